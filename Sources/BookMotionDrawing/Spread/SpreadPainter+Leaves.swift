import BookMotion
import BookMotionColor
import BookMotionPages

extension SpreadPainter {
  /// Paints the leaves in the air over their shadows.
  package mutating func paintLeaves() {
    let leaves = inAir
    paintShade()
    // Paper that has not come over hides leaves that were turned later; paper that has come over
    // hides leaves that were turned earlier. If the paper at the spine leads, the order is
    // reversed.
    let leadsAtSpine = pose.leaves.contains { leaf in
      if case .bend(let bend) = leaf.shape { bend.curl < 0 } else { false }
    }
    guard leaves.count > 1 else {
      for leaf in leaves {
        text.add(shadows(of: leaf))
        let runs = [run(of: leaf, isOver: false), run(of: leaf, isOver: true)]
        for run in leadsAtSpine ? runs.reversed() : runs { paint(run) }
      }
      return
    }
    // A shadow falls on the leaves below, which differ between the two sides of the spine.
    let cast = leaves.map { leaf in
      let (name, shadows) = (newName(), shadows(of: leaf))
      definitions.add("<g id=\"\(name)\">")
      definitions.add(shadows)
      definitions.add("</g>")
      return name
    }
    for isOver in [leadsAtSpine, !leadsAtSpine] {
      let clip = defineClip(on: isOver ? unreadSide.other : unreadSide)
      for index in isOver ? leaves.indices.reversed() : Array(leaves.indices) {
        text.add("<g clip-path=\"url(#\(clip))\"><use xlink:href=\"#\(cast[index])\"/></g>\n")
        paint(run(of: leaves[index], isOver: isOver))
      }
    }
  }

  /// Returns the part of a leaf whose visible page belongs on the unread side, or, if `isOver`, on
  /// the other.
  private func run(of leaf: SeenLeaf, isOver: Bool) -> SeenLeaf.Run {
    leaf.run(isFront: isOver != (leaf.side == unreadSide))
  }

  /// Defines a clip to one side of the spine, and returns its name.
  private mutating func defineClip(on side: PageFacet.Side) -> String {
    let name = newName()
    let width = layout.screen.width
    definitions.add("<clipPath id=\"\(name)\"><rect")
    definitions.add(
      frame: BookRect(
        x: side == .right ? spine : spine - width, y: 0, width: width,
        height: layout.screen.height))
    definitions.add("/></clipPath>")
    return name
  }

  /// Paints the print, and then the light.
  private mutating func paint(_ run: SeenLeaf.Run) {
    guard !run.pieces.isEmpty else { return }
    paintBoard(under: run)
    paintFlapShadow(on: run)
    if let outline = paintPrint(of: run) { paintLight(on: run, .named(outline)) }
    paintEdge(of: run)
  }

  /// Paints the print of the visible page; the lower-numbered page of a leaf belongs on the unread
  /// side. Returns the name of the paper's outline, or `nil` if nothing is visible.
  private mutating func paintPrint(of run: SeenLeaf.Run) -> String? {
    let data = SVGPath.data { run.paper.add(pageCorners, to: &$0) }
    guard !data.bytes.isEmpty else { return nil }
    let number = 2 * run.leaf.index + (run.isFront == (run.leaf.side == unreadSide) ? 0 : 1)
    let content = PageContent(number, of: 2 * pose.leafCount, size: page, look: look)
    // Pages are read from their left edge, which is at the spine only on the right side.
    let isMirrored = (run.leaf.side == .right) != run.isFront
    let shapes = isMirrored ? content.shapes.map { $0.mirrored(in: page.width) } : content.shapes
    let (outline, clip) = (newName(), newName())
    // A shape without its own fill takes that of its group, and a different one where it is reused.
    text.add("<g class=\"leaf\" fill=\"\(shapes.first?.paint ?? SVGCanvas.white)\">")
    text.add("<path id=\"\(outline)\" d=\"")
    text.add(data)
    // A line close to where the paper turns away would stick out by a part of its width.
    text.add("\"/><clipPath id=\"\(clip)\"><use xlink:href=\"#\(outline)\"/></clipPath>")
    text.add("<g clip-path=\"url(#\(clip))\">")
    text.add(Array(shapes.dropFirst()), on: run.paper)
    for shape in shapes {
      if case .picture(let picture, let frame) = shape.form {
        paintPicture(picture, on: frame, of: number, isMirrored: isMirrored, run)
      }
    }
    // On a picture, it would look like bars.
    if content.picture == nil { paintShowThrough(number, of: run, isMirrored: !isMirrored) }
    text.add("</g></g>\n")
    return outline
  }

