public import BookMotion
import BookMotionExport

/// An event that a scene accepts.
public struct SceneVerb: Hashable, Sendable {
  /// A value of the event.
  public struct Parameter: Hashable, Sendable {
    /// The name in help texts.
    public let name: String
    /// The valid values.
    public let domain: Domain
    /// The value if it is omitted; `nil` if it is required.
    let fallback: Double?

    init(_ name: String, _ domain: Domain = .place, or fallback: Double? = nil) {
      self.name = name
      self.domain = domain
      self.fallback = fallback
    }
  }

  /// The name.
  public let name: String

  /// The values of the event, with the optional ones last.
  public let parameters: [Parameter]

  /// A short description of the effect.
  public let help: String

  init(_ name: String, _ help: String, _ parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
    self.help = help
  }

  /// The notation of the event, such as `drag=<x>,<y>`.
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
  /// Returns this event with all its values, if its scene accepts it.
  func checked(by verbs: [SceneVerb]) throws(ExportError) -> RecordingEvent {
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let names = verbs.map(\.name)
      throw ExportError(
        .noEvent,
        "\"\(name.inSentence)\" is not an event of this scene: it takes "
          + names.orList + Suggestion.question(name, among: names))
    }
    let fewest = verb.parameters.count { $0.fallback == nil }
    guard [fewest, verb.parameters.count].contains(values.count) else {
      throw ExportError(
        .noEvent,
        "\"\(name)\" has \(Words.count(values.count, "number")): write it as \(verb.usage)")
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
