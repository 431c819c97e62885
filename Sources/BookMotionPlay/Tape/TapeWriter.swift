package import BookMotion
import BookMotionDocuments

#if !$Embedded
/// A visitor that writes a tape: the numbers that describe a book, one after the other, in the order of
/// its fields.
///
/// The tool writes a tape into each web page that it makes; a ``TapeReader`` in the page reads it. On the
/// way, the writer notes what the page needs to change numbers later: where they are, and what they are
/// called. It writes any value; whether that is valid is for others to say.
package struct TapeWriter: FieldVisitor {
  /// The numbers on the tape.
  package private(set) var numbers: [Double] = []

  /// The numbers that can be tuned.
  package private(set) var notes: [Note] = []

  /// The indices of the first numbers of all fields at the top level.
  package private(set) var heads: [String: Int] = [:]

  /// The indices of the numbers that say whether a field at the top level is there, or how many
  /// elements it has.
  package private(set) var presences: [String: Int] = [:]

  /// The texts, in the order of their numbers.
  package private(set) var texts: [String] = []

  private var path: [String] = []

  /// The words of the list element that is visited, and the length of its path.
  private var subject: (words: [String], depth: Int) = ([], -1)

  /// Creates a tape that begins with some numbers.
  package init(after beginning: [Double] = []) { numbers = beginning }

  /// A number on a tape that can be tuned.
  package struct Note: Hashable, Sendable {
    /// The number's index on the tape.
    package let index: Int
    /// The number's keys in the document, from the outermost. Elements of lists have the words that
    /// say what they are, such as `flipping` or `center to shelf`.
    package internal(set) var path: [String]
    /// What the number measures.
    package let measure: Quantity.Measure
  }

  private mutating func inside(
    _ key: String, _ body: (inout TapeWriter) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    path.append(key)
    try body(&self)
    path.removeLast()
  }

  /// Notes where a field at the top level begins.
  private mutating func begin(_ key: StaticString) {
    if path.isEmpty, heads[key.description] == nil { heads[key.description] = numbers.count }
  }

  private mutating func number(_ key: String, _ value: Double, _ quantity: Quantity) {
    if let measure = quantity.measure, measure != .instant {
      notes.append(Note(index: numbers.count, path: path + [key], measure: measure))
    }
    numbers.append(value)
  }

  /// The whole tape: the numbers, the count of texts, and for each its length and its bytes as it is
  /// quoted in JSON.
  package var whole: [Double] {
    let quoted = texts.map { JSONText.quoted($0).utf8 }
    return numbers + [Double(quoted.count)]
      + quoted.flatMap { [Double($0.count)] + $0.map { Double($0) } }
  }

  package mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) {
    begin(key)
    number(key.description, value, quantity)
  }

  package mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError) {
    begin(key)
    try inside(key.description) { (tape) throws(BookMotionError) in
      for (index, quantity) in quantities.enumerated() {
        tape.number("\(index)", values[index], quantity)
      }
    }
  }

  package mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) {
    begin(key)
    numbers.append(value ? 1 : 0)
  }

  package mutating func mark(_ key: StaticString) {}

  package mutating func text(
    _ key: StaticString, _ value: inout String, ifEmpty code: BookMotionError.Code?
  ) {
    if path.count == subject.depth {
      // A name of one's own stands for all that was said before.
      if key.description == "name" { subject.words = [] }
      subject.words.append(value)
    }
    text(&value)
  }

  package mutating func text(_ value: inout String) {
    let index = texts.firstIndex(of: value) ?? texts.count
    if index == texts.count { texts.append(value) }
    numbers.append(Double(index))
  }

  package mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    _ rule: FieldRule, refusal: (String) -> BookMotionError.Code?
  ) {
    begin(key)
    if path.count == subject.depth { subject.words.append(words()[index]) }
    numbers.append(Double(index))
  }

  package mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout String, _ rule: FieldRule
  ) {
    if path.count == subject.depth {
      subject.words.append(index < count ? words()[index] : own)
      // The name of a place says it all: its other words are for tuning.
      if key.description == "place" { subject.depth = -1 }
    }
    numbers.append(Double(index))
    if index == count { text(&own) }
  }

  package mutating func one(of keys: [StaticString], _ index: inout Int) {
    numbers.append(Double(index))
  }

  package mutating func presence(
    _ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback
  ) {
    if fallback == .tunedNumber { isThere = true }
    if path.isEmpty { presences[key.description] = numbers.count }
    numbers.append(isThere ? 1 : 0)
  }

  package mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError) {
    begin(key)
    try inside(key.description) { (tape) throws(BookMotionError) in try part.visit(&tape) }
  }

  package mutating func written<Value: HasTextForm>(
    _ value: inout Value
  ) throws(BookMotionError) {
    try value.visit(&self)
  }

  package mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout TapeWriter) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    if path.isEmpty { presences[key.description] = numbers.count }
    numbers.append(Double(elements.count))
    try inside(key.description) { (tape) throws(BookMotionError) in
      var counts: [String: Int] = [:]
      for element in elements {
        var element = element
        let (first, outer) = (tape.notes.count, tape.subject)
        tape.subject = ([], tape.path.count + 1)
        try tape.inside("") { (tape) throws(BookMotionError) in try visit(&element, &tape) }
        let name = tape.subject.words.joined(separator: " to ")
        tape.subject = outer
        counts[name, default: 0] += 1
        let number = counts[name] ?? 1
        for note in first..<tape.notes.count {
          tape.notes[note].path[tape.path.count] = number == 1 ? name : "\(name) (\(number))"
        }
      }
    }
  }

  package mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) {
    numbers.append(Double(index ?? count))
    guard index == nil else { return }
    for (index, value) in values.enumerated() { number("\(index)", value, quantity) }
  }
}
#endif
