public import BookMotion

/// A page that follows a finger: lifted, rolled over a cylinder, and laid down on the other side.
///
/// The grabbed point of the paper stays exactly under the finger, as long as that is within the
/// paper's reach, and not so close to where the paper lies that it would be flung: see ``finger``.
/// Paper before the cylinder stays on its side, and paper beyond it lies upside down above that; the
/// spine is always before the cylinder, so the page never tears off.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// let corner = BookPoint(x: 300, y: 400)
/// let roll = PageRoll(page, grabbed: corner, finger: BookPoint(x: 120, y: 350), radius: 30)
/// roll.position(of: corner).x  // 120.0…
/// roll.position(of: corner).z  // 60
/// roll.position(of: BookPoint(x: 0, y: 400)) == SIMD3(0, 400, 0)  // true
/// ```
///
/// With L the distance from the grabbed point g to the finger p, n the direction from p to g, and r
/// the radius, the paper is lifted where d = q · n − fold is above 0: it winds until d = πr, and
/// lies flat at the height 2r beyond that. The grabbed point is at d = ur, where u − sin u = L/r,
/// or at d = (L + πr)/2 once it has come over.
///
/// Paper lies flat until the finger moves it: with B the paper beyond the grabbed point along n,
/// and D = ⅔ B, the radius is increased by ¾ D (√(D/L) − 1) while L is less than D. Paper held at
/// any point thus rises from where it lies without a jump. Where no paper is beyond the grabbed
/// point, as at a corner, B is 0 and the radius is not increased.
///
/// The roll is an isometry: lengths along the paper are preserved in space.
public struct PageRoll: Hashable, Sendable {
  /// The size of the page.
  public let page: BookSize

  /// The grabbed point of the paper.
  public let grabbed: BookPoint

  /// The position of the finger: the requested one, the nearest one within the paper's reach, or
  /// one to which the paper gives way, so that none of it moves by more than 12 times as far as the
  /// finger. That is close to where the paper lies: within a fifth of the page's width, and along
  /// the spine within two fifths of the paper above or below the grabbed point.
  public let finger: BookPoint

  /// The radius of the cylinder: the requested one, a larger one while paper is being lifted, or
  /// the largest one that the spine allows.
  public let radius: Double

  /// The unit vector on the paper from the flat part to the lifted part.
  let normal: BookPoint

  /// The offset of the line at which the lifted part begins: q · normal = fold.
  let fold: Double

  /// The distance on the paper from the fold to the grabbed point.
  let depth: Double

  /// The requested radius, and the amount by which it would be increased if the spine allowed it.
  let asked: Double
  let widening: Double

  /// The cone that the paper is wound on instead of the cylinder.
  let cone: PageCone?

  /// Creates a page that is rolled up so that a point of it lies under a finger.
  ///
  /// - Parameters:
  ///   - page: The size of the page.
  ///   - grabbed: A point of the paper: x from the spine, y from the top.
  ///   - finger: The position to bring the point to, in the same coordinates; x is negative beyond
  ///     the spine.
  ///   - radius: The radius of the cylinder once paper has been lifted, as far as the spine allows
  ///     it. About a tenth of the width looks like paper; 0 folds it sharply.
  ///   - taper: The amount of tapering: 0 for a cylinder, 1 for a cone whose tip is on the line of
  ///     the spine, as when a corner is lifted. It fades away from 0.9 to 0.7 of the page's width.
  /// - Precondition: The page's sides are from 0.001 to 1e9, `grabbed` is on the page, `finger` is
  ///   within 1e9 of the origin in each coordinate, `radius` is from 0 to 1e9, and `taper` is from
  ///   0 to 1.
  public init(
    _ page: BookSize, grabbed: BookPoint, finger: BookPoint, radius: Double, taper: Double = 0
  ) {
    BookDomain.position.require(finger.x, "finger.x")
    BookDomain.position.require(finger.y, "finger.y")
    BookDomain.length.require(page.width, "page.width")
    BookDomain.length.require(page.height, "page.height")
    BookDomain(0, page.width).require(grabbed.x, "grabbed.x")
    BookDomain(0, page.height).require(grabbed.y, "grabbed.y")
    BookDomain.extent.require(radius, "radius")
    BookDomain.unit.require(taper, "taper")
    let grip = PageGrip.lying(page, grabbed: grabbed, radius: radius, taper: taper)
    self.init(page, grip, finger: finger)
  }

