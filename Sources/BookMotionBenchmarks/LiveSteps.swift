import BookMotion

extension Benchmark {
  /// How the cost grows with the number of live steps.
  ///
  /// The promise: one step, which most motions are, takes at most 1.1 of C's time.
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
