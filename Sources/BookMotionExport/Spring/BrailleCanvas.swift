/// A picture made of braille characters, each two dots wide and four dots high.
///
/// Blank cells are braille characters, too, so that columns stay aligned in a font that takes its
/// braille from another.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// The width, in dots.
  var width: Int { columns * BrailleCanvas.dotsAcross }

  /// The height, in dots.
  var height: Int { rows * BrailleCanvas.dotsDown }

  /// Returns the row of cells that contains a dot.
  static func row(ofDot y: Int) -> Int { y / dotsDown }

  /// Sets one dot, with x to the right and y down.
  mutating func set(x: Int, y: Int) {
    let cell = y / BrailleCanvas.dotsDown * columns + x / BrailleCanvas.dotsAcross
    cells[cell] |= BrailleCanvas.bits[y % BrailleCanvas.dotsDown][x % BrailleCanvas.dotsAcross]
  }

  /// Returns one row of characters.
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

  /// The bit of each dot, by row and column. Unicode numbers the dots of the old six-dot cell
  /// first, and the fourth row last.
  private static let bits: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]
}
