import BookMotion
import BookMotionExport
import Testing

@Suite struct `A spring's curve` {
  @Test func `ends with the first frame at which the spring has settled`() throws {
    let curve = try SpringCurve(.bouncy, to: 100)
    let settled = MotionSpring.bouncy.exactSettlingDuration()
    #expect(curve.settlingDuration == settled)
    #expect(curve.duration >= settled)
    #expect(curve.keyframe(curve.frameCount - 2).time < settled)
    #expect(curve.frameCount == 51)
  }

  @Test(arguments: [MotionSpring.smooth, .bouncy, MotionSpring(duration: 0.4, bounce: -0.5)])
  func `starts at its start and ends at its target, both exactly`(spring: MotionSpring) throws {
    let curve = try SpringCurve(spring, from: 0.1, to: -0.7, initialVelocity: 3)
    let first = curve.keyframe(0)
    let last = curve.keyframe(curve.frameCount - 1)
    #expect(first.value == 0.1)
    #expect(first.velocity == 3)
    #expect(last.value == -0.7)
    #expect(last.velocity == 0)
    let before = curve.keyframe(curve.frameCount - 2)
    #expect(abs(before.value + 0.7) < 0.02)
  }

  @Test func `takes its values from the spring between the ends`() throws {
    let curve = try SpringCurve(.snappy, from: 10, to: 30, framesPerSecond: 24)
    for frame in 0..<curve.frameCount - 1 {
      let key = curve.keyframe(frame)
      #expect(key.time == Double(frame) / 24)
      #expect(
        key.value
          == MotionSpring.snappy.value(
            fromValue: 10, toValue: 30, initialVelocity: 0, time: key.time))
    }
  }

  @Test(arguments: [(0.7, 60, 43), (0.1, 30, 4), (0.3, 10, 4), (0.299, 10, 3), (0, 60, 1)])
  func `until a time has the frames up to and with it`(
    end: Double, rate: Double, frames: Int
  ) throws {
    let curve = try SpringCurve(.smooth, framesPerSecond: rate, until: end)
    #expect(curve.frameCount == frames)
    #expect(curve.duration <= end)
  }

  @Test func `until a time ends where the value is`() throws {
    let curve = try SpringCurve(.smooth, until: 0.1)
    let last = curve.keyframe(curve.frameCount - 1)
    #expect(last.value == MotionSpring.smooth.value(target: 1, time: 0.1))
    #expect(last.velocity > 0)
  }

  @Test func `of a value that is only pushed ends when the push has died away`() throws {
    let curve = try SpringCurve(.smooth, from: 5, to: 5, initialVelocity: 40)
    let reach = 40 / MotionSpring.smooth.angularFrequency
    #expect(curve.frameCount > 10)
    for time in stride(from: curve.settlingDuration, to: 2, by: 0.01) {
      #expect(abs(curve.value(at: time) - 5) <= 0.001 * reach * (1 + 1e-9))
    }
  }

  @Test func `of a value that stays where it is has one frame`() throws {
    let curve = try SpringCurve(.bouncy, from: 2, to: 2)
    #expect(curve.frameCount == 1)
    #expect(curve.keyframe(0).value == 2)
  }

  @Test func `that never settles needs an end`() throws {
    let endless = MotionSpring(duration: 0.5, bounce: 1)
    #expect(throws: ExportError.self) { try SpringCurve(endless) }
    #expect(try SpringCurve(endless, until: 1).frameCount == 61)
  }

  @Test func `has a limit of frames and says it`() throws {
    let error = #expect(throws: ExportError.self) {
      try SpringCurve(.smooth, framesPerSecond: 1e7, until: 1e9)
    }
    #expect(
      error?.description == "the curve has more than 10000000 frames: at most 10000000 are written")
    let most = try SpringCurve(.smooth, framesPerSecond: 1e7, until: 0.9999999)
    #expect(most.frameCount == SpringCurve.mostFrames)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101])
  func `refuses numbers that lead nowhere`(number: Double) {
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, from: number) }
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, to: number) }
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, initialVelocity: number) }
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, framesPerSecond: number) }
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, until: number) }
    #expect(throws: ExportError.self) { try SpringCurve(.smooth, epsilon: number) }
  }

  @Test func `refuses a push that is out of all proportion to the way`() {
    let error = #expect(throws: ExportError.self) {
      try SpringCurve(.smooth, to: 1e-30, initialVelocity: 1e90)
    }
    #expect(
      error?.description
        == "initialVelocity is 1e90: it takes a number from -1e70 to 1e70")
  }
}
