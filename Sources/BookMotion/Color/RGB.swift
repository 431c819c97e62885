/// A color of the screen: how much red, green and blue, in sRGB, each from 0 to 1.
///
/// ```swift
/// let brown = RGB(red: 0.4, green: 0.25, blue: 0.15)
/// brown == .fallback  // true
/// brown.hex  // "#664026"
/// ```
///
/// The numbers are those of CSS and of SwiftUI's `Color(red:green:blue:)`: as screens take them, and
/// not in proportion to light. A color has no opacity: what is sampled from a picture counts its
/// opacity in.
///
/// Numbers a little outside 0...1, such as a spring gives that overshoots, are kept as they are;
/// ``clipped`` and everything that becomes bytes or text brings them inside.
public struct RGB: Hashable, Sendable {
  /// How much red.
  public let red: Double

  /// How much green.
  public let green: Double

  /// How much blue.
  public let blue: Double

  /// Creates a color.
  ///
  /// - Precondition: the numbers are from −1e100 to 1e100.
  public init(red: Double, green: Double, blue: Double) {
    RGB.domain.require(red, "red")
    RGB.domain.require(green, "green")
    RGB.domain.require(blue, "blue")
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What a component may be: the colors between two such are finite too.
  static let domain = Domain.magnitude
}

extension RGB {
  /// No light at all.
  public static let black = RGB(red: 0, green: 0, blue: 0)

  /// All the light there is.
  public static let white = RGB(red: 1, green: 1, blue: 1)

  /// The brown of a book whose picture says nothing: none is there, it cannot be read, or nothing in
  /// it can be seen.
  public static let fallback = RGB(red: 0.4, green: 0.25, blue: 0.15)
}

extension RGB {
  /// The color with each component multiplied by a factor; below 1 it is a darker one.
  ///
  /// ```swift
  /// RGB.white.scaled(by: 0.85).hex  // "#d9d9d9"
  /// ```
  ///
  /// - Precondition: the factor, and what it makes of the components, are from −1e100 to 1e100.
  public func scaled(by factor: Double) -> RGB {
    Domain.magnitude.require(factor, "factor")
    return RGB(red: red * factor, green: green * factor, blue: blue * factor)
  }

  /// The color with each component brought into 0...1.
  public var clipped: RGB {
    RGB(red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
  }
}

extension RGB {
  /// Where the colors lie that come between two others.
  public enum MixingSpace: String, Hashable, Sendable, CaseIterable {
    /// The stored components, each for itself: what CSS and most animations do.
    case sRGB
    /// As the eye sees: even steps, and nothing dull between blue and yellow.
    case oklab
  }

  /// The color on the way to another.
  ///
  /// ```swift
  /// let blue = RGB(red: 0, green: 0, blue: 1)
  /// blue.mix(with: .white, by: 0.5).hex  // "#8080ff"
  /// blue.mix(with: .white, by: 0.5, in: .oklab).hex  // "#7ba3ff"
  /// ```
  ///
  /// At 0 it is this color, at 1 the other one, to the last bit; below and above it stays there.
  /// Nothing jumps in between.
  ///
  /// In OKLab both are brought into 0...1 first. What lies between may be beyond what a screen shows;
  /// then it is the paler color that ``OKLab/rgb`` gives.
  ///
  /// - Precondition: `fraction` is not NaN.
  public func mix(
    with other: RGB, by fraction: Double, in space: MixingSpace = .sRGB
  ) -> RGB {
    // Beyond the ends there is only the end, however far.
    let fraction = min(max(fraction, 0), 1)
    Domain.unit.require(fraction, "fraction")
    switch space {
    case .sRGB:
      if fraction == 0 { return self }
      if fraction == 1 { return other }
      return RGB(
        red: RGB.between(red, other.red, fraction),
        green: RGB.between(green, other.green, fraction),
        blue: RGB.between(blue, other.blue, fraction))
    case .oklab:
      let (from, to) = (clipped, other.clipped)
      if fraction == 0 || from == to { return from }
      if fraction == 1 { return to }
      let (start, end) = (OKLab(from), OKLab(to))
      return OKLab(
        lightness: RGB.between(start.lightness, end.lightness, fraction),
        a: RGB.between(start.a, end.a, fraction), b: RGB.between(start.b, end.b, fraction)
      ).rgb
    }
  }

