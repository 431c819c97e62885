public import BookMotion

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

/// Something that is measured in every frame of a scene.
public struct SceneChannel: Hashable, Sendable {
  /// What a channel is told in.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Points of the screen.
    case points
    /// Degrees.
    case degrees
    /// Parts of a whole: opacities, scales, colors.
    case fraction
    /// A number of things, or which one of them.
    case count
  }

  /// What it is called in documents.
  public let name: String

  /// What it is told in.
  public let unit: Unit

  init(_ name: String, _ unit: Unit) {
    self.name = name
    self.unit = unit
  }
}
