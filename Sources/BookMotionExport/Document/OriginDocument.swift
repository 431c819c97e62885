package import BookMotion

extension RecordingOrigin: HasFields {
  package static var blank: RecordingOrigin { RecordingOrigin("") }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.text("scene", &scene)
    try visitor.check { () throws(BookMotionError) in
      if scene.isEmpty { throw BookMotionError(.isEmpty, at: "scene") }
    }
    try visitor.optional("choreography", &choreography)
    try visitor.optional("screen", &screen, .length)
    try visitor.optional("restingFrame", &restingFrame)
    try visitor.optional("safeArea", &safeArea)
    try visitor.optional("binding", &binding, of: BookBinding.allCases)
    try visitor.optional("start", &start, of: BookTimeline.Start.allCases)
    try visitor.optional("tapPolicy", &tapPolicy, of: BookTransition.TapPolicy.allCases)
    try visitor.optional(
      "rotationPolicy", &rotationPolicy, of: BookTransition.RotationPolicy.allCases)
    var latest = 0.0
    try visitor.list("events", &events, .isRequired) { (event, visitor) throws(BookMotionError) in
      try event.visit(&visitor)
      try visitor.check { () throws(BookMotionError) in
        if event.time < latest || event.time.sign == .minus {
          throw BookMotionError(
            .unreadable(
              event.text, reason: "its time is below 0, or before that of the previous event"),
            at: "")
        }
      }
      latest = event.time
    }
  }
}

extension RecordingEvent: HasFields {
  package static var blank: RecordingEvent { RecordingEvent("", at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var text = text
    try visitor.text(&text)
    try visitor.make(&self) { () throws(BookMotionError) in
      do throws(ExportError) {
        return try RecordingEvent(text, number: RecordingEvent.plainNumber)
      } catch {
        throw BookMotionError(.unreadable(text, reason: "\(error)"), at: "")
      }
    }
  }

  /// Reads a number that is written as in JSON, or returns `nil` if it is none. The command line
  /// also accepts others, such as .5 and 0x10.
  private static func plainNumber(_ text: Substring) throws(ExportError) -> Double? {
    var scanner = JSONScanner(Array(text.utf8))
    do throws(DocumentError) {
      let number = try scanner.number()
      try scanner.end()
      if text.utf8.allSatisfy({ $0 > Letter.space }) { return number }
    } catch {}
    guard Double(text) != nil else { return nil }
    throw ExportError(.noEvent, "its numbers are not valid JSON numbers")
  }
}
