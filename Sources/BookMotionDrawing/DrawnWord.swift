package import BookMotion

/// A word on a button of the choice, drawn as strokes for documents without fonts.
package enum DrawnWord: String {
  case read = "Read"
  case listen = "Listen"

  /// Returns the width for a given capital height, between the centers of the outermost strokes.
  package func width(ofHeight height: Double) -> Double {
    let letters = rawValue.utf8.compactMap { DrawnLetter.all[$0] }
    let room = DrawnLetter.gap * Double(letters.count - 1)
    return letters.reduce(room) { $0 + $1.width } * height / DrawnLetter.height
  }
}

extension SVGCanvas {
  /// Writes a word whose left edge is at `start`, with its capital centered vertically on that
  /// point.
  package mutating func write(
    _ word: DrawnWord, at start: BookPoint, height: Double, _ ink: String
  ) {
    guard height > 0 else { return }
    add("<g fill=\"none\" stroke=\"\(ink)\" stroke-width=\"\(DrawnLetter.line)\"")
    add(" stroke-linecap=\"round\" stroke-linejoin=\"round\" transform=\"translate(")
    text.add(start.x)
    text.addNext(start.y - height / 2)
    add(")scale(")
    text.add(height / DrawnLetter.height, decimals: SVGGrid.shareDecimals)
    add(")\">")
    var x = 0.0
    for letter in word.rawValue.utf8.compactMap({ DrawnLetter.all[$0] }) {
      add("<path d=\"\(letter.outline)\"")
      if x > 0 {
        add(" transform=\"translate(")
        text.add(x)
        add(")\"")
      }
      add("/>")
      x += letter.width + DrawnLetter.gap
    }
    add("</g>")
  }
}

/// A letter as strokes; a capital is 10 units high.
private struct DrawnLetter {
  let outline: String
  let width: Double

  static let height = 10.0
  static let gap = 2.3
  static let line = 1.5

  static let all: [UInt8: DrawnLetter] = [
    UInt8(ascii: "R"): DrawnLetter(
      outline: "M0 10V0H2.9a2.75 2.75 0 0 1 0 5.5H0M3 5.5 5.7 10", width: 5.7),
    UInt8(ascii: "L"): DrawnLetter(outline: "M0 0V10H4.7", width: 4.7),
    UInt8(ascii: "e"): DrawnLetter(
      outline:
        "M.1 6.6H5.4C5.4 4.6 4.3 3.3 2.8 3.3S0 4.7 0 6.7 1.2 10 2.9 10C3.9 10 4.8 9.6 5.3 8.8",
      width: 5.4),
    UInt8(ascii: "a"): DrawnLetter(
      outline:
        "M5.2 3.4V10M5.2 6.7C5.2 4.7 4.1 3.3 2.6 3.3S0 4.7 0 6.7 1.1 10 2.6 10 5.2 8.6 5.2 6.7",
      width: 5.2),
    UInt8(ascii: "d"): DrawnLetter(
      outline:
        "M5.2-.4V10M5.2 6.7C5.2 4.7 4.1 3.3 2.6 3.3S0 4.7 0 6.7 1.1 10 2.6 10 5.2 8.6 5.2 6.7",
      width: 5.2),
    UInt8(ascii: "i"): DrawnLetter(outline: "M0 3.4V10M0 .4V.6", width: 0),
    UInt8(ascii: "s"): DrawnLetter(
      outline:
        "M4 4.4C3.6 3.7 3 3.3 2.1 3.3 1 3.3 .2 3.9 .2 4.9 .2 7 4.2 6.1 4.2 8.1 4.2 9.3 3.3 10 2.1 10"
        + "C1.1 10 .4 9.6 0 8.9",
      width: 4.2),
    UInt8(ascii: "t"): DrawnLetter(
      outline: "M1.5 1.3V8.2C1.5 9.4 2 10 2.9 10Q3.3 10 3.6 9.8M0 3.4H3.4", width: 3.6),
    UInt8(ascii: "n"): DrawnLetter(
      outline: "M0 10V3.4M0 6.2C0 4.4 1 3.3 2.5 3.3S4.7 4.3 4.7 6V10", width: 4.7),
  ]
}
