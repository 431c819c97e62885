import BookMotion
import BookMotionDrawing
import BookMotionExport
import BookMotionTestSupport
import Testing

@testable import BookMotionPages

/// The drawn light and shadow of random plays with leaves.
@Suite struct PageSpreadFrameRandomPlayTests {
  private static let layout = PageSpreadLayout()

  @Test func `a leaf casts the same shadows, whatever else is in the air`() {
    var (looks, held) = (0, 0)
    for number in 0..<UInt64(Plays.count / 5) {
      var random = SeededRandom(seed: Plays.seed + number)
      var book = PageTurning(page: Self.layout.page, leafCount: 9, turned: 4)
      var time = 0.0
      for _ in 0..<10 {
        happen(to: &book, at: time, &random)
        time += 0.02 + 0.2 * random.share()
        let pose = book.pose(at: time)
        guard pose.leaves.count > 1 else { continue }
        looks += 1
        if book.isHeld { held += 1 }
        let alone = pose.leaves.flatMap { leaf in
          shadows(
            in: PageTurnPose(
              page: pose.page, leafCount: pose.leafCount, leaves: [leaf], turned: pose.turned))
        }
        #expect(shadows(in: pose).sorted() == alone.sorted(), "\(random.seed), \(time) s")
      }
    }
    #expect(looks > 20 && held > 4, "\(looks) looks, \(held) at what a finger holds")
  }

  private func happen(to book: inout PageTurning, at time: Double, _ random: inout SeededRandom) {
    let page = Self.layout.page
    let point = BookPoint(
      x: page.width * (2 * random.share() - 1), y: page.height * random.share())
    switch Int.random(in: 0..<5, using: &random) {
    case 0: book.turn(.forward, at: time)
    case 1: book.turn(.back, at: time)
    case 2: book.release(velocity: .zero, at: time)
    default:
      book.touch(BookPoint(x: point.x < 0 ? -page.width : page.width, y: point.y), at: time)
      book.drag(to: point, at: time)
    }
  }

  /// Returns what is said of each blurred shape of a frame, without the names that it goes by.
  private func shadows(in pose: PageTurnPose) -> [String] {
    var text = ""
    PageSpreadFrame(pose, in: Self.layout).writeSVG(to: &text)
    return text.matches(of: /<path filter="[^"]*"([^>]*)>/).map { String($0.1) }
  }
}
