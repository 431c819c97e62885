public import BookMotion

/// A color on the screen: its red, green, and blue components in sRGB, each from 0 to 1.
///
/// ```swift
/// let brown = RGB(red: 0.4, green: 0.25, blue: 0.15)
/// brown == .fallback  // true
/// brown.hex  // "#664026"
/// ```
///
/// The components are those of CSS and of SwiftUI's `Color(red:green:blue:)`: gamma-encoded, and
/// not proportional to light. A color has no opacity: a color sampled from a picture already
/// accounts for the picture's opacity.
///
/// Components slightly outside 0...1, such as those of a spring that overshoots, are kept;
/// all conversions to bytes or text clamp them.
public struct RGB: Hashable, Sendable {
  /// The red component.
  public let red: Double

  /// The green component.
  public let green: Double

  /// The blue component.
  public let blue: Double

  /// Creates a color.
  ///
  /// - Precondition: All three components are from −1e100 to 1e100.
  public init(red: Double, green: Double, blue: Double) {
    BookDomain.magnitude.require(red, "red")
    BookDomain.magnitude.require(green, "green")
    BookDomain.magnitude.require(blue, "blue")
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension RGB {
  /// The color without any light.
  package static let black = RGB(red: 0, green: 0, blue: 0)

  /// The color with all components at their maximum.
  package static let white = RGB(red: 1, green: 1, blue: 1)

  /// The brown of a book without a usable picture, because it is missing, unreadable, or fully
  /// transparent.
  public static let fallback = RGB(red: 0.4, green: 0.25, blue: 0.15)
}

extension RGB {
  /// Returns the color with each component multiplied by a factor; a factor below 1 darkens it.
  ///
  /// ```swift
  /// RGB.white.scaled(by: 0.85).hex  // "#d9d9d9"
  /// ```
  ///
  /// - Precondition: `factor` and the resulting components are from −1e100 to 1e100.
  package func scaled(by factor: Double) -> RGB {
    BookDomain.magnitude.require(factor, "factor")
    return RGB(red: red * factor, green: green * factor, blue: blue * factor)
  }

  /// The color with each component clamped to 0...1.
  package var clipped: RGB {
    RGB(red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
  }
}

extension RGB {
  /// The color space in which two colors are mixed.
  public enum MixingSpace: String, Hashable, Sendable, CaseIterable {
    /// The stored components, each mixed separately, as in CSS and most animations.
    case sRGB
    /// OKLab, for perceptually even steps, and no dull colors between blue and yellow.
    case oklab
  }

  /// Returns a mix of this color and another.
  ///
  /// ```swift
  /// let blue = RGB(red: 0, green: 0, blue: 1)
  /// let white = RGB(red: 1, green: 1, blue: 1)
  /// blue.mix(with: white, by: 0.5).hex  // "#8080ff"
  /// blue.mix(with: white, by: 0.5, in: .oklab).hex  // "#7ba3ff"
  /// ```
  ///
  /// A `fraction` of 0 or less gives exactly this color, and one of 1 or more exactly the other.
  /// The result is continuous in between.
  ///
  /// In OKLab, both colors are first clamped to 0...1. A mix that is outside the range of a screen
  /// becomes a paler color that is not.
  ///
  /// - Precondition: `fraction` is not NaN.
  public func mix(
    with other: RGB, by fraction: Double, in space: MixingSpace = .sRGB
  ) -> RGB {
    // Clamped before the check, so infinite fractions pass and only NaN fails.
    let fraction = min(max(fraction, 0), 1)
    BookDomain.unit.require(fraction, "fraction")
    let (from, to) = space == .sRGB ? (self, other) : (clipped, other.clipped)
    if fraction == 0 || from == to { return from }
    if fraction == 1 { return to }
    let (start, end) = (space.numbers(of: from), space.numbers(of: to))
    // Clamped so that rounding cannot take a number beyond the two.
    return space.color(
      of: (start + (end - start) * fraction).clamped(
        lowerBound: pointwiseMin(start, end), upperBound: pointwiseMax(start, end)))
  }
}

extension RGB.MixingSpace {
  /// Returns the numbers of a color that are mixed, and a zero.
  func numbers(of color: RGB) -> SIMD4<Double> {
    switch self {
    case .sRGB: return SIMD4(color.red, color.green, color.blue, 0)
    case .oklab:
      let seen = OKLab(color)
      return SIMD4(seen.lightness, seen.a, seen.b, 0)
    }
  }

  /// Returns the color that has these numbers.
  func color(of numbers: SIMD4<Double>) -> RGB {
    switch self {
    case .sRGB: RGB(red: numbers.x, green: numbers.y, blue: numbers.z)
    case .oklab: OKLab(lightness: numbers.x, a: numbers.y, b: numbers.z).rgb
    }
  }
}

extension RGB {
  /// The relative luminance of the color, from 0 (black) to 1 (white).
  ///
  /// ```swift
  /// RGB(red: 0, green: 1, blue: 0).luminance  // 0.7152
  /// ```
  ///
  /// Formula: 0.2126·R + 0.7152·G + 0.0722·B, where R, G, and B are the ``light`` of the
  /// ``clipped`` color (WCAG 2, relative luminance).
  package var luminance: Double {
    let light = clipped.light
    return Luminance.of(red: light.red, green: light.green, blue: light.blue)
  }

  /// Returns the contrast ratio of two colors by WCAG 2: from 1, for a color with itself, to 21,
  /// for black with white.
  ///
  /// ```swift
  /// RGB.white.contrast(with: .black)  // 21.0
  /// RGB.white.contrast(with: .fallback)  // 9.04…
  /// ```
  ///
  /// Text is legible at a contrast of 4.5 or more, and large text at 3 or more. `TitleColor` finds
  /// a color with a given contrast.
  ///
  /// Formula: (L₁ + 0.05) / (L₂ + 0.05), where L₁ is the larger ``luminance`` and L₂ the smaller.
  package func contrast(with other: RGB) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + Luminance.flare) / (min(first, second) + Luminance.flare)
  }
}

/// The constants of WCAG 2.
enum Luminance {
  /// Ambient light on the screen.
  static let flare = 0.05

