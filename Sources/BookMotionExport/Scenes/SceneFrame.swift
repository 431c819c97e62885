import BookMotion

/// One instant of a scene: what is measured, and what is seen.
public struct SceneFrame: Sendable {
  /// What is going on, and since when.
  public struct Phase: Hashable, Sendable {
    /// In a word.
    public let name: String
    /// Since when, in seconds.
    public let time: Double
  }

  let play: ScenePlay

  /// Its number, from 0.
  public let index: Int

  /// When it is, in seconds.
  public let time: Double

  let actor: any SceneActor

  /// What is going on, in a word.
  public var phase: String { actor.phase(at: time) }

  /// The value of every channel, in the order of ``SceneKind/channels``.
  public var values: [Double] { actor.values(at: time) }

  /// Writes the frame as one complete SVG 1.1 document.
  public func writeSVG<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let painter = painted(names: SVGNames())
    try sink.write(utf8: SVGText.documentHead(showing: play.stage.view).bytes)
    try painter.shared.write(to: &sink)
    try painter.writeBody(to: &sink)
    try sink.write("</svg>\n")
  }

  /// The frame for a document in which it is shown at a scale.
  func painted(names: SVGNames, scale: Double = 1) -> ScenePainter {
    var painter = ScenePainter(names: names, scale: scale)
    actor.paint(at: time, with: &painter)
    return painter
  }
}
