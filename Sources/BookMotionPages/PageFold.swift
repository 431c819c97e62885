import BookMotion

/// A line along which the paper is folded, and its position in space.
protocol PageFold {
  /// The line of all points q of the paper with q · normal = offset; paper after it has greater
  /// values.
  var normal: BookPoint { get }
  var offset: Double { get }

  /// Returns a facet in the plane through this fold and the next one.
  func facet(_ outline: PagePolygon, upTo next: Self) -> PageFacet
}

/// A fold that is parallel to the others, of paper wound on a cylinder.
struct PageCrease: PageFold {
  let normal: BookPoint
  /// The offset of the first fold.
  let fold: Double
  /// The distance on the paper from the first fold to this one.
  let distance: Double
  /// The position of this fold: in the plane, from the first fold, and above the plane.
  let position: (forward: Double, height: Double)

  var offset: Double { fold + distance }

  func facet(_ outline: PagePolygon, upTo next: PageCrease) -> PageFacet {
    // Not from the offsets, which rounding makes equal for folds that are very close.
    let length = next.distance - distance
    // The changes, in the plane and upward, per unit along the normal.
    let step = (next.position.forward - position.forward) / length
    let up = (next.position.height - position.height) / length
    let shift = position.forward - step * distance - (step - 1) * fold
    // Steps across and down bend only in their component along the normal.
    let bent = (step - 1) * normal
    return PageFacet(
      outline: outline,
      origin: SIMD3(shift * normal.x, shift * normal.y, position.height - up * offset),
      across: SIMD3(1 + bent.x * normal.x, bent.y * normal.x, up * normal.x),
      down: SIMD3(bent.x * normal.y, 1 + bent.y * normal.y, up * normal.y))
  }
}

extension PageFacet {
  /// Returns a page as flat pieces, lowest first. Paper before the first fold lies flat.
  ///
  /// - Parameters:
  ///   - page: The size of the page.
  ///   - count: The greatest number of pieces.
  ///   - steps: The number of wound pieces.
  ///   - end: The distance from the first fold up to which paper is wound.
  ///   - reach: The greatest distance of paper from the first fold.
  ///   - fold: Returns the fold at a distance from the first one; for a cone, distances are angles.
  /// - Returns: The pieces that have an area.
  static func pieces<Fold: PageFold>(
    of page: BookSize, count: Int, winding steps: Int, upTo end: Double, reach: Double,
    fold: (Double) -> Fold
  ) -> [PageFacet] {
    var facets: [PageFacet] = []
    facets.reserveCapacity(count)
    var near = fold(0)
    var rest = PagePolygon(page)
    let lying = rest.removeStrip(along: near.normal, offset: near.offset)
    if !lying.isEmpty {
      facets.append(
        PageFacet(
          outline: lying, origin: .zero, across: SIMD3(1, 0, 0), down: SIMD3(0, 1, 0)))
    }
    // Nothing is wound at a sharp fold.
    for step in 0..<(end > 0 ? steps : 0) {
      let far = fold(end * Double(step + 1) / Double(steps))
      let wound = rest.removeStrip(along: far.normal, offset: far.offset)
      if !wound.isEmpty { facets.append(near.facet(wound, upTo: far)) }
      near = far
    }
    if reach > end, !rest.isEmpty { facets.append(near.facet(rest, upTo: fold(reach))) }
    return facets
  }
}
