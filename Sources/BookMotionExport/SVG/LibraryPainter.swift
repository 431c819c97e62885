import BookMotion

/// Paints the wall of shelves that the book comes from, with its place left free.
///
/// The shelf that carries the book runs at the foot of its resting frame; others run above and
/// below, and all have the same books, shifted from shelf to shelf.
struct LibraryPainter {
  private let setting: BookSetting
  private let names: SVGNames
  /// A point of the design, on a book 280 points high.
  private let unit: Double
  private let area: Rect

  init(_ setting: BookSetting, names: SVGNames) {
    self.setting = setting
    self.names = names
    let frame = setting.layout.restingFrame
    let screen = setting.layout.screen
    unit = max(
      frame.height / Shelf.bookHeight, screen.height / Shelf.mostHeight,
      screen.width / Shelf.mostWidth)
    let view = setting.view
    let middle = setting.layout.middle
    let margin = Shelf.blurMargin
    let left = middle.x + (view.x - margin - middle.x) / Shelf.leastScale
    let right = middle.x + (view.x + view.width + margin - middle.x) / Shelf.leastScale
    let top = middle.y + (view.y - margin - middle.y) / Shelf.leastScale
    let bottom = middle.y + (view.y + view.height + margin - middle.y) / Shelf.leastScale
    area = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func paint(to text: inout SVGText) {
    gradients(&text)
    books(&text)
    text.add("<g id=\"\(names.name(.library))\">")
    fillArea(Shelf.wall.text, &text)
    shelves(&text)
    fillArea("url(#\(names.name(.wall)))", &text)
    text.add("</g>")
  }

  private func fillArea(_ paint: String, _ text: inout SVGText) {
    text.add("<path d=\"M")
    text.add(area.x, decimals: 0)
    text.addNext(area.y, decimals: 0)
    text.add("h")
    text.add(area.width, decimals: 0)
    text.add("v")
    text.add(area.height, decimals: 0)
    text.add("h")
    text.add(-area.width, decimals: 0)
    text.add("z\" fill=\"\(paint)\"/>")
  }

  /// Warm light from above, and the dark under each shelf.
  private func gradients(_ text: inout SVGText) {
    text.add(
      "<radialGradient id=\"\(names.name(.wall))\" cy=\".35\" r=\".7\">"
        + "<stop stop-color=\"#ffd9a0\" stop-opacity=\".28\" offset=\"0\"/>"
        + "<stop stop-color=\"#503018\" stop-opacity=\".1\" offset=\".5\"/>"
        + "<stop stop-color=\"#140a04\" stop-opacity=\".6\" offset=\"1\"/></radialGradient>")
  }

  /// One run of spines, standing on y = 0, beside each other from x = 0.
  private func books(_ text: inout SVGText) {
    text.add("<g id=\"\(names.name(.books))\">")
    for (color, width, spines) in Shelf.spines {
      text.add("<path stroke=\"\(color)\" stroke-width=\"\(width)\" d=\"")
      for (x, height) in spines { text.add("M\(x) 0v-\(height)") }
      text.add("\"/>")
    }
    text.add(
      "<path stroke=\"#e2c48a\" stroke-opacity=\".5\" stroke-width=\"3\" d=\"\(Shelf.bands)\"/>")
    text.add("<path stroke=\"#000\" stroke-opacity=\".3\" stroke-width=\"4\" d=\"\(Shelf.gaps)\"/>")
    text.add("</g>")
  }

  private func shelves(_ text: inout SVGText) {
    let frame = setting.layout.restingFrame
    let foot = frame.y + frame.height
    let period = Shelf.period * unit
    let slot = frame.width + 2 * Shelf.gap * unit
    let run = Shelf.run * unit
    let step = slot + run
    let lowest = ((area.y - foot) / period).rounded(.up)
    let highest = ((area.y + area.height + period - foot) / period).rounded(.down)
    guard lowest <= highest else { return }
    let rows = Int(lowest)...Int(highest)
    var planks = SVGText()
    for row in rows {
      let y = foot + Double(row) * period
      planks.add("M")
      planks.add(area.x, decimals: 0)
      planks.addNext(y, decimals: 1)
      planks.add("h")
      planks.add(area.width, decimals: 0)
    }
    for row in rows {
      let y = foot + Double(row) * period
      // Each shelf begins elsewhere, the book's own with its place.
      let shift = Shelf.shifts[abs(row) % Shelf.shifts.count] * step
      var x = frame.x - Shelf.gap * unit + shift
      while x > area.x { x -= step }
      var number = 0
      while x < area.x + area.width {
        let isPlace = row == 0 && abs(x + Shelf.gap * unit - frame.x) < 1
        if !isPlace {
          show(
            Shelf.fronts[(number + 2 * abs(row)) % Shelf.fronts.count], x: x + slot / 2, y: y,
            width: frame.width * 0.9, &text)
        }
        text.add("<use xlink:href=\"#\(names.name(.books))\" transform=\"translate(")
        text.add(x + slot, decimals: 1)
        text.addNext(y, decimals: 1)
        text.add(")")
        if unit != 1 {
          text.add("scale(")
          text.add(unit)
          text.add(")")
        }
        text.add("\"/>")
        x += step
        number += 1
      }
    }
    for (color, width, down) in Shelf.planks {
      text.add("<path stroke=\"\(color)\"")
      text.add(attribute: "stroke-width", width * unit, decimals: 1)
      text.add(" transform=\"translate(0")
      text.addNext(down * unit, decimals: 1)
      text.add(")\" d=\"")
      text.add(planks)
      text.add("\"/>")
    }
  }

  private func show(_ color: String, x: Double, y: Double, width: Double, _ text: inout SVGText) {
    text.add("<path stroke=\"\(color)\"")
    text.add(attribute: "stroke-width", width, decimals: 1)
    text.add(" d=\"M")
    text.add(x, decimals: 1)
    text.addNext(y, decimals: 1)
    text.add("v")
    text.add(-252 * unit, decimals: 1)
    text.add("\"/>")
  }

  private enum Shelf {
    static let bookHeight = 280.0
    static let mostHeight = 1400.0
    static let mostWidth = 2400.0
    static let leastScale = 0.85
    /// Three standard deviations of the deepest blur.
    static let blurMargin = 75.0

    static let wall = RGB(red: 0.36, green: 0.25, blue: 0.17)
    static let period = 372.0
    static let gap = 14.0
    static let run = 214.0
    static let shifts = [0.0, 0.43, 0.21]
    static let fronts = ["#7d6a4f", "#4f6a64", "#8a5a44", "#5b5f78"]
    /// Colour, width, and for each spine its middle and its height.
    static let spines: [(String, Int, [(Int, Int)])] = [
      ("#6b4a3a", 30, [(15, 236), (160, 226)]),
      ("#8c6b43", 24, [(43, 252), (188, 262)]),
      ("#3f5560", 36, [(74, 218)]),
      ("#7a3f38", 22, [(104, 246), (211, 210)]),
      ("#5d6b52", 28, [(130, 232)]),
    ]
    static let bands = "M2-200h26M2-40h26M57-180h34M57-50h34M117-196h26M146-190h28"
    static let gaps = "M30 0v-236M56 0v-218M92 0v-218M115 0v-232M145 0v-226M176 0v-226M199 0v-210"
    /// Colour, thickness, and distance of its middle below the foot.
    static let planks = [
      ("#3a2415", 26.0, 20.0), ("#8a6038", 16.0, 8.0), ("#c79a63", 3.0, 1.5),
    ]
  }
}
