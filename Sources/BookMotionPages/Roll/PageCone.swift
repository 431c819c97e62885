import BookMotion

/// Paper wound on a cone that lies on the page, as when a corner is lifted.
///
/// The cylinder of a ``PageRoll`` is a cone whose tip is infinitely far away. For every half angle
/// θ between that cylinder and the cone whose tip is on the line of the spine, one cone brings the
/// grabbed point to the same finger with the same winding u: u and θ determine the shape of the
/// triangle of grabbed point, finger, and tip, and the distance between the first two determines
/// its size.
///
/// In the frame of the cone, e₁ points along the fold and e₂ toward the lifted paper. Paper at a
/// distance of 1 from the tip, at the angle δ from the fold, is wound by φ = δ/sin θ. Up to φ = π
/// it is at (cos²θ + sin²θ cos φ, sin θ sin φ, sin θ cos θ (1 − cos φ)), and beyond that in the
/// plane tangent to the cone there.
struct PageCone: Hashable, Sendable {
  /// The tip of the cone.
  let tip: BookPoint
  /// The unit vector along the fold, away from the tip.
  let along: BookPoint
  /// The unit vector across the fold, toward the lifted paper.
  let across: BookPoint
  /// The sine of the half angle θ.
  let sine: Double
  let cosine: Double

  /// The angle δ = π sin θ at which the paper has come over.
  var halfTurn: Double { Double.pi * sine }

  /// Creates a cone, or returns `nil` if only a cylinder works: the taper is 0, the fold is sharp
  /// or parallel to the spine, the tip would be too far away, the paper is bent so little that the
  /// shape looks like a cylinder's, or every cone would tear the paper.
  init?(
    page: BookSize, grabbed: BookPoint, normal: BookPoint, length: Double, radius: Double,
    winding: Double, taper: Double
  ) {
    guard taper > 0, winding > PageCone.leastWinding, winding < .infinity, normal.y != 0 else {
      return nil
    }
    // The tip of a narrower cone is so far away that rounding would show.
    let narrowest = radius / (PageCone.furthestTip * page.width)
    guard narrowest < PageConeHold.largest else { return nil }
    let hold = PageConeHold(grabbed, normal: normal, length: length, winding: winding)
    var sine = taper * hold.sineAtSpine
    guard sine > max(PageCone.smallest, narrowest) else { return nil }
    self.init(hold, sine: sine)
    guard clearance(of: page) < 0 else { return }
    // This cone would tear the paper: find the widest one that doesn't.
    sine = FallingRoot.find(from: PageCone.smallest, to: sine, within: PageCone.precision) {
      PageCone(hold, sine: $0).clearance(of: page)
    }
    self.init(hold, sine: sine)
    guard sine > max(PageCone.smallest, narrowest), clearance(of: page) > -PageCone.slack else {
      return nil
    }
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

  /// Returns the position, in the frame of the cone, of paper at the angle δ and at 1 from the tip.
  func stand(at delta: Double) -> SIMD3<Double> {
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

  /// Returns a vector in space that is given in the frame of the cone.
  @inline(__always)
  func inSpace(_ stand: SIMD3<Double>) -> SIMD3<Double> {
    let flat = stand.x * along + stand.y * across
    return SIMD3(flat.x, flat.y, stand.z)
  }

  /// Returns the margin before the paper tears, in widths of the page, which is negative if it
  /// tears. Seen from the tip, the ends of the spine must be before the fold, and no corner may be
  /// more than `furthest` beyond `halfTurn`: paper that has come over would lean down again.
  private func clearance(of page: BookSize) -> Double {
    let (sine, cosine) = Elementary.sinCos(halfTurn + PageCone.furthest)
    let furthest = cosine * across - sine * along
    let corners = PagePolygon(page)
    let spine = max((corners[0] - tip).dot(across), (corners[3] - tip).dot(across))
    let edge = max((corners[1] - tip).dot(furthest), (corners[2] - tip).dot(furthest))
    return -max(spine, edge) / page.width
  }

  private static let leastWinding = 1e-6
  /// The greatest distance of the tip, in widths of the page.
  private static let furthestTip = 1e4
  private static let smallest = 1e-5
  private static let slack = 1e-9
  /// The precision of a cone that just doesn't tear the paper.
  private static let precision = 1e-9
  private static let onFold = 1e-6
  /// The greatest angle beyond `halfTurn`, slightly less than a right angle.
  private static let furthest = 1.55
}

extension PageCone {
  /// Returns the position of a point of the paper in space.
  func position(of point: BookPoint) -> SIMD3<Double> {
    let arm = point - tip
    let (forward, sideways) = (arm.dot(along), arm.dot(across))
    // Behind the tip, an end of the spine is on the fold except for rounding.
    guard sideways > max(0, -PageCone.onFold * forward) else { return SIMD3(point.x, point.y, 0) }
    let distance = arm.magnitudeSquared.squareRoot()
    let stand = distance * stand(at: Elementary.atan2(sideways, forward))
    let flat = tip + stand.x * along + stand.y * across
    return SIMD3(flat.x, flat.y, stand.z)
  }

  /// Returns the windings φ of the paper visible at a point, that of the upper layer first. Beyond
  /// half a turn, φ continues as δ/sin θ.
  func windings(seenAt point: BookPoint) -> [Double] {
    let arm = point - tip
    let (x, y) = (arm.dot(along), arm.dot(across))
    guard x > 0 else { return [] }
    guard y > 0 else {
      let over = Elementary.atan2(-y * (cosine * cosine - sine * sine), x)
      return [Double.pi + over / sine]
    }
    // With t = y/x, sin θ sin φ = t (cos²θ + sin²θ cos φ), and therefore
    // sin(φ − arctan(t sin θ)) = t cos²θ / (sin θ √(1 + t² sin²θ)).
    let slope = y / x
    let height = slope * cosine * cosine / sine
    let ratio = height / (1 + slope * slope * sine * sine).squareRoot()
    guard ratio <= 1 else { return [] }
    let (shift, angle) = (Elementary.atan2(slope * sine, 1), Elementary.asin(ratio))
    return [shift + Double.pi - angle, shift + angle]
  }

  /// Returns the point of the paper that has a winding and is visible at `point`.
  func paper(_ winding: Double, seenAt point: BookPoint) -> BookPoint {
    let stand = stand(at: winding * sine)
    let near = (stand.x * stand.x + stand.y * stand.y).squareRoot()
    let (deltaSine, deltaCosine) = Elementary.sinCos(winding * sine)
    let distance = (point - tip).magnitudeSquared.squareRoot() / near
    return tip + distance * (deltaCosine * along + deltaSine * across)
  }

  /// Returns the greatest angle δ of the page's corners.
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
}
