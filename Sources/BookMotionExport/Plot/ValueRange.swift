/// The lowest and the highest of some values.
struct ValueRange {
  let lowest: Double
  let highest: Double

  func union(_ other: ValueRange) -> ValueRange {
    ValueRange(lowest: min(lowest, other.lowest), highest: max(highest, other.highest))
  }

  /// Returns the position of a value, from 0 at the lowest to 1 at the highest.
  func share(of value: Double) -> Double { (value - lowest) / (highest - lowest) }

  /// True if the range is larger than the rounding errors of sums.
  var isVisible: Bool {
    highest - lowest > ValueRange.roundings * max(1, abs(lowest), abs(highest))
  }

  /// The number of decimals that resolves a 500th of the range, at most 6.
  var decimals: Int {
    var decimals = 0
    var grid = 1.0
    while grid > (highest - lowest) * ValueRange.share, decimals < ValueRange.mostDecimals {
      grid /= 10
      decimals += 1
    }
    return decimals
  }

  private static let roundings = 1e-9
  private static let share = 1.0 / 500
  private static let mostDecimals = 6
}

extension ValueRange {
  init(_ values: [Double]) {
    self.init(lowest: values.min() ?? 0, highest: values.max() ?? 0)
  }
}
