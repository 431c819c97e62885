import BookMotion

extension Sweep {
  /// Sweeps unit curves and the easings of CSS.
  static var curves: [Section] {
    [
      section("curve.value") { curve, progress, hash in hash.add(curve.value(at: progress)) },
      section("curve.velocity") { curve, progress, hash in hash.add(curve.velocity(at: progress)) },
      section("curve.inverse") { curve, progress, hash in
        hash.add(curve.inverse.value(at: progress))
      },
      easings("css.cubicBezier") { random throws(BookMotionError) in
        try CSSEasing.cubicBezier(
          random.next(in: 0...1), random.next(in: -2...3), random.next(in: 0...1),
          random.next(in: -2...3))
      },
      easings("css.steps") { random throws(BookMotionError) in
        let positions = CSSEasing.StepPosition.allCases
        return try CSSEasing.steps(
          2 + random.next(below: 20), positions[random.next(below: positions.count)])
      },
      easings("css.linear") { random throws(BookMotionError) in
        var stops: [CSSEasing.Stop] = []
        for _ in 0...random.next(below: 12) { stops.append(stop(&random)) }
        return try CSSEasing.linear(stops)
      },
    ]
  }

  static let namedCurves: [MotionEasing] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    curve(0, 0, 0, 0), curve(1, 0, 0, 1), curve(0, 1, 1, 0), curve(1, 1, 1, 1),
    curve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3), curve(0.3, 1.5, 0.7, -0.5),
  ]

  /// Returns a named curve, one that SwiftUI would clamp, or one that overshoots.
  static func curve(_ random: inout SplitMix64) -> MotionEasing {
    if random.next(below: 4) == 0 { return namedCurves[random.next(below: namedCurves.count)] }
    return curve(
      random.next(in: -0.2...1.2), random.next(in: -1...2),
      random.next(in: -0.2...1.2), random.next(in: -1...2))
  }

  private static func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> MotionEasing {
    .bezier(startControlPoint: BookPoint(x: x1, y: y1), endControlPoint: BookPoint(x: x2, y: y2))
  }

  /// Returns a stop with an input, with a held one, or with an input left to its neighbors.
  private static func stop(_ random: inout SplitMix64) -> CSSEasing.Stop {
    let output = random.next(in: -1...2)
    let input = random.next(in: -0.2...1.2)
    switch random.next(below: 4) {
    case 0: return CSSEasing.Stop(output, at: input)
    case 1: return CSSEasing.Stop(output, at: input, heldUntil: random.next(in: 0...1))
    default: return CSSEasing.Stop(output)
    }
  }

  private static let looks = 8

  private static func section(
    _ name: String, look: @escaping (MotionEasing, Double, inout BitHash) -> Void
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      var progress = Arguments(0...1, seam: 0.125, seed: 2)
      for index in 0..<points / looks {
        let curve = index < namedCurves.count ? namedCurves[index] : curve(&random)
        for _ in 0..<looks { look(curve, progress.next(), &hash) }
      }
    }
  }

  private static func easings(
    _ name: String,
    make: @escaping (inout SplitMix64) throws(BookMotionError) -> CSSEasing
  ) -> Section {
    Section(name) { points, hash in
      var random = SplitMix64(seed: 1)
      var progress = Arguments(-1...2, seam: 0.125, seed: 2)
      for _ in 0..<points / looks {
        // An easing that is invalid on only one machine is a difference, too.
        let easing = try? make(&random)
        for _ in 0..<looks {
          let isBefore = random.next(below: 2) == 0
          hash.add(easing?.value(at: progress.next(), isBefore: isBefore) ?? .nan)
        }
      }
    }
  }
}
