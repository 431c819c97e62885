/// A number represented as the unevaluated sum of two doubles, with about 106 significant bits.
///
/// ``Elementary`` uses it for leading terms, remainders, and logarithms, so that whatever is
/// rounded is small compared with the result.
///
/// ```swift
/// let product = DoubleDouble.exact(0.1, times: 10)
/// product.high  // 1.0
/// product.low   // 5.55…e-17
/// ```
///
/// The sums and products are those of Dekker (1971), without fused multiply-add. The range is not
/// checked: products are exact while they and their operands are between about 2⁻⁹⁶⁰ and 2⁹⁹⁰, and
/// callers scale or reject other values.
package struct DoubleDouble: Sendable {
  /// The double nearest to the number.
  package var high: Double
  /// The remainder, at most half a unit in the last place of `high`.
  package var low: Double

  @inline(__always)
  package init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// Returns the exact sum of two doubles, the first of which is not the smaller (Dekker's
  /// Fast2Sum).
  @inline(__always)
  package static func ordered(_ larger: Double, plus smaller: Double) -> DoubleDouble {
    let sum = larger + smaller
    return DoubleDouble(sum, smaller - (sum - larger))
  }

  /// Returns the exact product of two doubles (Dekker's algorithm, with Veltkamp's splitting).
  @inline(__always)
  package static func exact(_ a: Double, times b: Double) -> DoubleDouble {
    let product = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    let error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    return DoubleDouble(product, error)
  }

  /// Splits a double into two with 26 significant bits each, whose products are exact.
  @inline(__always)
  private static func halves(_ a: Double) -> (Double, Double) {
    let spread = a * veltkampFactor
    let upper = spread - (spread - a)
    return (upper, a - upper)
  }

  /// 2²⁷ + 1. Multiplying by it aligns the upper half of a significand for rounding.
  private static let veltkampFactor = 0x1.000_0002p27
}

extension DoubleDouble {
  /// Returns the product, with a relative error of a few units of 2⁻¹⁰⁶.
  @inline(__always)
  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let upper = exact(a.high, times: b.high)
    return ordered(upper.high, plus: upper.low + (a.high * b.low + a.low * b.high))
  }

  /// Returns the product of a number and a plain double.
  @inline(__always)
  package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let upper = exact(a.high, times: b)
    return ordered(upper.high, plus: upper.low + a.low * b)
  }
}