  static func of(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension RGB {
  /// Returns the amount of light of a stored component, from 0 (none) to 1 (all that a screen
  /// gives).
  ///
  /// Stored components are spaced perceptually, not in proportion to light. To add light, as in a
  /// mean, a blend, or a contrast, first convert the components with this function, then convert
  /// the result back with ``component(ofLight:)``.
  ///
  /// ```swift
  /// RGB.light(ofComponent: 0.5)  // 0.21404114048223255
  /// RGB.light(ofComponent: 1)  // 1.0
  /// ```
  ///
  /// Edge cases: A component below 0 gives the negative of the light of its magnitude, and one
  /// above 1 gives more than 1, so colors outside 0...1 are preserved. A component beyond ±1e100
  /// counts as ±1e100, and NaN as 0.
  ///
  /// Formula: c / 12.92 up to 0.04045, otherwise ((c + 0.055) / 1.055)^2.4 (IEC 61966-2-1).
  package static func light(ofComponent component: Double) -> Double {
    let magnitude = TransferCurve.magnitude(of: component)
    let light =
      magnitude <= TransferCurve.linearUpTo
      ? magnitude / TransferCurve.slope
      : Elementary.pow(
        (magnitude + TransferCurve.offset) / (1 + TransferCurve.offset), TransferCurve.exponent)
    return component < 0 ? -light : light
  }

  /// Returns the component that gives an amount of light: the inverse of ``light(ofComponent:)``.
  ///
  /// ```swift
  /// RGB.component(ofLight: 0.5)  // 0.7353569830524496
  /// ```
  ///
  /// A round trip preserves a component to within 1e-15, absolute or relative. It preserves an
  /// amount of light as well, except in a gap of 2.4e-9 that the standard leaves between its two
  /// branches, at 0.0031308.
  ///
  /// Edge cases: The same as those of ``light(ofComponent:)``.
  ///
  /// Formula: 12.92·l up to 0.04045 / 12.92, otherwise 1.055·l^(1/2.4) − 0.055.
  package static func component(ofLight light: Double) -> Double {
    let magnitude = TransferCurve.magnitude(of: light)
    let component =
      magnitude <= TransferCurve.linearUpTo / TransferCurve.slope
      ? magnitude * TransferCurve.slope
      // 1.055·p − 0.055, written so that 1 gives 1.
      : 1 + (1 + TransferCurve.offset)
        * (Elementary.pow(magnitude, 1 / TransferCurve.exponent) - 1)
    return light < 0 ? -component : component
  }

  /// The amounts of light of the three components.
  ///
  /// ```swift
  /// RGB(red: 1, green: 0.5, blue: 0).light.green  // 0.21404114048223255
  /// ```
  package var light: (red: Double, green: Double, blue: Double) {
    (
      RGB.light(ofComponent: red), RGB.light(ofComponent: green), RGB.light(ofComponent: blue)
    )
  }

  /// Creates the color that gives the specified amounts of light.
  ///
  /// ```swift
  /// RGB(lightOfRed: 0.5, green: 0, blue: 1).red  // 0.7353569830524496
  /// ```
  package init(lightOfRed red: Double, green: Double, blue: Double) {
    self.init(
      red: RGB.component(ofLight: red), green: RGB.component(ofLight: green),
      blue: RGB.component(ofLight: blue))
  }
}

/// The constants of sRGB's transfer curve (IEC 61966-2-1).
private enum TransferCurve {
  /// The component at which the linear segment ends.
  static let linearUpTo = 0.04045
  /// The slope of the linear segment: component / light.
  static let slope = 12.92
  /// The offset of the power segment, whose light is 0 at a component of −0.055.
  static let offset = 0.055
  static let exponent = 2.4

  static func magnitude(of value: Double) -> Double {
    value.isNaN ? 0 : min(value.magnitude, BookDomain.magnitude.highest)
  }
}

extension RGB {
  /// The byte that represents 1.
  package static let largestByte = 255.0

  /// Creates a color from bytes, where 255 represents 1.
  ///
  /// ```swift
  /// RGB(bytes: 255, 128, 0).red  // 1.0
  /// ```
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(
      red: Double(red) / RGB.largestByte, green: Double(green) / RGB.largestByte,
      blue: Double(blue) / RGB.largestByte)
  }

  /// Creates a color from hexadecimal notation, 0xRRGGBB.
  package init(_ hexadecimal: UInt32) {
    self.init(
      bytes: UInt8(truncatingIfNeeded: hexadecimal >> 16),
      UInt8(truncatingIfNeeded: hexadecimal >> 8), UInt8(truncatingIfNeeded: hexadecimal))
  }

  /// The nearest bytes to the components clamped to 0...1.
  ///
  /// ```swift
  /// RGB.fallback.bytes  // (red: 102, green: 64, blue: 38)
  /// ```
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (RGB.byte(red), RGB.byte(green), RGB.byte(blue))
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(max(component, 0), 1) * largestByte + 0.5)
  }
}

