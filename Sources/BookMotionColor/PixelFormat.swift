import BookMotion

/// How the bytes of a row of pixels are read.
///
/// ```swift
/// PixelFormat.rgba8.bytesPerRow(ofWidth: 200)  // 800
/// PixelFormat.gray(bitDepth: 1).bytesPerRow(ofWidth: 200)  // 25
/// ```
///
/// These are the formats of PNG, and those that platforms decode pictures to. Samples of fewer than
/// 8 bits are packed from the high bits of a byte to its low ones; samples of 16 bits have their high
/// byte first.
///
/// **Deliberately not here.** Other color spaces: sRGB is what the numbers are taken for. Formats
/// with an unused fourth byte: their rows are ``rgba8`` once that byte says 255.
public struct PixelFormat: Hashable, Sendable {
  /// What the samples of a pixel mean.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// How bright, from black to white.
    case gray
    /// The same, and how opaque.
    case grayAlpha
    /// Red, green and blue.
    case rgb
    /// Red, green, blue, and how opaque.
    case rgba
    /// The same, in the order that many platforms have in memory.
    case bgra
    /// The number of a color in a palette.
    case indexed
  }

  /// What the samples of a pixel mean.
  public let kind: Kind

  /// How many bits a sample has: 1, 2, 4, 8 or 16.
  public let bitDepth: Int

  /// Whether red, green and blue have been multiplied by the opacity already.
  ///
  /// So they are in the bitmaps of many platforms, and never in a PNG.
  public let isPremultiplied: Bool

  /// The stored color that stands for nothing at all.
  let transparent: StoredColor?

  /// The colors that the indices stand for, followed by transparent ones up to 256; otherwise none.
  ///
  /// Contiguous, because an `Array` lends its span only from Apple's systems of 2025 on.
  let palette: ContiguousArray<SIMD4<UInt8>>

  /// How many of those the picture has.
  let paletteCount: Int

  /// The samples of a pixel as they are stored, before anything is made of them.
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
    Domain(0, Double(1 << bitDepth)).require(Double(palette.count), "palette.count")
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
        + ContiguousArray(repeating: .zero, count: PixelFormat.largestPalette - palette.count)
      : []
  }

  static let largestPalette = 256
}

extension PixelFormat {
  /// Red, green and blue, a byte each.
  public static let rgb8 = rgb()
  /// Red, green, blue and opacity, a byte each.
  public static let rgba8 = rgba()
  /// Blue, green, red and opacity, a byte each.
  public static let bgra8 = PixelFormat(.bgra, 8)
  /// Brightness, a byte.
  public static let gray8 = gray()
  /// Brightness and opacity, a byte each.
  public static let grayAlpha8 = grayAlpha()

  /// Gray, of 1, 2, 4, 8 or 16 bits.
  ///
  /// A sample may stand for a pixel that is not there: `transparent`, as it is stored.
  ///
  /// - Precondition: the depth is one of these.
  public static func gray(bitDepth: Int = 8, transparent: UInt16? = nil) -> PixelFormat {
    PixelFormat(
      .gray, bitDepth, transparent: transparent.map { StoredColor(red: $0, green: $0, blue: $0) })
  }

  /// Gray and opacity, of 8 or 16 bits each.
  ///
  /// - Precondition: the depth is one of these.
  public static func grayAlpha(bitDepth: Int = 8) -> PixelFormat {
    PixelFormat(.grayAlpha, bitDepth)
  }

  /// Red, green and blue, of 8 or 16 bits each.
  ///
  /// A color may stand for a pixel that is not there: `transparent`, as it is stored.
  ///
  /// - Precondition: the depth is one of these.
  public static func rgb(
    bitDepth: Int = 8, transparent: (red: UInt16, green: UInt16, blue: UInt16)? = nil
  ) -> PixelFormat {
    PixelFormat(
      .rgb, bitDepth,
      transparent: transparent.map {
        StoredColor(red: $0.red, green: $0.green, blue: $0.blue)
      })
  }

  /// Red, green, blue and opacity, of 8 or 16 bits each.
  ///
  /// - Precondition: the depth is one of these.
  public static func rgba(bitDepth: Int = 8) -> PixelFormat { PixelFormat(.rgba, bitDepth) }

  /// Numbers of colors, of 1, 2, 4 or 8 bits.
  ///
  /// The palette has red, green, blue and opacity of each color, in bytes.
  ///
  /// - Precondition: the depth is one of these, and the palette has no more colors than such
  ///   numbers can name.
  public static func indexed(bitDepth: Int = 8, palette: [SIMD4<UInt8>]) -> PixelFormat {
    PixelFormat(.indexed, bitDepth, palette: palette)
  }

  /// The same format, with red, green and blue multiplied by the opacity already.
  public var premultiplied: PixelFormat {
    guard hasAlphaSamples else { return self }
    return PixelFormat(kind, bitDepth, isPremultiplied: true)
  }
}

extension PixelFormat {
  /// How many samples a pixel has.
  public var samplesPerPixel: Int {
    switch kind {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba, .bgra: 4
    }
  }

  /// How many bytes so many pixels take; the last may be filled only in part.
  public func bytesPerRow(ofWidth width: Int) -> Int {
    // By eights, so that even where an `Int` has 32 bits no count of bits goes beyond it.
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
