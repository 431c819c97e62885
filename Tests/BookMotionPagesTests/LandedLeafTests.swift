import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// Springs take seconds for the last thousandth of a point. A leaf that no longer moves visibly
/// must not block anything.
@Suite struct LandedLeafTests {
  private static let page = BookSize(width: 300, height: 400)

  /// Returns a book whose leaf 5 was rolled over and thrown at 0.5 s.
  private func thrown() -> PageTurning {
    var book = PageTurning(page: LandedLeafTests.page, leafCount: 12, turned: 5)
    book.touch(BookPoint(x: 290, y: 380), at: 0)
    book.drag(to: BookPoint(x: -40, y: 360), at: 0.4)
    book.release(velocity: BookPoint(x: -600, y: 0), at: 0.5)
    return book
  }

  @Test func `the next leaf goes as soon as a thrown one lies`() throws {
    var book = thrown()
    let landed = try #require(
      (0..<200).map { 0.5 + Double($0) / 100 }.first {
        book.pose(at: $0).settled(within: 0.05).leaves.isEmpty
      })
    #expect(landed < 1.5)
    // It settles to the last bit much later.
    #expect(!book.pose(at: landed + 1).leaves.isEmpty)
    book.turn(.forward, at: landed)
    let next = try #require(book.pose(at: landed + 0.1).leaves.first { $0.index == 6 })
    guard case .bend(let bend) = next.shape else { return #expect(Bool(false)) }
    #expect(bend.turn > 0.05)
  }

