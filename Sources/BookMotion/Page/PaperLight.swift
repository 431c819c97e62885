/// How paper takes light: from a window to the upper left, from the sky of the room, and from the
/// page beneath.
///
/// ```swift
/// PaperLight.brightness(facing: SIMD3(0, 0, 1))  // 1: a page that lies flat
/// PaperLight.brightness(facing: SIMD3(1, 0, 0))  // 0.57…: one on end that looks away from the window
/// PaperLight.Veil(brightness: 0.57).opacity  // 0.27…: what lies over its colors, in black
/// PaperLight.shadow(of: SIMD3(100, 50, 40))  // where the shadow of a point 40 points high falls
/// ```
///
/// Brightness is light as a share of what falls on a page that lies flat and free, so 1 is full light.
/// Where several things keep light away, multiply; then make one ``Veil`` of it. All of it is a function
/// of a pose: directions as ``PageFacet/normal`` says them, distances and heights in points.
///
/// Space: x to the right, y down, z towards the viewer.
public enum PaperLight {
  /// What shadows are painted with: warm, and not black.
  package static let ink = RGB(0x1A_14_0E)

  /// The direction to the window, of length 1.
  public static let direction = SIMD3(-0.34, -0.3, 0.89) / length

  /// How much of the light the sky gives …
  public static let sky = 0.56

  /// … and how much the window.
  public static let window = 1 - sky

  /// How much of the light white paper throws back on what is above it.
  public static let bounce = 0.5

  /// How much of the light goes through a leaf.
  public static let translucence = 0.1

  /// How bright a page that lies flat is drawn: a little under white, so that an edge can be brighter.
  public static let exposure = 0.965

  /// How large the window looks, in radians: how soft shadows are.
  public static let windowSize = 0.55

  private static let length = (0.34 * 0.34 + 0.3 * 0.3 + 0.89 * 0.89).squareRoot()
}

extension PaperLight {
  /// How bright a face of a leaf is that looks into a direction of length 1.
  ///
  /// Formula, with n the direction, l that of the window, and each part 1 for a flat page:
  /// sky·(1 + n_z)/2 + window·max(0, n·l)/l_z + bounce·(1 − n_z)/2
  /// + translucence·(window·max(0, −n·l)/l_z + sky·(1 − n_z)/2).
  public static func brightness(facing normal: SIMD3<Double>) -> Double {
    let facing = (normal * direction).sum() / direction.z
    let (up, down) = ((1 + normal.z) / 2, (1 - normal.z) / 2)
    return sky * up + window * max(facing, 0) + bounce * down
      + translucence * (window * max(-facing, 0) + sky * down)
  }

  /// How bright it is on a page beside a leaf that stands or leans: what is left of the sky.
  ///
  /// ```swift
  /// PaperLight.brightness(at: 0, besideEdgeAt: 0, height: 80)  // 0.5: right under an edge
  /// PaperLight.brightness(at: 160, besideEdgeAt: 0, height: 80)  // 0.94…
  /// ```
  ///
  /// - Parameters:
  ///   - distance: where on the page, as a distance from the spine to the side that is asked about.
  ///   - edge: where the leaf's highest edge is seen against the sky, as such a distance; below 0 on
  ///     the other side of the spine.
  ///   - height: how high above the page that edge is.
  /// - Returns: the share of the sky's light, from 0 to 1.
  public static func brightness(
    at distance: Double, besideEdgeAt edge: Double, height: Double
  ) -> Double {
    let across = distance - edge
    let far = (across * across + height * height).squareRoot()
    guard far > 0 else { return 1 }
    return (1 + across / far) / 2
  }

  /// How bright it is on a page beside a roll of paper that lies on it, at a distance from the line
  /// where they touch.
  ///
  /// ```swift
  /// PaperLight.brightness(besideRollOf: 30, at: 30)  // 0.5: under its outermost line
  /// ```
  public static func brightness(besideRollOf radius: Double, at distance: Double) -> Double {
    let (roll, way) = (radius * radius, distance * distance)
    guard roll > 0 else { return 1 }
    return way / (way + roll)
  }

  /// How bright the inner side of a roll is where the paper has turned so far, in degrees, if it ends at
  /// another angle.
  ///
  /// ```swift
  /// PaperLight.brightness(insideRollAt: 0, endingAt: 180)  // 0.5
  /// PaperLight.brightness(insideRollAt: 90, endingAt: 180)  // 0.35…
  /// ```
  public static func brightness(insideRollAt angle: Double, endingAt end: Double) -> Double {
    (Elementary.cos(degrees: angle) + Elementary.cos(degrees: (end - angle) / 2)) / 2
  }

