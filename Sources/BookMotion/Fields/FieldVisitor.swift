/// Something that is done with every field of a value: reading, writing, checking, or listing it.
///
/// A value passes its fields to the visitor in the order of documents. A visitor that reads changes
/// them; all others leave them as they are.
package protocol FieldVisitor {
  /// Visits the name and version of a document's format.
  mutating func schema(_ schema: DocumentSchema) throws(BookMotionError)

  /// Visits a number.
  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) throws(BookMotionError)

  /// Visits a list with a fixed number of numbers, one for each of `quantities`.
  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) throws(BookMotionError)

  /// Visits a whole number.
  mutating func count(
    _ key: StaticString, _ value: inout Int, _ domain: BookDomain, _ rule: FieldRule
  ) throws(BookMotionError)

  /// Visits `true` or `false`.
  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule)
    throws(BookMotionError)

  /// Visits a field that is `true` where it is there.
  mutating func mark(_ key: StaticString) throws(BookMotionError)

  /// Visits text. `code` is the error if it is empty, or `nil` if it may be.
  mutating func text(
    _ key: StaticString, _ value: inout FieldText, ifEmpty code: BookMotionError.Code?
  ) throws(BookMotionError)

  /// Visits one of `count` words, by its index. The fields that follow may depend on it.
  ///
  /// `refusal` returns the error for a word that is not among `words`, or `nil` if there is nothing
  /// special about it.
  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int,
    _ words: @autoclosure () -> [String], _ rule: FieldRule,
    refusal: (String) -> BookMotionError.Code?
  ) throws(BookMotionError)

  /// Visits one of `count` words, by its index, or another text, `own`, whose index is `count`.
  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) throws(BookMotionError)

  /// Visits the choice between several keys, of which exactly one is there. The value then visits
  /// the field of that key.
  mutating func one(of keys: [StaticString], _ index: inout Int) throws(BookMotionError)

  /// Visits whether a field is there. If so, the value then visits that field.
  ///
  /// `fallback` is what counts if the field is absent. A visitor that wants to see it says that the
  /// field is there.
  mutating func presence(
    _ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback
  ) throws(BookMotionError)

  /// Visits a value with fields of its own.
  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) throws(BookMotionError)

  /// Visits a list of values, which `visit` passes to a visitor one by one.
  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout Self) throws(BookMotionError) -> Void
  ) throws(BookMotionError)

  /// Visits an object with a value for each of several names, which are not known before. `visit`
  /// passes the values to a visitor one by one, as fields with an empty key.
  mutating func table<Value>(
    _ key: StaticString, _ rows: inout [(name: FieldText, value: Value)], blank: Value,
    _ rule: FieldRule, visit: (inout Value, inout Self) throws(BookMotionError) -> Void
  ) throws(BookMotionError)

  /// Visits a value that has no fields: one of several names, by its index, or if that is `nil`, a
  /// list of numbers.
  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) throws(BookMotionError)

  /// Visits a value that is text.
  mutating func text(_ value: inout FieldText) throws(BookMotionError)

  /// Visits a value that documents write as text. A visitor for which its fields matter visits
  /// those.
  mutating func written<Value: HasTextForm>(_ value: inout Value) throws(BookMotionError)

  /// Adds the value's name to its place in errors.
  mutating func called(_ name: @autoclosure () -> String)

  /// Replaces a value by one that is made of the fields that have been read.
  mutating func make<Value>(
    _ value: inout Value, _ body: () throws(BookMotionError) -> Value
  ) throws(BookMotionError)

  /// Checks what a range can't express.
  mutating func check(_ body: () throws(BookMotionError) -> Void) throws(BookMotionError)
}

/// What a document does about a field that has its default.
package enum FieldRule: Equatable, Sendable {
  /// A document must contain the field.
  case isRequired
  /// A document contains the field only if it differs from its value in ``HasFields/blank``.
  case mayBeOmitted
  /// A document contains the number only if it is another one.
  case mayBeOmittedIf(Double)
  /// A document always contains the field, but one without it is read as well.
  case isWritten
  /// The same as `mayBeOmitted` for a part whose own fields default to those of the enclosing value.
  case keepsContext
}

