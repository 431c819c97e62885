package import BookMotion
import BookMotionPages

/// The light on what lies beneath an opening cover, and beneath the flyleaf that follows it.
///
/// Distances are measured from the hinge, away from it.
package struct CoverShade: Sendable {
  /// The angle of the cover, from 0° to 180°.
  private let angle: Double
  /// 1 for a book with its hinge on the left, and −1 for one with its hinge on the right.
  private let hand: Double

  /// Creates the light beneath the cover of a book.
  package init(_ pose: BookPose, isRightBound: Bool) {
    angle = min(max(pose.flipAngle, 0), Elementary.halfTurn)
    hand = isRightBound ? -1 : 1
  }

  /// Returns the brightness of the surface beneath the cover and the flyleaf, at a distance from
  /// the hinge: the part of the light of sky and window that they do not block.
  package func brightness(
    at distance: Double, ofWidth width: Double,
    besideLeaf profile: [(across: Double, height: Double)] = []
  ) -> Double {
    let hidden = PageLight.hidden(byBoardOf: width, at: distance, angle: angle)
    var (beside, shadow) = (1.0, self.shadow(at: distance, of: tip(ofBoardOf: width)))
    if let tip = profile.last {
      for position in profile {
        let seen = PageLight.brightness(
          at: distance, besideEdgeAt: position.across, height: max(position.height, 0))
        beside = min(beside, seen)
      }
      // Beneath a leaf that lies flat, nothing is visible, and its edges must not show.
      let weight = min(tip.height / (CoverShade.low * width), 1)
      beside = 1 - (1 - PageLight.bounced(beside)) * weight
      shadow = max(shadow, weight * self.shadow(at: distance, of: tip))
    }
    return PageLight.sky * (1 - CoverShade.shade * hidden) * beside
      + PageLight.window * (1 - CoverShade.dark * shadow)
  }

  /// Returns the position of the cover's free edge over the page.
  package func tip(ofBoardOf width: Double) -> (across: Double, height: Double) {
    let (sine, cosine) = Elementary.sinCos(degrees: angle)
    return (width * cosine, width * sine)
  }

  /// Returns the distance from the hinge at which an edge's shadow falls, and its softness.
  package func fall(
    of tip: (across: Double, height: Double)
  ) -> (edge: Double, softness: Double) {
    let fallen = PageLight.shadow(of: SIMD3(hand * tip.across, 0, tip.height))
    return (hand * fallen.x, PageLight.softness(ofShadowFrom: tip.height))
  }

  /// Returns the fraction of the window that is hidden, at a distance from the hinge, by paper
  /// between the hinge and an edge. The transition from 0 to 1 spans four deviations.
  private func shadow(at distance: Double, of tip: (across: Double, height: Double)) -> Double {
    let (edge, softness) = fall(of: tip)
    guard softness > 0 else { return distance < edge ? 1 : 0 }
    return BookThickness.eased((edge - distance) / (4 * softness) + 0.5)
  }

  /// The fraction of the light that the cover takes when it hides all of the sky: its lining
  /// returns some.
  private static let shade = 0.65
  /// The fraction of the window's light that a shadow takes: the paper around it returns some.
  private static let dark = 0.6
  /// The height of a leaf's free edge, in widths, below which it counts as lying flat, more and more.
  package static let low = 0.1
}
