#if !$Embedded
/// An object of a document, which returns its fields or throws an error if one is missing or of the
/// wrong type.
///
/// The standard library's decoding errors state neither the phase nor the expected value, so this
/// type replaces all of them.
struct DocumentPart {
  /// The path of the object.
  private(set) var place: DocumentPlace

  private let fields: KeyedDecodingContainer<DocumentKey>

  /// Creates the object that a decoder has reached.
  init(
    _ decoder: any Decoder, at place: DocumentPlace, like example: String? = nil
  ) throws(BookMotionError) {
    self.place = place
    do {
      fields = try decoder.container(keyedBy: DocumentKey.self)
    } catch {
      let words = example.map { ", such as \($0)" } ?? ""
      throw place.error(.wrongKind(expected: "an object\(words)"))
    }
  }

  /// Creates the object that a decoder has reached, which errors call `noun` if it is at the top
  /// level.
  init(_ decoder: any Decoder, noun: String) throws(BookMotionError) {
    try self.init(decoder, at: DocumentPlace(of: decoder, noun: noun))
  }

  /// Returns this object with `name` added to its path, as an explanation of its index.
  func called(_ name: String) -> DocumentPart {
    var part = self
    part.place = place.called(name)
    return part
  }
}

extension DocumentPart {
  func has(_ key: DocumentKey) -> Bool { fields.contains(key) }

  /// Throws if the object has fields other than the `known` ones: a mistyped key must not be
  /// silently ignored.
  func expect(only known: [DocumentKey]) throws(BookMotionError) {
    let unknown = fields.allKeys.filter { !known.contains($0) }.map(\.stringValue)
    // Keys have no defined order in a decoder, but the error should be deterministic.
    guard let first = unknown.min() else { return }
    throw place.error(.unknownKey(first, known: known.map(\.stringValue)))
  }

  /// Throws for an unknown field if a needed one is missing, because that may be mistyped.
  func expect(_ needed: DocumentKey..., orOnly known: [DocumentKey]) throws(BookMotionError) {
    if !needed.allSatisfy(has) { try expect(only: known) }
  }

  /// Returns the one of `choices` that is present; throws if there is none or more than one.
  func one(of choices: [DocumentKey]) throws(BookMotionError) -> DocumentKey {
    let found = choices.filter(has)
    if let one = found.first, found.count == 1 { return one }
    let words = choices.map(\.stringValue)
    let mistyped = fields.allKeys.map(\.stringValue).sorted().first {
      found.isEmpty && Suggestion.nearest(to: $0, among: words) != nil
    }
    throw place.error(
      mistyped.map { .unknownKey($0, known: words) }
        ?? .notOne(of: words, found: found.map(\.stringValue)))
  }
}

extension DocumentPart {
  func number(_ key: DocumentKey) throws(BookMotionError) -> Double {
    try DocumentPart.unsigned(value(key, "a number"))
  }

  func number(_ key: DocumentKey, default number: Double) throws(BookMotionError) -> Double {
    has(key) ? try self.number(key) : number
  }

  func text(_ key: DocumentKey) throws(BookMotionError) -> String {
    try value(key, "a string")
  }

  func truth(_ key: DocumentKey) throws(BookMotionError) -> Bool {
    try value(key, "true or false")
  }

  /// Returns the value that a word stands for; the error lists the `choices`.
  func name<Name: RawRepresentable<String>>(
    _ key: DocumentKey, of choices: [Name]
  ) throws(BookMotionError) -> Name {
    let word = try text(key)
    guard let name = Name(rawValue: word) else {
      throw place[key].error(.unknownName(word, choices: choices.map(\.rawValue)))
    }
    return name
  }

  /// Returns the `count` numbers of a list.
  func numbers(_ key: DocumentKey, count: Int) throws(BookMotionError) -> [Double] {
    try DocumentPart.numbers(
      in: try decoder(key), count: count, "a list of \(count) numbers", at: place[key])
  }

  /// Returns a range of flip angles, or `nil` if the field is missing.
  func angles(_ key: DocumentKey) throws(BookMotionError) -> ClosedRange<Double>? {
    guard has(key) else { return nil }
    let angles = try numbers(key, count: 2)
    try Domain.turn.check(angles[0], place[key][0].description)
    // A range must not end before it starts.
    try Domain(angles[0], Domain.turn.highest).check(angles[1], place[key][1].description)
    return angles[0]...angles[1]
  }

  private func value<Value: Decodable>(
    _ key: DocumentKey, _ kind: String
  ) throws(BookMotionError) -> Value {
    guard has(key) else { throw place[key].error(.missing) }
    do {
      return try fields.decode(Value.self, forKey: key)
    } catch {
      throw place[key].mismatch(kind, text: try? fields.decode(String.self, forKey: key))
    }
  }
}

