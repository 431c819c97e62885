import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionRecording
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of a whole page.
@Suite struct ImmersiveActorTests {
  /// Returns the rectangle of the illustration, or of its clip if it has one.
  private func frame(of picture: SVGElement) throws -> [Double] {
    let outline = picture.all(named: "clipPath").last?.children.first
    let art = try #require(outline ?? picture.all(named: "svg").last)
    return ["x", "y", "width", "height"].compactMap(art.number)
  }

  /// Returns the opacity of the chrome around the illustration.
  private func chrome(of picture: SVGElement) -> Double {
    let group = picture.all(named: "g").first { group in
      group.all(named: "use").contains { $0.attributes["xlink:href"] == "#Glyphhome" }
    }
    return group.map { $0.number("opacity") ?? 1 } ?? 0
  }

  /// If the window of a tap ends on a frame, rounding can put the end just before or just after it.
  @Test func `goes from the tap to the motion, with nothing between`() throws {
    for tap in stride(from: 0.1, through: 6.1, by: 0.1) {
      let play = try ScenePlay(.immersive, events: [MotionEvent("tap", at: tap)])
      #expect(
        play.recording.phases.map(\.name) == ["framed", "tapped", "grows", "whole"], "at \(tap)")
    }
  }

  @Test(arguments: DrawnScene.screens, [BookBinding.left, .right])
  func `grows from its frame to the screen as the chrome goes`(
    _ screen: BookSize, _ binding: BookBinding
  ) throws {
    let stage = SceneStage(screen: screen, binding: binding)
    let scene = try DrawnScene(.immersive, [.init("tap", at: 1)], on: stage)
    let framed = try frame(of: scene.picture(at: 1.3))
    #expect(try chrome(of: scene.picture(at: 1.3)) == 1)
    let whole = [0, 0, screen.width, screen.height]
    #expect(try frame(of: scene.picture(at: 1.6)) == whole)
    #expect(try chrome(of: scene.picture(at: 1.6)) == 0)
    // Half the distance at half the time; size and opacity change together at all times.
    #expect(try abs(chrome(of: scene.picture(at: 1.45)) - 0.5) < 0.001)
    for step in 1..<15 {
      let picture = try scene.picture(at: 1.3 + Double(step) / 50)
      let shown = chrome(of: picture)
      for (now, (small, full)) in zip(try frame(of: picture), zip(framed, whole)) {
        #expect(abs(now - (full + (small - full) * shown)) < 1, "step \(step)")
      }
    }
  }

  @Test func `stays as it is after a double tap`() throws {
    let scene = try DrawnScene(
      .immersive, [.init("tap", at: 1), .init("tap", at: 1.2)])
    for time in [1.1, 1.3, 1.6, 2.5] {
      #expect(try chrome(of: scene.picture(at: time)) == 1, "\(time) s")
    }
    #expect(scene.play.recording.cues.isEmpty)
  }

  @Test func `has a pulse only while audio plays and nothing else is seen`() throws {
    let scene = try DrawnScene(
      .immersive,
      [.init("audio-begins", at: 0), .init("tap", at: 1), .init("audio-ends", at: 5)])
    func pulse(_ time: Double) throws -> Double {
      let picture = try scene.picture(at: time)
      let group = picture.children.last { $0.name == "g" && $0.all(named: "circle").count == 2 }
      let drawn = group.map { $0.number("opacity") ?? 1 } ?? 0
      #expect(try abs(drawn - scene.value("dotOpacity", at: time)) < 0.002, "\(time) s")
      return drawn
    }
    #expect(try pulse(0.9) == 0)
    #expect(try abs(pulse(2.4) - 1) < 0.002, "a whole number of pulses")
    #expect(try abs(pulse(3) - 0.4) < 0.002, "between two")
    #expect(try pulse(5.3) == 0)
  }

  @Test func `shows what its button will do`() throws {
    let scene = try DrawnScene(
      .immersive, [.init("audio-begins", at: 1), .init("audio-ends", at: 2)])
    for (time, glyph) in [(0.5, "play"), (1.5, "pause"), (2.5, "play")] {
      #expect(try scene.picture(at: time).glyphs == ["home", glyph])
    }
  }
}
