public import BookMotion

/// The light on paper: from a window to the upper left, from the sky of the room, and from the page
/// beneath.
///
/// ```swift
/// PageLight.brightness(facing: SIMD3(0, 0, 1))  // 1: a page that lies flat
/// PageLight.brightness(facing: SIMD3(1, 0, 0))  // 0.57…: one on end, away from the window
/// PageLight.Veil(brightness: 0.57).opacity  // 0.27…: the opacity of black over its colors
/// PageLight.shadow(of: SIMD3(100, 50, 40))  // where the shadow of a point 40 points high falls
/// ```
///
/// Brightness is relative to the light on a page that lies flat and unobstructed, so 1 is full
/// light. If several things block light, multiply their results, and make one ``Veil`` of the
/// product. Every result is a function of a pose: directions are like ``PageFacet/normal``, and
/// distances and heights are in points.
///
/// Light and shadow follow from where the paper is, so they are no faster than it. The light that an
/// eye above gets from a leaf changes by at most three times as much as its paper moves, in units of the
/// page's shorter side, and its shadow reaches further by at most 1.13 times as far.
///
/// The coordinates are x to the right, y down, and z toward the viewer.
public enum PageLight {
  /// The unit vector toward the window.
  public static let direction = SIMD3(-0.34, -0.3, 0.89) / length

  /// The share of the light that comes from the sky.
  package static let sky = 0.56

  /// The share of the light that comes from the window.
  package static let window = 1 - sky

  /// The share of the light that white paper reflects onto paper above it.
  package static let bounce = 0.5

  /// The share of the light that passes through a leaf.
  static let translucence = 0.1

  /// The angular size of the window, in radians, which determines how soft shadows are.
  static let windowSize = 0.55

  private static let length = (0.34 * 0.34 + 0.3 * 0.3 + 0.89 * 0.89).squareRoot()
}

extension PageLight {
  /// Returns the brightness of a face of a leaf whose unit normal is `normal`.
  ///
  /// With n that normal, l the direction to the window, and each term normalized to a flat page,
  /// the brightness is sky·(1 + n_z)/2 + window·max(0, n·l)/l_z + bounce·(1 − n_z)/2 +
  /// translucence·(window·max(0, −n·l)/l_z + sky·(1 − n_z)/2).
  public static func brightness(facing normal: SIMD3<Double>) -> Double {
    let facing = (normal * direction).sum() / direction.z
    let (up, down) = ((1 + normal.z) / 2, (1 - normal.z) / 2)
    return sky * up + window * max(facing, 0) + bounce * down
      + translucence * (window * max(-facing, 0) + sky * down)
  }

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
  public static func brightness(
    at distance: Double, besideEdgeAt edge: Double, height: Double
  ) -> Double {
    let across = distance - edge
    let far = (across * across + height * height).squareRoot()
    guard far > 0 else { return 1 }
    return (1 + across / far) / 2
  }

  /// Returns the brightness of a page beside a roll of paper that lies on it, at a distance d from
  /// the line where they touch: d²/(d² + radius²).
  ///
  /// ```swift
  /// PageLight.brightness(besideRollOf: 30, at: 30)  // 0.5: under its outermost line
  /// ```
  public static func brightness(besideRollOf radius: Double, at distance: Double) -> Double {
    let (radiusSquared, distanceSquared) = (radius * radius, distance * distance)
    guard radiusSquared > 0 else { return 1 }
    return distanceSquared / (distanceSquared + radiusSquared)
  }

