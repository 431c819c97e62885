import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionReader
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of a choice.
@Suite struct ModeActorTests {
  /// Returns the group of a button, by the icon in it.
  private func button(_ glyph: SceneGlyph, in picture: SVGElement) throws -> SVGElement {
    let groups = picture.all(named: "g").filter { group in
      group.all(named: "use").contains { $0.attributes["xlink:href"] == "#Glyph\(glyph.rawValue)" }
        && !group.all(named: "rect").isEmpty
    }
    // The innermost group is the last.
    return try #require(groups.last)
  }

  private let layout = BookModeSelection.layout(screen: SceneStage().screen)

  /// Returns a touch in the middle of a button.
  private func press(_ button: BookModeSelection.Button, at time: Double) -> MotionEvent {
    MotionEvent("touch", layout.frame(of: button).center, at: time)
  }

  private func overlay(of picture: SVGElement) -> Double {
    let rects = picture.all(named: "rect").filter { $0.attributes["fill"] == nil }
    return rects.first { $0.number("width") == 1024 }?.number("fill-opacity") ?? 0
  }

  @Test func `darkens the page to half in 0_3 s, and to nothing when something is chosen`() throws {
    let scene = try DrawnScene(
      .mode, [.init("appear", at: 1), press(.read, at: 3), .init("release", at: 3.2)])
    let darknesses = [
      (1, 0.0), (1.15, 0.25), (1.3, 0.5), (3.2, 0.5), (3.35, 0.25), (3.5, 0),
    ]
    for (time, darkness) in darknesses {
      #expect(try abs(overlay(of: scene.picture(at: time)) - darkness) < 0.001, "\(time) s")
    }
    #expect(scene.play.recording.cues.map(\.name) == ["controls-appear", "read", "disappeared"])
    #expect(try scene.picture(at: 4.5).all(named: "use").count == 1, "nothing but the page")
  }

  @Test func `draws buttons as large as the table of presses says`() throws {
    let file = Golden.packageURL("Fixtures/reader/presses.txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    var checked = 0
    for row in rows where row[0] == "scale" {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let (press, leave, time, scale) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let scene = try DrawnScene(
        .mode,
        [
          .init("appear", at: 0), self.press(.read, at: press),
          .init("drag", layout.read.center + BookPoint(x: 0, y: 90), at: leave),
          .init("release", at: leave),
        ])
      let picture = try scene.picture(at: time)
      #expect(try abs(button(.book, in: picture).scale - scale) < 1e-5, "\(row)")
      #expect(try button(.headphones, in: picture).scale == 1)
      checked += 1
    }
    #expect(checked == 84)
  }

  @Test func `switches the music, and shows it`() throws {
    let scene = try DrawnScene(
      .mode, [.init("appear", at: 0), press(.music, at: 1), .init("release", at: 1.2)])
    #expect(try button(.speaker, in: scene.picture(at: 1.1)).scale < 1)
    _ = try button(.muted, in: scene.picture(at: 1.3))
    #expect(try scene.value("musicIsOn", at: 1.3) == 0)
    #expect(try overlay(of: scene.picture(at: 2)) == 0.5)
  }

  @Test(arguments: DrawnScene.screens)
  func `of a book bound on the right is mirrored`(_ screen: BookSize) throws {
    let events = [MotionEvent("appear", at: 0)]
    let pictures = try [BookBinding.left, .right].map {
      try DrawnScene(.mode, events, on: SceneStage(screen: screen, binding: $0)).picture(at: 2)
    }
    for glyph in [SceneGlyph.book, .headphones, .home, .speaker] {
      let frames = try pictures.map { picture in
        try #require(try button(glyph, in: picture).all(named: "rect").last)
      }
      let sum = ["x", "width"].compactMap(frames[0].number).reduce(0, +)
      #expect(abs((frames[1].number("x") ?? -1) - (screen.width - sum)) < 0.011)
      #expect(frames[0].number("y") == frames[1].number("y"))
    }
  }
}
