import BookMotion

extension Sweep {
  /// Sweeps every elementary function. The seam is where a function's pieces are likely to meet.
  static var elementary: [Section] {
    [
      section("exp", -40...40, seam: halfLogarithmOf2, Elementary.exp(_:)),
      section("log", 0...4, seam: 1.0 / 128) { Elementary.log($0.magnitude) },
      section("sin", -30...30, seam: .pi / 4) { Elementary.sinCos($0).sine },
      section("cos", -30...30, seam: .pi / 4) { Elementary.sinCos($0).cosine },
      section("sinCos", -30...30, seam: .pi / 4, Elementary.sinCos(_:)),
      section("sinCos.degrees", -720...720, seam: 15, Elementary.sinCos(degrees:)),
      section("asin", -1...1, seam: 1.0 / 16, Elementary.asin(_:)),
      section("acos", -1...1, seam: 1.0 / 16, Elementary.acos(_:)),
      section("atan", -8...8, seam: 1.0 / 16) { Elementary.atan2($0, 1) },
      section("cbrt", -1000...1000, seam: 1, Elementary.cbrt(_:)),
      section("atan2", -10...10, and: -10...10, seam: 0.25, Elementary.atan2(_:_:)),
      section("pow", 0...10, and: 0...6, seam: 0.125) { base, exponent in
        let isNormal = base.magnitude > 1e-50 && base.magnitude < 1e50 && exponent.magnitude < 6
        return isNormal ? Elementary.pow(base.magnitude, exponent.magnitude) : base
      },
    ]
  }

  private static let halfLogarithmOf2 = 0.346_573_590_279_972_64

  private static func section(
    _ name: String, _ ordinary: ClosedRange<Double>, seam: Double,
    _ function: @escaping (Double) -> Double
  ) -> Section {
    Section(name) { points, hash in
      var arguments = Arguments(ordinary, seam: seam)
      for _ in 0..<points { hash.add(function(arguments.next())) }
    }
  }

  private static func section(
    _ name: String, _ ordinary: ClosedRange<Double>, seam: Double,
    _ function: @escaping (Double) -> (sine: Double, cosine: Double)
  ) -> Section {
    Section(name) { points, hash in
      var arguments = Arguments(ordinary, seam: seam)
      for _ in 0..<points {
        let (sine, cosine) = function(arguments.next())
        hash.add(sine)
        hash.add(cosine)
      }
    }
  }

  /// Creates a section for a function of two numbers: every special number with every other, then
  /// random ones.
  private static func section(
    _ name: String, _ first: ClosedRange<Double>, and second: ClosedRange<Double>, seam: Double,
    _ function: @escaping (Double, Double) -> Double
  ) -> Section {
    Section(name) { points, hash in
      for left in Arguments.special {
        for right in Arguments.special { hash.add(function(left, right)) }
      }
      var lefts = Arguments(first, seam: seam, seed: 1)
      var rights = Arguments(second, seam: seam, seed: 2)
      for _ in 0..<points { hash.add(function(lefts.next(), rights.next())) }
    }
  }
}
