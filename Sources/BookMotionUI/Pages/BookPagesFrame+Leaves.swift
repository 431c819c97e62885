import BookMotion
import BookMotionPages

extension BookPagesFrame {
  /// Draws leaves in the air, with their shadows, above flat pages and the stacks under those.
  mutating func draw(_ leaves: [PageTurnPose.Leaf], above stacks: (turned: Double, rest: Double)) {
    for leaf in leaves { drawShadow(of: leaf.shape) }
    // Paper that has not come over hides leaves that were turned later; paper that has come over
    // hides leaves that were turned earlier. If the paper at the spine leads, it comes over last.
    let leadsAtSpine = leaves.contains { leaf in
      if case .bend(let bend) = leaf.shape { bend.curl < 0 } else { false }
    }
    for showsBack in [leadsAtSpine, !leadsAtSpine] {
      for leaf in showsBack ? leaves.reversed() : leaves {
        let page = showsBack ? back(of: leaf.index) : front(of: leaf.index)
        if case .fade(let share) = leaf.shape {
          lay(
            page, on: showsBack ? .left : .right, above: showsBack ? stacks.turned : stacks.rest,
            opacity: showsBack ? share : 1 - share)
        } else {
          draw(leaf.shape, page, showsBack: showsBack)
        }
      }
    }
  }

  /// Draws what is visible of one page of a leaf.
  private mutating func draw(_ shape: PageTurnPose.Shape, _ page: Int?, showsBack: Bool) {
    let (facets, from, finger) = facets(of: shape, count: Self.pieces)
    let side = side(from)
    // A leaf shows its front while it faces up on the right.
    let isUpper = showsBack == (from == .left)
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
          Piece(
            page: page, outline: Self.grown(seen),
            origin: isMirrored ? origin + width * across : origin,
            across: isMirrored ? BookPoint.zero - across : across, down: down,
            light: PageLight.Veil(brightness: facet.brightness(from: side)))))
    }
  }

  /// Draws the shadow of a leaf on the flat pages.
  private mutating func drawShadow(of shape: PageTurnPose.Shape) {
    let (facets, from, _) = facets(of: shape, count: Self.shadowPieces)
    let side = side(from)
    let direction = side == .right ? 1.0 : -1
    let heights = facets.flatMap { facet in facet.outline.points.map { facet.position(of: $0).z } }
    let ground = layers.reduce(into: (left: spine, right: spine)) { ground, layer in
      guard case .page(let page) = layer else { return }
      ground.left = min(ground.left, page.rect.x)
      ground.right = max(ground.right, page.rect.x + page.rect.width)
    }
    guard let height = heights.max() else { return }
    layers.append(
      .shadow(
        Shadow(
          outlines: facets.map { facet in
            facet.shadow(from: side).map {
              BookPoint(x: spine + direction * $0.x, y: layout.top + $0.y)
            }
          },
          ground: BookRect(
            x: ground.left, y: layout.top, width: ground.right - ground.left,
            height: layout.page.height),
          opacity: PageLight.Veil(brightness: PageLight.umbra).opacity,
          softness: PageLight.softness(ofShadowFrom: height))))
  }

  /// Returns the pieces of a leaf that is lifted, and the side and the finger that lift it.
  private func facets(
    of shape: PageTurnPose.Shape, count: Int
  ) -> (facets: [PageFacet], from: PageFacet.Side, finger: BookPoint?) {
    switch shape {
    case .bend(let bend): (bend.facets(of: layout.page, count: count), .right, nil)
    case .roll(let roll, let from): (roll.facets(count: count), from, roll.finger)
    case .fade: ([], .right, nil)
    }
  }

  /// Returns the perspective of an eye above the finger, so that the held point appears under it, or
  /// above the spine.
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
