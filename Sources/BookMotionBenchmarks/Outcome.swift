/// What one evaluation brings forth.
protocol Outcome {
  /// What stands in the list of results before anything has been worked out.
  static var nothing: Self { get }

  /// How far two results are apart; NaN where one is not a number, which is never near enough.
  func distance(to other: Self) -> Double
}

extension Double: Outcome {
  static var nothing: Double { 0 }

  /// Relative for numbers above 1, absolute below.
  func distance(to other: Double) -> Double {
    let difference = abs(self - other)
    let size = abs(other)
    return size > 1 ? difference / size : difference
  }
}
