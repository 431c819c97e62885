package import BookMotion
package import BookMotionBody

/// What is to be seen of the body of a book in the air beside its faces, as frames draw it: its
/// thickness, its boards beyond the pages, the edge of its cover, and the leaf before the first page.
///
/// All outlines are points of the screen, in order.
package struct BookOutlines: Hashable, Sendable {
  /// The thickness: outlines beneath all faces, the rearmost first. Empty if none is seen.
  package let thickness: [Layer]
  /// The opacity of the thickness.
  package let opacity: Double
  /// The boards beyond the pages of a spread, above the thickness and beneath all faces.
  package let boards: [Rim]
  /// The edge of a cover that turns: outlines right beneath the cover or its inside, the rearmost first.
  package let boardEdge: [Layer]
  /// The opacity of that edge.
  package let boardEdgeOpacity: Double
  /// The leaf before the first page, or `nil` if none is seen. It lies in front of all faces but the front
  /// of the cover. Of a spread, it gives way to the page that lies there, in its place, as the cover does.
  package let flyleaf: Leaf?

  /// An outline that is filled with cloth or paper.
  package struct Layer: Hashable, Sendable {
    package let outline: [BookPoint]
    /// The offset of the outline.
    package let offset: BookPoint
    package let material: BookThickness.Material
  }

  /// A line around an outline, in the cloth of the boards. Its inner half lies beneath the outline.
  package struct Rim: Hashable, Sendable {
    package let outline: [BookPoint]
    package let width: Double
    package let opacity: Double
  }

  /// The leaf before the first page.
  package struct Leaf: Hashable, Sendable {
    /// What is between these two outlines, around the leaf, hides the rim of the page beneath it.
    package let rim: [[BookPoint]]
    /// Paper, or the cloth of the boards.
    package let rimMaterial: BookThickness.Material
    package let rimOpacity: Double
    /// The opacity of everything but the rim.
    package let opacity: Double
    /// What is seen of the other side, and then of the front.
    package let sides: [Side]
    /// The ends of the free edge, which is a line.
    package let edge: [BookPoint]
    package let edgeOpacity: Double
  }

  /// One side of the leaf, as far as it is seen.
  package struct Side: Hashable, Sendable {
    package let isFront: Bool
    package let outline: [BookPoint]
    /// The outline of what is inside of the border, if this is a page of a spread; empty if it is blank.
    package let field: [BookPoint]
    /// Where the light on it begins and ends, and its shades between them, as opacities of ink.
    package let start: BookPoint
    package let end: BookPoint
    package let shades: [LightShade]
  }

  /// The body of no book.
  static let none = BookOutlines(
    thickness: [], opacity: 0, boards: [], boardEdge: [], boardEdgeOpacity: 0, flyleaf: nil)
}

extension BookOutlines {
  /// Creates what is seen of the body of a book.
  ///
  /// - Parameters:
  ///   - pose: The pose of the book, as pictures show it.
  ///   - style: The style of the book.
  ///   - layout: The layout of the book.
  ///   - scene: The faces of the book.
  ///   - seen: The thickness of the book.
  init(
    _ pose: BookPose, _ style: BookStyle, in layout: BookLayout, _ scene: BookScene,
    thickness seen: BookThickness
  ) {
    let scale = style.scale(forWidth: pose.width)
    let radius = max(min(style.corners.cover * scale, pose.width / 2, pose.height / 2), 0)
    let view = BookScene.lean(of: pose, style: style, binding: layout.binding)
    let isRightBound = layout.binding == .right
    func outline(inset: Double) -> [BookPoint] {
      let corner = max(radius - inset, 0)
      return BookOutlines.outline(of: pose.frame.inset(by: inset), left: corner, right: corner)
        .map { view($0) }
    }
    func outline(of face: BookScene.Face) -> [BookPoint] {
      let outer = face.cornerRadius
      let inner = outer * pose.spineRoundness(of: face.kind, style)
      let (left, right) = isRightBound ? (outer, inner) : (inner, outer)
      return BookOutlines.outline(of: face.rect, left: left, right: right).map {
        face.projection($0)
      }
    }
    opacity = pose.flipAngle > 0 ? pose.backOpacity : 1
    thickness =
      opacity > 0
      ? BookOutlines.layers(
        of: seen, board: outline(inset: 0), block: outline(inset: seen.inset),
        isRightBound: isRightBound)
      : []
    boards = scene.faces.compactMap { face in
      let opacity = pose.boardOpacity(around: face, style)
      return opacity > 0
        ? Rim(outline: outline(of: face), width: 2 * style.border * scale, opacity: opacity) : nil
    }
    let cover = scene.faces.first { $0.kind == .cover || $0.kind == .coverInside }
    let isGone = style.hasPrintedFlyleaf && scene.face(.facingPage) != nil
    if let cover, !isGone, let edge = BoardEdge(pose, isRightBound: isRightBound) {
      let outline = outline(of: cover)
      boardEdge = edge.offsets.map { offset in
        Layer(outline: outline, offset: offset, material: .cloth(brightness: edge.brightness))
      }
      boardEdgeOpacity = seen.opacity(of: cover)
    } else {
      (boardEdge, boardEdgeOpacity) = ([], 0)
    }
    let isPrinted = style.hasPrintedFlyleaf
    let leaf = Flyleaf(
      pose, style: style, in: layout, cornerRadius: radius, isPrinted: isPrinted, view: view)
    guard let leaf else {
      flyleaf = nil
      return
    }
    let line = leaf.edgeLine
    flyleaf = Leaf(
      rim: [
        outline(inset: 0),
        BookOutlines.outline(of: leaf.block, left: leaf.corner, right: leaf.corner).map {
          view($0)
        },
      ],
      rimMaterial: seen.isSeen ? .paper(ink: BookOutlines.rimShade) : .cloth(brightness: 1),
      rimOpacity: leaf.rimOpacity, opacity: leaf.opacity,
      sides: leaf.sides.map { side in
        let border = isPrinted && !side.isFront ? style.border * scale : nil
        let (start, end) = leaf.ends(of: side)
        return Side(
          isFront: side.isFront, outline: leaf.outline(of: side),
          field: border.map { leaf.outline(of: side, inset: $0) } ?? [], start: start, end: end,
          shades: leaf.shades(of: side))
      }, edge: [leaf.seen(line.top), leaf.seen(line.bottom)], edgeOpacity: leaf.edgeOpacity)
  }

