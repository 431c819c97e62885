/// A number as the unevaluated sum of two doubles: about 106 significant bits.
///
/// ``Elementary`` keeps leading terms, remainders and logarithms in it, so that what is rounded is
/// small beside the result.
///
/// ```swift
/// let third = DoubleDouble(1) / DoubleDouble(3)
/// (third * DoubleDouble(3)).high      // 1.0
/// ```
///
/// The sums and products are those of Dekker (1971) and Knuth, without fused multiply-add. It does
/// not watch over its range: products are exact while they and the operands stay between about
/// 2⁻⁹⁶⁰ and 2⁹⁹⁰, and the callers scale or turn away what lies outside.
package struct DoubleDouble: Sendable {
  /// The double nearest to the whole.
  package var high: Double
  /// What `high` leaves over, at most half a unit in its last place.
  package var low: Double

  @inline(__always)
  package init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles of which the first is not the smaller (Dekker's Fast2Sum).
  @inline(__always)
  package static func ordered(_ larger: Double, plus smaller: Double) -> DoubleDouble {
    let sum = larger + smaller
    return DoubleDouble(sum, smaller - (sum - larger))
  }

  /// The exact sum of any two doubles (Knuth's TwoSum).
  @inline(__always)
  package static func exact(_ a: Double, plus b: Double) -> DoubleDouble {
    let sum = a + b
    let partOfB = sum - a
    let partOfA = sum - partOfB
    return DoubleDouble(sum, (a - partOfA) + (b - partOfB))
  }

  /// The exact product of two doubles (Dekker's, on Veltkamp's halves).
  @inline(__always)
  package static func exact(_ a: Double, times b: Double) -> DoubleDouble {
    let product = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    let error = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    return DoubleDouble(product, error)
  }

  /// A double as the sum of two with 26 significant bits each, whose products are exact.
  @inline(__always)
  private static func halves(_ a: Double) -> (Double, Double) {
    let spread = a * veltkampFactor
    let upper = spread - (spread - a)
    return (upper, a - upper)
  }

  /// 2²⁷ + 1: multiplying by it lines up the upper half of a significand for rounding.
  private static let veltkampFactor = 0x1.000_0002p27
}

extension DoubleDouble {
  /// The sum, within a few units of 2⁻¹⁰⁶ of the larger operand.
  @inline(__always)
  package static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let upper = exact(a.high, plus: b.high)
    let lower = exact(a.low, plus: b.low)
    let first = ordered(upper.high, plus: upper.low + lower.high)
    return ordered(first.high, plus: first.low + lower.low)
  }

  /// The sum with a plain double.
  @inline(__always)
  package static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let upper = exact(a.high, plus: b)
    return ordered(upper.high, plus: upper.low + a.low)
  }

  /// The difference, as exact as the sum.
  @inline(__always)
  package static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    a + (-b)
  }

  /// The number with its sign turned round.
  @inline(__always)
  package static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, -a.low)
  }

  /// The product, within a few units of 2⁻¹⁰⁶ of itself.
  @inline(__always)
  package static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let upper = exact(a.high, times: b.high)
    return ordered(upper.high, plus: upper.low + (a.high * b.low + a.low * b.high))
  }

  /// The product with a plain double.
  @inline(__always)
  package static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let upper = exact(a.high, times: b)
    return ordered(upper.high, plus: upper.low + a.low * b)
  }

  /// The quotient, within a few units of 2⁻¹⁰⁵ of itself.
  @inline(__always)
  package static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * first
    return ordered(first, plus: rest.high / b.high)
  }

  /// The number times a power of two, exactly while nothing overflows or turns subnormal.
  @inline(__always)
  package func scaled(byExactly power: Double) -> DoubleDouble {
    DoubleDouble(high * power, low * power)
  }
}
