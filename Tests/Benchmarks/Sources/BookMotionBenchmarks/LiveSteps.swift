import BookMotion

extension Benchmark {
  /// Measures the cost as the number of live steps grows.
  ///
  /// The promise: one step, as in most motions, takes at most 1.1 of C's time.
  static let liveSteps = Benchmark(name: "live-steps") { bench in
    bench.printComparisonHeader()
    let times = Inputs.frames(96, in: Interruption.busyTime)
    for stepCount in [1, 2, 4, 8, 16, 32, 64] {
      let interruption = Interruption(stepCount: stepCount)
      let motion = interruption.motion
      bench.compare(
        "\(stepCount) live \(stepCount == 1 ? "step" : "steps")",
        promise: stepCount == 1 ? 1.1 : nil, count: times.count
      ) { values in
        for index in times.indices { values[index] = motion.value(at: times[index]) }
      } baseline: {
        interruption.evaluateInC(times, into: &$0)
      }
    }
  }
}
