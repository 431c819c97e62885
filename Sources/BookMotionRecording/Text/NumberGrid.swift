import BookMotion
import BookMotionDocuments

/// A decimal grid to which the numbers of a document are rounded.
///
/// ```swift
/// NumberGrid.standard.step  // 1e-06
/// NumberGrid.standard.rounded(0.1234567)  // 0.123457
/// ```
package struct NumberGrid: Hashable, Sendable {
  /// The number of decimal places, from 0 to 15.
  let decimals: Int

  package let stepsInOne: UInt64

  package init(decimals: Int) {
    self.decimals = decimals
    stepsInOne = (0..<decimals).reduce(1) { steps, _ in steps * 10 }
  }

  /// Six decimals: a millionth of a point, degree, or second.
  package static let standard = NumberGrid(decimals: 6)

  /// The distance between neighboring numbers on the grid.
  package var step: Double { 1 / Double(stepsInOne) }

  /// Returns the number of steps from 0 to `value`, rounded to the nearest, ties to even, or `nil`
  /// if `value` is too large for a `Double` to resolve the grid.
  package func steps(to value: Double) -> Int64? {
    let steps = (value * Double(stepsInOne)).rounded(.toNearestOrEven)
    guard steps.magnitude < NumberGrid.largestWhole else { return nil }
    return Int64(steps)
  }

  /// Returns the nearest number on the grid, which is the number that a reader of the document
  /// gets.
  package func rounded(_ value: Double) -> Double {
    guard let steps = steps(to: value) else { return value }
    return Double(steps) / Double(stepsInOne)
  }

  /// 2⁵³, up to which every integer is exactly representable as a `Double`.
  private static let largestWhole = 9_007_199_254_740_992.0
}

extension NumberGrid {
  /// Returns the decimal digits of a number, rounded to the grid.
  package func text(_ value: Double) -> String {
    var line = TextLine()
    line.append(value, on: self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension TextLine {
  /// Appends a number, rounded to a grid, without trailing zeros and never as −0.
  package mutating func append(_ value: Double, on grid: NumberGrid) {
    let steps = grid.steps(to: value)
    guard let steps else { return append(JSONText.number(value)) }
    if steps < 0 { append(ASCII.minus) }
    let magnitude = steps.magnitude
    append(magnitude / grid.stepsInOne)
    append(fraction: magnitude % grid.stepsInOne, of: grid.stepsInOne)
  }
}
