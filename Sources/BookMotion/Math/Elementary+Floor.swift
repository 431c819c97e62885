extension Elementary {
  /// The largest whole number that is not above `value`.
  ///
  /// Exact. ±∞ and numbers from 2⁵² on are whole already; NaN gives NaN.
  package static func floor(_ value: Double) -> Double {
    guard value.magnitude < firstWholeBinade else { return value.isNaN ? .nan : value }
    let truncated = Double(Int64(value))
    return truncated > value ? truncated - 1 : truncated
  }

  /// 2⁵², from where on every double is whole.
  private static let firstWholeBinade = 0x1p52
}
