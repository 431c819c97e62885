import BookMotion

extension JSONScanner {
  func unknown(_ key: String, among known: [String]) -> DocumentError {
    DocumentError(
      "the key \"\(key)\" is not known: it takes \(known.joined(separator: ", "))", line: line)
  }

  mutating func expect(
    _ kind: JSONKind, _ key: String, _ name: String
  ) throws(DocumentError) {
    guard try self.kind() == kind else { throw DocumentError("\(key) is not \(name)", line: line) }
  }

  mutating func number(_ key: String) throws(DocumentError) -> Double {
    try expect(.number, key, "a number")
    return try number()
  }

  mutating func number(_ key: String, in domain: Domain) throws(DocumentError) -> Double {
    let line = line
    let number = try number(key)
    guard domain.contains(number) else {
      throw DocumentError("\(key) is \(JSONText.number(number)): it takes \(domain)", line: line)
    }
    return number
  }

  mutating func whole(_ key: String) throws(DocumentError) -> Int {
    let line = line
    guard let whole = Int(exactly: try number(key)), whole >= 0 else {
      throw DocumentError("\(key) is not a whole number from 0", line: line)
    }
    return whole
  }

  mutating func name<Name: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) throws(DocumentError) -> Name {
    try expect(.text, key, "a text")
    let word = try text()
    guard let name = Name(rawValue: word) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw DocumentError("\(key) is \"\(word)\": it takes one of \(names)", line: line)
    }
    return name
  }

  mutating func numbers(_ count: Int, _ key: String) throws(DocumentError) -> [Double] {
    try expect(.array, key, "a list of \(count) numbers")
    let line = line
    var numbers: [Double] = []
    try array { scanner throws(DocumentError) in
      numbers.append(try scanner.number("\(key)[\(numbers.count)]"))
    }
    guard numbers.count == count else {
      throw DocumentError("\(key) is not a list of \(count) numbers", line: line)
    }
    return numbers
  }
}

extension JSONScanner {
  mutating func schema() throws(DocumentError) -> String { try schema(TimelineHeader.form) }

  /// The form that a document says it has, if that is the one that is read.
  @discardableResult
  mutating func schema(_ form: DocumentSchema) throws(DocumentError) -> String {
    try expect(.text, "schema", "a text")
    let word = try text()
    switch form.verdict(on: word) {
    case .known: return word
    case .newer:
      throw DocumentError("schema is \"\(word)\", which is newer than \"\(form.text)\"", line: line)
    case .unknown:
      throw DocumentError("schema is \"\(word)\": it takes \"\(form.text)\"", line: line)
    }
  }

  mutating func choreography() throws(DocumentError) -> Choreography {
    try Choreography(reading: JSONNode(from: &self), called: "choreography.")
  }

  /// The units stand in the document for those who read it without this library; others would be
  /// another document.
  mutating func channels() throws(DocumentError) {
    try expect(.object, "channels", "an object")
    var missing = Set(BookChannel.allCases)
    try object { scanner, key throws(DocumentError) in
      let channel = try scanner.channel(key)
      try scanner.expect(.text, key, "a text")
      let unit = try scanner.text()
      guard unit == channel.unit.rawValue else {
        throw DocumentError(
          "channels.\(key) is \"\(unit)\": it is told in \(channel.unit.rawValue)",
          line: scanner.line)
      }
      missing.remove(channel)
    }
    try expectNone(of: missing, missingIn: "channels")
  }

  mutating func errors() throws(DocumentError) -> [BookChannel: Double] {
    try expect(.object, "errors", "an object")
    var errors: [BookChannel: Double] = [:]
    try object { scanner, key throws(DocumentError) in
      errors[try scanner.channel(key)] = try scanner.number("errors.\(key)", in: .notNegative)
    }
    try expectNone(of: Set(BookChannel.allCases).subtracting(errors.keys), missingIn: "errors")
    return errors
  }

  private func channel(_ key: String) throws(DocumentError) -> BookChannel {
    guard let channel = BookChannel(rawValue: key) else {
      throw unknown(key, among: BookChannel.allCases.map(\.rawValue))
    }
    return channel
  }

  private func expectNone(
    of missing: Set<BookChannel>, missingIn place: String
  ) throws(DocumentError) {
    // The first in their order: the same sentence every time.
    guard let first = BookChannel.allCases.first(where: missing.contains) else { return }
    throw DocumentError("\(place).\(first.rawValue) is missing", line: line)
  }

  mutating func phases() throws(DocumentError) -> [TimelineHeader.Phase] {
    try expect(.array, "phases", "a list")
    var phases: [TimelineHeader.Phase] = []
    try array { scanner throws(DocumentError) in
      let place = "phases[\(phases.count)]"
      var phase: AnimationPhase?
      var time: Double?
      try scanner.expect(.object, place, "an object")
      try scanner.object { scanner, key throws(DocumentError) in
        switch key {
        case "phase": phase = try scanner.name("\(place).phase")
        case "time": time = try scanner.number("\(place).time", in: .notNegative)
        default: throw scanner.unknown(key, among: ["phase", "time"])
        }
      }
      guard let phase, let time else {
        throw DocumentError(
          "\(place).\(phase == nil ? "phase" : "time") is missing", line: scanner.line)
      }
      if let before = phases.last, time < before.time {
        throw DocumentError(
          "\(place).time is \(JSONText.number(time)), before that of the phase before",
          line: scanner.line)
      }
      phases.append(TimelineHeader.Phase(phase, at: time))
    }
    guard !phases.isEmpty else {
      throw DocumentError("phases is empty: a timeline has at least one", line: line)
    }
    return phases
  }
}
