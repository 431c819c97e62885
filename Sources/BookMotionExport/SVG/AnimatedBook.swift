public import BookMotion

/// A timeline as one picture that plays by itself, over and over.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .both, framesPerSecond: 30)
/// let setting = try BookSetting(timeline)
/// try AnimatedBook(timeline, in: setting).writeSVG(to: &sink)
/// ```
///
/// It plays in browsers, also as an image in a README, without a script. It is a flip-book: every
/// frame is there, and only the one whose time it is is seen, so that at each instant the picture
/// is the very frame that ``BookFrame`` draws. The library behind is there once, and moves by itself.
///
/// Where nothing plays, in print, and for readers who want less motion, a still of the half-open
/// book is seen.
public struct AnimatedBook: Sendable {
  /// What is played.
  public let timeline: BookTimeline

  /// The book and what it stands in.
  public let setting: BookSetting

  /// How long nothing moves where the motion ends, in seconds.
  public let rest: Double

  /// What is seen where nothing plays.
  public let still: BookFrame

  let frames: [BookFrame]

  /// The last frame before the book begins to close again, if it does.
  private let turning: Int?

  /// Creates an animated picture.
  ///
  /// - Parameters:
  ///   - timeline: what is played, of at most 3600 frames. One of the direction `.both` rests when
  ///     the book is open, and again on the shelf; any other at its beginning and at its end.
  ///   - setting: the book and what it stands in. With a picture on the cover an error of
  ///     1 point, instead of half a one, spares a third of the bytes, and is not seen in motion.
  ///   - rest: how long each rest is, from 0 to 60 seconds.
  ///   - stillAngle: how far the cover is open where nothing plays, from 0 to 180 degrees; if it
  ///     never is, the still is the last frame.
  /// - Throws: ``ExportError`` for a number outside these, and for a frame that cannot be seen.
  public init(
    _ timeline: BookTimeline, in setting: BookSetting, rest: Double = AnimatedBook.standardRest,
    stillAngle: Double = AnimatedBook.standardStillAngle
  ) throws(ExportError) {
    do {
      try Domain.filmFrames.check(Double(timeline.count), "frames")
      try Domain.filmRest.check(rest, "rest")
      try Domain.turn.check(stillAngle, "stillAngle")
      frames = try timeline.map { frame throws(BookMotionError) in
        try BookFrame(frame.pose, in: setting)
      }
      still = try BookFrame(timeline.pose(openBy: stillAngle), in: setting.standingStill)
    } catch {
      throw ExportError(error)
    }
    self.timeline = timeline
    self.setting = setting
    self.rest = rest
    turning = timeline.turning
  }

  /// How far a picture on a book may be off where everything moves, in points: what
  /// ``BookSetting`` takes. It spares a third of the bytes.
  public static let standardPictureError = 1.0

  /// Long enough to see what there is to see.
  public static let standardRest = 1.2

  /// What tells most about a book that opens: cover, page and edges are all there.
  public static let standardStillAngle = 55.0
}

extension AnimatedBook {
  /// How long it takes until everything begins anew, in seconds.
  public var duration: Double { timeline.duration + frameLength + 2 * rest }

  /// The frame that is seen at a time from 0 to below ``duration``.
  ///
  /// Times before and after lie in other rounds of the same.
  public func frame(at time: Double) -> BookTimeline.Frame {
    var inLoop = time.truncatingRemainder(dividingBy: duration)
    if inLoop < 0 { inLoop += duration }
    var low = 0
    var high = timeline.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(of: middle) <= inLoop { low = middle } else { high = middle }
    }
    return timeline.frame(low)
  }

  /// When a frame comes to be seen. The one after the last is the first of the next round.
  func start(of number: Int) -> Double {
    guard number > 0 else { return 0 }
    guard number < timeline.count else { return duration }
    let moved = Double(number) * frameLength
    guard let turning else { return rest + moved }
    // On the shelf half of the rest is before the beginning, and the other half after the end.
    return rest / 2 + (number > turning ? rest : 0) + moved
  }

  private var frameLength: Double { 1 / timeline.framesPerSecond }
}

extension BookTimeline {
  /// The frame on which a book that goes there and back begins to close.
  fileprivate var turning: Int? {
    guard direction == .both else { return nil }
    let closing = transition.cues(in: 0..<duration.nextUp).last { $0.event == .phase(.closing) }
    return closing.map { Swift.min(Int(($0.time * framesPerSecond).rounded()), count - 1) }
  }

  /// The pose in which the cover comes to an angle for the first time; the last one if it never does.
  fileprivate func pose(openBy angle: Double) -> BookPose {
    var isBeyond: Bool?
    for frame in self {
      let wasBeyond = isBeyond
      isBeyond = frame.pose.flipAngle >= angle
      guard let wasBeyond, wasBeyond != isBeyond else { continue }
      var (before, after) = (frame.time - 1 / framesPerSecond, frame.time)
      for _ in 0..<BookTimeline.halvings {
        let middle = (before + after) / 2
        if (transition.pose(at: middle).flipAngle >= angle) == wasBeyond {
          before = middle
        } else {
          after = middle
        }
      }
      return transition.pose(at: after)
    }
    return frame(count - 1).pose
  }

  /// From a frame's length down to less than any motion shows.
  private static var halvings: Int { 30 }
}

extension Domain {
  /// How many frames an animated picture may have: a minute at 60 a second.
  public static let filmFrames = Domain(1, 3600)

  /// How long an animated picture may rest where the motion ends, in seconds.
  public static let filmRest = Domain(0, 60)
}
