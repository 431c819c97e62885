/// A page that follows a finger: lifted, rolled over a cylinder, and laid down on the other side.
///
/// The point of the paper that was grabbed stays under the finger, exactly, wherever the finger
/// goes within the paper's reach. What lies before the cylinder stays on its side, what is beyond
/// lies upside down above it; the spine is always before it, so the page never tears off.
///
/// ```swift
/// let page = BookSize(width: 300, height: 400)
/// let corner = BookPoint(x: 300, y: 400)
/// let roll = PageRoll(page, grabbed: corner, finger: BookPoint(x: 120, y: 350), radius: 30)
/// roll.place(of: corner).x  // 120.0…
/// roll.place(of: corner).z  // 60
/// roll.place(of: BookPoint(x: 0, y: 400)) == SIMD3(0, 400, 0)  // true
/// ```
///
/// With L the way from the grabbed point g to the finger p, n the direction from p to g and r the
/// radius, the paper is lifted where its distance d = q · n − fold is above 0: it winds until
/// d = πr and lies flat at 2r beyond. The grabbed point is where u = d/r solves u − sin u = L/r, or
/// at d = (L + πr)/2 once it has come over.
///
/// Paper lies flat until the finger has moved it: with B the paper beyond the grabbed point along
/// n and D = ⅔ B, the radius is wider by ¾ D (√(D/L) − 1) as long as L is below D. So paper of any hold
/// rises without a jump from where it lies; where a corner is held nothing is beyond it, and
/// nothing is wider.
///
/// Lengths on the paper are kept, in three dimensions and for any two points along it.
public struct PageRoll: Hashable, Sendable {
  /// How large the page is.
  public let page: BookSize

  /// The point of the paper that was grabbed.
  public let grabbed: BookPoint

  /// Where the finger holds it: where it was asked to be or, outside the paper's reach, the nearest
  /// place that can be reached without a crease.
  public let finger: BookPoint

  /// The cylinder's radius: what was asked for, wider while paper is being lifted, or as much as the
  /// spine allows.
  public let radius: Double

  /// The direction on the paper from what lies to what is lifted, of length 1.
  let normal: BookPoint

  /// Where the paper begins to be lifted: at q · normal = fold.
  let fold: Double

  /// How far the grabbed point is beyond the fold, on the paper.
  let depth: Double

  /// The radius that was asked for, and how much wider than that it would be but for the spine.
  let asked: Double
  let widening: Double

  /// What the paper is wound on instead of the cylinder.
  let cone: PageCone?

  /// Rolls a page up so that a point of it lies under a finger.
  ///
  /// - Parameters:
  ///   - page: How large it is.
  ///   - grabbed: A point of the paper: x from the spine, y from the top.
  ///   - finger: Where that point is to be, in the same coordinates; x is below 0 beyond the spine.
  ///   - radius: The cylinder's radius, once paper has been lifted and while the spine allows it.
  ///     About a tenth of the width looks like paper; 0 folds it sharply.
  ///   - taper: How much of a cone it is: 0 a cylinder, 1 a cone whose tip is on the line of the
  ///     spine, as when a corner is lifted.
  /// - Precondition: every number is finite, the page's sides and the radius are not below 0, the
  ///   grabbed point is on the page, and the taper is from 0 to 1.
  public init(
    _ page: BookSize, grabbed: BookPoint, finger: BookPoint, radius: Double, taper: Double = 0
  ) {
    Domain.place.require(finger.x, "finger.x")
    Domain.place.require(finger.y, "finger.y")
    let grip = PageGrip(grabbed: grabbed, radius: radius, taper: taper, lift: .lying)
    self.init(page, grip, finger: finger)
  }

  /// Rolls a page up that is held by a grip.
  init(_ page: BookSize, _ grip: PageGrip, finger: BookPoint) {
    let (grabbed, radius, taper) = (grip.grabbed, grip.radius, grip.taper)
    Domain.length.require(page.width, "page.width")
    Domain.length.require(page.height, "page.height")
    Domain(0, page.width).require(grabbed.x, "grabbed.x")
    Domain(0, page.height).require(grabbed.y, "grabbed.y")
    Domain.extent.require(radius, "radius")
    Domain.unit.require(taper, "taper")
    self.page = page
    self.grabbed = grabbed
    asked = radius
    // A finger may be anywhere: a spring that tosses the paper goes far beyond its reach.
    let reach = PageReach(page, grip)
    self.finger = reach.nearest(to: finger)
    let way = grabbed - self.finger
    let length = way.magnitudeSquared.squareRoot()
    guard length > 0 else {
      self.radius = radius
      (normal, fold, depth, widening, cone) = (BookPoint(x: 1, y: 0), page.width, 0, 0, nil)
      return
    }
    normal = BookPoint(x: way.x / length, y: way.y / length)
    let room = reach.room(normal)
    let beyond = PageRoll.reach(of: page, along: normal) - grabbed.dot(normal)
    widening = grip.lift.widening(after: length, beyond: beyond)
    (self.radius, depth) = PageRoll.winding(of: length, within: room, radius: radius + widening)
    fold = grabbed.dot(normal) - depth
    cone = PageCone(
      page: page, grabbed: grabbed, normal: normal, length: length, radius: self.radius,
      winding: self.radius > 0 ? depth / self.radius : .infinity, taper: taper)
  }

  /// How far the corner that is furthest in a direction is that way.
  static func reach(of page: BookSize, along normal: BookPoint) -> Double {
    max(page.width * normal.x, 0) + max(page.height * normal.y, 0)
  }

  /// The radius, and how far the grabbed point is beyond the fold.
  private static func winding(
    of length: Double, within room: Double, radius: Double
  ) -> (radius: Double, depth: Double) {
    if length >= room {
      // Even a fold that is as far away as it may be has the grabbed point lying on the other side.
      let radius = min(radius, max(2 * room - length, 0) / Double.pi)
      return (radius, (length + Double.pi * radius) / 2)
    }
    if length >= Double.pi * radius { return (radius, (length + Double.pi * radius) / 2) }
    let depth = radius * RollEquation.winding(for: length / radius)
    if depth <= room { return (radius, depth) }
    let winding = RollEquation.winding(forChord: 1 - length / room)
    return (room / winding, room)
  }
}

extension PageRoll {
  /// Where a point of the paper is in space: x away from the spine, y down, z towards the viewer.
  ///
  /// Points beyond the page's edges are answered as if the paper went on.
  public func place(of point: BookPoint) -> SIMD3<Double> {
    if let cone { return cone.place(of: point) }
    let distance = point.dot(normal) - fold
    guard distance > 0 else { return SIMD3(point.x, point.y, 0) }
    let (forward, height) = profile(at: distance)
    let moved = point + (forward - distance) * normal
    return SIMD3(moved.x, moved.y, height)
  }

  /// How far beyond the fold in the plane, and how high, paper is that is so far beyond it.
  func profile(at distance: Double) -> (forward: Double, height: Double) {
    guard distance < Double.pi * radius else {
      return (Double.pi * radius - distance, 2 * radius)
    }
    let (sine, cosine) = Elementary.sinCos(distance / radius)
    // What little paper rises on a wide cylinder would be lost in 1 − cos.
    let fall = cosine > 0 ? sine * sine / (1 + cosine) : 1 - cosine
    return (radius * sine, radius * fall)
  }
}
