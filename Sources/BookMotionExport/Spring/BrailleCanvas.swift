/// A picture made of braille characters: two dots across and four down in each.
///
/// Every cell is a braille character, the blank ones too, so that columns stay straight in a font
/// that borrows its braille from another.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// How many dots there are across.
  var width: Int { columns * BrailleCanvas.dotsAcross }

  /// How many dots there are down.
  var height: Int { rows * BrailleCanvas.dotsDown }

  /// The row of cells that holds a dot.
  static func row(ofDot y: Int) -> Int { y / dotsDown }

  /// Sets one dot; x to the right, y down.
  mutating func set(x: Int, y: Int) {
    let cell = y / BrailleCanvas.dotsDown * columns + x / BrailleCanvas.dotsAcross
    cells[cell] |= BrailleCanvas.bits[y % BrailleCanvas.dotsDown][x % BrailleCanvas.dotsAcross]
  }

  /// One row of characters.
  func line(_ row: Int) -> String {
    var line = String.UnicodeScalarView()
    for cell in cells[row * columns..<(row + 1) * columns] {
      line.append(Unicode.Scalar(BrailleCanvas.blank + UInt16(cell)) ?? " ")
    }
    return String(line)
  }

  private static let dotsAcross = 2
  private static let dotsDown = 4
  private static let blank: UInt16 = 0x2800

  /// Unicode numbers the dots of the old six-dot cell first, and the fourth row last.
  private static let bits: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
}
