package import BookMotionDocuments
import BookMotionRecording

@testable import BookMotion

/// A visitor that makes the JSON Schema of a type, from all its variants.
///
/// Parts, and the elements of lists, are defined by the names of their types.
struct FieldSchema: FieldVisitor {
  /// A field of a variant.
  private struct Field: Equatable {
    let key: String
    let schema: JSONNode
    let isRequired: Bool
  }

  private var fields: [Field] = []
  /// The keys that need not be there. No other field depends on whether they are.
  private var optionalKeys: Set<String> = []
  /// The schema of a value that has no fields.
  private var value: JSONNode?
  private var variants = FieldVariants()
  /// The schemas of the types that have been met, by their names.
  private var definitions: [JSONNode.Field] = []

  private init() {}

  /// Returns the schema of a type of documents, with what `addition` says besides.
  static func document<Value: HasFields>(
    of type: Value.Type, titled title: String, adding addition: JSONNode
  ) -> JSONNode {
    var visitor = FieldSchema()
    let schema = visitor.schema(of: Value.blank) { (value, visitor) throws(BookMotionError) in
      try value.visit(&visitor)
    }
    return JSONNode.object([
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": .text(title),
    ])
    .adding(schema).adding(.object(["$defs": JSONNode(.object(visitor.definitions))]))
    .adding(addition)
  }

  /// Returns the schema of a value that `visit` passes to a visitor.
  private mutating func schema<Value>(
    of blank: Value, visit: (inout Value, inout FieldSchema) throws(BookMotionError) -> Void
  ) -> JSONNode {
    var found: [[Field]] = []
    var variants = FieldVariants()
    repeat {
      var (value, visitor) = (blank, FieldSchema())
      variants.begin()
      (visitor.variants, visitor.definitions) = (variants, definitions)
      // This visitor never throws.
      try? visit(&value, &visitor)
      (variants, definitions) = (visitor.variants, visitor.definitions)
      if let value = visitor.value { return value }
      found.append(visitor.fields)
    } while variants.next()
    let schemas = FieldSchema.merged(found).map(FieldSchema.object)
    return schemas.count == 1 ? schemas[0] : .object(["oneOf": .list(schemas)])
  }

  private static func object(_ fields: [Field]) -> JSONNode {
    // A value without keys has one field, and that is what it is.
    if fields.count == 1, fields[0].key.isEmpty { return fields[0].schema }
    return .object([
      "type": "object", "properties": JSONNode(.object(fields.map { ($0.key, $0.schema) })),
      "required": .list(fields.filter(\.isRequired).map { .text($0.key) }),
      "additionalProperties": false,
    ])
  }

  /// Returns a reference to the schema of a type, which is made when the type is met first.
  private mutating func reference<Value: HasFields>(
    to type: Value.Type, visit: (inout Value, inout FieldSchema) throws(BookMotionError) -> Void
  ) -> JSONNode {
    // Without the module.
    let name = String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
    if !definitions.contains(where: { $0.key == name }) {
      let schema = schema(of: Value.blank, visit: visit)
      definitions.append((name, schema))
    }
    return .object(["$ref": .text("#/$defs/\(name)")])
  }

  private mutating func add(_ key: StaticString, _ schema: JSONNode, _ rule: FieldRule) {
    let key = key.description
    let isRequired = rule == .isRequired && !optionalKeys.contains(key)
    fields.append(Field(key: key, schema: schema, isRequired: isRequired))
  }

