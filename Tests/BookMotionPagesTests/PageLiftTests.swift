import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

/// Paper lies flat until a finger moves it, and rises from there without a jump.
@Suite struct PageLiftTests {
  // Fewer paths suffice in an unoptimized build.
  private static let leaves = Effort.isWhole ? 20 : 3
  private static let step = Effort.isWhole ? 30.0 : 105.0

  private static let page = BookSize(width: 300, height: 400)

  private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  /// Returns the free corners, and points all over a page.
  private func points(of page: BookSize) -> [BookPoint] {
    (0...6).flatMap { across in
      (0...6).map { down in
        BookPoint(x: page.width * Double(across) / 6, y: page.height * Double(down) / 6)
      }
    }
  }

  /// A page held anywhere, and a unit direction for the finger, within reach.
  private struct Pull: CustomStringConvertible {
    let sample: RandomRoll
    let direction: BookPoint
    /// The distance from the grabbed point back to the nearer end of the spine.
    let room: Double
    /// The distance from the grabbed point forward to the farthest corner.
    let beyond: Double
    let length: Double

    init(_ sample: RandomRoll) {
      self.sample = sample
      let (page, grabbed) = (sample.page, sample.grabbed)
      let arm = grabbed - sample.roll.finger
      length = arm.magnitudeSquared.squareRoot()
      let normal = (1 / length) * arm
      direction = -1 * normal
      func reach(_ x: Double, _ y: Double) -> Double {
        (BookPoint(x: x, y: y) - grabbed).dot(normal)
      }
      room = -max(reach(0, 0), reach(0, page.height))
      beyond = max(reach(page.width, 0), reach(page.width, page.height))
    }

    func roll(after length: Double) -> PageRoll {
      PageRoll(
        sample.page, grabbed: sample.grabbed, finger: sample.grabbed + length * direction,
        radius: sample.radius, taper: sample.taper)
    }

    var description: String { "\(sample), \(room) behind, \(beyond) beyond" }
  }

  private func pulls(_ count: Int, seed: UInt64) -> [Pull] {
    RandomRoll.all(count, seed: seed).map(Pull.init).filter {
      $0.room > 0.1 * $0.sample.page.width && $0.length > 0.1 * $0.sample.page.width
    }
  }

  @Test func `where a finger has gone far, or nothing is beyond it, the radius is what was asked`()
  {
    for pull in pulls(3000, seed: 42) where pull.beyond < 1.4 * pull.length {
      func widening(after length: Double) -> Double {
        PageLift.lying.widening(after: length, beyond: pull.beyond)
      }
      #expect(widening(after: 2 / 3.0 * pull.beyond * 1.000001) == 0, "\(pull)")
      // In between, the widening decreases with the finger's distance.
      let widenings = (1...20).map { widening(after: pull.beyond * Double($0) / 30) }
      #expect(zip(widenings, widenings.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 0 }, "\(pull)")
    }
    let corner = BookPoint(x: 300, y: 400)
    for taper in [0, 0.7] {
      let roll = PageRoll(
        PageLiftTests.page, grabbed: corner, finger: BookPoint(x: 299, y: 399.5), radius: 30,
        taper: taper)
      #expect(roll.radius == 30 && roll.widening == 0)
    }
  }

  @Test(arguments: Effort.some(of: [0, 0.5, 1], oneIn: 2))
  func `a point of the finger turns no page over`(taper: Double) {
    for x in stride(from: 90.0, through: 300, by: PageLiftTests.step) {
      for y in stride(from: 40.0, through: 360, by: Effort.isWhole ? 40 : 107) {
        for slope in [-0.3, 0, 0.3] {
          let held = BookPoint(x: x, y: y)
          // Along the edge of its reach, paper is taut, and none is left that could rise gently.
          let scale = 1 / (1 + slope * slope).squareRoot()
          let normal = scale * BookPoint(x: 1, y: -slope)
          let room = min(held.dot(normal), (held - BookPoint(x: 0, y: 400)).dot(normal))
          guard room > 100 else { continue }
          var last = points(of: PageLiftTests.page).map { SIMD3($0.x, $0.y, 0) }
          for step in 0..<Int(1.5 * x) {
            let length = Double(step)
            let roll = PageRoll(
              PageLiftTests.page, grabbed: held,
              finger: BookPoint(x: x - length, y: y + slope * length), radius: 30, taper: taper)
            let positions = points(of: PageLiftTests.page).map { roll.position(of: $0) }
            let apart = zip(last, positions).map { distance($0, $1) }.max() ?? 0
            #expect(apart < 150, "\(length) from \(held) by \(slope)")
            last = positions
          }
        }
      }
    }
  }

