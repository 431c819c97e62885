import BookMotion

/// A visitor that lists the keys of a type in all its variants.
struct FieldKeys: FieldVisitor {
  private var keys: [String] = []
  private var variants = FieldVariants()

  /// Returns the keys that values of a type can have, each once, in the order of documents.
  static func all<Value: HasFields>(of type: Value.Type) -> [String] {
    var all: [String] = []
    var variants = FieldVariants()
    repeat {
      var (value, visitor) = (Value.blank, FieldKeys())
      variants.begin()
      visitor.variants = variants
      // This visitor never throws.
      try? value.visit(&visitor)
      variants = visitor.variants
      all = merged(all, visitor.keys)
    } while variants.next()
    return all
  }

  /// Returns the keys of two variants; those of the second stand before the one that follows them.
  private static func merged(_ one: [String], _ other: [String]) -> [String] {
    var all = one
    for (index, key) in other.enumerated() where !all.contains(key) {
      let next = other[index...].lazy.compactMap { all.firstIndex(of: $0) }.first
      all.insert(key, at: next ?? all.count)
    }
    return all
  }

  private mutating func add(_ key: StaticString) {
    if !keys.contains(key.description) { keys.append(key.description) }
  }

  mutating func schema(_ schema: DocumentSchema) { add("schema") }

  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) {
    add(key)
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) {
    add(key)
  }

  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) { add(key) }

  mutating func mark(_ key: StaticString) { add(key) }

  mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) {
    add(key)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int,
    _ words: @autoclosure () -> [String], _ rule: FieldRule,
    refusal: (String) -> BookMotionError.Code?
  ) {
    add(key)
    index = variants.choose(count)
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) {
    add(key)
  }

  mutating func one(of keys: [StaticString], _ index: inout Int) {
    index = variants.choose(keys.count)
  }

  mutating func presence(_ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback) {
    add(key)
    isThere = fallback == .otherFields ? variants.choose(2) == 1 : true
  }

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) {
    add(key)
  }

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout FieldKeys) throws(BookMotionError) -> Void
  ) {
    add(key)
  }

  mutating func table<Value>(
    _ key: StaticString, _ rows: inout [(name: String, value: Value)], blank: Value,
    _ rule: FieldRule, visit: (inout Value, inout FieldKeys) throws(BookMotionError) -> Void
  ) {
    add(key)
  }

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) {}

  mutating func text(_ value: inout FieldText) {}
}

extension HasFields {
  /// The keys that values of the type can have, in the order of documents.
  package static var keys: [String] { FieldKeys.all(of: Self.self) }
}

/// All combinations of the choices on which the fields of a type depend.
package struct FieldVariants {
  private var choices: [(chosen: Int, count: Int)] = []
  private var position = 0

  package init() {}

  package mutating func begin() { position = 0 }

  /// Returns the choice between `count` possibilities in the current combination.
  package mutating func choose(_ count: Int) -> Int {
    if position == choices.count { choices.append((0, count)) }
    defer { position += 1 }
    return choices[position].chosen
  }

  /// Goes on to the next combination. Returns false after the last.
  package mutating func next() -> Bool {
    while let last = choices.popLast() {
      if last.chosen + 1 < last.count {
        choices.append((last.chosen + 1, last.count))
        return true
      }
    }
    return false
  }
}
