/// The range of a number in a field, and what it measures.
package struct Quantity: Equatable, Sendable {
  /// The valid numbers.
  package var domain: BookDomain

  /// What the number measures, or `nil` if it is not for tuning.
  package var measure: Measure?

  /// What a number measures, which determines a sensible range for tuning it, unless it is an instant.
  package enum Measure: Sendable, CaseIterable {
    case seconds, bounce, ratio, points, degrees, share, factor, instant
  }

  package init(_ domain: BookDomain, _ measure: Measure?) {
    self.domain = domain
    self.measure = measure
  }

  /// A duration or a delay, in seconds.
  package static var seconds: Quantity { Quantity(.seconds, .seconds) }

  /// An opacity or another part of a whole, from 0 to 1.
  package static var opacity: Quantity { Quantity(.unit, .share) }

  /// An angle of the cover, from 0 to 180 degrees.
  package static var turn: Quantity { Quantity(.turn, .degrees) }

  /// A length of 0 or more, in points.
  package static var extent: Quantity { Quantity(.extent, .points) }

  /// A length above 0, in points.
  package static var length: Quantity { Quantity(.length, .points) }

  /// A distance in either direction, in points.
  package static var position: Quantity { Quantity(.position, .points) }

  /// A factor above 0.
  package static var factor: Quantity { Quantity(.length, .factor) }
}