  /// How much of the sky another board hides from one, both as wide and at an angle to each other, at
  /// a distance from their hinge.
  ///
  /// ```swift
  /// PaperLight.hidden(byBoardOf: 200, at: 20, angle: 90)  // 0.45…
  /// ```
  public static func hidden(
    byBoardOf width: Double, at distance: Double, angle: Double
  ) -> Double {
    let across = distance - width * Elementary.cos(degrees: angle)
    let height = width * Elementary.sin(degrees: angle)
    let far = (across * across + height * height).squareRoot()
    guard far > 0 else { return 0 }
    return (1 - across / far) / 2
  }

  /// How bright a page is in the fold of an open book, at a distance from the spine, where its
  /// shoulder has a radius: about a twentieth of the page's width.
  ///
  /// ```swift
  /// PaperLight.brightness(inFoldOf: 20, at: 2)  // 0.58…
  /// PaperLight.brightness(inFoldOf: 20, at: 20)  // 1
  /// ```
  ///
  /// Never below ``darkestFold``. Within 0.01 of two quarters of a circle that face each other.
  public static func brightness(inFoldOf radius: Double, at distance: Double) -> Double {
    guard distance < radius else { return 1 }
    let way = max(distance, 0) / radius
    let seen = 1 - Elementary.pow(1 - way, Fold.steepness / (1 + Fold.flattening * way))
    return max(bounced(seen), darkestFold)
  }

  /// How bright the inside of a fold is at least: a black line would look drawn.
  public static let darkestFold = 0.2

  /// Brightness where white paper lights itself: what is hidden from the sky sees paper.
  ///
  /// - Parameters:
  ///   - brightness: what would come from the sky alone.
  ///   - share: how much of the light what is seen instead throws back; 0.15 for cloth or wood.
  /// - Returns: what the sky and the paper give together.
  public static func bounced(_ brightness: Double, share: Double = bounce) -> Double {
    brightness / (1 - share * (1 - brightness))
  }

  private enum Fold {
    static let steepness = 5.7
    static let flattening = 1.3
  }
}

extension PaperLight {
  /// What to lay over a color so that it looks as bright as it is: black, or white if it is brighter
  /// than a page that lies.
  public struct Veil: Hashable, Sendable {
    /// How much of it, from 0 to 0.8.
    public let opacity: Double

    /// Whether it is white, and not black.
    public let isWhite: Bool

    /// Creates the veil for a brightness; below 0 counts as 0.
    ///
    /// Formula, with E the brightness: black at 1 − E^0.56, or white at 3·(E^0.56 − 1).
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

extension PaperLight {
  /// Where on the page, at height 0, the shadow of a point falls: away from the window.
  public static func shadow(of place: SIMD3<Double>) -> BookPoint {
    let slope = direction / direction.z
    return BookPoint(x: place.x - slope.x * place.z, y: place.y - slope.y * place.z)
  }

  /// How soft the shadow is of what is so high, as the standard deviation of a blur.
  public static func softness(ofShadowFrom height: Double) -> Double {
    softnessOfDisc * windowSize * max(height, 0)
  }

  /// What is left of the light where a shadow falls on paper.
  public static let umbra = bounced(1 - window)

  /// The deviation of the half-shadow of a disc, as a share of its width.
  private static let softnessOfDisc = 0.29
}

extension PageFacet {
  /// How bright the face is that is seen of it, by the direction it looks to alone; see
  /// ``PaperLight``. The flat page lies on a side of the spine.
  public func brightness(from side: Side = .right) -> Double {
    var normal = normal
    if side == .left { normal.x = 0 - normal.x }
    if normal.z < 0 { normal = .zero - normal }
    return PaperLight.brightness(facing: normal)
  }

  /// Where the corners of its shadow fall on a page that lies, in the space of its own page.
  ///
  /// A leaf's shadow is that of all its facets together; it begins at the spine, where the leaf does. The
  /// flat page lies on a side of the spine.
  public func shadow(from side: Side = .right) -> [BookPoint] {
    let hand = side == .right ? 1.0 : -1.0
    return outline.points.map { point in
      let place = place(of: point)
      let fallen = PaperLight.shadow(of: SIMD3(place.x * hand, place.y, place.z))
      return BookPoint(x: fallen.x * hand, y: fallen.y)
    }
  }
}
