package import BookMotion
package import BookMotionColor

/// Paints the wall of shelves that the book comes from, leaving its place empty.
///
/// The design is for a book 280 points high whose place is to the left of (0, 0), where the first
/// run of other books begins; it is then moved and scaled to the real book. All shelves are copies
/// of one, shifted from row to row: a library is a background, and takes no more bytes than one
/// shelf.
package struct LibraryPainter {
  private let names: SVGNames
  /// The design's origin on the screen, and the size of a design point there.
  private let origin: BookPoint
  private let unit: Double
  /// The area that is drawn, in design points.
  private let area: BookRect

  /// Creates a painter of the part of the plane that `view` shows.
  package init(_ layout: BookLayout, view: BookRect, names: SVGNames) {
    self.names = names
    let frame = layout.restingFrame
    let screen = layout.screen
    let unit = max(
      frame.height / Shelf.bookHeight, screen.height / Shelf.mostHeight,
      screen.width / Shelf.mostWidth)
    let origin = BookPoint(
      x: frame.x + frame.width + Shelf.gap * unit, y: frame.y + frame.height)
    let middle = layout.frame(of: .screen).center
    // The area that is visible when the library has receded, plus a margin that contributes to the
    // blur.
    func design(_ x: Double, _ y: Double, _ sideX: Double, _ sideY: Double) -> BookPoint {
      let margin = Shelf.blurMargin
      return BookPoint(
        x: (middle.x + (x + sideX * margin - middle.x) / Shelf.leastScale - origin.x) / unit,
        y: (middle.y + (y + sideY * margin - middle.y) / Shelf.leastScale - origin.y) / unit)
    }
    let start = design(view.x, view.y, -1, -1)
    let end = design(view.x + view.width, view.y + view.height, 1, 1)
    area = BookRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    (self.unit, self.origin) = (unit, origin)
  }

  /// Returns an area of the screen in design points, in which the shelves are the same on any screen.
  package func design(_ area: BookRect) -> BookRect {
    BookRect(
      x: (area.x - origin.x) / unit, y: (area.y - origin.y) / unit, width: area.width / unit,
      height: area.height / unit)
  }

  /// The definition of the shelves and the light on them.
  package var shelves: SVGText {
    var text = SVGText()
    text.add("<radialGradient id=\"\(names.name(.light))\" cy=\".3\" r=\".7\">\(Shelf.light)")
    text.add("</radialGradient><g id=\"\(names.name(.library))\"")
    addTransform(to: &text)
    rows(of: .row, &text) { text in
      runs(of: .books, &text) { $0.add(Shelf.books) }
      facingBooks(&text)
      for plank in Shelf.planks { add(plank, &text) }
    }
    text.add("</g>")
    return text
  }

  /// The definition of the details that are too fine to be visible once the library blurs.
  package var details: SVGText {
    var text = SVGText()
    text.add("<g id=\"\(names.name(.details))\"")
    addTransform(to: &text)
    rows(of: .goldRow, &text) { text in
      runs(of: .gold, &text) { $0.add(Shelf.gold) }
      add(Shelf.edge, &text)
    }
    text.add("</g>")
    return text
  }

  private func addTransform(to text: inout SVGText) {
    text.add(" transform=\"translate(")
    text.add(origin.x)
    text.addNext(origin.y)
    text.add(")")
    if unit != 1 {
      text.add("scale(")
      text.add(unit, decimals: SVGGrid.shareDecimals)
      text.add(")")
    }
    text.add("\">")
  }

  /// Adds the shelf of the book itself, and the others, of which every second one is shifted.
  private func rows(
    of part: SVGNames.Shared, _ text: inout SVGText, _ shelf: (inout SVGText) -> Void
  ) {
    let highest = Int((area.y / Shelf.period).rounded(.down)) + 1
    let lowest = Int(((area.y + area.height) / Shelf.period).rounded(.down)) + 1
    text.add("<g id=\"\(names.name(part))\">")
    shelf(&text)
    text.add("</g>")
    guard highest <= lowest else { return }
    for row in highest...lowest where row != 0 {
      text.add("<use xlink:href=\"#\(names.name(part))\"")
      if row % 2 != 0 { text.add(attribute: "x", Shelf.shift, decimals: 0) }
      text.add(attribute: "y", Double(row) * Shelf.period, decimals: 0)
      text.add("/>")
    }
  }

  /// Adds books on both sides of the gap: all runs are copies of one, shifted.
  private func runs(
    of part: SVGNames.Shared, _ text: inout SVGText, _ books: (inout SVGText) -> Void
  ) {
    text.add("<g id=\"\(names.name(part))\" stroke-width=\"\(Shelf.spine)\">")
    books(&text)
    text.add("</g>")
    let least = Int((left / Shelf.run).rounded(.down))
    let most = Int((right / Shelf.run).rounded(.down))
    guard least <= most else { return }
    for run in least...most where run != 0 {
      text.add("<use xlink:href=\"#\(names.name(part))\"")
      text.add(attribute: "x", Double(run) * Shelf.run, decimals: 0)
      text.add("/>")
    }
  }

  /// Adds the books that face the room, one in each run; no two neighbors are alike.
  private func facingBooks(_ text: inout SVGText) {
    let least = Int((left / Shelf.run).rounded(.down))
    let most = Int((right / Shelf.run).rounded(.down))
    guard least <= most else { return }
    for run in least...most {
      let count = Shelf.facing.count
      text.add("<path\(Shelf.facing[(run % count + count) % count])")
      if run != 0 {
        text.add(" transform=\"translate(")
        text.add(Double(run) * Shelf.run, decimals: 0)
        text.add(")\"")
      }
      text.add("/>")
    }
  }

  private func add(_ plank: Shelf.Plank, _ text: inout SVGText) {
    text.add("<path stroke=\"\(plank.color)\"")
    text.add(attribute: "stroke-width", plank.thickness)
    text.add(" d=\"M")
    text.add(left, decimals: 0)
    text.addNext(plank.middle)
    text.add("H")
    text.add(right, decimals: 0)
    text.add("\"/>")
  }

  /// The left end of the rows, far enough out that shifted rows, too, end beyond the drawn area.
  private var left: Double { area.x - Shelf.shift }
  private var right: Double { area.x + area.width }

  package enum Shelf {
    package static let wall = RGB(red: 4 / 15, green: 0.2, blue: 2 / 15)

    fileprivate static let bookHeight = 280.0
    fileprivate static let mostHeight = 1400.0
    fileprivate static let mostWidth = 2400.0
    fileprivate static let leastScale = 0.85
    /// Three standard deviations of the strongest blur.
    fileprivate static let blurMargin = 75.0
    /// The distance between the feet of adjacent rows, and the shift of every second row.
    fileprivate static let period = 372.0
    fileprivate static let shift = 260.0
    fileprivate static let gap = 12.0
    /// The length of a run of books, including the gap after it.
    fileprivate static let run = 590.0

    /// Warm from above, dark at the edges.
    fileprivate static let light =
      "<stop offset=\"0\" stop-color=\"#fda\" stop-opacity=\".2\"/>"
      + "<stop offset=\"1\" stop-opacity=\".5\"/>"

    /// Spines by color, as strokes from the foot up. They overlap: spines that are painted later
    /// make earlier ones narrower.
    fileprivate static let books =
      "<path stroke=\"#643\" d=\"M16 0v-236M162 0v-226M424 0v-240\"/>"
      + "<path stroke=\"#456\" d=\"M73 0v-218M456 0v-250\"/>"
      + "<path stroke=\"#864\" d=\"M45 0v-252M133 0v-230M396 0v-228M514 0v-236\"/>"
      + "<path stroke=\"#733\" d=\"M103 0v-244M486 0v-216\"/>"

    /// Covers, each with its own drawing, which is cut out of it.
    fileprivate static let facing = [
      " fill=\"#566\" d=\"M196 0v-240h172V0zm86-106a40 40 0 0 0 0-80 40 40 0 0 0 0 80z\"",
      " fill=\"#654\" d=\"M196 0v-232h172V0zm12-52h148l-48-78-30 42-30-52z\"",
      " fill=\"#456\" d=\"M206 0v-246h152V0zm76-66l30-62-30-62-30 62z\"",
      " fill=\"#553\" d=\"M196 0v-224h172V0zm22-30h128v-8h-128zm0-140h84v-6h-84zm0-16h128v-8h-128z\"",
      " fill=\"#644\" d=\"M200 0v-242h164V0zm20-20h124v-202h-124zm8-8v-186h108v186z\"",
    ]

    /// The width of a spine.
    fileprivate static let spine = 30

    /// Gold on the spines.
    fileprivate static let gold =
      "<path stroke=\"#ec8\" stroke-opacity=\".5\" stroke-width=\"3\" d=\""
      + "M1-200h29M1-40h29M88-214h30M118-196h30M409-190h30M441-210h30M441-46h30"
      + "\"/>"

    /// A stroke along a shelf, whose middle is a distance below the foot of the books.
    fileprivate struct Plank {
      let color: String
      let thickness: Double
      let middle: Double
    }

    /// The shade under a board, and the board.
    fileprivate static let planks = [
      Plank(color: "#211", thickness: 26, middle: 20),
      Plank(color: "#963", thickness: 16, middle: 8),
    ]

    /// The edge of the board that catches the light.
    fileprivate static let edge = Plank(color: "#c96", thickness: 3, middle: 1.5)
  }
}
