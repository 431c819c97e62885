import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// Edge cases: at the limits of the paper's reach, of the book, and of a leaf's own path.
@Suite struct PageTurningEdgeTests {
  private static let page = BookSize(width: 300, height: 400)

  private func book(_ turned: Int = 2) -> PageTurning {
    PageTurning(page: PageTurningEdgeTests.page, leafCount: 6, turned: turned)
  }

  @Test(arguments: [0, 1e-12, 1e-6, 0.5, 299.999, 300], [-3000.0, -40, 0, 40, 3000])
  func `a leaf that was held anywhere lies where it is counted`(x: Double, velocity: Double) {
    for side in [1.0, -1] {
      for y in [0.0, 200, 400] {
        let start = BookPoint(x: side * x, y: y)
        for drag in [nil, BookPoint(x: 0, y: 200), BookPoint(x: -start.x, y: y), start] {
          var book = book()
          let isHeld = book.touch(start, at: 0)
          #expect(isHeld)
          if let drag { book.drag(to: drag, at: 0.1) }
          #expect((0...6).contains(book.pose(at: 0.1).turned))
          book.release(velocity: BookPoint(x: velocity, y: 0), at: 0.2)
          #expect(book.isAtRest(at: 60))
          let end = book.pose(at: 60)
          #expect(end.leaves.isEmpty && end.turned == Double(book.turned), "\(start)")
        }
      }
    }
  }

