extension RGB {
  /// How much light the colour gives, from 0 (black) to 1 (white).
  ///
  /// ```swift
  /// RGB(red: 0, green: 1, blue: 0).luminance  // 0.7152
  /// ```
  ///
  /// Formula: 0.2126·R + 0.7152·G + 0.0722·B of the ``light`` of the colour, brought into 0...1
  /// (WCAG 2, relative luminance).
  public var luminance: Double {
    let light = clipped.light
    return Luminance.red * light.red + Luminance.green * light.green + Luminance.blue * light.blue
  }

  /// The contrast of two colours by WCAG 2: from 1, of a colour with itself, to 21, of black with
  /// white.
  ///
  /// ```swift
  /// RGB.white.contrast(with: .black)  // 21.0
  /// RGB.white.contrast(with: .fallback)  // 9.04…
  /// ```
  ///
  /// Text can be read from 4.5 on, large text from 3 on. ``TitleColor`` finds a colour that reaches
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
