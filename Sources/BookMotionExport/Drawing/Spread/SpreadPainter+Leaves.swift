import BookMotion

extension SpreadPainter {
  /// Paints the leaves in the air over their shadows.
  mutating func paintLeaves() {
    let leaves = pose.leaves.map { leaf in pieces(of: leaf) }
    // Paper that has not come over hides what was turned later; of what has come over, the one that
    // was turned later hides the others. Where the paper at the spine leads, it is the other way.
    let leadsAtSpine = pose.leaves.contains { leaf in
      if case .bend(let bend) = leaf.shape { bend.curl < 0 } else { false }
    }
    guard leaves.count > 1 else {
      for leaf in leaves {
        paintShadow(of: leaf)
        let (lying, over) = halves(of: leaf)
        let rest = rest(of: leaf)
        for run in leadsAtSpine ? [over, lying] : [lying, over] { paint(run: run, rest: rest) }
      }
      return
    }
    // A shadow falls on the leaves below, which are others on either side of the spine.
    let layers = leaves.map {
      Layer(halves: halves(of: $0), rest: rest(of: $0), shadow: defineShadow(of: $0))
    }
    for isOver in [leadsAtSpine, !leadsAtSpine] {
      let side = isOver ? unreadSide.other : unreadSide
      let clip = defineClip(on: side)
      for layer in isOver ? layers.reversed() : layers {
        if let shadow = layer.shadow {
          text.add("<g clip-path=\"url(#\(clip))\"><use xlink:href=\"#\(shadow)\"/></g>\n")
        }
        paint(run: isOver ? layer.halves.over : layer.halves.lying, rest: layer.rest)
      }
    }
  }

  /// A leaf among others, and the name of its shadow.
  private struct Layer {
    let halves: (lying: [Piece], over: [Piece])
    let rest: Double
    let shadow: String?
  }

  private func halves(of leaf: [Piece]) -> (lying: [Piece], over: [Piece]) {
    (leaf.filter { isOverUnread($0) }, leaf.filter { !isOverUnread($0) })
  }

  /// All that is on one side of the spine.
  private mutating func defineClip(on side: PageFacet.Side) -> String {
    let name = newName()
    let width = layout.screen.width
    definitions.add("<clipPath id=\"\(name)\"><rect")
    definitions.add(attribute: "x", side == .right ? spine : spine - width)
    definitions.add(attribute: "y", 0)
    definitions.add(attribute: "width", width)
    definitions.add(attribute: "height", layout.screen.height)
    definitions.add("/></clipPath>")
    return name
  }

  /// Whether a piece looks up on the side of what has not been read.
  private func isOverUnread(_ piece: Piece) -> Bool {
    piece.isFront == (piece.side == unreadSide)
  }

  /// Paints what hangs together and hides nothing of itself: first the print, then the light.
  private mutating func paint(run pieces: [Piece], rest: Double) {
    for piece in pieces { paintBoard(under: piece) }
    for piece in pieces { paint(piece) }
    paintRest(of: pieces, atLeast: rest)
    let places = pieces.indices.map { index in
      pieces[index].lit(before: index + 1 < pieces.count ? pieces[index + 1] : nil)
    }
    // Across the folds the light changes; along them it does not.
    guard let axis = axis(across: pieces, from: places.first, to: places.last) else {
      return paintLight(of: pieces, fill: nil, share: 1 - rest)
    }
    let name = newName()
    definitions.add("<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
    for (key, value) in [
      ("x1", axis.start.x), ("y1", axis.start.y), ("x2", axis.end.x), ("y2", axis.end.y),
    ] {
      definitions.add(attribute: key, value)
    }
    definitions.add(">")
    let way = axis.end - axis.start
    for (piece, place) in zip(pieces, places) {
      let veil = piece.veil
      let offset = min(max((place - axis.start).dot(way) / way.magnitudeSquared, 0), 1)
      definitions.add("<stop offset=\"")
      definitions.add(offset, decimals: SVGGrid.shareDecimals)
      definitions.add("\" stop-color=\"\(veil.color)\" stop-opacity=\"")
      definitions.add(veil.opacity * (1 - rest), decimals: SVGGrid.shareDecimals)
      definitions.add("\"/>")
    }
    definitions.add("</linearGradient>")
    paintLight(of: pieces, fill: name, share: 1)
  }

  /// Paints a piece with its part of the page. The page is a pattern: what is drawn in layers has
  /// one edge then, and no layer shows through at it.
  private mutating func paint(_ piece: Piece) {
    // The page that is seen: the lower one of a leaf lies on the side of what has not been read.
    let number = 2 * piece.leaf + (piece.isFront == (piece.side == unreadSide) ? 0 : 1)
    define(number)
    let name = newName()
    definitions.add("<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\"")
    definitions.add(attribute: "width", page.width)
    definitions.add(attribute: "height", page.height)
    definitions.add(" patternTransform=\"matrix(")
    // Pages are read from their left edge, which is the spine only on the right.
    let readOnRight = (piece.side == .right) == piece.isFront
    let corners = [BookPoint.zero, BookPoint(x: 1, y: 0), BookPoint(x: 0, y: 1)].map { corner in
      seen(
        BookPoint(x: readOnRight ? corner.x : page.width - corner.x, y: corner.y), on: piece.facet,
        from: piece.side)
    }
    let (across, down) = (corners[1] - corners[0], corners[2] - corners[0])
    for (index, number) in [across.x, across.y, down.x, down.y, corners[0].x, corners[0].y]
      .enumerated()
    {
      if index > 0 { definitions.add(" ") }
      definitions.add(number, decimals: index < SpreadPainter.matrixPart ? 5 : 3)
    }
    definitions.add(")\"><use xlink:href=\"#p\(number)\"/></pattern>")
    text.add("<path fill=\"url(#\(name))\" d=\"")
    text.add(SVGPath.data { Surface.screen.add(piece.joined, to: &$0) })
    text.add("\"/>")
  }

  /// A cover whose inside is seen is a board that reaches beyond the paper on it, as where it lies;
  /// but not over the spine, where it would lie on the other page.
  private mutating func paintBoard(under piece: Piece) {
    let isInside = isOverUnread(piece) ? piece.leaf == pose.leafCount - 1 : piece.leaf == 0
    guard isInside else { return }
    let (outer, low) = (page.width + Book.board, page.height + Book.square)
    let arc = (0...SpreadPainter.cornerSteps).map { step in
      let turn = Double(step) / Double(SpreadPainter.cornerSteps) * 90
      return BookPoint(
        x: outer - Book.corner * (1 - Elementary.sin(degrees: turn)),
        y: Book.corner * (1 - Elementary.cos(degrees: turn)))
    }
    let top = arc.map { BookPoint(x: $0.x, y: $0.y - Book.square) }
    let bottom = arc.reversed().map { BookPoint(x: $0.x, y: low - $0.y) }
    let corners = ([BookPoint(x: 0, y: -Book.square)] + top + bottom + [BookPoint(x: 0, y: low)])
      .map { seen($0, on: piece.facet, from: piece.side) }
    text.add("<path fill=\"\(look.palette.boards.text)\" d=\"")
    text.add(SVGPath.data { Surface.screen.add(corners, to: &$0) })
    text.add("\"/>")
  }

  private static let matrixPart = 4
  /// A round corner in so many straight lines.
  private static let cornerSteps = 4
}
