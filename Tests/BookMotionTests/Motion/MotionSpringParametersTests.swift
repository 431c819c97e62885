import BookMotion
import BookMotionTestSupport
import Testing

/// The parameters of a spring.
@Suite struct MotionSpringParametersTests {
  /// Returns true if two numbers are equal up to rounding, within a few ulps.
  private func isClose(_ a: Double, _ b: Double, _ ulps: Double = 8) -> Bool {
    abs(a - b) <= ulps * .ulpOfOne * max(abs(a), abs(b))
  }

  @Test(arguments: Effort.seeds(500))
  func `come back through every other way to say them`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let mass = Double.random(in: 0.1...20, using: &random)
    let spring = MotionSpring(
      mass: mass, stiffness: .random(in: 1...900, using: &random),
      damping: .random(in: 0...200, using: &random), allowOverDamping: true)
    let physics = MotionSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    #expect(isClose(physics.response, spring.response))
    #expect(isClose(physics.dampingRatio, spring.dampingRatio))
    #expect(isClose(physics.stiffness, spring.stiffness))
    #expect(isClose(physics.damping, spring.damping))

    let response = MotionSpring(response: spring.response, dampingRatio: spring.dampingRatio)
    #expect(response.response == spring.response && response.dampingRatio == spring.dampingRatio)

