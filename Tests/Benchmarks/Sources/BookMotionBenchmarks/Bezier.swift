import BookMotion
import CBenchmarkBaselines

extension Benchmark {
  /// A Bézier curve, solved to the last bit, against Newton's method in C to 1e-14.
  static let bezier = Benchmark(name: "bezier") { bench in
    bench.printComparisonHeader()
    let frames = Inputs.frames(2048, in: 0...1)
    let scattered = Inputs.scattered(2048, in: 0...1)
    for (name, start, end) in [
      ("easeInOut", BookPoint(x: 0.42, y: 0), BookPoint(x: 0.58, y: 1)),
      ("CSS ease", BookPoint(x: 0.25, y: 0.1), BookPoint(x: 0.25, y: 1)),
    ] {
      for (order, progresses) in [("in order", frames), ("at random", scattered)] {
        let curve = MotionEasing.bezier(startControlPoint: start, endControlPoint: end)
        bench.compare("\(name), \(order)", promise: 1, count: progresses.count) { values in
          for index in progresses.indices { values[index] = curve.value(at: progresses[index]) }
        } baseline: { values in
          unsafe baseline_bezier_values(
            start.x, start.y, end.x, end.y, progresses, &values, progresses.count)
        }
      }
    }
  }
}
