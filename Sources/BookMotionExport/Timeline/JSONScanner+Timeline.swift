import BookMotion

extension JSONScanner {
  func unknown(_ key: String, among known: [String]) -> DocumentError {
    DocumentError(
      "the key \"\(key)\" is not known: it takes \(known.joined(separator: ", "))", line: line)
  }

  private mutating func expect(
    _ kind: JSONKind, _ key: String, _ name: String
  ) throws(DocumentError) {
    guard try self.kind() == kind else { throw DocumentError("\(key) is not \(name)", line: line) }
  }

  mutating func number(_ key: String) throws(DocumentError) -> Double {
    try expect(.number, key, "a number")
    return try number()
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
  mutating func schema() throws(DocumentError) -> String {
    try expect(.text, "schema", "a text")
    let word = try text()
    guard word != TimelineHeader.schema else { return word }
    let name = TimelineHeader.schema.prefix { $0 != "/" } + "/"
    guard word.hasPrefix(name), let version = Int(word.dropFirst(name.count)), version > 1 else {
      throw DocumentError(
        "schema is \"\(word)\": it takes \"\(TimelineHeader.schema)\"", line: line)
    }
    throw DocumentError(
      "schema is \"\(word)\", which is newer than \"\(TimelineHeader.schema)\"", line: line)
  }

  mutating func choreography() throws(DocumentError) -> Choreography {
    try Choreography(reading: JSONNode(from: &self), called: "choreography.")
  }

  /// The units stand in the document for those who read it without this library; others would be
  /// another document.
  mutating func channels() throws(DocumentError) {
    try expect(.object, "channels", "an object")
    try object { scanner, key throws(DocumentError) in
      guard let channel = BookChannel(rawValue: key) else {
        throw scanner.unknown(key, among: BookChannel.allCases.map(\.rawValue))
      }
      try scanner.expect(.text, key, "a text")
      let unit = try scanner.text()
      guard unit == channel.unit.rawValue else {
        throw DocumentError(
          "channels.\(key) is \"\(unit)\": it is told in \(channel.unit.rawValue)",
          line: scanner.line)
      }
    }
  }

  mutating func channelNumbers(_ name: String) throws(DocumentError) -> [BookChannel: Double] {
    try expect(.object, name, "an object")
    var numbers: [BookChannel: Double] = [:]
    try object { scanner, key throws(DocumentError) in
      guard let channel = BookChannel(rawValue: key) else {
        throw scanner.unknown(key, among: BookChannel.allCases.map(\.rawValue))
      }
      numbers[channel] = try scanner.number("\(name).\(key)")
    }
    return numbers
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
        case "time": time = try scanner.number("\(place).time")
        default: throw scanner.unknown(key, among: ["phase", "time"])
        }
      }
      guard let phase, let time else {
        throw DocumentError(
          "\(place).\(phase == nil ? "phase" : "time") is missing", line: scanner.line)
      }
      phases.append(TimelineHeader.Phase(phase, at: time))
    }
    return phases
  }
}

extension JSONScanner {
  mutating func keyframes() throws(DocumentError) -> (
    [TimelineKeyframe], [(line: Int, time: Double)]
  ) {
    try expect(.array, "keyframes", "a list")
    var keyframes: [TimelineKeyframe] = []
    var marks: [(line: Int, time: Double)] = []
    try array { scanner throws(DocumentError) in
      try scanner.expect(.object, "keyframes[\(keyframes.count)]", "an object")
      let line = scanner.line
      let (keyframe, time) = try scanner.keyframe(number: keyframes.count)
      keyframes.append(keyframe)
      marks.append((line, time))
    }
    return (keyframes, marks)
  }

  private mutating func keyframe(
    number: Int
  ) throws(DocumentError) -> (TimelineKeyframe, time: Double) {
    var frame: Int?
    var time: Double?
    var phase: AnimationPhase?
    var lanes = SIMD32<Double>(repeating: .nan)
    try object { scanner, key throws(DocumentError) in
      switch key {
      case "frame": frame = try scanner.whole(key)
      case "time": time = try scanner.number(key)
      case "phase": phase = try scanner.name(key)
      default:
        guard let lane = JSONScanner.lanes[key] else {
          throw scanner.unknown(
            key, among: ["frame", "time", "phase"] + BookChannel.allCases.map(\.rawValue))
        }
        lanes[lane] = try scanner.number(key)
      }
    }
    let place = "keyframes[\(number)]"
    guard let frame else { throw DocumentError("\(place).frame is missing", line: line) }
    guard let time else { throw DocumentError("\(place).time is missing", line: line) }
    guard let phase else { throw DocumentError("\(place).phase is missing", line: line) }
    for (lane, channel) in BookChannel.allCases.enumerated() where lanes[lane].isNaN {
      throw DocumentError("\(place).\(channel.rawValue) is missing", line: line)
    }
    let values = lanes
    let keyframe = TimelineKeyframe(frame: frame, phase: phase) { channel in
      values[TimelineKeyframe.lane[channel] ?? 0]
    }
    return (keyframe, time)
  }

  private static let lanes = Dictionary(
    uniqueKeysWithValues: BookChannel.allCases.enumerated().map { ($1.rawValue, $0) })
}
