import BookMotion
package import BookMotionPages

// Where something stands between paper and the sky.

extension PageLight {
  /// Returns the share of the sky's light on a page beside a leaf that stands or leans.
  ///
  /// ```swift
  /// PageLight.brightness(at: 0, besideEdgeAt: 0, height: 80)  // 0.5: right under an edge
  /// PageLight.brightness(at: 160, besideEdgeAt: 0, height: 80)  // 0.94…
  /// ```
  ///
  /// With x = distance − edge, the share is (1 + x/√(x² + height²))/2.
  ///
  /// - Parameters:
  ///   - distance: The distance from the spine to a point on the page, on the side in question.
  ///   - edge: The distance from the spine to the leaf's highest edge as seen against the sky,
  ///     which is negative on the other side of the spine.
  ///   - height: The height of that edge above the page.
  /// - Returns: The share of the sky's light, from 0 to 1.
  package static func brightness(
    at distance: Double, besideEdgeAt edge: Double, height: Double
  ) -> Double {
    let across = distance - edge
    let far = (across * across + height * height).squareRoot()
    guard far > 0 else { return 1 }
    return (1 + across / far) / 2
  }

  /// Returns the share of the sky that one board hides from another of the same width, at an angle
  /// to it, at a distance from their hinge.
  ///
  /// With x = distance − width · cos(angle) and h = width · sin(angle), the share is
  /// (1 − x/√(x² + h²))/2.
  ///
  /// ```swift
  /// PageLight.hidden(byBoardOf: 200, at: 20, angle: 90)  // 0.45…
  /// ```
  package static func hidden(
    byBoardOf width: Double, at distance: Double, angle: Double
  ) -> Double {
    let across = distance - width * Elementary.sinCos(degrees: angle).cosine
    let height = width * Elementary.sinCos(degrees: angle).sine
    let far = (across * across + height * height).squareRoot()
    guard far > 0 else { return 0 }
    return (1 - across / far) / 2
  }

  /// Returns the brightness of a page in the fold of an open book, at a distance from the spine.
  /// The radius is that of the page's shoulder: about a twentieth of its width.
  ///
  /// ```swift
  /// PageLight.brightness(inFoldOf: 20, at: 2)  // 0.58…
  /// PageLight.brightness(inFoldOf: 20, at: 20)  // 1
  /// ```
  ///
  /// The result is never below 0.2. It is within 0.01 of the brightness between two
  /// quarter circles that face each other.
  package static func brightness(inFoldOf radius: Double, at distance: Double) -> Double {
    guard distance < radius else { return 1 }
    let share = max(distance, 0) / radius
    let seen = 1 - Elementary.pow(1 - share, Fold.steepness / (1 + Fold.flattening * share))
    return max(bounced(seen), darkestFold)
  }

  /// The least brightness inside a fold: a black line would look drawn.
  private static let darkestFold = 0.2

  private enum Fold {
    static let steepness = 5.7
    static let flattening = 1.3
  }
}
