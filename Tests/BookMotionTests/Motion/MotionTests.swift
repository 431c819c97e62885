import BookMotion
import BookMotionTestSupport
import Testing

/// A motion.
@Suite struct MotionTests {
  @Test func `stands still before its first change and at rest after its last`() {
    var motion = Motion(0.3)
    #expect(motion.value(at: -5) == 0.3 && motion.value(at: .infinity) == 0.3)
    #expect(motion.isAtRest(at: -.infinity) && motion.end == -.infinity)
    motion.retarget(to: 1000.1, at: 2, with: .spring(.bouncy))
    for time: Double in [-.infinity, 0, 2, .nan] { #expect(motion.value(at: time) == 0.3) }
    #expect(motion.velocity(at: 2) == 0)
    #expect(!motion.isAtRest(at: 2) && motion.isAtRest(at: motion.end))
    for time: Double in [motion.end, motion.end + 1, .infinity] {
      #expect(motion.value(at: time) == 1000.1)
      #expect(motion.velocity(at: time) == 0)
    }
    #expect(motion.target == 1000.1)
  }

  @Test func `does not show where a step is cut off`() {
    for animation in [MotionCurve.spring(.bouncy), .spring(.smooth), .curve(.easeOut, duration: 1)]
    {
      var motion = Motion(0.0)
      motion.plan(1000, at: 0, with: animation)
      // Half an ulp of 1 times the step, plus the motion of one microsecond.
      #expect(abs(motion.value(at: motion.end - 1e-6) - 1000) <= 1000 * 0x1p-53 + 1e-8)
      #expect(abs(motion.value(at: motion.end.nextDown) - 1000) <= 1000 * 0x1p-52)
    }
  }

  @Test(arguments: Effort.seeds(100))
  func `keeps the bits of its past when its future changes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var motion = Motion(Double.random(in: -1...1, using: &random))
    var time = 0.0
    for _ in 0..<20 {
      let moments = (0..<40).map { _ in time * .random(in: -0.1...1, using: &random) } + [time]
      let before = moments.map { motion.value(at: $0) }
      let speeds = moments.map { motion.velocity(at: $0) }
      let animation = randomAnimation(&random)
      // An immediate change has already happened at its very instant.
      let known = animation.settlingDuration() > 0 ? moments.count : moments.count - 1
      motion.plan(.random(in: -1e3...1e3, using: &random), at: time, with: animation)
      for index in 0..<known where moments[index] < time || index == moments.count - 1 {
        #expect(motion.value(at: moments[index]) == before[index], "seed \(seed)")
        if moments[index] < time {
          #expect(motion.velocity(at: moments[index]) == speeds[index], "seed \(seed)")
        }
      }
      time += .random(in: 0...0.4, using: &random)
    }
  }

  @Test func `answers the same in whatever order it is asked`() {
    var random = SeededRandom(seed: 1)
    var motion = Motion(SIMD4(0.0, 1, 2, 3))
    for index in 0..<12 {
      motion.plan(
        SIMD4(0.1, 20, -30, 400) * Double.random(in: -1...1, using: &random),
        at: Double(index) * 0.13,
        with: randomAnimation(&random))
    }
    let times = (0...500).map { Double($0) * 0.01 }
    let forwards = times.map { motion.value(at: $0) }
    let backwards = times.reversed().map { motion.value(at: $0) }
    #expect(forwards == backwards.reversed())
    for index in times.indices.shuffled(using: &random) {
      #expect(motion.value(at: times[index]) == forwards[index])
      #expect(motion.velocity(at: times[index]) == motion.velocity(at: times[index]))
    }
  }

  @Test func `agrees with an integrator whose target is switched`() {
    let spring = MotionSpring(duration: 0.6, bounce: 0.25)
    let changes = [(0.0, 100.0), (0.25, -40.0), (0.3125, 60.0), (0.75, 10.0)]
    var motion = Motion(5.0)
    for (time, target) in changes { motion.plan(target, at: time, with: .spring(spring)) }
    var integrator = RungeKutta(value: 5, velocity: 0)
    let step = 1.0 / 8192
    for index in 0..<16384 {
      let time = Double(index) * step
      let target = changes.last { $0.0 <= time }?.1 ?? 5
      integrator.step(step) { spring.stiffness * (target - $0) - spring.damping * $1 }
      #expect(abs(motion.value(at: time + step) - integrator.value) < 1e-8)
    }
  }

  @Test func `moves every channel of a vector as it moves a number`() {
    var random = SeededRandom(seed: 9)
    var vector = Motion(SIMD16<Double>.zero)
    var numbers = [Motion<Double>](repeating: Motion(0), count: 16)
    for index in 0..<10 {
      let target = SIMD16<Double>.random(in: -9...9, using: &random)
      let animation = randomAnimation(&random)
      vector.plan(target, at: Double(index) * 0.2, with: animation)
      for lane in 0..<16 {
        numbers[lane].plan(target[lane], at: Double(index) * 0.2, with: animation)
      }
    }
    for index in 0...300 {
      let (value, velocity) = (
        vector.value(at: Double(index) * 0.01), vector.velocity(at: Double(index) * 0.01)
      )
      for lane in 0..<16 {
        #expect(value[lane] == numbers[lane].value(at: Double(index) * 0.01))
        #expect(velocity[lane] == numbers[lane].velocity(at: Double(index) * 0.01))
      }
    }
  }

  @Test(arguments: Effort.seeds(400))
  func `is at rest when it says so, however far from 0 its times are`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let base = [0, 1, 7e8, 1e12, 1e17][Int(seed % 5)]
    var time = base + .random(in: 0...4, using: &random)
    var motion = Motion(Double.random(in: -500...500, using: &random))
    let animations: [MotionCurve] = [
      .curve(.linear, duration: 0.3), .curve(.circularEaseIn, duration: 0.3),
      .curve(.easeOut, duration: 0.7).delay(0.1), .spring(.smooth), .spring(.bouncy).delay(0.3),
    ]
    for _ in 0..<8 {
      let target = Double.random(in: -500...500, using: &random)
      motion.plan(target, at: time, with: animations.randomElement(using: &random) ?? .none)
      let end = motion.end
      #expect(motion.isAtRest(at: end) && !motion.isAtRest(at: end.nextDown))
      #expect(motion.value(at: end) == target, "seed \(seed)")
      #expect(motion.velocity(at: end) == 0, "seed \(seed)")
      var folded = motion
      folded.forget(settledBy: end)
      #expect(folded.changes.count == 0)
      #expect(folded.value(at: end) == motion.value(at: end))
      time = end
    }
  }

  @Test func `has a velocity that is a number, even where a curve stands upright`() {
    let upright: [MotionEasing] = [
      .bezier(startControlPoint: BookPoint(x: 1, y: 0), endControlPoint: BookPoint(x: 0, y: 1)),
      .bezier(startControlPoint: BookPoint(x: 0, y: 1), endControlPoint: BookPoint(x: 0.5, y: 1)),
    ]
    for curve in MotionEasing.tried.map(\.curve) + upright {
      var motion = Motion(BookPoint(x: 3, y: 7))
      motion.plan(BookPoint(x: 100, y: 7), at: 0, with: .curve(curve, duration: 1))
      motion.plan(BookPoint(x: 3, y: 7), at: 0, with: .curve(curve, duration: 1))
      for index in -1...101 {
        let velocity = motion.velocity(at: Double(index) / 100)
        #expect(velocity.x.isFinite && velocity.y == 0)
      }
    }
    let shortest = MotionCurve.curve(.circularEaseOut, duration: 1e-100)
    #expect(shortest.velocity(at: 1e-300).isFinite)
  }

  @Test func `tells in words what it is, not how it is kept`() {
    #expect("\(MotionSpring.bouncy)" == "MotionSpring(duration: 0.5, bounce: 0.3)")
    #expect(
      "\(MotionSpring(mass: 2, stiffness: 8, damping: 4))".hasSuffix("bounce: 0.5, mass: 2.0)"))
  }

  @Test func `jumps at the instant when it is told to be there at once`() {
    var motion = Motion(1.0)
    motion.retarget(to: 2, at: 5, with: .none)
    #expect(motion.value(at: 5.0.nextDown) == 1)
    #expect(motion.value(at: 5) == 2)
    motion.retarget(to: 3, at: 5, with: .none)
    #expect(motion.value(at: 5) == 3)
  }

  @Test func `lets what is delayed come in its time`() {
    var motion = Motion(0.0)
    motion.plan(10, at: 0, with: .curve(.linear, duration: 1).delay(2))
    motion.plan(15, at: 1, with: .curve(.linear, duration: 0.5))
    #expect(motion.value(at: 1.25) == 2.5)
    #expect(motion.value(at: 1.75) == 5)
    #expect(motion.value(at: 2.5) == 10)
    #expect(motion.value(at: 3) == 15)
  }

  @Test func `says when each of its steps is nearly there`() {
    var motion = Motion(0.0)
    #expect(motion.settlingTime() == -.infinity)
    motion.plan(10, at: 1, with: .spring(.smooth))
    motion.plan(12, at: 1.5, with: .curve(.easeIn, duration: 0.1))
    #expect(motion.settlingTime() == 1 + MotionSpring.smooth.exactSettlingDuration())
    motion.plan(12, at: 2, with: .spring(MotionSpring(duration: 1, bounce: 1)))
    #expect(motion.settlingTime() == .infinity && motion.end == .infinity)
    #expect(!motion.isAtRest(at: 1e300))
  }
}
