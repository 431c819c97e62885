extension Sweep {
  /// Sweeps the machine's own + − × ÷ √, before any function of ours.
  ///
  /// If this section differs, suspect the machine, its compiler, or its rounding mode; `a * b + c`
  /// is included to catch a compiler that fuses.
  static var arithmetic: Section {
    Section("arithmetic") { points, hash in
      var first = Arguments(-1000...1000, seam: 0.1, seed: 1)
      var second = Arguments(-1...1, seam: 1.0 / 3, seed: 2)
      var third = Arguments(-1...1, seam: 1.0 / 7, seed: 3)
      for _ in 0..<points {
        let a = first.next()
        let b = second.next()
        let c = third.next()
        hash.add(a + b)
        hash.add(a - b)
        hash.add(a * b)
        hash.add(a / b)
        hash.add(a * b + c)
        hash.add(a.magnitude.squareRoot())
        hash.add(a.rounded(.toNearestOrEven))
        hash.add(a.rounded(.down))
        hash.add(a.rounded(.towardZero))
      }
    }
  }
}
