extension RGB {
  /// Where the colours lie that come between two others.
  public enum MixingSpace: String, Hashable, Sendable, CaseIterable {
    /// The stored components, each for itself: what CSS and most animations do.
    case sRGB
    /// As the eye sees: even steps, and nothing dull between blue and yellow.
    case oklab
  }

  /// The colour on the way to another.
  ///
  /// ```swift
  /// let blue = RGB(red: 0, green: 0, blue: 1)
  /// blue.mix(with: .white, by: 0.5).hex  // "#8080ff"
  /// blue.mix(with: .white, by: 0.5, in: .oklab).hex  // "#7ba3ff"
  /// ```
  ///
  /// At 0 it is this colour, at 1 the other one, to the last bit; below and above it stays there.
  /// Nothing jumps in between.
  ///
  /// In OKLab both are brought into 0...1 first. What lies between may be beyond what a screen shows;
  /// then it is the paler colour that ``OKLab/rgb`` gives.
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
