/// A piece of a document while it is put together: bytes that are used again for the next piece.
struct TextLine {
  private(set) var bytes: [UInt8] = []

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// A whole number in decimal digits.
  mutating func append(_ whole: UInt64) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var count = 0
    var rest = whole
    repeat {
      digits[count] = Letter.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    while count > 0 {
      count -= 1
      bytes.append(digits[count])
    }
  }

  /// A number on a grid, without zeros at its end and never as −0.
  mutating func append(_ value: Double, on grid: Grid) {
    let steps = grid.steps(to: value)
    guard let steps else { return append(JSONText.number(value)) }
    if steps < 0 { append(Letter.minus) }
    let magnitude = steps.magnitude
    append(magnitude / grid.stepsInOne)
    var fraction = magnitude % grid.stepsInOne
    guard fraction > 0 else { return }
    append(Letter.point)
    var unit = grid.stepsInOne / 10
    while fraction > 0 {
      append(Letter.zero + UInt8(truncatingIfNeeded: fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }
}

/// What the numbers of a document are rounded to: a power of a tenth.
///
/// ```swift
/// Grid.standard.step  // 1e-06
/// Grid.standard.rounded(0.1234567)  // 0.123457
/// ```
public struct Grid: Hashable, Sendable {
  /// How many decimals there are, 0 to 15.
  public let decimals: Int

  let stepsInOne: UInt64

  init(decimals: Int) {
    self.decimals = decimals
    stepsInOne = (0..<decimals).reduce(1) { steps, _ in steps * 10 }
  }

  /// Six decimals: a millionth of a point, of a degree, of a second.
  public static let standard = Grid(decimals: 6)

  /// The distance of two neighbours.
  public var step: Double { 1 / Double(stepsInOne) }

  /// How many steps from 0 a number is, to the nearest, ties to even; nil where a `Double` cannot
  /// tell neighbours on the grid any more.
  func steps(to value: Double) -> Int64? {
    let steps = (value * Double(stepsInOne)).rounded(.toNearestOrEven)
    guard steps.magnitude < Grid.largestWhole else { return nil }
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
