import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionPages

@Suite struct PageRollTests {
  private func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  @Test func `the grabbed point stays under the finger`() {
    for random in RandomRoll.all(20_000, seed: 1) {
      let roll = random.roll
      let position = roll.position(of: random.grabbed)
      let missed = max(abs(position.x - roll.finger.x), abs(position.y - roll.finger.y))
      #expect(missed < 1e-9 * max(random.page.width, random.page.height), "\(random)")
    }
  }

  @Test
  func `a finger within reach, and not where paper gives way, is where it was asked to be`() {
    for random in RandomRoll.all(1500, seed: 2) {
      let ends = [BookPoint.zero, BookPoint(x: 0, y: random.page.height)]
      let isWithin = ends.allSatisfy { end in
        (random.finger - end).magnitudeSquared < (random.grabbed - end).magnitudeSquared
      }
      if !random.isExact(with: random.finger) {
        // Close to where it lies, paper gives way, which other tests cover.
      } else if isWithin {
        #expect(random.roll.finger == random.finger, "\(random)")
      } else {
        // No reachable point is nearer than the best of many on the edge of the lens.
        let found = (random.roll.finger - random.finger).magnitudeSquared.squareRoot()
        var (best, bestPoint) = (Double.infinity, BookPoint.zero)
        for end in ends {
          let arm = (random.grabbed - end).magnitudeSquared.squareRoot()
          for step in 0..<720 {
            let (sine, cosine) = Elementary.sinCos(degrees: Double(step) / 2)
            let point = BookPoint(x: end.x + arm * cosine, y: end.y + arm * sine)
            let isReachable = ends.allSatisfy { other in
              (point - other).magnitudeSquared
                <= (random.grabbed - other).magnitudeSquared * (1 + 1e-12)
            }
            if isReachable {
              let far = (point - random.finger).magnitudeSquared.squareRoot()
              if far < best { (best, bestPoint) = (far, point) }
            }
          }
        }
        #expect(found <= best + 1e-9 || !random.isExact(with: bestPoint), "\(random)")
      }
    }
  }

