import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// Pages that are swiped.
@Suite struct PageSwipeTests {
  @Test func `move as the table of another integrator says`() throws {
    for row in try Fixture.numbers("reader/swipe.txt", atLeast: 1100) {
      var swipe = PageSwipe(
        pageCount: Int(row[0]), page: Int(row[1]), pageWidth: row[3],
        binding: row[2] > 0 ? .left : .right)
      swipe.touch(.zero, at: 2)
      swipe.drag(to: BookPoint(x: row[4], y: 0), at: 2.3)
      swipe.release(velocity: BookPoint(x: row[5], y: 0), at: 2.5)
      #expect(swipe.page == Int(row[7]), "\(row)")
      let time = 2.5 + row[6]
      let offset = swipe.offset(of: swipe.page, at: time)
      #expect(abs(offset - row[8]) <= 1e-7, "\(row): \(offset)")
      let velocity = swipe.velocity(at: time)
      #expect(abs(velocity - row[9]) <= 1e-5, "\(row): \(velocity)")
    }
  }

  private static let starts: [(PageSwipe, String)] = [
    (PageSwipe(pageCount: 3, pageWidth: 400), "first"),
    (PageSwipe(pageCount: 3, page: 2, pageWidth: 400, binding: .right), "last, right-bound"),
    (PageSwipe(pageCount: 1, pageWidth: 400), "only"),
  ]

