public import BookMotion

/// A side of a picture, and by it the strip of pixels along that side.
///
/// The strip is a tenth of the picture: columns 0 ..< max(1, width / 10) at the left, divided as
/// whole numbers, the last as many at the right; rows likewise at the top and at the bottom.
public enum PictureEdge: String, Hashable, Sendable, CaseIterable {
  /// Where the spine is of a book that is bound at the left.
  case left
  /// Where the spine is of a book that is bound at the right.
  case right
  /// The first rows.
  case top
  /// The last rows.
  case bottom
}

extension PictureEdge {
  /// The side that a book is bound at.
  public init(_ binding: BookBinding) {
    self = binding == .left ? .left : .right
  }

  /// Several sides of a picture.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: PictureEdge) {
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
    public static let all: Set = [.left, .right, .top, .bottom]

    /// Whether a side is among them.
    public func contains(_ edge: PictureEdge) -> Bool { contains(Set(edge)) }
  }
}

extension PictureEdge {
  /// The part of a side of the picture that a strip along it takes.
  private static let share = 10

  /// How many columns or rows the strip has in a picture of so many.
  static func depth(of length: Int) -> Int { max(1, length / share) }
}
