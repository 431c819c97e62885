import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionColor

/// Histograms are exact regardless of the order, opacity, and size of the picture.
@Suite struct ColorHistogramTests {
  @Test func `every color has a cell of its own level, and its sums give it back`() {
    var cells = Set<Int>()
    let histogram = ColorHistogram()
    for red in stride(from: 0, through: 255, by: 5) {
      for green in stride(from: 0, through: 255, by: 3) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let (red, green, blue) = (UInt8(red), UInt8(green), UInt8(blue))
          let cell = histogram.cell(red, green, blue)
          #expect((0..<ColorCell.count).contains(cell))
          cells.insert(cell)
          let first = ColorCell.firstBytes(of: cell)
          let offsets = [
            Int(red) - Int(first.red), Int(green) - Int(first.green), Int(blue) - Int(first.blue),
          ]
          #expect(
            offsets.allSatisfy { (0..<8).contains($0) }, "\(red) \(green) \(blue): \(offsets)")
        }
      }
    }
    #expect(cells.count > ColorCell.colorCount * 8 / 10)
  }

  @Test func `the largest levels are those of the last cell, and grays follow`() {
    let histogram = ColorHistogram()
    let last = histogram.cell(255, 254, 255)
    #expect(last == ColorCell.colorCount - 1)
    #expect(histogram.cell(255, 255, 255) == ColorCell.count - 1)
  }

  /// Returns the sums of all cells of a histogram.
  private func totals(_ histogram: ColorHistogram) -> WideSums {
    var totals = WideSums()
    histogram.forEachColor { _, _, _, sums in totals += sums }
    histogram.forEachGray { _, sums in totals += sums }
    return totals
  }

  /// Enough pixels of few colors that cells are emptied many times.
  @Test(arguments: [UInt64](1...4))
  func `sums are those of the pixels`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var histogram = ColorHistogram()
    var expected = WideSums()
    let colors =
      (0..<5).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      } + [[7, 7, 7], [255, 255, 255]]
    for _ in 0..<20 {
      var row: [UInt8] = []
      for _ in 0..<1000 {
        let color = colors[Int.random(in: 0..<colors.count, using: &random)]
        let opacity =
          seed < 3 ? 255 : [0, 1, 128, 254, 255, 255][Int.random(in: 0..<6, using: &random)]
        row += color + [UInt8(opacity)]
        expected += WideSums(
          weight: UInt64(opacity), red: UInt64(opacity) * UInt64(color[0]),
          green: UInt64(opacity) * UInt64(color[1]), blue: UInt64(opacity) * UInt64(color[2]))
      }
      histogram.add(rgba: row)
    }
    #expect(totals(histogram) == expected)
  }

  @Test(arguments: [UInt64](5...6))
  func `the order of rows and of pixels does not matter`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pixels = (0..<20_000).map { _ in
      // Close together, so that cells fill up.
      [
        UInt8.random(in: 90...97, using: &random), .random(in: 40...44, using: &random),
        .random(in: 90...97, using: &random),
        [0, 100, 255, 255].randomElement(using: &random) ?? 0,
      ]
    }
    func answer() -> [BookSwatch] {
      var histogram = ColorHistogram()
      for row in stride(from: 0, to: pixels.count, by: 1000) {
        histogram.add(rgba: pixels[row..<row + 1000].flatMap { $0 })
      }
      return histogram.palette(3)
    }
    let first = answer()
    #expect(!first.isEmpty)
    for _ in 0..<3 {
      pixels.shuffle(using: &random)
      #expect(answer() == first)
    }
  }

  @Test func `three bytes a pixel count like four of which the last is 255`() {
    var random = SeededRandom(seed: 9)
    var three = ColorHistogram()
    var four = ColorHistogram()
    for _ in 0..<50 {
      let pixels = (0..<500).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...60, using: &random) }
      }
      three.add(rgb: pixels.flatMap { $0 })
      four.add(rgba: pixels.flatMap { $0 + [255] })
    }
    #expect(totals(three) == totals(four))
    #expect(three.cells == four.cells)
  }

  @Test func `rows of nothing add nothing`() {
    var histogram = ColorHistogram()
    histogram.add(rgb: [UInt8]())
    histogram.add(rgba: [UInt8]())
    #expect(totals(histogram) == WideSums())
  }
}
