import BookMotion

extension Sweep {
  /// Every elementary function. The seam is where a function's pieces are likely to meet.
  static var elementary: [Section] {
    [
      section("exp", -40...40, seam: halfLogarithmOf2, Elementary.exp(_:)),
      section("log", 0...4, seam: 1.0 / 128) { Elementary.log($0.magnitude) },
      section("sin", -30...30, seam: .pi / 4, Elementary.sin(_:)),
      section("cos", -30...30, seam: .pi / 4, Elementary.cos(_:)),
      section("sinCos", -30...30, seam: .pi / 4, Elementary.sinCos(_:)),
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
}
