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
