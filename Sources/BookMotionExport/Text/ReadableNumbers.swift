/// How the numbers of one column are written for people: as many decimals as the largest of them
/// needs to be told from its neighbors, and powers of ten only where nobody would count the zeros.
///
/// ```swift
/// ReadableNumbers(upTo: 100).text(94.5114)  // "94.511"
/// ReadableNumbers(upTo: 3e20).text(2e20)  // "2.000e20"
/// ```
struct ReadableNumbers {
  private let decimals: Int?

  init(upTo largest: Double) {
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

  func text(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    guard let decimals else { return ReadableNumbers.scientific(value) }
    return value.text(decimals: decimals)
  }

  /// One number by itself, without zeros at its end.
  static func text(_ value: Double) -> String {
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
