import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

@Suite struct BookPagesLayoutTests {
  @Test func `pages lie on the screen, and one alone is as wide as the screen`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let screen = BookSize(
        width: .random(in: 1...2000, using: &random), height: .random(in: 1...2000, using: &random))
      let binding = random.one(of: [BookBinding.left, .right])
      let layout = BookPagesLayout(screen: screen, binding: binding)
      let isAlone = screen.height > screen.width
      #expect(layout.sides == (isAlone ? 1 : 2))
      #expect(layout.top >= 0 && layout.top + layout.page.height <= screen.height * (1 + 1e-12))
      let count = Int.random(in: 3...20, using: &random)
      // With some leaves on both sides, the pages lie beside the spine and within the screen.
      let spine = layout.spine(turned: 1, of: count)
      let far = spine + layout.outward * layout.page.width
      #expect(far >= -1e-9 && far <= screen.width + 1e-9)
      if isAlone {
        #expect(layout.page.width == screen.width && (spine == 0 || spine == screen.width))
      } else {
        #expect(spine == layout.spine(turned: nil, of: count) && 2 * spine == screen.width)
      }
    }
  }

  @Test(arguments: [0.001, 0.0011, 1e9])
  func `the smallest and the largest screens have pages, too`(side: Double) {
    for size in [
      BookSize(width: side, height: side), .init(width: side, height: 1e9),
      .init(width: 1e9, height: side),
    ] {
      let layout = BookPagesLayout(screen: size, binding: .right)
      let leaves = layout.leaves(of: 12, at: 3, button: .spine, isReduced: false)
      #expect(leaves.page == layout.page)
      #expect(layout.pages(turned: leaves.turned, of: 12).contains(3))
    }
  }
}
