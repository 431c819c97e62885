import BookMotion

/// Paints the wall of shelves that the book comes from, with its place left free.
///
/// Everything is designed for a book 280 points high whose place is at the left above (0, 0), and
/// then moved to where the real one stands. All shelves are one, shifted from row to row: a library
/// is a background, and takes no more bytes than one.
struct LibraryPainter {
  private let names: SVGNames
  /// The design's origin on the screen, and the size of its points there.
  private let origin: Point
  private let unit: Double
  /// What is drawn, in points of the design.
  private let area: Rect
  /// The width of the book's place.
  private let place: Double

  init(_ setting: BookSetting, names: SVGNames) {
    self.names = names
    let frame = setting.layout.restingFrame
    let screen = setting.layout.screen
    let unit = max(
      frame.height / Shelf.bookHeight, screen.height / Shelf.mostHeight,
      screen.width / Shelf.mostWidth)
    let origin = Point(x: frame.x, y: frame.y + frame.height)
    let view = setting.view
    let middle = setting.layout.middle
    // So much is seen when the library has receded, and so much more adds to the blur.
    func design(_ x: Double, _ y: Double, _ sideX: Double, _ sideY: Double) -> Point {
      let margin = Shelf.blurMargin
      return Point(
        x: (middle.x + (x + sideX * margin - middle.x) / Shelf.leastScale - origin.x) / unit,
        y: (middle.y + (y + sideY * margin - middle.y) / Shelf.leastScale - origin.y) / unit)
    }
    let start = design(view.x, view.y, -1, -1)
    let end = design(view.x + view.width, view.y + view.height, 1, 1)
    area = Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    place = frame.width / unit + 2 * Shelf.gap
    (self.unit, self.origin) = (unit, origin)
  }

  func paint(to text: inout SVGText) {
    text.add("<radialGradient id=\"\(names.name(.wall))\" cy=\".3\" r=\".7\">\(Shelf.light)")
    text.add("</radialGradient><g id=\"\(names.name(.library))\" transform=\"translate(")
    text.add(origin.x)
    text.addNext(origin.y)
    text.add(")")
    if unit != 1 {
      text.add("scale(")
      text.add(unit, decimals: SVGGrid.shareDecimals)
      text.add(")")
    }
    text.add("\"><g fill=\"\(Shelf.wall.text)\"><path id=\"\(names.name(.area))\" d=\"M")
    text.add(area.x, decimals: 0)
    text.addNext(area.y, decimals: 0)
    text.add("h")
    text.add(area.width, decimals: 0)
    text.add("v")
    text.add(area.height, decimals: 0)
    text.add("h")
    text.add(-area.width.rounded(), decimals: 0)
    text.add("z\"/></g>")
    rows(&text)
    text.add("<use xlink:href=\"#\(names.name(.area))\" fill=\"url(#\(names.name(.wall)))\"/></g>")
  }

  /// The shelf of the book itself, and the others, each shifted by its own part of the way.
  private func rows(_ text: inout SVGText) {
    let highest = Int((area.y / Shelf.period).rounded(.down)) + 1
    let lowest = Int(((area.y + area.height) / Shelf.period).rounded(.down)) + 1
    let reach = Shelf.shift * Double(max(abs(highest), abs(lowest)))
    text.add("<g id=\"\(names.name(.row))\">")
    shelf(from: area.x - reach, to: area.x + area.width + reach, &text)
    text.add("</g>")
    guard highest <= lowest else { return }
    for row in highest...lowest where row != 0 {
      text.add("<use xlink:href=\"#\(names.name(.row))\"")
      text.add(attribute: "x", Double(row) * Shelf.shift, decimals: 0)
      text.add(attribute: "y", Double(row) * Shelf.period, decimals: 0)
      text.add("/>")
    }
  }

  /// A plank, and books on it at both sides of the place.
  private func shelf(from left: Double, to right: Double, _ text: inout SVGText) {
    let first = place - Shelf.gap
    var isDefined = false
    var starts: [Double] = []
    var x = first
    while x < right {
      starts.append(x)
      x += Shelf.run
    }
    x = -Shelf.run
    while x > left - Shelf.run {
      starts.append(x)
      x -= Shelf.run
    }
    for start in starts {
      if !isDefined {
        text.add("<g id=\"\(names.name(.books))\" transform=\"translate(")
        text.add(start, decimals: 0)
        text.add(" 0)\">\(Shelf.books)</g>")
        isDefined = true
      } else {
        text.add("<use xlink:href=\"#\(names.name(.books))\"")
        text.add(attribute: "x", start.rounded() - (starts.first ?? 0).rounded(), decimals: 0)
        text.add("/>")
      }
    }
    for (color, width, down) in Shelf.planks {
      text.add("<path stroke=\"\(color)\" stroke-width=\"\(width)\" d=\"M")
      text.add(left, decimals: 0)
      text.add(" \(down)H")
      text.add(right, decimals: 0)
      text.add("\"/>")
    }
  }

  enum Shelf {
    static let wall = RGB(red: 0.25, green: 0.17, blue: 0.115)

    fileprivate static let bookHeight = 280.0
    fileprivate static let mostHeight = 1400.0
    fileprivate static let mostWidth = 2400.0
    fileprivate static let leastScale = 0.85
    /// Three standard deviations of the deepest blur.
    fileprivate static let blurMargin = 75.0
    /// From foot to foot, and how far each row stands beside the one above.
    fileprivate static let period = 372.0
    fileprivate static let shift = 150.0
    fileprivate static let gap = 12.0
    /// How long a run of books is, with the room after it.
    fileprivate static let run = 590.0

    /// Warm from above, dark at the edges.
    fileprivate static let light =
      "<stop offset=\"0\" stop-color=\"#ffd9a0\" stop-opacity=\".16\"/>"
      + "<stop offset=\"1\" stop-color=\"#140a04\" stop-opacity=\".6\"/>"

    /// Spines and two books that face the room, as strokes from the foot up, by colour; then the gold
    /// on them.
    fileprivate static let books =
      "<path stroke=\"#6b4a3a\" stroke-width=\"30\" d=\"M16 0v-236M162 0v-226M424 0v-240\"/>"
      + "<path stroke=\"#8c6b43\" stroke-width=\"24\" d=\"M44 0v-252M392 0v-228\"/>"
      + "<path stroke=\"#3f5560\" stroke-width=\"36\" d=\"M75 0v-218M459 0v-252\"/>"
      + "<path stroke=\"#7a3f38\" stroke-width=\"22\" d=\"M105 0v-246M490 0v-214\"/>"
      + "<path stroke=\"#5d6b52\" stroke-width=\"28\" d=\"M132 0v-232M517 0v-236\"/>"
      + "<path stroke=\"#4f6a64\" stroke-width=\"172\" d=\"M282 0v-240\"/>"
      + "<path stroke=\"#e2c48a\" stroke-opacity=\".5\" stroke-width=\"3\" d=\""
      + "M2-200h28M2-40h28M58-180h34M58-46h34M148-190h28M442-210h34M504-196h26"
      + "M236-150h92M256-136h52\"/>"

    /// Colour, thickness, and how far its middle is below the foot.
    fileprivate static let planks = [
      ("#1f130b", 26, "20"), ("#8a6038", 16, "8"), ("#c79a63", 3, "1.5"),
    ]
  }
}
