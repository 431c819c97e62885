#if !$Embedded
/// How the numbers of one column are written for people: as many decimals as the largest of them
/// needs to be told from its neighbors, and powers of ten only where nobody would count the zeros.
///
/// ```swift
/// ReadableNumbers(upTo: 100).text(94.5114)  // "94.511"
/// ReadableNumbers(upTo: 3e20).text(2e20)  // "2.000e20"
/// ```
package struct ReadableNumbers {
  private let decimals: Int?

  package init(upTo largest: Double) {
    decimals =
      switch largest.magnitude {
      case 0: 4
      case ..<5e-7: nil
      case ..<0.1: 6
      case ..<10: 4
      case ..<1000: 3
      case ..<10_000_000: 1
      case ..<1e15: 0
      default: nil
      }
  }

  package func text(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    guard let decimals else { return ReadableNumbers.scientific(value) }
    return value.text(decimals: decimals)
  }

  /// One number by itself, without zeros at its end.
  package static func text(_ value: Double) -> String {
    let numbers = ReadableNumbers(upTo: value)
    guard let decimals = numbers.decimals else { return numbers.text(value) }
    return value.shortText(decimals: decimals)
  }

  private static func scientific(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return value.text(decimals: 0) }
    var digits = value.magnitude
    var exponent = 0
    while digits >= 10 { (digits, exponent) = (digits / 10, exponent + 1) }
    while digits < 1 { (digits, exponent) = (digits * 10, exponent - 1) }
    if digits >= 9.9995 { (digits, exponent) = (1, exponent + 1) }
    return (value < 0 ? "-" : "") + digits.text(decimals: 3) + "e\(exponent)"
  }
}

extension Double {
  /// Rounded to `decimals` digits after the point, for people to read.
  ///
  /// Numbers too large for that are written as they are; none is written as −0.
  package func text(decimals: Int) -> String {
    let grid = Double.powersOfTen[decimals]
    let scaled = (magnitude * grid).rounded(.toNearestOrEven)
    guard scaled < Double.largestWhole else { return JSONText.number(self) }
    let digits = String(UInt64(scaled))
    let padding = String(repeating: "0", count: max(0, decimals + 1 - digits.count))
    var text = padding + digits
    if decimals > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals)) }
    return (self < 0 && scaled > 0 ? "-" : "") + text
  }

  /// As ``text(decimals:)``, without the zeros at the end.
  package func shortText(decimals: Int) -> String {
    var text = text(decimals: decimals)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static let powersOfTen = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// 2⁵³: up to here every whole number is a `Double`.
  private static let largestWhole = 9_007_199_254_740_992.0
}

extension String {
  /// With spaces before it, `width` characters wide.
  package func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
#endif
