import BookMotion

/// What the numbers of a document are rounded to: a power of a tenth.
///
/// ```swift
/// NumberGrid.standard.step  // 1e-06
/// NumberGrid.standard.rounded(0.1234567)  // 0.123457
/// ```
public struct NumberGrid: Hashable, Sendable {
  /// How many decimals there are, 0 to 15.
  public let decimals: Int

  package let stepsInOne: UInt64

  package init(decimals: Int) {
    self.decimals = decimals
    stepsInOne = (0..<decimals).reduce(1) { steps, _ in steps * 10 }
  }

  /// Six decimals: a millionth of a point, of a degree, of a second.
  public static let standard = NumberGrid(decimals: 6)

  /// The distance of two neighbors.
  public var step: Double { 1 / Double(stepsInOne) }

  /// How many steps from 0 a number is, to the nearest, ties to even; nil where a `Double` cannot
  /// tell neighbors on the grid any more.
  package func steps(to value: Double) -> Int64? {
    let steps = (value * Double(stepsInOne)).rounded(.toNearestOrEven)
    guard steps.magnitude < NumberGrid.largestWhole else { return nil }
    return Int64(steps)
  }

  /// The nearest number on the grid: what a reader of the document gets.
  public func rounded(_ value: Double) -> Double {
    guard let steps = steps(to: value) else { return value }
    return Double(steps) / Double(stepsInOne)
  }

  /// 2⁵³: up to here every whole number is a `Double`.
  private static let largestWhole = 9_007_199_254_740_992.0
}

extension NumberGrid {
  /// The decimal digits of a number on the grid.
  package func text(_ value: Double) -> String {
    var line = TextLine()
    line.append(value, on: self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension TextLine {
  /// A number on a grid, without zeros at its end and never as −0.
  mutating func append(_ value: Double, on grid: NumberGrid) {
    let steps = grid.steps(to: value)
    guard let steps else { return append(JSONText.number(value)) }
    if steps < 0 { append(Letter.minus) }
    let magnitude = steps.magnitude
    append(magnitude / grid.stepsInOne)
    append(fraction: magnitude % grid.stepsInOne, of: grid.stepsInOne)
  }
}
