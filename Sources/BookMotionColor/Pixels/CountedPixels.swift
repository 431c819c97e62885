/// The pixels from which the dominant color and the palette are found.
///
/// A picture of up to a million pixels is counted whole, which takes two milliseconds. Of a larger
/// one, one pixel of every `step` in a row is counted, so that counting takes little time beside
/// decoding. A share that is found so is right to about one in a hundred. Which pixel is counted
/// follows from its position but has no pattern, so no lines, checks, or dots of a picture can
/// coincide with it.
struct CountedPixels: Sendable {
  /// The number of pixels in a row of which one is counted.
  private let step: Int

  init(width: Int, height: Int) {
    let count = width * height
    step = count <= CountedPixels.whole ? 1 : count / CountedPixels.sample
  }

  /// True if every pixel is counted.
  var isWhole: Bool { step == 1 }

  /// Calls `body` with the index of each counted pixel of a row.
  @inline(__always)
  func forEach(in row: PixelColumns, y: Int, _ body: (Int) -> Void) {
    var start = 0
    var seed = UInt64(truncatingIfNeeded: y) << 32
    let end = row.first + row.count * row.step
    while start < end {
      let part = (CountedPixels.mixed(seed) * UInt64(step)) >> 32
      let offset = start + Int(truncatingIfNeeded: part) - row.first
      if offset >= 0, offset.isMultiple(of: row.step), offset / row.step < row.count {
        body(offset / row.step)
      }
      start += step
      seed += 1
    }
  }

  /// Returns 32 bits that look random: a step of SplitMix64 (Steele, Lea & Flood 2014).
  @inline(__always)
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits >> 32
  }

  /// The most pixels of a picture that is counted whole.
  private static let whole = 1 << 20
  /// The least pixels that are counted of a larger picture.
  private static let sample = 1 << 13
}
