import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

@Suite struct BookPagesStateTests {
  private static let landscape = BookSize(width: 1000, height: 768)
  private static let portrait = BookSize(width: 390, height: 844)

  private static func pages(
    _ count: Int = 12, page: Int = 0, on screen: BookSize = landscape, binding: BookBinding = .left,
    button: PageTurning.ButtonTurn = .spine, isReduced: Bool = false
  ) -> BookPagesState {
    BookPagesState(
      count: count, page: page, screen: screen, binding: binding, button: button,
      isReduced: isReduced)
  }

  @Test(arguments: [1, 2, 3, 12, 13], [landscape, portrait])
  func `every page is seen once on the way through the book`(count: Int, screen: BookSize) {
    for isReduced in [false, true] {
      var pages = Self.pages(count, on: screen, isReduced: isReduced)
      var (seen, time) = (Array(pages.pages), 0.0)
      while pages.canTurn(.forward) {
        time += 5
        pages.expect(.turn(.forward), at: time)
        seen += pages.pages
        #expect(pages.needsFrame(at: time) && !pages.needsFrame(at: time + 4))
      }
      #expect(seen == Array(0..<count))
      pages.expect(.turn(.forward), at: time + 5, false)
      while pages.canTurn(.back) {
        time += 5
        pages.expect(.turn(.back), at: time)
      }
      #expect(pages.pages == 0...0)
      #expect(pages.cues(in: 0..<time + 5).count <= 128)
    }
  }

  @Test func `a page can be opened anywhere`() {
    for page in 0..<12 {
      #expect(Self.pages(page: page).pages.contains(page))
      #expect(Self.pages(page: page, on: Self.portrait).pages == page...page)
    }
    #expect(Self.pages(page: 5).phrase == .pages(6, 7, of: 12))
    #expect(Self.pages(page: 5, on: Self.portrait).phrase == .page(6, of: 12))
    #expect(Self.pages(page: 11).phrase == .page(12, of: 12))
  }

  @Test(arguments: [BookBinding.left, .right])
  func `a finger turns a leaf, and nothing is drawn while it holds still`(binding: BookBinding) {
    var pages = Self.pages(page: 2, binding: binding)
    let sign = binding == .left ? 1.0 : -1
    pages.expect(.touch(BookPoint(x: 500 + sign * 380, y: 400)), at: 0)
    pages.expect(.drag(BookPoint(x: 500 + sign * 100, y: 380)), at: 0.2)
    #expect(!pages.needsFrame(at: 0.3) && pages.pose(at: 0.3).leaves.count == 1)
    pages.expect(.turn(.forward), at: 0.3, false)
    pages.expect(.release(BookPoint(x: sign * -900, y: 0)), at: 0.4)
    #expect(pages.pages == 3...4 && pages.needsFrame(at: 0.5))
    #expect(pages.cues(in: 0..<9).map(\.page) == [3])
    pages.expect(.drag(.zero), at: 9, false)
    pages.expect(.release(), at: 9, false)
  }

  @Test func `with less motion a swipe fades, and nothing moves`() {
    var pages = Self.pages(isReduced: true)
    #expect(pages.spine(at: 0) == 500)
    pages.expect(.touch(BookPoint(x: 800, y: 400)), at: 0)
    pages.expect(.drag(BookPoint(x: 500, y: 400)), at: 0.1)
    let held = pages.pose(at: 0.1)
    #expect(held.turned > 0.3 && held.leaves.map(\.shape) == [.fade(held.turned)])
    pages.expect(.release(BookPoint(x: -200, y: 0)), at: 0.2)
    #expect(pages.pages == 1...2 && pages.pose(at: 0.3).turned > held.turned)
    #expect(pages.spine(at: 0.3) == 500 && pages.pose(at: 3).leaves.isEmpty)
    #expect(pages.cues(in: 0..<9) == [BookPagesState.Cue(time: 0.2, page: 1)])
    pages.expect(.reduceMotion(false), at: 3)
    #expect(pages.pages == 1...2 && pages.pose(at: 3).turned == 1)
    pages.expect(.reduceMotion(false), at: 3, false)
  }

