/// What a reader has noted about all books: a value that the app stores.
///
/// Books go by whatever the app knows them by.
///
/// ```swift
/// var marked = MarkedBooks<Int>()
/// marked[7].toggle(.toBeRead)
/// marked[7].contains(.toBeRead)  // true
/// marked[8].isEmpty  // true
/// marked.books(with: .toBeRead).count  // 1
/// ```
///
/// A book without marks takes no room, and is equal to one that was never noted.
public struct MarkedBooks<Book: Hashable & Sendable>: Hashable, Sendable {
  private var marks: [Book: BookMarks] = [:]

  /// Creates a list in which nothing is noted.
  public init() {}

  /// What is noted about a book.
  public subscript(book: Book) -> BookMarks {
    get { marks[book] ?? BookMarks() }
    set { marks[book] = newValue.isEmpty ? nil : newValue }
  }

  /// The books about which something is noted, in no order.
  public var books: [Book] { Array(marks.keys) }

  /// The books that have a mark, in no order.
  public func books(with mark: BookMarks.Mark) -> [Book] {
    marks.filter { $0.value.contains(mark) }.map { $0.key }
  }
}

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

#if !$Embedded
extension BookMarks.Mark: Codable {}

extension BookMarks: Codable {
  /// Reads a list of marks by their names, `["toBeRead", "read"]`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
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

  /// Writes the marks that are set, always in the same order.
  public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}

extension MarkedBooks: Codable where Book: Codable {
  /// Reads the marks of each book.
  public init(from decoder: any Decoder) throws {
    self.init()
    for (book, marks) in try [Book: BookMarks](from: decoder) { self[book] = marks }
  }

  /// Writes the books that have marks, as the standard library writes a dictionary.
  public func encode(to encoder: any Encoder) throws {
    var noted: [Book: BookMarks] = [:]
    for book in books { noted[book] = self[book] }
    try noted.encode(to: encoder)
  }
}
#endif
