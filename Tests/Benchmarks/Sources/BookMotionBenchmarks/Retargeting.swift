import BookMotion

extension Benchmark {
  /// Measures the cost of changing the target in flight: dropping, forgetting, and adding steps.
  static let retargeting = Benchmark(name: "retargeting") { bench in
    let targets = (0..<256).map { index in Channels { Double($0 &* index % 17) } }
    for (name, spring) in [
      ("swinging", MotionSpring(duration: 0.5, bounce: 0.3)),
      ("critical", MotionSpring(duration: 0.5, bounce: 0)),
      ("creeping", MotionSpring(duration: 0.5, bounce: -0.3)),
    ] {
      let time = bench.measure(count: targets.count) { (values: inout [Channels]) in
        var motion = Motion(Channels.zero)
        for index in targets.indices {
          motion.retarget(to: targets[index], at: Double(index) / 4, with: .spring(spring))
          values[index] = motion.target
        }
      }
      printRow(["retarget(to:at:with:), \(name)", time.fixed(0)])
    }
  }
}