  /// Creates a page that is rolled up by a grip.
  init(_ page: BookSize, _ grip: PageGrip, finger: BookPoint) {
    let (grabbed, radius, taper) = (grip.grabbed, grip.radius, grip.taper)
    self.page = page
    self.grabbed = grabbed
    asked = radius
    // The finger may be anywhere: a spring that tosses the paper goes far beyond its reach.
    let (place, offset) = PageReach(page, grabbed).lead(by: finger)
    self.finger = place
    let length = offset.magnitudeSquared.squareRoot()
    guard length > 0 else {
      self.radius = radius
      (normal, fold, depth, widening, cone) = (BookPoint(x: 1, y: 0), page.width, 0, 0, nil)
      return
    }
    normal = BookPoint(x: offset.x / length, y: offset.y / length)
    // The distance from the fold to the point that keeps both ends of the spine flat.
    let room = min(grabbed.dot(normal), (grabbed - BookPoint(x: 0, y: page.height)).dot(normal))
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    widening = grip.lift.widening(after: length, beyond: beyond)
    (self.radius, depth) = PageRoll.winding(of: length, within: room, radius: radius + widening)
    fold = grabbed.dot(normal) - depth
    cone = PageCone(
      page: page, grabbed: grabbed, normal: normal, length: length, radius: self.radius,
      winding: self.radius > 0 ? depth / self.radius : .infinity, taper: taper)
  }

  /// Returns the greatest value of q · normal on a page.
  static func reach(of page: BookSize, along normal: BookPoint) -> Double {
    max(page.width * normal.x, 0) + max(page.height * normal.y, 0)
  }

  /// Returns the radius, and the distance from the fold to the grabbed point.
  private static func winding(
    of length: Double, within room: Double, radius: Double
  ) -> (radius: Double, depth: Double) {
    if length >= room {
      // Even with the fold as far away as possible, the grabbed point has come over.
      let radius = min(radius, max(2 * room - length, 0) / Double.pi)
      return (radius, (length + Double.pi * radius) / 2)
    }
    if length >= Double.pi * radius { return (radius, (length + Double.pi * radius) / 2) }
    let depth = radius * RollEquation.winding(for: length / radius)
    if depth <= room { return (radius, depth) }
    let winding = RollEquation.winding(forLoss: length / room)
    return (room / winding, room)
  }
}

extension PageRoll {
  /// Returns the position of a point of the paper in space: x away from the spine, y down, and z
  /// toward the viewer.
  ///
  /// Points beyond the page's edges are treated as if the paper continued there.
  public func position(of point: BookPoint) -> SIMD3<Double> {
    if let cone { return cone.position(of: point) }
    let distance = point.dot(normal) - fold
    guard distance > 0 else { return SIMD3(point.x, point.y, 0) }
    let (forward, height) = profile(at: distance)
    let moved = point + (forward - distance) * normal
    return SIMD3(moved.x, moved.y, height)
  }

  /// Returns the position of paper at a distance beyond the fold: `forward` of the fold, and
  /// `height` above the plane.
  func profile(at distance: Double) -> (forward: Double, height: Double) {
    guard distance < Double.pi * radius else {
      return (Double.pi * radius - distance, 2 * radius)
    }
    let (sine, cosine) = Elementary.sinCos(distance / radius)
    // On a wide cylinder, the small rise would cancel out in 1 − cos.
    let fall = cosine > 0 ? sine * sine / (1 + cosine) : 1 - cosine
    return (radius * sine, radius * fall)
  }
}
