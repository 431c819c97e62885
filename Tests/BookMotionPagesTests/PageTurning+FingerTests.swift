import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

/// Leaves that a finger holds, releases, and catches in the air.
@Suite struct PageTurningFingerTests {
  private static let page = BookSize(width: 300, height: 400)

  /// Wherever it is touched: a finger that means to tap moves by a point.
  @Test func `a finger that hardly moves lifts a leaf, but doesn't turn it`() throws {
    for grabbed in stride(from: 2.0, through: 300, by: 2) {
      var book = PageTurning(page: Self.page, leafCount: 4)
      book.touch(BookPoint(x: grabbed, y: 300), at: 0)
      book.drag(to: BookPoint(x: grabbed - 1, y: 300), at: 0.1)
      let shape = try #require(book.pose(at: 0.1).leaves.first).shape
      let edge = shape.position(of: BookPoint(x: 300, y: 200), ofWidth: 300).x
      #expect(edge > 150 && edge < 300, "\(grabbed): \(edge)")
    }
  }

  @Test func `a finger holds the point that it grabbed, wherever it goes`() throws {
    var random = SeededRandom(seed: 31)
    for _ in 0..<500 {
      var book = PageTurning(page: Self.page, leafCount: 4, turned: 2)
      let isRight = Bool.random(using: &random)
      let held = BookPoint(
        x: .random(in: 1...300, using: &random), y: .random(in: 0...400, using: &random))
      let hand = isRight ? 1.0 : -1.0
      let answer1 = book.touch(BookPoint(x: hand * held.x, y: held.y), at: 0)
      #expect(answer1)
      let finger = BookPoint(
        x: .random(in: -300...300, using: &random), y: .random(in: 0...400, using: &random))
      book.drag(to: finger, at: 0.2)
      guard let leaf = book.pose(at: 0.2).leaves.first,
        case .roll(let roll, let side) = leaf.shape
      else { continue }
      #expect(side == (isRight ? .right : .left) && leaf.index == (isRight ? 2 : 1))
      let position = roll.position(of: held)
      // An unreachable finger is followed as closely as the paper allows; PageRoll's tests check
      // how closely.
      let wanted = PageRoll(
        Self.page, grabbed: held, finger: BookPoint(x: hand * finger.x, y: finger.y),
        radius: 30)
      #expect(abs(position.x - wanted.finger.x) < 1e-9 && abs(position.y - wanted.finger.y) < 1e-9)
    }
  }