/// What counts if a field is absent.
package enum FieldFallback: Equatable, Sendable {
  /// Nothing.
  case nothing
  /// Nothing, but which other fields there are depends on whether this one is.
  case otherFields
  /// A number that follows from others until it is tuned.
  case tunedNumber
  /// A part that follows from others, and is compared as if it had been written.
  case comparedPart
}

// What most visitors have no use for.

extension FieldVisitor {
  package mutating func written<Value: HasTextForm>(_ value: inout Value) throws(BookMotionError) {
    #if $Embedded
    try value.visit(&self)
    #else
    var text = value.text
    try self.text(&text)
    try make(&value) { () throws(BookMotionError) in
      do throws(BookMotionError) { return try Value(text: text) } catch {
        throw BookMotionError(.unreadable(text, reason: error.description), at: "")
      }
    }
    #endif
  }

  package mutating func schema(_ schema: DocumentSchema) {}

  package mutating func count(
    _ key: StaticString, _ value: inout Int, _ domain: BookDomain, _ rule: FieldRule
  ) throws(BookMotionError) {
    var number = Double(value)
    try self.number(key, &number, Quantity(domain, nil), rule)
    try check { () throws(BookMotionError) in
      guard number == number.rounded(.down) else {
        throw BookMotionError(.wrongKind(expected: "a whole number"), at: "\(key)")
      }
    }
    value = Int(number)
  }

  package mutating func table<Value>(
    _ key: StaticString, _ rows: inout [(name: FieldText, value: Value)], blank: Value,
    _ rule: FieldRule, visit: (inout Value, inout Self) throws(BookMotionError) -> Void
  ) {}

  package mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    orOwn own: inout FieldText, _ rule: FieldRule
  ) {}

  package mutating func called(_ name: @autoclosure () -> String) {}

  package mutating func make<Value>(
    _ value: inout Value, _ body: () throws(BookMotionError) -> Value
  ) {}

  package mutating func check(_ body: () throws(BookMotionError) -> Void) {}
}

// The usual fields.

extension FieldVisitor {
  /// Visits a value that is a list of numbers.
  package mutating func numbers(
    _ values: inout [Double], _ quantity: Quantity
  ) throws(BookMotionError) {
    var none: Int?
    try name(&none, of: 0, [], or: &values, quantity, noun: "")
  }