  mutating func schema(_ schema: DocumentSchema) {
    add("schema", .object(["const": .text(schema.text)]), .isRequired)
  }

  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) {
    add(key, .number(in: quantity.domain), rule)
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) {
    add(key, .numbers(in: quantities.map(\.domain)), rule)
  }

  mutating func count(
    _ key: StaticString, _ value: inout Int, _ domain: BookDomain, _ rule: FieldRule
  ) {
    add(key, .number(in: domain, type: "integer"), rule)
  }

  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) {
    add(key, .object(["type": "boolean"]), rule)
  }

  mutating func mark(_ key: StaticString) { add(key, .object(["const": true]), .isRequired) }

  mutating func text(
    _ key: StaticString, _ value: inout String, ifEmpty code: BookMotionError.Code?
  ) {
    let text = JSONNode.object(["type": "string"])
    add(key, code == nil ? text : text.adding(.object(["minLength": 1])), .isRequired)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    _ rule: FieldRule, refusal: (String) -> BookMotionError.Code?
  ) {
    index = variants.choose(count)
    add(key, .object(["enum": [.text(words()[index])]]), rule)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout String, _ rule: FieldRule
  ) {
    add(key, .object(["type": "string", "minLength": 1]), rule)
  }

  mutating func one(of keys: [StaticString], _ index: inout Int) {
    index = variants.choose(keys.count)
  }

  mutating func presence(_ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback) {
    guard fallback != .otherFields else {
      isThere = variants.choose(2) == 1
      return
    }
    isThere = true
    optionalKeys.insert(key.description)
  }

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) {
    let schema = reference(to: Part.self) { (part, visitor) throws(BookMotionError) in
      try part.visit(&visitor)
    }
    add(key, schema, rule)
  }

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout FieldSchema) throws(BookMotionError) -> Void
  ) {
    let element = reference(to: Element.self, visit: visit)
    add(key, .object(["type": "array", "items": element]), rule)
  }

  mutating func table<Value>(
    _ key: StaticString, _ rows: inout [(name: String, value: Value)], blank: Value,
    _ rule: FieldRule, visit: (inout Value, inout FieldSchema) throws(BookMotionError) -> Void
  ) {
    let row = schema(of: blank, visit: visit)
    add(key, .object(["type": "object", "additionalProperties": row]), rule)
  }

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) {
    let numbers = JSONNode.numbers(in: values.map { _ in quantity.domain })
    let names = JSONNode.object(["enum": .list(names().map { .text($0) })])
    value = count == 0 ? numbers : .object(["anyOf": [names, numbers]])
  }

  mutating func text(_ value: inout String) { self.value = .object(["type": "string"]) }

  mutating func written<Value: HasTextForm>(_ value: inout Value) {
    let patterns = Value.self is BookEvent.Type ? EventPattern.all : [EventPattern.any]
    let choices = patterns.map { JSONNode.object(["pattern": .text($0)]) }
    self.value = .object(["type": "string", "anyOf": .list(choices)])
  }
}

extension FieldSchema {
  /// Merges variants that differ in a single word, or in whether a single key is there.
  private static func merged(_ variants: [[Field]]) -> [[Field]] {
    var variants = variants
    var keys: Set<String> = []
    for key in variants.joined().map(\.key) where keys.insert(key).inserted {
      var merged: [[Field]] = []
      for variant in variants {
        let unions = merged.indices.lazy.compactMap { index in
          union(of: merged[index], variant, at: key).map { (index, $0) }
        }
        if let (index, union) = unions.first {
          merged[index] = union
        } else {
          merged.append(variant)
        }
      }
      variants = merged
    }
    return variants
  }

  /// Returns what describes two variants and nothing else, if they differ only at a key.
  private static func union(of one: [Field], _ other: [Field], at key: String) -> [Field]? {
    guard one.filter({ $0.key != key }) == other.filter({ $0.key != key }) else { return nil }
    let fields = [one, other].compactMap { fields in fields.first { $0.key == key } }
    guard let first = fields.first, let last = fields.last else { return one }
    guard let schema = first.schema.union(last.schema) else { return nil }
    let isRequired = fields.count == 2 && first.isRequired && last.isRequired
    return (one.count < other.count ? other : one).map {
      $0.key == key ? Field(key: key, schema: schema, isRequired: isRequired) : $0
    }
  }
}

/// All combinations of the choices on which the fields of a type depend.
private struct FieldVariants {
  private var choices: [(chosen: Int, count: Int)] = []
  private var position = 0

  mutating func begin() { position = 0 }

  /// Returns the choice between `count` possibilities in the current combination.
  mutating func choose(_ count: Int) -> Int {
    if position == choices.count { choices.append((0, count)) }
    defer { position += 1 }
    return choices[position].chosen
  }

