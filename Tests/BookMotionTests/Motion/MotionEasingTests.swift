import BookMotion
import BookMotionTestSupport
import Testing

/// A unit curve.
@Suite struct MotionEasingTests {
  static let named = MotionEasing.tried.map(\.curve)

  @Test func `is solved to 1e-12 of progress`() throws {
    for row in try Fixture.numbers("motion/curves.txt", atLeast: 590) {
      let curve = MotionEasing.bezier(
        startControlPoint: BookPoint(x: row[0], y: row[1]),
        endControlPoint: BookPoint(x: row[2], y: row[3])
      )
      let value = curve.value(at: row[4])
      let band = row[5...7]
      // Between the values at 1e-12 less and 1e-12 more progress, plus rounding.
      #expect(value >= (band.min() ?? .nan) - 4e-15, "\(row)")
      #expect(value <= (band.max() ?? .nan) + 4e-15, "\(row)")
      let steepness = abs(row[7] - row[5]) / 2e-12
      if steepness < 100 {
        #expect(abs(curve.velocity(at: row[4]) - row[8]) < 1e-9 * max(1, abs(row[8])), "\(row)")
      }
    }
  }

  /// If x and y of the control points are equal, the value is the progress, so any difference is
  /// the error of the search.
  @Test(arguments: Effort.seeds(400))
  func `finds every progress of every curve to the last digits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let corners = [0, 1e-9, 0.1499, 0.15, 1.0 / 3, 0.5, 2.0 / 3, 0.85, 0.8501, 1 - 1e-9, 1]
    func coordinate() -> Double {
      Bool.random(using: &random)
        ? .random(in: 0...1, using: &random) : corners.randomElement(using: &random) ?? 0
    }
    let (start, end) = (coordinate(), coordinate())
    let curve = MotionEasing.bezier(
      startControlPoint: BookPoint(x: start, y: start), endControlPoint: BookPoint(x: end, y: end))
    for _ in 0..<100 {
      let inside = Double.random(in: 0...1, using: &random)
      let near = Elementary.pow(2, .random(in: -60...0, using: &random))
      for progress in [inside, near, 1 - near] {
        let miss = abs(curve.value(at: progress) - progress)
        #expect(miss <= 4e-15, "(\(start), \(end)) at \(progress), seed \(seed)")
      }
    }
  }

  @Test(arguments: named)
  func `goes from 0 to 1, rises, and holds outside`(curve: MotionEasing) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1)
    #expect(curve.value(at: -.infinity) == 0 && curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan) == 0)
    var last = 0.0
    for index in 1...5000 {
      let value = curve.value(at: Double(index) / 5000)
      #expect(value >= last)
      last = value
    }
  }

  @Test(arguments: named)
  func `has the derivative of its value as its velocity`(curve: MotionEasing) {
    let step = 1e-4
    for index in 1...98 where index != 49 && index != 50 {
      let progress = (Double(index) + 0.37) / 100
      let derivative =
        (8 * (curve.value(at: progress + step) - curve.value(at: progress - step))
          - (curve.value(at: progress + 2 * step) - curve.value(at: progress - 2 * step)))
        / (12 * step)
      #expect(abs(curve.velocity(at: progress) - derivative) < 1e-5)
    }
  }

  @Test func `has the true limits as velocities at its ends`() {
    #expect(MotionEasing.linear.velocity(at: 0) == 1 && MotionEasing.linear.velocity(at: 1) == 1)
    #expect(MotionEasing.easeIn.velocity(at: 0) == 0)
    #expect(abs(MotionEasing.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-14)
    #expect(abs(MotionEasing.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-14)
    #expect(MotionEasing.easeOut.velocity(at: 1) == 0)
    #expect(MotionEasing.circularEaseIn.velocity(at: 0) == 0)
    #expect(MotionEasing.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(MotionEasing.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(MotionEasing.circularEaseOut.velocity(at: 1) == 0)
    #expect(MotionEasing.circularEaseInOut.velocity(at: 0.5) == .infinity)
    func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> MotionEasing {
      .bezier(startControlPoint: BookPoint(x: x1, y: y1), endControlPoint: BookPoint(x: x2, y: y2))
    }
    #expect(bezier(0.25, 0.1, 0.25, 1).velocity(at: 0) == 0.4)
    #expect(bezier(0, 0, 0, 0).velocity(at: 0) == 1)
    #expect(bezier(1, 1, 1, 1).velocity(at: 1) == 1)
    #expect(bezier(0, 0.5, 1, 1).velocity(at: 0) == .infinity)
    #expect(bezier(0, -0.5, 1, 1).velocity(at: 0) == -.infinity)
    #expect(bezier(0, 0, 0, 1).velocity(at: 0) == .infinity)
    #expect(bezier(0, 0, 0, -1).velocity(at: 0) == -.infinity)
    #expect(bezier(0, 0, 1, 0).velocity(at: 1) == .infinity)
    #expect(bezier(0, 0, 1, 2).velocity(at: 1) == -.infinity)
    #expect(bezier(1, 0, 1, 1).velocity(at: 1) == .infinity)
    #expect(bezier(1, 2, 1, 1).velocity(at: 1) == -.infinity)
    // Measured near the end, not at it.
    for curve in [bezier(0, 0, 0.58, 1), bezier(0.3, 0.9, 0.2, 0.4), bezier(0, 0, 0, 0)] {
      let slope = (curve.value(at: 2e-8) - curve.value(at: 1e-8)) / 1e-8
      #expect(abs(slope / curve.velocity(at: 0) - 1) < 1e-3)
    }
  }

  @Test(arguments: Effort.seeds(300))
  func `is undone by its inverse where it rises`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func unit() -> Double { .random(in: 0.02...0.98, using: &random) }
    let curves =
      Self.named + [
        .bezier(
          startControlPoint: BookPoint(x: unit(), y: unit()),
          endControlPoint: BookPoint(x: unit(), y: unit()))
      ]
    for curve in curves {
      #expect(curve.inverse.inverse == curve)
      let progress = unit()
      let back = curve.inverse.value(at: curve.value(at: progress))
      // The inverse of a steep curve is flat, so the rounding of the value remains.
      let flatness = max(1, curve.inverse.velocity(at: curve.value(at: progress)))
      #expect(abs(back - progress) < 4e-15 * flatness, "seed \(seed)")
    }
  }

  @Test func `overshoots where its control points do`() {
    let curve = MotionEasing.bezier(
      startControlPoint: BookPoint(x: 0.3, y: -1), endControlPoint: BookPoint(x: 0.7, y: 2))
    #expect(curve.value(at: 0.15) < -0.1 && curve.value(at: 0.85) > 1.1)
    #expect(curve.inverse.inverse == curve)
    // The x of a control point is clamped, but not its y.
    let wide = MotionEasing.bezier(
      startControlPoint: BookPoint(x: -4, y: 0.5), endControlPoint: BookPoint(x: 9, y: 0.5))
    let clamped = MotionEasing.bezier(
      startControlPoint: BookPoint(x: 0, y: 0.5), endControlPoint: BookPoint(x: 1, y: 0.5))
    for index in 0...20 {
      let progress = Double(index) / 20
      #expect(wide.value(at: progress) == clamped.value(at: progress))
    }
  }

  @Test func `of coordinates that are no numbers is refused with a sentence`() {
    let error = #expect(throws: BookMotionError.self) {
      try MotionEasing(startControlPoint: BookPoint(x: 0, y: .nan), endControlPoint: .zero)
    }
    #expect(error?.place == "startControlPoint.y")
    #expect(throws: BookMotionError.self) {
      try MotionEasing(startControlPoint: .zero, endControlPoint: BookPoint(x: .infinity, y: 0))
    }
  }
}
