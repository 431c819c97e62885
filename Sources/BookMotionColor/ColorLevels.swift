import BookMotion

/// How a channel's 256 bytes fall into levels that look about equally wide.
///
/// A picture's colors are counted in cells, one for each triple of levels. Green moves a color
/// twice as far as red or blue do, and a byte in the shadows three times as far as one in the
/// lights, so levels of one width would be too coarse here and wasted there.
struct ColorLevels: Sendable {
  /// The level of each byte.
  let ofByte: [UInt8]

  /// The first byte of each level.
  let starts: [UInt8]

  var count: Int { starts.count }

  /// Creates levels: each begins where the gray of that byte is `step` lighter, in OKLab, than the
  /// one that the level before it began with.
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
