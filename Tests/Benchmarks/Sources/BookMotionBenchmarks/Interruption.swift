import BookMotion
import CBenchmarkBaselines

/// A pose that is retargeted again and again before it settles, as a ``Motion`` and as the
/// arguments that C needs for the same numbers.
struct Interruption {
  let motion: Motion<Channels>
  let start: [Double]
  let steps: [baseline_step]

  /// A time range in which all steps are live: the last has begun, and the first has not settled.
  static let busyTime = 0.3...1.3

  init(stepCount: Int) {
    let start = Channels { Double($0) }
    var motion = Motion(start)
    var steps: [baseline_step] = []
    for index in 0..<stepCount {
      let time = 0.25 * Double(index) / Double(stepCount)
      let spring = MotionSpring(
        duration: 0.4 + 0.2 * Double(index) / Double(stepCount),
        bounce: 0.1 + 0.05 * Double(index % 5))
      let target = Channels { channel in Double((channel * 37 + index * 101) % 211) }
      steps.append(
        unsafe baseline_step_make(
          time, spring.angularFrequency, spring.dampingRatio, (target - motion.target).numbers))
      motion.plan(target, at: time, with: .spring(spring))
    }
    self.motion = motion
    self.start = start.numbers
    self.steps = steps
  }

  /// Evaluates the pose in C.
  func evaluateInC(_ times: [Double], into values: inout [Channels]) {
    unsafe values.withUnsafeMutableBytes { bytes in
      let numbers = unsafe bytes.assumingMemoryBound(to: Double.self)
      if let first = numbers.baseAddress {
        unsafe baseline_motion_values(start, steps, steps.count, times, first, times.count)
      }
    }
  }
}
