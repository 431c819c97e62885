import BookMotion

extension Benchmark {
  /// How the cost grows with the number of live steps.
  static let liveSteps = Benchmark(name: "live-steps") { bench in
    printRow(["24 channels", "ours", "a step", "C", "a step"])
    let times = Inputs.frames(96, in: Interruption.busyTime)
    for stepCount in [1, 2, 4, 8, 16, 32, 64] {
      let interruption = Interruption(stepCount: stepCount)
      let motion = interruption.motion
      let ours = bench.measure(count: times.count) { (values: inout [Channels]) in
        for index in times.indices { values[index] = motion.value(at: times[index]) }
      }
      let c = bench.measure(count: times.count) { (values: inout [Channels]) in
        interruption.evaluateInC(times, into: &values)
      }
      printRow([
        "\(stepCount) live \(stepCount == 1 ? "step" : "steps")", ours.fixed(1),
        (ours / Double(stepCount)).fixed(1), c.fixed(1), (c / Double(stepCount)).fixed(1),
      ])
    }
  }
}
