import BookMotion
import BookMotionTestSupport
import Testing

/// Damping ratios on both sides of every seam.
let dampingRatios: [Double] = [
  0, 1e-12, 1e-6, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9,
  1.01, 1.2, 2, 5, 50, 1e6, 1e12,
]

/// A spring.
@Suite struct MotionSpringTests {
  @Test(arguments: dampingRatios)
  func `is at its start at 0 and before, for every damping ratio`(ratio: Double) {
    for response in [1e-3, 0.2, 0.5, 3, 1e4] {
      let spring = MotionSpring(response: response, dampingRatio: ratio)
      for time in [0, -0.0, -1, -1e300, -.infinity, .nan] {
        #expect(spring.value(target: 123.4, initialVelocity: 56.7, time: time) == 0)
        #expect(spring.velocity(target: 123.4, initialVelocity: 56.7, time: time) == 56.7)
      }
    }
  }

  @Test(arguments: dampingRatios)
  func `is at its target and at rest at infinity, for every damping ratio`(ratio: Double) {
    let spring = MotionSpring(response: 0.5, dampingRatio: ratio)
    #expect(spring.value(target: 123.4, initialVelocity: -5e5, time: .infinity) == 123.4)
    #expect(spring.velocity(target: 123.4, initialVelocity: -5e5, time: .infinity) == 0)
  }

