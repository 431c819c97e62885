#if !$Embedded
public import BookMotion
#endif

/// The marks that a reader has set on a book: to be read, recommended, or read.
///
/// ```swift
/// var marks = BookMarks()
/// marks.toggle(.recommended)
/// marks.contains(.recommended)  // true
/// marks.toggle(.recommended)
/// marks.all.isEmpty  // true
/// ```
///
/// The marks of all books are a value for the app to store, such as a dictionary from its books.
public struct BookMarks: Hashable, Sendable {
  /// A mark; each is independent of the others.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// The book is to be read ("TBR"): a heart.
    case toBeRead
    /// The book is recommended: a star.
    case recommended
    /// The book has been read: a check mark.
    case read
  }

  private var bits: UInt8 = 0

  /// Creates an empty set of marks.
  public init() {}

  /// Creates the marks of a book from a list.
  public init(_ marks: [Mark]) {
    for mark in marks where !contains(mark) { toggle(mark) }
  }

  /// A Boolean value that indicates whether the book has no marks.
  package var isEmpty: Bool { bits == 0 }

  /// Returns a Boolean value indicating whether the book has a mark.
  public func contains(_ mark: Mark) -> Bool { bits & mark.bit != 0 }

  /// Sets a mark if the book does not have it; otherwise, clears it.
  public mutating func toggle(_ mark: Mark) { bits ^= mark.bit }

  /// The marks that are set, in display order.
  public var all: [Mark] { Mark.allCases.filter(contains) }
}

extension BookMarks.Mark {
  /// The place of the mark in display order, from 0.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var bit: UInt8 { 1 << UInt8(index) }
}

#if !$Embedded
extension BookMarks.Mark: Codable {}

extension BookMarks: Codable {
  /// Decodes a list of marks by name, such as `["toBeRead", "read"]`.
  ///
  /// - Throws: A `BookMotionError` that names the position in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    guard let words = try? [String](from: decoder) else {
      throw BookMotionError(.wrongKind(expected: "a list of names"), at: "")
        .inside(decoder, noun: "marks")
    }
    var marks: [Mark] = []
    for (index, word) in words.enumerated() {
      guard let mark = Mark(rawValue: word) else {
        throw BookMotionError(
          .unknownName(word, choices: Mark.allCases.map { $0.rawValue }), at: "[\(index)]"
        ).inside(decoder, noun: "marks")
      }
      marks.append(mark)
    }
    self.init(marks)
  }

  /// Encodes the marks that are set, always in the same order.
  public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}
#endif
