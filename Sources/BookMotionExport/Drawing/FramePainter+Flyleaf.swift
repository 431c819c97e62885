import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing
import BookMotionPages

extension FramePainter {
  /// The leaf before the first page, or `nil` when there is none to draw.
  var flyleaf: PageBend? { pose.flyleaf(setting.style) }

  /// The flyleaf as it is seen.
  var seenFlyleaf: Flyleaf? {
    Flyleaf(
      pose, style: setting.style, in: setting.layout, cornerRadius: cornerRadius,
      isPrinted: showsFacingPage, view: lean)
  }

  /// Paints the shade of the cover and the flyleaf on the surface beneath them.
  mutating func paintCoverShade(on surface: Surface, _ outline: String, _ leaf: PageBend? = nil) {
    let stops = CoverShade(pose, isRightBound: isRightBound)
      .shades(onWidth: surface.rect.width, beneath: leaf)
      .map { SVGStop($0.position, PageLight.ink, $0.opacity) }
    guard stops.contains(where: { $0.opacity >= SVGCanvas.leastOpacity }) else { return }
    fill(outline: outline, canvas.gradient(across: surface.rect, of: surface, stops))
  }

  /// Paints the flyleaf over a page of the size of the block.
  mutating func paint(_ flyleaf: Flyleaf) {
    let (block, corner) = (flyleaf.block, flyleaf.corner)
    var paper = SeenPaper(seen: flyleaf.seen)
    let outline = Flyleaf.outline(block.size, corner: corner)
    for side in flyleaf.sides {
      paper.cuts = [
        SeenPaper.Cut(normal: BookPoint(x: 1, y: 0), offset: side.to),
        SeenPaper.Cut(normal: BookPoint(x: -1, y: 0), offset: -side.from),
      ]
      let data = SVGPath.data { paper.add(outline, to: &$0) }
      guard !data.bytes.isEmpty else { continue }
      let isPrinted = !side.isFront && showsFacingPage
      let name = canvas.newName()
      if isPrinted {
        // The border is that of the page beside which the leaf will lie.
        let border = pageBorder(on: pose.frame)
        let printed = Flyleaf.outline(
          BookSize(
            width: max(block.width - border, 0), height: max(block.height - 2 * border, 0)),
          corner: max(corner - border, 0)
        ).map { BookPoint(x: $0.x > 0 ? $0.x : -Leaf.seam, y: $0.y + border) }
        // It extends slightly past the hinge, or the border would show through there.
        var wide = paper
        wide.cuts[1] = SeenPaper.Cut(normal: BookPoint(x: -1, y: 0), offset: Leaf.seam)
        let inner = SVGPath.data { wide.add(printed, to: &$0) }
        canvas.add("<path fill=\"\(borderColor.text)\" d=\"")
        canvas.add(data)
        canvas.add("\"/><clipPath id=\"\(name)\"><path d=\"")
        canvas.add(inner)
        canvas.add("\"/></clipPath><g clip-path=\"url(#\(name))\">")
        paintFacingPage(on: paper, block, upTo: side.to, inner)
        canvas.add("</g>")
      }
      let light = isPrinted ? canvas.newName() : name
      let (start, end) = flyleaf.ends(of: side)
      canvas.text.add(gradient: light, from: start, to: end)
      let stops = flyleaf.shades(of: side).map { shade in
        isPrinted
          ? SVGStop(shade.position, PageLight.ink, shade.opacity)
          : SVGStop(
            shade.position, BookThickness.paper.mix(with: PageLight.ink, by: shade.opacity))
      }
      for stop in stops.thinned { stop.add(to: &canvas.text) }
      canvas.add("</linearGradient><path fill=\"url(#\(light))\" d=\"")
      canvas.add(data)
      canvas.add("\"/>")
    }
    let opacity = flyleaf.edgeOpacity
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let whole = SeenPaper(seen: flyleaf.seen)
    let line = flyleaf.edgeLine
    canvas.lines(PageLight.edge.text, width: Flyleaf.edgeWidth, opacity: opacity) { path in
      whole.add(line: line.top, line.bottom, to: &path)
    }
  }

  private enum Leaf {
    static let seam = 1.0
  }
}