  @Test func `a leaf that was let go can be caught, and is held exactly there`() throws {
    var book = PageTurning(page: Self.page, leafCount: 4)
    book.touch(BookPoint(x: 290, y: 380), at: 0)
    book.drag(to: BookPoint(x: 60, y: 330), at: 0.1)
    let answer2 = book.release(velocity: BookPoint(x: -900, y: 0), at: 0.2)
    #expect(answer2 == .forward)
    let before = book.pose(at: 0.35)
    guard case .roll(let rolling, _) = try #require(before.leaves.first).shape else {
      Issue.record("it does not roll")
      return
    }
    let finger = BookPoint(x: rolling.finger.x + 40, y: rolling.finger.y - 60)
    let answer3 = book.touch(finger, at: 0.35)
    #expect(answer3)
    #expect(before.largestJump(to: book.pose(at: 0.35)) < 1e-9)
    guard case .roll(let caught, _) = try #require(book.pose(at: 0.35).leaves.first).shape else {
      Issue.record("it does not roll any more")
      return
    }
    #expect(caught.grabbed != rolling.grabbed)
    let position = caught.position(of: caught.grabbed)
    #expect(abs(position.x - finger.x) < 1e-9 && abs(position.y - finger.y) < 1e-9)
    // Back to its side, by a flick.
    let answer4 = book.release(velocity: BookPoint(x: 2500, y: 0), at: 0.5)
    #expect(answer4 == .back)
    #expect(book.turned == 0)
  }

  @Test func `a rolling leaf of any taper is caught at the uppermost point that is seen`() throws {
    var random = SeededRandom(seed: 32)
    var (asked, caught, exact, cones) = (0, 0, 0, 0)
    for _ in 0..<4000 {
      let taper = max(0, Double.random(in: -0.2...1, using: &random))
      var book = PageTurning(page: Self.page, leafCount: 4, taper: taper)
      func randomPoint(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> BookPoint {
        BookPoint(x: .random(in: x, using: &random), y: .random(in: y, using: &random))
      }
      book.touch(randomPoint(150...300, 0...400), at: 0)
      book.drag(to: randomPoint(-250...250, 0...400), at: 0.1)
      book.release(velocity: randomPoint(-2000...2000, -500...500), at: 0.2)
      let time = Double.random(in: 0.2...0.4, using: &random)
      let before = book.pose(at: time)
      guard let leaf = before.leaves.first, case .roll(let roll, _) = leaf.shape else { continue }
      let point = randomPoint(0...300, 0...400)
      let seen = roll.position(of: point)
      guard seen.z > 1, seen.y >= 0, seen.y <= 400 else { continue }
      asked += 1
      guard book.touch(BookPoint(x: seen.x, y: seen.y), at: time) else { continue }
      guard let after = book.pose(at: time).leaves.first, case .roll(let held, _) = after.shape
      else {
        Issue.record("it does not roll any more")
        continue
      }
      #expect(before.largestJump(to: book.pose(at: time)) < 1e-6, "\(roll) at \(seen)")
      caught += 1
      // Where the paper would give way, the finger moves the point that leads it by as much as it
      // moves.
      guard held.grabbed != roll.grabbed else { continue }
      exact += 1
      if roll.cone != nil { cones += 1 }
      for shape in [roll, held] {
        let position = shape.position(of: held.grabbed)
        #expect(
          abs(position.x - seen.x) < 1e-6 && abs(position.y - seen.y) < 1e-6, "\(roll) at \(seen)")
        #expect(position.z > seen.z - 1e-6, "\(roll) at \(seen)")
      }
      // It follows the finger.
      book.drag(to: BookPoint(x: seen.x - 3, y: seen.y + 2), at: time)
      guard let after = book.pose(at: time).leaves.first, case .roll(let moved, _) = after.shape
      else { continue }
      let position = moved.position(of: held.grabbed)
      #expect(abs(position.x - moved.finger.x) < 1e-9 && abs(position.y - moved.finger.y) < 1e-9)
    }
    #expect(caught > asked * 9 / 10, "\(caught) of \(asked)")
    #expect(exact > asked / 5 && cones > 100, "\(exact) and \(cones) cones of \(asked)")
  }

  @Test func `a leaf that bends is caught across, and follows the finger`() throws {
    var book = PageTurning(page: Self.page, leafCount: 4)
    book.turn(.forward, at: 0)
    book.turn(.forward, at: 0.1)
    let before = book.pose(at: 0.35)
    let answer5 = book.touch(BookPoint(x: 40, y: 100), at: 0.35)
    #expect(answer5)
    #expect(before.largestJump(to: book.pose(at: 0.35)) < 1e-6)
    book.drag(to: BookPoint(x: -20, y: 300), at: 0.4)
    for time in [0.4, 0.6, 3] {
      let bends = book.pose(at: time).leaves.compactMap { leaf -> PageBend? in
        if case .bend(let bend) = leaf.shape { bend } else { nil }
      }
      // One of the leaves in the air is under the finger, regardless of the others.
      #expect(bends.contains { $0.distance(seenAt: -20, ofWidth: 300) != nil })
    }
    let answer6 = book.turn(.forward, at: 4)
    #expect(!answer6)
    book.release(at: 5)
    #expect(book.isAtRest(at: 15))
  }

  @Test func `a leaf goes on as fast as the finger that let it go`() throws {
    for velocity in [
      BookPoint(x: -1200, y: 90), BookPoint(x: 300, y: 0), BookPoint(x: -80, y: -60),
    ] {
      var book = PageTurning(page: Self.page, leafCount: 4)
      book.touch(BookPoint(x: 290, y: 200), at: 0)
      book.drag(to: BookPoint(x: 40, y: 210), at: 0.1)
      book.release(velocity: velocity, at: 0.2)
      let fingers = try [0.2, 0.2 + 1e-6].map { time in
        guard case .roll(let roll, _) = try #require(book.pose(at: time).leaves.first).shape else {
          throw CancellationError()
        }
        return roll.finger
      }
      #expect(abs((fingers[1].x - fingers[0].x) / 1e-6 - velocity.x) < 0.5)
      #expect(abs((fingers[1].y - fingers[0].y) / 1e-6 - velocity.y) < 0.5)
    }
    // A leaf that stays at the spine keeps the horizontal velocity of its point.
    var book = PageTurning(page: Self.page, leafCount: 4)
    book.turn(.forward, at: 0)
    book.touch(BookPoint(x: -60, y: 100), at: 0.3)
    let caught = try bend(book, at: 0.3)
    let distance = try #require(caught.distance(seenAt: -60, ofWidth: 300))
    book.release(velocity: BookPoint(x: -400, y: 0), at: 0.4)
    let positions = try [0.4, 0.4 + 1e-6].map {
      try bend(book, at: $0).position(atDistance: distance, ofWidth: 300).across
    }
    #expect(abs((positions[1] - positions[0]) / 1e-6 + 400) < 1)
  }

  private func bend(_ book: PageTurning, at time: Double) throws -> PageBend {
    guard case .bend(let bend) = try #require(book.pose(at: time).leaves.first).shape else {
      throw CancellationError()
    }
    return bend
  }

  /// Its spring keeps oscillating for seconds below the visible range.
  @Test func `lifts a leaf again that was thrown back where it lies`() {
    var book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 4, turned: 1)
    book.turn(.forward, at: 0)
    let catches = book.touch(BookPoint(x: 150, y: 200), at: 0.3)
    book.drag(to: BookPoint(x: 250, y: 200), at: 0.4)
    book.release(velocity: BookPoint(x: 900, y: 0), at: 0.5)
    #expect(catches && book.turned == 2)
    for time in [0.8, 1, 1.5, 2] {
      var other = book
      guard other.pose(at: time).leaves.isEmpty else { continue }
      let before = other.pose(at: time)
      let lifts = other.touch(BookPoint(x: 250, y: 300), at: time)
      #expect(lifts && other.isHeld, "at \(time)")
      #expect(other.pose(at: time).turned == before.turned)
    }
  }
}
