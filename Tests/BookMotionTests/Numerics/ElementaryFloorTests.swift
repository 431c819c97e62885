import BookMotion
import BookMotionTestSupport
import Testing

/// The largest whole number below.
@Suite struct ElementaryFloorTests {
  @Test(arguments: Effort.seeds(2000))
  func `is the one that the hardware rounds to`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let anything = Double(bitPattern: random.next())
    let ordinary = Double.random(in: -1e6...1e6, using: &random)
    for value in [anything, ordinary, ordinary.nextUp, Double(Int(ordinary)), ordinary * 0x1p33] {
      let floor = Elementary.floor(value)
      #expect(floor == value.rounded(.down) || (floor.isNaN && value.isNaN), "\(value)")
    }
  }

  @Test func `is right at every edge`() {
    #expect(Elementary.floor(-0.5) == -1 && Elementary.floor(0.5) == 0)
    #expect(Elementary.floor(0x1p52) == 0x1p52 && Elementary.floor(-0x1p52) == -0x1p52)
    #expect(Elementary.floor(0x1p52 - 0.5) == 0x1p52 - 1)
    #expect(Elementary.floor(.infinity) == .infinity && Elementary.floor(-.infinity) == -.infinity)
    #expect(Elementary.floor(.nan).bitPattern == Double.nan.bitPattern)
  }
}