  /// A number between two others, never beyond them by a rounding.
  private static func between(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    let value = from + (to - from) * fraction
    return min(max(value, min(from, to)), max(from, to))
  }
}

extension RGB {
  /// How much light the color gives, from 0 (black) to 1 (white).
  ///
  /// ```swift
  /// RGB(red: 0, green: 1, blue: 0).luminance  // 0.7152
  /// ```
  ///
  /// Formula: 0.2126·R + 0.7152·G + 0.0722·B of the ``light`` of the color, brought into 0...1
  /// (WCAG 2, relative luminance).
  public var luminance: Double {
    let light = clipped.light
    return Luminance.red * light.red + Luminance.green * light.green + Luminance.blue * light.blue
  }

  /// The contrast of two colors by WCAG 2: from 1, of a color with itself, to 21, of black with
  /// white.
  ///
  /// ```swift
  /// RGB.white.contrast(with: .black)  // 21.0
  /// RGB.white.contrast(with: .fallback)  // 9.04…
  /// ```
  ///
  /// Text can be read from 4.5 on, large text from 3 on. `TitleColor` finds a color that reaches
  /// what you ask for.
  ///
  /// Formula: (L₁ + 0.05) / (L₂ + 0.05), the larger ``luminance`` above.
  public func contrast(with other: RGB) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + Luminance.flare) / (min(first, second) + Luminance.flare)
  }
}

/// The numbers of WCAG 2.
private enum Luminance {
  static let red = 0.2126
  static let green = 0.7152
  static let blue = 0.0722
  /// Light that falls on the screen from elsewhere.
  static let flare = 0.05
}

extension RGB {
  /// How much light a stored component stands for: 0 is none, 1 is all that a screen gives.
  ///
  /// Stored components are spaced as the eye sees, not as light adds up. Whatever adds light – a
  /// mean, a blend, a contrast – goes through here first and back through
  /// ``component(ofLight:)``.
  ///
  /// ```swift
  /// RGB.light(ofComponent: 0.5)  // 0.21404114048223255
  /// RGB.light(ofComponent: 1)  // 1.0
  /// ```
  ///
  /// Edges: a component below 0 gives the negative of what its magnitude gives, and one above 1 more
  /// than 1, so nothing is lost on the way to a narrower range. One beyond ±1e100 counts as ±1e100,
  /// and NaN as 0.
  ///
  /// Formula: c / 12.92 up to 0.04045, else ((c + 0.055) / 1.055)^2.4 (IEC 61966-2-1).
  public static func light(ofComponent component: Double) -> Double {
    let magnitude = TransferCurve.magnitude(of: component)
    let light =
      magnitude <= TransferCurve.linearUpTo
      ? magnitude / TransferCurve.slope
      : Elementary.pow(
        (magnitude + TransferCurve.offset) / (1 + TransferCurve.offset), TransferCurve.exponent)
    return component < 0 ? -light : light
  }

