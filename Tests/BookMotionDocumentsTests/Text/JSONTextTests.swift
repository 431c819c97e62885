import BookMotionTestSupport
import Testing

@testable import BookMotionDocuments

/// A number in JSON.
@Suite struct JSONTextTests {
  /// A page has only digits and a power of ten, and must write what the tool writes.
  @Test func `is put together from its digits`() {
    var random = SeededRandom(seed: 7)
    let special: [Double] = [
      1, 10, 0.1, 0.0001, 0.00009999, 123.456, 1e15, 0x1p53, 9_007_199_254_740_994, 1e16, 1e100,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1.5e-7, 100, 1200, 0.001, 1e-100,
    ]
    let others = (0..<20_000).map { _ in
      Double(bitPattern: random.next() & 0x7FFF_FFFF_FFFF_FFFF)
    }
    let short = (0..<20_000).map { _ in
      Double(Int.random(in: 1...9_999_999, using: &random)) / 1000
    }
    for number in special + others.filter(\.isFinite) + short where number != 0 {
      let parts = "\(number)".split(separator: "e")
      let plain = parts[0].split(separator: ".")
      let (whole, rest) = (plain[0].drop { $0 == "0" }, plain.count > 1 ? plain[1] : "")
      let first = whole.isEmpty ? -1 - rest.prefix { $0 == "0" }.count : whole.count - 1
      let power = first + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      var digits = (whole + rest).drop { $0 == "0" }
      while digits.count > 1, digits.last == "0" { digits.removeLast() }
      let letters = number.decimal(Array(digits.utf8), exponent: power)
      #expect(String(decoding: letters, as: UTF8.self) == JSONText.number(number))
    }
  }
}
