package import BookMotion

/// What a person does, as a page passes it on: the number of an event, its time, and a point, a
/// velocity, or one number.
package struct Gesture: Hashable, Sendable {
  package var verb: Int
  package var time: Double
  package var point: BookPoint

  package init(_ verb: Int, at time: Double, _ point: BookPoint = .zero) {
    (self.verb, self.time, self.point) = (verb, time, point)
  }

  /// The number of an event that has only one.
  package var number: Double { point.x }
}

extension Gesture: HasFields {
  package static var blank: Gesture { Gesture(0, at: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.count("verb", &verb, BookDomain(0, 100), .mayBeOmitted)
    try visitor.number("time", &time, Quantity(.finite, .instant))
    try visitor.number("x", &point.x, Quantity(.finite, nil))
    try visitor.number("y", &point.y, Quantity(.finite, nil))
  }
}
