import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import BookMotionPlay
import BookMotionTestSupport
import Testing

@testable import BookMotion

/// Live leaves.
@Suite struct LeafActorTests {
  private static func plan(_ change: (inout LeafSetup) -> Void = { _ in })
    -> LeafSetup
  {
    var plan = LeafSetup(leafCount: 12)
    plan.turned = 5
    plan.button.corner = .hand
    plan.finger.taper = 1
    change(&plan)
    return plan
  }

  /// Returns the machine that an app would have, after the same events.
  private static func machine(_ plan: LeafSetup, _ events: [Gesture]) -> PageTurning {
    let page = PageSpreadLayout(screen: plan.screen, binding: plan.binding).page
    var book = PageTurning(
      page: page, leafCount: plan.leafCount, turned: plan.turned, animation: plan.button.animation,
      button: plan.button.corner.map { .corner($0) } ?? .spine, spring: plan.finger.spring,
      radius: page.width * plan.finger.radius, taper: plan.finger.taper, isReduced: plan.isReduced)
    for event in events {
      switch LeafActor.verbs[event.verb].verb.name {
      case "forward": book.turn(.forward, at: event.time)
      case "back": book.turn(.back, at: event.time)
      case "touch": book.touch(event.point, at: event.time)
      case "drag": book.drag(to: event.point, at: event.time)
      default: book.release(velocity: event.point, at: event.time)
      }
    }
    return book
  }

  @Test func `are read from a tape as they were written`() throws {
    for plan in [
      Self.plan(), Self.plan { $0.button.corner = nil }, Self.plan { $0.isReduced = true },
      Self.plan {
        $0.events = [Gesture(0, at: 0.5), Gesture(2, at: 2, BookPoint(x: 300, y: 40))]
        $0.pictures = [DrawnPicture(elsewhere: BookSize(width: 800, height: 600))]
        $0.binding = .right
      },
    ] {
      var (written, copy) = (TapeWriter(), plan)
      try copy.visit(&written)
      var (tape, read) = (TapeReader(written.numbers), LeafSetup(leafCount: 1))
      try read.visit(&tape)
      #expect(tape.isAtEnd && read == plan)
      // Every truncated tape is rejected.
      for count in 0..<written.numbers.count {
        var short = TapeReader(Array(written.numbers.prefix(count)))
        #expect(throws: BookMotionError.self) { try read.visit(&short) }
      }
    }
  }

  @Test func `refuse what cannot be played`() {
    for change: (inout LeafSetup) -> Void in [
      { $0.leafCount = -1 }, { $0.leafCount = 1001 }, { $0.turned = 13 },
      { $0.finger.radius = .nan },
      { $0.finger.radius = 0 }, { $0.finger.taper = 2 }, { $0.screen.width = 0 },
      { $0.button.corner?.rise = 7 },
      { $0.pictures = [DrawnPicture(elsewhere: BookSize(width: .infinity, height: 1))] },
    ] {
      let plan = Self.plan(change)
      #expect(throws: BookMotionError.self) { try Run<LeafActor>(plan) }
    }
  }

  /// Plays a random story forward and backward in time: the leaves always equal those of an app
  /// after the remaining events.
  @Test(arguments: 0..<UInt64(Plays.count / 20)) func `remember what has happened, and no more`(
    number: UInt64
  ) throws {
    var random = SeededRandom(seed: Plays.seed + number)
    let plan = Self.plan {
      $0.binding = random.one(of: BookBinding.allCases)
      $0.button.corner = random.one(of: [nil, .hand, .straight])
      $0.isReduced = random.next() % 5 == 0
      $0.turned = Int(random.next() % 13)
    }
    var leaves = try Run<LeafActor>(plan)
    let page = plan.layout.page
    for _ in 0..<16 {
      let time = random.one(of: [0, 0.5, 1, leaves.end, random.share() * 3, leaves.end + 0.25])
      let point = BookPoint(
        x: random.one(of: [0, page.width, -page.width, (2 * random.share() - 1) * page.width]),
        y: random.one(of: [0, page.height, random.share() * page.height]))
      let event = Gesture(Int(random.next() % 5), at: time, point)
      let before = leaves.events
      let kept = before.filter { $0.time <= time }
      switch leaves.perform(event) {
      case .happened: #expect(leaves.events == kept + [event])
      default: #expect(leaves.events == before)
      }
      for share in [0, 0.3, 0.7, 1] {
        let asked = leaves.end * share
        let book = Self.machine(plan, leaves.events.filter { $0.time <= asked })
        let (seen, meant) = (leaves.pose(at: asked), LeafPose(book, in: plan.layout, at: asked))
        let play = leaves.play(at: asked)
        for channel in LeafActor.channels {
          #expect(
            channel.value(play, seen, asked) == channel.value(play, meant, asked),
            "seed \(Plays.seed + number)")
        }
      }
    }
    // Phases are in order, each different from the previous one, and nothing moves at the end.
    let phases = leaves.phases(in: -1..<1e9)
    for (one, other) in zip(phases, phases.dropFirst()) {
      #expect(one.time <= other.time && one.phase != other.phase)
    }
    if leaves.phase(at: leaves.end) != .held {
      let (end, later) = (leaves.end, leaves.end + 100)
      let play = leaves.play(at: end)
      let (one, other) = (leaves.pose(at: end), leaves.pose(at: later))
      for channel in LeafActor.channels where channel.name != "leavesInAir" {
        #expect(abs(channel.value(play, one, end) - channel.value(play, other, later)) < 0.1)
      }
    }
  }

  @Test func `are under the finger that holds them, on either binding`() throws {
    for binding in BookBinding.allCases {
      let plan = Self.plan { $0.binding = binding }
      var leaves = try Run<LeafActor>(plan)
      let spine = leaves.pose(at: 0).spine
      let hand = binding == .left ? 1.0 : -1
      let screen = BookPoint(x: spine + hand * 200, y: plan.layout.top + 90)
      let (forward, back) = (0, 1)
      #expect(leaves.play(at: 0).position(of: screen, at: 0) == BookPoint(x: 200, y: 90))
      #expect(leaves.play(at: 0).verb(tapping: screen, at: 0) == forward)
      let other = BookPoint(x: spine - hand * 200, y: 300)
      #expect(leaves.play(at: 0).verb(tapping: other, at: 0) == back)
      #expect(leaves.perform(Gesture(2, at: 0, BookPoint(x: 200, y: 90))) == .happened)
      #expect(leaves.phase(at: 0) == .held)
      // While a finger holds a leaf, a tap has no effect.
      #expect(leaves.play(at: 0.1).verb(tapping: screen, at: 0.1) == nil)
    }
  }

  @Test func `do not grow for ever`() throws {
    var leaves = try Run<LeafActor>(Self.plan { $0.button.corner = nil })
    var outcomes: Set<PlayOutcome> = []
    for index in 0..<PlayLimit.mostEvents + 5 {
      if let outcome = leaves.perform(Gesture(index % 2, at: Double(index) * 0.3)) {
        outcomes.insert(outcome)
      }
    }
    #expect(leaves.events.count == PlayLimit.mostEvents)
    #expect(outcomes == [.happened, .isFull])
  }
}

extension Run<LeafActor> {
  /// The time from which nothing moves, or of the last event while a finger holds a leaf.
  fileprivate var end: Double { rest ?? lastTime }
}
