/// What cones have to hold: the grabbed point, that far from the finger, wound as far as on the
/// cylinder. There is one for every half angle.
struct PageConeHold {
  let grabbed: BookPoint
  /// From the finger to the grabbed point …
  let normal: BookPoint
  /// … and across that, away from the tip.
  let fromTip: BookPoint
  /// How far the finger is from the grabbed point.
  let length: Double
  private let winding: Double
  private let turn: (sine: Double, fall: Double)

  init(_ grabbed: BookPoint, normal: BookPoint, length: Double, winding: Double) {
    self.grabbed = grabbed
    self.normal = normal
    self.length = length
    self.winding = winding
    // The tip is where the fold comes to the line of the spine.
    fromTip =
      normal.y > 0 ? BookPoint(x: normal.y, y: -normal.x) : BookPoint(x: -normal.y, y: normal.x)
    let (sine, cosine) = Elementary.sinCos(winding / 2)
    turn = (2 * sine * cosine, 2 * sine * sine)
  }

  /// The sine of the widest half angle: beyond it paper that has come over leans down again.
  var widest: Double {
    let over = winding - Double.pi
    return over > 0 ? min(PageConeHold.largest, Double.pi / 2 / over) : PageConeHold.largest
  }

  /// The triangle of the grabbed point, the finger and the tip, as seen from the tip of the cone
  /// with that sine of its half angle, in its frame and a step away.
  func triangle(_ sine: Double) -> Triangle {
    let delta = winding * sine
    let (y, x) = Elementary.sinCos(delta)
    let paper = BookPoint(x: x, y: y)
    let gap = gap(sine, paper)
    let (nearer, swing) = (paper.dot(gap), paper.cross(gap))
    // How far the tip is beyond the spine, and whether 8° are missing to half a turn of the
    // grabbed point around it: beyond that the three are no triangle.
    let beyond =
      (nearer * normal.x + swing * fromTip.x - gap.magnitudeSquared * (grabbed.x / length)) / sine
    return Triangle(
      paper: paper, gap: gap, room: min(beyond, 1 - nearer + PageConeHold.slope * swing))
  }

  /// From where the grabbed point stands, seen from above, to where it is on the paper.
  private func gap(_ sine: Double, _ paper: BookPoint) -> BookPoint {
    let square = sine * sine
    guard winding < Double.pi else {
      let (overSine, overCosine) = Elementary.sinCos((winding - Double.pi) * sine)
      return BookPoint(x: paper.x - overCosine * (1 - 2 * square), y: paper.y + overSine)
    }
    guard winding < PageConeHold.small else {
      // It stands at (1 − sin²θ (1 − cos φ), sin θ sin φ), and 1 − cos δ is sin²δ / (1 + cos δ).
      return BookPoint(
        x: square * turn.fall - paper.y * paper.y / (1 + paper.x), y: paper.y - sine * turn.sine)
    }
    // Differences of what is nearly the same: the first terms of their series.
    let (fourth, sixth) = (square * square, square * square * square)
    let z = winding * winding
    let x = (1 - square) / 24 - z * ((1 - fourth) / 720 - z * ((1 - sixth) / 40_320))
    let y = (1 - square) / 6 - z * ((1 - fourth) / 120 - z * ((1 - sixth) / 5040))
    return BookPoint(x: -square * z * z * x, y: sine * winding * z * y)
  }

  struct Triangle {
    /// Where the grabbed point is on the paper …
    let paper: BookPoint
    /// … and how it gets there from the finger.
    let gap: BookPoint
    /// Above 0 while the tip is beyond the spine.
    let room: Double
  }

  /// The sine of 0.6.
  static let largest = 0.5646424733950354
  /// Up to here the next terms of the series are below 2⁻⁴⁷ of the first.
  private static let small = 0.02
  /// The cotangent of what is missing.
  private static let slope = 7.0
}
