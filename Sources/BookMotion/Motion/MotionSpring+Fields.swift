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
