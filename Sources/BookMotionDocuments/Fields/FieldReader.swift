#if !$Embedded
import BookMotion

/// A visitor that reads a value from JSON.
///
/// Its errors state the place, what was found there, and what is valid. Unknown keys are errors,
/// because a mistyped key must not be silently ignored.
struct FieldReader: FieldVisitor {
  private let node: JSONNode
  /// An example of the value, for errors.
  private let example: StaticString?
  /// The keys that the value can have, as far as it has been visited.
  private var keys: [String] = []
  /// The first required key that is missing.
  private var missing: String?
  /// The name of the value in parentheses, for its place in errors.
  private var explanation = ""

  private init<Value: HasFields>(_ node: JSONNode, _ type: Value.Type) {
    self.node = node
    example = Value.example
  }

  /// Creates a reader of a value without keys.
  private init(ofValue node: JSONNode) {
    self.node = JSONNode(.object([("", node)]))
    example = nil
  }

  /// Reads a value, which `visit` passes to the reader.
  static func read<Value: HasFields>(
    _ value: inout Value, from node: JSONNode,
    visit: (inout Value, inout FieldReader) throws(BookMotionError) -> Void = {
      (value, reader) throws(BookMotionError) in try value.visit(&reader)
    }
  ) throws(BookMotionError) {
    var reader = FieldReader(node, Value.self)
    do throws(BookMotionError) {
      do throws(BookMotionError) { try visit(&value, &reader) } catch {
        try reader.expectAll()
        throw error
      }
      // An unknown key may be the missing one, mistyped.
      try reader.expectNoOther()
      try reader.expectAll()
    } catch {
      throw reader.explanation.isEmpty ? error : error.inside(reader.explanation)
    }
  }

  private func expectNoOther() throws(BookMotionError) {
    guard case .object(let fields) = node.value else { return }
    let unknown = fields.map(\.key).filter { !keys.contains($0) }
    // Keys of a decoder have no order, but the error should be deterministic.
    guard let first = unknown.min() else { return }
    throw BookMotionError(.unknownKey(first, known: keys), at: "")
  }

  private func expectAll() throws(BookMotionError) {
    if let missing { throw BookMotionError(.missing, at: missing) }
  }

  private func fields() throws(BookMotionError) -> [JSONNode.Field] {
    if case .object(let fields) = node.value { return fields }
    let words = example.map { ", such as \($0)" } ?? ""
    throw BookMotionError(.wrongKind(expected: "an object\(words)"), at: "")
  }

  /// Returns the value of a key, or `nil` if it is missing.
  private mutating func find(
    _ key: StaticString, _ rule: FieldRule
  ) throws(BookMotionError) -> JSONNode? {
    let key = key.description
    if !keys.contains(key) { keys.append(key) }
    let fields = try fields()
    if let field = fields.first(where: { $0.key == key }) { return field.node }
    if rule == .isRequired, missing == nil { missing = key }
    return nil
  }

