import BookMotion

extension Benchmark {
  /// Compares twenty-four channels and six live steps with the same sum written out in C.
  ///
  /// The promise: at most 1.25 of C's time, although C here omits the starts, the ends, and the
  /// regimes.
  static let motion = Benchmark(name: "motion") { bench in
    bench.printComparisonHeader()
    let interruption = Interruption(stepCount: 6)
    let motion = interruption.motion
    let frames = Inputs.frames(instants, in: Interruption.busyTime)
    let scattered = Inputs.scattered(instants, in: Interruption.busyTime)
    for (name, times) in [("frames in order", frames), ("instants at random", scattered)] {
      bench.compare("24 channels, 6 steps, \(name)", promise: 1.25, count: times.count) { values in
        for index in times.indices { values[index] = motion.value(at: times[index]) }
      } baseline: {
        interruption.evaluateInC(times, into: &$0)
      }
    }

    let value = bench.measure(count: frames.count) { (values: inout [Channels]) in
      for index in frames.indices { values[index] = motion.value(at: frames[index]) }
    }
    let velocity = bench.measure(count: frames.count) { (values: inout [Channels]) in
      for index in frames.indices { values[index] = motion.velocity(at: frames[index]) }
    }
    printRow(["value(at:), million evaluations per second", (1e3 / value).fixed(2)])
    printRow(["velocity(at:), million evaluations per second", (1e3 / velocity).fixed(2)])
  }

  // Few enough that the results stay in the L1 cache.
  private static let instants = 96
}
