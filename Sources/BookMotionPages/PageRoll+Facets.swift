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
      return PageFacet.pieces(
        of: page, count: count, winding: steps, upTo: min(reach, cone.halfTurn), reach: reach
      ) { cone.fold(at: $0) }
    }
    let whole = PagePolygon(page)
    let reach = (0..<whole.count).reduce(0) { max($0, whole[$1].dot(normal) - fold) }
    let end = min(reach, Double.pi * radius)
    // Folds that are equal except for rounding would cut the page to shreds: treat the page as
    // folded sharply.
    let isSharp = end < PageRoll.thinnest * max(page.width, page.height)
    return PageFacet.pieces(
      of: page, count: count, winding: steps, upTo: isSharp ? 0 : end, reach: reach
    ) {
      PageCrease(normal: normal, fold: fold, distance: $0, position: profile(at: $0))
    }
  }

  private static let thinnest = 1e-9
  private static let flatParts = 2
  private static let fewest = 3.0
}