  /// The component that stands for an amount of light: the way back from ``light(ofComponent:)``.
  ///
  /// ```swift
  /// RGB.component(ofLight: 0.5)  // 0.7353569830524496
  /// ```
  ///
  /// There and back a component is itself to within 1e-15, or as much of its size. An amount of
  /// light is, too, but for a gap of 2.4e-9 that the standard leaves between its two branches, at
  /// 0.0031308.
  ///
  /// Edges: as those of ``light(ofComponent:)``.
  ///
  /// Formula: 12.92·l up to 0.04045 / 12.92, else 1.055·l^(1/2.4) − 0.055.
  public static func component(ofLight light: Double) -> Double {
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
  public var light: (red: Double, green: Double, blue: Double) {
    (
      RGB.light(ofComponent: red), RGB.light(ofComponent: green), RGB.light(ofComponent: blue)
    )
  }

  /// Creates the color that gives these amounts of light.
  ///
  /// ```swift
  /// RGB(lightOfRed: 0.5, green: 0, blue: 1).red  // 0.7353569830524496
  /// ```
  public init(lightOfRed red: Double, green: Double, blue: Double) {
    self.init(
      red: RGB.component(ofLight: red), green: RGB.component(ofLight: green),
      blue: RGB.component(ofLight: blue))
  }
}

/// The numbers of sRGB's curve (IEC 61966-2-1).
private enum TransferCurve {
  /// Where the straight piece ends, as a component.
  static let linearUpTo = 0.04045
  /// How much steeper than light the straight piece is.
  static let slope = 12.92
  /// How far the power's origin lies below 0.
  static let offset = 0.055
  static let exponent = 2.4

  static func magnitude(of value: Double) -> Double {
    value.isNaN ? 0 : min(value.magnitude, Domain.magnitude.highest)
  }
}

extension RGB {
  /// The largest byte: what stands for 1.
  package static let largestByte = 255.0

  /// Creates a color from bytes, 255 being 1.
  ///
  /// ```swift
  /// RGB(bytes: 255, 128, 0).red  // 1.0
  /// ```
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(
      red: Double(red) / RGB.largestByte, green: Double(green) / RGB.largestByte,
      blue: Double(blue) / RGB.largestByte)
  }

  /// Creates a color as designers write it: 0xRRGGBB.
  package init(_ hexadecimal: UInt32) {
    self.init(
      bytes: UInt8(truncatingIfNeeded: hexadecimal >> 16),
      UInt8(truncatingIfNeeded: hexadecimal >> 8), UInt8(truncatingIfNeeded: hexadecimal))
  }

  /// The nearest bytes, of a color brought into 0...1.
  ///
  /// ```swift
  /// RGB.fallback.bytes  // (red: 102, green: 64, blue: 38)
  /// ```
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (RGB.byte(red), RGB.byte(green), RGB.byte(blue))
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(max(component, 0), 1) * largestByte + 0.5)
  }
}

extension RGB {
  /// The color as CSS and SVG write it: `#`, and two hexadecimal digits a component.
  ///
  /// ```swift
  /// RGB(red: 1, green: 0.5, blue: 0).hex  // "#ff8000"
  /// ```
  ///
  /// These are the ``bytes``: a color between two of them becomes the nearer one.
  public var hex: String {
    let (red, green, blue) = bytes
    var letters = [UInt8(ascii: "#")]
    for byte in [red, green, blue] {
      letters.append(RGB.digit(byte >> 4))
      letters.append(RGB.digit(byte & 0xF))
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

#if !$Embedded
extension RGB {
  /// Reads a color as CSS writes it: `#664026`, or `#f80` for `#ff8800`.
  ///
  /// ```swift
  /// try RGB(hex: "#664026").bytes  // (red: 102, green: 64, blue: 38)
  /// ```
  ///
  /// - Throws: ``BookMotionError`` for anything else: names, opacities and functions of CSS too.
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
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
#endif

#if !$Embedded
extension RGB: Codable {
  /// Reads a list of three numbers: red, green and blue.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let place = DocumentPlace(of: decoder, noun: "color")
    let numbers = try DocumentPart.numbers(
      in: decoder, count: 3, "a list of 3 numbers", at: place)
    for (index, number) in numbers.enumerated() {
      try RGB.domain.check(number, place[index].description)
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  /// Writes red, green and blue as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(red)
    try list.encode(green)
    try list.encode(blue)
  }
}
#endif
