package import BookMotion
package import BookMotionPages

/// The leaf before the first page as it is seen: where it is, which of its sides are seen, and the light
/// on them.
///
/// Points of the leaf are measured from the upper end of its hinge: x away from the hinge, and y down.
package struct Flyleaf: Sendable {
  /// Its bend.
  package let leaf: PageBend
  /// Where it lies before the cover opens, which is as large as the block of pages.
  package let block: BookRect
  /// The radius of its outer corners.
  package let corner: Double
  /// The opacity of what is seen around it, as long as it hides the page beneath it: the page is as
  /// large as the boards.
  package let rimOpacity: Double
  /// The opacity of the leaf itself.
  package let opacity: Double

  private let shade: CoverShade
  private let hinge: Double
  private let hand: Double
  private let nearness: Double
  private let view: BookScene.Projection

  /// Creates the flyleaf of a book, or returns `nil` when there is none to draw.
  ///
  /// - Parameters:
  ///   - pose: The pose of the book, as pictures show it.
  ///   - style: The style of the book.
  ///   - layout: The layout of the book.
  ///   - cornerRadius: The radius of the book's corners.
  ///   - isPrinted: True if its other side is the page that will lie beside the first one.
  ///   - view: The view of the body.
  package init?(
    _ pose: BookPose, style: BookStyle, in layout: BookLayout, cornerRadius: Double,
    isPrinted: Bool, view: BookScene.Projection
  ) {
    guard let leaf = pose.flyleaf(style) else { return nil }
    let isRightBound = layout.binding == .right
    // A leaf with a page on its other side grows to that page's size, which the boards hid before.
    let lift = pose.flyleafLift(style)
    let grown = isPrinted ? lift : 0
    let inset = BookStyle.blockInset * style.scale(forWidth: pose.width) * (1 - grown)
    self.leaf = leaf
    block = pose.frame.inset(by: inset)
    corner = max(cornerRadius - inset, 0)
    rimOpacity = (1 - pose.firstPageOpacity) * lift
    shade = CoverShade(pose, isRightBound: isRightBound)
    hinge = isRightBound ? block.x + block.width : block.x
    hand = isRightBound ? -1.0 : 1.0
    nearness = style.perspective / max(pose.width, pose.height, BookDomain.length.lowest)
    self.view = view
    opacity = pose.coverOpacity
  }

  /// Returns the screen position of a point of the leaf.
  package func seen(_ point: BookPoint) -> BookPoint {
    let position = leaf.position(atDistance: point.x, ofWidth: block.width)
    let nearer = 1 / max(1 - position.height * nearness, Flyleaf.nearest)
    let (y, middle) = (block.y + point.y, block.center.y)
    return view(
      BookPoint(x: hinge + hand * position.across * nearer, y: middle + (y - middle) * nearer))
  }
}

extension Flyleaf {
  /// A part of the leaf that shows one of its sides, between two distances from the hinge.
  package struct Side: Sendable {
    package let from: Double
    package let to: Double
    package let isFront: Bool
  }

  /// What is seen of the other side, and then of the front: they meet where the paper is upright.
  package var sides: [Side] {
    let width = block.width
    let upright =
      (Elementary.rightAngle - leaf.hingeDegrees) / (leaf.edgeDegrees - leaf.hingeDegrees)
    let ridge = upright > 0 && upright < 1 ? upright * width : leaf.hingeDegrees < 90 ? 0 : width
    return [
      Side(from: 0, to: ridge, isFront: false), Side(from: ridge, to: width, isFront: true),
    ].filter { $0.to - $0.from > Flyleaf.narrowest }
  }

  /// Returns where a side begins and where it ends, halfway down.
  package func ends(of side: Side) -> (start: BookPoint, end: BookPoint) {
    (halfway(at: side.from), halfway(at: side.to))
  }

  /// Returns the opacities of ink over a side at positions between its ends: what it lacks in light,
  /// in the shade of the cover.
  package func shades(of side: Side) -> [LightShade] {
    let (from, to, width) = (side.from, side.to, block.width)
    let (start, end) = ends(of: side)
    return (0...Flyleaf.steps).map { step in
      let distance = from + (to - from) * Double(step) / Double(Flyleaf.steps)
      let (sine, cosine) = Elementary.sinCos(
        degrees: leaf.degrees(atDistance: distance, ofWidth: width))
      let face = side.isFront ? 1.0 : -1.0
      let light = PageLight.brightness(facing: SIMD3(-sine * hand * face, 0, cosine * face))
      let plan = max(leaf.position(atDistance: distance, ofWidth: width).across, 0)
      let veil = PageLight.Veil(
        brightness: min(light, 1) * shade.brightness(at: plan, ofWidth: width))
      let position =
        start.x == end.x
        ? Double(step) / Double(Flyleaf.steps)
        : min(max((halfway(at: distance).x - start.x) / (end.x - start.x), 0), 1)
      return LightShade(position, veil.opacity)
    }
  }

  private func halfway(at distance: Double) -> BookPoint {
    seen(BookPoint(x: distance, y: block.height / 2))
  }

  /// The opacity of the line along the free edge, which would otherwise be paper against paper.
  package var edgeOpacity: Double {
    let tip = leaf.position(atDistance: block.width, ofWidth: block.width).height
    return Flyleaf.edge * min(tip / (CoverShade.low * block.width), 1)
  }

  /// The ends of that line, which leaves out the round corners.
  package var edgeLine: (top: BookPoint, bottom: BookPoint) {
    (
      BookPoint(x: block.width, y: corner),
      BookPoint(x: block.width, y: block.height - corner)
    )
  }

  /// The width of that line, in points.
  package static let edgeWidth = 1.2

  /// Returns the outline of a page with rounded outer corners, starting at the hinge.
  package static func outline(_ size: BookSize, corner: Double) -> [BookPoint] {
    let arc = (0...cornerSteps).map { step in
      let (sine, cosine) = Elementary.sinCos(
        degrees: Elementary.rightAngle * Double(step) / Double(cornerSteps))
      return BookPoint(
        x: size.width - corner * (1 - sine), y: corner * (1 - cosine))
    }
    return [BookPoint.zero] + arc
      + arc.reversed().map { BookPoint(x: $0.x, y: size.height - $0.y) }
      + [BookPoint(x: 0, y: size.height)]
  }

  private static let steps = 10
  private static let nearest = 0.05
  private static let narrowest = 0.01
  private static let edge = 0.4
  private static let cornerSteps = 5
}
