#if !$Embedded
extension MotionSpring: Codable {
  /// Creates a spring from one of four sets of keys, which are named like the labels of
  /// ``Parameters``.
  ///
  /// | Keys | Defaults |
  /// |---|---|
  /// | `duration`, `bounce` | `bounce`: 0 |
  /// | `response`, `dampingRatio` | |
  /// | `stiffness`, `damping`, `allowOverDamping` | `allowOverDamping`: false |
  /// | `settlingDuration`, `dampingRatio`, `epsilon` | `epsilon`: 0.001 |
  ///
  /// Each set may include a `mass`, which is 1 by default. The mass changes the force of the
  /// spring, but changes its motion only if the stiffness is given.
  ///
  /// - Throws: A ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(DocumentPart(decoder, noun: "spring"))
  }

  init(_ part: DocumentPart) throws(BookMotionError) {
    let way = try part.one(of: [.duration, .response, .stiffness, .settlingDuration])
    let mass = try part.number(.mass, default: 1)
    let parameters: Parameters
    switch way {
    case .duration:
      try part.expect(only: [.duration, .bounce, .mass])
      parameters = .duration(
        try part.number(.duration), bounce: try part.number(.bounce, default: 0))
    case .response:
      try part.expect(only: [.response, .dampingRatio, .mass])
      parameters = .response(
        try part.number(.response), dampingRatio: try part.number(.dampingRatio))
    case .stiffness:
      try part.expect(only: [.mass, .stiffness, .damping, .allowOverDamping])
      parameters = .mass(
        mass, stiffness: try part.number(.stiffness), damping: try part.number(.damping),
        allowOverDamping: part.has(.allowOverDamping) ? try part.truth(.allowOverDamping) : false)
    default:
      try part.expect(only: [.settlingDuration, .dampingRatio, .epsilon, .mass])
      parameters = .settlingDuration(
        try part.number(.settlingDuration), dampingRatio: try part.number(.dampingRatio),
        epsilon: try part.number(.epsilon, default: 0.001))
    }
    try part.place.containing { () throws(BookMotionError) in
      try Domain.positive.check(mass, "mass")
    }
    let spring = try part.place.containing { () throws(BookMotionError) in
      try MotionSpring(parameters)
    }
    self.init(mass: mass, duration: spring.duration, dampingRatio: spring.dampingRatio)
  }

  /// Encodes `duration` and `bounce` if they reproduce the spring exactly; otherwise, `response`
  /// and `dampingRatio`, which always do. The `mass` is included if it is not 1 or if the encoder
  /// writes defaults.
  ///
  /// - Throws: Any error of the encoder, and an `EncodingError` if the response is outside the
  ///   range that can be decoded, which happens only with extreme physics.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    if mass != 1 || encoder.writesDefaults { try fields.encode(mass, forKey: .mass) }
    if isToldByBounce {
      try fields.encode(duration, forKey: .duration)
      try fields.encode(bounce, forKey: .bounce)
    } else if Domain.positive.contains(duration) {
      try fields.encode(duration, forKey: .response)
      try fields.encode(dampingRatio, forKey: .dampingRatio)
    } else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: BookMotionError(.outsideDomain(duration, .positive), at: "response")
            .description))
    }
  }
}
#endif
