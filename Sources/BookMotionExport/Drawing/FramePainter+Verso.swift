import BookMotion
import BookMotionDrawing

extension BookSetting {
  /// True if the other side of the flyleaf is the page that will lie beside the first one.
  var showsFacingPage: Bool { style.spread == .spread && !hasPlate }
}

extension FramePainter {
  var showsFacingPage: Bool { setting.showsFacingPage }

  /// Paints the print on the other side of the flyleaf, up to a distance from the hinge: the
  /// content of the page that finally lies there, so that nothing has to show through the flyleaf.
  mutating func paintFacingPage(
    on paper: SeenPaper, _ block: BookRect, upTo end: Double, _ outline: SVGText
  ) {
    // In its final position, the edge of the leaf is inset by this distance from that of the page.
    let inset = block.x - pose.x + pose.width / 2
    let stretch = block.width / max(block.width - inset, BookDomain.length.lowest)
    if let picture = look.page?.drawn {
      return paint(picture, on: paper, block, inset: inset, stretch: stretch, upTo: end)
    }
    canvas.add("<path fill=\"\(BookLook.standardPage.text)\" d=\"")
    canvas.add(outline)
    canvas.add("\"/>")
    let size = BookSize(width: pose.width, height: pose.height)
    func seen(_ x: Double, _ y: Double) -> BookPoint {
      paper.seen(BookPoint(x: min(x * size.width * stretch, end), y: y * size.height - inset))
    }
    for (color, inner, outer) in Page.facingHills {
      canvas.fill(color.text, decimals: SVGGrid.coarseDecimals) { path in
        path.move(to: seen(0, 1))
        for step in 0...Verso.steps {
          let t = Double(step) / Double(Verso.steps)
          let s = 1 - t
          let (near, far) = (
            inner.height + inner.slope * Page.hillHandle,
            outer.height - outer.slope * Page.hillHandle
          )
          let x = 3 * s * t * (s * Page.hillHandle + t * (1 - Page.hillHandle)) + t * t * t
          let y =
            s * s * s * inner.height + 3 * s * t * (s * near + t * far) + t * t * t * outer.height
          path.line(to: seen(x, y))
        }
        path.line(to: seen(1, 1))
        path.close()
      }
    }
    let unit = min(size.width, size.height) / BookStyle.standardWidth
    canvas.lines(Page.ink.text, width: Page.lineThickness * unit, isRound: true) { path in
      for (x, y) in Page.facingStars where x * size.width * stretch < end {
        path.dot(at: seen(x, y))
      }
    }
  }

  /// Paints half of a picture in upright strips, which suit paper that is bent about an upright
  /// axis.
  private mutating func paint(
    _ picture: DrawnPicture, on paper: SeenPaper, _ block: BookRect, inset: Double,
    stretch: Double, upTo end: Double
  ) {
    let half = half(
      of: picture, onPageOf: BookSize(width: pose.width, height: pose.height), isFacing: true)
    let scale = half.width / pose.width
    let top = half.y + inset * scale
    let slice = BookRect(x: half.x, y: top, width: half.width, height: block.height * scale)
    func column(_ distance: Double) -> Double {
      let share = min(distance / stretch / pose.width, 1)
      return half.x + half.width * (isRightBound ? share : 1 - share)
    }
    let heights = [0, end].map { distance in
      paper.seen(BookPoint(x: distance, y: block.height)).y
        - paper.seen(BookPoint(x: distance, y: 0)).y
    }
    let wanted = (abs(heights[1] - heights[0]) / (4 * setting.pictureError)).rounded(.up)
    let count = Int(min(max(wanted, Verso.fewest), Verso.most))
    let cells = (0..<count).compactMap { strip -> PictureCells.Cell? in
      let ends = [strip, strip + 1].map { end * Double($0) / Double(count) }
      let heads = ends.map { paper.seen(BookPoint(x: $0, y: 0)) }
      let feet = ends.map { paper.seen(BookPoint(x: $0, y: block.height)) }
      let columns = ends.map(column)
      // The edges of a leaning book are slanted: the outermost strip reaches beyond them.
      let beyond = strip == count - 1 ? Verso.beyond : 0
      let middles = zip(heads, feet).map { ($0.x + $1.x) / 2 }
      let shown = abs(columns[1] - columns[0])
      let width = abs(middles[1] - middles[0]) + beyond
      guard width > 0, shown > 0 else { return nil }
      // As high as at its higher edge: the outline of the leaf clips the excess.
      let (head, foot) = (min(heads[0].y, heads[1].y), max(feet[0].y, feet[1].y))
      return PictureCells.Cell(
        source: BookRect(
          x: min(columns[0], columns[1]), y: slice.y, width: shown, height: slice.height),
        map: AffineMap(
          a: width / shown, b: 0, c: 0, d: (foot - head) / slice.height,
          e: min(middles[0], middles[1]) - (isRightBound ? 0 : beyond), f: head))
    }
    addStrips(
      cells.sorted { $0.map.e < $1.map.e }, of: slice,
      "<use xlink:href=\"#\(names.name(.page))\"", goesOn: true)
  }

  private enum Verso {
    static let steps = 12
    static let fewest = 16.0
    static let most = 160.0
    static let beyond = 8.0
  }
}
