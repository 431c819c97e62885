/// A zlib stream, written block by block.
///
/// What a library writes depends on its version. These bytes are the same everywhere.
struct Deflate {
  private let header: [UInt8]
  private var bits = BitWriter()
  private var sum = Adler32()
  /// What copies can reach, and where its groups of three bytes were seen last.
  private var history: [UInt8] = []
  private var seen: [Int: Int] = [:]

  /// Creates a stream that declares a window of `1 << windowBits` bytes.
  init(windowBits: Int = 15) {
    header = Self.header(UInt8((windowBits - 8) << 4 | 8))
  }

  /// Returns the two bytes before the blocks, with a right check.
  static func header(_ method: UInt8, flags: UInt8 = 0) -> [UInt8] {
    let number = Int(method) << 8 | Int(flags)
    return [method, flags + UInt8((31 - number % 31) % 31)]
  }

  /// The blocks alone.
  var blocks: [UInt8] {
    var bits = bits
    bits.fill()
    return bits.bytes
  }

  /// Returns the whole stream.
  func stream(adlerError: UInt32 = 0) -> [UInt8] {
    header + blocks + (sum.value &+ adlerError).bigEndianBytes
  }

  /// Returns a stream of one block with the fixed codes.
  static func coded(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.code(bytes)
    return deflate.stream()
  }

  /// Returns a stream of one byte, many times.
  static func run(of byte: UInt8 = 0, _ count: Int) -> [UInt8] {
    var deflate = Deflate()
    deflate.addRun(of: byte, count)
    return deflate.stream()
  }

  private mutating func begin(_ type: Int, isLast: Bool) {
    bits.add(isLast ? 1 : 0, count: 1)
    bits.add(type, count: 2)
  }

  /// Adds bytes uncompressed.
  mutating func store(_ bytes: [UInt8], isLast: Bool = true) {
    let largest = 65_535
    for start in stride(from: 0, to: max(bytes.count, 1), by: largest) {
      let end = min(start + largest, bytes.count)
      begin(0, isLast: isLast && end == bytes.count)
      bits.fill()
      bits.add(end - start, count: 16)
      bits.add(~(end - start) & 0xFFFF, count: 16)
      bits.append(bytes[start..<end])
    }
    sum.add(bytes)
  }

  /// Adds a block with the fixed codes, in which copies reach back at most `reach` bytes.
  mutating func code(_ bytes: [UInt8], reach: Int = 32_768, isLast: Bool = true) {
    begin(1, isLast: isLast)
    var position = history.count
    history += bytes
    while position < history.count {
      let (length, distance) = copy(at: position, reach: reach)
      if length == 1 {
        add(literal: history[position])
      } else {
        add(length: length, distance: distance)
      }
      for _ in 0..<length {
        if let key = key(at: position) { seen[key] = position }
        position += 1
      }
    }
    add(symbol: 256)
    sum.add(bytes)
  }

  /// Lets no later copy reach back to what was added before.
  mutating func forget() { seen = [:] }

  private func key(at position: Int) -> Int? {
    guard position + 3 <= history.count else { return nil }
    return Int(history[position]) << 16 | Int(history[position + 1]) << 8
      | Int(history[position + 2])
  }

  private func copy(at position: Int, reach: Int) -> (length: Int, distance: Int) {
    guard let start = key(at: position).flatMap({ seen[$0] }), position - start <= reach else {
      return (1, 0)
    }
    var length = 3
    while length < 258, position + length < history.count,
      history[start + length] == history[position + length]
    {
      length += 1
    }
    return (length, position - start)
  }

  /// Adds a last block with the fixed codes: a pattern of at least three bytes, many times.
  mutating func code(_ pattern: [UInt8], times: Int) {
    begin(1, isLast: true)
    for byte in pattern { add(literal: byte) }
    var rest = pattern.count * (times - 1)
    while rest > 0 {
      // No copy is shorter than three bytes.
      let length = rest - 258 == 1 || rest - 258 == 2 ? 255 : min(rest, 258)
      add(length: length, distance: pattern.count)
      rest -= length
    }
    add(symbol: 256)
    sum.add(pattern, times: times)
  }

  private mutating func add(literal byte: UInt8) { add(symbol: Int(byte)) }

  /// Adds a symbol of the fixed code.
  private mutating func add(symbol: Int) {
    switch symbol {
    case ..<144: bits.add(code: 0x30 + symbol, count: 8)
    case ..<256: bits.add(code: 0x190 + symbol - 144, count: 9)
    case ..<280: bits.add(code: symbol - 256, count: 7)
    default: bits.add(code: 0xC0 + symbol - 280, count: 8)
    }
  }

