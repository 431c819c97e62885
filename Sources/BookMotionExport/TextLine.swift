import BookMotion

/// A piece of a document while it is put together: bytes that are used again for the next piece.
struct TextLine {
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
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var count = 0
    var rest = whole
    repeat {
      digits[count] = Letter.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    while count > 0 {
      count -= 1
      bytes.append(digits[count])
    }
  }

  /// A number on a grid, without zeros at its end and never as −0.
  mutating func append(_ value: Double, on grid: NumberGrid) {
    let steps = grid.steps(to: value)
    guard let steps else { return append(JSONText.number(value)) }
    if steps < 0 { append(Letter.minus) }
    let magnitude = steps.magnitude
    append(magnitude / grid.stepsInOne)
    append(fraction: magnitude % grid.stepsInOne, of: grid.stepsInOne)
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
