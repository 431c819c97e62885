import BookMotion

/// Equations for the winding angle of paper on a cylinder.
enum RollEquation {
  /// Returns the u between 0 and π with u − sin u = `length`, for a `length` from 0 to π.
  ///
  /// This is Kepler's equation for an orbit with eccentricity 1. Near 0 it is solved by a series in
  /// the cube root; otherwise by Newton's method, which starts at the series and approaches the
  /// root from above.
  static func winding(for length: Double) -> Double {
    let root = Elementary.cbrt(6 * length)
    let square = root * root
    var series = 0.0
    for coefficient in coefficients { series = series * square + coefficient }
    var winding = root * series
    guard root > seriesEnd else { return winding }
    for _ in 0..<newtonSteps {
      let (sine, cosine) = Elementary.sinCos(winding)
      let step = (winding - sine - length) / (1 - cosine)
      if winding - step == winding { break }
      winding -= step
    }
    return min(winding, Double.pi)
  }

  /// Returns the u between 0 and π with 1 − sin u / u = `loss`, for a `loss` from 0 to 1.
  static func winding(forLoss loss: Double) -> Double {
    guard loss > 0 else { return 0 }
    // For a small u, 6 · loss = u² − u⁴/20, and the differences below would cancel out.
    guard loss > smallLoss else { return (6 * loss).squareRoot() }
    let ratio = 1 - loss
    var winding = min((6 * loss).squareRoot() * (1 + loss * bow), Double.pi)
    for _ in 0..<newtonSteps {
      let (sine, cosine) = Elementary.sinCos(winding)
      let fall = sine - winding * cosine
      guard fall > 0 else { break }
      winding -= (ratio * winding - sine) * winding / fall
      winding = min(max(winding, 0), Double.pi)
    }
    return winding
  }

  /// The coefficients of u/y in powers of y², highest first, where y³/6 = u − sin u.
  private static let coefficients: [Double] = [
    33_227 / 38_118_080_000_000, 151_439 / 12_713_500_800_000, 1213 / 7_207_200_000,
    43 / 17_248_000, 1 / 25_200, 1 / 1400, 1 / 60, 1,
  ]

  /// The greatest y at which the next term of the series is below 2⁻⁵³.
  private static let seriesEnd = 0.5
  private static let newtonSteps = 5
  private static let bow = 0.28
  private static let smallLoss = 1e-9
}
