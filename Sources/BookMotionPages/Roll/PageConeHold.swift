import BookMotion

/// The constraints on a cone: the grabbed point, its distance from the finger, and its winding on
/// the cylinder. One cone satisfies them for every half angle.
struct PageConeHold {
  let grabbed: BookPoint
  /// The unit vector from the finger to the grabbed point.
  let normal: BookPoint
  /// The unit vector perpendicular to `normal`, away from the tip.
  let fromTip: BookPoint
  /// The distance from the finger to the grabbed point.
  let length: Double
  private let winding: Double
  private let turn: (sine: Double, fall: Double)

  init(_ grabbed: BookPoint, normal: BookPoint, length: Double, winding: Double) {
    self.grabbed = grabbed
    self.normal = normal
    self.length = length
    self.winding = winding
    // The tip is on the side where the fold meets the line of the spine.
    fromTip =
      normal.y > 0 ? BookPoint(x: normal.y, y: -normal.x) : BookPoint(x: -normal.y, y: normal.x)
    let (sine, cosine) = Elementary.sinCos(winding / 2)
    turn = (2 * sine * cosine, 2 * sine * sine)
  }

  /// The sine of the greatest half angle, beyond which paper that has come over leans down again.
  private var widest: Double {
    let over = winding - Double.pi
    return over > 0 ? min(PageConeHold.largest, Double.pi / 2 / over) : PageConeHold.largest
  }

  /// The ratio of `length` to the radius of the cylinder on which the grabbed point has this winding.
  var radii: Double { winding < Double.pi ? winding - turn.sine : 2 * winding - Double.pi }

  /// The sine of the half angle of the cone whose tip is on the line of the spine.
  var sineAtSpine: Double {
    // The first is the limit of the room as the half angle approaches 0.
    let ends = (min(radii * fromTip.x, 1), triangle(widest).room)
    return FallingRoot.find(from: 0, to: widest, knowing: ends, within: PageConeHold.step) {
      triangle($0).room
    }
  }

  /// Returns the triangle of the grabbed point, the finger, and the tip, in the frame of the cone
  /// whose half angle has the sine `sine`, scaled so that the grabbed point is at a distance of 1
  /// from the tip.
  func triangle(_ sine: Double) -> Triangle {
    let delta = winding * sine
    let (y, x) = Elementary.sinCos(delta)
    let paper = BookPoint(x: x, y: y)
    let gap = gap(sine, paper)
    let (nearer, swing) = (paper.dot(gap), paper.cross(gap))
    // `beyond` is −tip.x · |gap|² / (length · sin θ), which is positive while the tip is beyond the
    // spine. The second term is positive while the grabbed point has swung less than 172° around
    // the tip: nearer to 180°, the triangle degenerates.
    let beyond =
      (nearer * normal.x + swing * fromTip.x - gap.magnitudeSquared * (grabbed.x / length)) / sine
    return Triangle(
      paper: paper, gap: gap, room: min(beyond, 1 - nearer + PageConeHold.slope * swing))
  }

  /// Returns the vector from the grabbed point, seen from above, to its position on the flat paper.
  private func gap(_ sine: Double, _ paper: BookPoint) -> BookPoint {
    let square = sine * sine
    guard winding < Double.pi else {
      let (overSine, overCosine) = Elementary.sinCos((winding - Double.pi) * sine)
      return BookPoint(x: paper.x - overCosine * (1 - 2 * square), y: paper.y + overSine)
    }
    guard winding < PageConeHold.small else {
      // The grabbed point is at (1 − sin²θ (1 − cos φ), sin θ sin φ), and
      // 1 − cos δ = sin²δ / (1 + cos δ).
      return BookPoint(
        x: square * turn.fall - paper.y * paper.y / (1 + paper.x), y: paper.y - sine * turn.sine)
    }
    // Both are differences of nearly equal numbers: use the first terms of their series.
    let (fourth, sixth) = (square * square, square * square * square)
    let z = winding * winding
    let x = (1 - square) / 24 - z * ((1 - fourth) / 720 - z * ((1 - sixth) / 40_320))
    let y = (1 - square) / 6 - z * ((1 - fourth) / 120 - z * ((1 - sixth) / 5040))
    return BookPoint(x: -square * z * z * x, y: sine * winding * z * y)
  }

  struct Triangle {
    /// The position of the grabbed point on the flat paper.
    let paper: BookPoint
    /// The vector to that position from the finger.
    let gap: BookPoint
    /// Positive while the tip is beyond the spine and the triangle does not degenerate.
    let room: Double
  }

  /// The greatest sine of a half angle: that of 0.6.
  static let largest = 0.5646424733950354
  /// The greatest winding at which the next terms of the series are below 2⁻⁴⁷ of the first.
  private static let small = 0.02
  /// The greatest step to a sine that is the last, relative to it: the next would be far smaller, and
  /// any cone holds the point.
  private static let step = 1e-5
  /// The cotangent of 8°, by which the swing of the grabbed point must stay below 180°.
  private static let slope = 7.0
}
