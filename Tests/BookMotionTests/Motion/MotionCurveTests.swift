import BookMotion
import Testing

/// An animation.
@Suite struct MotionCurveTests {
  static let all: [MotionCurve] = [
    .spring(.smooth), .spring(.bouncy), .spring(MotionSpring(duration: 0.4, bounce: -0.4)),
    .spring(.snappy).delay(0.25), .curve(.easeOut, duration: 0.3),
    .curve(.linear, duration: 0.3).delay(0.1), .curve(.easeInOut, duration: 0), .none,
    MotionCurve.none.delay(0.5),
  ]

  @Test(arguments: all)
  func `is 0 before it starts and 1 at rest`(animation: MotionCurve) {
    for time in [-1, -1e-9, animation.delay - 1e-9, -.infinity, .nan] {
      #expect(animation.value(at: time) == 0)
      #expect(animation.velocity(at: time) == 0)
    }
    let rest = animation.settlingDuration(epsilon: 1e-17)
    for time in [rest + 1e-9, rest + 100, .infinity] {
      #expect(animation.value(at: time) == 1)
      #expect(animation.velocity(at: time) == 0)
    }
  }

  @Test(arguments: all)
  func `stays within epsilon once it has settled`(animation: MotionCurve) {
    let settled = animation.settlingDuration(epsilon: 0.01)
    for index in 1...1000 {
      #expect(abs(animation.value(at: settled + Double(index) * 0.002) - 1) < 0.01 + 1e-12)
    }
  }

  @Test func `is its spring, or its curve in its time`() {
    for index in 0...40 {
      let time = Double(index) * 0.02
      #expect(
        MotionCurve.spring(.bouncy).value(at: time)
          == MotionSpring.bouncy.value(target: 1.0, time: time))
      #expect(
        MotionCurve.spring(.bouncy).velocity(at: time)
          == MotionSpring.bouncy.velocity(target: 1.0, time: time))
    }
    let fade = MotionCurve.curve(.easeOut, duration: 0.5).delay(0.25)
    #expect(fade.value(at: 0.25) == 0)
    #expect(abs(fade.value(at: 0.5) - MotionEasing.easeOut.value(at: 0.5)) < 1e-15)
    #expect(fade.velocity(at: 0.5) == MotionEasing.easeOut.velocity(at: 0.5) / 0.5)
    #expect(fade.value(at: 0.75) == 1)
  }

  @Test func `of no duration is there at once`() {
    for animation in [MotionCurve.none, .curve(.linear, duration: 0)] {
      #expect(animation.value(at: -0.001) == 0)
      #expect(animation.value(at: 0) == 1)
      #expect(animation.delay(1).value(at: 0.999) == 0)
      #expect(animation.delay(1).value(at: 1) == 1)
    }
  }

  @Test func `adds up its delays`() {
    #expect(MotionCurve.spring(.smooth).delay(0.5).delay(0.25).delay == 0.75)
    #expect(MotionCurve.spring(.smooth).delay(0.5).delay(-0.5) == .spring(.smooth))
  }

  @Test func `of impossible numbers is refused with a sentence`() {
    func sentence(_ driver: MotionCurve.Driver, _ delay: Double) -> String {
      do { return "\(try MotionCurve(driver, delay: delay))" } catch { return "\(error)" }
    }
    #expect(
      sentence(.curve(.linear, duration: -0.1), 0)
        == "duration is -0.1: it takes a number of 0 or more")
    #expect(sentence(.curve(.linear, duration: .nan), 0).hasPrefix("duration is nan"))
    #expect(sentence(.none, -1).hasPrefix("delay is -1:"))
    #expect(sentence(.spring(.smooth), .infinity).hasPrefix("delay is inf"))
  }
}
