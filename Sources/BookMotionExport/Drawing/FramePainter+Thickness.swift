import BookMotion

extension FramePainter {
  /// How far from its front the back of the body is seen: down and to the right, as one looks at a
  /// book in the hand. On its shelf it stands before the eye, and so does a page that is read.
  var depth: BookPoint {
    let rest = setting.layout.restingFrame
    let way = pose.frame.center - rest.center
    let moved = way.magnitudeSquared.squareRoot() + abs(pose.width - rest.width)
    let away = max(pose.lift, Thickness.eased(moved / (Thickness.start * rest.width)))
    let open = (pose.flipAngle - Thickness.facing) / (Thickness.above - Thickness.facing)
    let thickness = min(
      pose.spineWidth + 2 * Thickness.board * pose.width, Thickness.mostThick * pose.width)
    return Thickness.depth.scaled(by: thickness * away * (1 - Thickness.eased(open)))
  }

  /// Whether that can be seen.
  var isThick: Bool { depth.magnitudeSquared >= Thickness.least * Thickness.least }

  /// What is seen of the body beside its front: the back board, the edges of the leaves, the spine,
  /// and the front board while it lies on them.
  ///
  /// All of it is the same few outlines, again and again a little further to the front.
  mutating func paintThickness() {
    let depth = depth
    let length = depth.magnitudeSquared.squareRoot()
    let opacity = pose.flipAngle > 0 ? pose.backOpacity : 1
    guard isThick, opacity >= SVGCanvas.leastOpacity else { return }
    let lying = lyingBody
    let scale = setting.style.scale(forWidth: pose.width)
    let inset = min(scale * BookStyle.blockInset, Thickness.most * length)
    let board = outlineName(of: pose.frame, radius: cornerRadius, on: lying)
    let block = outlineName(
      of: pose.frame.inset(by: inset), radius: max(cornerRadius - inset, 0), on: lying)
    canvas.open(opacity: opacity)
    let thick = min(
      Thickness.board * pose.width / max(pose.spineWidth, Thickness.least), Thickness.mostBoard)
    let edge = look.spine.scaled(by: Thickness.boardEdge)
    place(board, from: 1, to: 1 - thick, of: depth, edge)
    placeLeaves(block, from: 1 - thick, to: thick, of: depth)
    // Seen from the right, it is that of a book bound there.
    if isRightBound { paintSpine(on: lying, from: 1 - thick, to: thick, of: depth) }
    if pose.flipAngle <= 0 { place(board, from: thick, to: 0, of: depth, edge) }
    canvas.close()
  }

  /// Fills an outline again and again, along a part of the depth, up to where something else begins.
  mutating func place(
    _ outline: String, from start: Double, to end: Double, of depth: BookPoint, _ paint: RGB,
    isLine: Bool = false
  ) {
    let steps = Thickness.steps(depth.magnitudeSquared.squareRoot() * abs(start - end))
    canvas.add("<g fill=\"\(paint.text)\"")
    if isLine { canvas.add(" stroke=\"\(paint.text)\" stroke-linejoin=\"round\"") }
    canvas.add(">")
    for step in 0..<steps {
      let share = Double(step) / Double(steps)
      use(outline, movedBy: depth.scaled(by: start + (end - start) * share))
      canvas.add("/>")
    }
    canvas.add("</g>")
  }

