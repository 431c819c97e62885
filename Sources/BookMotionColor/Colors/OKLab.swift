import BookMotion

/// A color in OKLab, a space in which distances match perceived differences: a lightness and two
/// axes of hue.
///
/// Pairs of colors that are equally far apart look about equally different, which is not the case
/// in ``RGB``. Use this type to compare, group, or mix colors. A distance of 0.02 is just visible
/// side by side, 0.05 is a difference between shades of the same name, and 1 is the distance of
/// black from white.
///
/// ```swift
/// let red = OKLab(RGB(red: 1, green: 0, blue: 0))
/// red.lightness  // 0.6279…
/// red.distance(to: OKLab(RGB(red: 1, green: 1, blue: 1)))  // 0.452…
/// ```
///
/// The space and its two matrices are by Björn Ottosson (2020).
package struct OKLab: Hashable, Sendable {
  /// The lightness: 0 is black, 1 is white.
  package let lightness: Double

  /// The position from green (negative) to red.
  package let a: Double

  /// The position from blue (negative) to yellow.
  package let b: Double

  /// Creates a color, which may be outside the range of a screen.
  @inlinable
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Returns the perceived difference between two colors: their Euclidean distance.
  ///
  /// ```swift
  /// let blue = OKLab(lightness: 0.5, a: 0, b: -0.25)
  /// blue.distance(to: OKLab(lightness: 0.5, a: 0, b: -0.125))  // 0.125
  /// ```
  package func distance(to other: OKLab) -> Double {
    distanceSquared(to: other).squareRoot()
  }

  @inlinable @inline(__always)
  package func distanceSquared(to other: OKLab) -> Double {
    let (light, red, yellow) = (lightness - other.lightness, a - other.a, b - other.b)
    return light * light + red * red + yellow * yellow
  }
}

extension OKLab {
  /// Creates the OKLab equivalent of a screen color.
  ///
  /// Black is (0, 0, 0). Grays have an `a` and a `b` within 4e-8 of 0, and white has a lightness
  /// within 7e-9 of 1, because the published matrices have ten digits.
  ///
  /// ```swift
  /// OKLab(RGB(red: 0.5, green: 0.5, blue: 0.5)).lightness  // 0.598…
  /// ```
  package init(_ color: RGB) {
    let (red, green, blue) = color.light
    self.init(red: red, green: green, blue: blue, cubeRoot: Elementary.cbrt)
  }

  /// Creates the color produced by the specified amounts of light.
  @inlinable @inline(__always)
  package init(red: Double, green: Double, blue: Double, cubeRoot: (Double) -> Double) {
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// The color on the screen that looks like this one, or one of equal luminance and similar hue.
  ///
  /// A color within the range of a screen is returned unchanged, to within 1e-12. Any other color
  /// is mixed with gray light of its luminance just until it is within range: it becomes paler, but
  /// neither darker nor lighter, so it stays as legible as it was. A color with a luminance below
  /// that of black becomes black; above that of white, white. The result is continuous, even at the
  /// edge of the range, so a motion through such colors does not flicker.
  ///
  /// ```swift
  /// OKLab(lightness: 0.7, a: 0, b: 0.3).rgb.blue  // 0.0
  /// OKLab(lightness: 1.2, a: 0.1, b: 0).rgb == RGB(red: 1, green: 1, blue: 1)  // true
  /// ```
  ///
  /// Edge cases: If the chroma √(a² + b²) exceeds 0.4, `a` and `b` are first scaled down to that
  /// chroma; no color on a screen exceeds 0.3225.
  package var rgb: RGB {
    let isOnScreen = light.min() >= 0 && light.max() <= 1
    let shown = OKLab.withinScreen(isOnScreen ? light : chromaLimited.light)
    return RGB(lightOfRed: shown.x, green: shown.y, blue: shown.z)
  }

  private var chromaLimited: OKLab {
    let chroma = (a * a + b * b).squareRoot()
    guard chroma > OKLab.largestChroma else { return self }
    let share = OKLab.largestChroma / chroma
    return OKLab(lightness: lightness, a: a * share, b: b * share)
  }

  private static let largestChroma = 0.4

  /// The light that looks like this color: the inverses of both matrices, to the full precision of
  /// `Double`.
  private var light: SIMD3<Double> {
    let long = 0.9999999984505198 * lightness + 0.39633779217376786 * a + 0.2158037580607588 * b
    let medium = 1.0000000088817609 * lightness - 0.10556134232365635 * a - 0.06385417477170591 * b
    let short = 1.0000000546724108 * lightness - 0.08948418209496575 * a - 1.2914855378640917 * b
    let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
    return SIMD3(
      4.076741661347994 * l - 3.3077115904081933 * m + 0.2309699287294279 * s,
      -1.268438004092176 * l + 2.6097574006633715 * m - 0.3413193963102196 * s,
      -0.004196086541837109 * l - 0.7034186144594496 * m + 1.7076147009309448 * s)
  }

  /// Returns light moved along the straight line to the gray of its luminance, just until a screen
  /// can show it.
  ///
  /// Light is additive and a screen's range is a cube, so the line leaves the cube once, at a point
  /// that moves continuously. A straight line in OKLab can leave the range and come back.
  private static func withinScreen(_ light: SIMD3<Double>) -> SIMD3<Double> {
    let gray = Luminance.of(red: light.x, green: light.y, blue: light.z)
    guard gray > 0 else { return .zero }
    guard gray < 1 else { return .one }
    let (smallest, largest) = (light.min(), light.max())
    var share = 1.0
    if largest > 1 { share = (1 - gray) / (largest - gray) }
    if smallest < 0 { share = min(share, gray / (gray - smallest)) }
    // Rounding can put light on the edge of the range slightly beyond it.
    return (gray + share * (light - gray)).clamped(lowerBound: .zero, upperBound: .one)
  }
}
