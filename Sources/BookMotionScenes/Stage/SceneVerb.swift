public import BookMotion
import BookMotionExport

/// Something that can happen in a scene.
public struct SceneVerb: Hashable, Sendable {
  /// A number that has to be told with it.
  public struct Parameter: Hashable, Sendable {
    /// What it is called in help.
    public let name: String
    /// What it may be.
    public let domain: Domain
    /// What it is if it is left out; nil if it must not be.
    public let fallback: Double?

    init(_ name: String, _ domain: Domain = .place, or fallback: Double? = nil) {
      self.name = name
      self.domain = domain
      self.fallback = fallback
    }
  }

  /// What it is called.
  public let name: String

  /// The numbers that are told with it, those that may be left out last.
  public let parameters: [Parameter]

  /// What it does, in a few words.
  public let help: String

  init(_ name: String, _ help: String, _ parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
    self.help = help
  }

  /// How it is written, such as `drag=<x>,<y>`.
  public var usage: String {
    guard !parameters.isEmpty else { return name }
    let needed = parameters.filter { $0.fallback == nil }.map { "<\($0.name)>" }
    let others = parameters.filter { $0.fallback != nil }.map { "<\($0.name)>" }
    let list = others.joined(separator: ",")
    if needed.isEmpty { return "\(name)[=\(list)]" }
    let tail = others.isEmpty ? "" : "[,\(list)]"
    return "\(name)=\(needed.joined(separator: ","))\(tail)"
  }
}

extension RecordingEvent {
  /// The same event with all of its numbers, if its scene knows it.
  func checked(by verbs: [SceneVerb]) throws(ExportError) -> RecordingEvent {
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let names = verbs.map(\.name).joined(separator: ", ")
      throw ExportError(.noEvent, "\"\(name.inSentence)\" is not an event of this scene: it takes \(names)")
    }
    let fewest = verb.parameters.count { $0.fallback == nil }
    guard (fewest...verb.parameters.count).contains(values.count) else {
      throw ExportError(
        .noEvent,
        "\"\(name)\" has \(Words.count(values.count, "number")): it is written \(verb.usage)")
    }
    let values = values + verb.parameters.dropFirst(values.count).compactMap(\.fallback)
    return try ExportError.containing { () throws(BookMotionError) in
      try RecordingEvent.times.check(time, "time")
      for (parameter, value) in zip(verb.parameters, values) {
        try parameter.domain.check(value, "\(name).\(parameter.name)")
      }
      return RecordingEvent(name, values: values, at: time)
    }
  }
}
