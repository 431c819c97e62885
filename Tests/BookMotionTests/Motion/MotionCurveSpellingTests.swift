import BookMotion
import Testing

/// The spellings of SwiftUI's `Animation` also work here. The expected values are those in its
/// documentation: mass, stiffness, and damping; duration and bounce; or the control points of the
/// curve.
@Suite struct MotionCurveSpellingTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let curve: MotionCurve
    let duration: Double
    let bounce: Double

    init(_ name: String, _ curve: MotionCurve, _ duration: Double, _ bounce: Double) {
      (testDescription, self.curve, self.duration, self.bounce) = (name, curve, duration, bounce)
    }
  }

  @Test(arguments: [
    Spelling("spring", .spring, 0.5, 0),
    Spelling("spring()", .spring(), 0.5, 0),
    Spelling("spring(duration:)", .spring(duration: 0.4), 0.4, 0),
    Spelling("spring(bounce:)", .spring(bounce: 0.2), 0.5, 0.2),
    Spelling("spring(duration:bounce:)", .spring(duration: 0.6, bounce: -0.1), 0.6, -0.1),
    Spelling("spring(response:)", .spring(response: 0.5), 0.5, 0.175),
    Spelling(
      "spring(response:dampingFraction:)", .spring(response: 0.3, dampingFraction: 0.8), 0.3, 0.2),
    Spelling("interpolatingSpring", .interpolatingSpring, 0.5, 0),
    Spelling(
      "interpolatingSpring(duration:bounce:)", .interpolatingSpring(duration: 0.7, bounce: 0.3),
      0.7, 0.3),
    // ω₀ = √(100/1) = 10, so 2π/10 s; ζ = 10/(2·√100) = 0.5.
    Spelling(
      "interpolatingSpring(stiffness:damping:)", .interpolatingSpring(stiffness: 100, damping: 10),
      0.628318530717959, 0.5),
    // ω₀ = √(400/4) = 10; ζ = 20/(2·√1600) = 0.25.
    Spelling(
      "interpolatingSpring(mass:stiffness:damping:)",
      .interpolatingSpring(mass: 4, stiffness: 400, damping: 20), 0.628318530717959, 0.75),
    Spelling("smooth", .smooth, 0.5, 0),
    Spelling("smooth(duration:extraBounce:)", .smooth(duration: 0.3, extraBounce: 0.1), 0.3, 0.1),
    Spelling("snappy", .snappy, 0.5, 0.15),
    Spelling("snappy(extraBounce:)", .snappy(extraBounce: 0.1), 0.5, 0.25),
    Spelling("bouncy", .bouncy, 0.5, 0.3),
    Spelling("bouncy(duration:)", .bouncy(duration: 0.8), 0.8, 0.3),
  ])
  func `of springs`(spelling: Spelling) throws {
    guard case .spring(let spring) = spelling.curve.driver else {
      Issue.record("no spring")
      return
    }
    #expect(abs(spring.duration - spelling.duration) <= 1e-14)
    #expect(abs(spring.bounce - spelling.bounce) <= 1e-14)
    #expect(spelling.curve.delay == 0)
  }

  @Test(arguments: [
    (MotionCurve.linear, 0.35, 0.5), (.linear(duration: 2), 2, 0.5),
    (.easeIn, 0.35, 0.315357), (.easeIn(duration: 1), 1, 0.315357),
    (.easeOut, 0.35, 0.684643), (.easeOut(duration: 0.3), 0.3, 0.684643),
    (.easeInOut, 0.35, 0.5), (.easeInOut(duration: 4), 4, 0.5),
    (.timingCurve(0.25, 0.1, 0.25, 1), 0.35, 0.802403),
    (.timingCurve(0.25, 0.1, 0.25, 1, duration: 9), 9, 0.802403),
  ])
  func `of easings`(curve: MotionCurve, duration: Double, middle: Double) {
    #expect(curve.settlingDuration() == duration)
    #expect(curve.value(at: 0) == 0 && curve.value(at: duration) == 1)
    // The middle value is that of browsers for the same control points.
    #expect(abs(curve.value(at: duration / 2) - middle) <= 1e-6)
  }

  @Test func `of a delay`() {
    let late = MotionCurve.snappy.delay(0.25).delay(0.5)
    #expect(late.delay == 0.75)
    #expect(late.value(at: 0.75) == 0 && late.value(at: 1) == MotionCurve.snappy.value(at: 0.25))
  }
}
