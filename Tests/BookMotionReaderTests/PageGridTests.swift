import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// A grid of pages.
@Suite struct PageGridTests {
  @Test func `springs as the table of another integrator says`() throws {
    var rows = 0
    for row in try Fixture.rows("reader/presses.txt", atLeast: 250) where row[0] == "thumbnail" {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      var grid = PageGrid(pageCount: 5)
      grid.open(at: numbers[0])
      grid.tap(.thumbnail(2), at: numbers[1])
      #expect(abs(grid.pose(of: 2, at: numbers[2]).scale - numbers[3]) <= 1e-7, "\(row)")
      rows += 1
    }
    #expect(rows == 84)
  }

  private func values(_ grid: PageGrid, at time: Double) -> [Double] {
    [0, 4, 11].flatMap { page in
      let pose = grid.pose(of: page, at: time)
      return [pose.opacity, pose.scale, pose.outline]
    } + [grid.overlayOpacity(at: time)]
  }

  @Test func `closes or stays open after every sequence of events`() {
    let events: [MachineEvent<PageGrid>] = [
      MachineEvent("open") { $0.open(at: $1) },
      MachineEvent("open elsewhere") { $0.open(on: 11, at: $1) },
      MachineEvent("first") { $0.tap(.thumbnail(0), at: $1) },
      MachineEvent("fifth") { $0.tap(.thumbnail(4), at: $1) },
      MachineEvent("X") { $0.tap(.closeButton, at: $1) },
      MachineEvent("outside") { $0.tap(.outside, at: $1) },
      MachineEvent("close") { $0.close(at: $1) },
      MachineEvent("panel") { $0.tap(.panel, at: $1) },
    ]
    let walk = EventWalk(
      events: events, values: values,
      // The rate of the springs, on both sides of an event.
      velocities: { grid, time in
        [0, 4, 11].map { page in
          let step = 1e-6
          let change =
            grid.pose(of: page, at: time + step).scale - grid.pose(of: page, at: time).scale
          return change / step * 1e-3
        }
      },
      restFault: { grid, time in
        guard grid.isAtRest(at: time) else { return "no rest" }
        let told = grid.cues(in: -1e9..<time).map(\.event).filter { $0 == .opened || $0 == .closed }
        for (one, next) in zip(told, told.dropFirst()) where one == .closed && next == .closed {
          return "closed twice"
        }
        guard (told.last == .opened) == grid.isOpen else { return "told \(told)" }
        guard grid.overlayOpacity(at: time) == (grid.isOpen ? 1 : 0) else { return "half open" }
        for page in 0..<12 {
          let pose = grid.pose(of: page, at: time)
          let isCurrent = page == grid.currentPage
          guard pose.outline == (isCurrent ? grid.outline : 0) else { return "outline of \(page)" }
          guard pose.opacity == (grid.isOpen ? 1 : 0) else { return "\(page) half seen" }
          guard abs(pose.scale - (grid.isOpen ? 1 : 0.9)) <= 1e-12 else { return "\(pose.scale)" }
        }
        return nil
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(PageGrid(pageCount: 12, currentPage: 4), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 40 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [PageGrid(pageCount: 12, currentPage: 4)]) { random in
      let page = Int.random(in: 0..<12, using: &random)
      return Bool.random(using: &random)
        ? MachineEvent("page \(page)") { $0.tap(.thumbnail(page), at: $1) }
        : MachineEvent("open on \(page)") { $0.open(on: page, at: $1) }
    }.failure()
    #expect(played == nil)
    let outcome = walk.walk(PageGrid(pageCount: 12, currentPage: 4))
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == WalkLength.sequenceCount(of: 8))
  }

  @Test func `lets the chosen thumbnail spring before it closes`() {
    var grid = PageGrid(pageCount: 9, outline: 2)
    grid.open(at: 0)
    let chosen = grid.tap(.thumbnail(6), at: 2)
    #expect(chosen && grid.currentPage == 6 && !grid.isOpen)
    #expect(grid.overlayOpacity(at: 2.2) == 1 && grid.pose(of: 6, at: 2.12).scale > 1.06)
    #expect(grid.pose(of: 5, at: 2.12).scale == grid.pose(of: 4, at: 2.12).scale)
    #expect(
      grid.cues(in: 2..<9) == [
        BookReaderCue(.chosen(6), at: 2), BookReaderCue(.closes, at: 2.2),
        BookReaderCue(.closed, at: 2.2 + 0.3),
      ])
    // A second choice has no effect meanwhile, but the button does.
    let second = grid.tap(.thumbnail(1), at: 2.1)
    let closed = grid.tap(.closeButton, at: 2.1)
    let again = grid.tap(.outside, at: 2.1)
    #expect(!second && closed && !again && grid.currentPage == 6)
    #expect(grid.cues(in: 2.05..<9).map(\.event) == [.closes, .closed])
  }

  @Test func `brings its thumbnails one after the other, and the last one soon`() {
    var grid = PageGrid(pageCount: 50)
    grid.open(at: 0)
    for page in 1..<50 {
      let (one, next) = (grid.pose(of: page - 1, at: 0.1), grid.pose(of: page, at: 0.1))
      #expect(page <= 10 ? next.opacity <= one.opacity : next == one)
    }
    #expect(grid.pose(of: 49, at: 0.29).opacity == 0 && grid.pose(of: 49, at: 1).opacity > 0.99)
  }

  @Test func `opens and closes without any pages`() {
    var grid = PageGrid(pageCount: 0)
    grid.open(at: 0)
    let nothing = grid.tap(.thumbnail(0), at: 1)
    let closed = grid.tap(.outside, at: 1)
    #expect(!nothing && closed && grid.isAtRest(at: 60) && grid.overlayOpacity(at: 60) == 0)
  }
}
