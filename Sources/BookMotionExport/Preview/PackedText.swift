/// Bytes packed into short text that a page can unpack: LZMA, encoded as two of 91 characters for
/// every 13 bits.
///
/// ```swift
/// PackedText([UInt8]("to be or not to be".utf8)).text.count  // 44
/// ```
///
/// A page carries a few hundred kilobytes of text that is mostly repetitive: similar drawings, and
/// names. The packer looks for the longest repeat among recent positions and one position ahead.
/// Its output is a third larger than that of a packer that takes minutes.
struct PackedText {
  /// The text, in all visible ASCII characters except `"`, `<`, and `\`, which would end it.
  let text: String

  init(_ bytes: [UInt8]) {
    var packer = Packer(bytes)
    text = PackedText.letters(packer.packed())
  }

  private static func letters(_ bytes: [UInt8]) -> String {
    var (bits, count) = (0 as UInt32, 0 as UInt32)
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count * 16 / 13 + 2)
    func add(_ value: UInt32) {
      letters.append(alphabet[Int(value) / alphabet.count])
      letters.append(alphabet[Int(value) % alphabet.count])
    }
    for byte in bytes {
      bits |= UInt32(byte) << count
      count += 8
      if count >= width {
        add(bits & (1 << width - 1))
        bits >>= width
        count -= width
      }
    }
    if count > 0 { add(bits) }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let width = 13 as UInt32
  private static let alphabet = (UInt8(ascii: "!")...UInt8(ascii: "~"))
    .filter { ![UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: "\\")].contains($0) }
}

/// An LZMA encoder with three literal context bits, no position bits, and no end marker.
private struct Packer {
  private let bytes: [UInt8]
  private var coder = RangeCoder()

  // The last position of each three-byte hash, and the position before each position.
  private var heads = [Int32](repeating: -1, count: 1 << Packer.hashBits)
  private var earlier: [Int32]

  private var state = 0
  private var back = [0, 0, 0, 0]

  private var isMatch = Packer.odds(12)
  private var isRepeat = Packer.odds(12)
  private var isOther = Packer.odds(12)
  private var isThird = Packer.odds(12)
  private var isFourth = Packer.odds(12)
  private var isLong = Packer.odds(12)
  private var literals = Packer.odds(0x300 << 3)
  private var slots = Packer.odds(4 << 6)
  private var far = Packer.odds(128)
  private var near = Packer.odds(16)
  private var fresh = LengthOdds()
  private var again = LengthOdds()

  private struct LengthOdds {
    var choice = Packer.odds(2)
    var low = Packer.odds(8)
    var middle = Packer.odds(8)
    var high = Packer.odds(256)
  }

  /// A repeat of earlier bytes. A distance of 0 is the byte before.
  private struct Match {
    var length = 0
    var distance = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    earlier = [Int32](repeating: -1, count: bytes.count)
  }

  static func odds(_ count: Int) -> [UInt16] { [UInt16](repeating: 1 << 10, count: count) }

  private static let hashBits = 15
  /// The number of earlier positions that are tried for a repeat.
  private static let depth = 64
  private static let longest = 273

  mutating func packed() -> [UInt8] {
    var place = 0
    while place < bytes.count {
      let (repeated, which) = longestRepeat(at: place)
      let match = longestMatch(at: place)
      remember(place)
      if repeated.length >= 2, repeated.length + 1 >= match.length {
        addRepeat(which, length: repeated.length)
        advance(&place, by: repeated.length)
      } else if isWorthwhile(match), !isBetterLater(match, at: place) {
        addMatch(match)
        advance(&place, by: match.length)
      } else {
        addLiteral(at: place)
        place += 1
      }
    }
    return coder.finished()
  }

  private mutating func advance(_ place: inout Int, by length: Int) {
    for next in place + 1..<place + length { remember(next) }
    place += length
  }

  /// Returns true if a match takes less than its literals: a short match from far away does not.
  private func isWorthwhile(_ match: Match) -> Bool {
    switch match.length {
    case ..<3: false
    case 3: match.distance < 1 << 12
    default: true
    }
  }

  private func isBetterLater(_ match: Match, at place: Int) -> Bool {
    guard match.length < 64, place + 1 < bytes.count else { return false }
    return longestMatch(at: place + 1).length > match.length + 1
  }

  // MARK: Repeats

  private func hash(_ place: Int) -> Int? {
    guard place + 2 < bytes.count else { return nil }
    let three =
      UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    return Int((three &* 2_654_435_761) >> (32 - UInt32(Packer.hashBits)))
  }

  private mutating func remember(_ place: Int) {
    guard let hash = hash(place) else { return }
    earlier[place] = heads[hash]
    heads[hash] = Int32(place)
  }

  private func length(at place: Int, as start: Int) -> Int {
    let most = min(Packer.longest, bytes.count - place)
    var length = 0
    while length < most, bytes[start + length] == bytes[place + length] { length += 1 }
    return length
  }

  private func longestRepeat(at place: Int) -> (Match, which: Int) {
    var (best, which) = (Match(), 0)
    for (index, distance) in back.enumerated() where distance < place {
      let length = length(at: place, as: place - distance - 1)
      if length > best.length { (best, which) = (Match(length: length, distance: distance), index) }
    }
    return (best, which)
  }

