import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@Suite struct PageBendTests {
  /// Returns a point of the paper's curve, integrated in small steps along the mean of the
  /// directions at their ends. It assumes only that the paper is evenly wound.
  private func walked(_ bend: PageBend, _ distance: Double, _ width: Double) -> SIMD2<Double> {
    let steps = 4000
    var position = SIMD2(0.0, 0.0)
    for step in 0..<steps {
      let part = distance * (Double(step) + 0.5) / Double(steps) / width
      let degrees = bend.hingeDegrees + (bend.edgeDegrees - bend.hingeDegrees) * part
      let (sine, cosine) = Elementary.sinCos(degrees: degrees)
      position += SIMD2(cosine, sine) * (distance / Double(steps))
    }
    return position
  }

  private static let bends: [PageBend] = {
    var random = SeededRandom(seed: 21)
    return (0..<200).map { _ in
      PageBend(
        turn: .random(in: 0...1, using: &random), curl: .random(in: -1...1, using: &random))
    }
  }()

  @Test func `the paper goes where its direction takes it`() {
    for bend in Effort.some(of: PageBendTests.bends, oneIn: 10) {
      for part in [0.1, 0.6, 1] {
        let position = bend.position(atDistance: 300 * part, ofWidth: 300)
        let walked = walked(bend, 300 * part, 300)
        #expect(abs(position.across - walked.x) < 1e-5 && abs(position.height - walked.y) < 1e-5)
      }
    }
  }

  @Test func `it lies flat at both ends, whichever end leads`() {
    for curl in [-1, 0, 0.4, 1.0] {
      #expect(PageBend(turn: 0, curl: curl).position(atDistance: 250, ofWidth: 300) == (250, 0))
      #expect(PageBend(turn: 1, curl: curl).position(atDistance: 250, ofWidth: 300) == (-250, 0))
    }
  }

  @Test func `no page dips into the others`() {
    for bend in PageBendTests.bends {
      for part in stride(from: 0.0, through: 1, by: 0.05) {
        #expect(bend.position(atDistance: 300 * part, ofWidth: 300).height >= 0)
        let degrees = bend.degrees(atDistance: 300 * part, ofWidth: 300)
        #expect(degrees >= 0 && degrees <= 180)
      }
    }
  }

  @Test func `beyond its ends a turn counts as the end`() {
    #expect(PageBend(turn: -0.3) == PageBend(turn: 0))
    #expect(PageBend(turn: 1.2, curl: 4) == PageBend(turn: 1, curl: 1))
  }

  @Test func `of two pages the one further on is in front, all along`() {
    var random = SeededRandom(seed: 22)
    for _ in 0..<2000 {
      let curl = Double.random(in: -1...1, using: &random)
      let turns = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
        .sorted()
      guard turns[1] - turns[0] > 1e-3 else { continue }
      let below = PageBend(turn: turns[0], curl: curl)
      let above = PageBend(turn: turns[1], curl: curl)
      // Along the upper page, the lower one is always to the right: seen from the spine at the same
      // distance in space, it has turned less.
      var lower: [(reach: Double, angle: Double)] = []
      for step in 1...200 {
        let position = below.position(atDistance: Double(step) / 200, ofWidth: 1)
        lower.append(
          (
            (position.across * position.across + position.height * position.height).squareRoot(),
            Elementary.atan2(position.height, position.across)
          ))
      }
      for step in stride(from: 10, through: 200, by: 10) {
        let position = above.position(atDistance: Double(step) / 200, ofWidth: 1)
        let reach = (position.across * position.across + position.height * position.height)
          .squareRoot()
        let angle = Elementary.atan2(position.height, position.across)
        guard let next = lower.firstIndex(where: { $0.reach >= reach }), next > 0 else { continue }
        let (one, two) = (lower[next - 1], lower[next])
        let part = (reach - one.reach) / (two.reach - one.reach)
        let other = one.angle + (two.angle - one.angle) * part
        #expect(angle > other - 1e-4, "turns \(turns), curl \(curl), at \(step)")
      }
    }
  }

  @Test func `the grabbed point is where the finger is across`() {
    var random = SeededRandom(seed: 23)
    for _ in 0..<5000 {
      let width = Double.random(in: 1...900, using: &random)
      let distance = Double.random(in: 0...width, using: &random)
      let finger = Double.random(in: -distance...distance, using: &random)
      let curl = Double.random(in: -1...1, using: &random)
      let bend = PageBend(bringing: distance, to: finger, ofWidth: width, curl: curl)
      let found = bend.position(atDistance: distance, ofWidth: width).across
      #expect(abs(found - finger) < 1e-12 * width, "\(distance) of \(width) to \(finger), \(curl)")
    }
  }

  @Test func `a finger beyond the paper, or on the spine, has an answer`() {
    #expect(PageBend(bringing: 200, to: 250, ofWidth: 300).turn == 0)
    #expect(PageBend(bringing: 200, to: 200, ofWidth: 300).turn == 0)
    #expect(PageBend(bringing: 200, to: -200, ofWidth: 300).turn == 1)
    #expect(PageBend(bringing: 200, to: -900, ofWidth: 300).turn == 1)
    #expect(PageBend(bringing: 0, to: 40, ofWidth: 300).turn == 0)
    #expect(PageBend(bringing: 0, to: -40, ofWidth: 300).turn == 1)
  }

  @Test func `the pieces meet the paper along their folds, and one another`() {
    let page = BookSize(width: 300, height: 400)
    for bend in PageBendTests.bends {
      let facets = bend.facets(of: page, count: 24)
      #expect(facets.count == 24)
      for facet in facets {
        #expect(abs(facet.outline.area - 300 * 400 / 24) < 1e-6)
        for corner in facet.outline.points {
          let position = bend.position(atDistance: corner.x, ofWidth: 300)
          let space = facet.position(of: corner)
          #expect(abs(space.x - position.across) < 1e-9 && abs(space.z - position.height) < 1e-9)
          #expect(space.y == corner.y)
        }
      }
    }
  }
}
