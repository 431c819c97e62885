/// Paper wound on a cone that lies on the page: what a corner does that is lifted.
///
/// The cylinder of a ``PageRoll`` is a cone whose tip is infinitely far away. Between that and a tip
/// on the line of the spine there is a cone for every half angle θ that brings the grabbed point to
/// the same finger, wound as far as on the cylinder: how far, u, and θ fix the triangle of the
/// grabbed point, the finger and the tip up to its size, and the way between the first two is known.
///
/// In the frame of the cone, with the fold along e₁ and the paper that is lifted towards e₂, paper
/// at the angle δ from the fold and a step from the tip is wound by φ = δ/sin θ and stands at
/// (cos²θ + sin²θ cos φ, sin θ sin φ, sin θ cos θ (1 − cos φ)) until φ = π, and beyond that in the
/// plane that touches the cone there.
struct PageCone: Hashable, Sendable {
  /// The tip.
  private let tip: BookPoint
  /// Along the fold, away from the tip …
  private let along: BookPoint
  /// … and across it, to what is lifted.
  private let across: BookPoint
  private let sine: Double
  private let cosine: Double

  /// The angle on the paper at which it has come over.
  var halfTurn: Double { Double.pi * sine }

  /// Nil where nothing but a cylinder will do: nothing is tapered, the fold is parallel to the spine,
  /// or paper is bent so little that nobody tells it from a cylinder's, and the tip is nowhere near.
  init?(
    page: BookSize, grabbed: BookPoint, normal: BookPoint, length: Double, radius: Double,
    winding: Double,
    taper: Double
  ) {
    guard taper > 0, winding > PageCone.leastWinding, winding < .infinity, normal.y != 0 else {
      return nil
    }
    // A narrower cone has its tip so far away that rounding would tell.
    let narrowest = radius / (PageCone.furthestTip * page.width)
    guard narrowest < PageConeHold.largest else { return nil }
    let hold = PageConeHold(grabbed, normal: normal, length: length, winding: winding)
    var sine = taper * PageCone.widest(hold)
    guard sine > max(PageCone.smallest, narrowest) else { return nil }
    self.init(hold, sine: sine)
    guard clearance(of: page) < 0 else { return }
    // It would tear: the widest that does not.
    sine = FallingRoot.find(from: PageCone.smallest, to: sine) {
      PageCone(hold, sine: $0).clearance(of: page)
    }
    self.init(hold, sine: sine)
    guard sine > max(PageCone.smallest, narrowest), clearance(of: page) > -PageCone.slack else {
      return nil
    }
  }

  /// The sine of the cone whose tip is on the line of the spine.
  private static func widest(_ hold: PageConeHold) -> Double {
    FallingRoot.find(from: smallest, to: hold.widest) { hold.triangle($0).room }
  }

  private init(_ hold: PageConeHold, sine: Double) {
    let triangle = hold.triangle(sine)
    let gap = triangle.gap.magnitudeSquared.squareRoot()
    let (forward, sideways) = (triangle.gap.x / gap, triangle.gap.y / gap)
    self.sine = sine
    cosine = (1 - sine * sine).squareRoot()
    along = forward * hold.normal + sideways * hold.fromTip
    across = sideways * hold.normal - forward * hold.fromTip
    tip =
      hold.grabbed
      - (hold.length / gap) * (triangle.paper.x * along + triangle.paper.y * across)
  }

  /// Where paper stands that is at an angle on the paper from the fold, a step from the tip.
  private func stand(at delta: Double) -> SIMD3<Double> {
    let over = delta - halfTurn
    guard over < 0 else {
      let (overSine, overCosine) = Elementary.sinCos(over)
      return SIMD3(
        overCosine * (cosine * cosine - sine * sine), -overSine, overCosine * 2 * sine * cosine)
    }
    let (turnSine, turnCosine) = Elementary.sinCos(delta / sine)
    return SIMD3(
      cosine * cosine + sine * sine * turnCosine, sine * turnSine,
      sine * cosine * (1 - turnCosine))
  }

  /// Above 0 while nothing tears, in widths of the page: as the tip sees it, the ends of the spine
  /// are before the fold, and no corner is so far around that what has come over would lean down
  /// again.
  private func clearance(of page: BookSize) -> Double {
    let (sine, cosine) = Elementary.sinCos(halfTurn + PageCone.furthest)
    let furthest = cosine * across - sine * along
    let corners = PagePolygon(page)
    let spine = max((corners[0] - tip).dot(across), (corners[3] - tip).dot(across))
    let edge = max((corners[1] - tip).dot(furthest), (corners[2] - tip).dot(furthest))
    return -max(spine, edge) / page.width
  }

