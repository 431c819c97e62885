import BookMotion
import BookMotionTestSupport
import Testing

@Suite struct ElementaryDegreesTests {
  @Test(arguments: [0, 1, -1, 2, -3, 1000, 999_999_999_999], [0, 1, 2, 3])
  func `multiples of 90 are exact`(turns: Int, quarter: Int) {
    let degrees = Double(turns * 360 + quarter * 90)
    let (sine, cosine) = Elementary.sinCos(degrees: degrees)
    #expect(sine == [0, 1, 0, -1][quarter])
    #expect(cosine == [1, 0, -1, 0][quarter])
    #expect(cosine != 0 || cosine.sign == .plus)
    #expect(sine != 0 || sine.sign == degrees.sign)
  }

  @Test(arguments: [30, 150, 390, 510, -210, -330, 360_000_030])
  func `a sine of one half is exact`(degrees: Double) {
    #expect(Elementary.sinCos(degrees: degrees).sine == 0.5)
    #expect(Elementary.sinCos(degrees: -degrees).sine == -0.5)
  }

  @Test(arguments: [60, 300, -60, 420, 360_000_060])
  func `a cosine of one half is exact`(degrees: Double) {
    #expect(Elementary.sinCos(degrees: degrees).cosine == 0.5)
    #expect(Elementary.sinCos(degrees: degrees + 180).cosine == -0.5)
  }

  @Test(arguments: [52, 60, 100, 500, 1015])
  func `whole turns of any size are exact`(exponent: Int) {
    // 45 · 2^k is a multiple of 360 for k ≥ 3.
    let turns = Double(sign: .plus, exponent: exponent, significand: 45)
    #expect(Elementary.sinCos(degrees: turns) == (0, 1))
    #expect(Elementary.sinCos(degrees: -turns) == (0, 1))
  }

  @Test func `half a right angle has sine and cosine alike`() {
    let (sine, cosine) = Elementary.sinCos(degrees: 45)
    #expect(sine == 0.7071067811865476 && cosine == sine)
  }

  @Test func `within half a turn, the sine alone has the same bits`() {
    let edges = [0, 45, 90, 135, 180].flatMap { [$0, $0.nextUp, $0.nextDown] }
    var random = SeededRandom(seed: 180)
    let others = (0..<2000).map { _ in 180 * random.share() }
    for degrees in edges + others + [.leastNonzeroMagnitude, 0x1p-801, 0x1p-800, 0x1p-799, 1e-9]
    where degrees >= 0 && degrees <= 180 {
      let expected = Elementary.sinCos(degrees: degrees).sine
      #expect(
        Elementary.sine(ofTurn: degrees).bitPattern == expected.bitPattern, "\(degrees)")
    }
  }
}