  @Test func `moves as the exponential of its matrix says`() throws {
    var worstValue = 0.0
    var worstVelocity = 0.0
    for row in try Fixture.rows("motion/springs.txt", atLeast: 650) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      let spring =
        row[0] == "bounce"
        ? MotionSpring(duration: numbers[0], bounce: numbers[1])
        : MotionSpring(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowOverDamping: true)
      let rest = numbers.suffix(5).map { $0 }
      let (target, kick, time) = (rest[0], rest[1], rest[2])
      let reach = abs(target) + abs(kick) / spring.angularFrequency
      let value = spring.value(target: target, initialVelocity: kick, time: time)
      let velocity = spring.velocity(target: target, initialVelocity: kick, time: time)
      worstValue = max(worstValue, abs(value - rest[3]) / reach)
      worstVelocity = max(
        worstVelocity, abs(velocity - rest[4]) / (reach * spring.angularFrequency))
    }
    // 40 ulps of the reach: the rounding of the parameters, times a few radians of phase.
    #expect(worstValue < 1e-14)
    #expect(worstVelocity < 1e-14)
  }

  @Test(arguments: Effort.seeds(400))
  func `has the derivative of its value as its velocity`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let ratio = [Double.random(in: 0...1, using: &random), .random(in: 1...4, using: &random)][
      Int(seed % 2)]
    let spring = MotionSpring(response: .random(in: 0.1...2, using: &random), dampingRatio: ratio)
    let target = Double.random(in: -500...500, using: &random)
    let kick = Double.random(in: -5000...5000, using: &random)
    let step = spring.duration * 0.002
    for _ in 0..<5 {
      let time = spring.duration * .random(in: 0.05...2, using: &random)
      func value(_ offset: Double) -> Double {
        spring.value(target: target, initialVelocity: kick, time: time + offset * step)
      }
      // The eighth-order central difference.
      let derivative =
        (672 * (value(1) - value(-1)) - 168 * (value(2) - value(-2))
          + 32 * (value(3) - value(-3)) - 3 * (value(4) - value(-4))) / (840 * step)
      let velocity = spring.velocity(target: target, initialVelocity: kick, time: time)
      let scale = abs(target) * spring.angularFrequency + abs(kick)
      #expect(abs(velocity - derivative) < 1e-10 * scale, "seed \(seed) ratio \(ratio)")
    }
  }

  @Test(arguments: [0, 0.1, 0.5, 0.85, 1, 1.25, 2, 3])
  func `agrees with an integrator`(ratio: Double) {
    let spring = MotionSpring(
      mass: 2.5, stiffness: 90, damping: ratio * 2 * (2.5 * 90.0).squareRoot(),
      allowOverDamping: true)
    var integrator = RungeKutta(value: 0, velocity: -40)
    let step = 1.0 / 4096
    for index in 1...8192 {
      integrator.step(step) { (90 * (12 - $0) - ratio * 2 * (2.5 * 90.0).squareRoot() * $1) / 2.5 }
      let time = Double(index) * step
      #expect(
        abs(spring.value(target: 12, initialVelocity: -40, time: time) - integrator.value) < 1e-9)
      #expect(
        abs(spring.velocity(target: 12, initialVelocity: -40, time: time) - integrator.velocity)
          < 1e-8)
    }
  }

  @Test(arguments: [1e-6, 1e-9, 1e-12])
  func `runs through critical damping without a seam`(nudge: Double) {
    for index in 0...60 {
      let time = Double(index) * 0.05
      let values = [1 - nudge, 1, 1 + nudge].map { ratio in
        let spring = MotionSpring(response: 0.5, dampingRatio: ratio)
        return (
          spring.value(target: 1, initialVelocity: 3, time: time),
          spring.velocity(target: 1, initialVelocity: 3, time: time)
        )
      }
      for neighbor in [values[0], values[2]] {
        #expect(abs(neighbor.0 - values[1].0) < 2 * nudge + 1e-15)
        #expect(abs(neighbor.1 - values[1].1) < 40 * nudge + 1e-13)
      }
    }
  }

  @Test(arguments: [1.5, 1e3, 1e7, 1e9, 1e15])
  func `creeps with the velocity that its value shows, however much it is damped`(ratio: Double) {
    let spring = MotionSpring(response: 1, dampingRatio: ratio)
    // The slow part's own motion: from v₀·(1 − e^−at)/2b on, at the rate a.
    let slow = spring.angularFrequency / (2 * ratio)
    let time = 0.1 / slow
    let step = time * 1e-3
    func value(_ offset: Double) -> Double {
      spring.value(target: 0, initialVelocity: ratio, time: time + offset * step)
    }
    let derivative = (8 * (value(1) - value(-1)) - (value(2) - value(-2))) / (12 * step)
    let velocity = spring.velocity(target: 0, initialVelocity: ratio, time: time)
    #expect(abs(velocity / derivative - 1) < 1e-6)
  }

  @Test(arguments: dampingRatios.filter { $0 >= 1 })
  func `does not overshoot when it creeps`(ratio: Double) {
    let spring = MotionSpring(response: 0.5, dampingRatio: ratio)
    var last = 0.0
    for index in 1...2000 {
      let value = spring.value(target: 1.0, time: Double(index) * 0.002)
      #expect(value >= last && value <= 1)
      last = value
    }
  }

  @Test func `advances by halves as by the whole`() {
    for ratio in dampingRatios {
      let spring = MotionSpring(response: 0.4, dampingRatio: ratio)
      var halves = (value: 10.0, velocity: -30.0)
      var whole = halves
      for _ in 0..<2 {
        spring.update(
          value: &halves.value, velocity: &halves.velocity, target: 200, deltaTime: 0.07)
      }
      spring.update(value: &whole.value, velocity: &whole.velocity, target: 200, deltaTime: 0.14)
      #expect(abs(halves.value - whole.value) < 1e-12 * 200)
      #expect(abs(halves.velocity - whole.velocity) < 1e-12 * 200 * spring.angularFrequency)
    }
  }

  @Test func `pulls with the force that its motion shows`() {
    let spring = MotionSpring(mass: 3, stiffness: 70, damping: 9)
    let (time, step) = (0.21, 1e-3)
    func velocity(_ offset: Double) -> Double {
      spring.velocity(target: 8, initialVelocity: 5, time: time + offset * step)
    }
    let acceleration = (8 * (velocity(1) - velocity(-1)) - (velocity(2) - velocity(-2))) / 12e-3
    let force = spring.force(
      target: 8, position: spring.value(target: 8, initialVelocity: 5, time: time),
      velocity: velocity(0))
    #expect(abs(force - 3 * acceleration) < 1e-6)
  }

  @Test func `travels between two values as it travels from nothing`() {
    let spring = MotionSpring.bouncy
    func traveled(from start: Double, to end: Double, _ push: Double, _ time: Double) -> Double {
      var (value, velocity) = (start, push)
      spring.update(value: &value, velocity: &velocity, target: end, deltaTime: time)
      return value
    }
    let there = spring.value(target: 50, initialVelocity: 9, time: 0.1)
    #expect(abs(traveled(from: 20, to: 70, 9, 0.1) - 20 - there) < 1e-13)
    var random = SeededRandom(seed: 4)
    for _ in 0..<2000 {
      let (from, to) = (
        Double.random(in: -1e17...1e17, using: &random),
        Double.random(in: -100...100, using: &random)
      )
      #expect(traveled(from: from, to: to, 1, .infinity) == to)
      #expect(traveled(from: from, to: to, 1, 0) == from)
    }
  }

  @Test func `moves every component of a vector as it moves a number`() {
    let (spring, target, kick) = (
      MotionSpring.snappy, SIMD4(1.0, -20, 300, 0.04), SIMD4(5.0, 6, -7, 0)
    )
    let value = spring.value(target: target, initialVelocity: kick, time: 0.123)
    let velocity = spring.velocity(target: target, initialVelocity: kick, time: 0.123)
    for lane in 0..<4 {
      #expect(
        value[lane]
          == spring.value(target: target[lane], initialVelocity: kick[lane], time: 0.123))
      #expect(
        velocity[lane]
          == spring.velocity(target: target[lane], initialVelocity: kick[lane], time: 0.123))
    }
    let point = spring.value(target: BookPoint(x: 1, y: -20), time: 0.2)
    #expect(point.x == spring.value(target: 1.0, time: 0.2))
    #expect(point.y == spring.value(target: -20.0, time: 0.2))
  }

  @Test(arguments: Effort.seeds(3000))
  func `never answers a finite question with NaN`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func magnitude(_ range: ClosedRange<Double>) -> Double {
      Elementary.exp(.random(in: range, using: &random) * 2.302585092994046)
    }
    let spring =
      seed.isMultiple(of: 2)
      ? MotionSpring(response: magnitude(-100...99.9), dampingRatio: magnitude(-100...99.9))
      : MotionSpring(
        mass: magnitude(-100...99.9), stiffness: magnitude(-100...99.9),
        damping: magnitude(-100...99.9), allowOverDamping: true)
    let target = magnitude(-100...100) * (Bool.random(using: &random) ? 1 : -1)
    for kick in [0, magnitude(-100...100)] {
      let time = magnitude(-300...308)
      #expect(!spring.value(target: target, initialVelocity: kick, time: time).isNaN)
      #expect(!spring.velocity(target: target, initialVelocity: kick, time: time).isNaN)
      #expect(!spring.exactSettlingDuration(target: target, initialVelocity: kick).isNaN)
    }
    #expect(spring.stiffness.isFinite && spring.damping.isFinite && spring.bounce.isFinite)
  }
}
