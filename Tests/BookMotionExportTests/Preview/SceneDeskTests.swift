import BookMotion
import BookMotionActors
import BookMotionDrawing
import BookMotionPlay
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionPageCore

/// The scenes as pages play them, at a desk in this process.
@Suite struct `A desk of scenes` {
  /// Returns a desk for the family of a page, and the page's data.
  private static func desk(
    of page: BookLivePage
  ) throws -> (desk: PageInterface, fields: [String: Any]) {
    let data = try JSONSerialization.jsonObject(with: Data(page.json.utf8))
    let fields = try #require(data as? [String: Any])
    let begin: PageInterface.Begin =
      switch fields["family"] as? String {
      case "leaves": { try? ScenePage<LeafActor>(&$0) }
      case "reading": { try? ReadingScene.begin(&$0) }
      default: { try? BookPage(&$0) }
      }
    var desk = PageInterface(begin)
    let tape = try #require(fields["tape"] as? [NSNumber]).map(\.doubleValue)
    for (index, number) in tape.enumerated() { desk.tape[index] = number }
    try #require(desk.load(0, count: Int32(tape.count)) == 0)
    return (desk, fields)
  }

  private static func answer(_ desk: PageInterface, _ count: Int32) -> [Double] {
    (0..<max(Int(count), 0)).map { desk.tape[$0] }
  }

  private static func painting(_ desk: inout PageInterface, at time: Double) -> String {
    let count = Int(desk.askForText(0) { play, _ in play.painting(at: time) })
    return String(decoding: (0..<max(count, 0)).map { desk.words[$0] }, as: UTF8.self)
  }

