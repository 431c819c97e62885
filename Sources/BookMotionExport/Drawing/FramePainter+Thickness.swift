import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing
import BookMotionPages

extension FramePainter {
  /// The visible thickness of the book.
  var thickness: BookThickness {
    BookThickness(pose, style: setting.style, restingFrame: setting.layout.restingFrame)
  }

  /// True if the thickness is visible.
  var isThick: Bool { thickness.isSeen }

  /// Paints the visible parts of the body beside its front: the back board, the edges of the
  /// leaves, the spine, and the front board while it lies on the leaves.
  ///
  /// All of them are the same few outlines, repeated at small steps toward the front.
  mutating func paintThickness() {
    let (thickness, depth) = (thickness, thickness.depth)
    let opacity = pose.flipAngle > 0 ? pose.backOpacity : 1
    guard thickness.isSeen, opacity >= SVGCanvas.leastOpacity else { return }
    let lying = lyingBody
    let inset = thickness.inset
    let board = outlineName(of: pose.frame, radius: cornerRadius, on: lying)
    let block = outlineName(
      of: pose.frame.inset(by: inset), radius: max(cornerRadius - inset, 0), on: lying)
    canvas.open(opacity: opacity)
    let thick = thickness.board
    let edge = look.spine.scaled(by: BookThickness.boardShade)
    stack(board, from: 1, to: 1 - thick, of: depth, edge)
    stackLeaves(block, from: 1 - thick, to: thick, of: depth)
    // The right side is visible, which is the spine of a book bound there.
    if isRightBound { paintSpine(on: lying, from: 1 - thick, to: thick, of: depth) }
    if thickness.isClosed { stack(board, from: thick, to: 0, of: depth, edge) }
    canvas.close()
  }

  /// Fills an outline repeatedly along a part of the depth, up to where the next part begins.
  mutating func stack(
    _ outline: String, from start: Double, to end: Double, of depth: BookPoint, _ paint: RGB,
    isLine: Bool = false
  ) {
    let steps = BookThickness.steps(along: depth.scaled(by: start - end))
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

  /// Paints the edges of the leaves: a group of leaves, repeated toward the front.
  private mutating func stackLeaves(
    _ outline: String, from start: Double, to end: Double, of depth: BookPoint
  ) {
    let offset = depth.scaled(by: end - start)
    let count = BookThickness.steps(along: offset)
    let leaves = BookThickness.leaves.prefix(count)
    let groups = (count + leaves.count - 1) / leaves.count
    let step = offset.scaled(by: 1 / Double(groups * leaves.count))
    let name = canvas.newName()
    if groups > 1 { canvas.add("<g id=\"\(name)\">") }
    for (number, leaf) in leaves.enumerated() {
      use(outline, movedBy: depth.scaled(by: start) + step.scaled(by: Double(number)))
      canvas.add(fill: BookThickness.paper.mix(with: PageLight.ink, by: leaf).text)
      canvas.add("/>")
    }
    if groups > 1 { canvas.add("</g>") }
    for group in 1..<max(groups, 2) where group < groups {
      use(name, movedBy: step.scaled(by: Double(group * leaves.count)))
      canvas.add("/>")
    }
    // The last leaves are in the shade of the board above them.
    use(outline, movedBy: depth.scaled(by: end))
    canvas.add(fill: BookThickness.paper.mix(with: PageLight.ink, by: thickness.shade).text)
    canvas.add("/>")
  }

  private mutating func use(_ name: String, movedBy offset: BookPoint) {
    canvas.add("<use xlink:href=\"#\(name)\"")
    for (key, value) in [("x", offset.x), ("y", offset.y)] {
      let units = SVGGrid.units(value, decimals: SVGGrid.coarseDecimals)
      if units != 0 { canvas.add(attribute: key, value, decimals: SVGGrid.coarseDecimals) }
    }
  }

  /// Paints the spine between the boards, which is round at its lower corner.
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
      look.spine.scaled(by: BookThickness.spineShade).text, decimals: SVGGrid.coarseDecimals
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

  /// The surface of the body, whether it lies flat or leans.
  var lyingBody: Surface {
    Surface(
      rect: pose.frame, view: lean, isRightBound: isRightBound,
      spineRoundness: isSpread && !isThick ? 0 : 1)
  }

  enum Thickness {
    /// The point halfway along a quarter circle, and the handle of the curve to it, as fractions of
    /// the radius.
    static let arc = 0.293
    static let handle = 0.586
  }
}
