/// What a reader has noted about all books: a value that the app stores.
///
/// Books go by whatever the app knows them by.
///
/// ```swift
/// var shelf = Shelf<Int>()
/// shelf[7].toggle(.toBeRead)
/// shelf[7].contains(.toBeRead)  // true
/// shelf[8].isEmpty  // true
/// shelf.books(with: .toBeRead).count  // 1
/// ```
///
/// A book without marks takes no room, and is equal to one that was never noted.
public struct Shelf<Book: Hashable & Sendable>: Hashable, Sendable {
  private var marks: [Book: BookMarks] = [:]

  /// Creates a shelf on which nothing is noted.
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
