import BookMotion

extension PageRoll {
  /// Returns the page as flat pieces: the part that lies flat, the wound part, and the part that
  /// lies upside down.
  ///
  /// - Parameter count: The greatest number of pieces: one for each flat part, and the others for
  ///   the wound part. 32 look smooth.
  /// - Returns: The pieces, lowest first.
  /// - Precondition: `count` is at least 3.
  /// - Complexity: O(count), one allocation.
  public func facets(count: Int = 32) -> [PageFacet] {
    BookDomain.atLeast(PageRoll.fewest).require(Double(count), "count")
    let steps = count - PageRoll.flatParts
    if let cone {
      let reach = cone.reach(of: page)
      let end = min(reach, cone.halfTurn)
      return PageFacet.pieces(
        of: page, count: count, winding: end > 0 ? steps : 0,
        along: PageRays(of: cone, upTo: end, reach: reach, steps: steps), isOver: reach > end)
    }
    let whole = PagePolygon(page)
    let reach = (0..<whole.count).reduce(0) { max($0, whole[$1].dot(normal) - fold) }
    let end = min(reach, Double.pi * radius)
    // Folds that are equal except for rounding would cut the page to shreds: treat the page as
    // folded sharply.
    guard end >= PageRoll.thinnest * max(page.width, page.height) else {
      let (forward, height) = profile(at: reach)
      let sharp = PageCreases(
        across: normal, fold: fold, upTo: 0, steps: 0, from: 0, turningBy: 0,
        beyond: (forward / reach, height / reach))
      return PageFacet.pieces(of: page, count: count, winding: 0, along: sharp, isOver: reach > 0)
    }
    let creases = PageCreases(
      across: normal, fold: fold, upTo: end, steps: steps, from: 0,
      turningBy: end / (Double.pi * radius))
    return PageFacet.pieces(
      of: page, count: count, winding: steps, along: creases, isOver: reach > end)
  }

  private static let thinnest = 1e-9
  private static let flatParts = 2
  private static let fewest = 3.0
}
