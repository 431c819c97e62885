import BookMotion
import BookMotionColor
import BookMotionPages
import SwiftUI

/// Draws an open book: the flat pages, the shadows on them, and bent leaves facet by facet.
struct SpreadDrawing {
  let pose: PageTurnPose
  let layout: PageSpreadLayout

  func draw(in context: GraphicsContext) {
    draw(left, on: side(.left), in: context)
    draw(right, on: side(.right), in: context)
    for leaf in pose.leaves { drawShadow(of: leaf, in: context) }
    // Paper that has not come over hides leaves that were turned later; paper that has come over
    // hides leaves that were turned earlier. If the paper at the spine leads, it comes over last.
    let leadsAtSpine = pose.leaves.contains { leaf in
      if case .bend(let bend) = leaf.shape { bend.curl < 0 } else { false }
    }
    for showsBack in [leadsAtSpine, !leadsAtSpine] {
      for leaf in showsBack ? pose.leaves.reversed() : pose.leaves {
        draw(leaf, showsBack: showsBack, in: context)
      }
    }
  }

  /// Draws what is visible of one page of a leaf in the air.
  private func draw(_ leaf: PageTurnPose.Leaf, showsBack: Bool, in context: GraphicsContext) {
    let page = 2 * leaf.index + (showsBack ? 1 : 0)
    switch leaf.shape {
    case .bend(let bend):
      draw(page, on: bend.facets(of: layout.page, count: 16), from: .right, in: context)
    case .roll(let roll, let from):
      draw(page, on: roll.facets(count: 16), from: from, under: roll.finger, in: context)
    case .fade(let share):
      draw(
        page, on: side(showsBack ? .left : .right), opacity: showsBack ? share : 1 - share,
        in: context)
    }
  }

  /// The pages of which anything is visible.
  var visiblePages: [Int] {
    [left, right].compactMap { $0 } + pose.leaves.flatMap { [2 * $0.index, 2 * $0.index + 1] }
  }
}

// MARK: Flat pages

extension SpreadDrawing {
  private var lying: Int { Int(pose.turned.rounded()) }

  /// The topmost page on the left.
  private var left: Int? {
    let leaf = (pose.leaves.map { $0.index }.min() ?? lying) - 1
    return leaf < 0 ? nil : 2 * leaf + 1
  }

  private var right: Int? {
    let leaf = (pose.leaves.map { $0.index }.max() ?? lying - 1) + 1
    return leaf < pose.leafCount ? 2 * leaf : nil
  }

  private var spine: Double { layout.spine(turned: pose.turned, of: pose.leafCount) }

  /// Returns the side of this book for a side of a left-bound one.
  private func side(_ side: PageFacet.Side) -> PageFacet.Side {
    layout.binding == .left ? side : side.other
  }

  private func draw(
    _ page: Int?, on side: PageFacet.Side, opacity: Double = 1, in context: GraphicsContext
  ) {
    guard let page, let picture = context.resolveSymbol(id: page) else { return }
    let (width, height) = (layout.page.width, layout.page.height)
    let x = side == .right ? spine : spine - width
    let rect = CGRect(x: x, y: layout.top, width: width, height: height)
    var context = context
    context.opacity = opacity
    let stack = pose.stacks(of: 12)
    let thickness = side == self.side(.left) ? stack.turned : stack.rest
    let edges = rect.offsetBy(dx: side == .right ? thickness : -thickness, dy: 2)
    context.fill(Path(edges), with: .color(Color(BookPalette.memories.tableEdge)))
    context.stroke(Path(edges), with: .color(.black.opacity(0.15)), lineWidth: 0.5)
    context.draw(picture, in: rect)
    let shades = PageSpreadShading.memories.stops(ofWidth: width).map {
      Gradient.Stop(color: .black.opacity($0.opacity), location: $0.share)
    }
    context.fill(
      Path(rect),
      with: .linearGradient(
        Gradient(stops: shades), startPoint: CGPoint(x: spine, y: 0),
        endPoint: CGPoint(x: side == .right ? rect.maxX : rect.minX, y: 0)))
  }
}

// MARK: Leaves in the air

extension SpreadDrawing {
  /// The perspective of an eye at 2.2 times the width of the open book: above the finger, so that the
  /// held point appears under it, or above the spine.
  private func perspective(under finger: BookPoint?, on side: PageFacet.Side) -> BookPerspective {
    let eye = finger ?? BookPoint(x: 0, y: layout.page.height / 2)
    return BookPerspective(
      vanishingPoint: BookPoint(
        x: spine + (side == .right ? eye.x : -eye.x), y: layout.top + eye.y),
      nearness: 1 / (2.2 * 2 * layout.page.width))
  }