  /// Returns the brightness of the inner side of a roll where the paper has turned by `angle`, if
  /// it has turned by `end` at its edge: (cos(angle) + cos((end − angle)/2))/2, with angles in
  /// degrees.
  ///
  /// ```swift
  /// PageLight.brightness(insideRollAt: 0, endingAt: 180)  // 0.5
  /// PageLight.brightness(insideRollAt: 90, endingAt: 180)  // 0.35…
  /// ```
  public static func brightness(insideRollAt angle: Double, endingAt end: Double) -> Double {
    (Elementary.cos(degrees: angle) + Elementary.cos(degrees: (end - angle) / 2)) / 2
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
    let across = distance - width * Elementary.cos(degrees: angle)
    let height = width * Elementary.sin(degrees: angle)
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
  public static func brightness(inFoldOf radius: Double, at distance: Double) -> Double {
    guard distance < radius else { return 1 }
    let share = max(distance, 0) / radius
    let seen = 1 - Elementary.pow(1 - share, Fold.steepness / (1 + Fold.flattening * share))
    return max(bounced(seen), darkestFold)
  }

  /// The least brightness inside a fold: a black line would look drawn.
  static let darkestFold = 0.2

  /// Returns the brightness of white paper that lights itself: where it doesn't face the sky, it
  /// faces paper.
  ///
  /// - Parameters:
  ///   - brightness: The brightness b from the sky alone.
  ///   - share: The share of the light reflected by the surface that hides the sky; 0.15 for cloth
  ///     or wood.
  /// - Returns: The brightness from the sky and the reflection together: b/(1 − share · (1 − b)).
  package static func bounced(_ brightness: Double, share: Double = bounce) -> Double {
    brightness / (1 - share * (1 - brightness))
  }

  private enum Fold {
    static let steepness = 5.7
    static let flattening = 1.3
  }
}

extension PageLight {
  /// A layer to draw over a color to give it a brightness: black, or white for a brightness above
  /// that of a page that lies flat.
  public struct Veil: Hashable, Sendable {
    /// The opacity of the layer, from 0 to 0.8.
    public let opacity: Double

    /// A Boolean value that indicates whether the layer is white instead of black.
    public let isWhite: Bool

    /// Creates the veil for a brightness; negative values count as 0.
    ///
    /// For a brightness E, it is black with the opacity 1 − E^0.56, or white with 3·(E^0.56 − 1).
    public init(brightness: Double) {
      let seen = Elementary.pow(max(brightness, 0), Veil.contrast)
      isWhite = seen > 1
      opacity = min(isWhite ? Veil.shine * (seen - 1) : 1 - seen, Veil.densest)
    }

    private static let contrast = 0.56
    private static let shine = 3.0
    private static let densest = 0.8
  }
}

extension PageLight {
  /// Returns the point of the page, at height 0, on which the shadow of a point falls.
  ///
  /// With l the direction to the window, it is (x − z · l_x/l_z, y − z · l_y/l_z).
  public static func shadow(of point: SIMD3<Double>) -> BookPoint {
    let slope = direction / direction.z
    return BookPoint(x: point.x - slope.x * point.z, y: point.y - slope.y * point.z)
  }

  /// Returns the softness of a shadow cast from a height, as the standard deviation of a blur.
  public static func softness(ofShadowFrom height: Double) -> Double {
    softnessOfDisc * windowSize * max(height, 0)
  }

  /// The brightness of paper in a full shadow of the window.
  public static let umbra = bounced(1 - window)

  /// The standard deviation of the penumbra of a disk, as a share of its width.
  private static let softnessOfDisc = 0.29
}

extension PageFacet {
  /// Returns the brightness of the visible face, based on its direction alone; see ``PageLight``.
  /// `side` is the side of the spine that the flat page lies on.
  public func brightness(from side: Side = .right) -> Double {
    var normal = normal
    if side == .left { normal.x = 0 - normal.x }
    if normal.z < 0 { normal = .zero - normal }
    return PageLight.brightness(facing: normal)
  }

  /// Returns the corners of the facet's shadow on a page that lies flat, in the coordinates of its
  /// own page.
  ///
  /// A leaf's shadow is that of all its facets together, and begins at the spine, as the leaf does.
  /// `side` is the side of the spine that the flat page lies on.
  public func shadow(from side: Side = .right) -> [BookPoint] {
    let hand = side == .right ? 1.0 : -1.0
    return outline.points.map { point in
      let position = position(of: point)
      let fallen = PageLight.shadow(of: SIMD3(position.x * hand, position.y, position.z))
      return BookPoint(x: fallen.x * hand, y: fallen.y)
    }
  }
}
