/// The edge at which a book is bound.
public enum BookBinding: String, Hashable, Sendable, CaseIterable {
  /// Bound at the left edge, as books that read from left to right are.
  case left
  /// Bound at the right edge: the exact mirror image of `left`.
  case right

  /// The opposite edge.
  package var opposite: BookBinding { self == .left ? .right : .left }
}
