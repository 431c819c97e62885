package import BookMotion
import BookMotionDocuments

// A tape is the numbers that describe a book, as the tool hands them to a page. They are written and
// read in the order of the fields. A reader of JSON with its messages would add a tenth to the size of a
// page, so a page reads JSON itself: the library asks it for one field after the other (``TapeQuestion``).

#if !$Embedded
/// A visitor that writes the numbers of a value one after the other, and notes which can be tuned.
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

/// A visitor that reads what a ``TapeWriter`` has written, and refuses everything else; or one that asks
/// for it, field by field.
package struct TapeReader: FieldVisitor {
  /// The numbers on the tape, those already read with the change that they were read with.
  package private(set) var numbers: [Double]
  private var position = 0
  private let pace: TapePace?

  /// What answers instead of the tape, if anything does.
  private let answer: TapeQuestion.Reply?
  /// True if the answers are read into the value, and false if they are only told what is there.
  private let isReading: Bool

  /// Creates a reader that changes all that it reads by `pace`.
  package init(_ numbers: [Double], pace: TapePace? = nil) {
    (self.numbers, self.pace, answer, isReading) = (numbers, pace, nil, false)
  }

  /// Creates a visitor that asks for each field, and reads the answers if `isReading`. Otherwise it tells
  /// what is there, in the order in which it would be on a tape.
  package init(isReading: Bool, asking answer: @escaping TapeQuestion.Reply) {
    (numbers, pace, self.answer, self.isReading) = ([], nil, answer, isReading)
  }

  /// True if something else than the tape answers.
  private var isAsking: Bool { answer != nil }

  // One copy of each of these is enough: what reads many types asks in many places.

  /// Asks a question, if there is something that answers; otherwise, returns 1.
  ///
  /// - Throws: ``BookMotionError`` if the answer is not a number: whoever answers knows why.
  @inline(never)
  private func ask(
    _ kind: TapeQuestion.Kind, _ word: FieldText, _ value: Double, isRequired: Bool,
    in quantity: Quantity
  ) throws(BookMotionError) -> Double {
    guard let answer else { return 1 }
    let number = answer(
      TapeQuestion(
        kind: kind, word: word, value: value, quantity: quantity, isRequired: isRequired))
    guard !number.isNaN else { throw BookMotionError(.missing, at: "tape") }
    return number
  }

  @inline(never)
  private func ask(
    _ kind: TapeQuestion.Kind, _ key: StaticString, _ value: Double, _ rule: FieldRule
  ) throws(BookMotionError) -> Double {
    guard isAsking else { return 1 }
    return try ask(
      kind, FieldText(key), value, isRequired: rule == .isRequired, in: TapeReader.anything)
  }

  private static var anything: Quantity { Quantity(.finite, nil) }

  /// Says that a part, or something else that has an end, is over.
  @inline(never)
  private func leave() throws(BookMotionError) { _ = try ask(.end, "", 0, .isWritten) }

  /// Returns an index that has been asked for, or the next one on the tape.
  @inline(never)
  private mutating func index(
    asking kind: TapeQuestion.Kind, _ key: StaticString, _ value: Int, below limit: Int,
    from lowest: Int = 0, _ rule: FieldRule = .isWritten
  ) throws(BookMotionError) -> Int {
    guard isAsking else { return try index(below: limit) }
    let number = try ask(kind, key, Double(value), rule)
    try BookDomain(Double(lowest), Double(limit) - 1).check(number, "tape")
    return Int(number)
  }

  /// Tells words of which the next answer is one.
  @inline(never)
  private func offer(_ words: [String]) throws(BookMotionError) {
    for word in words {
      _ = try ask(.option, FieldText(word), 0, isRequired: false, in: TapeReader.anything)
    }
  }

  /// True if all numbers have been read.
  package var isAtEnd: Bool { position == numbers.count }

  /// Returns the texts that follow the numbers.
  package mutating func texts() throws(BookMotionError) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for _ in 0..<(try index(below: TapeReader.mostTexts)) {
      var text: [UInt8] = []
      for _ in 0..<(try index(below: numbers.count - position)) {
        text.append(UInt8(try index(below: 256)))
      }
      texts.append(text)
    }
    return texts
  }

  private mutating func next(_ domain: BookDomain = .finite) throws(BookMotionError) -> Double {
    guard position < numbers.count else { throw BookMotionError(.missing, at: "tape") }
    let number = numbers[position]
    try domain.check(number, "tape")
    position += 1
    return number
  }

  private mutating func next(_ quantity: Quantity) throws(BookMotionError) -> Double {
    let number = try next(quantity.domain)
    guard let pace else { return number }
    numbers[position - 1] = pace.applied(to: number, quantity)
    return numbers[position - 1]
  }

  /// Returns one of several cases, by its number.
  package mutating func choice<Value>(of all: [Value]) throws(BookMotionError) -> Value {
    all[try index(below: all.count)]
  }

  /// Returns the next number, which has to be an integer below `limit`.
  private mutating func index(below limit: Int) throws(BookMotionError) -> Int {
    let number = try next(BookDomain(0, Double(limit) - 1))
    guard number == number.rounded(.down) else { throw BookMotionError(.missing, at: "tape") }
    return Int(number)
  }

  @inline(never)
  package mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) throws(BookMotionError) {
    if isReading, case .mayBeOmittedIf(let standard) = rule { value = standard }
    guard isAsking else {
      value = try next(quantity)
      return
    }
    let number = try ask(
      .number, FieldText(key), value, isRequired: rule == .isRequired, in: quantity)
    try quantity.domain.check(number, "tape")
    value = number
  }

  package mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError) {
    if try ask(.numbers, key, Double(quantities.count), rule) == 0 { return }
    for index in quantities.indices {
      try number("", &values[index], quantities[index], .isRequired)
    }
    try leave()
  }

  @inline(never)
  package mutating func truth(
    _ key: StaticString, _ value: inout Bool, _ rule: FieldRule
  ) throws(BookMotionError) {
    value = try index(asking: .truth, key, value ? 1 : 0, below: 2, rule) == 1
  }

  @inline(never)
  package mutating func mark(_ key: StaticString) throws(BookMotionError) {
    _ = try ask(.mark, key, 0, .isRequired)
  }

  package mutating func schema(_ schema: DocumentSchema) throws(BookMotionError) {
    guard isAsking else { return }
    _ = try ask(.schema, schema.text, 0, isRequired: true, in: TapeReader.anything)
  }

  package mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) throws(BookMotionError) {
    try text(&value, key, code == nil ? .isWritten : .isRequired)
  }

  package mutating func text(_ value: inout FieldText) throws(BookMotionError) {
    try text(&value, "", .isWritten)
  }

  @inline(never)
  private mutating func text(
    _ value: inout FieldText, _ key: StaticString, _ rule: FieldRule
  ) throws(BookMotionError) {
    #if $Embedded
    let known = value.number
    #else
    let known = TapeReader.number(of: value)
    #endif
    let number = try index(
      asking: .text, key, known, below: TapeReader.mostTexts, from: -1, rule)
    #if $Embedded
    value = FieldText(number: number)
    #else
    value = TapeReader.text + "\(number)"
    #endif
  }

  private static var mostTexts: Int { 1000 }

  #if !$Embedded
  /// What stands for a text, in front of its number.
  private static let text = "text "

  /// Returns the number of a text that was read.
  static func number(of text: String) -> Int {
    Int(text.dropFirst(TapeReader.text.utf8.count)) ?? 0
  }
  #endif

  package mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    _ rule: FieldRule, refusal: (String) -> BookMotionError.Code?
  ) throws(BookMotionError) {
    // What the words are is only of interest to somebody who answers.
    try offer(isAsking ? words() : [])
    index = try self.index(asking: .word, key, index, below: count, rule)
  }

  package mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) throws(BookMotionError) {
    try offer(isAsking ? words() : [])
    index = try self.index(asking: .ownWord, key, index, below: count + 1, rule)
    if index == count { try text(&own) }
  }

  @inline(never)
  package mutating func one(
    of keys: [StaticString], _ index: inout Int
  ) throws(BookMotionError) {
    if isAsking {
      for key in keys { _ = try ask(.option, key, 0, .isWritten) }
    }
    index = try self.index(asking: .one, "", index, below: keys.count)
  }

  @inline(never)
  package mutating func presence(
    _ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback
  ) throws(BookMotionError) {
    let isTold = isThere || fallback == .tunedNumber && !isReading
    isThere = try index(asking: .presence, key, isTold ? 1 : 0, below: 2) == 1
  }

  package mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError) {
    if try ask(.part, key, 1, rule) == 0 { return }
    if isReading, rule != .keepsContext { part = .blank }
    try part.visit(&self)
    try leave()
  }

  package mutating func written<Value: HasTextForm>(
    _ value: inout Value
  ) throws(BookMotionError) {
    try value.visit(&self)
  }

  package mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout TapeReader) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    let count = try count(key, elements.count, rule)
    if count == -1 { return }
    var read: [Element] = []
    for index in 0..<count {
      let isKnown = isAsking && !isReading && index < elements.count
      var element = isKnown ? elements[index] : Element.blank
      _ = try ask(.element, "", Double(index), .isWritten)
      try visit(&element, &self)
      try leave()
      read.append(element)
    }
    try leave()
    elements = read
  }

  /// Returns the count of a list's elements, or −1 if it is absent.
  @inline(never)
  private mutating func count(
    _ key: StaticString, _ count: Int, _ rule: FieldRule
  ) throws(BookMotionError) -> Int {
    // A list can't have more elements than there are numbers left.
    let most = isAsking ? TapeReader.mostElements : numbers.count - position
    return try index(asking: .list, key, count, below: most, from: -1, rule)
  }

  private static var mostElements: Int { 1_000_000 }

  package mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) throws(BookMotionError) {
    try self.name(&index, of: count, isAsking ? names() : [], or: &values, quantity, noun)
  }

  @inline(never)
  private mutating func name(
    _ index: inout Int?, of count: Int, _ names: [String], or values: inout [Double],
    _ quantity: Quantity, _ noun: StaticString
  ) throws(BookMotionError) {
    if isAsking {
      try offer(names)
      for _ in values { try offer([""]) }
    }
    let read = try self.index(asking: .name, noun, index ?? count, below: count + 1)
    index = read < count ? read : nil
    guard index == nil else { return }
    for valueIndex in values.indices {
      try number("", &values[valueIndex], quantity, .isRequired)
    }
  }

  package mutating func make<Value>(
    _ value: inout Value, _ body: () throws(BookMotionError) -> Value
  ) throws(BookMotionError) {
    value = try body()
  }

  package mutating func check(
    _ body: () throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    try body()
  }

  /// Tells what is wrong with what has been read, as far as there are words for it. Whoever has refused to
  /// answer knows better.
  package func tell(_ error: BookMotionError) {
    let (value, rule, domain) =
      switch error.code {
      case .outsideDomain(let value, let domain): (value, FieldRule.isRequired, domain)
      case .neverRests: (1.0, .isWritten, BookDomain.finite)
      default: (0.0, .isWritten, .finite)
      }
    if case .wrongOrder(let phase, let before) = error.code { try? offer([phase, before ?? ""]) }
    _ = try? ask(.fault, "", value, isRequired: rule == .isRequired, in: Quantity(domain, nil))
  }
}

