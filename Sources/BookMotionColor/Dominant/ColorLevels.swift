/// A division of a channel's 256 bytes into levels that look about equally wide.
///
/// A picture's colors are counted in cells, one for each triple of levels. A step of green changes
/// a color twice as much as one of red or blue, and a step in the shadows three times as much as
/// one in the highlights. Levels of equal width would therefore be too coarse for some colors and
/// too fine for others.
struct ColorLevels: Sendable {
  /// The level of each byte.
  let ofByte: [UInt8]

  /// The first byte of each level.
  let starts: [UInt8]

  var count: Int { starts.count }

  /// Creates levels, each starting at the first byte whose gray is lighter than the gray at the
  /// previous level's start by `step` or more, in OKLab.
  init(step: Double) {
    var ofByte: [UInt8] = []
    var starts: [UInt8] = []
    var lightness = 0.0
    for byte in UInt8.min...UInt8.max {
      let here = OKLab(RGB(bytes: byte, byte, byte)).lightness
      if starts.isEmpty || here - lightness >= step {
        starts.append(byte)
        lightness = here
      }
      ofByte.append(UInt8(starts.count - 1))
    }
    self.ofByte = ofByte
    self.starts = starts
  }

  static let red = ColorLevels(step: 0.0225)
  static let green = ColorLevels(step: 0.0115)
  static let blue = ColorLevels(step: 0.0225)
}
