import BookMotion

extension SpreadPainter {
  /// A flat piece of a leaf, as it is seen.
  struct Piece {
    let leaf: Int
    /// The side that the leaf was lifted from.
    let side: PageFacet.Side
    let facet: PageFacet
    let outline: [BookPoint]
    /// The same, reaching a little under what hides it and over what it hides.
    let joined: [BookPoint]
    /// Whether the face that lies up on that side is seen.
    let isFront: Bool

    /// Where it is folded to the one before it.
    let fold: (start: BookPoint, end: BookPoint)?

    /// How high its middle is over the book.
    var height: Double {
      let corners = facet.outline.points
      let sum = corners.reduce(0) { $0 + facet.place(of: $1).z }
      return sum / Double(corners.count)
    }

    var middle: BookPoint {
      outline.reduce(BookPoint.zero, +).scaled(by: 1 / Double(outline.count))
    }

    /// Where the light is what its direction says: of a large part that lies, at its fold.
    func lit(before next: Piece?) -> BookPoint {
      guard facet.normal.z.magnitude > SpreadPainter.flat else { return middle }
      return (fold ?? next?.fold).map { ($0.start + $0.end).scaled(by: 0.5) } ?? middle
    }
  }

  /// The pieces of a leaf that are seen.
  func pieces(of leaf: PageTurnPose.Leaf) -> [Piece] {
    let facets: [PageFacet]
    let side: PageFacet.Side
    switch leaf.shape {
    case .bend(let bend):
      // Boards do not bend.
      let isBoard = leaf.index == 0 || leaf.index == pose.leafCount - 1
      let shape = isBoard ? PageBend(turn: bend.turn, curl: 0) : bend
      facets = shape.facets(of: page, count: isBoard ? 1 : count(of: shape))
      side = unreadSide
    case .fade: return []
    case .roll(let roll, let from):
      facets = roll.facets(count: frame.pieces)
      side = isRightBound ? from.other : from
    }
    return facets.indices.compactMap { index in
      let facet = facets[index]
      let outline = facet.outline.points.map { seen($0, on: facet, from: side) }
      guard area(outline).magnitude > SpreadPainter.smallest else { return nil }
      let fold = index > 0 ? facet.outline.side(towards: facets[index - 1].outline) : nil
      let seam = fold.map { (outline[$0], outline[$0 + 1 == outline.count ? 0 : $0 + 1]) }
      let margins = outline.indices.map { $0 == fold ? Seam.over / painter.scale : Seam.elsewhere }
      return Piece(
        leaf: leaf.index, side: side, facet: facet, outline: outline,
        joined: PolygonMargin.add(margins, to: outline), isFront: facet.normal.z > 0, fold: seam)
    }
  }

  /// How many pieces a bent leaf takes: few where it is nearly flat.
  private func count(of bend: PageBend) -> Int {
    let arc = (bend.edgeDegrees - bend.hingeDegrees).magnitude * .pi / 180
    // A chord of n is off by w · arc / 8n² in the middle.
    let needed = (page.width * arc / (8 * SpreadPainter.chordError)).squareRoot().rounded(.up)
    return min(frame.pieces, max(Int(needed), 3))
  }

  /// Where a point of the paper is on the screen.
  func seen(_ point: BookPoint, on facet: PageFacet, from side: PageFacet.Side) -> BookPoint {
    let place = facet.place(of: point)
    return self.point(side, place.x, place.y)
  }

  /// What an outline encloses: below 0 if it goes round the other way.
  func area(_ corners: [BookPoint]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 == corners.count ? 0 : index + 1]
      sum += corner.x * next.y - corner.y * next.x
    }
    return sum / 2
  }

  private static let smallest = 0.05
  private static let flat = 0.999_999
  /// So far from the arc a chord may be, in points.
  private static let chordError = 0.1

  /// How far a piece is drawn beyond its sides, so that nothing shows between it and the next: a
  /// renderer mixes the pixels along an edge with what is below.
  private enum Seam {
    /// In pixels of whoever looks.
    static let over = 1.0
    static let elsewhere = 0.1
  }
}
