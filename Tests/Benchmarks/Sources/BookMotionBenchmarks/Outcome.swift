/// The result of one evaluation.
protocol Outcome {
  /// The initial value of every result.
  static var nothing: Self { get }

  /// Returns the distance between two results, or NaN, which no tolerance admits, if one is not a
  /// number.
  func distance(to other: Self) -> Double
}

extension Double: Outcome {
  static var nothing: Double { 0 }

  /// Returns the relative difference if `other` is above 1 in magnitude, and the absolute one
  /// otherwise.
  func distance(to other: Double) -> Double {
    let difference = abs(self - other)
    let size = abs(other)
    return size > 1 ? difference / size : difference
  }
}
