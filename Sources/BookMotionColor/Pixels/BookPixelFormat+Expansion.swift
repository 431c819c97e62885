extension BookPixelFormat {
  /// Writes stored pixels as one byte each of red, green, blue, and opacity, one pixel after
  /// another.
  ///
  /// Samples of fewer than 8 bits are scaled to 0...255 exactly, and those of 16 bits are rounded
  /// to the nearest byte. Premultiplied colors stay premultiplied. Stored colors are compared with
  /// the transparent one before that, at their full depth.
  ///
  /// - Precondition: The row contains these pixels, and the output has four bytes for each.
  func expand(_ row: RawSpan, pixels: Range<Int>, into output: inout ContiguousArray<UInt8>) {
    precondition(pixels.lowerBound >= 0 && pixels.count <= output.count / 4)
    precondition(bytesPerRow(ofWidth: pixels.upperBound) <= row.byteCount)
    if kind == .indexed {
      let colors = palette.span
      precondition(colors.count == BookPixelFormat.largestPalette)
      // The palette is padded to 256 colors, and a byte is less than that.
      write(pixels, into: &output) { pixel in
        unsafe colors[unchecked: Int(row.packed(bitDepth, at: pixel))]
      }
      return
    }
    switch bitDepth {
    case 16:
      convert(pixels, into: &output) {
        row.wide(at: 2 &* $0)
      } byte: {
        $0.byte
      }
    case 8 where kind == .bgra:
      // What many decoders make, in half the time, because the positions are constants.
      write(pixels, into: &output) { pixel in
        SIMD4(
          row.byte(at: 4 &* pixel &+ 2), row.byte(at: 4 &* pixel &+ 1), row.byte(at: 4 &* pixel),
          row.byte(at: 4 &* pixel &+ 3))
      }
    case 8:
      convert(pixels, into: &output) {
        UInt16(row.byte(at: $0))
      } byte: {
        UInt8(truncatingIfNeeded: $0)
      }
    default:
      // The largest sample is 1, 3, or 15, and each divides 255.
      let scale = UInt16(UInt8.max) / (1 << UInt16(bitDepth) - 1)
      convert(pixels, into: &output) {
        UInt16(row.packed(bitDepth, at: $0))
      } byte: {
        UInt8(truncatingIfNeeded: $0 &* scale)
      }
    }
  }

  /// Writes the color of each pixel, given its samples and the byte for each.
  @inline(__always)
  private func convert(
    _ pixels: Range<Int>, into output: inout ContiguousArray<UInt8>,
    sample: (_ index: Int) -> UInt16, byte: (UInt16) -> UInt8
  ) {
    let size = samplesPerPixel
    let (red, green, blue, alpha) = positions
    if let alpha {
      write(pixels, into: &output) { pixel in
        let first = pixel &* size
        return SIMD4(
          byte(sample(first &+ red)), byte(sample(first &+ green)), byte(sample(first &+ blue)),
          byte(sample(first &+ alpha)))
      }
      return
    }
    // No color equals `.max`.
    let transparent = transparent ?? .max
    write(pixels, into: &output) { pixel in
      let first = pixel &* size
      let (red, green, blue) = (
        sample(first &+ red), sample(first &+ green), sample(first &+ blue)
      )
      let isOpaque = BookPixelFormat.packed(red, green, blue) != transparent
      return SIMD4(byte(red), byte(green), byte(blue), isOpaque ? .max : 0)
    }
  }

  /// Returns a stored color as one number.
  @inline(__always)
  static func packed(_ red: UInt16, _ green: UInt16, _ blue: UInt16) -> UInt64 {
    UInt64(red) << 32 | UInt64(green) << 16 | UInt64(blue)
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
  /// Returns the largest index in a row of pixels if it is beyond the palette.
  package func indexBeyondPalette(in row: RawSpan, count: Int) -> Int? {
    guard kind == .indexed, paletteCount < 1 << bitDepth else { return nil }
    precondition(bytesPerRow(ofWidth: count) <= row.byteCount)
    var largest: UInt8 = 0
    for pixel in 0..<count { largest = max(largest, row.packed(bitDepth, at: pixel)) }
    return largest < paletteCount ? nil : Int(largest)
  }

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
