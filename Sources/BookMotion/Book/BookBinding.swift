/// The side on which a book is bound.
public enum BookBinding: String, Hashable, Sendable, CaseIterable {
  /// Bound at its left edge, as books are that read from left to right.
  case left
  /// Bound at its right edge: the exact mirror image.
  case right

  /// The other side.
  public var opposite: BookBinding { self == .left ? .right : .left }
}

#if !$Embedded
extension BookBinding: Codable {}
#endif