  mutating func schema(_ schema: DocumentSchema) throws(BookMotionError) {
    var word = ""
    try text("schema", &word, ifEmpty: nil)
    if missing == nil { try schema.check(word) }
  }

  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) throws(BookMotionError) {
    if case .mayBeOmittedIf(let standard) = rule { value = standard }
    guard let node = try find(key, rule) else { return }
    value = try FieldReader.number(node, quantity.domain, at: key.description)
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    values = try FieldReader.numbers(
      node, quantities, "a list of \(quantities.count) numbers", at: key.description)
  }

  mutating func count(
    _ key: StaticString, _ value: inout Int, _ domain: BookDomain, _ rule: FieldRule
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    let number = try FieldReader.number(node, .finite, at: key.description)
    guard number >= domain.lowest, let whole = Int(exactly: number) else {
      let expected = "a whole number of at least \(Int(domain.lowest))"
      throw BookMotionError(.wrongKind(expected: expected), at: key.description)
    }
    try domain.check(number, key.description)
    value = whole
  }

  mutating func truth(
    _ key: StaticString, _ value: inout Bool, _ rule: FieldRule
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    guard case .truth(let truth) = node.value else {
      throw node.mismatch("true or false", at: key.description)
    }
    value = truth
  }

  mutating func mark(_ key: StaticString) throws(BookMotionError) {
    var isTrue = false
    try truth(key, &isTrue, .isRequired)
    guard isTrue else {
      throw BookMotionError(.wrongKind(expected: "true"), at: key.description)
    }
  }

  mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) throws(BookMotionError) {
    guard let node = try find(key, .isRequired) else { return }
    value = try FieldReader.text(node, at: key.description)
    if let code, value.isEmpty { throw BookMotionError(code, at: key.description) }
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int,
    _ words: @autoclosure () -> [String], _ rule: FieldRule,
    refusal: (String) -> BookMotionError.Code?
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    let (word, words) = (try FieldReader.text(node, at: key.description), words())
    guard let found = words.firstIndex(of: word) else {
      throw BookMotionError(
        refusal(word) ?? .unknownName(word, choices: words), at: key.description)
    }
    index = found
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    own = try FieldReader.text(node, at: key.description)
    if own.isEmpty { throw BookMotionError(.isEmpty, at: key.description) }
    index = words().firstIndex(of: own) ?? count
  }

  mutating func one(of keys: [StaticString], _ index: inout Int) throws(BookMotionError) {
    let (words, there) = (keys.map(\.description), try fields().map(\.key))
    let found = words.indices.filter { there.contains(words[$0]) }
    guard found.count == 1 else {
      let mistyped = there.sorted().first {
        found.isEmpty && Suggestion.nearest(to: $0, among: words) != nil
      }
      throw BookMotionError(
        mistyped.map { .unknownKey($0, known: words) }
          ?? .notOne(of: words, found: found.map { words[$0] }), at: "")
    }
    index = found[0]
  }

  mutating func presence(
    _ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback
  ) throws(BookMotionError) {
    isThere = try find(key, .mayBeOmitted) != nil
  }

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    if rule != .keepsContext { part = .blank }
    do {
      try FieldReader.read(&part, from: node)
    } catch {
      throw error.inside(key.description)
    }
  }

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout FieldReader) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    guard case .array(let nodes) = node.value else {
      throw node.mismatch("a list", at: key.description)
    }
    elements = []
    for (index, node) in nodes.enumerated() {
      var element = Element.blank
      do { try FieldReader.read(&element, from: node, visit: visit) } catch {
        throw error.inside("\(key)[\(index)]")
      }
      elements.append(element)
    }
  }

  mutating func table<Value>(
    _ key: StaticString, _ rows: inout [(name: String, value: Value)], blank: Value,
    _ rule: FieldRule, visit: (inout Value, inout FieldReader) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    guard let node = try find(key, rule) else { return }
    guard case .object(let fields) = node.value else {
      throw node.mismatch("an object", at: key.description)
    }
    rows = []
    for (name, node) in fields {
      var (value, reader) = (blank, FieldReader(ofValue: node))
      do throws(BookMotionError) { try visit(&value, &reader) } catch {
        throw error.inside("\(key).\(name.inSentence)")
      }
      rows.append((name, value))
    }
  }

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) throws(BookMotionError) {
    let names = names()
    if case .text(let word) = node.value, !names.isEmpty {
      index = names.firstIndex(of: word)
      if index == nil { throw BookMotionError(.unknownName(word, choices: names), at: "") }
      return
    }
    index = nil
    let list = "a list of \(values.count) numbers"
    values = try FieldReader.numbers(
      node, values.map { _ in quantity }, names.isEmpty ? list : "\(noun) or \(list)", at: "")
  }

  mutating func text(_ value: inout FieldText) throws(BookMotionError) {
    value = try FieldReader.text(node, at: "")
  }

  mutating func called(_ name: @autoclosure () -> String) {
    if missing == nil { explanation = " (\(name().inSentence))" }
  }

  mutating func make<Value>(
    _ value: inout Value, _ body: () throws(BookMotionError) -> Value
  ) throws(BookMotionError) {
    value = try body()
  }

  mutating func check(_ body: () throws(BookMotionError) -> Void) throws(BookMotionError) {
    try body()
  }
}

extension FieldReader {
  private static func text(
    _ node: JSONNode, at place: String
  ) throws(BookMotionError) -> String {
    guard case .text(let text) = node.value else { throw node.mismatch("a string", at: place) }
    return text
  }

  private static func number(
    _ node: JSONNode, _ domain: BookDomain, at place: @autoclosure () -> String
  ) throws(BookMotionError) -> Double {
    guard case .number(let number) = node.value else {
      throw node.mismatch("a number", at: place())
    }
    try domain.check(number, place())
    // −0 is written as 0: reading it as 0 makes reading and writing round-trip.
    return number == 0 ? 0 : number
  }

  private static func numbers(
    _ node: JSONNode, _ quantities: [Quantity], _ kind: String, at place: String
  ) throws(BookMotionError) -> [Double] {
    guard case .array(let nodes) = node.value, nodes.count == quantities.count else {
      throw BookMotionError(.wrongKind(expected: kind), at: place)
    }
    var numbers: [Double] = []
    for (index, node) in nodes.enumerated() {
      numbers.append(
        try FieldReader.number(node, quantities[index].domain, at: "\(place)[\(index)]"))
    }
    return numbers
  }
}

extension JSONNode {
  /// Returns the error for a value of another kind.
  fileprivate func mismatch(_ kind: String, at place: String) -> BookMotionError {
    var isQuoted = false
    if case .text(let text) = value {
      isQuoted = text == "true" || text == "false" || text.first?.isNumber == true
    }
    return BookMotionError(
      .wrongKind(expected: isQuoted ? "\(kind), because it is in quotes" : kind), at: place)
  }
}
#endif
