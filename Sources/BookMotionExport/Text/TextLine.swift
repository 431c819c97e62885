import BookMotion

/// A piece of a document while it is put together: bytes that are used again for the next piece.
struct TextLine: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: String) {
    // In one piece: a sequence of bytes would be asked for its length first.
    var text = text
    text.withUTF8 { piece in unsafe bytes.append(contentsOf: piece) }
  }

  mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// A whole number in decimal digits.
  mutating func append(_ whole: UInt64) {
    // The digits come out last first. They wait in two numbers, four bits each: no memory to ask for.
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
      bytes.append(Letter.zero + UInt8(truncatingIfNeeded: low & 0xF))
      low = low >> 4 | high << 60
      high >>= 4
      count -= 1
    }
  }

  /// What is behind the point, and the point, without zeros at the end; nothing for nothing.
  mutating func append(fraction steps: UInt64, of stepsInOne: UInt64) {
    guard steps > 0 else { return }
    append(Letter.point)
    var rest = steps
    var unit = stepsInOne / 10
    while rest > 0 {
      append(Letter.zero + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
