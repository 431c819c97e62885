public import BookMotion

/// A page that turns on its own from one side to the other: it stays at the spine, and bends.
///
/// The paper is wound on a cylinder whose axis is parallel to the spine. Its angle grows evenly
/// from the spine to the free edge:
///
/// - at the spine 180° · (turn − curl · turn · (1 − turn)),
/// - at the edge 180° · (turn + curl · turn · (1 − turn)).
///
/// With a curl of 1 the edge goes first and the spine follows, as when a page is turned forward;
/// with −1 the spine goes first, as when a page is turned back; with 0 the page is stiff. Whatever
/// the curl, both angles stay within 0° and 180° and grow with `turn`: no page ever dips into the
/// others, and of two pages with the same curl, the one further along is always in front.
///
/// ```swift
/// let page = PageBend(turn: 0.5)
/// page.hingeDegrees  // 45
/// page.edgeDegrees  // 135
/// page.position(atDistance: 300, ofWidth: 300).height  // 270.0…
/// ```
///
/// The bend is an isometry: lengths on the paper are preserved, and the spine stays in place.
public struct PageBend: Hashable, Sendable {
  /// The share of the turn: 0 lies flat on its own side, and 1 on the other.
  public let turn: Double

  /// The end that leads: 1 for the free edge, −1 for the paper at the spine.
  public let curl: Double

  /// Creates a bend, clamping numbers that are out of range.
  ///
  /// - Parameters:
  ///   - turn: The share of the turn, from 0 to 1. If a spring overshoots, the page stops against
  ///     the others.
  ///   - curl: The end that leads, from −1 to 1.
  /// - Precondition: Both are finite.
  public init(turn: Double, curl: Double = 1) {
    BookDomain.finite.require(turn, "turn")
    BookDomain.finite.require(curl, "curl")
    self.turn = min(max(turn, 0), 1)
    self.curl = min(max(curl, -1), 1)
  }

  /// The angle of the paper at the spine, in degrees: 0 lies flat, and 90 stands toward the viewer.
  public var hingeDegrees: Double { Elementary.halfTurn * (turn - lead) }

  /// The angle of the paper at its free edge, in degrees.
  public var edgeDegrees: Double { Elementary.halfTurn * (turn + lead) }

  /// The share of a turn by which the free edge is ahead of the middle, and the spine behind it.
  var lead: Double { curl * turn * (1 - turn) }

  /// Returns the angle of the paper at a distance from the spine, in degrees.
  public func degrees(atDistance distance: Double, ofWidth width: Double) -> Double {
    Elementary.halfTurn * (turn + lead * (2 * distance / width - 1))
  }

  /// Returns the position of the paper at a distance from the spine: `across` away from the spine
  /// along the flat page, and `height` toward the viewer.
  ///
  /// The distance is measured along the paper. An arc of length s that turns by 2x has a chord of
  /// length s · sin(x)/x, in the direction halfway between those of its ends.
  ///
  /// - Precondition: Both are finite, and the width is above 0.
  public func position(
    atDistance distance: Double, ofWidth width: Double
  ) -> (across: Double, height: Double) {
    let half = lead * distance / width
    let (sine, cosine) = Elementary.sinCos(
      degrees: Elementary.halfTurn * (turn - lead + half))
    let length = distance * PageBend.chord(ofHalfTurns: half)
    return (length * cosine, length * sine)
  }

  /// Returns sin(x)/x for x = π · half: the chord of an arc of length 1 that turns by 2x. On a
  /// page that bends, x is at most π/4, and the series is used.
  static func chord(ofHalfTurns half: Double) -> Double {
    let x = half * Double.pi
    let z = x * x
    guard z < seriesEnd else { return Elementary.sinCos(x).sine / x }
    let z2 = z * z
    let p01 = 1 - (1.0 / 6) * z
    let p23 = 1.0 / 120 - (1.0 / 5040) * z
    let p45 = 1.0 / 362_880 - (1.0 / 39_916_800) * z
    let p67 = 1.0 / 6_227_020_800 - (1.0 / 1_307_674_368_000) * z
    return p01 + z2 * (p23 + z2 * (p45 + z2 * (p67 + (1.0 / 355_687_428_096_000) * z2)))
  }

  /// The greatest x² at which the next term of the series is below 2⁻⁶⁰.
  private static let seriesEnd = 0.7
}

extension PageBend {
  /// Returns the page as flat pieces, from the spine to the free edge.
  ///
  /// - Parameters:
  ///   - page: The size of the page.
  ///   - count: The number of pieces; 32 look smooth.
  /// - Returns: The pieces, in painter's order.
  /// - Precondition: `count` is at least 1, and the page's sides are from 0.001 to 1e9.
  /// - Complexity: O(count), one allocation.
  public func facets(of page: BookSize, count: Int = 32) -> [PageFacet] {
    BookDomain.length.require(page.width, "page.width")
    BookDomain.length.require(page.height, "page.height")
    BookDomain.atLeast(1).require(Double(count), "count")
    let creases = PageCreases(
      across: BookPoint(x: 1, y: 0), fold: 0, upTo: page.width, steps: count, from: turn - lead,
      turningBy: 2 * lead)
    return PageFacet.pieces(of: page, count: count, winding: count, along: creases, isOver: false)
  }
}
