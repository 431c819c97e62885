import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionExport
import BookMotionPlay
import BookMotionRecording
import BookMotionTestSupport
import Testing

@testable import BookMotionScenes

/// The end of a scene's recording.
@Suite struct SceneEndTests {
  private struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fault: @Sendable (UInt64) throws -> String?

    init<Story: SceneStory>(_ scene: GalleryScene, _ story: Story.Type) {
      testDescription = scene.name
      fault = { seed in
        var random = SeededRandom(seed: seed)
        let stage = SceneStage(
          screen: random.one(of: DrawnScene.screens), binding: random.one(of: BookBinding.allCases))
        let play = try ScenePlay(
          scene, on: stage, events: seed == 0 ? nil : Self.events(of: scene, &random))
        var run = Run(
          try Story.Player.begin(Story.setup(on: stage)).play,
          try Story.Player.gestures(play.recording.score.events))
        let (start, end) = (run.lastTime, play.recording.duration)
        let actor = run.play(at: start)
        guard let rest = run.rest else {
          // What never rests by itself ends some time after the last event.
          return end > start + 10 ? nil : "ends at \(end)"
        }
        // A recording ends with the first frame at which its page stops.
        guard (-1e-5..<1.0 / 60).contains(end - rest) else {
          return "a page stops at \(rest), not at \(end)"
        }
        func written(at time: Double) -> String {
          var canvas = SVGCanvas(names: SVGNames())
          actor.paint(at: time, with: &canvas)
          var text = ""
          canvas.writeBody(to: &text)
          return text
        }
        let last = DrawnText(written(at: end + 1000))
        let values = actor.values(at: end + 1000)
        func differs(at time: Double, by tolerance: Double) -> Bool {
          zip(zip(actor.values(at: time), values), Story.Player.channels).contains {
            abs($0.0 - $0.1) >= tolerance * ($1.unit == .points ? 0.01 : 0.001)
          }
        }
        let problem = EndOfRecording.fault(
          at: end, after: start,
          isThere: {
            !differs(at: $0, by: 1) && last.looks(like: written(at: $0))
          },
          moves: {
            written(at: $0) != last.text || differs(at: $0, by: 0.499)
              || actor.phase(at: $0) != actor.phase(at: end)
              || !actor.cues(in: $0..<end.nextUp).isEmpty
          })
        return problem.map { "\($0), with \(play.recording.score.events.map(\.text))" }
      }
    }

    private static func events(
      of scene: GalleryScene, _ random: inout SeededRandom
    ) throws -> [MotionEvent] {
      var time = 0.0
      return try (0..<Int.random(in: 1...8, using: &random)).map { _ in
        let verb = random.one(of: scene.verbs)
        time += random.one(of: [0, 0.016, 0.1, 0.3, 1.5])
        let values = verb.parameters.map { parameter in
          let (low, high) = (
            max(parameter.domain.lowest, -1500), min(parameter.domain.highest, 1500)
          )
          return low + random.share() * (high - low)
        }
        let written = values.isEmpty ? "" : "=" + values.map(\.description).joined(separator: ",")
        return try MotionEvent("\(time):\(verb.name)\(written)")
      }
    }
  }

  private static let scenes = GalleryScene.all.compactMap { scene in
    scene.story.map { Scene(scene, $0) }
  }

  @Test(arguments: scenes, Effort.isWhole ? 0..<20 : 0..<2 as Range<UInt64>)
  private func `comes when nothing is seen to move, and no later`(
    scene: Scene, seed: UInt64
  ) throws {
    let fault = try scene.fault(seed)
    #expect(fault == nil)
  }
}
