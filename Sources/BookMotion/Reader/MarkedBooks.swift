/// The marks that a reader has set on all books: a value for the app to store.
///
/// Books are identified by any hashable value that the app uses for them.
///
/// ```swift
/// var marked = MarkedBooks<Int>()
/// marked[7].toggle(.toBeRead)
/// marked[7].contains(.toBeRead)  // true
/// marked[8].isEmpty  // true
/// marked.books(with: .toBeRead).count  // 1
/// ```
///
/// A book without marks takes no space, and two values that differ only in such books are equal.
public struct MarkedBooks<Book: Hashable & Sendable>: Hashable, Sendable {
  private var marks: [Book: BookMarks] = [:]

  /// Creates a collection without marks.
  public init() {}

  /// Accesses the marks of a book.
  public subscript(book: Book) -> BookMarks {
    get { marks[book] ?? BookMarks() }
    set { marks[book] = newValue.isEmpty ? nil : newValue }
  }

  /// The books that have at least one mark, in no particular order.
  public var books: [Book] { Array(marks.keys) }

  /// Returns the books that have a mark, in no particular order.
  public func books(with mark: BookMarks.Mark) -> [Book] {
    marks.filter { $0.value.contains(mark) }.map { $0.key }
  }
}

/// The marks that a reader has set on a book: to be read, recommended, or read.
///
/// ```swift
/// var marks = BookMarks()
/// marks.toggle(.recommended)
/// marks.contains(.recommended)  // true
/// marks.toggle(.recommended)
/// marks.isEmpty  // true
/// ```
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
  public var isEmpty: Bool { bits == 0 }

  /// Returns a Boolean value indicating whether the book has a mark.
  public func contains(_ mark: Mark) -> Bool { bits & mark.bit != 0 }

  /// Sets a mark if the book does not have it; otherwise, clears it.
  public mutating func toggle(_ mark: Mark) { bits ^= mark.bit }

  /// The marks that are set, in display order.
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

#if !$Embedded
extension BookMarks.Mark: Codable {}

extension BookMarks: Codable {
  /// Decodes a list of marks by name, such as `["toBeRead", "read"]`.
  ///
  /// - Throws: A ``BookMotionError`` that names the position in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let place = DocumentPlace(of: decoder, noun: "marks")
    let words: [String]
    do {
      words = try [String](from: decoder)
    } catch {
      throw place.error(.wrongKind(expected: "a list of names"))
    }
    var marks: [Mark] = []
    for (index, word) in words.enumerated() {
      guard let mark = Mark(rawValue: word) else {
        throw place[index].error(
          .unknownName(word, choices: Mark.allCases.map { $0.rawValue }))
      }
      marks.append(mark)
    }
    self.init(marks)
  }

  /// Encodes the marks that are set, always in the same order.
  public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}

extension MarkedBooks: Codable where Book: Codable {
  /// Decodes the marks of each book.
  public init(from decoder: any Decoder) throws {
    self.init()
    for (book, marks) in try [Book: BookMarks](from: decoder) { self[book] = marks }
  }

  /// Encodes the books that have marks, in the standard library's format for a dictionary.
  public func encode(to encoder: any Encoder) throws {
    var noted: [Book: BookMarks] = [:]
    for book in books { noted[book] = self[book] }
    try noted.encode(to: encoder)
  }
}
#endif