extension DocumentPart {
  /// Returns the object in a field; if there is something else, the error shows the `example`.
  func part(
    _ key: DocumentKey, like example: String? = nil
  ) throws(BookMotionError) -> DocumentPart {
    try DocumentPart(try decoder(key), at: place[key], like: example)
  }

  /// Returns the objects in a list.
  func parts(_ key: DocumentKey) throws(BookMotionError) -> [DocumentPart] {
    try DocumentPart.elements(of: try decoder(key), "a list", at: place[key])
      .enumerated().map { index, element throws(BookMotionError) in
        try DocumentPart(element, at: place[key][index])
      }
  }

  /// Returns the objects in a list, or `parts` if the field is missing.
  func parts(
    _ key: DocumentKey, default parts: [DocumentPart]
  ) throws(BookMotionError) -> [DocumentPart] {
    has(key) ? try self.parts(key) : parts
  }

  /// Returns a decoder for a field, for values that may be of several types.
  func decoder(_ key: DocumentKey) throws(BookMotionError) -> any Decoder {
    guard has(key) else { throw place[key].error(.missing) }
    do {
      return try fields.superDecoder(forKey: key)
    } catch {
      throw place[key].error(.missing)
    }
  }

  /// Returns the numbers of a list, which must have `count` of them.
  static func numbers(
    in decoder: any Decoder, count: Int, _ kind: String, at place: DocumentPlace
  ) throws(BookMotionError) -> [Double] {
    let elements = try elements(of: decoder, kind, at: place)
    guard elements.count == count else { throw place.error(.wrongKind(expected: kind)) }
    return try elements.enumerated().map { index, element throws(BookMotionError) in
      do {
        return unsigned(try element.singleValueContainer().decode(Double.self))
      } catch {
        throw place[index].mismatch("a number", text: try? String(from: element))
      }
    }
  }

  /// Returns 0 for −0: since −0 is written as 0, this makes reading and writing round-trip.
  private static func unsigned(_ number: Double) -> Double { number == 0 ? 0 : number }

  private static func elements(
    of decoder: any Decoder, _ kind: String, at place: DocumentPlace
  ) throws(BookMotionError) -> [any Decoder] {
    do {
      var list = try decoder.unkeyedContainer()
      var elements: [any Decoder] = []
      while !list.isAtEnd { elements.append(try list.superDecoder()) }
      return elements
    } catch {
      throw place.error(.wrongKind(expected: kind))
    }
  }
}

/// A container for the fields of an object, which leaves out those that have their default.
struct DocumentFields {
  private var fields: KeyedEncodingContainer<DocumentKey>
  /// True if fields that have their default are written as well.
  let all: Bool

  init(_ encoder: any Encoder) {
    fields = encoder.container(keyedBy: DocumentKey.self)
    all = encoder.writesDefaults
  }

  mutating func write(_ value: some Encodable, _ key: DocumentKey) throws {
    try fields.encode(value, forKey: key)
  }

  mutating func write<Value: Encodable & Equatable>(
    _ value: Value, _ key: DocumentKey, unless standard: Value
  ) throws {
    if all || value != standard { try fields.encode(value, forKey: key) }
  }
}

/// The path of a value in a document, such as `opening[2] (flipping).moves[0].to`.
struct DocumentPlace: CustomStringConvertible {
  private let path: String
  private let noun: String

  private init(_ path: String, noun: String) {
    self.path = path
    self.noun = noun
  }

  /// Creates the path that a decoder has reached; errors call the value `noun` if it is at the top
  /// level.
  init(of decoder: any Decoder, noun: String) {
    self = decoder.codingPath.reduce(DocumentPlace("", noun: noun)) { place, key in
      key.intValue.map { place[$0] } ?? place.field(key.stringValue)
    }
  }

  var description: String { path.isEmpty ? noun : path }

  /// Returns the path of a field of this object.
  subscript(key: DocumentKey) -> DocumentPlace { field(key.stringValue) }

  /// Returns the path of an element of this list.
  subscript(index: Int) -> DocumentPlace { DocumentPlace("\(path)[\(index)]", noun: noun) }

  /// Returns this path with `name` added, as an explanation of its index.
  func called(_ name: String) -> DocumentPlace {
    path.isEmpty ? self : DocumentPlace("\(path) (\(name))", noun: noun)
  }

  private func field(_ name: String) -> DocumentPlace {
    // A key can be any text, for example one of an app's dictionary.
    let name = name.inSentence
    return DocumentPlace(path.isEmpty ? name : path + "." + name, noun: noun)
  }
}

extension DocumentPlace {
  /// Returns an error at this path.
  func error(_ code: BookMotionError.Code) -> BookMotionError {
    BookMotionError(code, at: description)
  }

  /// Returns an error for a value of another kind at this path, which is `text` if it is a string.
  func mismatch(_ kind: String, text: String?) -> BookMotionError {
    let isQuoted = text == "true" || text == "false" || text?.first?.isNumber == true
    return error(.wrongKind(expected: isQuoted ? "\(kind), because it is in quotes" : kind))
  }