  @Test(arguments: Effort.some(of: [0, 0.5, 1], oneIn: 2))
  func `a leaf that falls back lies flat in the end, without a jump`(taper: Double) {
    var random = SeededRandom(seed: 43)
    for _ in 0..<PageLiftTests.leaves {
      var book = PageTurning(page: PageLiftTests.page, leafCount: 3, taper: taper)
      let held = BookPoint(
        x: .random(in: 100...300, using: &random), y: .random(in: 60...340, using: &random))
      book.touch(held, at: 0)
      book.drag(to: BookPoint(x: held.x - .random(in: 20...80, using: &random), y: held.y), at: 0.1)
      book.release(at: 0.2)
      func positions(_ time: Double) -> [SIMD3<Double>] {
        let all = points(of: PageLiftTests.page)
        guard case .roll(let roll, _) = book.pose(at: time).leaves.first?.shape else {
          return all.map { SIMD3($0.x, $0.y, 0) }
        }
        return all.map { roll.position(of: $0) }
      }
      var last = positions(0.2)
      for step in 1...2000 {
        let here = positions(0.2 + Double(step) / 1000)
        let apart = zip(last, here).map { distance($0, $1) }.max() ?? 0
        // Four meters per second, for a page as wide as a hand.
        #expect(apart < 12, "\(step) ms of \(held)")
        if step == 2000 { #expect(here.allSatisfy { $0.z < 0.2 }, "\(held)") }
        last = here
      }
    }
  }

  @Test(arguments: Effort.some(of: [0, 1, 0.3], oneIn: 2))
  func `paper that is still rising is caught as it is, and laid down softly`(taper: Double) {
    var random = SeededRandom(seed: 44)
    var (wide, caught) = (0, 0)
    for _ in 0..<1500 {
      let held = BookPoint(
        x: .random(in: 80...290, using: &random), y: .random(in: 60...340, using: &random))
      let pulled = BookPoint(
        x: held.x - .random(in: 3...120, using: &random),
        y: held.y + .random(in: -10...10, using: &random))
      let grip = PageGrip(grabbed: held, radius: 30, taper: taper, lift: .lying)
      let roll = PageRoll(PageLiftTests.page, grip, finger: pulled)
      guard roll.widening > 0 else { continue }
      let seen = roll.position(
        of: BookPoint(
          x: .random(in: 80...300, using: &random), y: .random(in: 20...380, using: &random)))
      guard seen.z > 1 else { continue }
      wide += 1
      let point = BookPoint(x: seen.x, y: seen.y)
      guard let other = roll.grip(seenAt: point) else { continue }
      caught += 1
      let same = PageRoll(PageLiftTests.page, other, finger: point)
      for point in points(of: PageLiftTests.page) {
        #expect(distance(roll.position(of: point), same.position(of: point)) < 1e-6, "\(roll)")
      }
      // Returned to where it lay, the page lies flat, and nearly so just before.
      for part in [1e-6, 1e-9] {
        let finger = other.grabbed + part * (point - other.grabbed)
        let low = PageRoll(PageLiftTests.page, other, finger: finger)
        for point in points(of: PageLiftTests.page) {
          #expect(low.position(of: point).z < 5000 * part.squareRoot(), "\(part) of \(roll)")
        }
      }
    }
    #expect(wide > 300 && caught > wide / 8, "\(caught) of \(wide)")
  }
}
