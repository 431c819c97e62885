import BookMotion
import BookMotionDocuments
import BookMotionPlay

/// The meaning of the numbers on a book's tape, used to tune them and to write them back into a
/// document.
struct TapeTable {
  /// The numbers themselves.
  let numbers: [Double]
  /// The texts, in the order of their numbers.
  let texts: [String]
  /// The numbers that can be tuned, in tape order.
  let notes: [TapeWriter.Note]
  /// The indices of the first numbers of the fields at the top level.
  private let heads: [String: Int]
  /// The indices of the numbers that say whether a field at the top level is there.
  private let presences: [String: Int]

  /// Creates the table of a setup whose numbers come after some others.
  init(_ setup: some HasFields, after beginning: [Double] = []) {
    var (tape, setup) = (TapeWriter(after: beginning), setup)
    // This visitor never throws.
    try? setup.visit(&tape)
    (numbers, texts, notes) = (tape.whole, tape.texts, tape.notes)
    (heads, presences) = (tape.heads, tape.presences)
  }

  /// The indices as a JSON document with the keys of the book's own, in which each number is
  /// replaced by its index on the tape and its measure.
  var json: String { TapeTable.json(notes[...], depth: 0) }

  /// The indices of the numbers that a page has switches for, and their count.
  var head: String {
    // A color comes after a number that says that it has no name.
    let keys = [
      ("reduced", "isReduced", 0..<1), ("binding", "binding", 0..<1), ("screen", "screen", 0..<2),
      ("frame", "restingFrame", 0..<4), ("spine", "spine", 1..<4), ("spine", "boards", 1..<4),
    ]
    let entries = keys.compactMap { name, key, places in
      heads[key].map {
        (text: "\"\(name)\":\($0 + places.lowerBound)", end: $0 + places.upperBound)
      }
    }
    let end = entries.map(\.end).max() ?? 0
    return "{" + entries.map { $0.text + "," }.joined() + "\"count\":\(end)}"
  }

  /// The indices of the numbers that say that fields with pictures have none, as a JSON document. A
  /// page puts a person's own pictures there.
  func rooms(for fields: [String]) -> String {
    let rooms = fields.compactMap { key in
      presences[key].flatMap { numbers[$0] == 0 ? "\"\(key)\":\($0)" : nil }
    }
    return "{\(rooms.joined(separator: ","))}"
  }

  private static func json(_ notes: ArraySlice<TapeWriter.Note>, depth: Int) -> String {
    if let note = notes.first, note.path.count == depth {
      return "[\(note.index),\(note.measure.number)]"
    }
    var (fields, rest) = ([String](), notes)
    while let key = rest.first?.path[depth] {
      let same = rest.prefix { $0.path[depth] == key }
      fields.append("\(JSONText.quoted(key)):\(json(same, depth: depth + 1))")
      rest = rest[same.endIndex...]
    }
    return "{\(fields.joined(separator: ","))}"
  }
}

extension Quantity.Measure {
  fileprivate var number: Int { Quantity.Measure.allCases.firstIndex(of: self) ?? 0 }

  /// What a number is counted in, in words.
  var unit: String {
    switch self {
    case .seconds, .instant: "seconds"
    case .bounce, .ratio: ""
    case .points: "points"
    case .degrees: "degrees of the cover's turn"
    case .share: "0 is none, 1 is all"
    case .factor: "1 changes nothing"
    }
  }

  /// The factor by which a control goes beyond a value outside of ``range``: 1 where a larger one
  /// would have no meaning.
  var beyond: Double { self == .degrees || self == .share ? 1 : 2 }

  /// The range of values that a control should offer at least.
  var range: ClosedRange<Double> {
    switch self {
    case .seconds, .instant: 0...1
    case .bounce: -0.5...0.8
    case .ratio: 0.1...1.5
    case .points: 0...40
    case .degrees: 0...180
    case .share: 0...1
    case .factor: 0...2
    }
  }
}
