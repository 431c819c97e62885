public import BookMotion

/// The motion of one value by one spring, frame by frame, ready to be read, plotted, or loaded.
///
/// ```swift
/// let curve = try SpringCurve(.bouncy, to: 100)
/// curve.frameCount  // 51
/// curve.keyframe(50)  // frame 50, time 0.8333…, value 100, velocity 0
/// ```
///
/// By default, a curve ends with the first frame at which the spring has settled, and its last
/// value *is* the target. If you pass `until`, it ends with the last frame at or before that time,
/// whatever the value is.
public struct SpringCurve: Hashable, Sendable {
  /// The spring that moves the value.
  public let spring: MotionSpring

  /// The initial value.
  public let from: Double

  /// The target value.
  public let to: Double

  /// The initial velocity, in units per second.
  public let initialVelocity: Double

  /// The number of frames per second.
  public let framesPerSecond: Double

  /// The distance from the target that counts as settled, as a fraction of `|to - from|`.
  public let epsilon: Double

  /// The time from which the value stays within ``epsilon`` of its target, or ∞ if it never
  /// settles.
  public let settlingDuration: Double

  /// The number of frames, including the first and the last.
  public let frameCount: Int

  /// A Boolean value that indicates whether the curve ends because the spring has settled.
  public let endsAtRest: Bool

  /// The largest number of frames of a curve: 46 hours at 60 frames per second.
  public static let mostFrames = 10_000_000

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - spring: The spring that moves the value.
  ///   - from: The initial value.
  ///   - to: The target value.
  ///   - initialVelocity: The initial velocity, in units per second.
  ///   - framesPerSecond: The number of frames per second.
  ///   - end: The time at which the curve ends, in seconds, or `nil` to end when the spring has
  ///     settled.
  ///   - epsilon: The distance from the target that counts as settled, as a fraction of the
  ///     distance between `from` and `to`. If these are equal, it is a fraction of |velocity|/ω
  ///     instead.
  /// - Throws: ``ExportError`` for a number out of range, for a curve that would never end, and for
  ///   one with more than ``mostFrames`` frames.
  public init(
    _ spring: MotionSpring, from: Double = 0, to: Double = 1, initialVelocity: Double = 0,
    framesPerSecond: Double = 60, until end: Double? = nil, epsilon: Double = 0.001
  ) throws(ExportError) {
    self.spring = spring
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.framesPerSecond = framesPerSecond
    self.epsilon = epsilon
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.magnitude.check(from, "from")
      try Domain.magnitude.check(to, "to")
      try Domain.magnitude.check(initialVelocity, "initialVelocity")
      try Domain.positive.check(framesPerSecond, "framesPerSecond")
      try Domain.epsilon.check(epsilon, "epsilon")
      if let end { try Domain.seconds.check(end, "until") }
    }
    settlingDuration = try ExportError.containing { () throws(BookMotionError) in
      try spring.settling(way: to - from, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    endsAtRest = end == nil
    guard let end else {
      guard settlingDuration < .infinity else {
        throw ExportError(
          .neverEnds, "the spring never comes to rest: the curve needs an end")
      }
      frameCount = try SpringCurve.frames((settlingDuration * framesPerSecond).rounded(.up) + 1)
      return
    }
    // The product may be off by one rounding; the quotient is the frame's actual time.
    var last = (end * framesPerSecond).rounded(.down)
    if (last + 1) / framesPerSecond <= end { last += 1 }
    if last / framesPerSecond > end { last -= 1 }
    frameCount = try SpringCurve.frames(last + 1)
  }

  private static func frames(_ count: Double) throws(ExportError) -> Int {
    guard count <= Double(mostFrames) else {
      // From 2⁵³ on, a `Double` is no longer an exact count.
      let words = count < 0x1p53 ? count.text(decimals: 0) : "more than \(mostFrames)"
      throw ExportError(
        .tooManyFrames, "the curve has \(words) frames: at most \(mostFrames) are written")
    }
    return Int(count)
  }
}

extension MotionSpring {
  /// Returns the exact settling duration, computed for a distance of 1 so that no distance is too
  /// small.
  fileprivate func settling(
    way: Double, initialVelocity: Double, epsilon: Double
  ) throws(BookMotionError) -> Double {
    guard way != 0 else {
      guard initialVelocity != 0 else { return 0 }
      let push = angularFrequency
      guard push <= Domain.magnitude.highest else {
        throw BookMotionError(.outsideDomain(duration, .atLeast(1e-99)), at: "duration")
      }
      return exactSettlingDuration(target: 0, initialVelocity: push, epsilon: epsilon)
    }
    let velocity = initialVelocity / way
    guard Domain.magnitude.contains(velocity) else {
      let limit = Domain.within(way.magnitude * Domain.magnitude.highest)
      throw BookMotionError(.outsideDomain(initialVelocity, limit), at: "initialVelocity")
    }
    return exactSettlingDuration(target: 1, initialVelocity: velocity, epsilon: epsilon)
  }
}

extension ExportError.Code {
  /// The spring never settles, and the curve has no specified end.
  public static let neverEnds = ExportError.Code(rawValue: "neverEnds")

  /// The curve would have too many frames.
  public static let tooManyFrames = ExportError.Code(rawValue: "tooManyFrames")
}
