import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

@Suite struct BookPagesStateTests {
  private static let screen = BookSize(width: 1000, height: 768)

  private static func pages(
    _ count: Int = 12, page: Int = 0, binding: BookBinding = .left, isReduced: Bool = false
  ) -> BookPagesState {
    BookPagesState(
      count: count, page: page, screen: screen, binding: binding, isReduced: isReduced)
  }

  @Test(arguments: [1, 2, 3, 12, 13], [false, true])
  func `every page is seen once on the way through the book`(count: Int, isReduced: Bool) {
    var pages = Self.pages(count, isReduced: isReduced)
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

  @Test func `a page can be opened anywhere`() {
    for page in 0..<12 { #expect(Self.pages(page: page).pages.contains(page)) }
    #expect(Self.pages(page: 5).phrase == .pages(6, 7, of: 12))
    #expect(Self.pages(page: 11).phrase == .page(12, of: 12))
  }

  @Test(arguments: [BookBinding.left, .right])
  func `a finger turns a leaf, and nothing is drawn while it holds still`(binding: BookBinding) {
    var pages = Self.pages(page: 2, binding: binding)
    let sign = binding == .left ? 1.0 : -1
    pages.expect(.touch(BookPoint(x: 500 + sign * 380, y: 400)), at: 0)
    pages.expect(.drag(BookPoint(x: 500 + sign * 100, y: 380)), at: 0.2)
    #expect(!pages.needsFrame(at: 0.3) && pages.pose(at: 0.3)?.leaves.count == 1)
    pages.expect(.turn(.forward), at: 0.3, false)
    pages.expect(.release(BookPoint(x: sign * -900, y: 0)), at: 0.4)
    #expect(pages.pages == 3...4 && pages.needsFrame(at: 0.5))
    #expect(pages.cues(in: 0..<9).map(\.page) == [3])
    pages.expect(.drag(.zero), at: 9, false)
    pages.expect(.release(), at: 9, false)
  }

  @Test func `with less motion a swipe fades from spread to spread`() {
    var pages = Self.pages(page: 2, isReduced: true)
    pages.expect(.touch(BookPoint(x: 800, y: 400)), at: 0)
    pages.expect(.drag(BookPoint(x: 700, y: 400)), at: 0.1)
    pages.expect(.release(), at: 0.2)
    #expect(pages.pages == 3...4 && pages.pose(at: 0.3) == nil)
    #expect(pages.opacity(ofSpread: 2, at: 0.2) < 0.5 && pages.opacity(ofSpread: 2, at: 3) == 1)
    #expect(pages.cues(in: 0..<9) == [BookPagesState.Cue(time: 0.2, page: 3)])
    pages.expect(.reduceMotion(false), at: 3)
    #expect(pages.pages == 3...4 && pages.pose(at: 3)?.turned == 2)
    pages.expect(.reduceMotion(false), at: 3, false)
  }

  @Test func `another screen keeps the page, and what has been reported at the same instant`() {
    var pages = Self.pages()
    pages.expect(.turn(.forward), at: 1)
    pages.expect(.resizeScreen(BookSize(width: 400, height: 800)), at: 1)
    #expect(pages.pages == 1...2 && pages.layout.screen.width == 400 && !pages.needsFrame(at: 1.1))
    #expect(pages.cues(in: 1..<2).map(\.page) == [1])
    pages.expect(.resizeScreen(BookSize(width: 400, height: 800)), at: 2, false)
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

  /// How much has been turned, and where the spine is; or the opacities of all spreads.
  private static func values(_ pages: BookPagesState, _ time: Double) -> [Double] {
    guard let pose = pages.pose(at: time) else {
      return (0...pages.count / 2).map { pages.opacity(ofSpread: $0, at: time) }
    }
    return [pose.turned, pages.spine(at: time)]
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
      return (
        Self.pages(count, page: page, binding: binding, isReduced: isReduced),
        "\(count) pages, \(page), \(binding), \(isReduced)"
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