  /// A page shows the same numbers as a document, and the same picture as a frame.
  @Test(arguments: GalleryScene.all) func `plays what the tool records`(
    scene: GalleryScene
  ) throws {
    for binding in BookBinding.allCases {
      let stage = SceneStage(screen: BookSize(width: 500, height: 700), binding: binding)
      let play = try ScenePlay(scene, on: stage)
      let recording = play.recording
      var (desk, fields) = try Self.desk(of: play.livePage())
      #expect((fields["channels"] as? [[String]])?.map { $0[0] } == recording.channels.map(\.name))
      #expect(
        (fields["channels"] as? [[String]])?.map { $0[1] }
          == recording.channels.map(\.unit.rawValue))
      let phases = try #require((fields["cues"] as? [[String]])?.first)
      let painting = scene.isTransition ? nil : try play.depiction().source
      for index in stride(from: 0, to: recording.count, by: Effort.isWhole ? 5 : 15) {
        let time = recording.time(ofFrame: index)
        let answer = Self.answer(desk, desk.ask(0) { $0.pose(at: time, &$1) })
        #expect(Array(answer.dropLast()) == recording.values(at: time), "\(scene) at \(time)")
        let phase = recording.phases.last { $0.time <= time }?.name
        #expect(phases[Int(answer.last ?? 0)] == phase, "\(scene) at \(time)")
        guard var painting else { continue }
        let meant = painting.painting(at: time, SVGNames(), PaintingManner())
        let painted = Self.painting(&desk, at: time)
        #expect(painted.hasSuffix(String(decoding: meant.body.bytes, as: UTF8.self)))
      }
      let end = Self.answer(desk, desk.ask(0) { $0.end(&$1) })
      #expect(end.count == 2 && end[1] == 0 && abs(end[0] - recording.duration) < 0.1)
    }
  }

  /// The phases and cues of a page are those of a document, whose phases begin with a frame.
  @Test(arguments: GalleryScene.all) func `knows phases and cues`(scene: GalleryScene) throws {
    let play = try ScenePlay(scene)
    let (desk, fields) = try Self.desk(of: play.livePage())
    let names = try #require(fields["cues"] as? [[String]])
    let answer = Self.answer(desk, desk.ask(0) { $0.cues(from: -1, to: 1e9, &$1) })
    let rows = stride(from: 0, to: answer.count, by: 3).map { Array(answer[$0..<$0 + 3]) }
    let cues = rows.filter { $0[1] == 1 }.map { (names[1][Int($0[2])], $0[0]) }
    // A document has one name for both of the cover's quarter turns.
    let words = cues.map { $0.0.replacing(/(opens|closes) past/, with: "passes") }
    #expect(words == play.recording.cues.map(\.name))
    #expect(cues.map(\.1) == play.recording.cues.map(\.time))
    let phases = rows.filter { $0[1] == 0 }
    #expect(phases.first?[0] == 0)
    for phase in play.recording.phases {
      #expect(
        phases.contains {
          names[0][Int($0[2])] == phase.name
            && (phase.time - 0.017...phase.time + 1e-5).contains($0[0])
        }, "\(scene) \(phase)")
    }
  }

  @Test func `paints the pictures of its stage`() throws {
    let bytes = try [UInt8](Fixture.data("art/fox-cover.png"))
    let look = BookLook(cover: try BookPicture(embedding: bytes))
    let page = try ScenePlay(.sheet, on: SceneStage(look: look), look: look).livePage()
    var (desk, fields) = try Self.desk(of: page)
    let text = Self.painting(&desk, at: 1)
    #expect(text.contains("#\(SceneStage.coverName)\""))
    #expect(!text.contains("<image"))
    #expect((fields["art"] as? String)?.contains("id=\"\(SceneStage.coverName)\"") == true)
  }

  @Test func `refuses what it can't answer`() throws {
    var (desk, _) = try Self.desk(of: ScenePlay(.mode).livePage())
    let refusal = PageRefusal.noPlay.rawValue
    #expect(desk.askForText(3) { play, _ in play.painting(at: 0) } == refusal)
    #expect(desk.askForText(0) { play, _ in play.painting(at: .nan) } == refusal)
    #expect(desk.askForText(0) { play, _ in play.document() } == refusal)
    #expect(desk.ask(0) { $0.scene(at: 0, &$1) } == refusal)
    #expect(desk.askForText(0) { $0.lint(&$1) } == refusal)
    // No such scene.
    desk.tape[0] = Double(ReadingScene.allCases.count)
    #expect(desk.load(0, count: 20) == PageRefusal.noSetup.rawValue)
    #expect(desk.ask(0) { $0.pose(at: 0, &$1) } > 0)
  }
}

/// What every play of a scene keeps to, whatever happens in it.
@Suite struct `A run of a scene` {
  private struct Play {
    let name: String
    let check: @Sendable (UInt64) throws -> Void

    init<Actor: ReadingActor>(_ actor: Actor.Type) {
      name = "\(actor)"
      check = { try Play.check(Run(Actor(on: SceneStage())), seed: $0) }
    }

    init(leaves story: any LeafStory.Type) {
      name = "\(story)"
      check = { try Play.check(Run<LeafActor>(story.setup(on: SceneStage())), seed: $0) }
    }

