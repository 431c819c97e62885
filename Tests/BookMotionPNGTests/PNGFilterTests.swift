import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Testing

/// Rows with filters in any order, two of which may be undone at once.
@Suite struct PNGFilterTests {
  private static let rgb: UInt8 = 2
  private static let rgba: UInt8 = 6

  /// Returns random bytes with random filters, where average and Paeth are twice as frequent as the
  /// others.
  private func picture(width: Int, height: Int, type: UInt8, seed: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    let filters: [UInt8] = [0, 1, 2, 3, 3, 4, 4]
    let bytesPerRow = width * (type == Self.rgb ? 3 : 4)
    let rows = (0..<height).flatMap { _ in
      [filters.randomElement(using: &random) ?? 0]
        + (0..<bytesPerRow).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    return PNGBuilder(
      width: UInt32(width), height: UInt32(height), type: type, stream: PNGBuilder.stored(rows)
    ).bytes
  }

  @Test(arguments: [rgb, rgba])
  func `rows are those that libpng makes, however many columns are wanted`(type: UInt8) throws {
    for (number, width) in [1, 2, 3, 17].enumerated() {
      let file = picture(width: width, height: 41, type: type, seed: UInt64(number))
      for columns in 1...width {
        #expect(
          try StoredPicture(.bytes(file), columns: columns)
            == StoredPicture(.bytes(file), columns: columns, isPlain: true),
          "\(columns) of \(width) columns")
      }
    }
  }

  /// With rows this long, only some are complete within one inflated piece.
  @Test(arguments: [rgb, rgba])
  func `rows that are inflated in pieces are those that libpng makes`(type: UInt8) throws {
    let file = picture(width: 2900, height: 19, type: type, seed: 7)
    #expect(try StoredPicture(.bytes(file)) == StoredPicture(.bytes(file), isPlain: true))
  }
}
