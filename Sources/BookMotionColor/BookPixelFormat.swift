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
  let isPremultiplied: Bool

  /// The stored color whose pixels are transparent.
  let transparent: StoredColor?

  /// The colors of the palette, padded to 256 with transparent ones; empty if the format isn't
  /// indexed.
  ///
  /// A `ContiguousArray`, because `Array.span` requires the 2025 releases of Apple's platforms.
  let palette: ContiguousArray<SIMD4<UInt8>>

  /// The number of colors in the palette without the padding.
  package let paletteCount: Int

  /// The samples of a pixel as stored, before any conversion.
  struct StoredColor: Hashable, Sendable {
    var red: UInt16
    var green: UInt16
    var blue: UInt16
  }

  private init(
    _ kind: Kind, _ bitDepth: Int, isPremultiplied: Bool = false, transparent: StoredColor? = nil,
    palette: [SIMD4<UInt8>] = []
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
    self.isPremultiplied = isPremultiplied
    // Only the bits of the depth count.
    let mask = UInt16.max >> UInt16(16 - bitDepth)
    self.transparent = transparent.map {
      StoredColor(red: $0.red & mask, green: $0.green & mask, blue: $0.blue & mask)
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
  public static let rgb8 = rgb()
  /// Red, green, blue, and opacity, with 8 bits each.
  public static let rgba8 = rgba()
  /// Blue, green, red, and opacity, with 8 bits each.
  public static let bgra8 = BookPixelFormat(.bgra, 8)
  /// Brightness, with 8 bits.
  package static let gray8 = gray()
  /// Brightness and opacity, with 8 bits each.
  static let grayAlpha8 = grayAlpha()

  /// Returns a format of gray with 1, 2, 4, 8, or 16 bits.
  ///
  /// Pixels whose stored sample equals `transparent` are transparent.
  ///
  /// - Precondition: `bitDepth` is 1, 2, 4, 8, or 16.
  package static func gray(bitDepth: Int = 8, transparent: UInt16? = nil) -> BookPixelFormat {
    BookPixelFormat(
      .gray, bitDepth, transparent: transparent.map { StoredColor(red: $0, green: $0, blue: $0) })
  }

  /// Returns a format of gray and opacity, with 8 or 16 bits each.
  ///
  /// - Precondition: `bitDepth` is 8 or 16.
  package static func grayAlpha(bitDepth: Int = 8) -> BookPixelFormat {
    BookPixelFormat(.grayAlpha, bitDepth)
  }

  /// Returns a format of red, green, and blue, with 8 or 16 bits each.
  ///
  /// Pixels whose stored samples equal `transparent` are transparent.
  ///
  /// - Precondition: `bitDepth` is 8 or 16.
  package static func rgb(
    bitDepth: Int = 8, transparent: (red: UInt16, green: UInt16, blue: UInt16)? = nil
  ) -> BookPixelFormat {
    BookPixelFormat(
      .rgb, bitDepth,
      transparent: transparent.map {
        StoredColor(red: $0.red, green: $0.green, blue: $0.blue)
      })
  }

  /// Returns a format of red, green, blue, and opacity, with 8 or 16 bits each.
  ///
  /// - Precondition: `bitDepth` is 8 or 16.
  package static func rgba(bitDepth: Int = 8) -> BookPixelFormat {
    BookPixelFormat(.rgba, bitDepth)
  }

  /// Returns a format of palette indices with 1, 2, 4, or 8 bits.
  ///
  /// Each color of the palette is four bytes: red, green, blue, and opacity.
  ///
  /// - Precondition: `bitDepth` is 1, 2, 4, or 8, and `palette` has at most 2 to the power of
  ///   `bitDepth` colors.
  package static func indexed(bitDepth: Int = 8, palette: [SIMD4<UInt8>]) -> BookPixelFormat {
    BookPixelFormat(.indexed, bitDepth, palette: palette)
  }

  /// This format with red, green, and blue multiplied by the opacity.
  public var premultiplied: BookPixelFormat {
    guard hasAlphaSamples else { return self }
    return BookPixelFormat(kind, bitDepth, isPremultiplied: true)
  }
}

extension BookPixelFormat {
  /// The number of samples per pixel.
  package var samplesPerPixel: Int {
    switch kind {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba, .bgra: 4
    }
  }

  /// Returns the number of bytes that `width` pixels take; the last may be only partly used.
  package func bytesPerRow(ofWidth width: Int) -> Int {
    // Computed in groups of eight, so that the number of bits never overflows a 32-bit `Int`.
    let bits = samplesPerPixel * bitDepth
    return width / 8 * bits + (width % 8 * bits + 7) / 8
  }

  private var hasAlphaSamples: Bool {
    switch kind {
    case .grayAlpha, .rgba, .bgra: true
    case .gray, .rgb, .indexed: false
    }
  }
}