  /// The edges of the leaves: some of them, and the same again and again nearer to the front.
  private mutating func placeLeaves(
    _ outline: String, from start: Double, to end: Double, of depth: BookPoint
  ) {
    let way = depth.scaled(by: end - start)
    let count = Thickness.steps(way.magnitudeSquared.squareRoot())
    let leaves = Thickness.leaves.prefix(count)
    let groups = (count + leaves.count - 1) / leaves.count
    let step = way.scaled(by: 1 / Double(groups * leaves.count))
    let name = canvas.newName()
    if groups > 1 { canvas.add("<g id=\"\(name)\">") }
    for (number, leaf) in leaves.enumerated() {
      use(outline, movedBy: depth.scaled(by: start) + step.scaled(by: Double(number)))
      canvas.add(fill: Body.paper.mix(with: PaperLight.ink, by: leaf).text)
      canvas.add("/>")
    }
    if groups > 1 { canvas.add("</g>") }
    for group in 1..<max(groups, 2) where group < groups {
      use(name, movedBy: step.scaled(by: Double(group * leaves.count)))
      canvas.add("/>")
    }
    // The last ones lie in the shade of the board above them.
    let shade = Thickness.shade * (1 - Thickness.eased(pose.flipAngle / Thickness.facing))
    use(outline, movedBy: depth.scaled(by: end))
    canvas.add(fill: Body.paper.mix(with: PaperLight.ink, by: leaves[0] + shade).text)
    canvas.add("/>")
  }

  private mutating func use(_ name: String, movedBy way: BookPoint) {
    canvas.add("<use xlink:href=\"#\(name)\"")
    for (key, value) in [("x", way.x), ("y", way.y)] {
      let units = SVGGrid.units(value, decimals: SVGGrid.coarseDecimals)
      if units != 0 { canvas.add(attribute: key, value, decimals: SVGGrid.coarseDecimals) }
    }
  }

  /// The spine between the boards, round its lower corner.
  private mutating func paintSpine(
    on lying: Surface, from start: Double, to end: Double, of depth: BookPoint
  ) {
    let (round, height) = (cornerRadius, pose.height)
    func point(_ across: Double, _ up: Double, _ share: Double) -> BookPoint {
      lying.seen(lying.point(across * round, height - up * round)) + depth.scaled(by: share)
    }
    let top = lying.seen(lying.point(0, round))
    let (arc, handle) = (Thickness.arc, Thickness.handle)
    canvas.fill(
      look.spine.scaled(by: Thickness.spine).text, decimals: SVGGrid.coarseDecimals
    ) { path in
      path.move(to: top + depth.scaled(by: start))
      path.line(to: point(0, 1, start))
      path.parabola(point(0, handle, start), to: point(arc, arc, start))
      path.line(to: point(arc, arc, end))
      path.parabola(point(0, handle, end), to: point(0, 1, end))
      path.line(to: top + depth.scaled(by: end))
      path.close()
    }
  }

  /// The body as it lies or leans.
  var lyingBody: Surface {
    Surface(rect: pose.frame, view: lean, isRightBound: isRightBound, isBound: isSpread && !isThick)
  }

  enum Thickness {
    /// How much of the spine's width is seen, across and down.
    static let depth = BookPoint(x: 0.3, y: 0.42)
    /// How thick a book is drawn at most, in widths.
    static let mostThick = 0.14
    /// How far a book goes until it is wholly off its shelf, in widths.
    static let start = 0.5
    /// The angles of the cover between which the eye comes to stand above the page.
    static let facing = 60.0
    static let above = 150.0
    static let least = 0.5

    /// A board, as a part of the book's width, and of its thickness at most.
    static let board = 0.015
    static let mostBoard = 0.25
    /// How much of the depth the block stands behind the boards at most.
    static let most = 0.25
    static let boardEdge = 0.62
    static let spine = 0.7
    /// How dark leaves are, in turns.
    static let leaves = [0.16, 0.24, 0.14, 0.28]
    /// How dark the shade of the front board is.
    static let shade = 0.28
    /// Half of a quarter of a circle, and the handle of its curve, as parts of the radius.
    static let arc = 0.293
    static let handle = 0.586
    /// From one outline to the next, in points.
    static let step = 1.8

    static func steps(_ length: Double) -> Int { max(Int((length / step).rounded(.up)), 1) }

    static func eased(_ share: Double) -> Double {
      let t = min(max(share, 0), 1)
      return t * t * (3 - 2 * t)
    }
  }
}