  private mutating func add(length: Int, distance: Int) {
    if length == 258 {
      add(symbol: 285)
    } else {
      let extra = Self.extraBits(length - 3, beyond: 3)
      add(symbol: 257 + extra << 2 + (length - 3) >> extra)
      bits.add((length - 3) & (1 << extra - 1), count: extra)
    }
    let extra = Self.extraBits(distance - 1, beyond: 2)
    bits.add(code: extra << 1 + (distance - 1) >> extra, count: 5)
    bits.add((distance - 1) & (1 << extra - 1), count: extra)
  }

  private static func extraBits(_ number: Int, beyond count: Int) -> Int {
    max(0, Int.bitWidth - number.leadingZeroBitCount - count)
  }

  /// Adds one byte at least 2,000 times, as a last block. 258 of them take two bits.
  ///
  /// The block has dynamic codes for all that is needed: the byte, "repeat it 258 times", and the
  /// end. It can't be a byte from 1 to 10.
  mutating func addRun(of byte: UInt8 = 0, _ count: Int) {
    precondition(count >= 2000)
    begin(2, isLast: true)
    // 286 codes for lengths and one for distances, which are described by 18 code lengths.
    bits.add(29, count: 5)
    bits.add(0, count: 5)
    bits.add(14, count: 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    for symbol in order { bits.add([18: 1, 1: 2, 2: 2][symbol] ?? 0, count: 3) }
    // The code lengths: two bits for the byte, two for the end, one for "258 times", and one for
    // the distance 1. All others are unused.
    let (one, two) = (0b10, 0b11)
    addUnused(Int(byte))
    bits.add(code: two, count: 2)
    addUnused(255 - Int(byte))
    bits.add(code: two, count: 2)
    addUnused(28)
    bits.add(code: one, count: 2)
    bits.add(code: one, count: 2)

    let (single, end) = (0b10, 0b11)
    bits.add(code: single, count: 2)
    // Each "258 times" and its distance are two zero bits.
    var zeros = 0
    while !bits.isWhole {
      bits.add(0, count: 1)
      zeros += 1
    }
    let more = (count / 258 - 5) / 4
    bits.append(Array(repeating: 0, count: more)[...])
    zeros += 8 * more
    if !zeros.isMultiple(of: 2) {
      bits.add(0, count: 1)
      zeros += 1
    }
    for _ in 0..<count - 1 - 258 * (zeros / 2) { bits.add(code: single, count: 2) }
    bits.add(code: end, count: 2)
    sum.add([byte], times: count)
  }

  /// Adds code lengths of zero. "From 11 to 138 of them" has one bit, and seven for the number.
  private mutating func addUnused(_ count: Int) {
    var rest = count
    while rest > 0 {
      bits.add(code: 0, count: 1)
      bits.add(min(rest, 138) - 11, count: 7)
      rest -= min(rest, 138)
    }
  }
}

/// Bits as deflate packs them: into each byte from the lowest.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending = 0
  private var used = 0

  var isWhole: Bool { used == 0 }

  /// Adds a number, its lowest bit first.
  mutating func add(_ number: Int, count: Int) {
    pending |= number << used
    used += count
    while used >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      used -= 8
    }
  }

  /// Adds a code, its highest bit first.
  mutating func add(code: Int, count: Int) {
    for bit in (0..<count).reversed() { add(code >> bit & 1, count: 1) }
  }

  /// Adds zeros up to the next whole byte.
  mutating func fill() {
    if !isWhole { add(0, count: 8 - used) }
  }

  /// Adds whole bytes after whole bytes.
  mutating func append(_ more: ArraySlice<UInt8>) {
    precondition(isWhole)
    bytes += more
  }
}

/// The checksum of zlib streams.
private struct Adler32 {
  private var (low, high) = (1, 0)

  var value: UInt32 { UInt32(high << 16 | low) }

  mutating func add(_ bytes: [UInt8]) { add(bytes, times: 1) }

  /// Adds a pattern many times, without adding each.
  mutating func add(_ pattern: [UInt8], times: Int) {
    let prime = 65_521
    var (plain, weighed) = (0, 0)
    for byte in pattern {
      plain += Int(byte)
      weighed += plain
    }
    // 0 + 1 + … + (times - 1), of which one factor is even.
    let (even, odd) = times.isMultiple(of: 2) ? (times, times - 1) : (times - 1, times)
    let triangle = even / 2 % prime * (odd % prime) % prime
    let lows = times % prime * low + plain % prime * triangle
    high += times % prime * (weighed % prime) + pattern.count % prime * (lows % prime)
    high %= prime
    low = (low + times % prime * (plain % prime)) % prime
  }
}