  @Test(arguments: [BookBinding.left, .right])
  func `one page at a time turns around the edge of the screen, and back by a swipe`(
    binding: BookBinding
  ) {
    var pages = Self.pages(page: 3, on: Self.portrait, binding: binding)
    let (edge, sign) = binding == .left ? (0.0, 1.0) : (390.0, -1.0)
    func finger(_ x: Double, _ y: Double = 700) -> BookPoint { BookPoint(x: edge + sign * x, y: y) }
    #expect(pages.spine(at: 0) == edge && pages.layout.page.width == 390)
    pages.expect(.touch(finger(380)), at: 0)
    pages.expect(.drag(finger(100)), at: 0.1)
    #expect(pages.pose(at: 0.1).leaves.map(\.index) == [3] && pages.spine(at: 0.1) == edge)
    pages.expect(.release(BookPoint(x: sign * -900, y: 0)), at: 0.2)
    #expect(pages.pages == 4...4)
    for (x, y) in [(200.0, 400.0), (40, 120), (385, 740)] {
      var swiped = pages
      swiped.expect(.touch(finger(x, y)), at: 5)
      swiped.expect(.drag(finger(x + 90, y + 20)), at: 5.1)
      #expect(swiped.pose(at: 5.1).settled(within: 0.1).leaves.isEmpty)
      swiped.expect(.release(BookPoint(x: sign * 700, y: 50)), at: 5.1)
      #expect(swiped.pages == 3...3)
      let seen = swiped.pose(at: 5.4).leaves
      #expect(seen.map(\.index) == [3] && swiped.cues(in: 5..<6).map(\.page) == [3])
    }
    // Slowly, the finger has only looked.
    pages.expect(.touch(finger(200)), at: 9)
    pages.expect(.release(BookPoint(x: sign * 200, y: 0)), at: 9.2)
    #expect(pages.pages == 4...4 && pages.cues(in: 9..<20).isEmpty)
  }

  @Test func `a swipe that is refused a leaf turns one, and one that leads a leaf only that`() {
    var pages = Self.pages(page: 3)
    pages.expect(.touch(BookPoint(x: 900, y: 600)), at: 0)
    pages.expect(.drag(BookPoint(x: 600, y: 560)), at: 0.1)
    pages.expect(.release(BookPoint(x: -900, y: 0)), at: 0.2)
    #expect(pages.pages == 5...6)
    pages.expect(.touch(BookPoint(x: 900, y: 600)), at: 0.25, false)
    pages.expect(.release(BookPoint(x: -900, y: 0)), at: 0.3)
    #expect(pages.pages == 7...8 && pages.cues(in: 0..<9).map(\.page) == [5, 7])
    pages.expect(.release(BookPoint(x: -200, y: 0)), at: 9, false)
    // Caught in the air and thrown on, a leaf goes on alone.
    pages.expect(.turn(.forward), at: 10)
    for (x, time) in [(600.0, 10.1), (530, 10.2)] {
      var caught = pages
      caught.expect(.touch(BookPoint(x: x, y: 400)), at: time)
      caught.expect(.release(BookPoint(x: -900, y: 0)), at: time)
      #expect(caught.pages == 9...10)
    }
  }

  @Test func `a button turns a leaf by its corner, one after the other`() {
    for screen in [Self.landscape, Self.portrait] {
      var pages = Self.pages(on: screen, button: .corner(.hand))
      pages.expect(.turn(.forward), at: 0)
      pages.expect(.turn(.forward), at: 0.1)
      let leaves = pages.pose(at: 0.3).leaves
      #expect(leaves.map(\.index) == [0])
      if case .roll(let roll, from: .right) = leaves[0].shape {
        #expect(roll.finger.x < pages.layout.page.width)
      } else {
        Issue.record("\(leaves)")
      }
      #expect(pages.pages.upperBound == (screen == Self.landscape ? 4 : 2))
    }
  }

