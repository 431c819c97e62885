import BookMotion
import Testing

@Suite struct MotionThrowTests {
  private static let springs: [MotionSpring] = [
    .smooth, .bouncy, MotionSpring(duration: 0.4, bounce: -0.3),
    MotionSpring(response: 0.3, dampingRatio: 0.6),
  ]

  /// Integrates the motion of a spring by the classical Runge–Kutta method.
  private func integrated(
    _ spring: MotionSpring, from start: Double, velocity: Double, to target: Double,
    for duration: Double
  ) -> (value: Double, velocity: Double) {
    let steps = 20_000
    let dt = duration / Double(steps)
    func force(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (target - x) - spring.damping * v) / spring.mass
    }
    var (x, v) = (start, velocity)
    for _ in 0..<steps {
      let (a1, v1) = (force(x, v), v)
      let (a2, v2) = (force(x + dt / 2 * v1, v + dt / 2 * a1), v + dt / 2 * a1)
      let (a3, v3) = (force(x + dt / 2 * v2, v + dt / 2 * a2), v + dt / 2 * a2)
      let (a4, v4) = (force(x + dt * v3, v + dt * a3), v + dt * a3)
      x += dt / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += dt / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }

  @Test(arguments: springs)
  func `a step and a throw are a spring with that initial velocity`(_ spring: MotionSpring) {
    var motion = Motion(-30.0)
    motion.retarget(to: 10, at: 1, with: .spring(spring))
    motion.toss(by: -900, at: 1, with: spring)
    for time in [0.05, 0.2, 0.7] {
      let truth = integrated(spring, from: -30, velocity: -900, to: 10, for: time)
      #expect(abs(motion.value(at: 1 + time) - truth.value) < 1e-6)
      #expect(abs(motion.velocity(at: 1 + time) - truth.velocity) < 1e-5)
    }
  }

  @Test(arguments: springs)
  func `a throw begins without a jump in value, and ends on the target`(_ spring: MotionSpring) {
    var motion = Motion(BookPoint(x: 3, y: 4))
    motion.retarget(to: BookPoint(x: 100, y: 7), at: 0, with: .spring(.bouncy))
    let before = motion
    motion.toss(by: BookPoint(x: 500, y: -200), at: 0.3, with: spring)
    #expect(motion.value(at: 0.3) == before.value(at: 0.3))
    #expect(motion.value(at: 0.2) == before.value(at: 0.2))
    let given = motion.velocity(at: 0.3) - before.velocity(at: 0.3)
    #expect(abs(given.x - 500) < 1e-9 && abs(given.y + 200) < 1e-9)
    #expect(motion.end > before.end || spring.settlingDuration < 1)
    #expect(motion.value(at: motion.end) == BookPoint(x: 100, y: 7))
    #expect(motion.velocity(at: motion.end) == .zero)
  }

  @Test func `what has been thrown is forgotten when it rests`() {
    var motion = Motion(0.0)
    for index in 0..<1000 {
      motion.toss(by: 10, at: Double(index) * 10, with: .snappy)
      motion.retarget(to: Double(index), at: Double(index) * 10, with: .spring(.snappy))
    }
    #expect(motion.value(at: 10_009) == 999)
    #expect(motion.end < 10_009)
  }
}
