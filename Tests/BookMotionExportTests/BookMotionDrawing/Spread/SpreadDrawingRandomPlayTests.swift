import BookMotion
import BookMotionDrawing
import BookMotionTestSupport
import Testing

@testable import BookMotionPages

/// The drawn light and shadow of random plays with leaves.
@Suite struct SpreadDrawingRandomPlayTests {
  private static let layout = PageSpreadLayout()

  @Test func `a leaf casts the same shadows, whatever else is in the air`() {
    var (bent, rolled) = (0, 0)
    for number in 0..<UInt64(Plays.count / 8) {
      var random = SeededRandom(seed: Plays.seed + number)
      var book = PageTurning(page: Self.layout.page, leafCount: 9, turned: 4)
      var time = 0.0
      for _ in 0..<5 {
        happen(to: &book, at: &time, &random)
        for _ in 0..<2 {
          let pose = book.pose(at: time)
          time += 0.03 * random.share()
          guard pose.leaves.count > 1 else { continue }
          let alone = pose.leaves.map { leaf in
            shadows(
              in: PageTurnPose(
                page: pose.page, leafCount: pose.leafCount, leaves: [leaf], turned: pose.turned))
          }
          #expect(
            shadows(in: pose).sorted() == alone.flatMap { $0 }.sorted(),
            "\(number): \(time) s")
          // A rolled leaf has four: of the window and of the sky, on others and on itself.
          if alone.contains(where: { $0.count == 4 }) { rolled += 1 } else { bent += 1 }
        }
      }
    }
    #expect(bent > 10 && rolled > 5, "\(bent) with bent leaves only, \(rolled) with a rolled one")
  }

  /// Turns a leaf, or drags one to anywhere and lets go, which may be before the last one lies.
  private func happen(
    to book: inout PageTurning, at time: inout Double, _ random: inout SeededRandom
  ) {
    let page = Self.layout.page
    func point() -> BookPoint {
      BookPoint(x: page.width * (2 * random.share() - 1), y: page.height * random.share())
    }
    if book.isHeld {
      book.release(velocity: BookPoint(x: 900 * random.share() - 600, y: 0), at: time)
    }
    if random.share() < 0.4 {
      for _ in 0..<2 {
        book.turn(random.share() < 0.5 ? .forward : .back, at: time)
        time += 0.1 * random.share()
      }
      return
    }
    // No leaf can be lifted until a rolled one nearly lies.
    let edge = BookPoint(x: page.width * (random.share() < 0.5 ? 1 : -1), y: point().y)
    var tries = 0
    while !book.touch(edge, at: time), tries < 100 { (tries, time) = (tries + 1, time + 0.02) }
    book.drag(to: point(), at: time)
  }

  /// Returns what is said of each blurred shape of a frame, without the names that it goes by.
  private func shadows(in pose: PageTurnPose) -> [String] {
    DrawnText.elements("path", with: "filter", in: SpreadDrawing(pose, in: Self.layout).svg)
  }
}
