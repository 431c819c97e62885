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
      // With or without having pulled the leaf by a little before.
      for way in [0.0, 5, 12, 40] {
        var swiped = pages
        swiped.expect(.touch(finger(x, y)), at: 5)
        swiped.expect(.drag(finger(x + way, y + way / 5)), at: 5.1)
        let pulled = swiped.pose(at: 5.1).turned
        #expect(way > 6 ? pulled < 4 : pulled == 4)
        swiped.expect(.release(BookPoint(x: sign * 320, y: 50)), at: 5.1)
        #expect(swiped.pages == 3...3)
        let seen = swiped.pose(at: 5.3).leaves
        #expect(seen.map(\.index) == [3] && swiped.cues(in: 5..<9).map(\.page) == [3])
        #expect(swiped.pose(at: 9).turned == 3)
      }
    }
    // Slowly, the finger has only looked.
    pages.expect(.touch(finger(200)), at: 9)
    pages.expect(.release(BookPoint(x: sign * 200, y: 0)), at: 9.2)
    #expect(pages.pages == 4...4 && pages.cues(in: 9..<20).isEmpty)
  }

  /// Returns the places of a leaf's corners and of points between them, and of a point that lies where
  /// a finger pulls.
  private static func paper(_ pages: BookPagesState, leaf: Int, _ time: Double) -> [SIMD3<Double>] {
    let pose = pages.pose(at: time)
    let (width, height) = (pose.page.width, pose.page.height)
    let shape = pose.leaves.first { $0.index == leaf }?.shape
    let side = Double(leaf) < pose.turned - 0.5 ? -1.0 : 1
    return [0.6, 0.8, 1].flatMap { across in
      [0, 0.5, 1].map { down in
        let point = BookPoint(x: across * width, y: down * height)
        if case .fade(let share) = shape { return SIMD3((1 - 2 * share) * point.x, point.y, 0) }
        return shape?.position(of: point, ofWidth: width) ?? SIMD3(side * point.x, point.y, 0)
      }
    }
  }

  private static func farthest(_ one: [SIMD3<Double>], _ other: [SIMD3<Double>]) -> Double {
    zip(one, other).map { (($0 - $1) * ($0 - $1)).sum().squareRoot() }.max() ?? 0
  }

  @Test(arguments: [BookBinding.left, .right], [false, true])
  func `a finger pulls the previous leaf over one page, and takes it back, without a jump`(
    binding: BookBinding, isReduced: Bool
  ) {
    let (edge, sign) = binding == .left ? (0.0, 1.0) : (390.0, -1.0)
    for (x, y, slope) in [(20.0, 100.0, 0.2), (150, 420, 0), (250, 740, -0.3), (120, 735, 0.3)] {
      var pages = Self.pages(
        page: 4, on: Self.portrait, binding: binding, isReduced: isReduced)
      func finger(_ way: Double) -> BookPoint {
        BookPoint(x: edge + sign * (x + way), y: y + slope * way)
      }
      pages.expect(.touch(finger(0)), at: 0)
      // The point that follows has 1.2 widths to go, and paper moves by at most 12 times as far.
      let lever = 1.2 * 390 / (365 - x)
      var (place, last, poses) = (0, Self.paper(pages, leaf: 3, 0), [0: pages.pose(at: 0)])
      // Out to the outer edge, from where a drag begins; back beyond where the finger came from, and
      // out again; in halves of a point.
      let whole = Int(2 * (372 - x))
      let ways = Array(16...whole) + (-80..<whole).reversed() + Array(-79...whole * 2 / 5)
      for (index, way) in ways.enumerated() {
        let now = 0.01 * Double(index + 1)
        pages.expect(.drag(finger(0.5 * Double(way))), at: now)
        let paper = Self.paper(pages, leaf: 3, now)
        let moved = 0.5 * Double(abs(way - place)) * (1 + slope * slope).squareRoot()
        #expect(Self.farthest(last, paper) <= 12 * lever * moved + 1e-6, "\(way) from \(x)")
        let pose = pages.pose(at: now)
        #expect(pose.leaves.allSatisfy { $0.index == 3 } && !pages.needsFrame(at: now + 0.001))
        // Paper that is pulled comes, and is where it was whenever the finger is.
        if place < way, index < whole {
          #expect(pose.turned <= poses[place]?.turned ?? 0)
        }
        if way >= 16 { #expect(pose == poses[way, default: pose], "\(way) from \(x)") }
        poses[way] = pose
        if way <= 12 { #expect(pose.leaves.isEmpty && pose.turned == 4) }
        if way == whole { #expect(pose.leaves.isEmpty && pose.turned == 3) }
        (place, last) = (way, paper)
      }
      #expect(place == whole * 2 / 5 && pages.pages == 4...4)
      // Before it is half over, some of it is in sight.
      if !isReduced { #expect((last.map(\.x).max() ?? 0) > 0) }
      // Slowly let go, it falls back; put down at the outer edge, it lies there.
      var put = pages
      pages.expect(.release(BookPoint(x: sign * 20, y: 0)), at: 20)
      #expect(
        pages.pages == 4...4 && pages.pose(at: 23).turned == 4 && pages.cues(in: 0..<30).isEmpty)
      put.expect(.drag(finger(372 - x)), at: 19)
      put.expect(.release(), at: 20)
      #expect(put.pages == 3...3 && put.pose(at: 20).turned == 3)
      #expect(put.cues(in: 0..<30) == [BookPagesState.Cue(time: 20, page: 3)])
    }
  }

  @Test(arguments: [BookBinding.left, .right], [false, true])
  func `a leaf that has been pulled goes on as it was pulled, alone`(
    binding: BookBinding, isReduced: Bool
  ) {
    let (edge, sign) = binding == .left ? (0.0, 1.0) : (390.0, -1.0)
    func finger(_ x: Double) -> BookPoint { BookPoint(x: edge + sign * x, y: 500) }
    // Where the finger is let go, with which speed, and the page that is seen then.
    for (x, speed, page) in [
      (300.0, 0.0, 3), (372, 900, 3), (385, 1e9, 3), (160, 0, 4), (160, 250, 4), (160, 320, 3),
      (160, 1e9, 3), (372, -900, 4), (385, -1e9, 4), (300, -900, 4), (160, -320, 4), (160, -1e9, 4),
      (90, -200, 4),
      // The leaf is beyond the edge again, as if it had never been pulled.
      (90, -320, 5), (90, -1e9, 5), (90, 320, 3),
    ] {
      var pages = Self.pages(page: 4, on: Self.portrait, binding: binding, isReduced: isReduced)
      pages.expect(.touch(finger(100)), at: 1)
      pages.expect(.drag(finger(150)), at: 1.1)
      pages.expect(.turn(.back), at: 1.1, false)
      pages.expect(.touch(finger(100)), at: 1.1, false)
      pages.expect(.drag(finger(x)), at: 1.2)
      let velocity = BookPoint(x: sign * speed, y: 0)
      var (dragged, freed) = (pages, pages)
      pages.expect(.release(velocity), at: 1.2)
      #expect(pages.pages == page...page, "\(x), \(speed)")
      let isPutDown = x >= 372 && page == 4
      #expect(
        pages.cues(in: 0..<9).map(\.page) == (isPutDown ? [3, 4] : page == 4 ? [] : [page]))
      #expect(pages.pose(at: 9).turned == Double(page) && !pages.needsFrame(at: 9))
      guard x > 150, x < 372, speed.magnitude < 1000 else { continue }
      // In the next instant, the leaf is where the finger would have led it.
      let instant = 1e-5
      freed.expect(.release(velocity), at: 1.2)
      dragged.expect(.drag(finger(x + speed * instant)), at: 1.2)
      let paper = [freed, dragged].map { Self.paper($0, leaf: 3, 1.2 + instant) }
      #expect(Self.farthest(paper[0], paper[1]) < 0.1 * speed.magnitude * instant + 1e-5)
    }
  }

  @Test func `a finger pulls only where it has lifted no leaf, and where there is one`() {
    func finger(_ x: Double, _ y: Double = 500) -> BookPoint { BookPoint(x: x, y: y) }
    func pulled(_ pages: BookPagesState, from x: Double = 100, at time: Double = 9) -> Double {
      var pages = pages
      pages.perform(.touch(finger(x)), at: time)
      pages.perform(.drag(finger(x + 60)), at: time)
      return pages.pose(at: time).turned
    }
    // The last page lies on the board.
    let last = Self.pages(page: 11, on: Self.portrait)
    #expect(pulled(last) < 11 && pulled(Self.pages(page: 0, on: Self.portrait)) == 0)
    #expect(pulled(Self.pages(1, on: Self.portrait)) == 0)
    var beside = last
    beside.expect(.touch(BookPoint(x: 100, y: 3)), at: 0, false)
    beside.expect(.drag(finger(200)), at: 0, false)
    // Of two pages, each has a leaf of its own.
    #expect(pulled(Self.pages(page: 4), from: 600) == 2)
    // A leaf in the air is in the way, whether or not the finger has caught it.
    var turning = Self.pages(page: 4, on: Self.portrait)
    turning.expect(.turn(.forward), at: 0)
    for time in [0.05, 0.2, 0.3] { #expect(pulled(turning, from: 30, at: time) > 3.9) }
    #expect(pulled(turning, at: 2) < 5)
    var pages = last
    pages.expect(.touch(finger(100)), at: 0)
    pages.expect(.turn(.back), at: 0.1)
    pages.expect(.drag(finger(180)), at: 0.2)
    pages.expect(.drag(finger(190)), at: 5, false)
    #expect(pages.pose(at: 5).turned == 10)
    pages.expect(.release(), at: 6, false)
    // A leaf that has been lifted stays the only one, even if it lies again.
    pages.expect(.touch(finger(300)), at: 10)
    for x in [250.0, 300, 320, 360] { pages.expect(.drag(finger(x)), at: 11) }
    #expect(pages.pose(at: 11).turned == 10)
    pages.expect(.release(), at: 12)
    // Another screen lays the leaf down.
    pages.expect(.touch(finger(100)), at: 20)
    pages.expect(.drag(finger(250)), at: 20)
    pages.expect(.resizeScreen(BookSize(width: 400, height: 844)), at: 20)
    #expect(pages.pose(at: 20).turned == 10)
    pages.expect(.drag(finger(260)), at: 21, false)
    pages.expect(.release(), at: 21, false)
  }

  @Test func `a swipe that is refused a leaf turns one, and one that leads a leaf only that`() {
    var pages = Self.pages(page: 3)
    pages.expect(.touch(BookPoint(x: 900, y: 600)), at: 0)
    pages.expect(.drag(BookPoint(x: 600, y: 560)), at: 0.1)
    pages.expect(.release(BookPoint(x: -900, y: 0)), at: 0.2)
    #expect(pages.pages == 5...6)
    var whole = Self.pages(page: 3)
    whole.expect(.touch(BookPoint(x: 900, y: 600)), at: 0)
    whole.expect(.drag(BookPoint(x: 100, y: 600)), at: 0.1)
    whole.expect(.release(BookPoint(x: -900, y: 0)), at: 0.2)
    #expect(whole.pages == 5...6 && whole.cues(in: 0..<9).map(\.page) == [5])
    // A swipe the other way turns it back.
    whole.expect(.touch(BookPoint(x: 900, y: 600)), at: 20)
    whole.expect(.drag(BookPoint(x: 100, y: 600)), at: 20.1)
    whole.expect(.release(BookPoint(x: 1e9, y: 0)), at: 20.2)
    let before = whole.pose(at: 20.2 + 1e-9)
    whole.expect(.turn(.forward), at: 20.2 + 1e-9)
    #expect(before.turned == whole.pose(at: 20.2 + 1e-9).turned && whole.pages == 7...8)
    #expect(whole.cues(in: 20..<29).map(\.page) == [7, 5, 7])
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
      // A finger that goes sideways, which pulls a leaf back where one page is seen.
      if Int.random(in: 0..<6, using: &random) == 0 {
        let start = BookPoint(x: .random(in: 0...390, using: &random), y: finger.y)
        let way = Double.random(in: -300...300, using: &random)
        let end = BookPoint(
          x: start.x + way, y: start.y + 0.2 * random.coordinate(upTo: way.magnitude))
        return MachineEvent("pull from \(start) to \(end)", .position) {
          $0.perform(.touch(start), at: $1)
          $0.perform(.drag(end), at: $1)
        }
      }
      let event: BookPagesEvent =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .turn(.forward)
        case 1: .turn(.back)
        case 2, 3: .touch(finger)
        case 4: .drag(finger)
        case 5: .release(BookPoint(x: random.speed(), y: random.speed()))
        case 6: .drag(BookPoint(x: finger.x / 3, y: finger.y))
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
