package import BookMotion
import BookMotionDocuments

/// A growing piece of SVG, in bytes, with its numbers on a grid.
///
/// Numbers have the shortest form that SVG accepts: no zero before the decimal point, none at the
/// end, and never −0.
package struct SVGText: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ text: String) {
    // Appending a contiguous buffer avoids measuring the sequence first.
    var text = text
    text.withUTF8 { piece in unsafe bytes.append(contentsOf: piece) }
  }

  package mutating func add(letter: UInt8) { bytes.append(letter) }

  package mutating func add(_ text: SVGText) { bytes.append(contentsOf: text.bytes) }

  /// Adds a number, rounded to `decimals` digits after the decimal point.
  package mutating func add(_ value: Double, decimals: Int = SVGGrid.decimals) {
    add(units: SVGGrid.units(value, decimals: decimals), decimals: decimals)
  }

  /// Adds a whole number of grid steps, as a decimal number.
  package mutating func add(units: Int, decimals: Int = SVGGrid.decimals) {
    if units < 0 { bytes.append(ASCII.minus) }
    let grid = UInt(SVGGrid.steps[decimals])
    var (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: grid)
    if whole > 0 || part == 0 { add(whole, digits: 1) }
    guard part > 0 else { return }
    bytes.append(ASCII.point)
    var digits = decimals
    while part % 10 == 0 { (part, digits) = (part / 10, digits - 1) }
    add(part, digits: digits)
  }

  /// Adds a whole number with at least so many digits.
  private mutating func add(_ number: UInt, digits: Int) {
    if digits > 1 || number > 9 { add(number / 10, digits: digits - 1) }
    bytes.append(ASCII.zero + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Adds a number after another one, with a space unless its sign separates them.
  package mutating func addNext(units: Int, decimals: Int = SVGGrid.decimals) {
    if units >= 0 { bytes.append(ASCII.space) }
    add(units: units, decimals: decimals)
  }

  package mutating func addNext(_ value: Double, decimals: Int = SVGGrid.decimals) {
    addNext(units: SVGGrid.units(value, decimals: decimals), decimals: decimals)
  }

  /// Adds an attribute with a number as its value, after a space.
  package mutating func add(
    attribute name: String, _ value: Double, decimals: Int = SVGGrid.decimals
  ) {
    add(" ")
    add(name)
    add("=\"")
    add(value, decimals: decimals)
    add("\"")
  }

  /// Adds the place and the size of an element.
  package mutating func add(frame: BookRect) {
    add(attribute: "x", frame.x)
    add(attribute: "y", frame.y)
    add(attribute: "width", frame.width)
    add(attribute: "height", frame.height)
  }

  /// Adds the `viewBox` of an `svg` element: the part of the plane that it shows.
  package mutating func add(viewBox view: BookRect) {
    add(" viewBox=\"")
    add(view.x)
    addNext(view.y)
    addNext(view.width)
    addNext(view.height)
    add("\"")
  }
}

extension SVGText {
  /// Returns the beginning of a document that shows a part of the plane at its own size.
  package static func documentHead(showing view: BookRect) -> SVGText {
    var head = SVGText()
    head.add(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"")
    head.add(attribute: "width", view.width)
    head.add(attribute: "height", view.height)
    head.add(viewBox: view)
    head.add(">\n")
    return head
  }
}

/// The grid of the numbers in a drawing.
package enum SVGGrid {
  /// Positions on the screen, to 0.01 points.
  package static let decimals = 2

  /// Decorative positions, to 0.1 points.
  package static let coarseDecimals = 1

  /// Opacities, and positions along a gradient.
  package static let shareDecimals = 3

  package static let steps = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Returns the nearest grid step; numbers beyond those of any screen are clamped to the end of
  /// the grid.
  package static func units(_ value: Double, decimals: Int = SVGGrid.decimals) -> Int {
    let scaled = value * Double(steps[decimals])
    return Int(min(max(scaled, -furthest), furthest).rounded(.toNearestOrEven))
  }

  /// Returns the first grid step that is not below `value`.
  package static func unitsAbove(_ value: Double) -> Int {
    Int(min(max(value * Double(steps[decimals]), -furthest), furthest).rounded(.up))
  }

  /// Below half of what an integer holds, which has only 32 bits in a page.
  private static let furthest = min(1e15, Double(Int.max / 2))
}
