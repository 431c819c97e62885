import BookMotion
import CBenchmarkBaselines

extension Benchmark {
  /// Compares the elementary functions with libm, over the range that springs and books use.
  static let elementary = Benchmark(name: "elementary") { bench in
    bench.printComparisonHeader()
    compare(bench, "exp", baseline_exp, promise: 2, in: -40...0) { Elementary.exp($0) }
    compare(bench, "log", baseline_log, promise: 2, in: 1e-6...10) { Elementary.log($0) }
    compare(bench, "acos", baseline_acos, promise: 2, in: -1...1) { Elementary.acos($0) }
    compare(bench, "asin", baseline_asin, promise: 2, in: -1...1) { Elementary.asin($0) }
    compare(bench, "cbrt", baseline_cbrt, promise: 2, in: 1...10) { Elementary.cbrt($0) }
    let angles = Inputs.scattered(count, in: 0...40)
    bench.compare("sinCos, against sincos", count: count) { values in
      for index in angles.indices {
        let (sine, cosine) = Elementary.sinCos(angles[index])
        values[index] = sine + cosine
      }
    } baseline: { values in
      unsafe baseline_sincos_sums(angles, &values, count)
    }
    let xs = Inputs.scattered(count, in: -20...20)
    let ys = Inputs.scattered(count, in: -1...1)
    bench.compare("atan2", promise: 2, count: count) { values in
      for index in ys.indices { values[index] = Elementary.atan2(ys[index], xs[index]) }
    } baseline: { values in
      unsafe baseline_atan2_values(ys, xs, &values, count)
    }
    let bases = Inputs.scattered(count, in: 1e-3...10)
    bench.compare("pow", promise: 2, count: count) { values in
      for index in ys.indices { values[index] = Elementary.pow(bases[index], ys[index]) }
    } baseline: { values in
      unsafe baseline_pow_values(bases, ys, &values, count)
    }
  }

  private static let count = 2048

  /// Calls `function` from a closure that is known here, so that it is inlined as far as the
  /// library allows.
  @inline(__always)
  private static func compare(
    _ bench: Bench, _ name: String, _ c: baseline_function, promise: Double? = nil,
    in range: ClosedRange<Double>, _ function: (Double) -> Double
  ) {
    let arguments = Inputs.scattered(count, in: range)
    bench.compare(name, promise: promise, count: count) { values in
      for index in arguments.indices { values[index] = function(arguments[index]) }
    } baseline: { values in
      unsafe baseline_function_values(c, arguments, &values, count)
    }
  }
}
