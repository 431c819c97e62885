/// What a reader has noted about a book: that it is to be read, to be recommended, or has been read.
///
/// ```swift
/// var marks = BookMarks()
/// marks.toggle(.recommended)
/// marks.contains(.recommended)  // true
/// marks.toggle(.recommended)
/// marks.isEmpty  // true
/// ```
public struct BookMarks: Hashable, Sendable {
  /// One thing that can be noted, each independent of the others.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// It is to be read ("TBR"): a heart.
    case toBeRead
    /// It is recommended: a star.
    case recommended
    /// It has been read: a check mark.
    case read
  }

  private var bits: UInt8 = 0

  /// Creates the marks of a book that has none.
  public init() {}

  /// Creates the marks of a book.
  public init(_ marks: [Mark]) {
    for mark in marks where !contains(mark) { toggle(mark) }
  }

  /// Whether the book has none.
  public var isEmpty: Bool { bits == 0 }

  /// Whether the book has it.
  public func contains(_ mark: Mark) -> Bool { bits & mark.bit != 0 }

  /// Sets it if the book does not have it, and else takes it away.
  public mutating func toggle(_ mark: Mark) { bits ^= mark.bit }

  /// The ones that are set, in the order in which they are shown.
  public var all: [Mark] { Mark.allCases.filter(contains) }
}

extension BookMarks.Mark {
  fileprivate var bit: UInt8 {
    switch self {
    case .toBeRead: 1
    case .recommended: 2
    case .read: 4
    }
  }
}
