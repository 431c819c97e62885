package import BookMotion
package import BookMotionPages

/// A leaf in the air, as it is seen.
package struct SeenLeaf {
  /// The index of the leaf.
  package let index: Int

  /// The side from which it was lifted.
  package let side: PageFacet.Side

  /// The position of its paper in space: away from the spine, down, and toward the viewer.
  package let position: (BookPoint) -> SIMD3<Double>

  /// The whole of its paper.
  package let paper: SeenPaper

  /// The visible flat pieces.
  package let pieces: [Piece]

  /// The height of its highest point.
  package let height: Double

  /// True if it rolls after a finger or a corner.
  package let isRolled: Bool

  /// A flat piece of a leaf, as it is seen.
  package struct Piece {
    package let facet: PageFacet
    package let outline: [BookPoint]
    /// True if the visible face is the one that faces up on the side from which it was lifted.
    package let isFront: Bool
    /// The cuts toward the piece before and the next one.
    package let before: SeenPaper.Cut?
    package let after: SeenPaper.Cut?
    /// The fold between this piece and the one before it.
    package let fold: (start: BookPoint, end: BookPoint)?

    /// The height of its middle above the book.
    package let height: Double

    package var middle: BookPoint {
      outline.reduce(BookPoint.zero, +).scaled(by: 1 / Double(outline.count))
    }

    /// Returns the point at which the piece's direction determines the light: its middle, or, for a
    /// piece that lies flat and may be large, its fold.
    package func lit(before next: Piece?) -> BookPoint {
      guard facet.normal.z.magnitude > Piece.flat else { return middle }
      return (fold ?? next?.fold).map { ($0.start + $0.end).scaled(by: 0.5) } ?? middle
    }

    private static let flat = 0.999_999
  }

  /// Connected pieces that do not hide each other.
  package struct Run {
    package let leaf: SeenLeaf
    package let pieces: [Piece]
    package let isFront: Bool

    /// The paper of the pieces.
    package var paper: SeenPaper {
      var paper = leaf.paper
      paper.cuts = [pieces.first?.before, pieces.last?.after].compactMap { $0 }
      return paper
    }
  }

  /// Returns the pieces whose front is visible, or those whose back is.
  package func run(isFront: Bool) -> Run {
    Run(leaf: self, pieces: pieces.filter { $0.isFront == isFront }, isFront: isFront)
  }
}

extension SpreadPainter {
  /// Returns a leaf as it is seen, or `nil` for one that fades instead of moving.
  package func seen(_ leaf: PageTurnPose.Leaf) -> SeenLeaf? {
    let (facets, side, focus): ([PageFacet], PageFacet.Side, BookPoint)
    let position: (BookPoint) -> SIMD3<Double>
    var isRolled = false
    switch leaf.shape {
    case .bend(let bend):
      // Boards do not bend.
      let shape = isBoard(leaf.index) ? PageBend(turn: bend.turn, curl: 0) : bend
      facets = shape.facets(of: page, count: count(of: shape, leaf.index))
      side = unreadSide
      focus = BookPoint(x: 0, y: page.height / 2)
      let width = page.width
      position = { point in
        let position = shape.position(atDistance: point.x, ofWidth: width)
        return SIMD3(position.across, point.y, position.height)
      }
    case .fade: return nil
    case .roll(let roll, let from):
      facets = roll.facets(count: frame.pieces)
      side = isRightBound ? from.other : from
      // The eye is above the finger: what the finger holds is under it, at any height.
      focus = roll.finger
      position = roll.position(of:)
      isRolled = true
    }
    let eye = Book.eye * page.width
    func seen(_ position: SIMD3<Double>) -> BookPoint {
      let nearer = 1 / (1 - position.z / eye)
      return point(
        side, focus.x + (position.x - focus.x) * nearer, focus.y + (position.y - focus.y) * nearer)
    }
    let cuts = facets.indices.dropFirst().map {
      SeenPaper.Cut(of: facets[$0 - 1].outline, towards: facets[$0].outline)
    }
    let pieces: [SeenLeaf.Piece] = facets.indices.compactMap { index in
      let facet = facets[index]
      let corners = facet.outline.points
      let outline = corners.map { seen(facet.position(of: $0)) }
      let area = area(outline)
      guard area.magnitude > SpreadPainter.smallest else { return nil }
      let fold = index > 0 ? facet.outline.side(towards: facets[index - 1].outline) : nil
      return SeenLeaf.Piece(
        facet: facet, outline: outline,
        isFront: (area > 0) == (side == .right),
        before: index > 0 ? cuts[index - 1].map { $0.reversed } : nil,
        after: index < cuts.count ? cuts[index] : nil,
        fold: fold.map { (outline[$0], outline[$0 + 1 == outline.count ? 0 : $0 + 1]) },
        height: corners.reduce(0) { $0 + facet.position(of: $1).z } / Double(corners.count))
    }
    return SeenLeaf(
      index: leaf.index, side: side, position: position,
      paper: SeenPaper { seen(position($0)) }, pieces: pieces,
      height: facets.reduce(0) { high, facet in
        facet.outline.points.reduce(high) { max($0, facet.position(of: $1).z) }
      }, isRolled: isRolled)
  }

  package func isBoard(_ leaf: Int) -> Bool { leaf == 0 || leaf == pose.leafCount - 1 }

  /// Returns the number of pieces for a bent leaf: few if it is nearly flat, and for a board as many as
  /// a picture in perspective needs.
  private func count(of bend: PageBend, _ leaf: Int) -> Int {
    guard !isBoard(leaf) else { return leaf == 0 && look.hasCover ? frame.pieces : 1 }
    let arc = (bend.edgeDegrees - bend.hingeDegrees).magnitude * .pi / 180
    // With n pieces, the error of a chord is w · arc / 8n² in its middle.
    let needed = (page.width * arc / (8 * SpreadPainter.chordError)).squareRoot().rounded(.up)
    let strips = look.pictures.isEmpty ? 0 : SpreadPainter.strips * arc
    return min(frame.pieces, max(Int(max(needed, strips)), 3))
  }

  /// Returns the signed area of an outline: negative if its corners are in the opposite order.
  package func area(_ corners: [BookPoint]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      sum += corner.cross(corners[index + 1 == corners.count ? 0 : index + 1])
    }
    return sum / 2
  }

  private static let smallest = 0.05
  /// The number of strips of a picture per radian of the paper's turn, so that no line in it has
  /// steps.
  private static let strips = 48.0
  /// The largest distance between a chord and the arc, in points.
  private static let chordError = 0.1
}

extension SeenPaper.Cut {
  /// Creates the cut between two pieces of a page, which keeps the first; `nil` if there is none.
  package init?(of piece: PagePolygon, towards next: PagePolygon) {
    guard let side = piece.side(towards: next) else { return nil }
    let (start, end) = (piece[side], piece[side + 1 == piece.count ? 0 : side + 1])
    let offset = end - start
    let length = offset.magnitudeSquared.squareRoot()
    guard length > 0 else { return nil }
    // Clockwise on the screen, the outside is on the left of the direction of travel.
    let normal = BookPoint(x: offset.y / length, y: -offset.x / length)
    self.init(normal: normal, offset: start.dot(normal))
  }

  /// The cut along the same line that keeps the other side.
  package var reversed: Self { Self(normal: normal.scaled(by: -1), offset: -offset) }
}