    let bounce = MotionSpring(duration: spring.duration, bounce: spring.bounce)
    #expect(bounce.duration == spring.duration)
    // Near ±1, a bounce loses digits of the ratio: 1 − (1 − ζ) keeps ζ to half an ulp of 1, and
    // 1/(1 + b) to ζ² times that.
    let ratio = spring.dampingRatio
    #expect(abs(bounce.dampingRatio - ratio) <= 2 * .ulpOfOne * max(1, ratio * ratio))
    // A mass changes the force but not the motion.
    #expect(
      abs(
        bounce.value(target: 1, initialVelocity: 2, time: 0.3)
          - spring.value(target: 1, initialVelocity: 2, time: 0.3)) < 1e-12)
  }

  @Test(arguments: Effort.seeds(500))
  func `come back through the settling duration where the spring swings`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let spring = MotionSpring(
      response: .random(in: 0.05...5, using: &random),
      dampingRatio: .random(in: 0.01..<1, using: &random))
    let epsilon = Double.random(in: 1e-6...0.1, using: &random)
    let settling = spring.settlingDuration(target: 1.0, epsilon: epsilon)
    let back = MotionSpring(
      settlingDuration: settling, dampingRatio: spring.dampingRatio, epsilon: epsilon)
    #expect(isClose(back.response, spring.response, 200))
    #expect(back.dampingRatio == spring.dampingRatio)
  }

  @Test(arguments: [1, 1.000001, 1.5, 4, 100])
  func `make a spring that creeps settle exactly when asked to`(ratio: Double) {
    for duration in [0.01, 0.3, 2, 500] {
      let spring = MotionSpring(settlingDuration: duration, dampingRatio: ratio, epsilon: 0.002)
      #expect(isClose(spring.exactSettlingDuration(epsilon: 0.002), duration, 30))
    }
  }

  @Test func `keep the bounce as it was written`() {
    for thousandth in -999...1000 {
      let bounce = Double(thousandth) / 1000
      let spring = MotionSpring(duration: 0.5, bounce: bounce)
      #expect(spring.bounce == bounce)
      #expect(spring.duration == 0.5)
    }
  }

  @Test(arguments: [1e9, 1e15, 1e17, 1e100])
  func `always have a bounce that a spring can be made of`(ratio: Double) throws {
    let bounce = MotionSpring(response: 1, dampingRatio: ratio).bounce
    #expect(bounce > -1)
    #expect(try MotionSpring(.duration(1, bounce: bounce)).dampingRatio >= 1e9)
  }

  /// Moves that set out together are grouped until none is left, so every animation has to be the
  /// same as itself.
  @Test func `make animations that equal themselves, however extreme they are`() throws {
    let ends = [1e-100, 1e-12, 1, 1e12, 1e100]
    for response in ends {
      for ratio in [0] + ends {
        let spring = try MotionSpring(.response(response, dampingRatio: ratio))
        #expect(MotionCurve.spring(spring).delay(1e100) == .spring(spring).delay(1e100))
        // As far as a choreography can be slowed down or hurried.
        for factor in [1e-12, 1e12] {
          let paced = MotionSpring(
            mass: spring.mass, duration: spring.duration * factor, dampingRatio: ratio)
          #expect(paced == paced)
        }
      }
      for mass in ends {
        let heavy = try MotionSpring(
          .mass(mass, stiffness: response, damping: 1e100, allowOverDamping: true))
        #expect(MotionCurve.spring(heavy) == .spring(heavy))
      }
    }
  }

  @Test func `are those that the definitions give`() {
    // Computed by hand: ω = 4π, ζ = 0.7, k = 16π², c = 2·0.7·4π.
    let bouncy = MotionSpring(duration: 0.5, bounce: 0.3)
    #expect(isClose(bouncy.angularFrequency, 12.566370614359172))
    #expect(isClose(bouncy.stiffness, 157.91367041742973))
    #expect(isClose(bouncy.damping, 17.59291886010284))
    #expect(bouncy.mass == 1 && bouncy.dampingRatio == 0.7 && bouncy.response == 0.5)
    // ζ = 1/(1 − 0.2) = 1.25; the stiffness does not depend on the damping.
    let creeping = MotionSpring(duration: 0.5, bounce: -0.2)
    #expect(creeping.dampingRatio == 1.25)
    #expect(isClose(creeping.stiffness, 157.91367041742973))
    #expect(isClose(creeping.damping, 31.41592653589793))
    // √(k/m) = 5, 2√(km) = 40.
    let heavy = MotionSpring(mass: 4, stiffness: 100, damping: 10)
    #expect(isClose(heavy.response, 1.2566370614359172))
    #expect(isClose(heavy.dampingRatio, 0.25))
  }

  @Test func `with a mass are those without, but for the force`() {
    let light = MotionSpring(duration: 0.4, bounce: 0.2)
    let heavy = MotionSpring(mass: 3, duration: 0.4, dampingRatio: 0.8)
    #expect(heavy.mass == 3 && heavy.bounce == 0.2 && heavy.duration == 0.4)
    #expect(isClose(heavy.stiffness, 3 * light.stiffness))
    #expect(heavy.value(target: 1.0, time: 0.1) == light.value(target: 1.0, time: 0.1))
    #expect("\(heavy)" == "MotionSpring(duration: 0.4, bounce: 0.2, mass: 3.0)")
  }

  @Test func `become critical where overdamping is not allowed`() {
    #expect(MotionSpring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(MotionSpring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    #expect(MotionSpring(stiffness: 100, damping: 10).dampingRatio == 0.5)
  }

  @Test func `of the presets are SwiftUI's`() {
    #expect(MotionSpring() == MotionSpring(duration: 0.5, bounce: 0))
    #expect(MotionSpring.smooth == MotionSpring(duration: 0.5, bounce: 0))
    #expect(MotionSpring.snappy == MotionSpring(duration: 0.5, bounce: 0.15))
    #expect(MotionSpring.bouncy == MotionSpring(duration: 0.5, bounce: 0.3))
    #expect(MotionSpring.smooth(extraBounce: 0.1) == MotionSpring(duration: 0.5, bounce: 0.1))
    #expect(MotionSpring.snappy(duration: 0.3) == MotionSpring(duration: 0.3, bounce: 0.15))
    #expect(
      MotionSpring.bouncy(duration: 2, extraBounce: -0.3) == MotionSpring(duration: 2, bounce: 0))
  }

  @Test(arguments: [
    (MotionSpring.Parameters.duration(0, bounce: 0), "duration is 0: it takes a number above 0"),
    (.duration(-1, bounce: 0), "duration is -1:"),
    (.duration(.nan, bounce: 0), "duration is nan"),
    (.duration(.infinity, bounce: 0), "duration is inf"),
    (.duration(1e-120, bounce: 0), "(1e-100 to 1e100)"),
    (.duration(0.5, bounce: -1), "bounce is -1: it takes a number above -1, at most 1"),
    (.duration(0.5, bounce: 1.1), "bounce is 1.1"),
    (.duration(0.5, bounce: .nan), "bounce is nan"),
    (.response(0, dampingRatio: 1), "response is 0:"),
    (.response(1, dampingRatio: -0.1), "dampingRatio is -0.1: it takes a number of 0 or more"),
    (.response(1, dampingRatio: .infinity), "dampingRatio is inf"),
    (.mass(0, stiffness: 1, damping: 1, allowOverDamping: false), "mass is 0:"),
    (.mass(1, stiffness: -4, damping: 1, allowOverDamping: false), "stiffness is -4:"),
    (.mass(1, stiffness: 1, damping: -1, allowOverDamping: true), "damping is -1:"),
    (.mass(.nan, stiffness: 1, damping: 1, allowOverDamping: true), "mass is nan"),
    (.settlingDuration(0, dampingRatio: 1, epsilon: 0.001), "settlingDuration is 0:"),
    (.settlingDuration(1, dampingRatio: 0, epsilon: 0.001), "dampingRatio is 0:"),
    (.settlingDuration(1, dampingRatio: 1, epsilon: 0), "epsilon is 0:"),
    (.settlingDuration(1, dampingRatio: 1, epsilon: 1), "epsilon is 1:"),
  ])
  func `that no spring has are refused with a sentence`(
    parameters: MotionSpring.Parameters, sentence: String
  ) {
    let error = #expect(throws: BookMotionError.self) { try MotionSpring(parameters) }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
  }
}
