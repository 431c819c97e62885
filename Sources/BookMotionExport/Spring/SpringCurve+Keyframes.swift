internal import BookMotion

extension SpringCurve {
  /// The value at the time of one frame.
  public struct Keyframe: Hashable, Sendable {
    /// Which frame it is, from 0.
    public let frame: Int

    /// Its time in seconds: frame/rate.
    public let time: Double

    /// Where the value is.
    public let value: Double

    /// How fast it moves, a second.
    public let velocity: Double
  }

  /// The keyframe of one frame.
  ///
  /// - Precondition: `frame` is from 0 to ``frameCount`` − 1.
  public func keyframe(_ frame: Int) -> Keyframe {
    precondition((0..<frameCount).contains(frame), "there is no frame \(frame)")
    let time = Double(frame) / framesPerSecond
    if endsAtRest, frame == frameCount - 1 {
      return Keyframe(frame: frame, time: time, value: to, velocity: 0)
    }
    return Keyframe(frame: frame, time: time, value: value(at: time), velocity: velocity(at: time))
  }

  /// Where the value is at `time`, between frames too.
  public func value(at time: Double) -> Double {
    spring.value(fromValue: from, toValue: to, initialVelocity: initialVelocity, time: time)
  }

  /// How fast the value moves at `time`, between frames too.
  public func velocity(at time: Double) -> Double {
    spring.velocity(fromValue: from, toValue: to, initialVelocity: initialVelocity, time: time)
  }

  /// The time of the last frame.
  public var duration: Double { Double(frameCount - 1) / framesPerSecond }
}