  /// What comes from a screen or a clock may be anything.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is none does nothing`(none: Double) {
    var book = book()
    for wrong in [BookPoint(x: none, y: 9), BookPoint(x: 9, y: none)] {
      let before = book
      let answers = [
        book.turn(.forward, at: none), book.touch(.zero, at: none), book.touch(wrong, at: 1),
        book.drag(to: wrong, at: 1),
      ]
      let direction = book.release(velocity: wrong, at: 1)
      #expect(answers.allSatisfy { !$0 } && direction == nil && book == before)
      // The same again with a finger on a leaf.
      book.touch(BookPoint(x: 200, y: 200), at: 0)
    }
    #expect(book.isHeld)
    // Beyond all reason counts as the furthest there is.
    var other = book
    book.drag(to: BookPoint(x: -1e300, y: 200), at: 1)
    other.drag(to: BookPoint(x: -1e9, y: 200), at: 1)
    #expect(book == other)
  }

  @Test func `a leaf that is held down keeps those behind it, for as long as it likes`() {
    var book = book()
    book.turn(.forward, at: 0)
    book.turn(.forward, at: 0.25)
    let isHeld = book.touch(BookPoint(x: -120, y: 100), at: 0.3)
    #expect(isHeld && book.turned == 4)
    book.drag(to: BookPoint(x: 299, y: 100), at: 0.4)
    // Both are on the right again, under the finger.
    #expect(book.pose(at: 50).turned == 2)
    let before = book.pose(at: 50)
    for time in [50.0, 60, 70] {
      book.drag(to: BookPoint(x: 299, y: 100), at: time)
      #expect(book.pose(at: time) == before, "at \(time)")
    }
    book.release(at: 80)
    #expect(book.isAtRest(at: 99) && book.pose(at: 99).turned == Double(book.turned))
  }

  private struct Event: Sendable {
    let name: String
    let happen: @Sendable (inout PageTurning, Double) -> Void

    init(_ name: String, _ happen: @escaping @Sendable (inout PageTurning, Double) -> Void) {
      self.name = name
      self.happen = happen
    }
  }

  private static let events = [
    Event("forward") { $0.turn(.forward, at: $1) },
    Event("back") { $0.turn(.back, at: $1) },
    Event("grab right") { $0.touch(BookPoint(x: 260, y: 330), at: $1) },
    Event("grab left") { $0.touch(BookPoint(x: -240, y: 90), at: $1) },
    Event("grab the spine") { $0.touch(BookPoint(x: 0, y: 90), at: $1) },
    Event("to the right") { $0.drag(to: BookPoint(x: 299, y: 250), at: $1) },
    Event("to the left") { $0.drag(to: BookPoint(x: -190, y: 200), at: $1) },
    Event("flick left") { $0.release(velocity: BookPoint(x: -1500, y: 80), at: $1) },
    Event("flick right") { $0.release(velocity: BookPoint(x: 1500, y: -80), at: $1) },
  ]

  @Test(arguments: Effort.seeds(60))
  func `every leaf that goes over is told once, and lies there in the end`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      var book = book()
      var (time, past) = (0.0, [String]())
      for _ in 0..<14 {
        time += Bool.random(using: &random) ? 0.1 : .random(in: 0...3, using: &random)
        let event = Self.events[Int.random(in: 0..<Self.events.count, using: &random)]
        event.happen(&book, time)
        past.append("\(event.name) at \(time)")
        var sides = (0..<6).map { $0 < 2 }
        for cue in book.cues(in: -1..<99) {
          // No leaf turns to the side it is on, and the turned leaves are the first ones.
          #expect(sides[cue.leaf] != (cue.direction == .forward), "\(past)")
          sides[cue.leaf] = cue.direction == .forward
        }
        #expect(sides == (0..<6).map { $0 < book.turned }, "\(past)")
      }
      book.release(at: time)
      #expect(book.isAtRest(at: time + 60))
      let end = book.pose(at: time + 60)
      #expect(end.leaves.isEmpty && end.turned == Double(book.turned), "\(past)")
    }
  }

  /// Returns the positions in space of some points of each bent leaf in the air, and the fingers of
  /// those that roll.
  private func positions(_ pose: PageTurnPose) -> [Int: [SIMD3<Double>]] {
    var positions: [Int: [SIMD3<Double>]] = [:]
    for leaf in pose.leaves {
      positions[leaf.index] = [
        BookPoint(x: 300, y: 0), BookPoint(x: 150, y: 200), BookPoint(x: 280, y: 390),
      ].map {
        switch leaf.shape {
        case .bend(let bend):
          let position = bend.position(atDistance: $0.x, ofWidth: 300)
          return SIMD3(position.across, $0.y, position.height)
        case .fade(let share): return SIMD3(share, 0, 0)
        // Compared by the finger, because near its start paper moves much when the finger hardly
        // does.
        case .roll(let roll, _): return SIMD3(roll.finger.x, roll.finger.y, 0)
        }
      }
    }
    return positions
  }

  @Test(arguments: Effort.seeds(60))
  func `a button makes no leaf in the air faster or slower at once`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let step = 1e-5
    for _ in 0..<40 {
      var book = book(3)
      var (time, past) = (0.0, [String]())
      for _ in 0..<8 {
        time += .random(in: 0.02...0.3, using: &random)
        let event = Self.events[Int.random(in: 0..<Self.events.count, using: &random)]
        let before = book
        event.happen(&book, time)
        past.append("\(event.name) at \(time)")
        guard event.name == "forward" || event.name == "back" else { continue }
        // The positions of each leaf a moment later, without and with the event.
        let (one, other) = (
          positions(before.pose(at: time + step)), positions(book.pose(at: time + step))
        )
        for (leaf, points) in one {
          for (a, b) in zip(points, other[leaf] ?? []) {
            let apart = ((a - b) * (a - b)).sum().squareRoot()
            #expect(apart / step < 10, "leaf \(leaf) after \(past)")
          }
        }
      }
    }
  }

  @Test func `no time makes a number that is none`() {
    var book = book()
    book.turn(.forward, at: 0)
    book.touch(BookPoint(x: -290, y: 300), at: 0.1)
    for time in [-Double.infinity, .nan, .infinity] {
      let pose = book.pose(at: time)
      #expect((0...6).contains(pose.turned), "\(time)")
      #expect(positions(pose).values.joined().allSatisfy { $0.sum().isFinite }, "\(time)")
    }
  }

  @Test func `a leaf waits for ever for one that never lies`() {
    let swing = MotionCurve.spring(duration: 0.7, bounce: 1)
    for animation in [swing, swing.delay(1e100)] {
      var book = PageTurning(
        page: BookSize(width: 300, height: 400), leafCount: 12, animation: animation,
        button: .corner(.hand))
      book.turn(.forward, at: 0)
      book.turn(.forward, at: 0.1)
      book.turn(.back, at: 0.2)
      for time in [0.1, 0.5, 9, 1e9] { #expect(book.pose(at: time).leaves.count <= 2) }
    }
  }
}
