import BookMotion

/// The format of the pixels in a row of bytes.
///
/// ```swift
/// let pixels: [UInt8] = [0, 128, 255, 255]  // blue, green, red, opacity
/// BookPictureColors(width: 1, height: 1, pixels: pixels, format: .bgra8)[.left]?.hex  // "#ff8000"
/// ```
///
/// These are the formats of PNG, and those that platforms decode pictures into. Samples of fewer
/// than 8 bits are packed from the high bits of a byte to the low ones; samples of 16 bits are
/// big-endian.
///
/// **Deliberately omitted.** Other color spaces: all samples are interpreted as sRGB. Formats with
/// an unused fourth byte: set that byte to 255 and use ``rgba8``.
public struct BookPixelFormat: Hashable, Sendable {
  /// The meaning of a pixel's samples.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Brightness, from black to white.
    case gray
    /// Brightness and opacity.
    case grayAlpha
    /// Red, green, and blue.
    case rgb
    /// Red, green, blue, and opacity.
    case rgba
    /// Blue, green, red, and opacity: the order in memory on many platforms.
    case bgra
    /// The index of a color in a palette.
    case indexed
  }

  /// The meaning of a pixel's samples.
  package let kind: Kind

  /// The number of bits per sample: 1, 2, 4, 8, or 16.
  package let bitDepth: Int

  /// A Boolean value that indicates whether red, green, and blue are multiplied by the opacity.
  ///
  /// They are in the bitmaps of many platforms, but never in a PNG.
  private(set) var isPremultiplied = false

  /// The stored color whose pixels are transparent, as one number.
  let transparent: UInt64?

  /// The colors of the palette, padded to 256 with transparent ones; empty if the format isn't
  /// indexed.
  ///
  /// A `ContiguousArray`, because `Array.span` requires the 2025 releases of Apple's platforms.
  let palette: ContiguousArray<SIMD4<UInt8>>

  /// The number of colors in the palette without the padding.
  package let paletteCount: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - kind: The meaning of a pixel's samples.
  ///   - bitDepth: The number of bits per sample.
  ///   - transparent: The stored red, green, and blue whose pixels are transparent; for gray, the
  ///     same three times.
  ///   - palette: The red, green, blue, and opacity of each index.
  /// - Precondition: The kind has this depth: gray 1, 2, 4, 8, or 16; indices 1, 2, 4, or 8; blue,
  ///   green, red, and opacity 8; and all others 8 or 16. The palette has at most 2 to the power of
  ///   `bitDepth` colors.
  package init(
    _ kind: Kind, bitDepth: Int, transparent: SIMD3<UInt16>? = nil, palette: [SIMD4<UInt8>] = []
  ) {
    let depths: [Int]
    switch kind {
    case .gray: depths = [1, 2, 4, 8, 16]
    case .indexed: depths = [1, 2, 4, 8]
    case .grayAlpha, .rgb, .rgba: depths = [8, 16]
    case .bgra: depths = [8]
    }
    guard depths.contains(bitDepth) else {
      BookMotionError(
        .wrongKind(expected: "a bit depth that this format has"), at: "bitDepth"
      ).stop()
    }
    BookDomain(0, Double(1 << bitDepth)).require(Double(palette.count), "palette.count")
    self.kind = kind
    self.bitDepth = bitDepth
    // Only the bits of the depth count.
    let mask = UInt16.max >> UInt16(16 - bitDepth)
    self.transparent = transparent.map {
      BookPixelFormat.packed($0.x & mask, $0.y & mask, $0.z & mask)
    }
    paletteCount = palette.count
    self.palette =
      kind == .indexed
      ? palette
        + ContiguousArray(repeating: .zero, count: BookPixelFormat.largestPalette - palette.count)
      : []
  }

  static let largestPalette = 256
}

extension BookPixelFormat {
  /// Red, green, and blue, with 8 bits each.
  public static let rgb8 = BookPixelFormat(.rgb, bitDepth: 8)
  /// Red, green, blue, and opacity, with 8 bits each.
  public static let rgba8 = BookPixelFormat(.rgba, bitDepth: 8)
  /// Blue, green, red, and opacity, with 8 bits each.
  public static let bgra8 = BookPixelFormat(.bgra, bitDepth: 8)

  /// This format with red, green, and blue multiplied by the opacity.
  public var premultiplied: BookPixelFormat {
    var format = self
    format.isPremultiplied = positions.alpha != nil
    return format
  }
}

extension BookPixelFormat {
  /// The positions of a pixel's red, green, blue, and opacity among its samples; without an
  /// opacity, it is opaque.
  var positions: (red: Int, green: Int, blue: Int, alpha: Int?) {
    switch kind {
    case .gray, .indexed: (0, 0, 0, nil)
    case .grayAlpha: (0, 0, 0, 1)
    case .rgb: (0, 1, 2, nil)
    case .rgba: (0, 1, 2, 3)
    case .bgra: (2, 1, 0, 3)
    }
  }

  /// The number of samples per pixel.
  package var samplesPerPixel: Int { (positions.alpha ?? positions.blue) + 1 }

  /// Returns the number of bytes that `width` pixels take; the last may be only partly used.
  package func bytesPerRow(ofWidth width: Int) -> Int {
    // Computed in groups of eight, so that the number of bits never overflows a 32-bit `Int`.
    let bits = samplesPerPixel * bitDepth
    return width / 8 * bits + (width % 8 * bits + 7) / 8
  }
}
