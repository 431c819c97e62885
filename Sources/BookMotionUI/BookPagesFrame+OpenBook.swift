import BookMotion
import BookMotionPages

extension BookPagesFrame {
  /// An open book whose spine stands somewhere, and what is drawn of it.
  struct OpenBook {
    private let layout: PageSpreadLayout
    private let count: Int
    private let spine: Double
    private(set) var layers: [Layer] = []

    init(_ pages: BookPagesState, spine: Double) {
      (layout, count, self.spine) = (pages.layout, pages.count, spine)
    }

    mutating func draw(_ pose: PageTurnPose) {
      let lying = Int(pose.turned.rounded())
      let first = pose.leaves.map { $0.index }.min() ?? lying
      let last = pose.leaves.map { $0.index + 1 }.max() ?? lying
      drawFlatPages(turned: pose.turned, from: first, to: last)
      for leaf in pose.leaves { drawShadow(of: leaf) }
      // Paper that has not come over hides leaves that were turned later; paper that has come over
      // hides leaves that were turned earlier. If the paper at the spine leads, it comes over last.
      let leadsAtSpine = pose.leaves.contains { leaf in
        if case .bend(let bend) = leaf.shape { bend.curl < 0 } else { false }
      }
      for showsBack in [leadsAtSpine, !leadsAtSpine] {
        for leaf in showsBack ? pose.leaves.reversed() : pose.leaves {
          draw(leaf, showsBack: showsBack)
        }
      }
    }

    /// Draws the topmost pages on both sides: beneath leaf `from`, and beneath the leaf before `to`.
    mutating func drawFlatPages(
      turned: Double, from: Int, to: Int, opacity: Double = 1
    ) {
      let part = min(max(turned / Double(max(count / 2, 1)), 0), 1)
      let thickness = OpenBook.thickness
      if from > 0 { draw(2 * from - 1, on: .left, above: part * thickness, opacity: opacity) }
      if 2 * to < count {
        draw(2 * to, on: .right, above: (1 - part) * thickness, opacity: opacity)
      }
    }

    private mutating func draw(
      _ page: Int, on side: PageFacet.Side, above thickness: Double, opacity: Double
    ) {
      let (isRight, rect) = (self.side(side) == .right, rect(on: side))
      let edges = BookRect(
        x: rect.x + (isRight ? thickness : -thickness), y: rect.y + OpenBook.drop,
        width: rect.width, height: rect.height)
      layers.append(
        .page(
          FlatPage(
            page: page, rect: rect, opacity: opacity, edges: edges, spine: spine,
            edge: isRight ? rect.x + rect.width : rect.x)))
    }

    /// Returns the place of a page on a side of a left-bound book.
    private func rect(on side: PageFacet.Side) -> BookRect {
      let width = layout.page.width
      return BookRect(
        x: self.side(side) == .right ? spine : spine - width, y: layout.top, width: width,
        height: layout.page.height)
    }

    /// Returns the side of this book for a side of a left-bound one.
    private func side(_ side: PageFacet.Side) -> PageFacet.Side {
      layout.binding == .left ? side : side.other
    }

    /// The thickness of all pages together, seen beside them.
    private static let thickness = 12.0
    /// The distance by which the lowest page is seen below the topmost.
    private static let drop = 2.0
  }
}

// MARK: Leaves in the air

extension BookPagesFrame.OpenBook {
  /// Draws what is visible of one page of a leaf in the air.
  private mutating func draw(_ leaf: PageTurnPose.Leaf, showsBack: Bool) {
    let page = 2 * leaf.index + (showsBack ? 1 : 0)
    switch leaf.shape {
    case .bend(let bend):
      draw(page, on: bend.facets(of: layout.page, count: Self.pieces), from: .right)
    case .roll(let roll, let from):
      draw(page, on: roll.facets(count: Self.pieces), from: from, under: roll.finger)
    // Only books with reduced motion have leaves that fade, and theirs are spreads here.
    case .fade: break
    }
  }

