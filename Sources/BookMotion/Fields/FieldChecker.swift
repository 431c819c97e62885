/// A visitor that checks that all numbers of a value are within their ranges.
struct FieldChecker: FieldVisitor {
  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) throws(BookMotionError) {
    try quantity.domain.check(value, "\(key)")
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError) {
    for index in values.indices {
      try quantities[index].domain.check(values[index], "\(key)[\(index)]")
    }
  }

  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) {}

  mutating func mark(_ key: StaticString) {}

  mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) throws(BookMotionError) {
    #if !$Embedded
    if let code, value.isEmpty { throw BookMotionError(code, at: "\(key)") }
    #endif
  }

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int,
    _ words: @autoclosure () -> [String], _ rule: FieldRule,
    refusal: (String) -> BookMotionError.Code?
  ) {}

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) throws(BookMotionError) {
    if index == count { try text(key, &own, ifEmpty: .isEmpty) }
  }

  mutating func one(of keys: [StaticString], _ index: inout Int) {}

  mutating func presence(_ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback) {}

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError) {
    guard !Part.isAlwaysValid else { return }
    var checker = FieldChecker()
    do throws(BookMotionError) { try part.visit(&checker) } catch {
      throw error.inside("\(key)")
    }
  }

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout FieldChecker) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    for (index, element) in elements.enumerated() {
      var (element, checker) = (element, FieldChecker())
      do throws(BookMotionError) { try visit(&element, &checker) } catch {
        throw error.inside("\(key)[\(index)]\(checker.explanation)")
      }
    }
  }

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) throws(BookMotionError) {
    for (index, value) in values.enumerated() {
      try quantity.domain.check(value, "[\(index)]")
    }
  }

  mutating func text(_ value: inout FieldText) {}

  mutating func written<Value: HasTextForm>(_ value: inout Value) throws(BookMotionError) {
    try value.visit(&self)
  }

  mutating func called(_ name: @autoclosure () -> String) {
    #if !$Embedded
    explanation = " (\(name().inSentence))"
    #endif
  }

  /// The name of the value in parentheses, for its place in errors.
  private(set) var explanation = ""

  mutating func check(_ body: () throws(BookMotionError) -> Void) throws(BookMotionError) {
    try body()
  }
}

extension BookMotionError {
  /// Returns the error of a part, with the place of the part in front of its own.
  package func inside(_ place: @autoclosure () -> String) -> BookMotionError {
    #if $Embedded
    return self
    #else
    if self.place.isEmpty { return BookMotionError(code, at: place()) }
    // An index or a name in parentheses follows without a period.
    let separator = self.place.hasPrefix("[") || self.place.hasPrefix(" (") ? "" : "."
    return BookMotionError(code, at: place() + separator + self.place)
    #endif
  }
}
