package import BookMotion
package import BookMotionDrawing

/// A whole number in drawn digits, for documents without fonts.
package struct DrawnNumber {
  /// The digits, from the left.
  private let digits: [Int]

  /// - Precondition: `number` isn't negative.
  package init(_ number: Int) { digits = String(number).utf8.map { Int($0 - UInt8(ascii: "0")) } }

  /// Returns the width for a given height of the digits, both measured between the middles of
  /// strokes.
  package func width(ofHeight height: Double) -> Double {
    (Double(digits.count) * Shape.advance - Shape.gap) * height / Shape.height
  }

  /// Draws the number, centered on a point.
  package func paint(
    at center: BookPoint, height: Double, _ ink: String, with painter: inout SVGCanvas
  ) {
    guard height > 0 else { return }
    let scale = height / Shape.height
    painter.add("<g fill=\"none\" stroke=\"\(ink)\" transform=\"translate(")
    painter.text.add(center.x - width(ofHeight: height) / 2)
    painter.text.addNext(center.y - height / 2)
    painter.add(")scale(")
    painter.text.add(scale, decimals: Shape.scaleDecimals)
    painter.add(")\">")
    for (index, digit) in digits.enumerated() {
      let name = "Digit\(digit)"
      painter.shared.define(name) { Shape.definition(of: digit, named: name) }
      painter.add("<use xlink:href=\"#\(name)\"")
      if index > 0 { painter.text.add(attribute: "x", Double(index) * Shape.advance) }
      painter.add("/>")
    }
    painter.add("</g>\n")
  }

  private enum Shape {
    /// The height and width of a digit, and the gap between two.
    static let height = 10.0
    static let width = 6.0
    static let gap = 2.4
    static let advance = width + gap
    static let line = 1.9
    static let scaleDecimals = 4

    static func definition(of digit: Int, named name: String) -> SVGText {
      var text = SVGText()
      text.add("<path id=\"\(name)\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      text.add(attribute: "stroke-width", line)
      text.add(" d=\"\(outlines[digit])\"/>")
      return text
    }

    static let outlines = [
      "M3 0C1.2 0 0 2 0 5S1.2 10 3 10 6 8 6 5 4.8 0 3 0z",
      "M1.2 2 3.6 0V10",
      "M.3 2.7C.3 1.2 1.4 0 3 0S5.7 1.1 5.7 2.6C5.7 5 .2 7.3 .2 10H6",
      "M.5 0H5.6L2.7 3.8C4.6 3.8 6 5 6 6.9S4.6 10 2.9 10C1.6 10 .6 9.4 0 8.5",
      "M4.5 10V0L0 7.1H6",
      "M5.4 0H1.3L.8 4.5C1.4 4 2.1 3.7 3 3.7 4.7 3.7 6 5 6 6.8S4.7 10 2.9 10C1.7 10 .7 9.5 0 8.6",
      "M4.6 0C2.2 1.7 0 4 0 6.8 0 8.6 1.3 10 3 10S6 8.6 6 6.8 4.7 3.7 3 3.7C1.7 3.7 .7 4.4 .3 5.4",
      "M0 0H6L2.3 10",
      "M3 4.6C1.6 4.6 .5 3.6 .5 2.3S1.6 0 3 0 5.5 1 5.5 2.3 4.4 4.6 3 4.6C1.3 4.6 0 5.8 0 7.3"
        + "S1.3 10 3 10 6 8.8 6 7.3 4.7 4.6 3 4.6z",
      "M1.4 10C3.8 8.3 6 6 6 3.2 6 1.4 4.7 0 3 0S0 1.4 0 3.2 1.3 6.3 3 6.3C4.3 6.3 5.3 5.6 5.7 4.6",
    ]
  }
}