  private func longestMatch(at place: Int) -> Match {
    var best = Match()
    guard let hash = hash(place) else { return best }
    var (start, looks) = (Int(heads[hash]), 0)
    while start >= 0, looks < Packer.depth, best.length < Packer.longest {
      if start < place {
        let length = length(at: place, as: start)
        if length > best.length { best = Match(length: length, distance: place - start - 1) }
      }
      start = Int(earlier[start])
      looks += 1
    }
    return best
  }

  // MARK: Encoding

  private mutating func addLiteral(at place: Int) {
    coder.add(false, &isMatch[state])
    let start = 0x300 * Int(place > 0 ? bytes[place - 1] >> 5 : 0)
    let byte = Int(bytes[place])
    var symbol = 1
    var isGuided = state >= 7
    let guide = isGuided ? Int(bytes[place - back[0] - 1]) : 0
    for bit in stride(from: 7, through: 0, by: -1) {
      let isSet = byte >> bit & 1
      let guess = guide >> bit & 1
      let odds = isGuided ? start + (1 + guess) << 8 + symbol : start + symbol
      coder.add(isSet == 1, &literals[odds])
      symbol = symbol << 1 | isSet
      isGuided = isGuided && guess == isSet
    }
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
  }

  private mutating func addRepeat(_ which: Int, length: Int) {
    coder.add(true, &isMatch[state])
    coder.add(true, &isRepeat[state])
    coder.add(which > 0, &isOther[state])
    if which == 0 {
      coder.add(true, &isLong[state])
    } else {
      coder.add(which > 1, &isThird[state])
      if which > 1 { coder.add(which > 2, &isFourth[state]) }
    }
    back.insert(back.remove(at: which), at: 0)
    coder.add(length, &again.choice, &again.low, &again.middle, &again.high)
    state = state < 7 ? 8 : 11
  }

  private mutating func addMatch(_ match: Match) {
    coder.add(true, &isMatch[state])
    coder.add(false, &isRepeat[state])
    coder.add(match.length, &fresh.choice, &fresh.low, &fresh.middle, &fresh.high)
    add(distance: match.distance, from: min(match.length - 2, 3) << 6)
    back = [match.distance] + back.prefix(3)
    state = state < 7 ? 7 : 10
  }

  private mutating func add(distance: Int, from start: Int) {
    let high = distance < 4 ? 0 : Int.bitWidth - 1 - distance.leadingZeroBitCount
    let slot = distance < 4 ? distance : 2 * high + distance >> (high - 1) & 1
    coder.add(slot, bits: 6, &slots, from: start)
    guard slot >= 4 else { return }
    let bits = high - 1
    let base = (2 + slot & 1) << bits
    if slot < 14 {
      coder.add(backwards: distance - base, bits: bits, &far, from: base - slot)
    } else {
      coder.add(even: (distance - base) >> 4, bits: bits - 4)
      coder.add(backwards: distance & 15, bits: 4, &near, from: 0)
    }
  }
}

/// A range coder, which encodes bits by their odds, so that likely bits take little space.
private struct RangeCoder {
  private var bytes: [UInt8] = []
  private var low: UInt64 = 0
  private var range = UInt32.max
  private var held: UInt8 = 0
  private var heldCount = 1

  mutating func add(_ isSet: Bool, _ odds: inout UInt16) {
    let bound = (range >> 11) * UInt32(odds)
    if isSet {
      low += UInt64(bound)
      range -= bound
      odds -= odds >> 5
    } else {
      range = bound
      odds += (2048 - odds) >> 5
    }
    fill()
  }

  mutating func add(_ value: Int, bits: Int, _ odds: inout [UInt16], from start: Int = 0) {
    var node = 1
    for bit in stride(from: bits - 1, through: 0, by: -1) {
      let isSet = value >> bit & 1
      add(isSet == 1, &odds[start + node])
      node = node << 1 | isSet
    }
  }

  mutating func add(backwards value: Int, bits: Int, _ odds: inout [UInt16], from start: Int) {
    var node = 1
    for bit in 0..<bits {
      let isSet = value >> bit & 1
      add(isSet == 1, &odds[start + node])
      node = node << 1 | isSet
    }
  }

  mutating func add(even value: Int, bits: Int) {
    for bit in stride(from: bits - 1, through: 0, by: -1) {
      range >>= 1
      if value >> bit & 1 == 1 { low += UInt64(range) }
      fill()
    }
  }

  mutating func add(
    _ length: Int, _ choice: inout [UInt16], _ low: inout [UInt16], _ middle: inout [UInt16],
    _ high: inout [UInt16]
  ) {
    let rest = length - 2
    add(rest >= 8, &choice[0])
    guard rest >= 8 else { return add(rest, bits: 3, &low) }
    add(rest >= 16, &choice[1])
    if rest < 16 { add(rest - 8, bits: 3, &middle) } else { add(rest - 16, bits: 8, &high) }
  }

  private mutating func fill() {
    while range < 1 << 24 {
      range <<= 8
      shift()
    }
  }

  /// Writes the highest byte once no carry can reach it.
  private mutating func shift() {
    if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
      let carry = UInt8(truncatingIfNeeded: low >> 32)
      bytes.append(held &+ carry)
      for _ in 1..<heldCount { bytes.append(0xFF &+ carry) }
      heldCount = 0
      held = UInt8(truncatingIfNeeded: low >> 24)
    }
    heldCount += 1
    low = (low & 0x00FF_FFFF) << 8
  }

  mutating func finished() -> [UInt8] {
    for _ in 0..<5 { shift() }
    return bytes
  }
}
