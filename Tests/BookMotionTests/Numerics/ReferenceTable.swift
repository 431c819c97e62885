import BookMotionTestSupport
import Foundation

/// True values of an elementary function; `Fixtures/elementary/README.md` describes the format.
struct ReferenceTable {
  struct Row {
    let arguments: [Double]
    /// The true value is (`high` + `low`)·2^`exponent`, its first bit worth 2^`exponent`.
    let exponent: Int
    let high: Double
    let low: Double

    /// Returns the error of `value`, in units in the last place of the true value's binade.
    func error(of value: Double) -> Double {
      guard high != 0 else { return value == 0 ? 0 : .infinity }
      let overflows = exponent > 1023 || (exponent == 1023 && high + low > 2 - 0x1p-53)
      guard value.isFinite else {
        return overflows && value == high.sign.infinity ? 0 : .infinity
      }
      guard !overflows else { return .infinity }
      let unit = max(exponent, -1022) - 52
      let scaled = Double(sign: .plus, exponent: -exponent, significand: value)
      return Double(sign: .plus, exponent: exponent - unit, significand: abs((scaled - high) - low))
    }

    /// True if the true value is below the normal range.
    var isSubnormal: Bool { exponent < -1022 }
  }

  struct Malformed: Error {
    let line: String
  }

  let rows: [Row]

  init(of function: ElementaryFunction) throws {
    let text = try Fixture.text("elementary/\(function.name).txt")
    rows = try text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let numbers = words.compactMap { UInt64($0, radix: 16) }.map(Double.init(bitPattern:))
      guard words.count >= 4, let exponent = Int(words[words.count - 3]) else {
        throw Malformed(line: String(line))
      }
      return Row(
        arguments: words.dropLast(3).compactMap { UInt64($0, radix: 16) }
          .map(Double.init(bitPattern:)),
        exponent: exponent, high: numbers[numbers.count - 2], low: numbers[numbers.count - 1])
    }
  }
}

extension FloatingPointSign {
  fileprivate var infinity: Double { self == .minus ? -.infinity : .infinity }
}
