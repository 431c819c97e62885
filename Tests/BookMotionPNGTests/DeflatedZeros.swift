extension PNGBuilder {
  /// A zlib stream of about so many zeros, 258 of which take two bits.
  ///
  /// It is one block with codes of its own: all that is needed is a zero, "the same again, 258 times"
  /// and the end.
  static func zeros(about count: Int) -> [UInt8] {
    var bits = BitWriter()
    // The last block, with codes of its own: 286 of lengths and one of distances, which are told by
    // 18 codes.
    bits.add(1, count: 1)
    bits.add(2, count: 2)
    bits.add(29, count: 5)
    bits.add(0, count: 5)
    bits.add(14, count: 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    for symbol in order { bits.add([18: 1, 1: 2, 2: 2][symbol] ?? 0, count: 3) }
    // By these: the zero has two bits, the end has two, "258 times" one, the distance of 1 one. What
    // lies between has none.
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
    // Each "258 times" and its distance are two bits that are 0.
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

/// Bits as deflate packs them: into each byte from below.
private struct BitWriter {
  var bytes: [UInt8] = []
  private var used = 0

  var isWhole: Bool { used == 0 }

  /// A number, its lowest bit first.
  mutating func add(_ number: UInt32, count: Int) {
    for bit in 0..<count { add(bit: UInt8(number >> UInt32(bit) & 1)) }
  }

  /// A code, its highest bit first.
  mutating func add(code: [Int]) {
    for bit in code { add(bit: UInt8(bit)) }
  }

  private mutating func add(bit: UInt8) {
    if used == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= bit << UInt8(used)
    used = (used + 1) % 8
  }
}
