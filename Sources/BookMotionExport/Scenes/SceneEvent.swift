import BookMotion

/// Something that happens in a scene: a tap, a finger's step, a report.
///
/// ```swift
/// SceneEvent("drag", 300, 420, at: 0.4)
/// try SceneEvent("0.4:drag=300,420")  // the same, as the command line has it
/// ```
public struct SceneEvent: Hashable, Sendable {
  /// What happens: the name of a ``SceneVerb``.
  public let name: String

  /// The numbers that are told with it.
  public let values: [Double]

  /// When, in seconds.
  public let time: Double

  /// Creates an event.
  public init(_ name: String, _ values: Double..., at time: Double) {
    self.init(name, values: values, at: time)
  }

  init(name: String, values: [Double], at time: Double) {
    self.name = name
    self.values = values
    self.time = time
  }

  private init(_ name: String, values: [Double], at time: Double) {
    self.init(name: name, values: values, at: time)
  }

  /// Reads an event from a text: its time, a colon, its name, and its numbers behind an equals sign.
  ///
  /// - Throws: ``ExportError`` that says what an event looks like.
  public init(_ text: String) throws(ExportError) {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let time = Double(halves[0]), !halves[1].isEmpty else {
      throw ExportError(.noEvent("an event is a time, a colon and a name, such as 0.5:forward"))
    }
    let parts = halves[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    var values: [Double] = []
    for number in parts.count < 2
      ? []
      : parts[1].split(
        separator: ",", omittingEmptySubsequences: false)
    {
      guard let value = Double(number) else {
        throw ExportError(
          .noEvent("behind = stand numbers with commas between, such as 0.5:drag=300,420"))
      }
      values.append(value)
    }
    self.init(name: String(parts[0]), values: values, at: time)
  }

  /// The event as a text that reads back as the same.
  public var text: String {
    let head = "\(JSONText.number(time)):\(name)"
    guard !values.isEmpty else { return head }
    return head + "=" + values.map(JSONText.number).joined(separator: ",")
  }
}

extension SceneEvent {
  /// Times and places of a scene are what people see: no longer than an hour.
  static let times = Domain(0, 3600)

  func rounded(to grid: NumberGrid) -> SceneEvent {
    SceneEvent(name: name, values: values.map(grid.rounded), at: grid.rounded(time))
  }

  /// The same event with all of its numbers, if its scene knows it.
  func checked(by verbs: [SceneVerb]) throws(ExportError) -> SceneEvent {
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let names = verbs.map(\.name).joined(separator: ", ")
      throw ExportError(.noEvent("\"\(name)\" does not happen here: it takes \(names)"))
    }
    let fewest = verb.parameters.count { $0.fallback == nil }
    guard (fewest...verb.parameters.count).contains(values.count) else {
      throw ExportError(
        .noEvent("\"\(name)\" has \(values.count) numbers: it is written \(verb.usage)"))
    }
    do {
      try SceneEvent.times.check(time, "time")
      var values = values
      for (index, parameter) in verb.parameters.enumerated() {
        if index >= values.count, let fallback = parameter.fallback { values.append(fallback) }
        try parameter.domain.check(values[index], "\(name).\(parameter.name)")
      }
      return SceneEvent(name: name, values: values, at: time)
    } catch {
      throw ExportError(error)
    }
  }
}
