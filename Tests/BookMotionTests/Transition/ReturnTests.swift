import BookMotion
import BookMotionTestSupport
import Testing

/// Opening and then closing.
@Suite struct ReturnTests {
  private func expectReturn(
    _ choreography: Choreography, _ binding: BookBinding, seed: UInt64, interrupting: Bool
  ) {
    var random = SeededRandom(seed: seed)
    let layout = BookLayout(
      screen: BookSize(
        width: .random(in: 300...2000, using: &random),
        height: .random(in: 300...2000, using: &random)),
      restingFrame: BookRect(
        x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random),
        width: .random(in: 50...400, using: &random), height: .random(in: 50...400, using: &random)),
      binding: binding)
    var book = BookTransition(choreography, layout: layout, tapPolicy: .interrupt)
    let start = book.pose(at: 0)
    var time = 0.0
    book.tap(at: time)
    for _ in 0..<(interrupting ? 9 : 0) {
      time += .random(in: 0...1, using: &random)
      if !book.tap(at: time), !book.chooseMode(.read, at: time) { book.close(at: time) }
    }
    time += interrupting ? 0.3 : 5
    book.chooseMode(.listen, at: time)
    time += interrupting ? 0.3 : 5
    book.close(at: time)
    let comment = "\(choreography.name), seed \(seed)"
    #expect(book.restingPose == start, "\(comment)")
    let rest = max(time, book.settlingTime()) + 100
    #expect(book.pose(at: rest) == start, "\(comment)")
    #expect(book.phase(at: rest) == .idle && book.isAtRest(at: rest), "\(comment)")
    for channel in BookPose.Driven.Channel.allCases {
      #expect(book.velocity(at: rest)[channel] == 0, "\(comment)")
    }
  }

  @Test(arguments: Choreography.known, BookBinding.allCases)
  func `is exactly the pose at the start`(preset: Choreography, binding: BookBinding) {
    for seed: UInt64 in 0..<5 {
      expectReturn(preset, binding, seed: seed, interrupting: false)
    }
  }

  @Test(arguments: Choreography.known, BookBinding.allCases)
  func `is exactly the pose at the start, interrupted or not`(
    preset: Choreography, binding: BookBinding
  ) {
    for seed: UInt64 in 0..<20 { expectReturn(preset, binding, seed: seed, interrupting: true) }
  }

  @Test(arguments: Effort.seeds(60))
  func `is exactly the pose at the start in a random choreography`(seed: UInt64) throws {
    let random = try Choreography.randomRoundTrip(seed: seed)
    for choreography in [random, random.reduced()] {
      expectReturn(choreography, .left, seed: seed, interrupting: false)
      expectReturn(choreography, .right, seed: seed, interrupting: true)
    }
  }

  @Test(arguments: Choreography.known)
  func `leaves nothing behind, thirty times over`(preset: Choreography) {
    var book = BookTransition(preset, layout: BookLayout(), tapPolicy: .interrupt)
    let start = book.pose(at: 0)
    var most = 0
    for round in 0..<30 {
      let time = Double(round) * 20
      book.tap(at: time)
      book.chooseMode(.read, at: time + 5)
      book.close(at: time + 10)
      most = max(most, book.motion.changes.count)
      #expect(book.pose(at: time + 19) == start)
    }
    #expect(most < 60)
  }

  @Test(arguments: Choreography.known)
  func `never piles up, however often it is turned around`(preset: Choreography) {
    var book = BookTransition(preset, layout: BookLayout(), tapPolicy: .interrupt)
    var most = 0
    for round in 0..<400 {
      let time = Double(round) * 0.3
      if !book.tap(at: time) { book.close(at: time) }
      most = max(most, book.motion.changes.count)
    }
    #expect(most < 700)
  }
}