  /// Returns the outlines of a thickness. The spine is seen beside a book that is bound on the right: it
  /// is between the boards, and round at its lower corner.
  private static func layers(
    of thickness: BookThickness, board: [BookPoint], block: [BookPoint], isRightBound: Bool
  ) -> [Layer] {
    var layers = thickness.layers.map { layer in
      Layer(
        outline: layer.inset > 0 ? block : board, offset: layer.offset, material: layer.material)
    }
    guard isRightBound, thickness.isSeen else { return layers }
    let edge = board[cornerSteps...(cornerSteps + 1 + cornerSteps / 2)]
    let (back, front) = (
      (1 - thickness.board) * thickness.depth, thickness.board * thickness.depth
    )
    let spine = Layer(
      outline: edge.map { $0 + back } + edge.reversed().map { $0 + front }, offset: .zero,
      material: .cloth(brightness: BookThickness.spineShade))
    let boards = thickness.isClosed ? thickness.steps(thickness.board) : 0
    layers.insert(spine, at: layers.count - boards)
    return layers
  }

  /// Returns the outline of a rectangle with round corners, clockwise from its upper right corner.
  private static func outline(of rect: BookRect, left: Double, right: Double) -> [BookPoint] {
    let (far, bottom) = (rect.x + rect.width, rect.y + rect.height)
    let arc = (0...cornerSteps).map { step in
      let (sine, cosine) = Elementary.sinCos(
        degrees: Elementary.rightAngle * Double(step) / Double(cornerSteps))
      return BookPoint(x: 1 - sine, y: 1 - cosine)
    }
    return arc.map { BookPoint(x: far - right * $0.x, y: rect.y + right * $0.y) }
      + arc.reversed().map { BookPoint(x: far - right * $0.x, y: bottom - right * $0.y) }
      + arc.map { BookPoint(x: rect.x + left * $0.x, y: bottom - left * $0.y) }
      + arc.reversed().map { BookPoint(x: rect.x + left * $0.x, y: rect.y + left * $0.y) }
  }

  /// The number of lines that a round corner is drawn with: even, because the spine begins in its middle.
  private static let cornerSteps = 8
  /// The share of ink on the rim of the leaves.
  private static let rimShade = 0.2
}

extension BookStyle {
  /// True if the other side of the flyleaf is the page that will lie beside the first one.
  var hasPrintedFlyleaf: Bool { spread == .spread }
}

extension Flyleaf {
  /// Returns the outline of a side on the screen, or of what is inside of a border there, which a page
  /// doesn't have at its hinge.
  fileprivate func outline(of side: Side, inset: Double = 0) -> [BookPoint] {
    let (width, height) = (block.width - inset, block.height)
    guard side.from < width, 2 * inset < height else { return [] }
    let (end, round) = (min(side.to, width), max(corner - inset, 0))
    let even = (0...Self.steps).map {
      side.from + (end - side.from) * Double($0) / Double(Self.steps)
    }
    let arc = (0...Self.cornerSteps).map { step in
      let angle = Elementary.rightAngle * Double(step) / Double(Self.cornerSteps)
      return width - round * (1 - Elementary.sinCos(degrees: angle).sine)
    }
    let stations = (even + arc.filter { $0 > side.from && $0 < end }).sorted().map { x in
      let across = max(x - (width - round), 0)
      return BookPoint(
        x: x, y: inset + round - max(round * round - across * across, 0).squareRoot())
    }
    return stations.map { seen($0) }
      + stations.reversed().map { seen(BookPoint(x: $0.x, y: height - $0.y)) }
  }

  /// The number of lines that a side and a corner of it are drawn with.
  private static let steps = 24
  private static let cornerSteps = 8
}
