#if !$Embedded
/// The format of the numbers in one column: as many decimals as the largest number needs to be
/// distinguishable from its neighbors, and powers of ten only if there would be too many zeros to
/// count.
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
    guard let decimals else { return value.scientificText }
    return value.text(decimals: decimals)
  }

  /// Returns a single number, without trailing zeros.
  package static func text(_ value: Double) -> String {
    let numbers = ReadableNumbers(upTo: value)
    guard let decimals = numbers.decimals else { return numbers.text(value) }
    return value.shortText(decimals: decimals)
  }
}
#endif

#if !$Embedded
extension Double {
  /// Returns the number rounded to `decimals` digits after the decimal point, for display.
  ///
  /// Numbers that are too large to be rounded are written exactly; no number is written as −0.
  package func text(decimals: Int) -> String { text(decimals: decimals, isShort: false) }

  /// The same as ``text(decimals:)``, without trailing zeros.
  package func shortText(decimals: Int) -> String { text(decimals: decimals, isShort: true) }

  private func text(decimals: Int, isShort: Bool) -> String {
    guard let letters = digits(decimals: decimals, isShort: isShort) else {
      return JSONText.number(self)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The number as four digits and a power of ten.
  fileprivate var scientificText: String { String(decoding: scientificLetters, as: UTF8.self) }
}
#endif

extension Double {
  /// Returns the bytes of a decimal, or of a number with a power of ten if the value is too large.
  func letters(decimals: Int) -> [UInt8] {
    digits(decimals: decimals, isShort: true) ?? scientificLetters
  }

  /// Returns the bytes of a decimal, without trailing zeros if `isShort`, or `nil` if the value is
  /// too large.
  private func digits(decimals: Int, isShort: Bool) -> [UInt8]? {
    let scaled = (magnitude * Double.powersOfTen[decimals]).rounded(.toNearestOrEven)
    guard scaled < Double.largestWhole else { return nil }
    // Digits are produced from last to first.
    var (rest, position, letters) = (UInt64(scaled), 0, [UInt8]())
    while rest > 0 || position <= decimals {
      if position == decimals, !letters.isEmpty { letters.append(UInt8(ascii: ".")) }
      let digit = UInt8(rest % 10)
      let isIdle = isShort && position < decimals && digit == 0 && letters.isEmpty
      if !isIdle { letters.append(UInt8(ascii: "0") + digit) }
      (rest, position) = (rest / 10, position + 1)
    }
    if self < 0, scaled > 0 { letters.append(UInt8(ascii: "-")) }
    return letters.reversed()
  }

  private var scientificLetters: [UInt8] {
    guard isFinite else {
      let word: UTF8Text = isNaN ? "NaN" : self < 0 ? "-∞" : "∞"
      return word.letters
    }
    guard self != 0 else { return [UInt8(ascii: "0")] }
    var (mantissa, exponent) = (magnitude, 0.0)
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    if mantissa >= 9.9995 { (mantissa, exponent) = (1, exponent + 1) }
    let signed = self < 0 ? 0 - mantissa : mantissa
    return (signed.digits(decimals: 3, isShort: false) ?? []) + [UInt8(ascii: "e")]
      + exponent.letters(decimals: 0)
  }

  private static let powersOfTen = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// 2⁵³: up to this number, every integer is a `Double`.
  private static let largestWhole = 9_007_199_254_740_992.0
}