  /// Draws the pieces of a leaf, lifted from a side, that show `page`.
  private mutating func draw(
    _ page: Int, on facets: [PageFacet], from: PageFacet.Side, under finger: BookPoint? = nil
  ) {
    let side = side(from)
    // Even pages are fronts, which face up on the right.
    let isUpper = page.isMultiple(of: 2) == (from == .right)
    let perspective = perspective(under: finger, on: side)
    // Paper is measured from the spine, which is the right end of a left page.
    let isMirrored = (isUpper ? side : side.other) == .left
    let width = layout.page.width
    for facet in facets {
      let projection = facet.projection(
        spine: BookPoint(x: spine, y: layout.top), side: side, in: perspective)
      let corners = facet.outline.points
      let middle = (1 / Double(corners.count)) * corners.reduce(.zero, +)
      let seen = corners.map { projection($0) }
      // A front that faces up on the left has the opposite orientation.
      guard ((Self.area(of: seen) > 0) == (side == .right)) == isUpper else { continue }
      // A piece is so narrow that nobody sees a projection differ from its affine approximation.
      let place = projection(middle)
      let across = projection(middle + BookPoint(x: 1, y: 0)) - place
      let down = projection(middle + BookPoint(x: 0, y: 1)) - place
      let origin = place - middle.x * across - middle.y * down
      layers.append(
        .piece(
          BookPagesFrame.Piece(
            page: page, outline: Self.grown(seen),
            origin: isMirrored ? origin + width * across : origin,
            across: isMirrored ? BookPoint.zero - across : across, down: down,
            light: PageLight.Veil(brightness: facet.brightness(from: side)))))
    }
  }

  /// Draws the shadow of a leaf on the pages.
  private mutating func drawShadow(of leaf: PageTurnPose.Leaf) {
    let facets: [PageFacet]
    let side: PageFacet.Side
    switch leaf.shape {
    case .bend(let bend):
      (facets, side) = (bend.facets(of: layout.page, count: Self.shadowPieces), self.side(.right))
    case .roll(let roll, let from):
      (facets, side) = (roll.facets(count: Self.shadowPieces), self.side(from))
    case .fade: return
    }
    let direction = side == .right ? 1.0 : -1
    let height = facets.flatMap { facet in facet.outline.points.map { facet.position(of: $0).z } }
      .max()
    let flat = layers.compactMap { layer in
      if case .page(let page) = layer { page.rect } else { nil }
    }
    let left = flat.map { $0.x }.min() ?? 0
    let right = flat.map { $0.x + $0.width }.max() ?? 0
    layers.append(
      .shadow(
        BookPagesFrame.Shadow(
          outlines: facets.map { facet in
            facet.shadow(from: side).map {
              BookPoint(x: spine + direction * $0.x, y: layout.top + $0.y)
            }
          },
          ground: BookRect(
            x: left, y: layout.top, width: right - left, height: layout.page.height),
          opacity: PageLight.Veil(brightness: PageLight.umbra).opacity,
          softness: PageLight.softness(ofShadowFrom: height ?? 0))))
  }

  /// The perspective of an eye above the finger, so that the held point appears under it, or above the
  /// spine.
  private func perspective(under finger: BookPoint?, on side: PageFacet.Side) -> BookPerspective {
    let eye = finger ?? BookPoint(x: 0, y: layout.page.height / 2)
    return BookPerspective(
      vanishingPoint: BookPoint(
        x: spine + (side == .right ? eye.x : -eye.x), y: layout.top + eye.y),
      nearness: 1 / (Self.eyeDistance * 2 * layout.page.width))
  }

  /// Returns twice the signed area, positive for corners that run clockwise on the screen.
  private static func area(of corners: [BookPoint]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
  }

  /// Returns the polygon with every corner a little farther from the middle.
  private static func grown(_ corners: [BookPoint]) -> [BookPoint] {
    let middle = (1 / Double(corners.count)) * corners.reduce(.zero, +)
    return corners.map { corner in
      let offset = corner - middle
      let length = offset.magnitudeSquared.squareRoot()
      return length > 0 ? corner + (seam / length) * offset : corner
    }
  }

  /// The distance of the eye, in widths of the open book.
  private static let eyeDistance = 2.2
  /// The number of pieces of a leaf, and of its shadow, whose soft edge hides its corners.
  private static let pieces = 32
  private static let shadowPieces = 8
  /// The width of a seam between two pieces, in points.
  private static let seam = 0.4
}