  /// Paints a trace of the print on the other side: lifted paper lets some light through.
  private mutating func paintShowThrough(
    _ number: Int, of run: SeenLeaf.Run, isMirrored: Bool
  ) {
    let opacity = Book.showThrough * weight(of: run.leaf)
    guard !painter.isFleeting, painter.scale > SpreadPainter.small else { return }
    guard !isBoard(run.leaf.index), opacity > SpreadPainter.faintest else { return }
    let other = number % 2 == 0 ? number + 1 : number - 1
    let content = PageContent(other, of: 2 * pose.leafCount, size: page, look: look)
    // Only words: print that shows through can only darken the page.
    let shapes = content.shapes.compactMap { shape in
      if case .lines = shape.form {
        PrintedShape(shape.form, PageLight.ink.text)
      } else {
        nil
      }
    }
    text.add("<g class=\"trace\"")
    text.add(attribute: "opacity", opacity, decimals: SVGGrid.shareDecimals)
    text.add(">")
    text.add(isMirrored ? shapes.map { $0.mirrored(in: page.width) } : shapes, on: run.paper)
    text.add("</g>")
  }

  /// Paints a picture in strips, each as it is seen at its middle. They overlap, so that no seams
  /// show between them.
  private mutating func paintPicture(
    _ picture: Int, on frame: BookRect, of number: Int, isMirrored: Bool, _ run: SeenLeaf.Run
  ) {
    definePicture(picture, on: isMirrored ? frame.mirrored(in: page.width) : frame, of: number)
    let all = run.paper
    for piece in run.pieces {
      var strip = all
      strip.cuts += [piece.before, piece.after].compactMap { $0?.moved(by: Book.overlap) }
      let corners = strip.left(of: frame.corners)
      guard corners.count > 2 else { continue }
      let middle = corners.reduce(BookPoint.zero, +).scaled(by: 1 / Double(corners.count))
      let across = strip.change(at: middle, along: BookPoint(x: isMirrored ? -1 : 1, y: 0))
      let down = strip.change(at: middle, along: BookPoint(x: 0, y: 1))
      let printed = BookPoint(x: isMirrored ? page.width - middle.x : middle.x, y: middle.y)
      let origin = strip.seen(middle) - across.scaled(by: printed.x) - down.scaled(by: printed.y)
      let name = newName()
      definitions.add("<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\"")
      definitions.add(attribute: "width", page.width)
      definitions.add(attribute: "height", page.height)
      definitions.add(" patternTransform=\"matrix(")
      for (index, number) in [across.x, across.y, down.x, down.y, origin.x, origin.y].enumerated() {
        if index > 0 { definitions.add(" ") }
        definitions.add(number, decimals: index < SpreadPainter.matrixPart ? 5 : 3)
      }
      definitions.add(")\"><use xlink:href=\"#q\(number)\"/></pattern>")
      text.add("<path fill=\"url(#\(name))\" d=\"")
      text.add(SVGPath.data { strip.add(frame.corners, to: &$0) })
      text.add("\"/>")
    }
  }

  /// Paints the board of a cover, which extends beyond the paper on it, as it does where it lies,
  /// but not over the spine, where it would cover the other page.
  private mutating func paintBoard(under run: SeenLeaf.Run) {
    guard isBoard(run.leaf.index) else { return }
    let (outer, low) = (page.width + Book.board, page.height + Book.square)
    let arc = (0...SpreadPainter.cornerSteps).map { step in
      let turn = Double(step) / Double(SpreadPainter.cornerSteps) * 90
      return BookPoint(
        x: outer - Book.corner * (1 - Elementary.sinCos(degrees: turn).sine),
        y: Book.corner * (1 - Elementary.sinCos(degrees: turn).cosine))
    }
    let top = arc.map { BookPoint(x: $0.x, y: $0.y - Book.square) }
    let bottom = arc.reversed().map { BookPoint(x: $0.x, y: low - $0.y) }
    let corners = [BookPoint(x: 0, y: -Book.square)] + top + bottom + [BookPoint(x: 0, y: low)]
    text.add("<path fill=\"\(look.palette.boards.text)\" d=\"")
    text.add(SVGPath.data { run.paper.add(corners, to: &$0) })
    text.add("\"/>")
  }

  private static let matrixPart = 4
  /// The scale at or below which a trace of print is invisible.
  private static let small = 0.5
  /// The number of straight lines in a round corner.
  private static let cornerSteps = 4
}

extension PrintedShape {
  /// Returns this shape on a page that is seen from its other side.
  fileprivate func mirrored(in width: Double) -> PrintedShape {
    func other(_ point: BookPoint) -> BookPoint { BookPoint(x: width - point.x, y: point.y) }
    let form: Form =
      switch form {
      case .area(let corners): .area(corners.map(other))
      case .lines(let lines, let width): .lines(lines.map { (other($0), other($1)) }, width: width)
      case .picture(let number, let frame): .picture(number, frame.mirrored(in: width))
      }
    return PrintedShape(form, paint)
  }
}