  /// Runs `make`, which knows nothing about documents, and prefixes the paths of its errors with
  /// this one.
  func containing<Value>(
    _ make: () throws(BookMotionError) -> Value
  ) throws(BookMotionError) -> Value {
    do {
      return try make()
    } catch {
      throw BookMotionError(error.code, at: path.isEmpty ? error.place : path + "." + error.place)
    }
  }
}

/// The keys of documents, each written here and nowhere else.
struct DocumentKey: CodingKey, Hashable {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }

  // Fields have no integer keys.
  var intValue: Int? { nil }
  init?(intValue: Int) { nil }

  private init(_ word: String) { stringValue = word }
}

// A choreography.
extension DocumentKey {
  static let schema = DocumentKey("schema")
  static let name = DocumentKey("name")
  static let style = DocumentKey("style")
  static let opening = DocumentKey("opening")
  static let closing = DocumentKey("closing")
}

// A style.
extension DocumentKey {
  static let fades = DocumentKey("fades")
  static let shadow = DocumentKey("shadow")
  static let corners = DocumentKey("corners")
  static let border = DocumentKey("border")
  static let spineWidth = DocumentKey("spineWidth")
  static let pageEdgeWidth = DocumentKey("pageEdgeWidth")
  static let gutter = DocumentKey("gutter")
  static let inside = DocumentKey("inside")
  static let perspective = DocumentKey("perspective")
  static let spread = DocumentKey("spread")
  static let referenceWidth = DocumentKey("referenceWidth")
  static let scalesWithBook = DocumentKey("scalesWithBook")
}

// Places.
extension DocumentKey {
  static let places = DocumentKey("places")
  static let centered = DocumentKey("centered")
  static let share = DocumentKey("share")
  static let widest = DocumentKey("widest")
  static let growth = DocumentKey("growth")
  static let aspect = DocumentKey("aspect")
  static let margin = DocumentKey("margin")
  static let margins = DocumentKey("margins")
  static let reader = DocumentKey("reader")
  static let base = DocumentKey("base")
  static let avoidsUnsafeArea = DocumentKey("avoidsUnsafeArea")
}

// The faces of a book, and a fade.
extension DocumentKey {
  static let cover = DocumentKey("cover")
  static let firstPage = DocumentKey("firstPage")
  static let spine = DocumentKey("spine")
  static let pageEdges = DocumentKey("pageEdges")
  static let back = DocumentKey("back")
  static let arrival = DocumentKey("arrival")
  static let departure = DocumentKey("departure")
  static let peak = DocumentKey("peak")
  static let smooth = DocumentKey("smooth")
}

// The shadow of a book, and that in the gutter.
extension DocumentKey {
  static let rest = DocumentKey("rest")
  static let raised = DocumentKey("raised")
  static let rise = DocumentKey("rise")
  static let swing = DocumentKey("swing")
  static let radius = DocumentKey("radius")
  static let x = DocumentKey("x")
  static let y = DocumentKey("y")
  static let opacity = DocumentKey("opacity")
  static let width = DocumentKey("width")
  static let side = DocumentKey("side")
  static let shoulder = DocumentKey("shoulder")
  static let middle = DocumentKey("middle")
}

// A stage and a moment.
extension DocumentKey {
  static let phase = DocumentKey("phase")
  static let lasts = DocumentKey("lasts")
  static let moves = DocumentKey("moves")
  static let moments = DocumentKey("moments")
  static let waits = DocumentKey("waits")
  static let moment = DocumentKey("moment")
  static let own = DocumentKey("own")
  static let after = DocumentKey("after")
}

// A rhythm.
extension DocumentKey {
  static let once = DocumentKey("once")
  static let thereAndBack = DocumentKey("thereAndBack")
  static let wave = DocumentKey("wave")
  static let period = DocumentKey("period")
}

// A move and its animation.
extension DocumentKey {
  static let move = DocumentKey("move")
  static let from = DocumentKey("from")
  static let to = DocumentKey("to")
  static let part = DocumentKey("part")
  static let scale = DocumentKey("scale")
  static let spring = DocumentKey("spring")
  static let curve = DocumentKey("curve")
  static let duration = DocumentKey("duration")
  static let atOnce = DocumentKey("atOnce")
  static let delay = DocumentKey("delay")
}

// A spring; its duration is above.
extension DocumentKey {
  static let bounce = DocumentKey("bounce")
  static let response = DocumentKey("response")
  static let dampingRatio = DocumentKey("dampingRatio")
  static let mass = DocumentKey("mass")
  static let stiffness = DocumentKey("stiffness")
  static let damping = DocumentKey("damping")
  static let allowOverDamping = DocumentKey("allowOverDamping")
  static let settlingDuration = DocumentKey("settlingDuration")
  static let epsilon = DocumentKey("epsilon")
}

// The stored state of a reader.
extension DocumentKey {
  static let isOn = DocumentKey("isOn")
}
#endif
