import BookMotion
@testable import BookMotionExport
@testable import BookMotionScenes
import Foundation
import Testing

/// A scene as other programs see it: what is written, read again.
struct DrawnScene {
  let play: ScenePlay

  init(
    _ kind: GalleryScene, _ events: [RecordingEvent]? = nil, on stage: SceneStage = SceneStage(),
    framesPerSecond: Double = 60
  ) throws {
    play = try ScenePlay(kind, on: stage, events: events, framesPerSecond: framesPerSecond)
  }

  func picture(at time: Double) throws -> SVGElement { try Self.picture(of: play.frame(at: time)) }

  static func text(of frame: SceneFrame) -> String {
    var text = ""
    frame.writeSVG(to: &text)
    return text
  }

  static func picture(of frame: SceneFrame) throws -> SVGElement {
    let text = text(of: frame)
    try #require(!text.lowercased().contains("nan") && !text.contains("inf"), "\(text)")
    return try #require(SVGElement.parse(text), "no XML at \(frame.time) s")
  }

  static func picture(
    _ kind: GalleryScene, _ events: [RecordingEvent]? = nil, at time: Double,
    on stage: SceneStage = SceneStage()
  ) throws -> SVGElement {
    try DrawnScene(kind, events, on: stage).picture(at: time)
  }

  /// The value of a channel.
  func value(_ channel: String, at time: Double) throws -> Double {
    let index = try #require(play.kind.channels.firstIndex { $0.name == channel })
    return play.frame(at: time).values[index]
  }

  static let screens = [
    BookSize(width: 390, height: 844), BookSize(width: 844, height: 390),
    BookSize(width: 1366, height: 1024),
  ]
}

extension SVGElement {
  /// What an element's `transform` scales by; 1 if it does not.
  var scale: Double {
    guard let text = attributes["transform"], let start = text.range(of: "scale(") else { return 1 }
    return SVGElement.numbers(in: String(text[start.upperBound...])).first ?? 1
  }

  /// How far an element is moved by its own `translate`.
  var movement: [Double] {
    guard let transform = attributes["transform"], transform.hasPrefix("translate(") else {
      return [0, 0]
    }
    return SVGElement.numbers(in: String(transform.prefix { $0 != ")" }))
  }

  /// The lengths of a path's straight lines across or down: what stands behind `h` or `v`.
  func lengths(_ letter: Character) -> [Double] {
    (attributes["d"] ?? "").split(separator: letter).dropFirst().map { piece in
      abs(Double(piece.prefix { "-.0123456789".contains($0) }) ?? .nan)
    }
  }

  /// The icons that are used, in order.
  var glyphs: [String] {
    all(named: "use").compactMap { use in
      let name = use.attributes["xlink:href"] ?? ""
      return name.hasPrefix("#Glyph") ? String(name.dropFirst("#Glyph".count)) : nil
    }
  }
}
