public import BookMotion

/// The way of one value by one spring, frame by frame: a document to read, to plot or to load.
///
/// ```swift
/// let curve = try SpringCurve(.bouncy, to: 100)
/// curve.frameCount  // 51
/// curve.keyframe(50)  // frame 50, time 0.8333…, value 100, velocity 0
/// ```
///
/// A curve ends with the first frame at which the spring has settled, and there the value *is*
/// the target. One that is asked for `until` a time ends with the last frame by then, wherever
/// the value may be.
public struct SpringCurve: Hashable, Sendable {
  /// What moves the value.
  public let spring: MotionSpring

  /// Where the value sets out from.
  public let from: Double

  /// Where it goes.
  public let to: Double

  /// The initial velocity, per second.
  public let initialVelocity: Double

  /// How many frames are shown a second.
  public let framesPerSecond: Double

  /// The distance that counts as settled, as a fraction of the way.
  public let epsilon: Double

  /// From when on the value stays within ``epsilon`` of the way; ∞ if it never does.
  public let settlingDuration: Double

  /// How many frames there are, the first and the last included.
  public let frameCount: Int

  /// Whether the curve ends because the spring has settled.
  public let endsAtRest: Bool

  /// No curve has more frames: 46 hours at 60 a second.
  public static let mostFrames = 10_000_000

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - spring: what moves the value.
  ///   - from: where the value sets out from.
  ///   - to: where it goes.
  ///   - initialVelocity: its velocity as it sets out, a second.
  ///   - framesPerSecond: how many frames are shown a second.
  ///   - end: when the curve ends, in seconds; nil for when the spring has settled.
  ///   - epsilon: what counts as settled, as a part of the way. A value that goes nowhere and is
  ///     only pushed takes the push for its way: |velocity|/ω.
  /// - Throws: ``ExportError`` for a number outside what its parameter takes, for a curve that
  ///   would never end, and for one of more than ``mostFrames``.
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
    // The product may be off by one rounding; the quotient is what the frame's time will be.
    var last = (end * framesPerSecond).rounded(.down)
    if (last + 1) / framesPerSecond <= end { last += 1 }
    if last / framesPerSecond > end { last -= 1 }
    frameCount = try SpringCurve.frames(last + 1)
  }

  private static func frames(_ count: Double) throws(ExportError) -> Int {
    guard count <= Double(mostFrames) else {
      // The exact number only as long as it is one: from 2⁵³ on a `Double` no longer counts.
      let words = count < 0x1p53 ? count.text(decimals: 0) : "more than \(mostFrames)"
      throw ExportError(
        .tooManyFrames, "the curve has \(words) frames: at most \(mostFrames) are written")
    }
    return Int(count)
  }
}

extension MotionSpring {
  /// The exact settling duration, worked out for a way of 1 so that no length is too small.
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
  /// A spring never settles, and no end was given.
  public static let neverEnds = ExportError.Code(rawValue: "neverEnds")

  /// There would be too many frames.
  public static let tooManyFrames = ExportError.Code(rawValue: "tooManyFrames")
}