  /// Visits a number that may be omitted.
  package mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity
  ) throws(BookMotionError) {
    try number(key, &value, quantity, .mayBeOmitted)
  }

  package mutating func truth(_ key: StaticString, _ value: inout Bool) throws(BookMotionError) {
    try truth(key, &value, .mayBeOmitted)
  }

  package mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part
  ) throws(BookMotionError) {
    try self.part(key, &part, .mayBeOmitted)
  }

  /// Visits a list of values.
  package mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule = .mayBeOmitted
  ) throws(BookMotionError) {
    try list(key, &elements, rule) { (element, visitor) throws(BookMotionError) in
      try element.visit(&visitor)
    }
  }

  /// Visits a case of an enumeration. The error for another word lists `suggestions`, or all cases.
  package mutating func choice<Choice: RawRepresentable<String> & Equatable>(
    _ key: StaticString, _ value: inout Choice, of choices: [Choice],
    _ rule: FieldRule = .mayBeOmitted, suggesting suggestions: @autoclosure () -> [Choice]? = nil
  ) throws(BookMotionError) {
    var index = choices.firstIndex(of: value) ?? 0
    try word(key, &index, of: choices.count, choices.map { $0.rawValue }, rule) { word in
      suggestions().map { .unknownName(word, choices: $0.map { $0.rawValue }) }
    }
    value = choices[index]
  }

  /// Visits a field that may be absent: first whether it is there, then, with `visit`, its value.
  ///
  /// A reader fills in `blank`.
  package mutating func optional<Value>(
    _ key: StaticString, _ value: inout Value?, blank: @autoclosure () -> Value,
    or fallback: FieldFallback = .nothing,
    visit: (inout Value, inout Self) throws(BookMotionError) -> Void
  ) throws(BookMotionError) {
    var isThere = value != nil
    try presence(key, &isThere, or: fallback)
    guard isThere else {
      value = nil
      return
    }
    var there = value ?? blank()
    try visit(&there, &self)
    value = there
  }

  /// Visits text that may be absent, and is not empty.
  package mutating func optional(
    _ key: StaticString, _ text: inout FieldText?
  ) throws(BookMotionError) {
    try optional(key, &text, blank: "") { (text, visitor) throws(BookMotionError) in
      try visitor.text(key, &text, ifEmpty: .isEmpty)
    }
  }

  /// Visits a point, as a list of two numbers.
  package mutating func point(
    _ key: StaticString, _ point: inout BookPoint, _ quantity: Quantity
  ) throws(BookMotionError) {
    var numbers = [point.x, point.y]
    try self.numbers(key, &numbers, [quantity, quantity], .mayBeOmitted)
    point = BookPoint(x: numbers[0], y: numbers[1])
  }

  /// Visits a rectangle, as a list of its x, y, width, and height.
  package mutating func rect(
    _ key: StaticString, _ rect: inout BookRect, _ rule: FieldRule = .mayBeOmitted
  ) throws(BookMotionError) {
    var numbers = [rect.x, rect.y, rect.width, rect.height]
    let (position, length) = (Quantity(.position, nil), Quantity(.length, nil))
    try self.numbers(key, &numbers, [position, position, length, length], rule)
    rect = BookRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Visits a rectangle that may be absent.
  package mutating func optional(
    _ key: StaticString, _ rect: inout BookRect?
  ) throws(BookMotionError) {
    let blank = BookRect(x: 0, y: 0, width: 1, height: 1)
    try optional(key, &rect, blank: blank) { (rect, visitor) throws(BookMotionError) in
      try visitor.rect(key, &rect, .isRequired)
    }
  }

  /// Visits a number that may be absent; `derived` is what counts then, if anything.
  package mutating func optional(
    _ key: StaticString, _ value: inout Double?, _ quantity: Quantity, derived: Double? = nil
  ) throws(BookMotionError) {
    try optional(
      key, &value, blank: derived ?? 0, or: derived == nil ? .nothing : .tunedNumber
    ) { (number, visitor) throws(BookMotionError) in
      try visitor.number(key, &number, quantity, .isRequired)
    }
  }

  /// Visits a part that may be absent; `derived` is what counts then, if anything.
  package mutating func optional<Part: HasFields>(
    _ key: StaticString, _ value: inout Part?, derived: Part? = nil
  ) throws(BookMotionError) {
    try optional(
      key, &value, blank: derived ?? .blank, or: derived == nil ? .nothing : .comparedPart
    ) { (part, visitor) throws(BookMotionError) in
      try visitor.part(key, &part, .isRequired)
    }
  }

  /// Visits a width and a height, as a list of two numbers.
  package mutating func size(
    _ key: StaticString, _ size: inout BookSize, _ quantity: Quantity,
    _ rule: FieldRule = .mayBeOmitted
  ) throws(BookMotionError) {
    var sides = [size.width, size.height]
    try numbers(key, &sides, [quantity, quantity], rule)
    size = BookSize(width: sides[0], height: sides[1])
  }

  /// Visits a width and a height that may be absent.
  package mutating func optional(
    _ key: StaticString, _ size: inout BookSize?, _ quantity: Quantity
  ) throws(BookMotionError) {
    try optional(
      key, &size, blank: BookSize(width: 1, height: 1)
    ) { (size, visitor) throws(BookMotionError) in
      try visitor.size(key, &size, quantity, .isRequired)
    }
  }

  /// Visits a range of angles, as a list of two numbers that don't fall.
  package mutating func angles(
    _ key: StaticString, _ angles: inout ClosedRange<Double>, _ rule: FieldRule = .mayBeOmitted
  ) throws(BookMotionError) {
    var bounds = [angles.lowerBound, angles.upperBound]
    try numbers(key, &bounds, [.turn, .turn], rule)
    try check { () throws(BookMotionError) in
      let rest = BookDomain(bounds[0], BookDomain.turn.highest)
      try rest.check(bounds[1], "\(key)[1]")
    }
    if bounds[0] <= bounds[1] { angles = bounds[0]...bounds[1] }
  }

  /// Visits a range of angles that may be absent.
  package mutating func optional(
    _ key: StaticString, _ angles: inout ClosedRange<Double>?
  ) throws(BookMotionError) {
    try optional(key, &angles, blank: 0...0) { (angles, visitor) throws(BookMotionError) in
      try visitor.angles(key, &angles, .isRequired)
    }
  }
}
