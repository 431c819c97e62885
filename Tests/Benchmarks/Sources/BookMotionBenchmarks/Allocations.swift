import BookMotion
import CBenchmarkBaselines

extension Benchmark {
  /// Checks that values and velocities are computed without allocating memory, by counting
  /// allocations.
  static let allocations = Benchmark(name: "allocations") { bench in
    #if DEBUG
    return print("  not counted: only an optimized build keeps this promise")
    #else
    guard baseline_counts_allocations() != 0 else {
      return print("  not counted: this needs Linux with glibc, and no sanitizer")
    }
    // A counter that never counts would prove nothing.
    let seen = countingAllocations { hold([Double](repeating: 1, count: 1000)) }
    bench.check(seen > 0, "an array of 1000 numbers was not counted")
    printRow(["one array, so that the counter is seen to count", "\(seen)"])

    let motion = Interruption(stepCount: 6).motion
    let times = Inputs.frames(evaluations, in: -0.1...6)
    var sum = Channels.zero
    expectNone(bench, "value(at:), 24 channels, 6 steps") {
      for time in times { sum = sum + motion.value(at: time) }
    }
    expectNone(bench, "velocity(at:), 24 channels, 6 steps") {
      for time in times { sum = sum + motion.velocity(at: time) }
    }
    let many = Interruption(stepCount: 64).motion
    expectNone(bench, "value(at:), 24 channels, 64 steps") {
      for time in times { sum = sum + many.value(at: time) }
    }
    let number = mixed()
    var numberSum = 0.0
    expectNone(bench, "value(at:), one number, curves and springs") {
      for time in times { numberSum += number.value(at: time) + number.velocity(at: time) }
    }
    var transition = BookTransition(.storyReader)
    transition.tap(at: 0)
    expectNone(bench, "pose(at:) and phase(at:), storyReader in flight") {
      for time in times {
        numberSum += transition.pose(at: time).shadow.radius
        if transition.phase(at: time) == .flipping { numberSum += 1 }
      }
    }
    // The first scene of a process initializes constants, once.
    numberSum +=
      (try? BookScene(transition.pose(at: 0), style: .story))?.faces.last?.quad.bounds.x ?? 0
    let space = countingAllocations {
      for time in times {
        let scene = try? BookScene(transition.pose(at: time), style: .story)
        numberSum += scene?.faces.last?.quad.bounds.x ?? 0
      }
    }
    // A scene may allocate only the array of its faces.
    bench.check(space <= times.count, "a scene: \(space) allocations in \(times.count) scenes")
    printRow(["scene, the array of its faces", "\(space)"])
    bench.check(sum.distance(to: .zero).isFinite && numberSum.isFinite, "a result is not finite")
    #endif
  }

  private static let evaluations = 100_000

  private static func mixed() -> Motion<Double> {
    var motion = Motion(0.0)
    motion.plan(1, at: 0, with: .spring(MotionSpring(duration: 0.5, bounce: 0)))
    motion.plan(2, at: 0.1, with: .curve(.easeInOut, duration: 3))
    motion.plan(3, at: 0.2, with: .spring(MotionSpring(duration: 0.5, bounce: -0.3)).delay(0.1))
    motion.plan(4, at: 0.3, with: .curve(.circularEaseIn, duration: 2))
    motion.plan(5, at: 0.4, with: .none)
    return motion
  }

  private static func expectNone(_ bench: Bench, _ name: String, _ body: () -> Void) {
    let count = countingAllocations(body)
    bench.check(count == 0, "\(name): \(count) allocations in \(evaluations) evaluations")
    printRow([name, "\(count)"])
  }

  static func countingAllocations(_ body: () -> Void) -> UInt64 {
    let before = baseline_allocation_count()
    body()
    return baseline_allocation_count() - before
  }

  /// Keeps the optimizer from putting the array on the stack.
  @inline(never)
  private static func hold(_ numbers: [Double]) { unsafe kept = numbers }
}

nonisolated(unsafe) private var kept: [Double] = []
