/// How much of each face of a book shows at a flip angle.
///
/// Functions of the angle on their own: they need no timeline, no layout and no book.
///
/// ```swift
/// FaceOpacity.firstPage(flipAngle: 112.5)  // 0.5
/// FaceOpacity.spine(flipAngle: 10)  // 0.5
/// FaceOpacity.cover(flipAngle: 170)  // 0
/// ```
///
/// Springs overshoot: an angle below 0° counts as 0°, one above 180° as 180°, and one that is not a
/// number as 0°. No opacity is ever below 0 or above 1.
public enum FaceOpacity {
  /// How the front of the cover goes away near the end of its turn.
  public struct CoverFade: Hashable, Sendable {
    /// The angle from which on the cover begins to go.
    public let start: Double

    /// The angle from which on it is gone.
    public let end: Double

    /// Creates a fade between two angles; equal ones make a hard cut.
    ///
    /// - Precondition: 0 ≤ start ≤ end ≤ 180.
    public init(from start: Double, to end: Double) {
      Domain.turn.require(start, "start")
      Domain.turn.require(end, "end")
      precondition(start <= end, "BookMotion: a cover's fade must not end before it starts")
      self.start = start
      self.end = end
    }

    /// The whole cover below 170°, nothing from there on: what `bookPolish` promises.
    public static let cut = CoverFade(from: 170, to: 170)

    /// From all to nothing between 160° and 170°, level at both ends: for `storyReader`.
    public static let smooth = CoverFade(from: 160, to: 170)
  }

  /// The angles over which the spine comes and goes.
  public struct SpineFade: Hashable, Sendable {
    /// How long the spine takes to come, in degrees from 0°.
    public let arrival: Double

    /// How long it takes to go, in degrees before 180°.
    public let departure: Double

    /// Creates a fade.
    ///
    /// - Precondition: both are from 0 to 180; 0 makes a hard cut.
    public init(arrival: Double, departure: Double) {
      Domain.turn.require(arrival, "arrival")
      Domain.turn.require(departure, "departure")
      self.arrival = arrival
      self.departure = departure
    }

    /// 20° at both ends.
    public static let standard = SpineFade(arrival: 20, departure: 20)
  }

  /// The front of the cover: 1 at first, 0 from the end of its fade on.
  ///
  /// The end lies before 180°, because a cover that lies almost flat would show its front, and not
  /// its lining, through the page that is read.
  public static func cover(flipAngle: Double, fade: CoverFade = .cut) -> Double {
    let angle = turned(flipAngle)
    if angle < fade.start { return 1 }
    if angle >= fade.end { return 0 }
    let progress = (angle - fade.start) / (fade.end - fade.start)
    // Level at both ends, so that nothing starts or stops suddenly.
    return 1 - progress * progress * (3 - 2 * progress)
  }

  /// The first page: 0 up to 90°, where the cover hides it, then 1 within 45°.
  public static func firstPage(flipAngle: Double) -> Double {
    min(max((turned(flipAngle) - pageStart) / pageSpan, 0), 1)
  }

  /// The spine: there while it can be seen from the side, gone at both ends, where it would lie
  /// beneath the closed or the open book.
  public static func spine(flipAngle: Double, fade: SpineFade = .standard) -> Double {
    let angle = turned(flipAngle)
    let arriving = fade.arrival > 0 ? angle / fade.arrival : angle > 0 ? 1 : 0
    let left = halfTurn - angle
    let departing = fade.departure > 0 ? left / fade.departure : left > 0 ? 1 : 0
    return min(arriving, departing, 1)
  }

  /// The edges of the pages: nine tenths of the spine, so that paper stays softer than cloth.
  public static func pageEdge(flipAngle: Double, fade: SpineFade = .standard) -> Double {
    edgeShare * spine(flipAngle: flipAngle, fade: fade)
  }

  /// The angle inside 0...180 that an overshooting one stands for.
  @inline(__always)
  static func turned(_ flipAngle: Double) -> Double {
    flipAngle > 0 ? min(flipAngle, halfTurn) : 0
  }

  static let halfTurn = 180.0
  static let pageStart = 90.0
  static let pageSpan = 45.0
  static let edgeShare = 0.9
}

extension Domain {
  /// What an angle of the cover may be that something begins or ends at: from 0 to 180.
  public static let turn = Domain(0, 180)
}
