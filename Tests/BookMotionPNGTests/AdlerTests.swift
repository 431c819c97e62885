import BookMotionTestSupport
import CPNGRows
import Testing

/// Adler-32, computed in blocks of 352 bytes and runs of 250 blocks.
@Suite struct AdlerTests {
  private static let block = 352
  private static let longestRun = 250 * block
  private static let modulus: UInt32 = 65_521

  /// Returns the checksum byte by byte, as defined in RFC 1950.
  private func plainly(_ bytes: ArraySlice<UInt8>, after adler: UInt32 = 1) -> UInt32 {
    var (low, high) = (adler & 0xFFFF, adler >> 16)
    for byte in bytes {
      low = (low + UInt32(byte)) % Self.modulus
      high = (high + low) % Self.modulus
    }
    return high << 16 | low
  }

  private func quickly(_ bytes: ArraySlice<UInt8>, after adler: UInt32 = 1) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return adler }
      return unsafe cpngrows_adler_add(adler, first, bytes.count)
    }
  }

  @Test func `what others have published comes out`() {
    #expect(quickly(Array("Wikipedia".utf8)[...]) == 0x11E6_0398)
    #expect(quickly(Array("a".utf8)[...]) == 0x0062_0062)
    #expect(quickly(Array("message digest".utf8)[...]) == 0x2975_0586)
  }

  @Test func `lengths around the ends of blocks and of runs, from anywhere in memory`() {
    var random = SeededRandom(seed: 32)
    let bytes = (0..<2 * Self.longestRun + 100).map { _ in UInt8.random(in: 0...255, using: &random)
    }
    let ends = [0, 1, 2, 3, 5].map { $0 * Self.block } + [Self.longestRun, 2 * Self.longestRun]
    for end in ends {
      for count in max(0, end - 2)...end + 2 {
        for start in [0, 1, 7, 15, 16] {
          let part = bytes[start..<start + count]
          #expect(quickly(part) == plainly(part), "\(count) bytes from \(start)")
        }
      }
    }
  }

  /// The largest values that can occur before the remainder is taken.
  @Test func `the largest bytes after the largest sums do not overflow`() {
    let bytes = [UInt8](repeating: .max, count: Self.longestRun + 1)
    let largest = (Self.modulus - 1) << 16 | (Self.modulus - 1)
    for count in [Self.block, Self.longestRun - Self.block, Self.longestRun, Self.longestRun + 1] {
      #expect(
        quickly(bytes[..<count], after: largest) == plainly(bytes[..<count], after: largest),
        "\(count) bytes")
    }
  }

  @Test func `parts add up to the whole`() {
    var random = SeededRandom(seed: 33)
    let bytes = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for cut in [0, 1, 351, 352, 353, 2500, 4999] {
      #expect(
        quickly(bytes[cut...], after: quickly(bytes[..<cut])) == plainly(bytes[...]), "\(cut)")
    }
  }
}
