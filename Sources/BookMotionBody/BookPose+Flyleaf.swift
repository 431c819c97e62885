package import BookMotion
package import BookMotionPages

extension BookPose {
  /// The progress of the cover, from 0 to 1, toward the angle at which the first page begins to
  /// appear.
  package func flyleafLift(_ style: BookStyle) -> Double {
    let start = (style.fades.firstPage.arrival?.lowerBound ?? 0) - FlyleafBend.early
    return min(max((flipAngle - max(start, 0)) / FlyleafBend.early, 0), 1)
  }

  /// The blank leaf before the first page, which lags behind the cover and uncovers the page; `nil`
  /// when there is none to draw.
  ///
  /// Seen from straight above, it uncovers a fraction of the page equal to the page's opacity, plus
  /// a little: the free edge is over 1 − opacity of the page. The leaf is lifted by that little
  /// beforehand, or it would leave the page with a jerk. When the whole page is visible, the leaf
  /// continues and joins the lining.
  package func flyleaf(_ style: BookStyle) -> PageBend? {
    let angle = flipAngle
    let fades = style.fades
    let lifted = flyleafLift(style)
    let extra = FlyleafBend.extra * lifted * lifted
    let opacity = firstPageOpacity + extra * (1 - firstPageOpacity)
    let joined = min(fades.cover.departure?.lowerBound ?? FlyleafBend.joined, FlyleafBend.joined)
    guard style.spread != .centered, opacity > 0, coverOpacity > 0, angle > 0 else { return nil }
    var lean: Double
    var stiffness = 0.0
    if angle >= joined {
      lean = angle
    } else if opacity < 1 {
      // A bent leaf is shorter in plan than a flat one.
      let bend = 2 * FlyleafBend.bend * (1 - opacity) * (opacity * (2 - opacity)).squareRoot()
      let sine = Elementary.sinCos(bend).sine
      lean = Elementary.acos(min((1 - opacity) * bend / sine, 1)) * Elementary.degreesPerRadian
    } else {
      let arrival = fades.firstPage.arrival ?? 0...0
      let span = joined - arrival.upperBound
      let share = span > 0 ? (angle - arrival.upperBound) / span : 1
      // It continues at the speed at which it came, and arrives at the speed of the cover.
      let width = arrival.upperBound - arrival.lowerBound
      let start = width > 0 ? span * Elementary.degreesPerRadian / width : 0
      lean = FlyleafBend.curve(share, from: Elementary.rightAngle, start, to: joined, span)
      stiffness = BookThickness.eased(share)
    }
    lean = min(lean, angle)
    let turn = lean / Elementary.halfTurn
    let bend =
      angle < joined
      ? FlyleafBend.bend * (1 - stiffness) * Elementary.sinCos(degrees: 2 * lean).sine : 0
    let part = Double.pi * turn * (1 - turn)
    return PageBend(turn: turn, curl: part > 0 ? -bend / part : 0)
  }

  private enum FlyleafBend {
    /// The extra fraction of the page that is uncovered, and the degrees over which it appears.
    static let extra = 0.008
    static let early = 20.0
    /// The angle at which it joins the lining at the latest.
    static let joined = 170.0
    /// The angle, in radians, by which its ends lean from its middle at most: halfway up it follows
    /// the cover, halfway down it lags. Upright it is straight, or it would bulge over the page.
    static let bend = 0.42

    /// Returns the value at `t` of the cubic curve between two values with the given initial and
    /// final slopes.
    static func curve(
      _ t: Double, from: Double, _ start: Double, to: Double, _ end: Double
    ) -> Double {
      let s = 1 - t
      return s * s * (1 + 2 * t) * from + t * s * s * start + t * t * (3 - 2 * t) * to
        - t * t * s * end
    }
  }
}