  private static let leastWinding = 1e-6
  /// In widths of the page.
  private static let furthestTip = 1e4
  private static let smallest = 1e-5
  private static let slack = 1e-9
  private static let onFold = 1e-6
  /// A little less than a right angle.
  private static let furthest = 1.55
}

extension PageCone {
  /// Where a point of the paper is in space.
  func place(of point: BookPoint) -> SIMD3<Double> {
    let arm = point - tip
    let (forward, sideways) = (arm.dot(along), arm.dot(across))
    // Behind the tip, an end of the spine is on the fold but for rounding.
    guard sideways > max(0, -PageCone.onFold * forward) else { return SIMD3(point.x, point.y, 0) }
    let distance = arm.magnitudeSquared.squareRoot()
    let stand = distance * stand(at: Elementary.atan2(sideways, forward))
    let flat = tip + stand.x * along + stand.y * across
    return SIMD3(flat.x, flat.y, stand.z)
  }

  /// How far paper is wound that is seen at a place, the upper one first: the angle φ, and on after
  /// half a turn.
  func windings(seenAt place: BookPoint) -> [Double] {
    let arm = place - tip
    let (x, y) = (arm.dot(along), arm.dot(across))
    guard x > 0 else { return [] }
    guard y > 0 else {
      let over = Elementary.atan2(-y * (cosine * cosine - sine * sine), x)
      return [Double.pi + over / sine]
    }
    // With t = y/x it is sin θ sin φ = t (cos²θ + sin²θ cos φ), a sine that is shifted by artan(t sin θ).
    let slope = y / x
    let height = slope * cosine * cosine / sine
    let ratio = height / (1 + slope * slope * sine * sine).squareRoot()
    guard ratio <= 1 else { return [] }
    let (shift, angle) = (Elementary.atan(slope * sine), Elementary.asin(ratio))
    return [shift + Double.pi - angle, shift + angle]
  }

  /// The point of the paper that is wound so far and seen at a place.
  func paper(_ winding: Double, seenAt place: BookPoint) -> BookPoint {
    let stand = stand(at: winding * sine)
    let near = (stand.x * stand.x + stand.y * stand.y).squareRoot()
    let (deltaSine, deltaCosine) = Elementary.sinCos(winding * sine)
    let distance = (place - tip).magnitudeSquared.squareRoot() / near
    return tip + distance * (deltaCosine * along + deltaSine * across)
  }

  /// The taper that makes this cone of a grip.
  func taper(holding grabbed: BookPoint, normal: BookPoint, length: Double, winding: Double)
    -> Double
  {
    let hold = PageConeHold(grabbed, normal: normal, length: length, winding: winding)
    return min(sine / PageCone.widest(hold), 1)
  }

  /// The greatest angle from the fold that a corner of the page is at.
  func reach(of page: BookSize) -> Double {
    let whole = PagePolygon(page)
    var furthest = BookPoint(x: 1, y: 0)
    for corner in 0..<whole.count {
      let arm = whole[corner] - tip
      let seen = BookPoint(x: arm.dot(along), y: arm.dot(across))
      if furthest.cross(seen) > 0 { furthest = seen }
    }
    return Elementary.atan2(furthest.y, furthest.x)
  }

  /// The ray of the paper at an angle from the fold.
  func fold(at delta: Double) -> Fold {
    let (sine, cosine) = Elementary.sinCos(delta)
    let normal = cosine * across - sine * along
    let stand = stand(at: delta)
    let flat = stand.x * along + stand.y * across
    return Fold(
      normal: normal, offset: tip.dot(normal), tip: tip, paper: cosine * along + sine * across,
      space: SIMD3(flat.x, flat.y, stand.z))
  }

  /// A fold that meets the others in the tip.
  struct Fold: PageFold {
    let normal: BookPoint
    let offset: Double
    let tip: BookPoint
    /// Its direction on the paper …
    let paper: BookPoint
    /// … and where it has come to.
    let space: SIMD3<Double>

    func facet(_ outline: PagePolygon, upTo next: Fold) -> PageFacet {
      // q − tip = a · paper + b · next.paper, and so its place.
      let part = 1 / paper.cross(next.paper)
      let x = (part * next.paper.y) * space - (part * paper.y) * next.space
      let y = (part * paper.x) * next.space - (part * next.paper.x) * space
      return PageFacet(
        outline: outline, origin: SIMD3(tip.x, tip.y, 0) - tip.x * x - tip.y * y, across: x, down: y
      )
    }
  }
}
