import BookMotion

extension Sweep {
  /// Sweeps unit curves.
  static var curves: [Section] {
    [
      section("curve.value") { curve, progress, hash in hash.add(curve.value(at: progress)) },
      section("curve.velocity") { curve, progress, hash in hash.add(curve.velocity(at: progress)) },
      section("curve.inverse") { curve, progress, hash in
        hash.add(curve.inverse.value(at: progress))
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
}