/// A question about the next field of a value, which a page answers from a JSON document.
///
/// Its words, keys, and ranges are what the page needs to say what is wrong with the document: the core
/// of a page has no texts of errors, which would add more to a page than all that it asks.
package struct TapeQuestion {
  /// What answers a question: NaN refuses it.
  package typealias Reply = (TapeQuestion) -> Double

  package enum Kind: Int32 {
    /// A number; a list of numbers, which are then asked for one by one until its end; `true` or `false`;
    /// a field that has to be `true`.
    case number, numbers, truth, mark
    /// The number of a text that the page knows.
    case text
    /// A word that the next answer may be.
    case option
    /// The index of a word; of a word or, beyond them all, a text that is asked for next; of the key that
    /// is there; and of a name or, beyond them all, a list of numbers: among its options is an empty
    /// one for each of those.
    case word, ownWord, one, name
    /// Whether a field is there.
    case presence
    /// A part, 0 if it is absent; a list, whose count it is, −1 if it is absent; and an element of a list.
    /// Each of them has an end.
    case part, list, element, end
    /// The schema; and that what was read is invalid: because of a number outside of a range if that is
    /// required, because of a phase in the wrong order after options, and because something never rests if
    /// the value is 1.
    case schema, fault
  }

  package let kind: Kind
  /// The key, or a word.
  package let word: FieldText
  /// What is there: a number, an index, a count, or 1 for what is true.
  package let value: Double
  /// The numbers that are valid, and what they measure, if they can be tuned.
  package let quantity: Quantity
  /// True if a document must have the field, or if a text must not be empty.
  package let isRequired: Bool
}
