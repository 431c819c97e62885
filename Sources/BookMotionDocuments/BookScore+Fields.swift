public import BookMotion

extension BookScore: HasFields {
  package static var blank: BookScore { BookScore(.blank, events: []) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitMaking(&visitor)
    try visitor.number("framesPerSecond", &framesPerSecond, Quantity(.frameRate, nil))
  }

  /// Visits all but the frame rate.
  package mutating func visitMaking<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("choreography", &choreography, .isRequired)
    try visitLayout(&visitor)
    try visitCourse(&visitor)
  }

  /// Visits the layout.
  package mutating func visitLayout<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var (screen, frame, safeArea, binding) = (
      layout.screen, layout.restingFrame, layout.safeArea, layout.binding
    )
    try visitor.size("screen", &screen, Quantity(.length, nil), .isRequired)
    try visitor.rect("restingFrame", &frame, .isRequired)
    try visitor.optional("safeArea", &safeArea)
    try visitor.choice("binding", &binding, of: BookBinding.allCases, .isRequired)
    try visitor.make(&layout) { () throws(BookMotionError) in
      try BookLayout(
        validating: screen, restingFrame: frame, binding: binding, safeArea: safeArea)
    }
  }

  /// Visits what happens.
  package mutating func visitCourse<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.optional("direction", &direction, of: Direction.allCases)
    var start = start
    try visitor.choice("start", &start, of: Start.allCases, .isRequired)
    try visitor.check { () throws(BookMotionError) in
      guard let direction, direction.start != start else { return }
      throw BookMotionError(
        .unknownName(start.rawValue, choices: [direction.start.rawValue]), at: "start")
    }
    self.start = start
    try visitor.choice(
      "tapPolicy", &tapPolicy, of: BookTransition.TapPolicy.allCases, .isRequired)
    try visitor.choice(
      "rotationPolicy", &rotationPolicy, of: BookTransition.RotationPolicy.allCases, .isRequired)
    try visitor.events(&events) { $0.time }
  }
}

extension FieldVisitor {
  /// Visits a case of an enumeration that may be absent.
  package mutating func optional<Choice: RawRepresentable<String> & Equatable>(
    _ key: StaticString, _ value: inout Choice?, of choices: [Choice]
  ) throws(BookMotionError) {
    try optional(key, &value, blank: choices[0]) { (choice, visitor) throws(BookMotionError) in
      try visitor.choice(key, &choice, of: choices, .isRequired)
    }
  }

  /// Visits events, which documents write as text, in the order of time.
  package mutating func events<Event: HasTextForm>(
    _ events: inout [Event], time: (Event) -> Double
  ) throws(BookMotionError) {
    var earliest = 0.0
    try list("events", &events, .isRequired) { (event, visitor) throws(BookMotionError) in
      try visitor.written(&event)
      try visitor.check { () throws(BookMotionError) in
        try BookDomain(earliest, BookDomain.seconds.highest).check(time(event), "time")
      }
      earliest = time(event)
    }
  }
}

#if !$Embedded
extension BookScore.Direction: Codable {}

extension BookScore: Codable {
  /// Decodes the score.
  ///
  /// ```json
  /// {"choreography": {…}, "screen": [1024, 768], "restingFrame": [100, 200, 200, 280],
  ///  "binding": "left", "start": "closed", "tapPolicy": "interrupt",
  ///  "rotationPolicy": "finishFirst", "events": ["0:tap", "0.7:close", "1.1:tap"]}
  /// ```
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(readingFrom: decoder, noun: "score")
  }

  /// Encodes all fields. Choreographies leave out what has its default, and so does the frame rate.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif
