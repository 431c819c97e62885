package import BookMotion

extension BookPictureColors {
  /// A side of a picture, and the strip of pixels along it.
  ///
  /// The strip is a tenth of the picture: on the left, the columns `0 ..< max(1, width / 10)`, with
  /// integer division; on the right, the same number of columns at the end; at the top and bottom,
  /// the rows accordingly.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The first columns: the spine of a book that is bound on the left.
    case left
    /// The last columns: the spine of a book that is bound on the right.
    case right
    /// The first rows.
    case top
    /// The last rows.
    case bottom
  }
}

extension BookPictureColors.Edge {
  /// Creates the side on which a book is bound.
  package init(_ binding: BookBinding) {
    self = binding == .left ? .left : .right
  }

  /// True for the top and the bottom, whose strips are rows.
  var isHorizontal: Bool { self == .top || self == .bottom }

  /// A set of sides of a picture.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    package init(_ edge: BookPictureColors.Edge) {
      switch edge {
      case .left: self = .left
      case .right: self = .right
      case .top: self = .top
      case .bottom: self = .bottom
      }
    }

    /// The first columns.
    public static let left = Set(rawValue: 1 << 0)
    /// The last columns.
    public static let right = Set(rawValue: 1 << 1)
    /// The first rows.
    public static let top = Set(rawValue: 1 << 2)
    /// The last rows.
    public static let bottom = Set(rawValue: 1 << 3)
    /// All four sides.
    package static let all: Set = [.left, .right, .top, .bottom]

    /// Returns a Boolean value that indicates whether the set contains a side.
    package func contains(_ edge: BookPictureColors.Edge) -> Bool { contains(Set(edge)) }
  }
}

extension BookPictureColors.Edge {
  /// The reciprocal of the strip's share of the picture.
  private static let share = 10

  /// Returns the number of columns or rows in the strip of a picture with `length` of them.
  static func depth(of length: Int) -> Int { max(1, length / share) }
}
