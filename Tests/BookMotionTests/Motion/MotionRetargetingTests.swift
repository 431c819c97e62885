import BookMotion
import BookMotionTestSupport
import Testing

/// A motion that is sent elsewhere.
@Suite struct MotionRetargetingTests {
  @Test(arguments: Effort.seeds(500))
  func `retargeted on one spring is that spring restarted with its velocity`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let spring = MotionSpring(
      duration: .random(in: 0.2...1, using: &random),
      bounce: .random(in: -0.7...0.9, using: &random))
    var motion = Motion(Double.random(in: -100...100, using: &random))
    var (time, value, velocity) = (0.0, motion.start, 0.0)
    for _ in 0..<6 {
      let target = Double.random(in: -100...100, using: &random)
      motion.plan(target, at: time, with: .spring(spring))
      let pause = Double.random(in: 0.01...0.4, using: &random)
      for part in [0.1, 0.5, 1] {
        let restarted =
          value
          + spring.value(
            target: target - value, initialVelocity: velocity, time: part * pause)
        let speed = spring.velocity(
          target: target - value, initialVelocity: velocity, time: part * pause)
        #expect(abs(motion.value(at: time + part * pause) - restarted) < 1e-12 * 300)
        #expect(
          abs(motion.velocity(at: time + part * pause) - speed)
            < 1e-12 * 300 * spring.angularFrequency)
      }
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: pause)
      time += pause
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `never jumps in value, and with springs never in velocity`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let springsOnly = seed.isMultiple(of: 2)
    var motion = Motion(0.0)
    var time = 0.0
    for _ in 0..<30 {
      let (value, velocity) = (motion.value(at: time), motion.velocity(at: time))
      var animation = randomAnimation(&random, springsOnly: springsOnly)
      while animation.settlingDuration() == animation.delay {
        animation = randomAnimation(&random)
      }
      motion.retarget(
        to: .random(in: -500...500, using: &random), at: time, with: animation)
      // Exact at the instant itself, and within the motion of a picosecond just after it.
      #expect(motion.value(at: time) == value, "seed \(seed)")
      #expect(abs(motion.value(at: time + 1e-12) - value) < 1e-6, "seed \(seed)")
      if springsOnly {
        #expect(motion.velocity(at: time) == velocity, "seed \(seed)")
        #expect(abs(motion.velocity(at: time + 1e-12) - velocity) < 1e-4, "seed \(seed)")
      }
      time += .random(in: 0...0.3, using: &random)
    }
  }

  @Test func `neither grows nor drifts when it is retargeted for hours`() {
    var random = SeededRandom(seed: 42)
    var live = Motion(0.1)
    var most = 0
    // Sixty changes per second for five minutes, or for one.
    let minutes = Effort.isWhole ? 5 : 1
    let (count, end) = (minutes * 3600, Double(minutes * 60))
    for frame in 0..<count {
      live.retarget(
        to: .random(in: -1000...1000, using: &random), at: Double(frame) / 60,
        with: .spring(.bouncy))
      most = max(most, live.changes.count)
    }
    // A bouncy spring is within 2⁻⁵³ of its target after 4.08 s.
    #expect(most == 245)
    live.retarget(to: 0.7, at: end, with: .spring(.bouncy))
    #expect(live.value(at: end + 5) == 0.7)
    // The last seconds alone: earlier changes have left nothing behind.
    random = SeededRandom(seed: 42)
    var short = Motion(0.0)
    for frame in 0..<count {
      let target = Double.random(in: -1000...1000, using: &random)
      if frame >= count - 600 {
        short.retarget(to: target, at: Double(frame) / 60, with: .spring(.bouncy))
      }
    }
    short.retarget(to: 0.7, at: end, with: .spring(.bouncy))
    for index in 0...200 {
      let time = end - 1 + Double(index) * 0.013
      #expect(live.value(at: time) == short.value(at: time))
      #expect(live.velocity(at: time) == short.velocity(at: time))
    }
  }

  @Test(arguments: Effort.seeds(100))
  func `keeps every later bit when it forgets`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var whole = Motion(0.25)
    var folded = Motion(0.25)
    var time = 0.0
    for _ in 0..<40 {
      let target = Double.random(in: -100...100, using: &random)
      let animation = randomAnimation(&random)
      whole.plan(target, at: time, with: animation)
      folded.forget(settledBy: time)
      folded.plan(target, at: time, with: animation)
      for _ in 0..<20 {
        let later = time + .random(in: 0...3, using: &random)
        #expect(whole.value(at: later) == folded.value(at: later), "seed \(seed)")
        #expect(whole.velocity(at: later) == folded.velocity(at: later), "seed \(seed)")
      }
      time += .random(in: 0...0.8, using: &random)
    }
    #expect(folded.changes.count < whole.changes.count)
    folded.forget(settledBy: .infinity)
    #expect(folded.changes.count == 0 && folded.start == whole.target)
  }

  @Test func `supersedes what still waits for its delay`() {
    var motion = Motion(0.0)
    motion.retarget(to: 100, at: 0, with: .spring(.smooth).delay(10))
    motion.retarget(to: 40, at: 1, with: .spring(.smooth))
    #expect(motion.changes.count == 1)
    #expect(motion.value(at: 99) == 40)
    for index in 0...400 { #expect((0...40).contains(motion.value(at: 1 + Double(index) * 0.05))) }

    // A change that was still waiting before one that has begun is dropped, and nothing jumps.
    var mixed = Motion(0.0)
    mixed.plan(10, at: 0, with: .spring(.smooth).delay(10))
    mixed.plan(15, at: 1, with: .spring(.smooth))
    let value = mixed.value(at: 1.2)
    mixed.retarget(to: 7, at: 1.2, with: .spring(.smooth))
    #expect(mixed.changes.count == 2)
    #expect(abs(mixed.value(at: 1.2) - value) < 1e-14)
    #expect(mixed.value(at: 99) == 7)
  }

  @Test func `keeps one change an instant when it is retargeted again and again at it`() {
    var motion = Motion(0.0)
    for target in 1...1000 { motion.retarget(to: Double(target), at: 5, with: .spring(.bouncy)) }
    #expect(motion.changes.count == 1 && motion.target == 1000)
  }

  @Test func `drops what was planned when it is retargeted`() {
    var motion = Motion(0.0)
    motion.plan(10, at: 0, with: .spring(.smooth))
    motion.plan(20, at: 1, with: .spring(.smooth))
    motion.plan(30, at: 2, with: .spring(.smooth))
    let value = motion.value(at: 0.5)
    motion.retarget(to: -7, at: 0.5, with: .spring(.smooth))
    #expect(motion.changes.count == 2 && motion.target == -7)
    #expect(motion.value(at: 0.5) == value)
    #expect(motion.value(at: 99) == -7)
    motion.drop(after: 0)
    #expect(motion.target == 10)
  }
}
