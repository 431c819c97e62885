/// A colour of the screen: how much red, green and blue, in sRGB, each from 0 to 1.
///
/// ```swift
/// let brown = RGB(red: 0.4, green: 0.25, blue: 0.15)
/// brown == .fallback  // true
/// brown.hex  // "#664026"
/// ```
///
/// The numbers are those of CSS and of SwiftUI's `Color(red:green:blue:)`: as screens take them, and
/// not in proportion to light. A colour has no opacity: what is sampled from a picture counts its
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

  /// Creates a colour.
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

  /// What a component may be: the colours between two such are finite too.
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
  /// The colour with each component multiplied by a factor; below 1 it is a darker one.
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

  /// The colour with each component brought into 0...1.
  public var clipped: RGB {
    RGB(red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
  }
}
