import BookMotion

/// A keyframe as it stands in a document, before its scene is known.
struct SceneLine {
  let line: Int
  var frame: Int?
  var time: Double?
  var phase: String?
  var values: [String: Double] = [:]
}

extension JSONScanner {
  mutating func sceneEvents() throws(DocumentError) -> [(event: SceneEvent, line: Int)] {
    try expect(.array, "events", "a list")
    var events: [(SceneEvent, Int)] = []
    try array { scanner throws(DocumentError) in
      let place = "events[\(events.count)]"
      try scanner.expect(.text, place, "a text")
      let text = try scanner.text()
      do { events.append((try SceneEvent(text), scanner.line)) } catch {
        throw DocumentError("\(place) is \"\(text)\": \(error)", line: scanner.line)
      }
      guard JSONScanner.hasPlainNumbers(text) else {
        throw DocumentError(
          "\(place) is \"\(text)\": its numbers are not written as those of JSON",
          line: scanner.line)
      }
    }
    return events
  }

  /// Whether an event's time and numbers are written as JSON writes numbers; a command line takes
  /// more, such as .5 and 0x10.
  private static func hasPlainNumbers(_ event: String) -> Bool {
    let halves = event.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = halves.last?.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).dropFirst().first?.split(separator: ",", omittingEmptySubsequences: false)
    return (halves.prefix(1) + (numbers ?? [])).allSatisfy { number in
      var scanner = JSONScanner(Array(number.utf8))
      do throws(DocumentError) {
        _ = try scanner.number()
        try scanner.end()
      } catch { return false }
      return number.utf8.first != Letter.space && number.utf8.last != Letter.space
    }
  }

  mutating func sceneUnits() throws(DocumentError) -> [(name: String, unit: String)] {
    try expect(.object, "channels", "an object")
    var units: [(name: String, unit: String)] = []
    try object { scanner, key throws(DocumentError) in
      try scanner.expect(.text, "channels.\(key)", "a text")
      units.append((key, try scanner.text()))
    }
    return units
  }

  mutating func sceneErrors() throws(DocumentError) -> [String: Double] {
    try expect(.object, "errors", "an object")
    var errors: [String: Double] = [:]
    try object { scanner, key throws(DocumentError) in
      errors[key] = try scanner.number("errors.\(key)", in: .notNegative)
    }
    return errors
  }

  mutating func sceneMoments(
    _ key: String, named name: String
  ) throws(DocumentError) -> [SceneCue] {
    try expect(.array, key, "a list")
    var moments: [SceneCue] = []
    try array { scanner throws(DocumentError) in
      let place = "\(key)[\(moments.count)]"
      var word: String?
      var time: Double?
      try scanner.expect(.object, place, "an object")
      try scanner.object { scanner, field throws(DocumentError) in
        switch field {
        case name:
          try scanner.expect(.text, "\(place).\(name)", "a text")
          word = try scanner.text()
        case "time": time = try scanner.number("\(place).time", in: .notNegative)
        default: throw scanner.unknown(field, among: [name, "time"])
        }
      }
      guard let word, let time else {
        throw DocumentError(
          "\(place).\(word == nil ? name : "time") is missing", line: scanner.line)
      }
      guard !word.isEmpty else {
        throw DocumentError("\(place).\(name) is empty", line: scanner.line)
      }
      moments.append(SceneCue(time: time, name: word))
    }
    return moments
  }

  mutating func sceneLines() throws(DocumentError) -> [SceneLine] {
    try expect(.array, "keyframes", "a list")
    var lines: [SceneLine] = []
    try array { scanner throws(DocumentError) in
      let place = "keyframes[\(lines.count)]"
      try scanner.expect(.object, place, "an object")
      var text = SceneLine(line: scanner.line)
      try scanner.object { scanner, key throws(DocumentError) in
        switch key {
        case "frame": text.frame = try scanner.whole(key)
        case "time": text.time = try scanner.number(key)
        case "phase":
          try scanner.expect(.text, "\(place).phase", "a text")
          text.phase = try scanner.text()
        default: text.values[key] = try scanner.number("\(place).\(key)")
        }
      }
      lines.append(text)
    }
    return lines
  }
}
