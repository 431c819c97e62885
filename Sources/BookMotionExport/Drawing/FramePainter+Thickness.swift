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
    place(board, from: 1, to: 1 - thick, of: depth, [edge])
    place(
      block, from: 1 - thick, to: thick, of: depth,
      Thickness.leaves.map { Body.paper.mix(with: PaperLight.ink, by: $0) })
    paintSpine(on: lying, inset: inset, depth, thick...1 - thick)
    if pose.flipAngle <= 0 { place(board, from: thick, to: 0, of: depth, [edge]) }
    canvas.close()
  }

  /// Fills an outline again and again, along a part of the depth. Between two of its leaves each has
  /// another of the paints, and the last ones lie in the shade of the board above them.
  mutating func place(
    _ outline: String, from start: Double, to end: Double, of depth: BookPoint, _ paints: [RGB]
  ) {
    let steps = Thickness.steps(depth.magnitudeSquared.squareRoot() * (start - end))
    let shade = 1 - Thickness.shade * (1 - Thickness.eased(pose.flipAngle / Thickness.facing))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let moved = depth.scaled(by: start + (end - start) * share)
      let shade = paints.count > 1 && share > Thickness.shadeStart ? shade : 1
      canvas.add("<use xlink:href=\"#\(outline)\" x=\"")
      canvas.text.add(moved.x)
      canvas.add("\" y=\"")
      canvas.text.add(moved.y)
      canvas.add("\"")
      canvas.add(fill: paints[step % paints.count].scaled(by: shade).text)
      canvas.add("/>")
    }
  }

  /// The spine, round its lower corner, where the block has none.
  private mutating func paintSpine(
    on lying: Surface, inset: Double, _ depth: BookPoint, _ shares: ClosedRange<Double>
  ) {
    let (inner, round) = (inset / 2, cornerRadius)
    func point(_ across: Double, _ up: Double) -> BookPoint {
      lying.seen(lying.point(inner + across * round, pose.height - inner - up * round))
    }
    let (top, foot) = (lying.seen(lying.point(inner, round)), point(0, 1))
    let (corner, end) = (point(0, Thickness.handle), point(Thickness.arc, Thickness.arc))
    let length = depth.magnitudeSquared.squareRoot() * (shares.upperBound - shares.lowerBound)
    canvas.lines(look.spine.scaled(by: Thickness.spine).text, width: inset + 1) { path in
      let steps = Thickness.steps(length)
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let moved = depth.scaled(
          by: shares.upperBound + (shares.lowerBound - shares.upperBound) * share)
        path.move(to: top + moved)
        path.line(to: foot + moved)
        path.parabola(corner + moved, to: end + moved)
      }
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
    /// Where the shade of the front board begins.
    static let shadeStart = 0.72
    static let shade = 0.28
    /// Half of a quarter of a circle, and the handle of its curve, as parts of the radius.
    static let arc = 0.293
    static let handle = 0.586
    /// From one outline to the next, in points.
    static let step = 1.2

    static func steps(_ length: Double) -> Int { max(Int((length / step).rounded(.up)), 1) }

    static func eased(_ share: Double) -> Double {
      let t = min(max(share, 0), 1)
      return t * t * (3 - 2 * t)
    }
  }
}
