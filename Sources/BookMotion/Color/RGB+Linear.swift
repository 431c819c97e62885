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

  /// Creates the colour that gives these amounts of light.
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
