import Testing

@testable import BookMotionExport

@Suite struct `A canvas of braille` {
  @Test func `is blank cells before anything is drawn`() {
    let canvas = BrailleCanvas(columns: 2, rows: 1)
    #expect(canvas.line(0) == "\u{2800}\u{2800}")
    #expect(canvas.width == 4)
    #expect(canvas.height == 4)
  }

  @Test func `knows every dot of a cell`() {
    let order = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (number, dot) in order.enumerated() {
      var canvas = BrailleCanvas(columns: 1, rows: 1)
      canvas.set(x: dot.0, y: dot.1)
      #expect(canvas.line(0).unicodeScalars.first?.value == UInt32(0x2800 + 1 << number))
    }
  }

  @Test func `draws a falling line`() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    for place in 0..<4 { canvas.set(x: place, y: place) }
    #expect(canvas.line(0) == "⠑⢄")
  }
}
