import BookMotion

extension Double {
  /// Rounded to `decimals` digits after the point, for people to read.
  ///
  /// Numbers too large for that are written as they are; none is written as −0.
  package func text(decimals: Int) -> String {
    let grid = Double.powersOfTen[decimals]
    let scaled = (magnitude * grid).rounded(.toNearestOrEven)
    guard scaled < Double.largestWhole else { return exactText }
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
