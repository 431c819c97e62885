package import BookMotion
import BookMotionDocuments

// Where nobody is asked, `ask` returns 1: a field is there, and the tape has it. Where somebody is, the
// answer is read in its place.

extension TapeReader: FieldVisitor {
  package mutating func schema(_ schema: DocumentSchema) throws(BookMotionError) {
    guard isAsking else { return }
    _ = try ask(.schema, schema.text, 0, isRequired: true, in: TapeReader.anything)
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
    let most = isAsking ? TapeReader.mostElements : countLeft
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
}
