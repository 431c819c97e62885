/// A page on its way from one side to the other by itself: it stays at the spine, and bends.
///
/// The paper is wound on a cylinder whose axis is parallel to the spine. Where it leaves the spine
/// it points at one angle, at its free edge at another, and in between the angle grows evenly:
///
/// - at the spine 180° · (turn − curl · turn · (1 − turn)),
/// - at the edge 180° · (turn + curl · turn · (1 − turn)).
///
/// So with a curl of 1 the edge goes first and the spine follows, as when a page is turned forwards;
/// with −1 the spine goes first, as when it is turned back; with 0 the page is stiff. Both angles
/// stay within 0° and 180° and grow with `turn`, whatever the curl: no page ever dips into the
/// others, and of two pages with the same curl the one further on is always in front.
///
/// ```swift
/// let page = PageBend(turn: 0.5)
/// page.hingeDegrees  // 45
/// page.edgeDegrees  // 135
/// page.place(atDistance: 300, ofWidth: 300).height  // 270.0…
/// ```
///
/// It is an isometry: what is so long on the paper stays so long, and the spine stays where it is.
public struct PageBend: Hashable, Sendable {
  /// How far it is on its way: 0 lies on its own side, 1 on the other.
  public let turn: Double

  /// Which end leads: 1 the free edge, −1 the paper at the spine.
  public let curl: Double

  /// Creates a bend; numbers beyond their ends count as the ends.
  ///
  /// - Parameters:
  ///   - turn: How far it is on its way. A spring may overshoot: the page stops at the others.
  ///   - curl: Which end leads, from −1 to 1.
  /// - Precondition: both are finite.
  public init(turn: Double, curl: Double = 1) {
    Domain.finite.require(turn, "turn")
    Domain.finite.require(curl, "curl")
    self.turn = min(max(turn, 0), 1)
    self.curl = min(max(curl, -1), 1)
  }

  /// Where the paper points at the spine: 0° lies flat, 90° stands towards the viewer.
  public var hingeDegrees: Double { PageBend.halfTurn * (turn - lead) }

  /// Where it points at its free edge.
  public var edgeDegrees: Double { PageBend.halfTurn * (turn + lead) }

  private var lead: Double { curl * turn * (1 - turn) }

  /// Where the paper points, so far from the spine.
  public func degrees(atDistance distance: Double, ofWidth width: Double) -> Double {
    PageBend.halfTurn * (turn + lead * (2 * distance / width - 1))
  }

  /// Where the paper is in space, so far from the spine on it: away from the spine along the flat
  /// page, and towards the viewer.
  ///
  /// An arc of length s that turns from one direction to another goes s · sin(x)/x in the direction
  /// half way between, with x half of what it turns.
  ///
  /// - Precondition: both are finite, and the width is above 0.
  public func place(
    atDistance distance: Double, ofWidth width: Double
  ) -> (across: Double, height: Double) {
    let half = lead * distance / width
    let (sine, cosine) = Elementary.sinCos(
      degrees: PageBend.halfTurn * (turn - lead + half))
    let length = distance * PageBend.chord(ofHalfTurns: half)
    return (length * cosine, length * sine)
  }

  /// How much of a unit of length is left between the ends of an arc that turns twice this much:
  /// sin(x)/x, on a page as a series, for there x is at most π/4.
  private static func chord(ofHalfTurns half: Double) -> Double {
    let x = half * Double.pi
    let z = x * x
    guard z < seriesEnd else { return Elementary.sin(x) / x }
    let z2 = z * z
    let p01 = 1 - (1.0 / 6) * z
    let p23 = 1.0 / 120 - (1.0 / 5040) * z
    let p45 = 1.0 / 362_880 - (1.0 / 39_916_800) * z
    let p67 = 1.0 / 6_227_020_800 - (1.0 / 1_307_674_368_000) * z
    return p01 + z2 * (p23 + z2 * (p45 + z2 * (p67 + (1.0 / 355_687_428_096_000) * z2)))
  }

  static let halfTurn = 180.0

  /// Up to here the next term of the series is below 2⁻⁶⁰.
  private static let seriesEnd = 0.7
}

extension PageBend {
  /// The page in flat pieces, from the spine to the free edge.
  ///
  /// - Parameters:
  ///   - page: How large it is.
  ///   - count: How many pieces: 32 are smooth to the eye.
  /// - Returns: The pieces, in painter's order.
  /// - Precondition: there is at least one piece, and the page's sides are above 0.
  /// - Complexity: O(count), one allocation.
  public func facets(of page: BookSize, count: Int = 32) -> [PageFacet] {
    Domain.length.require(page.width, "page.width")
    Domain.length.require(page.height, "page.height")
    Domain.atLeast(1).require(Double(count), "count")
    return PageFacet.pieces(
      of: page, count: count, winding: count, upTo: page.width, reach: page.width
    ) { distance in
      let (across, height) = place(atDistance: distance, ofWidth: page.width)
      return PageCrease(
        normal: BookPoint(x: 1, y: 0), fold: 0, distance: distance, place: (across, height))
    }
  }
}
