import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// Pictures of which only a part of the pixels is counted for the dominant color and the palette.
@Suite struct LargePictureTests {
  private static let (width, height) = (1403, 809)
  private static let (paper, ink): ([UInt8], [UInt8]) = ([240, 235, 220], [30, 40, 80])

  private func row(_ y: Int, _ columns: [Int], _ isInk: (Int, Int) -> Bool) -> [UInt8] {
    let (paper, ink) = (Self.paper, Self.ink)
    var row = [UInt8](repeating: 0, count: 3 * columns.count)
    var byte = 0
    for x in columns {
      let color = isInk(x, y) ? ink : paper
      for part in 0..<3 { row[byte + part] = color[part] }
      byte += 3
    }
    return row
  }

  private func colors(_ isInk: (Int, Int) -> Bool) -> BookPictureColors {
    let all = Array(0..<Self.width)
    return BookPictureColors(
      width: Self.width, height: Self.height,
      pixels: (0..<Self.height).flatMap { row($0, all, isInk) }, format: .rgb8,
      request: BookColorRequest(edges: [], wantsDominant: true, paletteSize: 2))
  }

  private func ink(in colors: BookPictureColors) -> Double {
    colors.palette.first { $0.color == RGB(bytes: 30, 40, 80) }?.share ?? 0
  }

  @Test func `of one color is exactly that color`() {
    let colors = colors { _, _ in true }
    #expect(colors.dominant == RGB(bytes: 30, 40, 80))
    #expect(colors.palette.map(\.share) == [1])
  }

  /// Lines, slanted lines, checks, and dots of every size, which a sample of every eighth column
  /// would see as a single color.
  @Test(arguments: Effort.some(of: [1, 7, 25], oneIn: 3)) func `of a pattern has its shares`(
    size: Int
  ) {
    let period = 2 * size
    let patterns: [(String, (Int, Int) -> Bool)] = [
      ("columns", { x, _ in x % period < size }), ("rows", { _, y in y % period < size }),
      ("slanted", { x, y in (x + y) % period < size }),
      ("steep", { x, y in (3 * x + 5 * y) % period < size }),
      ("checks", { x, y in (x / size + y / size).isMultiple(of: 2) }),
      ("dots", { x, y in x % period < size && y % period < size }),
    ]
    for (name, pattern) in Effort.some(of: patterns, oneIn: 2) {
      var count = 0
      for y in 0..<Self.height { for x in 0..<Self.width where pattern(x, y) { count += 1 } }
      let share = Double(count) / Double(Self.width * Self.height)
      #expect(abs(ink(in: colors(pattern)) - share) < 0.015, "\(name) of \(size)")
    }
  }

  @Test func `is the same in passes`() {
    let isInk = { (x: Int, y: Int) in (x * x + y * y) % 1000 < 380 }
    var sampler = ColorSampler(
      width: Self.width, height: Self.height, format: .rgb8,
      request: BookColorRequest(edges: [], wantsDominant: true, paletteSize: 2))
    for (firstColumn, firstRow, columnStep, rowStep) in ColorSamplerTests.passes {
      let columns = Array(stride(from: firstColumn, to: Self.width, by: columnStep))
      for y in stride(from: firstRow, to: Self.height, by: rowStep) {
        sampler.add(
          row: row(y, columns, isInk), y: y, firstColumn: firstColumn,
          columnStep: columnStep, columns: columns.count)
      }
    }
    #expect(sampler.colors() == colors(isInk))
  }

  @Test func `of a single column, or a single row, is counted`() {
    for (width, height) in [(1, 1_100_000), (1_100_000, 1)] {
      let colors = BookPictureColors(
        width: width, height: height, pixels: Array(repeating: 77, count: 3 * width * height),
        format: .rgb8, request: BookColorRequest(edges: [], wantsDominant: true))
      #expect(colors.dominant == RGB(bytes: 77, 77, 77))
    }
  }
}
