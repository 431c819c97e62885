package import BookMotion
package import BookMotionPages

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

  /// Returns the shades on a surface of a width beneath the cover and the flyleaf, at positions from the
  /// hinge to the free edge: close together where shadows begin and end.
  package func shades(onWidth width: Double, beneath leaf: PageBend? = nil) -> [LightShade] {
    let profile =
      leaf.map { leaf in
        (1...CoverShade.looks).map { step in
          leaf.position(
            atDistance: width * Double(step) / Double(CoverShade.looks), ofWidth: width)
        }
      } ?? []
    var positions = CoverShade.positions
    for tip in [tip(ofBoardOf: width)] + (profile.last.map { [$0] } ?? []) {
      let (edge, softness) = fall(of: tip)
      positions += [-2, -1, 0, 1, 2].map { (edge + $0 * softness) / width }
      if profile.isEmpty { continue }
      positions += [0, 0.5, 1, 2, 4].map { (tip.across + $0 * tip.height) / width }
    }
    return positions.filter { 0...1 ~= $0 }
      .sorted().map { share in
        let brightness = brightness(at: share * width, ofWidth: width, besideLeaf: profile)
        return LightShade(share, PageLight.Veil(brightness: brightness).opacity)
      }
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

  /// The number of places at which a leaf is looked at from the page beside it.
  private static let looks = 24
  /// Where shades are known even where no shadow begins or ends.
  private static let positions = [0, 0.02, 0.06, 0.12, 0.2, 0.32, 0.46, 0.64, 0.82, 1]
}
