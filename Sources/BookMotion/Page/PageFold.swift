/// A line of the paper that it is folded along, and where that has come to.
protocol PageFold {
  /// The line of all points q of the paper with q · normal = offset; what comes after it has more.
  var normal: BookPoint { get }
  var offset: Double { get }

  /// The plane through this fold and the next one.
  func facet(_ outline: PagePolygon, upTo next: Self) -> PageFacet
}

/// A fold that is parallel to the others: paper that is wound on a cylinder.
struct PageCrease: PageFold {
  let normal: BookPoint
  /// Where the first of them is …
  let fold: Double
  /// … how far on the paper this one is beyond it …
  let distance: Double
  /// … and how far in the plane, and how high.
  let place: (forward: Double, height: Double)

  var offset: Double { fold + distance }

  func facet(_ outline: PagePolygon, upTo next: PageCrease) -> PageFacet {
    // Offsets would not tell folds apart that are very near.
    let way = next.distance - distance
    // What a step along the normal becomes, along the page and up …
    let step = (next.place.forward - place.forward) / way
    let up = (next.place.height - place.height) / way
    let shift = place.forward - step * distance - (step - 1) * fold
    // … and so what its parts across and down become.
    let bent = (step - 1) * normal
    return PageFacet(
      outline: outline,
      origin: SIMD3(shift * normal.x, shift * normal.y, place.height - up * offset),
      across: SIMD3(1 + bent.x * normal.x, bent.y * normal.x, up * normal.x),
      down: SIMD3(bent.x * normal.y, 1 + bent.y * normal.y, up * normal.y))
  }
}

extension PageFacet {
  /// A page in flat pieces, those that lie lowest first: what is before the first fold lies.
  ///
  /// - Parameters:
  ///   - page: How large it is.
  ///   - count: How many pieces at most.
  ///   - steps: How many of them are wound.
  ///   - end: Up to where it is wound.
  ///   - reach: How far it goes.
  ///   - fold: The fold at a distance from the first one.
  /// - Returns: The pieces; none for what has no area.
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
    // A fold without a radius winds nothing.
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