  /// A flick takes a leaf over; both it and the one before it are turned back.
  @Test(arguments: Effort.seeds(200))
  func `the second leaf that is turned back sets out when the first lies, and not later`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let button = random.one(of: [PageTurning.ButtonTurn.spine, .corner(.hand)])
    var book = PageTurning(
      page: LandedLeafTests.page, leafCount: 12, turned: 5, button: button)
    book.touch(BookPoint(x: 290, y: .random(in: 20...380, using: &random)), at: 0)
    let flick = BookPoint(
      x: .random(in: -3000 ... -2100, using: &random), y: .random(in: -300...300, using: &random))
    try #require(book.release(velocity: flick, at: 0.05) == .forward)
    var time = 0.05 + .random(in: 0.02...0.5, using: &random)
    book.turn(.back, at: time)
    time += .random(in: 0...0.1, using: &random)
    book.turn(.back, at: time)
    let looks = (0..<2000).map { time + Double($0) / 1000 }
    let lies = looks.last { look in
      book.pose(at: look).settled(within: 0.6).leaves.contains { $0.index == 5 }
    }
    let start = try #require(
      looks.first { look in book.pose(at: look).leaves.contains { $0.index == 4 } })
    #expect(abs(start - (lies ?? time)) < 1.0 / 60, "\(start - (lies ?? time)) s too late")
  }

  @Test(arguments: [0.2, 2.0])
  func `a leaf rolls after a finger unless one that bends is seen`(time: Double) throws {
    var book = PageTurning(page: LandedLeafTests.page, leafCount: 12)
    book.turn(.forward, at: 0)
    let corner = BookPoint(x: 290, y: 380)
    book.touch(corner, at: time)
    book.drag(to: BookPoint(x: 60, y: 350), at: time + 0.1)
    let pose = book.pose(at: time + 0.1)
    #expect(pose.leaves.count == 2)
    let held = try #require(pose.leaves.first { $0.index == book.heldLeaf })
    let position = held.shape.position(of: corner, ofWidth: 300)
    #expect(abs(position.x - 60) < 1e-6)
    #expect((abs(position.y - 350) < 1e-6) == (time > 1))
  }

  /// The second way to lie: the leaf was lifted by hardly anything and fell back where it was.
  @Test(arguments: ["finger", "corner", "spine"])
  func `one that fell back can be lifted anywhere as soon as it looks flat`(path: String) throws {
    var book = PageTurning(
      page: LandedLeafTests.page, leafCount: 12,
      button: path == "corner" ? .corner(.hand) : .spine)
    if path != "finger" {
      book.turn(.forward, at: 0)
      book.turn(.back, at: 0.2)
    } else {
      book.touch(BookPoint(x: 290, y: 390), at: 0)
      book.drag(to: BookPoint(x: 180, y: 300), at: 0.1)
      book.release(velocity: BookPoint(x: 600, y: 0), at: 0.2)
    }
    let landed = try #require(
      (20..<400).map { Double($0) / 100 }.first {
        book.pose(at: $0).settled(within: 0.002 * 300).leaves.isEmpty
      })
    #expect(landed < 2)
    for x in [1.0, 60, 150, 250, 299.9] {
      for y in [0.5, 200, 399.5] {
        var touched = book
        let finger = BookPoint(x: x, y: y)
        let time = landed + 0.05
        #expect(touched.touch(finger, at: time) && touched.heldLeaf == 0, "\(finger)")
        // The touch does not disturb the leaf, nor does a finger that stays where it is.
        touched.drag(to: finger, at: time + 0.01)
        // A bent leaf is caught and held still, if the finger is on it.
        if x < 290, path != "spine" {
          let (rest, held) = (book.pose(at: time + 0.01), touched.pose(at: time + 0.01))
          #expect(rest.leaves == held.leaves, "\(finger)")
        }
        var tapped = touched
        #expect(tapped.release(at: time + 0.02) == nil && !tapped.isHeld)
        #expect(tapped.isAtRest(at: 30) && tapped.turned == 0)
        var thrown = touched
        #expect(thrown.release(velocity: BookPoint(x: -6000, y: 0), at: time + 0.02) == .forward)
        #expect(thrown.turned == 1 && thrown.isAtRest(at: 30))
        guard x > 15 else { continue }
        touched.drag(to: BookPoint(x: x - 40, y: y), at: time + 0.1)
        let leaf = try #require(touched.pose(at: time + 0.1).leaves.first)
        let position = leaf.shape.position(of: finger, ofWidth: 300)
        // Beneath the finger, or on the way there, or beyond the point by which it is led.
        #expect(position.x < x - 4 && position.x > x - 61, "\(finger), \(position)")
        #expect(abs(position.y - y) < 16, "\(finger), \(position)")
      }
    }
  }

  @Test func `one that is turned while a thrown leaf is in the air waits until that lies`() throws {
    var book = thrown()
    book.turn(.forward, at: 0.55)
    var begins: Double?
    for step in 55..<300 {
      let pose = book.pose(at: Double(step) / 100)
      guard begins == nil, pose.leaves.contains(where: { $0.index == 6 }) else { continue }
      begins = Double(step) / 100
      let others = pose.settled(within: 0.002 * 300 * 1.2).leaves.filter { $0.index == 5 }
      #expect(others.isEmpty)
    }
    #expect(try #require(begins) < 1.6)
  }

  @Test func `a finger catches what flies, and not what lies below`() throws {
    var book = thrown()
    for time in [1.6, 1.75, 2.4] { book.turn(.forward, at: time) }
    let flying = try #require(book.pose(at: 2.65).leaves.first { $0.index == 8 })
    guard case .bend(let before) = flying.shape else { return #expect(Bool(false)) }
    book.touch(BookPoint(x: -60, y: 200), at: 2.65)
    #expect(book.isHeld)
    for step in 1...20 {
      book.drag(to: BookPoint(x: -60 + 8 * Double(step), y: 200), at: 2.65 + Double(step) / 60)
    }
    let held = try #require(book.pose(at: 3).leaves.first { $0.index == 8 })
    guard case .bend(let after) = held.shape else { return #expect(Bool(false)) }
    #expect(after.turn < before.turn - 0.2)
    let answer = book.release(velocity: BookPoint(x: 400, y: 0), at: 3)
    #expect(answer == .back && book.turned == 8)
  }

  @Test func `what is near its place lies, and nothing else changes`() {
    let book = thrown()
    for step in 0..<400 {
      let pose = book.pose(at: 0.5 + Double(step) / 100)
      #expect(pose.settled(within: 0) == pose)
      let settled = pose.settled(within: 0.5)
      guard settled != pose else { continue }
      #expect(settled.leaves.isEmpty && settled.turned == 6)
      #expect(abs(pose.turned - 6) < 0.5 / 300)
    }
    #expect(book.pose(at: 2).settled(within: 0.5).leaves.isEmpty)
    #expect(book.pose(at: 0.6).settled(within: 0.5) == book.pose(at: 0.6))
  }

  @Test func `a leaf that waits does not turn when the one before it is caught`() throws {
    var book = thrown()
    book.turn(.forward, at: 0.55)
    #expect(book.turned == 7)
    let roll = try #require(book.pose(at: 0.6).leaves.first { $0.index == 5 })
    guard case .roll(let rolled, _) = roll.shape else { return #expect(Bool(false)) }
    let position = rolled.position(of: BookPoint(x: 290, y: 360))
    let answer = book.touch(BookPoint(x: position.x, y: position.y), at: 0.6)
    #expect(answer && book.isHeld && book.turned == 6)
    #expect(book.cues(in: 0.6..<0.7).map(\.direction) == [.back])
    for step in 0..<100 {
      #expect(book.pose(at: 0.6 + Double(step) / 50).leaves.map(\.index) == [5])
    }
    book.release(at: 2.6)
    #expect(book.isAtRest(at: 12) && book.pose(at: 12).turned == Double(book.turned))
  }

  @Test func `nothing is lifted beside paper that has not come down`() throws {
    var book = PageTurning(page: LandedLeafTests.page, leafCount: 12, turned: 5)
    // Held far from its edge, so that the paper beyond the finger comes down last.
    book.touch(BookPoint(x: 150, y: 200), at: 0)
    book.drag(to: BookPoint(x: 60, y: 190), at: 0.2)
    book.release(at: 0.3)
    book.turn(.back, at: 0.35)
    var began = false
    for step in 35..<400 {
      let pose = book.pose(at: Double(step) / 100)
      guard
        let next = pose.leaves.first(where: { if case .bend = $0.shape { true } else { false } })
      else { continue }
      began = true
      #expect(next.index == 4)
      for leaf in pose.leaves {
        guard case .roll(let roll, _) = leaf.shape else { continue }
        for y in [0, 200, 400.0] {
          #expect(roll.position(of: BookPoint(x: 300, y: y)).z < 3, "\(step)")
        }
      }
    }
    #expect(began)
  }
}