    /// Lets things happen at random, forward and backward in time, and compares with an actor that
    /// has experienced only what remains.
    private static func check<Actor: SceneActor>(_ run: Run<Actor>, seed: UInt64) throws {
      var (run, random) = (run, SeededRandom(seed: seed))
      let untouched = run.play(at: 0)
      for _ in 0..<12 {
        let time = random.one(of: [
          0, 0.5, run.lastTime, run.lastTime + 0.05, random.share() * 3, run.lastTime + 0.7,
        ])
        let verb = Int(random.next() % UInt64(Actor.verbCount))
        let domains = Actor.verbs[verb].verb.parameters.map(\.domain)
        func number(_ index: Int) -> Double {
          guard domains.count > index else { return 0 }
          let domain = domains[index]
          let wide = random.share() * 800 - 100
          return min(max(wide, domain.lowest), domain.highest)
        }
        let gesture = Gesture(verb, at: time, BookPoint(x: number(0), y: number(1)))
        var before = run
        let kept = before.events.filter { $0.time <= time }
        switch run.perform(gesture) {
        case .happened: #expect(run.events == kept + [gesture])
        case .ignored:
          #expect(run.events == before.events)
          // Without an effect, nothing changes, and neither does what may happen next.
          var (one, other) = (before.play(at: time), before.play(at: time))
          _ = other.perform(gesture)
          for next in [nil] + (0..<Actor.verbCount).map({ $0 }) {
            let point = BookPoint(x: random.share(), y: 600 * random.share())
            if let next, let event = Actor.event(Gesture(next, at: time + 0.01, point)) {
              #expect(one.perform(event) == other.perform(event), "seed \(seed): \(gesture)")
            }
            for later in [0.01, 0.02, 0.2, 1, 3600] {
              #expect(
                one.values(at: time + later) == other.values(at: time + later)
                  && one.phase(at: time + later) == other.phase(at: time + later),
                "seed \(seed): \(gesture)")
            }
          }
        case .beganAnew, .isFull, nil: Issue.record("\(gesture)")
        }
        for share in [0, 0.4, 1] {
          let asked = (run.lastTime + 0.5) * share
          var actor = untouched
          for event in run.events where event.time <= asked { _ = actor.perform(event) }
          #expect(run.values(at: asked) == actor.values(at: asked), "seed \(seed)")
        }
      }
      // At the end, nothing moves.
      if let rest = run.rest {
        let (values, later) = (run.values(at: rest), run.values(at: rest + 50))
        for (one, other) in zip(values, later) { #expect(abs(one - other) < 0.1, "seed \(seed)") }
      }
      let phases = run.phases(in: -1..<1e9)
      for (one, other) in zip(phases, phases.dropFirst()) {
        #expect(one.time <= other.time && one.phase != other.phase, "seed \(seed)")
        #expect(run.phase(at: other.time) == other.phase, "seed \(seed)")
      }
      run.clear()
      #expect(run.events.isEmpty && run.values(at: 1) == untouched.values(at: 1))
    }
  }

  private static let plays = [
    Play(ModeActor.self), Play(FrameActor.self), Play(ImmersiveActor.self),
    Play(PageGridActor.self), Play(PageSwipeActor.self), Play(InfoSheetActor.self),
    Play(MusicActor.self), Play(NarrationActor.self), Play(ProgressActor.self),
    Play(leaves: PageTurnStory.self), Play(leaves: SpreadStory.self),
  ]

  @Test(arguments: 0..<UInt64(Plays.count / 20)) func `remembers what has happened, and no more`(
    number: UInt64
  ) throws {
    for play in Self.plays { try play.check(Plays.seed + number) }
  }

  /// Thousands of events are kept, but not a state after each.
  @Test func `reads any time of a touch that lasts a minute`() throws {
    let actor = PageSwipeActor(on: SceneStage())
    func drag(_ index: Int) -> Gesture {
      Gesture(1, at: Double(index) / 60, BookPoint(x: Double(index * index % 311), y: 0))
    }
    let events = [Gesture(0, at: 0, .zero)] + (1..<3600).map(drag)
    var run = Run(actor, events)
    var random = SeededRandom(seed: 5)
    func check(_ count: Int) {
      for _ in 0..<20 {
        let time = random.share() * Double(count) / 60
        var play = actor
        for event in run.events where event.time <= time { _ = play.perform(event) }
        #expect(run.values(at: time) == play.values(at: time))
      }
    }
    check(3600)
    // From the middle on, something else happens.
    #expect(run.perform(Gesture(1, at: 31.01, BookPoint(x: -90, y: 0))) == .happened)
    #expect(run.events.count == 1862)
    for index in 1862..<2500 { #expect(run.perform(drag(index)) == .happened) }
    check(2500)
  }
}
