import BookMotion
import BookMotionDocuments
import BookMotionDrawing

extension FramePainter {
  /// Paints a part of a picture on a surface, in perspective, clipped by an outline.
  ///
  /// Cells are nested `svg` elements, which clip their contents in every renderer. Each is slightly
  /// wider than its frame, so that no seam shows between it and the next.
  mutating func paint(
    _ picture: DrawnPicture, _ part: SVGNames.Shared, slice: BookRect, on surface: Surface,
    clip: String
  ) {
    let cut = PictureCells(slice, on: surface, limit: setting.pictureError)
    let image = "<use xlink:href=\"#\(names.name(part))\""
    if let only = cut.cells.first, cut.cells.count == 1 {
      canvas.add("<g clip-path=\"url(#\(clip))\">\(image) transform=\"")
      canvas.add(only.map.starting(at: BookPoint(x: only.source.x, y: only.source.y)).text)
      canvas.add("\"/></g>")
      return
    }
    // Some renderers clip every cell separately, and the soft edge of the outline hardens with each
    // overlapping cell. A translucent group is clipped as a whole.
    canvas.add("<g clip-path=\"url(#\(clip))\" opacity=\"\(Cut.almostAll)\">")
    canvas.add("<desc>\(Words.count(cut.cells.count, "part")), off by less than ")
    canvas.text.add(units: SVGGrid.unitsAbove(cut.error))
    canvas.add("</desc>")
    // At the fold of a spread, the picture continues, or paper would show through.
    let goesOn = isSpread && part == .page && !hasPlate
    if cut.areUpright {
      addStrips(cut.cells, of: slice, image, goesOn: goesOn)
    } else {
      addBands(cut, image, goesOn: goesOn)
    }
    canvas.add("</g>")
  }

  /// Adds upright cells. Each is a viewport at the position where the cell is visible, and contains
  /// the whole picture at that cell's scale.
  mutating func addStrips(
    _ cells: [PictureCells.Cell], of slice: BookRect, _ image: String, goesOn: Bool
  ) {
    // librsvg clips a symbol, even one whose overflow is visible.
    let least = cells.reduce(1) { min($0, $1.map.a) }
    let beside = goesOn ? (setting.pictureOverlap / max(least, Cut.leastScale)).rounded(.up) : 0
    let slice = BookRect(
      x: slice.x - beside, y: slice.y, width: slice.width + 2 * beside, height: slice.height)
    // A `use` without a height is as high as its viewport.
    let whole = canvas.newName()
    canvas.add("<symbol id=\"\(whole)\"")
    canvas.text.add(viewBox: slice)
    canvas.add(" preserveAspectRatio=\"none\" overflow=\"visible\">\(image)/></symbol>")
    let use = "><use xlink:href=\"#\(whole)\""
    var lead = goesOn ? setting.pictureOverlap : 0
    for cell in cells {
      let (source, map) = (cell.source, cell.map)
      defer { lead = 0 }
      canvas.add("<svg")
      canvas.add(attribute: "x", map.e - lead)
      canvas.add(attribute: "y", map.f)
      canvas.add(attribute: "width", lead + map.a * source.width + setting.pictureOverlap)
      canvas.add(attribute: "height", map.d * source.height)
      canvas.add(use)
      // On a cover seen nearly edge-on, small horizontal errors matter, so these have more digits.
      canvas.add(
        attribute: "x", lead + (slice.x - source.x) * map.a, decimals: SVGGrid.shareDecimals)
      canvas.add(attribute: "width", slice.width * map.a, decimals: SVGGrid.shareDecimals)
      canvas.add("/></svg>")
    }
  }

  /// Adds slanted bands. Each contains the picture, rotated to run along the band, and has its own
  /// map.
  private mutating func addBands(
    _ cut: PictureCells, _ image: String, goesOn: Bool
  ) {
    guard let first = cut.cells.first?.source else { return }
    let turned = canvas.newName()
    canvas.add("<defs><g id=\"\(turned)\">\(image) transform=\"")
    canvas.add(
      AffineMap(
        a: cut.direction.x, b: -cut.direction.y, c: cut.direction.y, d: cut.direction.x,
        e: -first.x, f: -first.y
      ).text)
    canvas.add("\"/></g></defs>")
    let use = "><use xlink:href=\"#\(turned)\""
    for cell in cut.cells {
      let (source, map) = (cell.source, cell.map)
      let scale = (map.a * map.a + map.b * map.b).squareRoot()
      let more = setting.pictureOverlap / max(scale, Cut.leastScale)
      let beyond = goesOn ? more : 0
      let before = source.x == first.x ? beyond : 0
      canvas.add("<g transform=\"")
      // A band is so narrow that fewer digits suffice across it.
      canvas.add(map.text(decimals: Cut.bandDecimals))
      canvas.add("\"><svg")
      if before > 0 { canvas.add(attribute: "x", -before) }
      if beyond > 0 { canvas.add(attribute: "y", -beyond) }
      canvas.add(attribute: "width", before + source.width + more, decimals: SVGGrid.coarseDecimals)
      canvas.add(attribute: "height", (source.height + 2 * beyond).rounded(.up), decimals: 0)
      canvas.add(use)
      // Shifts the picture so that the band shows its own part of it.
      if source.x != first.x || before > 0 {
        canvas.add(attribute: "x", first.x - source.x + before)
      }
      if beyond > 0 { canvas.add(attribute: "y", beyond) }
      canvas.add("/></svg></g>")
    }
  }

  private enum Cut {
    /// The lower limit of a cell's scale, which keeps a cell seen edge-on finite.
    static let leastScale = 0.01
    /// An opacity below 1 that renders as 1: the difference is less than 1/255.
    static let almostAll = ".999"
    static let bandDecimals = 4
  }
}

/// An affine map: SVG's `matrix(a b c d e f)`.
struct AffineMap {
  let a, b, c, d, e, f: Double

  func callAsFunction(_ point: BookPoint) -> BookPoint {
    BookPoint(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// Returns the map that takes `point + q` to the image of `q` under this map.
  func starting(at point: BookPoint) -> AffineMap {
    AffineMap(
      a: a, b: b, c: c, d: d, e: e - a * point.x - c * point.y, f: f - b * point.x - d * point.y)
  }

  /// True if upright lines stay upright, and level ones level, to within a step of the grid.
  var isUpright: Bool {
    b.magnitude < AffineMap.level && c.magnitude < AffineMap.level && a > AffineMap.level
  }

  var text: SVGText { text(decimals: AffineMap.decimals) }

  /// Returns the map's text, with `decimals` digits for `a` and `b`.
  func text(decimals: Int) -> SVGText {
    var text = SVGText()
    text.add("matrix(")
    text.add(a, decimals: decimals)
    text.addNext(b, decimals: decimals)
    for number in [c, d] { text.addNext(number, decimals: AffineMap.decimals) }
    text.addNext(e)
    text.addNext(f)
    text.add(")")
    return text
  }

  private static let decimals = 5
  private static let level = 1e-6
}
