public import BookMotion

/// A scene's timeline that was read from a file: what was said of it, and its keyframes.
///
/// ```swift
/// let golden = try SceneDocument(reading: bytes)
/// let difference = try TimelineDifference(from: golden, to: SceneDocument(play))
/// ```
///
/// Reading is strict: a key that is not known, missing or of another kind is refused with its line.
public struct SceneDocument: Hashable, Sendable {
  /// Which motion it tells of.
  public let kind: SceneKind

  /// The side on which the book is bound.
  public let binding: BookBinding

  /// The screen.
  public let screen: BookSize

  /// What happens, in order.
  public let events: [SceneEvent]

  /// Frames a second.
  public let framesPerSecond: Double

  /// What has begun by when.
  public let phases: [SceneFrame.Phase]

  /// What is to be acted on once.
  public let cues: [SceneCue]

  /// How many frames there are, including those that are left out.
  public let frameCount: Int

  /// How far each channel may be from the truth where frames are left out; nil if none are.
  public let errors: [String: Double]?

  /// The keyframes, in order.
  public let keyframes: [Keyframe]

  /// One frame of it.
  public struct Keyframe: Hashable, Sendable {
    /// Its number, from 0.
    public let frame: Int
    /// What is going on.
    public let phase: String
    /// The channels, in the order of ``SceneKind/channels``.
    public let values: [Double]
  }

  /// When the last frame is, in seconds.
  public var duration: Double { Double(frameCount - 1) / framesPerSecond }
}

extension SceneDocument {
  /// What the document of a scene would be if it were written and read again.
  public init(_ play: ScenePlay) {
    let grid = NumberGrid.standard
    self.init(
      kind: play.kind, binding: play.stage.binding, screen: play.stage.screen,
      events: play.events, framesPerSecond: play.framesPerSecond,
      phases: play.phases.map {
        SceneFrame.Phase(name: $0.name, time: grid.rounded($0.time))
      },
      cues: play.cues.map { SceneCue(time: grid.rounded($0.time), name: $0.name) },
      frameCount: play.count, errors: nil,
      keyframes: play.map { frame in
        Keyframe(frame: frame.index, phase: frame.phase, values: frame.values.map(grid.rounded))
      })
  }

  /// Whether a text says of itself that it is such a document.
  public static func isSchema(of bytes: [UInt8]) -> Bool {
    var scanner = JSONScanner(bytes)
    var found = false
    try? scanner.object { scanner, key throws(DocumentError) in
      guard key == "schema" else { return try scanner.skipValue() }
      try scanner.expect(.text, "schema", "a text")
      found = try scanner.text().hasPrefix("bookmotion.scene/")
      throw DocumentError("found", line: 0)
    }
    return found
  }
}
