import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionPlay
import BookMotionTestSupport
import Testing

/// What every play of a scene keeps to, whatever happens in it.
@Suite struct SceneRunTests {
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
