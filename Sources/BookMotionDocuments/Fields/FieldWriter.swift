package import BookMotion

/// A visitor that writes a value as JSON, without the fields that have their default.
///
/// It refuses what its own reader would refuse.
struct FieldWriter: FieldVisitor {
  /// The fields written so far.
  private var fields: [JSONNode.Field] = []
  /// The value itself, if it has no fields.
  private var value: JSONNode?
  /// The fields of the default value; none if all fields are written.
  private let standard: JSONNode?
  /// True if fields that have their default are written as well.
  private let isComplete: Bool
  /// The name of the value in parentheses, for its place in errors.
  private var explanation = ""

  private init(standard: JSONNode?, isComplete: Bool) {
    self.standard = standard
    self.isComplete = isComplete
  }

  /// Returns the JSON of a value, whose fields default to those of `standard`.
  static func node<Value: HasFields>(
    of value: Value, unless standard: JSONNode?, isComplete: Bool,
    visit: (inout Value, inout FieldWriter) throws(BookMotionError) -> Void = {
      (value, writer) throws(BookMotionError) in try value.visit(&writer)
    }
  ) throws(BookMotionError) -> JSONNode {
    var (value, writer) = (value, FieldWriter(standard: standard, isComplete: isComplete))
    do throws(BookMotionError) { try visit(&value, &writer) } catch {
      throw writer.explanation.isEmpty ? error : error.inside(writer.explanation)
    }
    return writer.value ?? JSONNode(.object(writer.fields))
  }

  /// Returns the JSON of a value with all its fields.
  static func whole<Value: HasFields>(_ value: Value) throws(BookMotionError) -> JSONNode {
    try node(of: value, unless: nil, isComplete: true)
  }

  private mutating func write(_ key: StaticString, _ node: JSONNode, _ rule: FieldRule) {
    let key = FieldText(key)
    let omitted: JSONNode? =
      switch rule {
      case .isRequired, .isWritten: nil
      case .mayBeOmitted, .keepsContext: standard?[key]
      case .mayBeOmittedIf(let number): JSONNode(.number(number))
      }
    if isComplete || omitted != node { fields.append((key, node)) }
  }

  private func node(
    _ value: Double, _ quantity: Quantity, at place: @autoclosure () -> String
  ) throws(BookMotionError) -> JSONNode {
    try quantity.domain.check(value, place())
    return JSONNode(.number(value == 0 ? 0 : value))
  }

  mutating func schema(_ schema: DocumentSchema) {
    write("schema", JSONNode(.text(schema.text)), .isRequired)
  }

  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) throws(BookMotionError) {
    write(key, try node(value, quantity, at: "\(key)"), rule)
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError) {
    var nodes: [JSONNode] = []
    for (index, quantity) in quantities.enumerated() {
      nodes.append(try node(values[index], quantity, at: "\(key)[\(index)]"))
    }
    write(key, JSONNode(.array(nodes)), rule)
  }

  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) {
    write(key, JSONNode(.truth(value)), rule)
  }

  mutating func mark(_ key: StaticString) {
    write(key, JSONNode(.truth(true)), .isRequired)
  }

  mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) {
    write(key, JSONNode(.text(value)), .isRequired)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int,
    _ words: @autoclosure () -> [String], _ rule: FieldRule,
    refusal: (String) -> BookMotionError.Code?
  ) {
    write(key, JSONNode(.text(FieldText(words()[index]))), rule)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) {
    write(key, JSONNode(.text(index < count ? FieldText(words()[index]) : own)), rule)
  }

  mutating func one(of keys: [StaticString], _ index: inout Int) {}

  mutating func presence(_ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback) {
    if fallback == .tunedNumber || fallback == .comparedPart, isComplete { isThere = true }
  }

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError) {
    do throws(BookMotionError) {
      let whole = try FieldWriter.whole(part)
      guard !isComplete else { return write(key, whole, rule) }
      let context = standard?[FieldText(key)]
      if rule != .isRequired, whole == context { return }
      let inner = rule == .keepsContext ? context : try FieldWriter.whole(Part.blank)
      fields.append(
        (
          FieldText(key),
          try FieldWriter.node(of: part, unless: inner, isComplete: false)
        ))
    } catch {
      throw error.inside("\(key)")
    }
  }

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout FieldWriter) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    if elements.isEmpty, rule == .mayBeOmitted { return }
    let standard = isComplete ? nil : try FieldWriter.whole(Element.blank)
    var nodes: [JSONNode] = []
    for (index, element) in elements.enumerated() {
      do throws(BookMotionError) {
        nodes.append(
          try FieldWriter.node(
            of: element, unless: standard, isComplete: isComplete, visit: visit))
      } catch {
        throw error.inside("\(key)[\(index)]")
      }
    }
    fields.append((FieldText(key), JSONNode(.array(nodes))))
  }

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) throws(BookMotionError) {
    if let index {
      value = JSONNode(.text(FieldText(names()[index])))
      return
    }
    var nodes: [JSONNode] = []
    for (index, number) in values.enumerated() {
      nodes.append(try node(number, quantity, at: "[\(index)]"))
    }
    value = JSONNode(.array(nodes))
  }

  mutating func text(_ text: inout FieldText) { value = JSONNode(.text(text)) }

  mutating func called(_ name: @autoclosure () -> String) {
    #if !$Embedded
    explanation = " (\(name().inSentence))"
    #endif
  }
}

extension HasFields {
  /// The value as JSON, without the fields that have their default.
  package func node() throws(BookMotionError) -> JSONNode {
    try AnyFields(self).value.short()
  }

  /// The value as JSON, with all fields that can be known.
  package func wholeNode() throws(BookMotionError) -> JSONNode {
    try AnyFields(self).value.whole()
  }

  private func short() throws(BookMotionError) -> JSONNode {
    try FieldWriter.node(of: self, unless: FieldWriter.whole(Self.blank), isComplete: false)
  }

  private func whole() throws(BookMotionError) -> JSONNode { try FieldWriter.whole(self) }
}

#if !$Embedded
extension FieldText {
  /// Creates the text of a key.
  package init(_ key: StaticString) { self = key.description }
}
#endif
