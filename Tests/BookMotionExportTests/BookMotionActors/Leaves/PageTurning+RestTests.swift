import BookMotion
import BookMotionActors
import BookMotionDrawing
import BookMotionPages
import BookMotionTestSupport
import Testing

/// What is seen of leaves once they lie.
@Suite struct PageTurningRestTests {
  private static let page = BookSize(width: 440.32, height: 587.09)

  /// Returns the time of the first frame after `time` at which a book looks at rest.
  private func rest(_ book: PageTurning, after time: Double) -> Double? {
    (0..<1200).lazy.map { time + Double($0) / 60 }.first { book.looksAtRest(at: $0) }
  }

  private func lies(_ book: PageTurning, at time: Double) -> Bool {
    book.pose(at: time).settled(within: PageTurnPose.unseen).leaves.isEmpty
  }

  /// Its corner is in its place when it is let go, and is up a moment later.
  @Test func `a leaf that is thrown from where it lies moves`() throws {
    var book = PageTurning(page: Self.page, leafCount: 12, turned: 5)
    book.touch(BookPoint(x: -420, y: 151), at: 0.05)
    book.release(velocity: BookPoint(x: 0, y: 422), at: 0.15)
    #expect(lies(book, at: 0.15) && !book.looksAtRest(at: 0.15))
    #expect(!lies(book, at: 0.19))
    let end = try #require(rest(book, after: 0.15))
    #expect(end > 0.3 && end < 2)
  }

  /// A recording ends when nothing is seen to move any more, and not before.
  @Test(arguments: Effort.seeds(400))
  func `a book rests once nothing is seen to move, and no sooner`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var book = PageTurning(page: Self.page, leafCount: 12, turned: 5)
    var time = 0.0
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let side = random.one(of: [-1.0, 1])
      book.touch(
        BookPoint(
          x: side * .random(in: 100...440, using: &random),
          y: .random(in: 0...587, using: &random)), at: time)
      time += random.one(of: [0.01, 0.1, 0.4])
      book.release(
        velocity: BookPoint(
          x: random.one(of: [0, side * .random(in: -900...900, using: &random)]),
          y: .random(in: -1500...1500, using: &random)), at: time)
      time += random.one(of: [0, 0.05, 0.5])
    }
    let end = try #require(rest(book, after: time))
    #expect(EndOfRecording.fault(at: end, after: time) { lies(book, at: $0) } == nil)
  }
}
