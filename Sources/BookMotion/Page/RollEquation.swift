/// What paper that is wound on a cylinder has to solve: how far it is wound, from how far it went.
enum RollEquation {
  /// The u between 0 and π with u − sin u = `way`, for a way from 0 to π.
  ///
  /// It is Kepler's equation of an orbit with eccentricity 1. Near 0 a series in the cube root; else
  /// Newton's steps from there, which come from above and never leave.
  static func winding(for way: Double) -> Double {
    let root = Elementary.cbrt(6 * way)
    let square = root * root
    var series = 0.0
    for coefficient in coefficients { series = series * square + coefficient }
    var winding = root * series
    guard root > seriesEnd else { return winding }
    for _ in 0..<newtonSteps {
      let (sine, cosine) = Elementary.sinCos(winding)
      winding -= (winding - sine - way) / (1 - cosine)
    }
    return min(winding, Double.pi)
  }

  /// The u between 0 and π with sin u / u = `ratio`, for a ratio from 0 to 1.
  static func winding(forChord ratio: Double) -> Double {
    // The best of u = √(6(1 − ratio)) for small and π(1 − ratio) for large ones: Newton does the rest.
    let missing = 1 - ratio
    guard missing > 0 else { return 0 }
    var winding = min((6 * missing).squareRoot() * (1 + missing * bow), Double.pi)
    for _ in 0..<newtonSteps {
      let (sine, cosine) = Elementary.sinCos(winding)
      let fall = sine - winding * cosine
      guard fall > 0 else { break }
      winding -= (ratio * winding - sine) * winding / fall
      winding = min(max(winding, 0), Double.pi)
    }
    return winding
  }

  /// Of the inverse of y³/6 = u − sin u in powers of y², the highest first.
  private static let coefficients: [Double] = [
    33_227 / 38_118_080_000_000, 151_439 / 12_713_500_800_000, 1213 / 7_207_200_000,
    43 / 17_248_000, 1 / 25_200, 1 / 1400, 1 / 60, 1,
  ]

  /// Up to here the next term of the series is below 2⁻⁵³.
  private static let seriesEnd = 0.5
  private static let newtonSteps = 5
  private static let bow = 0.28
}