  /// Goes on to the next combination. Returns false after the last.
  mutating func next() -> Bool {
    while let last = choices.popLast() {
      if last.chosen + 1 < last.count {
        choices.append((last.chosen + 1, last.count))
        return true
      }
    }
    return false
  }
}

/// The events in a document, as regular expressions.
private enum EventPattern {
  private static let positive = "(?:0|[1-9][0-9]*)(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?"
  private static let number = "-?\(positive)"

  /// Any event.
  static let any: String = {
    let numbers = "(?:=\(number)(?:,\(number))*)?"
    return "^\(positive):[^=;]+\(numbers)(?:;[A-Za-z]+\(numbers))*$"
  }()

  /// The events of a book.
  static let all = BookEvent.verbs.map { verb in
    let all = numbers(verb.parameters.map(\.domain))
    let needed = numbers(verb.parameters.filter { $0.fallback == nil }.map(\.domain))
    let numbers = all == needed ? all : "(?:\(all)|\(needed))"
    return "^\(positive):\(verb.name)\(numbers)\(options(verb.options))$"
  }

  /// Options may be in any order, each once at most.
  private static func options(_ options: [MotionVerb.Option]) -> String {
    guard !options.isEmpty else { return "" }
    let choices = options.map { option in
      ";\(option.name)\(numbers(option.domains))\(self.options(options.filter { $0 != option }))"
    }
    return "(?:\(choices.joined(separator: "|")))?"
  }

  private static func numbers(_ domains: [BookDomain]) -> String {
    let numbers = domains.map { $0.lowest < 0 ? number : positive }
    return numbers.isEmpty ? "" : "=\(numbers.joined(separator: ","))"
  }
}

extension JSONNode {
  fileprivate static func number(in domain: BookDomain, type: JSONNode = "number") -> JSONNode {
    var fields: [Field] = [("type", type)]
    if domain.lowest > BookDomain.finite.lowest {
      let key = domain.includesLowest ? "minimum" : "exclusiveMinimum"
      fields.append((key, JSONNode(.number(domain.lowest))))
    }
    if domain.highest < BookDomain.finite.highest {
      fields.append(("maximum", JSONNode(.number(domain.highest))))
    }
    return JSONNode(.object(fields))
  }

  fileprivate static func numbers(in domains: [BookDomain]) -> JSONNode {
    .object([
      "type": "array", "prefixItems": .list(domains.map { .number(in: $0) }), "items": false,
      "minItems": JSONNode(.number(Double(domains.count))),
    ])
  }

  /// Returns the schema of what either of two schemas describes, if they are the same or list
  /// words.
  fileprivate func union(_ other: JSONNode) -> JSONNode? {
    guard self != other else { return self }
    guard case .array(let words) = self["enum"]?.value,
      case .array(let others) = other["enum"]?.value
    else { return nil }
    return .object(["enum": .list(words + others.filter { !words.contains($0) })])
  }

  /// Returns the value with all fields and elements of another one.
  fileprivate func adding(_ other: JSONNode) -> JSONNode {
    switch (value, other.value) {
    case (.array(let elements), .array(let others)): return .list(elements + others)
    case (.object(var fields), .object(let others)):
      for (key, node) in others {
        if let index = fields.firstIndex(where: { $0.key == key }) {
          fields[index].node = fields[index].node.adding(node)
        } else {
          fields.append((key, node))
        }
      }
      return JSONNode(.object(fields))
    default: return other
    }
  }
}

// A schema looks here as it does in a document.

extension JSONNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral truth: Bool) { self.init(.truth(truth)) }
  package init(integerLiteral number: Int) { self.init(.number(Double(number))) }
  package init(arrayLiteral elements: JSONNode...) { self = .list(elements) }

  fileprivate static func text(_ text: String) -> JSONNode { JSONNode(.text(text)) }
  fileprivate static func list(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.array(nodes)) }

  fileprivate static func object(_ fields: KeyValuePairs<String, JSONNode>) -> JSONNode {
    JSONNode(.object(fields.map { ($0.key, $0.value) }))
  }
}
