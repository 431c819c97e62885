extension PNGBuilder {
  /// Returns a zlib stream of about `count` zeros, 258 of which take two bits.
  ///
  /// It is one block with dynamic codes for all that is needed: a zero, "repeat it 258 times", and
  /// the end.
  static func zeros(about count: Int) -> [UInt8] {
    var bits = BitWriter()
    // The final block, with dynamic codes: 286 for lengths and one for distances, which are
    // described by 18 code lengths.
    bits.add(1, count: 1)
    bits.add(2, count: 2)
    bits.add(29, count: 5)
    bits.add(0, count: 5)
    bits.add(14, count: 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    for symbol in order { bits.add([18: 1, 1: 2, 2: 2][symbol] ?? 0, count: 3) }
    // The code lengths: two bits for the zero, two for the end, one for "258 times", and one for
    // the distance 1. All others are unused.
    let (one, two, none) = ([1, 0], [1, 1], [0])
    bits.add(code: two)
    for gap in [138, 117] {
      bits.add(code: none)
      bits.add(UInt32(gap - 11), count: 7)
    }
    bits.add(code: two)
    bits.add(code: none)
    bits.add(28 - 11, count: 7)
    bits.add(code: one)
    bits.add(code: one)

    bits.add(code: [1, 0])
    // Each "258 times" and its distance are two zero bits.
    var zeros = 0
    while !bits.isWhole {
      bits.add(0, count: 1)
      zeros += 1
    }
    let more = count / 258 / 4
    bits.bytes += Array(repeating: 0, count: more)
    zeros += 8 * more
    if !zeros.isMultiple(of: 2) {
      bits.add(0, count: 1)
      zeros += 1
    }
    bits.add(code: [1, 1])
    while !bits.isWhole { bits.add(0, count: 1) }
    let made = UInt32(truncatingIfNeeded: (1 + 258 * (zeros / 2)) % 65_521)
    return [0x78, 0x01] + bits.bytes + (made << 16 | 1).bigEndianBytes
  }
}

/// Bits as deflate packs them: into each byte from the lowest.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var used = 0

  var isWhole: Bool { used == 0 }

  /// Adds a number, its lowest bit first.
  mutating func add(_ number: UInt32, count: Int) {
    for bit in 0..<count { add(bit: UInt8(number >> UInt32(bit) & 1)) }
  }

  /// Adds a code, its highest bit first.
  mutating func add(code: [Int]) {
    for bit in code { add(bit: UInt8(bit)) }
  }

  private mutating func add(bit: UInt8) {
    if used == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= bit << UInt8(used)
    used = (used + 1) % 8
  }
}