extension RGB {
  /// The color in the notation of CSS and SVG: `#`, and two hexadecimal digits per component.
  ///
  /// ```swift
  /// RGB(red: 1, green: 0.5, blue: 0).hex  // "#ff8000"
  /// ```
  ///
  /// The components are rounded to bytes.
  public var hex: String {
    let (red, green, blue) = bytes
    let digits = [red, green, blue].flatMap {
      [RGB.digits[Int($0 >> 4)], RGB.digits[Int($0 & 0xF)]]
    }
    return "#" + String(decoding: digits, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

#if !$Embedded
extension RGB {
  /// Creates a color from CSS notation: `#664026`, or `#f80` for `#ff8800`.
  ///
  /// ```swift
  /// try RGB(hex: "#664026").red  // 0.4
  /// ```
  ///
  /// - Throws: A `BookMotionError` for anything else, including the names, opacities, and
  ///   functions of CSS.
  public init(hex: String) throws(BookMotionError) {
    let digits = hex.utf8.dropFirst().compactMap { RGB.value(ofDigit: $0) }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == hex.utf8.count - 1 else {
      throw RGB.noColor
    }
    switch digits.count {
    case 3: self.init(bytes: digits[0] * 0x11, digits[1] * 0x11, digits[2] * 0x11)
    case 6:
      self.init(
        bytes: digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    default: throw RGB.noColor
    }
  }

  private static let noColor = BookMotionError(
    .wrongKind(expected: "a color such as #664026"), at: "color")

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    let isCapital = UInt8(ascii: "A")...UInt8(ascii: "F") ~= digit
    return digits.firstIndex(of: isCapital ? digit | 0x20 : digit).map { UInt8($0) }
  }
}
#endif

extension RGB: HasFields {
  package static var blank: RGB { RGB(red: 0, green: 0, blue: 0) }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    var components = [red, green, blue]
    try visitor.numbers(&components, Quantity(BookDomain.magnitude, nil))
    self = RGB(red: components[0], green: components[1], blue: components[2])
  }
}

#if !$Embedded
extension RGB: Codable {
  /// Decodes a list of three numbers: red, green, and blue.
  ///
  /// - Throws: A `BookMotionError` that names the position in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    do throws(BookMotionError) {
      guard let components = try? [Double](from: decoder), components.count == 3 else {
        throw BookMotionError(.wrongKind(expected: "a list of 3 numbers"), at: "")
      }
      for (index, component) in components.enumerated() {
        try BookDomain.magnitude.check(component, "[\(index)]")
      }
      self.init(red: components[0], green: components[1], blue: components[2])
    } catch {
      throw error.inside(decoder, noun: "color")
    }
  }

  /// Encodes red, green, and blue as a list.
  public func encode(to encoder: any Encoder) throws {
    try [red, green, blue].encode(to: encoder)
  }
}
#endif
