import BookMotion
import Testing

/// An invalid constant in code ends the program, in release builds too, with a one-sentence
/// explanation.
@Suite struct PreconditionTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `about a duration is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(duration: 0)
    }
    #expect(sentence(result).contains("BookMotion: duration is 0: it takes a number above 0"))
  }

  @Test func `about a bounce is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(bounce: -1)
    }
    #expect(
      sentence(result).contains(
        "BookMotion: bounce is -1: it takes a number above -1, at most 1"))
  }

  @Test func `about a tuned preset is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring.bouncy(extraBounce: 0.8)
    }
    #expect(sentence(result).contains("BookMotion: bounce is 1.1"))
  }

  @Test func `about a response is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(response: .nan, dampingRatio: 1)
    }
    #expect(sentence(result).contains("BookMotion: response is nan"))
  }

  @Test func `about a damping ratio is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(response: 1, dampingRatio: -1)
    }
    #expect(sentence(result).contains("BookMotion: dampingRatio is -1:"))
  }

  @Test func `about a mass is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(mass: 0, stiffness: 1, damping: 1)
    }
    #expect(sentence(result).contains("BookMotion: mass is 0:"))
  }

  @Test func `about a settling duration is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring(settlingDuration: 1, dampingRatio: 0)
    }
    #expect(sentence(result).contains("BookMotion: dampingRatio is 0:"))
  }

  @Test func `about an epsilon is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring.smooth.settlingDuration(target: 1.0, epsilon: 0)
    }
    #expect(sentence(result).contains("BookMotion: epsilon is 0:"))
  }

  @Test func `about an exact epsilon is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionSpring.smooth.exactSettlingDuration(epsilon: -0.001)
    }
    #expect(sentence(result).contains("BookMotion: epsilon is -0.001"))
  }

  @Test func `about a control point is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionEasing.bezier(
        startControlPoint: BookPoint(x: .nan, y: 0), endControlPoint: .zero)
    }
    #expect(sentence(result).contains("BookMotion: startControlPoint.x is nan"))
  }

  @Test func `about a curve duration is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionCurve.curve(.linear, duration: -1)
    }
    #expect(sentence(result).contains("BookMotion: duration is -1:"))
  }

  @Test func `about a delay is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MotionCurve.none.delay(.infinity)
    }
    #expect(sentence(result).contains("BookMotion: delay is inf"))
  }

  @Test func `about a start is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Motion(Double.nan)
    }
    #expect(sentence(result).contains("BookMotion: the length of target is nan"))
  }

  @Test func `about a target is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var motion = Motion(SIMD2(0.0, 0))
      motion.retarget(to: SIMD2(1, .infinity), at: 0, with: .none)
    }
    #expect(sentence(result).contains("BookMotion: the length of target is inf"))
  }

  @Test func `about the time of a change is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var motion = Motion(0.0)
      motion.retarget(to: 1, at: .nan, with: .none)
    }
    #expect(sentence(result).contains("BookMotion: time is nan"))
  }
}
