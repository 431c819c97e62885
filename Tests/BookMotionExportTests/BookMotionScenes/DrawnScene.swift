import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionRecording
@testable import BookMotionScenes

/// A scene as other programs see it: written, and read back.
struct DrawnScene {
  let play: ScenePlay

  init(
    _ kind: GalleryScene, _ events: [MotionEvent]? = nil, on stage: SceneStage = SceneStage(),
    framesPerSecond: Double = 60
  ) throws {
    play = try ScenePlay(kind, on: stage, events: events, framesPerSecond: framesPerSecond)
  }

  func picture(at time: Double) throws -> SVGElement { try Self.picture(of: play.frame(at: time)) }

  static func text(of frame: PlayedFrame) -> String {
    var text = ""
    frame.writeSVG(to: &text)
    return text
  }

  static func picture(of frame: PlayedFrame) throws -> SVGElement {
    let text = text(of: frame)
    try #require(!text.lowercased().contains("nan") && !text.contains("inf"), "\(text)")
    return try #require(SVGElement.parse(text), "no XML at \(frame.time) s")
  }

  static func picture(
    _ kind: GalleryScene, _ events: [MotionEvent]? = nil, at time: Double,
    on stage: SceneStage = SceneStage()
  ) throws -> SVGElement {
    try DrawnScene(kind, events, on: stage).picture(at: time)
  }

  /// Returns the value of a channel.
  func value(_ channel: String, at time: Double) throws -> Double {
    let index = try #require(play.scene.channels.firstIndex { $0.name == channel })
    return play.recording.values(at: time)[index]
  }

  static let screens = [
    BookSize(width: 390, height: 844), BookSize(width: 844, height: 390),
    BookSize(width: 1366, height: 1024),
  ]
}

/// One instant of a scene: its measured values and its picture.
struct PlayedFrame {
  let index: Int
  let time: Double
  let phase: String
  let values: [Double]
  private let picture: MotionDepiction.Frame

  fileprivate init(_ frame: Recording.Frame, _ picture: MotionDepiction.Frame) {
    (index, time, phase, values) = (frame.index, frame.time, frame.phase, frame.values)
    self.picture = picture
  }

  func writeSVG(to text: inout String) { picture.writeSVG(to: &text) }
}

extension ScenePlay {
  /// All frames, in order.
  var frames: [PlayedFrame] {
    get throws { try zip(recording, depiction()).map { PlayedFrame($0, $1) } }
  }

  func frame(_ index: Int) throws -> PlayedFrame {
    PlayedFrame(recording.frame(index), try depiction().frame(at: recording.time(ofFrame: index)))
  }

  /// Returns the frame at any time.
  func frame(at time: Double) throws -> PlayedFrame {
    let frame = Recording.Frame(
      index: 0, time: time, phase: recording.phase(at: time), values: recording.values(at: time))
    return PlayedFrame(frame, try depiction().frame(at: time))
  }
}

extension SVGElement {
  /// The scale of an element's `transform`, or 1 if it has none.
  var scale: Double {
    guard let text = attributes["transform"], let start = text.range(of: "scale(") else { return 1 }
    return SVGElement.numbers(in: String(text[start.upperBound...])).first ?? 1
  }

  /// The offset of an element's own `translate`.
  var movement: [Double] {
    guard let transform = attributes["transform"], transform.hasPrefix("translate(") else {
      return [0, 0]
    }
    return SVGElement.numbers(in: String(transform.prefix { $0 != ")" }))
  }

  /// Returns the lengths of a path's horizontal or vertical lines: the numbers after `h` or `v`.
  func lengths(_ letter: Character) -> [Double] {
    (attributes["d"] ?? "").split(separator: letter).dropFirst().map { piece in
      abs(Double(piece.prefix { "-.0123456789".contains($0) }) ?? .nan)
    }
  }

  /// The names of the icons used, in order.
  var glyphs: [String] {
    all(named: "use").compactMap { use in
      let name = use.attributes["xlink:href"] ?? ""
      return name.hasPrefix("#Glyph") ? String(name.dropFirst("#Glyph".count)) : nil
    }
  }
}
