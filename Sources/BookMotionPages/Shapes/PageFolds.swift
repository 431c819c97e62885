import BookMotion

/// The lines along which a page is folded, one after the other, and the flat pieces between them.
protocol PageFolds {
  /// The current line: that of all points q of the paper with q · normal = offset. Paper beyond it has
  /// greater values.
  var normal: BookPoint { get }
  var offset: Double { get }

  /// Goes on to the next line.
  mutating func advance()

  /// Goes on from the last line to the end of the paper.
  mutating func finish()

  /// Returns the piece that ends at the current line.
  func facet(_ outline: PagePolygon) -> PageFacet
}

extension PageFacet {
  /// Returns a page as flat pieces, lowest first. Paper before the first fold lies flat.
  ///
  /// There are at most `count` of them, of which `steps` are wound, between folds of which the first is
  /// current. `isOver` is true if paper goes on beyond the last fold. Pieces have an area.
  static func pieces(
    of page: BookSize, count: Int, winding steps: Int, along folds: some PageFolds, isOver: Bool
  ) -> [PageFacet] {
    var folds = folds
    var facets: [PageFacet] = []
    facets.reserveCapacity(count)
    var strips = PageStrips(page)
    let lying = strips.removeStrip(along: folds.normal, offset: folds.offset)
    if !lying.isEmpty {
      facets.append(
        PageFacet(
          outline: lying, origin: .zero, across: SIMD3(1, 0, 0), down: SIMD3(0, 1, 0)))
    }
    for step in 1..<(steps + 1) {
      folds.advance()
      // The last fold may be the end of the paper.
      let wound =
        step < steps || isOver
        ? strips.removeStrip(along: folds.normal, offset: folds.offset) : strips.rest
      if !wound.isEmpty { facets.append(folds.facet(wound)) }
    }
    if isOver {
      let rest = strips.rest
      folds.finish()
      if !rest.isEmpty { facets.append(folds.facet(rest)) }
    }
    return facets
  }
}
