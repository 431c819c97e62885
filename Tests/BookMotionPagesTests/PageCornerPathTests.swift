import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// A leaf that is turned by its corner.
@Suite struct PageCornerPathTests {
  private static let page = BookSize(width: 300, height: 400)
  private static let curve = MotionCurve.curve(.linear, duration: 1)

  private static func book() -> PageTurning {
    PageTurning(
      page: page, leafCount: 6, turned: 3, animation: curve, button: .corner(.hand))
  }

  /// Returns the roll of the leaf in the air, seen from the side it came from.
  private static func roll(_ book: PageTurning, _ time: Double) -> PageRoll? {
    guard case .roll(let roll, _) = book.pose(at: time).leaves.first?.shape else { return nil }
    return roll
  }

  @Test(arguments: PageTurning.Direction.allCases)
  func `goes with it on an arc to the other side, and lies`(
    direction: PageTurning.Direction
  ) throws {
    var book = Self.book()
    book.turn(direction, at: 2)
    let corner = BookPoint(x: 300, y: 400)
    for step in 1..<100 {
      let share = Double(step) / 100
      let roll = try #require(Self.roll(book, 2 + share), "\(share)")
      let position = roll.position(of: corner)
      #expect(abs(position.x - (300 - 600 * share)) < 1e-6, "\(share)")
      #expect(abs(position.y - (400 - 180 * share * (1 - share))) < 1e-6, "\(share)")
      // The spine holds the page, so points on it don't move.
      for y in [0.0, 130, 400] {
        let held = roll.position(of: BookPoint(x: 0, y: y))
        #expect(abs(held.x) < 1e-6 && abs(held.y - y) < 1e-6 && abs(held.z) < 1e-6, "\(share)")
      }
    }
    #expect(book.isAtRest(at: 3) && book.pose(at: 3).leaves.isEmpty)
    #expect(book.turned == (direction == .forward ? 4 : 2))
  }

  @Test func `turns around on its arc, and can be caught there`() {
    var book = Self.book()
    book.turn(.forward, at: 0)
    let position = Self.roll(book, 0.4)?.position(of: BookPoint(x: 300, y: 400))
    book.turn(.back, at: 0.4)
    #expect(Self.roll(book, 0.4)?.position(of: BookPoint(x: 300, y: 400)) == position)
    #expect(book.isAtRest(at: 2) && book.turned == 3)
    var caught = Self.book()
    caught.turn(.forward, at: 0)
    let before = Self.roll(caught, 0.3)?.position(of: BookPoint(x: 290, y: 200))
    let finger = BookPoint(x: before?.x ?? 0, y: before?.y ?? 0)
    caught.touch(finger, at: 0.3)
    #expect(caught.isHeld)
    let after = Self.roll(caught, 0.3)?.position(of: BookPoint(x: 290, y: 200))
    #expect(abs((before?.x ?? 0) - (after?.x ?? 1)) < 1e-6)
    caught.release(velocity: BookPoint(x: -2500, y: 0), at: 0.4)
    #expect(caught.isAtRest(at: 5) && caught.turned == 4)
  }

  @Test func `is alone in the air: the next one waits until it lies`() {
    var book = Self.book()
    book.turn(.forward, at: 0)
    book.turn(.forward, at: 0.3)
    for step in 0...300 {
      #expect(book.pose(at: Double(step) / 100).leaves.count <= 1, "\(step)")
    }
    #expect(book.turned == 5 && book.isAtRest(at: 2.1) && !book.isAtRest(at: 1.8))
  }
}
