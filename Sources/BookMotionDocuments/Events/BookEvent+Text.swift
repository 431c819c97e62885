#if !$Embedded
public import BookMotion

extension BookEvent {
  /// Reads an event as it is written on the command line, in documents, and in logs, with its
  /// numbers as in JSON.
  ///
  /// ```swift
  /// try BookEvent("0.7:close")
  /// try BookEvent("2:tap;frame=40,90,100,140;isLocked")
  /// ```
  ///
  /// - Throws: A ``BookMotionError`` with a description of the expected format.
  public init(_ text: String) throws(BookMotionError) { try self.init(text: text) }

  /// Creates an event from what has been written and checked.
  package init(_ event: MotionEvent) throws(BookMotionError) {
    guard let verb = event.verb else {
      throw BookMotionError(
        .unknownName(event.name, choices: Verb.allCases.map(\.rawValue)), at: "event")
    }
    self.init(verb.row().kind, at: event.time)
    var visitor = EventFields(reading: event)
    try visit(&visitor)
  }

  /// The event as text that reads back as the same event.
  public var text: String { MotionEvent(self).text }

  /// What can be written as an event: the fields of each kind, with what it does.
  package static let verbs = Verb.allCases.map { verb in
    let row = verb.row()
    let fields = EventFields.all(of: BookEvent(row.kind, at: 0), showsAll: true)
    return MotionVerb(
      verb.rawValue, "\(row.help)", fields.parameters, options: fields.options)
  }
}

extension MotionEvent {
  /// Creates the written form of a book's event.
  package init(_ event: BookEvent) {
    let fields = EventFields.all(of: event, showsAll: false)
    self.init(
      event.kind.verb.rawValue, values: fields.values, options: fields.written, at: event.time)
  }
}

extension BookEvent: HasTextForm {
  package init(text: String) throws(BookMotionError) {
    try self.init(try MotionEvent(text).checked(by: BookEvent.verbs))
  }
}

extension BookEvent: Codable {
  /// Decodes the event from its text, such as `"0.7:close"`.
  ///
  /// - Throws: A ``BookMotionError`` with a description of the expected format.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do { try self.init(text: text) } catch {
      throw BookMotionError(.unreadable(text, reason: error.description), at: "")
        .inside(decoder, noun: "event")
    }
  }

  /// Encodes the event as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension BookEvent: CustomStringConvertible {
  /// The event as text.
  public var description: String { text }
}

/// A visitor that lists the fields of an event, and changes them to those of a written one.
///
/// Numbers are written one after the other; what may be missing is written by its name.
private struct EventFields: FieldVisitor {
  private(set) var parameters: [MotionVerb.Parameter] = []
  private(set) var options: [MotionVerb.Option] = []
  private(set) var values: [Double] = []
  private(set) var written: [MotionEvent.Option] = []

  /// The event that is read, if any.
  private let source: MotionEvent?
  /// True to list fields that are not there.
  private let showsAll: Bool

  private init(_ source: MotionEvent?, showsAll: Bool) {
    self.source = source
    self.showsAll = showsAll
  }

  init(reading event: MotionEvent) { self.init(event, showsAll: false) }

  static func all(of event: BookEvent, showsAll: Bool) -> EventFields {
    var (event, fields) = (event, EventFields(nil, showsAll: showsAll))
    // This visitor never throws.
    try? event.visit(&fields)
    return fields
  }

  private func option(_ key: StaticString) -> MotionEvent.Option? {
    source?.options.first { $0.name == key.description }
  }

  mutating func number(
    _ key: StaticString, _ value: inout Double, _ quantity: Quantity, _ rule: FieldRule
  ) {
    // The time stands before the name.
    guard key.description != "time" else { return }
    if let source { value = source.values[values.count] }
    let fallback = rule == .isRequired ? nil : value
    parameters.append(MotionVerb.Parameter(key.description, quantity.domain, or: fallback))
    values.append(value)
  }

  mutating func numbers(
    _ key: StaticString, _ values: inout [Double], _ quantities: [Quantity], _ rule: FieldRule
  ) {
    values = option(key)?.values ?? values
    options.append(MotionVerb.Option(name: key.description, domains: quantities.map(\.domain)))
    written.append(MotionEvent.Option(name: key.description, values: values))
  }

  mutating func truth(_ key: StaticString, _ value: inout Bool, _ rule: FieldRule) {
    value = value || option(key) != nil
    options.append(MotionVerb.Option(name: key.description, domains: []))
    if value { written.append(MotionEvent.Option(name: key.description, values: nil)) }
  }

  mutating func presence(_ key: StaticString, _ isThere: inout Bool, or fallback: FieldFallback) {
    isThere = isThere || showsAll || option(key) != nil
  }

  // An event has no other fields, and its kind is known before.

  mutating func word(
    _ key: StaticString, _ index: inout Int, of count: Int, _ words: @autoclosure () -> [String],
    _ rule: FieldRule, refusal: (String) -> BookMotionError.Code?
  ) {}

  mutating func mark(_ key: StaticString) {}

  mutating func text(
    _ key: StaticString, _ value: inout String, ifEmpty code: BookMotionError.Code?
  ) {}

  mutating func text(_ value: inout String) {}

  mutating func one(of keys: [StaticString], _ index: inout Int) {}

  mutating func part<Part: HasFields>(
    _ key: StaticString, _ part: inout Part, _ rule: FieldRule
  ) {}

  mutating func list<Element: HasFields>(
    _ key: StaticString, _ elements: inout [Element], _ rule: FieldRule,
    visit: (inout Element, inout EventFields) throws(BookMotionError) -> Void
  ) {}

  mutating func name(
    _ index: inout Int?, of count: Int, _ names: @autoclosure () -> [String],
    or values: inout [Double], _ quantity: Quantity, noun: StaticString
  ) {}
}
#else
extension BookEvent: HasTextForm {}
#endif
