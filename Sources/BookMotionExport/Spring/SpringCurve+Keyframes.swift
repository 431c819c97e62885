internal import BookMotion

extension SpringCurve {
  /// The value and velocity at one frame.
  public struct Keyframe: Hashable, Sendable {
    /// The index of the frame, starting at 0.
    public let frame: Int

    /// The frame's time in seconds, `frame / framesPerSecond`.
    public let time: Double

    /// The value at that time.
    public let value: Double

    /// The velocity at that time, in units per second.
    public let velocity: Double
  }

  /// Returns the keyframe of one frame.
  ///
  /// - Precondition: `frame` is from 0 to ``frameCount`` − 1.
  public func keyframe(_ frame: Int) -> Keyframe {
    precondition(
      (0..<frameCount).contains(frame), "BookMotion: frame must be from 0 to frameCount − 1")
    let time = Double(frame) / framesPerSecond
    if endsAtRest, frame == frameCount - 1 {
      return Keyframe(frame: frame, time: time, value: to, velocity: 0)
    }
    return Keyframe(frame: frame, time: time, value: value(at: time), velocity: velocity(at: time))
  }

  /// Returns the value at `time`, which may be between frames.
  public func value(at time: Double) -> Double {
    spring.value(fromValue: from, toValue: to, initialVelocity: initialVelocity, time: time)
  }

  /// Returns the velocity at `time`, which may be between frames, in units per second.
  public func velocity(at time: Double) -> Double {
    spring.velocity(fromValue: from, toValue: to, initialVelocity: initialVelocity, time: time)
  }

  /// The time of the last frame, in seconds.
  public var duration: Double { Double(frameCount - 1) / framesPerSecond }
}
