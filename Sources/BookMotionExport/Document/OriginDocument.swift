import BookMotion

extension RecordingOrigin: Encodable {
  /// The keys of an origin, in document order.
  private enum Key: String, CodingKey, CaseIterable {
    case scene, choreography, screen, restingFrame, safeArea, binding, start, tapPolicy,
      rotationPolicy,
      events
  }

  /// Writes the properties that are not `nil`, in document order.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(scene, forKey: .scene)
    try fields.encodeIfPresent(choreography, forKey: .choreography)
    try fields.encodeIfPresent(screen.map { [$0.width, $0.height] }, forKey: .screen)
    try fields.encodeIfPresent(restingFrame?.numbers, forKey: .restingFrame)
    try fields.encodeIfPresent(safeArea?.numbers, forKey: .safeArea)
    try fields.encodeIfPresent(binding, forKey: .binding)
    try fields.encodeIfPresent(start?.rawValue, forKey: .start)
    try fields.encodeIfPresent(tapPolicy, forKey: .tapPolicy)
    try fields.encodeIfPresent(rotationPolicy, forKey: .rotationPolicy)
    try fields.encode(events.map(\.text), forKey: .events)
  }

  /// Reads an origin from a document.
  init(reading document: DocumentNode) throws(DocumentError) {
    let needed = [Key.scene, .events]
    let fields = try document.fields(
      needed.map(\.rawValue),
      optional: Key.allCases.filter { !needed.contains($0) }.map(\.rawValue))
    self.init(try fields[Key.scene.rawValue]?.name() ?? "")
    if let field = fields[Key.events.rawValue] {
      events = try RecordingEvent.list(reading: field)
    }
    if let field = fields[Key.choreography.rawValue] {
      choreography = try Choreography(reading: field.node, called: field.path + ".")
    }
    if let field = fields[Key.screen.rawValue] {
      let sides = try field.numbers(in: [.length, .length])
      screen = BookSize(width: sides[0], height: sides[1])
    }
    restingFrame = try fields[Key.restingFrame.rawValue].map(BookRect.init(reading:))
    safeArea = try fields[Key.safeArea.rawValue].map(BookRect.init(reading:))
    binding = try fields[Key.binding.rawValue]?.choice()
    start = try fields[Key.start.rawValue]?.choice()
    tapPolicy = try fields[Key.tapPolicy.rawValue]?.choice()
    rotationPolicy = try fields[Key.rotationPolicy.rawValue]?.choice()
  }
}

extension BookRect {
  fileprivate init(reading field: DocumentNode) throws(DocumentError) {
    let numbers = try field.numbers(in: [.place, .place, .length, .length])
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension RecordingEvent {
  fileprivate static func list(
    reading document: DocumentNode
  ) throws(DocumentError) -> [RecordingEvent] {
    var events: [RecordingEvent] = []
    for element in try document.elements() {
      let text = try element.text()
      do { events.append(try RecordingEvent(text, number: plainNumber)) } catch {
        throw element.error("is \"\(text.inSentence)\": \(error)")
      }
      if let event = events.last,
        event.time < events.dropLast().last?.time ?? 0 || event.time.sign == .minus
      {
        throw element.error(
          "is \"\(text.inSentence)\": its time is below 0, or before that of the previous event")
      }
    }
    return events
  }

  /// Reads a number that is written as in JSON, or returns `nil` if it is none. The command line
  /// also accepts others, such as .5 and 0x10.
  private static func plainNumber(_ text: Substring) throws(ExportError) -> Double? {
    var scanner = JSONScanner(Array(text.utf8))
    do throws(DocumentError) {
      let number = try scanner.number()
      try scanner.end()
      if text.utf8.allSatisfy({ $0 > Letter.space }) { return number }
    } catch {}
    guard Double(text) != nil else { return nil }
    throw ExportError(.noEvent, "its numbers are not valid JSON numbers")
  }
}
