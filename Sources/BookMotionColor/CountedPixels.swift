/// The pixels from which the dominant color and the palette are found.
///
/// A picture of up to 2¹⁶ pixels is counted whole. Of a larger one, each row gives one pixel in
/// `step`, so that counting takes little time beside decoding. A share that is found so is right to
/// about 1 in 500. The columns differ from row to row, so that no lines, checks, or dots of a
/// picture can coincide with them.
struct CountedPixels: Sendable {
  /// The distance between the counted pixels of a row in columns, a power of two.
  private let step: Int

  init(width: Int, height: Int) {
    var (step, count) = (1, width * height)
    while count > CountedPixels.most {
      step *= 2
      count /= 2
    }
    self.step = step
  }

  /// Returns the first counted pixel among those of a row, and the distance to the next one.
  func places(in row: PixelPlaces, y: Int) -> (first: Int, step: Int)? {
    let distance = step >> min(row.step.trailingZeroBitCount, step.trailingZeroBitCount)
    let column = firstColumn(ofRow: y)
    let first = (0..<min(distance, row.count)).first {
      (row.first + $0 * row.step) & (step - 1) == column
    }
    return first.map { ($0, distance) }
  }

  /// Returns the first counted column of a row: with multiples of the golden ratio, each is the
  /// first as often as the others among any few rows.
  private func firstColumn(ofRow y: Int) -> Int {
    let part = UInt32(truncatingIfNeeded: y) &* 0x9E37_79B9
    return Int(UInt64(part) * UInt64(step) >> 32)
  }

  private static let most = 1 << 16
}