  @Test(arguments: 0..<3)
  func `come to rest on a page after every sequence of events`(start: Int) {
    let events: [MachineEvent<PageSwipe>] = [
      MachineEvent("touch", .velocity) { $0.touch(.zero, at: $1) },
      MachineEvent("left", .position) { $0.drag(to: BookPoint(x: -130, y: 0), at: $1) },
      MachineEvent("right", .position) { $0.drag(to: BookPoint(x: 270, y: 0), at: $1) },
      MachineEvent("let go", .velocity) { $0.release(at: $1) },
      MachineEvent("flick", .velocity) { $0.release(velocity: BookPoint(x: -1500, y: 0), at: $1) },
      MachineEvent("cancel", .velocity) { $0.cancel(at: $1) },
      MachineEvent("next") { $0.turn(to: $0.page + 1, at: $1) },
      MachineEvent("before") { $0.turn(to: $0.page - 1, at: $1) },
      MachineEvent("first") { $0.turn(to: 0, at: $1) },
    ]
    let walk = EventWalk(
      events: events, values: { [$0.offset(of: 0, at: $1)] },
      velocities: { [$0.velocity(at: $1)] },
      restFault: { swipe, time in
        var swipe = swipe
        // A finger may stay forever, so it is removed here.
        if swipe.isHeld {
          swipe.cancel(at: time)
        }
        guard swipe.isAtRest(at: time + 100) else { return "no rest" }
        guard (0..<swipe.pageCount).contains(swipe.page) else { return "no page" }
        guard swipe.offset(of: swipe.page, at: time + 100) == 0 else { return "a gap" }
        let settled = swipe.cues(in: -1e9..<time + 100).last { cue in
          if case .settled = cue.event { true } else { false }
        }
        guard let settled else { return nil }
        return settled.event == .settled(on: swipe.page) ? nil : "settled elsewhere"
      },
      isAtRest: { $0.isAtRest(at: $1) })
    let (swipe, name) = Self.starts[start]
    for seed in 0..<6 {
      let fastest = walk.fastest(swipe, seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 40_000 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [swipe]) { random in
      let point = BookPoint(x: random.coordinate(upTo: 400), y: 0)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return MachineEvent("touch \(point.x)", .velocity) { $0.touch(point, at: $1) }
      case 1: return MachineEvent("drag \(point.x)", .position) { $0.drag(to: point, at: $1) }
      case 2:
        let velocity = BookPoint(x: random.speed(), y: 0)
        return MachineEvent("release \(velocity.x)", .velocity) {
          $0.release(velocity: velocity, at: $1)
        }
      default:
        let page = Int.random(in: -2...4, using: &random)
        return MachineEvent("page \(page)") { $0.turn(to: page, at: $1) }
      }
    }.failure()
    #expect(played == nil)
    let outcome = walk.walk(swipe)
    #expect(outcome.failure == nil, "\(name)")
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 9))
  }

  @Test func `turn from further than 50 points on, and not before`() {
    for (translation, page) in [
      (-50.0, 3), ((-50.0).nextUp, 3), ((-50.0).nextDown, 4), (50, 3), (50.0.nextUp, 2),
    ] {
      var swipe = PageSwipe(pageCount: 9, page: 3, pageWidth: 800)
      swipe.touch(.zero, at: 0)
      swipe.drag(to: BookPoint(x: translation, y: 0), at: 0)
      // However fast the finger returns, its distance decides.
      swipe.release(velocity: BookPoint(x: translation > 0 ? -3000 : 3000, y: 0), at: 0)
      #expect(swipe.page == page, "\(translation)")
    }
  }

  @Test func `follow a finger for 200 points, and for three tenths of that beyond the ends`() {
    var swipe = PageSwipe(pageCount: 2, pageWidth: 800)
    swipe.touch(.zero, at: 0)
    for (distance, offset) in [
      (10.0, 3.0), (200, 60), (201, 60), (1e9, 60), (-10, -10), (-999, -200),
    ] {
      swipe.drag(to: BookPoint(x: distance, y: 0), at: 1)
      #expect(abs(swipe.offset(of: 0, at: 1) - offset) <= 1e-12, "\(distance)")
    }
  }

  @Test func `are caught in the air and turned on, page by page`() {
    var swipe = PageSwipe(pageCount: 30, pageWidth: 500)
    for turn in 0..<20 {
      let time = Double(turn) * 0.08
      let before = swipe.offset(of: 0, at: time)
      swipe.touch(.zero, at: time)
      swipe.drag(to: BookPoint(x: -60, y: 0), at: time + 0.01)
      #expect(abs(swipe.offset(of: 0, at: time + 0.01) - (before - 60)) <= 1e-9)
      swipe.release(velocity: BookPoint(x: -2000, y: 0), at: time + 0.02)
      #expect(swipe.page == turn + 1)
    }
    #expect(swipe.offset(of: 20, at: 60) == 0)
    let turned = swipe.cues(in: -1..<60).compactMap { cue in
      if case .turned(let page) = cue.event { page } else { nil }
    }
    #expect(turned == Array(1...20))
  }

  @Test func `tell what happens once, and the arrival when it can be seen`() throws {
    var swipe = PageSwipe(pageCount: 2, pageWidth: 800)
    swipe.touch(.zero, at: 0)
    swipe.drag(to: BookPoint(x: -80, y: 0), at: 0.1)
    swipe.release(at: 0.2)
    let all = swipe.cues(in: 0..<9)
    #expect(all.map(\.event) == [.turned(to: 1), .settled(on: 1)])
    let settled = try #require(all.last?.time)
    #expect(abs(abs(swipe.offset(of: 1, at: settled)) - 0.5) <= 1e-9)
    #expect(swipe.cues(in: 0.2..<settled).count == 1 && swipe.cues(in: settled..<9).count == 1)
    let refused = swipe.turn(to: 2, at: 5)
    #expect(!refused && swipe.cues(in: 5..<9).map(\.event) == [.bumped])
    swipe.touch(.zero, at: 6)
    let again = swipe.touch(.zero, at: 7)
    #expect(!again)
  }

  @Test func `say that they have settled once, however often somebody bumps into the end`() {
    var swipe = PageSwipe(pageCount: 2, pageWidth: 800)
    swipe.turn(to: 1, at: 0)
    for bump in 1...30 { swipe.turn(to: 2, at: Double(bump) * 0.05) }
    let told = swipe.cues(in: 0..<99)
    #expect(told.filter { $0.event == .settled(on: 1) }.count == 1)
    #expect(told.filter { $0.event == .bumped }.count == 30)
  }

  @Test(arguments: 0..<20)
  func `are the exact mirror image in a right-bound book`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var left = PageSwipe(pageCount: 4, page: 1, pageWidth: 500)
    var right = PageSwipe(pageCount: 4, page: 1, pageWidth: 500, binding: .right)
    var time = 0.0
    for _ in 0..<60 {
      time += .random(in: 0...0.3, using: &random)
      let distance = Double.random(in: -300...300, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = (left.touch(.zero, at: time), right.touch(.zero, at: time))
      case 1:
        _ = (
          left.drag(to: BookPoint(x: distance, y: 0), at: time),
          right.drag(to: BookPoint(x: -distance, y: 0), at: time)
        )
      case 2:
        _ = (
          left.release(velocity: BookPoint(x: 9 * distance, y: 0), at: time),
          right.release(velocity: BookPoint(x: -9 * distance, y: 0), at: time)
        )
      case 3: _ = (left.turn(to: left.page + 1, at: time), right.turn(to: right.page + 1, at: time))
      default: _ = (left.cancel(at: time), right.cancel(at: time))
      }
      #expect(left.page == right.page && left.cues(in: -1..<99) == right.cues(in: -1..<99))
      for page in 0..<4 {
        #expect(left.offset(of: page, at: time + 0.1) == -right.offset(of: page, at: time + 0.1))
      }
      #expect(left.velocity(at: time) == -right.velocity(at: time))
    }
  }

  @Test func `follow a finger for hours`() {
    var swipe = PageSwipe(pageCount: 3, page: 1, pageWidth: 500)
    swipe.touch(.zero, at: 0)
    for step in 1...3000 {
      swipe.drag(to: BookPoint(x: Double(step % 150), y: 0), at: Double(step))
    }
    #expect(swipe.offset(of: 1, at: 2999.5) == 149 && swipe.offset(of: 1, at: 2990) == 140)
    swipe.release(at: 3001)
    #expect(swipe.page == 1 && swipe.offset(of: 1, at: 4000) == 0)
    for turn in 0..<3000 { swipe.turn(to: turn % 3, at: 4000 + Double(turn) * 0.05) }
    #expect(swipe.page == 2 && swipe.offset(of: 2, at: 5000) == 0)
    #expect(swipe.cues(in: 4149.9..<9000).last?.event == .settled(on: 2))
  }

  @Test func `refuse what cannot be`() async {
    await #expect(processExitsWith: .failure) { _ = PageSwipe(pageCount: 0, pageWidth: 100) }
    await #expect(processExitsWith: .failure) {
      _ = PageSwipe(pageCount: 3, page: 3, pageWidth: 100)
    }
    await #expect(processExitsWith: .failure) { _ = PageSwipe(pageCount: 3, pageWidth: .nan) }
  }

  /// What comes from a screen may be anything.
  @Test func `do nothing about a number that is none`() {
    var swipe = PageSwipe(pageCount: 3, pageWidth: 100)
    let before = swipe
    let answers = [
      swipe.touch(.zero, at: .nan), swipe.touch(BookPoint(x: .nan, y: 0), at: 1),
      swipe.turn(to: 1, at: .infinity),
    ]
    #expect(answers == [false, false, false] && swipe == before)
    swipe.touch(.zero, at: 2)
    let held = swipe
    let others = [
      swipe.drag(to: BookPoint(x: -.infinity, y: 0), at: 3),
      swipe.release(velocity: BookPoint(x: .infinity, y: 0), at: 3),
    ]
    #expect(others == [false, false] && swipe == held)
    // A finger beyond all reason counts as the furthest one.
    var far = swipe
    swipe.drag(to: BookPoint(x: 2e9, y: 0), at: 3)
    far.drag(to: BookPoint(x: 1e9, y: 0), at: 3)
    #expect(swipe == far && swipe.offset(of: 0, at: 3).isFinite)
  }
}