  @Test func `no paper moves further than the lever allows, wherever the finger is`() {
    // From two thirds as high to twice as high as wide.
    let pages = [(440.32, 587.09), (300, 400), (400, 400), (600, 400), (300, 600)].map {
      BookSize(width: $0.0, height: $0.1)
    }
    var random = SeededRandom(seed: 40)
    for _ in 0..<(Effort.isWhole ? 200_000 : 5000) {
      let page = random.one(of: pages)
      let grabbed = BookPoint(
        x: Bool.random(using: &random)
          ? page.width
          : .random(in: PageReach.nearestHold * page.width...page.width, using: &random),
        y: random.row(of: page))
      let grip = PageGrip(
        grabbed: grabbed, radius: page.width * random.one(of: [0.1, 0.2, 0.3]), taper: 0,
        lift: .lying)
      let (sine, cosine) = Elementary.sinCos(degrees: .random(in: 0...360, using: &random))
      let direction = BookPoint(x: cosine, y: sine)
      // As near as a thousandth of a point, and as far as ten million of them.
      let finger = grabbed + Elementary.pow(10, .random(in: -3...7, using: &random)) * direction
      let step = random.one(of: [1e-3, 1e-2, 0.3, 5])
      let (down, across) = Elementary.sinCos(degrees: .random(in: 0...360, using: &random))
      let moved = finger + step * BookPoint(x: across, y: down)
      let one = PageRoll(page, grip, finger: finger)
      let other = PageRoll(page, grip, finger: moved)
      for x in [0.25, 0.5, 1] {
        for y in stride(from: 0.0, through: 1, by: 0.25) {
          let point = BookPoint(x: x * page.width, y: y * page.height)
          #expect(
            distance(one.position(of: point), other.position(of: point))
              <= PageReach.lever * step + 1e-6,
            "\(point) of \(grip) on \(page), \(finger) to \(moved)")
        }
      }
    }
  }

  @Test func `the spine stays where it is`() {
    for random in RandomRoll.all(20_000, seed: 3) {
      let roll = random.roll
      for part in [0, 0.3, 1] {
        let position = roll.position(of: BookPoint(x: 0, y: part * random.page.height))
        #expect(
          distance(position, SIMD3(0, part * random.page.height, 0)) < 1e-6, "\(part) of \(random)")
      }
    }
  }

  @Test(arguments: [0.0, 0.5, 1])
  func `a finger at its start, on the spine or at the mirror image has an answer`(taper: Double) {
    let page = BookSize(width: 300, height: 400)
    for grabbed in [
      BookPoint(x: 300, y: 400), BookPoint(x: 300, y: 0), BookPoint(x: 120, y: 133),
      BookPoint(x: 0, y: 200),
      BookPoint(x: 0, y: 0), BookPoint(x: 1e-9, y: 200),
    ] {
      func roll(_ finger: BookPoint) -> PageRoll {
        PageRoll(page, grabbed: grabbed, finger: finger, radius: 30, taper: taper)
      }
      // If the finger has not moved, the page lies flat.
      let still = roll(grabbed)
      let far = BookPoint(x: 280, y: 390)
      #expect(still.finger == grabbed && still.position(of: far) == SIMD3(280, 390, 0))
      // A point on the spine stays there, wherever the finger goes.
      if grabbed.x == 0 {
        for finger in [
          BookPoint(x: -200, y: 10), BookPoint(x: 200, y: 300), BookPoint(x: 0, y: 390),
        ] {
          #expect(roll(finger).finger == grabbed)
          #expect(roll(finger).position(of: far) == SIMD3(280, 390, 0))
        }
      }
      // Exactly above the spine, a finger holds its point there, above the page.
      let onSpine = roll(BookPoint(x: 0, y: grabbed.y))
      let held = onSpine.position(of: grabbed)
      #expect(abs(held.x) < 1e-9 && abs(held.y - grabbed.y) < 1e-9 && held.z >= 0)
      // At the mirror image and anywhere beyond, the page is folded over at the spine.
      for finger in [BookPoint(x: -grabbed.x, y: grabbed.y), BookPoint(x: -1e6, y: grabbed.y)] {
        let over = roll(finger)
        #expect(abs(over.finger.x + grabbed.x) < 1e-9 && over.finger.y == grabbed.y)
        let position = over.position(of: grabbed)
        #expect(
          abs(position.x + grabbed.x) < 1e-9 && position.z >= 0 && position.z < 1e-6, "\(position)")
      }
    }
  }

  @Test func `lengths on the paper are kept, in every direction`() {
    var random = SeededRandom(seed: 4)
    for sample in RandomRoll.all(20_000, seed: 4) {
      let roll = sample.roll
      let here = BookPoint(
        x: .random(in: 0...sample.page.width, using: &random),
        y: .random(in: 0...sample.page.height, using: &random))
      let (sine, cosine) = Elementary.sinCos(degrees: .random(in: 0...360, using: &random))
      let step = 1e-6 * sample.page.width
      let there = BookPoint(x: here.x + step * cosine, y: here.y + step * sine)
      let length = distance(roll.position(of: here), roll.position(of: there))
      // A chord is shorter than its arc, by much only if paper is folded sharply.
      #expect(length <= step * (1 + 1e-6), "\(here) of \(sample)")
      if roll.radius > 1e-3 * sample.page.width {
        #expect(length > step * (1 - 1e-6), "\(here) of \(sample)")
      }
    }
  }

  @Test func `no paper goes below the page, and none through itself`() {
    var random = SeededRandom(seed: 5)
    for sample in RandomRoll.all(3000, seed: 5) {
      let roll = sample.roll
      var positions: [(paper: BookPoint, space: SIMD3<Double>)] = []
      for _ in 0..<40 {
        let point = BookPoint(
          x: .random(in: 0...sample.page.width, using: &random),
          y: .random(in: 0...sample.page.height, using: &random))
        let position = roll.position(of: point)
        #expect(position.z >= 0, "\(point) of \(sample)")
        positions.append((point, position))
      }
      guard roll.radius > 1 else { continue }
      for (index, one) in positions.enumerated() {
        for other in positions[..<index] {
          let apart = (one.paper - other.paper).magnitudeSquared.squareRoot()
          // Points that are apart on the paper may be close in space, but not coincide.
          if apart > 1 { #expect(distance(one.space, other.space) > 1e-6, "\(sample)") }
        }
      }
    }
  }

  @Test func `the pieces are the whole page, and touch the surface along their folds`() {
    for random in RandomRoll.all(2000, seed: 6) {
      let roll = random.roll
      let facets = roll.facets(count: 34)
      let area = facets.reduce(0) { $0 + $1.outline.area }
      let whole = random.page.width * random.page.height
      #expect(abs(area - whole) < 1e-6 * whole, "\(random)")
      let (width, height) = (random.page.width, random.page.height)
      let corners = [
        BookPoint.zero, BookPoint(x: width, y: 0), BookPoint(x: width, y: height),
        BookPoint(x: 0, y: height),
      ]
      for facet in facets {
        // The page's own corners are on a chord between two folds.
        for corner in facet.outline.points where !corners.contains(corner) {
          let position = roll.position(of: corner)
          #expect(
            distance(facet.position(of: corner), position) < 1e-7 * width,
            "\(corner) of \(random)")
        }
      }
    }
  }

  @Test func `a finger that hardly moves hardly moves the page`() {
    var random = SeededRandom(seed: 7)
    for sample in RandomRoll.all(6000, seed: 7) {
      let step = 1e-8 * sample.page.width
      let nudge = BookPoint(
        x: .random(in: -step...step, using: &random), y: .random(in: -step...step, using: &random))
      let one = sample.roll
      let other = PageRoll(
        sample.page, grabbed: sample.grabbed, finger: sample.finger + nudge, radius: sample.radius,
        taper: min(sample.taper + 1e-8, 1))
      for _ in 0..<10 {
        let point = BookPoint(
          x: .random(in: 0...sample.page.width, using: &random),
          y: .random(in: 0...sample.page.height, using: &random))
        #expect(
          distance(one.position(of: point), other.position(of: point)) < 2e-3 * sample.page.width,
          "\(point) of \(sample)")
      }
    }
  }

  @Test func `no number is lost where paper hardly moves or hardly bends`() {
    var random = SeededRandom(seed: 8)
    for sample in RandomRoll.all(4000, seed: 8) {
      let (sine, cosine) = Elementary.sinCos(degrees: .random(in: 0...360, using: &random))
      func tiny() -> Double {
        Elementary.pow(10, .random(in: -20...1, using: &random)) * sample.page.width
      }
      let (step, radius) = (tiny(), Bool.random(using: &random) ? sample.radius : tiny())
      let roll = PageRoll(
        sample.page, grabbed: sample.grabbed,
        finger: sample.grabbed + BookPoint(x: step * cosine, y: step * sine), radius: radius,
        taper: sample.taper)
      let position = roll.position(of: sample.grabbed)
      let missed = max(abs(position.x - roll.finger.x), abs(position.y - roll.finger.y))
      #expect(missed < 1e-9 * max(sample.page.width, sample.page.height), "\(step) of \(sample)")
      let (least, most) = (SIMD3(repeating: -1e4), SIMD3(repeating: 1e4))
      let facets = roll.facets(count: 9)
      let area = facets.reduce(0) { $0 + $1.outline.area }
      let whole = sample.page.width * sample.page.height
      #expect(abs(area - whole) < 1e-6 * whole, "\(step), \(radius) of \(sample)")
      for facet in facets {
        for corner in facet.outline.points {
          let position = facet.position(of: corner)
          #expect(
            all(position .> least) && all(position .< most), "\(step), \(radius) of \(sample)")
        }
        let normal = facet.normal
        #expect(abs((normal * normal).sum() - 1) < 1e-9, "\(step), \(radius) of \(sample)")
      }
    }
  }
}
