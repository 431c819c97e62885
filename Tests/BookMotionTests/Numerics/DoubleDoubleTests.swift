import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct DoubleDoubleTests {
  /// Returns integers of up to 53 bits, whose sums and products can be checked exactly.
  private func integers(_ count: Int, seed: UInt64) -> [(Int64, Int64)] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      (
        Int64.random(in: -(1 << 53)...(1 << 53), using: &random),
        Int64.random(in: -(1 << 53)...(1 << 53), using: &random)
      )
    }
  }

  @Test func `a sum is exact`() {
    for (a, b) in integers(1000, seed: 3) {
      let scale = 0x1p-40
      let sum = DoubleDouble.ordered(Double(a), plus: Double(b) * scale)
      #expect(sum.high == Double(a) + Double(b) * scale)
      #expect(sum.low == Double(b) * scale - (sum.high - Double(a)))
    }
  }

  @Test func `a product is exact`() {
    for (a, b) in integers(1000, seed: 4) {
      let product = DoubleDouble.exact(Double(a), times: Double(b))
      let (high, low) = a.multipliedFullWidth(by: b)
      let highest = Int64(product.high / 0x1p53)
      let rest = product.high - Double(highest) * 0x1p53
      let expected = highest.multipliedFullWidth(by: 1 << 53)
      let sum = expected.low.addingReportingOverflow(UInt64(bitPattern: Int64(rest + product.low)))
      #expect(sum.partialValue == low, "\(a) times \(b)")
      #expect(abs(Double(high) * 0x1p64 - product.high) <= 0x1p64)
    }
  }
}
