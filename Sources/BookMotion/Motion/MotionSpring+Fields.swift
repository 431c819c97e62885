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
    try self.init(readingFrom: decoder, noun: "spring")
  }

  /// Encodes `duration` and `bounce` if they reproduce the spring exactly; otherwise, `response`
  /// and `dampingRatio`, which always do. The `mass` is included if it is not 1.
  ///
  /// - Throws: Any error of the encoder, and an `EncodingError` if the response is outside the
  ///   range that can be decoded, which happens only with extreme physics.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif

extension MotionSpring: HasFields {
  package static var blank: MotionSpring { MotionSpring() }
  package static var isAlwaysValid: Bool { true }
  package static var example: StaticString? { #"{"duration": 0.6, "bounce": 0.1}"# }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var form = isToldByBounce ? 0 : 1
    var (mass, seconds, bounce, ratio) = (mass, duration, bounce, dampingRatio)
    try visitor.one(of: ["duration", "response", "stiffness", "settlingDuration"], &form)
    try visitor.number("mass", &mass, Quantity(.positive, nil), .mayBeOmittedIf(1))
    let parameters: Parameters
    switch form {
    case 0:
      try visitor.number("duration", &seconds, .springDuration, .isRequired)
      try visitor.number("bounce", &bounce, Quantity(.bounce, .bounce), .isWritten)
      parameters = .duration(seconds, bounce: bounce)
    case 1:
      try visitor.number("response", &seconds, .springDuration, .isRequired)
      try visitor.number("dampingRatio", &ratio, .dampingRatio, .isRequired)
      parameters = .response(seconds, dampingRatio: ratio)
    case 2:
      var (stiffness, damping, allowsOverDamping) = (stiffness, damping, false)
      try visitor.number("stiffness", &stiffness, Quantity(.positive, nil), .isRequired)
      try visitor.number("damping", &damping, Quantity(.damping, nil), .isRequired)
      try visitor.truth("allowOverDamping", &allowsOverDamping)
      parameters = .mass(
        mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverDamping)
    default:
      var epsilon = 0.001
      try visitor.number("settlingDuration", &seconds, Quantity(.settling, nil), .isRequired)
      try visitor.number("dampingRatio", &ratio, Quantity(.settlingRatio, nil), .isRequired)
      try visitor.number("epsilon", &epsilon, Quantity(.epsilon, nil), .mayBeOmittedIf(0.001))
      parameters = .settlingDuration(seconds, dampingRatio: ratio, epsilon: epsilon)
    }
    try visitor.make(&self) { () throws(BookMotionError) in
      let read = try MotionSpring(parameters)
      return MotionSpring(mass: mass, duration: read.duration, dampingRatio: read.dampingRatio)
    }
  }
}

extension Quantity {
  fileprivate static var springDuration: Quantity { Quantity(.positive, .seconds) }
  fileprivate static var dampingRatio: Quantity { Quantity(.damping, .ratio) }
}
