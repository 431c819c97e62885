import BookMotion
import BookMotionTestSupport
import Testing

/// The settling of a spring.
@Suite struct SpringSettlingTests {
  @Test func `is the last instant outside, found by following the motion`() throws {
    for row in try Fixture.numbers("motion/settling.txt", atLeast: 90) {
      let settling = MotionSpring(duration: row[0], bounce: row[1])
        .exactSettlingDuration(target: row[2], initialVelocity: row[3], epsilon: row[4])
      #expect(abs(settling - row[5]) <= 1e-12 * max(1, row[5]), "\(row)")
    }
  }

  @Test(arguments: Effort.seeds(1000))
  func `has really settled then and had not before`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let ratios: [ClosedRange<Double>] = [0.02...1, 1...1, 1...8, 0.9999...1.0001]
    let spring = MotionSpring(
      response: .random(in: 0.1...3, using: &random),
      dampingRatio: .random(in: ratios[Int(seed % 4)], using: &random))
    let target = Double.random(in: -100...100, using: &random)
    let kick = Double.random(in: -3000...3000, using: &random)
    let epsilon = Double.random(in: 0.001...30, using: &random)
    let settling = spring.exactSettlingDuration(
      target: target, initialVelocity: kick, epsilon: epsilon)
    func distance(_ time: Double) -> Double {
      abs(spring.value(target: target, initialVelocity: kick, time: time) - target)
    }
    for index in 1...2000 {
      let time = settling + (Double(index) / 500) * spring.duration
      #expect(distance(time) < epsilon * (1 + 1e-9), "seed \(seed) at \(time)")
    }
    if settling > 0 {
      #expect(distance(settling * (1 - 1e-9)) >= epsilon * (1 - 1e-7), "seed \(seed)")
    }
  }

  @Test func `comes later for a longer spring, always`() {
    for bounce in [-0.9, -0.3, -1e-12, 0, 1e-12, 0.15, 0.3, 0.8] {
      var last = 0.0
      for index in 1...5000 {
        let settling = MotionSpring(duration: Double(index) * 0.001, bounce: bounce)
          .exactSettlingDuration()
        #expect(settling > last)
        last = settling
      }
    }
  }

  @Test func `is continuous where swinging turns into creeping`() {
    let critical = MotionSpring(duration: 0.5, bounce: 0).exactSettlingDuration()
    for nudge in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
      for bounce in [nudge, -nudge] {
        let settling = MotionSpring(duration: 0.5, bounce: bounce).exactSettlingDuration()
        #expect(abs(settling - critical) < 40 * nudge + 1e-12)
      }
    }
  }

  @Test func `never comes without damping and is over where nothing is outside`() {
    let endless = MotionSpring(duration: 0.5, bounce: 1)
    #expect(endless.exactSettlingDuration() == .infinity)
    #expect(endless.settlingDuration == .infinity)
    #expect(endless.exactSettlingDuration(target: 0.5, epsilon: 1) == 0)
    for bounce in [-0.5, 0, 0.5] {
      let spring = MotionSpring(duration: 0.5, bounce: bounce)
      #expect(spring.exactSettlingDuration(target: 0) == 0)
      #expect(spring.settlingDuration(target: 0.0) == 0)
      #expect(spring.exactSettlingDuration(target: 0.0009) == 0)
      // The value starts at its target and is moved only by an initial velocity.
      #expect(spring.exactSettlingDuration(target: 0, initialVelocity: 1) > 0.1)
    }
  }

  @Test func `is what SwiftUI states`() {
    // ln((|gX − v₀| + |X|)/ε)/g, computed independently to 30 digits; see Fixtures/motion.
    #expect(abs(MotionSpring.bouncy.settlingDuration - 1.04471309051201189) < 1e-14)
    #expect(abs(MotionSpring.snappy.settlingDuration - 0.87682712250534753) < 1e-14)
    #expect(
      abs(
        MotionSpring(duration: 0.3, bounce: 0.2).settlingDuration(
          target: 100.0, initialVelocity: 250, epsilon: 0.01) - 0.71233325427187513) < 1e-14)
    // The scan's steps of 0.1 s, accumulated one by one.
    #expect(MotionSpring.smooth.settlingDuration == 0.7999999999999999)
    #expect(abs(MotionSpring(duration: 0.5, bounce: -0.2).settlingDuration - 1.2) < 1e-12)
    let vector = MotionSpring.bouncy.settlingDuration(target: SIMD2(0.6, 0.8))
    #expect(abs(vector - MotionSpring.bouncy.settlingDuration) < 1e-14)
  }

  @Test(arguments: [1e3, 3e7, 1e8, 1e9, 1e12, 1e30])
  func `is found for a push against however much damping`(ratio: Double) {
    // The initial velocity is used up within 1/h, moving the value by v₀/2b; from there it creeps
    // back to within epsilon at the rate a = ω²/h.
    let spring = MotionSpring(response: 1, dampingRatio: ratio)
    let omega = spring.angularFrequency
    let settling = spring.exactSettlingDuration(
      target: 0, initialVelocity: 2 * omega * ratio * 5, epsilon: 0.001)
    let expected = Elementary.log(5 / 0.001) * 2 * ratio / omega
    #expect(abs(settling / expected - 1) < 1e-5)
  }

  @Test func `that the scan has found last of all is kept`() {
    #expect(abs(MotionSpring(duration: 69).settlingDuration - 101.4) < 1e-9)
  }

  @Test func `is found beyond the reach of SwiftUI's scan`() {
    let slow = MotionSpring(duration: 400, bounce: -0.9)
    let exact = slow.exactSettlingDuration()
    #expect(exact > 102.4)
    #expect(slow.settlingDuration >= exact)
  }
}