  @Test func `another screen keeps the page, and what has been reported at the same instant`() {
    var pages = Self.pages()
    pages.expect(.turn(.forward), at: 1)
    pages.expect(.resizeScreen(Self.portrait), at: 1)
    #expect(pages.pages == 1...1 && pages.layout.screen.width == 390 && !pages.needsFrame(at: 1.1))
    #expect(pages.cues(in: 1..<2).map(\.page) == [1])
    pages.expect(.resizeScreen(Self.portrait), at: 2, false)
    for page in 0..<12 {
      var pages = Self.pages(page: page)
      for _ in 0..<3 {
        let seen = pages.pages
        pages.expect(.resizeScreen(Self.portrait), at: 0)
        #expect(pages.pages == seen.lowerBound...seen.lowerBound)
        pages.expect(.resizeScreen(Self.landscape), at: 0)
        #expect(pages.pages == seen)
      }
    }
  }

  @Test func `what is no number does nothing`() {
    for isReduced in [false, true] {
      var pages = Self.pages(page: 2, isReduced: isReduced)
      pages.expect(.touch(BookPoint(x: 800, y: 400)), at: 0)
      let before = pages
      let bad = BookPoint(x: .nan, y: .infinity)
      for event: BookPagesEvent in [
        .drag(bad), .release(bad), .touch(bad), .resizeScreen(BookSize(width: .nan, height: 1)),
        .resizeScreen(BookSize(width: 0, height: 0)),
      ] { pages.expect(event, at: 1, false) }
      pages.expect(.release(), at: .nan, false)
      #expect(pages == before)
    }
  }

  @Test func `refuses what cannot be`() async {
    await #expect(processExitsWith: .failure) { _ = BookPagesState(count: 0) }
    await #expect(processExitsWith: .failure) { _ = BookPagesState(count: 3, page: 3) }
  }

  /// How much has been turned, and where the spine is.
  private static func values(_ pages: BookPagesState, _ time: Double) -> [Double] {
    [pages.pose(at: time).turned, pages.spine(at: time)]
  }

  @Test func `nothing jumps, and nothing moves without a frame`() {
    var laws = EventWalk<BookPagesState>(
      events: [], values: Self.values,
      fault: { pages, time in
        guard !pages.needsFrame(at: time) else { return nil }
        let seen = (pages.pose(at: time), Self.values(pages, time))
        for later in [time + 1e-6, time + 0.3, time + 20, .infinity]
        where seen != (pages.pose(at: later), Self.values(pages, later)) {
          return "moves without a frame until \(later)"
        }
        return pages.cues(in: time..<time + 20).isEmpty ? nil : "a cue without a frame"
      },
      restFault: { $0.needsFrame(at: $1) ? "frames without an end" : nil }, keepsPast: false,
      // Paper rests a tenth of a point before its end.
      tolerance: 1e-3)
    laws.isContinuous = { _ in false }
    let play = RandomPlay(laws) { random in
      let count = Int.random(in: 1...9, using: &random)
      let page = Int.random(in: 0..<count, using: &random)
      let binding = random.one(of: [BookBinding.left, .right])
      let isReduced = random.one(of: [false, false, true])
      let screen = random.one(of: [Self.landscape, Self.portrait])
      let button = random.one(of: [PageTurning.ButtonTurn.spine, .corner(.hand)])
      return (
        Self.pages(
          count, page: page, on: screen, binding: binding, button: button, isReduced: isReduced),
        "\(count) pages, \(page), \(screen.width), \(binding), \(button), \(isReduced)"
      )
    } _: { random in
      let finger = BookPoint(
        x: random.coordinate(upTo: 1000).magnitude, y: random.coordinate(upTo: 768).magnitude)
      let event: BookPagesEvent =
        switch Int.random(in: 0..<7, using: &random) {
        case 0: .turn(.forward)
        case 1: .turn(.back)
        case 2, 3: .touch(finger)
        case 4: .drag(finger)
        case 5: .release(BookPoint(x: random.speed(), y: random.speed()))
        default:
          random.one(of: [
            .reduceMotion(true), .reduceMotion(false),
            .resizeScreen(BookSize(width: 300 + finger.x, height: 700)),
            .resizeScreen(Self.portrait),
          ])
        }
      // A leaf in the air drops into its place when the book is laid out anew.
      let freedom: MachineEvent<BookPagesState>.Freedom =
        switch event {
        case .resizeScreen, .reduceMotion, .drag: .position
        default: .velocity
        }
      return MachineEvent("\(event)", freedom) { $0.perform(event, at: $1) }
    }
    #expect(play.failure() == nil)
  }
}
