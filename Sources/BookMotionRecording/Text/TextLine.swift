import BookMotion
import BookMotionDocuments

/// A buffer for one piece of a document, reused for the next.
package struct TextLine: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Appends an integer in decimal digits.
  package mutating func append(_ whole: UInt64) {
    // The digits come out in reverse order. They are kept in two integers, four bits each, which
    // avoids an allocation.
    var (high, low) = (0 as UInt64, 0 as UInt64)
    var count = 0
    var rest = whole
    repeat {
      high = high << 4 | low >> 60
      low = low << 4 | rest % 10
      rest /= 10
      count += 1
    } while rest > 0
    while count > 0 {
      bytes.append(ASCII.zero + UInt8(truncatingIfNeeded: low & 0xF))
      low = low >> 4 | high << 60
      high >>= 4
      count -= 1
    }
  }

  /// Appends the decimal point and the digits after it, without trailing zeros, or nothing for 0.
  package mutating func append(fraction steps: UInt64, of stepsInOne: UInt64) {
    guard steps > 0 else { return }
    append(ASCII.point)
    var rest = steps
    var unit = stepsInOne / 10
    while rest > 0 {
      append(ASCII.zero + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