  /// Draws the pieces of a leaf, lifted from a side, that show `page`.
  private func draw(
    _ page: Int, on facets: [PageFacet], from: PageFacet.Side, under finger: BookPoint? = nil,
    in context: GraphicsContext
  ) {
    guard let picture = context.resolveSymbol(id: page) else { return }
    let side = side(from)
    // Even pages are fronts, which face up on the right.
    let isUpper = page.isMultiple(of: 2) == (from == .right)
    let perspective = perspective(under: finger, on: side)
    for facet in facets {
      let projection = facet.projection(
        spine: BookPoint(x: spine, y: layout.top), side: side, in: perspective)
      let corners = facet.outline.points
      let middle = corners.reduce(.zero, +).scaled(by: 1 / Double(corners.count))
      let seen = corners.map { projection($0) }
      // A front that faces up on the left has the opposite orientation.
      guard ((area(of: seen) > 0) == (side == .right)) == isUpper else { continue }
      let outline = Path(seen.grown(by: 0.4))

      var piece = context
      piece.clip(to: outline)
      piece.concatenate(CGAffineTransform(projection, near: middle))
      // Paper is measured from the spine, which is the right end of a left page.
      if (isUpper ? side : side.other) == .left {
        piece.translateBy(x: layout.page.width, y: 0)
        piece.scaleBy(x: -1, y: 1)
      }
      piece.draw(picture, in: CGRect(origin: .zero, size: CGSize(layout.page)))

      let veil = PageLight.Veil(brightness: facet.brightness(from: side))
      let color = veil.isWhite ? Color.white : .black
      context.fill(outline, with: .color(color.opacity(veil.opacity)))
    }
  }

  /// Draws the shadow of a leaf, cast by all its facets together.
  private func drawShadow(of leaf: PageTurnPose.Leaf, in context: GraphicsContext) {
    let facets: [PageFacet]
    let side: PageFacet.Side
    switch leaf.shape {
    case .bend(let bend):
      (facets, side) = (bend.facets(of: layout.page, count: 8), self.side(.right))
    case .roll(let roll, let from): (facets, side) = (roll.facets(count: 8), self.side(from))
    case .fade: return
    }
    let direction = side == .right ? 1.0 : -1
    let height = facets.flatMap { facet in facet.outline.points.map { facet.position(of: $0).z } }
      .max()
    context.drawLayer { layer in
      layer.clip(to: pages)
      layer.opacity = PageLight.Veil(brightness: PageLight.umbra).opacity
      layer.addFilter(.blur(radius: PageLight.softness(ofShadowFrom: height ?? 0)))
      layer.drawLayer { layer in
        for facet in facets {
          let corners = facet.shadow(from: side).map { corner in
            BookPoint(x: spine + direction * corner.x, y: layout.top + corner.y)
          }
          layer.fill(Path(corners), with: .color(.black))
        }
      }
    }
  }

  private var pages: Path {
    let width = layout.page.width
    return Path(
      CGRect(
        x: left == nil ? spine : spine - width, y: layout.top,
        width: left == nil || right == nil ? width : 2 * width, height: layout.page.height))
  }

  /// Returns twice the signed area, positive for corners that run clockwise on the screen.
  private func area(of corners: [BookPoint]) -> Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, side in
      sum + side.0.x * side.1.y - side.0.y * side.1.x
    }
  }
}

extension [BookPoint] {
  /// Returns the polygon with every corner `margin` farther from the middle, to hide seams between
  /// neighbors.
  fileprivate func grown(by margin: Double) -> [BookPoint] {
    let middle = reduce(.zero, +).scaled(by: 1 / Double(count))
    return map { corner in
      let offset = corner - middle
      let length = offset.magnitudeSquared.squareRoot()
      return length > 0 ? corner + offset.scaled(by: margin / length) : corner
    }
  }
}

extension BookPoint {
  fileprivate func scaled(by factor: Double) -> BookPoint {
    BookPoint(x: x * factor, y: y * factor)
  }
}

extension CGAffineTransform {
  /// Creates the affine approximation of a projection near a point. A facet is so narrow that the
  /// difference is invisible.
  fileprivate init(_ projection: BookScene.Projection, near point: BookPoint) {
    let origin = projection(point)
    let across = projection(point + BookPoint(x: 1, y: 0)) - origin
    let down = projection(point + BookPoint(x: 0, y: 1)) - origin
    self.init(
      a: across.x, b: across.y, c: down.x, d: down.y,
      tx: origin.x - across.x * point.x - down.x * point.y,
      ty: origin.y - across.y * point.x - down.y * point.y)
  }
}
