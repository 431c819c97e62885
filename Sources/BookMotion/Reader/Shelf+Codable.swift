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

extension Shelf: Codable where Book: Codable {
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
