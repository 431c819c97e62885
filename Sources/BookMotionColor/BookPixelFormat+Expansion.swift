import BookMotion

extension BookPixelFormat {
  /// Writes stored pixels as one byte each of red, green, blue, and opacity, one pixel after
  /// another.
  ///
  /// Samples of fewer than 8 bits are scaled to 0...255 exactly, and those of 16 bits are rounded
  /// to the nearest byte. Premultiplied colors stay premultiplied. Stored colors are compared with
  /// the transparent one before that, at their full depth.
  ///
  /// - Precondition: The row contains these pixels, and the output has four bytes for each.
  /// - Returns: `true` if every index has a color in the palette. A pixel without one is
  ///   transparent.
  func expand(
    _ row: RawSpan, pixels: Range<Int>, into output: inout ContiguousArray<UInt8>
  ) -> Bool {
    precondition(pixels.lowerBound >= 0 && pixels.count <= output.count / 4)
    precondition(bytesPerRow(ofWidth: pixels.upperBound) <= row.byteCount)
    // Each color is packed into one number; `.max` equals none of them.
    let key = transparent?.packed ?? .max
    switch (kind, bitDepth) {
    case (.gray, 16):
      write(pixels, into: &output) { pixel in
        let sample = row.wide(at: 2 * pixel)
        let stored = StoredColor(gray: sample).packed
        return SIMD4(gray: sample.byte, alpha: stored == key ? 0 : .max)
      }
    case (.gray, _):
      // The largest sample is 1, 3, 15, or 255, and each divides 255.
      let scale = UInt8.max / (UInt8.max >> UInt8(8 - bitDepth))
      write(pixels, into: &output) { pixel in
        let sample = row.packed(bitDepth, at: pixel)
        let stored = StoredColor(gray: UInt16(sample)).packed
        return SIMD4(gray: sample &* scale, alpha: stored == key ? 0 : .max)
      }
    case (.grayAlpha, 16):
      write(pixels, into: &output) { pixel in
        SIMD4(gray: row.wide(at: 4 * pixel).byte, alpha: row.wide(at: 4 * pixel + 2).byte)
      }
    case (.grayAlpha, _):
      write(pixels, into: &output) { pixel in
        SIMD4(gray: row.byte(at: 2 * pixel), alpha: row.byte(at: 2 * pixel + 1))
      }
    case (.rgb, 16):
      write(pixels, into: &output) { pixel in
        let color = StoredColor(
          red: row.wide(at: 6 * pixel), green: row.wide(at: 6 * pixel + 2),
          blue: row.wide(at: 6 * pixel + 4))
        return SIMD4(
          color.red.byte, color.green.byte, color.blue.byte, color.packed == key ? 0 : .max)
      }
    case (.rgb, _):
      write(pixels, into: &output) { pixel in
        let (red, green, blue) = (
          row.byte(at: 3 * pixel), row.byte(at: 3 * pixel + 1), row.byte(at: 3 * pixel + 2)
        )
        let color = StoredColor(red: UInt16(red), green: UInt16(green), blue: UInt16(blue))
        return SIMD4(red, green, blue, color.packed == key ? 0 : .max)
      }
    case (.rgba, 16):
      write(pixels, into: &output) { pixel in
        SIMD4(
          row.wide(at: 8 * pixel).byte, row.wide(at: 8 * pixel + 2).byte,
          row.wide(at: 8 * pixel + 4).byte, row.wide(at: 8 * pixel + 6).byte)
      }
    case (.rgba, _):
      write(pixels, into: &output) { pixel in
        SIMD4(
          row.byte(at: 4 * pixel), row.byte(at: 4 * pixel + 1), row.byte(at: 4 * pixel + 2),
          row.byte(at: 4 * pixel + 3))
      }
    case (.bgra, _):
      write(pixels, into: &output) { pixel in
        SIMD4(
          row.byte(at: 4 * pixel + 2), row.byte(at: 4 * pixel + 1), row.byte(at: 4 * pixel),
          row.byte(at: 4 * pixel + 3))
      }
    case (.indexed, _):
      var largest: UInt8 = 0
      let colors = palette.span
      precondition(colors.count == BookPixelFormat.largestPalette)
      write(pixels, into: &output) { pixel in
        let index = row.packed(bitDepth, at: pixel)
        largest = max(largest, index)
        // The palette is padded to 256 colors, and a byte is less than that.
        return unsafe colors[unchecked: Int(index)]
      }
      return pixels.isEmpty || Int(largest) < paletteCount
    }
    return true
  }

  /// Writes the color of each pixel, starting at the beginning of `output`.
  @inline(__always)
  private func write(
    _ pixels: Range<Int>, into output: inout ContiguousArray<UInt8>,
    _ color: (_ pixel: Int) -> SIMD4<UInt8>
  ) {
    unsafe output.withUnsafeMutableBytes { bytes in
      var offset = 0
      for pixel in pixels {
        // `expand` has checked that the pixels fit.
        unsafe bytes.storeBytes(of: color(pixel), toByteOffset: offset, as: SIMD4<UInt8>.self)
        offset &+= 4
      }
    }
  }
}

extension BookPixelFormat {
  /// Converts `count` premultiplied pixels to straight alpha, rounded to the nearest byte.
  ///
  /// Invisible pixels are left unchanged. A color that is brighter than its opacity allows becomes
  /// the brightest possible.
  static func divideByAlpha(_ pixels: inout ContiguousArray<UInt8>, count: Int) {
    precondition(count <= pixels.count / 4)
    for pixel in 0..<count {
      let alpha = UInt32(pixels[4 * pixel + 3])
      guard alpha != 0, alpha != UInt32(UInt8.max) else { continue }
      for sample in 4 * pixel..<4 * pixel + 3 {
        let straight = (UInt32(pixels[sample]) * UInt32(UInt8.max) + alpha / 2) / alpha
        pixels[sample] = UInt8(min(straight, UInt32(UInt8.max)))
      }
    }
  }
}

extension UInt16 {
  /// This sample scaled from 0...65535 to 0...255 and rounded: v·255/65535 = v/257.
  ///
  /// With half the divisor added, the quotient is a shift, which is exact for every v.
  var byte: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) * 255 + 32_895) >> 16) }
}

extension BookPixelFormat.StoredColor {
  fileprivate init(gray: UInt16) { self.init(red: gray, green: gray, blue: gray) }

  fileprivate var packed: UInt64 { UInt64(red) << 32 | UInt64(green) << 16 | UInt64(blue) }
}

extension SIMD4<UInt8> {
  fileprivate init(gray: UInt8, alpha: UInt8) { self.init(gray, gray, gray, alpha) }
}

extension RawSpan {
  /// Returns a byte. The caller has checked the bounds for the whole row.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    unsafe unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Returns a sample of 16 bits.
  @inline(__always)
  fileprivate func wide(at offset: Int) -> UInt16 {
    UInt16(byte(at: offset)) << 8 | UInt16(byte(at: offset &+ 1))
  }

  /// Returns a sample of 1, 2, 4, or 8 bits; the first samples are in the high bits of a byte.
  @inline(__always)
  fileprivate func packed(_ bitDepth: Int, at pixel: Int) -> UInt8 {
    if bitDepth == 8 { return byte(at: pixel) }
    let bit = pixel &* bitDepth
    let byte = byte(at: bit &>> 3)
    let first = byte &<< UInt8(truncatingIfNeeded: bit & 7)
    return first &>> UInt8(truncatingIfNeeded: 8 &- bitDepth)
  }
}
