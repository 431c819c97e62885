import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

/// The visible position of a point of the cover, using only the formula for a turn in perspective.
private struct Seen {
  let pose: BookPose
  let style: BookStyle
  let binding: BookBinding

  /// Returns the position of a point, given its distances from the hinge and below the middle as
  /// fractions of the cover's size.
  func callAsFunction(_ part: Double, _ row: Double, at angle: Double? = nil) -> BookPoint {
    let radians = (angle ?? pose.flipAngle) / 180 * Double.pi
    let longer = max(pose.width, pose.height)
    let depth = 1 - part * pose.width * sin(radians) * style.perspective / longer
    let across = part * pose.width * cos(radians) / depth
    let down = row * pose.height / depth
    let hinge = pose.x - pose.width / 2
    let x = binding == .left ? hinge + across : pose.x + pose.width / 2 - across
    return BookPoint(x: x, y: pose.y + down)
  }
}

/// A finger on the cover.
@Suite struct BookTransitionFingerTests {
  private static let layouts = BookBinding.allCases.map {
    BookLayout(restingFrame: BookRect(x: 312, y: 200, width: 200, height: 280), binding: $0)
  }

  /// A phone that is turned while a finger has lifted a cover, which then falls shut.
  @Test(arguments: BookTransition.RotationPolicy.allCases, [0.0, 0.5, 20])
  func `leaves a book on its shelf, wherever the shelf goes`(
    policy: BookTransition.RotationPolicy, shift: Double
  ) {
    let turned = BookRect(x: 80, y: 120 + shift, width: 100, height: 140)
    let old = BookRect(x: 24, y: 300, width: 100, height: 140)
    for choreography in [Choreography.bookPolish, .storyReader] {
      for (resizing, release) in [(0.5, 1.0), (0.9, 0.6)] {
        var book = BookTransition(
          choreography,
          layout: BookLayout(screen: BookSize(width: 393, height: 852), restingFrame: old),
          tapPolicy: .interrupt, rotationPolicy: policy)
        expect(book.touch(BookPoint(x: 120, y: 370), at: 0))
        book.drag(to: BookPoint(x: 90, y: 370), at: 0.2)
        let events = [
          (resizing, true), (release, false),
        ].sorted { $0.0 < $1.0 }
        for (time, resizes) in events {
          let angle = book.pose(at: time).flipAngle
          #expect(angle > 1)
          if resizes {
            book.resizeScreen(to: BookSize(width: 852, height: 393), at: time)
            expect(book.moveCover(to: turned, at: time))
          } else {
            expect(!book.release(at: time))
          }
          #expect(abs(book.pose(at: time).flipAngle - angle) < 1e-9)
        }
        for frame in 0...300 {
          let time = Double(frame) / 60
          #expect(book.pose(at: time).frame == (time < resizing ? old : turned), "\(time)")
        }
        #expect(book.phase(at: 5) == .idle)
      }
    }
  }

  /// The finger has not moved on the glass, and the system then cancels its touch.
  @Test(arguments: [false, true])
  func `keeps the cover's angle while the screen turns under it`(isClosing: Bool) {
    var book = BookTransition(tapPolicy: .interrupt, rotationPolicy: .follow)
    book.tap(at: 0)
    if isClosing { book.close(at: 1.05) }
    let start = isClosing ? 1.3 : 0.72
    let pose = book.pose(at: start)
    let angle = pose.flipAngle
    #expect(angle > 20 && angle < 88, "\(angle)")
    let finger = BookPoint(x: pose.x - pose.width / 2 + 0.4 * pose.width, y: pose.y)
    expect(book.touch(finger, at: start))
    let screen = BookSize(width: 768, height: 1024)
    expect(book.resizeScreen(to: screen, at: start + 0.3))
    let kept = book.pose(at: start + 0.3).flipAngle
    for frame in 0..<60 {
      #expect(book.pose(at: start + 0.3 + Double(frame) / 60).flipAngle == kept)
    }
    // Moving goes on from there, and the point is under the finger again once it has moved as far.
    var canceled = book
    expect(!canceled.release(at: start + 2))
    #expect(canceled.phase(at: start + 9) == .idle)
    book.drag(to: BookPoint(x: finger.x + 0.01, y: finger.y), at: start + 2)
    #expect(abs(book.pose(at: start + 2).flipAngle - kept) < 0.1)
    expect(!book.resizeScreen(to: screen, at: start + 3))
  }

  @Test(arguments: layouts, [Choreography.bookPolish, .storyReader])
  func `keeps the point that it holds under it, wherever the board can bring it`(
    layout: BookLayout, choreography: Choreography
  ) throws {
    for (part, row) in [(1.0, 0.0), (0.9, 0.4), (0.5, -0.5), (0.25, 0.1)] {
      for caught in [40.0, 60, 80, 110, 130] {
        var book = BookTransition(choreography, layout: layout)
        let shelf = Seen(pose: book.pose(at: 0), style: choreography.style, binding: layout.binding)
        // A cover that has been lifted to some angle.
        expect(book.touch(shelf(1, 0, at: 0), at: 0))
        book.drag(to: shelf(1, 0, at: 100), at: 0.5)
        book.drag(to: shelf(1, 0, at: caught), at: 1)
        book.release(at: 1)
        // It is caught in the air immediately.
        let pose = book.pose(at: 1)
        let seen = Seen(pose: pose, style: choreography.style, binding: layout.binding)
        expect(book.touch(seen(part, row), at: 1))
        #expect(abs(book.pose(at: 1).flipAngle - pose.flipAngle) < 1e-9)
        for angle in stride(from: 30.0, through: 150, by: 7.5) {
          // The book may be moving, and the finger moves with it.
          let body = Seen(
            pose: book.pose(at: 2), style: choreography.style, binding: layout.binding)
          let finger = body(part, row, at: angle)
          book.drag(to: finger, at: 2)
          let now = book.pose(at: 2)
          let point = Seen(pose: now, style: choreography.style, binding: layout.binding)(part, row)
          #expect(abs(point.x - finger.x) < 1e-9 * 280, "\(part), \(caught)°, \(angle)°")
          #expect(abs(point.y - finger.y) < 1e-6 * 280, "\(part), \(caught)°, \(angle)°")
          #expect(abs(now.flipAngle - angle) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: layouts)
  func `lifts a cover that lies without a jump, and has it under it before it stands upright`(
    layout: BookLayout
  ) {
    var book = BookTransition(layout: layout)
    let seen = Seen(pose: book.pose(at: 0), style: .polish, binding: layout.binding)
    let edge = seen(0.95, 0.2, at: 0)
    let inward = layout.binding == .left ? -1.0 : 1
    expect(book.touch(edge, at: 0) && book.pose(at: 0).flipAngle == 0)
    var last = 0.0
    for step in 0...900 {
      let finger = BookPoint(x: edge.x + inward * Double(step) / 2, y: edge.y)
      book.drag(to: finger, at: 1)
      let angle = book.pose(at: 1).flipAngle
      #expect(angle >= last && angle - last < 4, "\(step)")
      last = angle
      guard angle > 80, angle < 140 else { continue }
      #expect(abs(seen(0.95, 0, at: angle).x - finger.x) < 1e-9 * 280, "\(step)")
    }
    // Beyond its reach, it follows as far as possible.
    #expect(last > 165 && last < 180)
    book.drag(to: BookPoint(x: edge.x + inward * 1e6, y: 0), at: 1)
    #expect(book.pose(at: 1).flipAngle > 179.9 && book.pose(at: 1).flipAngle <= 180)
    book.drag(to: BookPoint(x: edge.x - inward * 1e6, y: 0), at: 1)
    #expect(book.pose(at: 1).flipAngle >= 0 && book.pose(at: 1).flipAngle < 0.1)
    // It keeps the point under the finger while held, even if the cover is nearly shut again.
    book.drag(to: seen(0.95, 0.2, at: 30), at: 1)
    #expect(abs(book.pose(at: 1).flipAngle - 30) < 1e-6)
  }

  @Test(arguments: layouts)
  func `throws it open or shut, with its velocity, and the book goes on`(layout: BookLayout) {
    let inward = layout.binding == .left ? -1.0 : 1
    for (angle, velocity, opens) in [
      (60.0, 900.0, true), (60, 0, false), (120, 0, true), (120, -1500, false), (95, 0, true),
    ] {
      var book = BookTransition(layout: layout)
      let seen = Seen(pose: book.pose(at: 0), style: .polish, binding: layout.binding)
      expect(book.touch(seen(0.9, 0, at: 0), at: 0))
      #expect(book.phase(at: 0) == .idle && book.isHeld && !book.isAtRest(at: 99))
      let start = seen(0.9, 0, at: 90)
      book.drag(to: start, at: 0.1)
      #expect(book.phase(at: 0.09) == .idle && book.phase(at: 0.1) == .flipping)
      book.drag(to: seen(0.9, 0, at: angle), at: 0.2)
      let before = book.pose(at: 0.2)
      let lead = 1e-6
      var ahead = book
      let finger = seen(0.9, 0, at: angle)
      ahead.drag(to: BookPoint(x: finger.x + inward * velocity * lead, y: finger.y), at: 0.2)
      let expected = (ahead.pose(at: 0.2).flipAngle - before.flipAngle) / lead
      expect(
        book.release(velocity: BookPoint(x: inward * velocity, y: 0), at: 0.2) == opens,
        "\(angle)°, \(velocity)")
      #expect(book.pose(at: 0.2) == before && !book.isHeld)
      #expect(abs(book.velocity(at: 0.2)[.flipAngle] - expected) <= 1e-3 * abs(expected) + 1e-6)
      #expect(book.phase(at: 0.2) == (opens ? .flipping : .unflipping))
      #expect(book.phase(at: 9) == (opens ? .complete : .idle))
      #expect(book.pose(at: 9).flipAngle == (opens ? 180 : 0))
      #expect(book.pose(at: 9).frame == layout.frame(of: opens ? .reader : .shelf))
      for step in 0...400 {
        let pose = book.pose(at: 0.2 + Double(step) / 200)
        #expect(pose.flipAngle > -2 && pose.flipAngle < 190, "\(angle)°, \(velocity), \(step)")
        // A cover that falls shut on the shelf has never left it.
        #expect(opens || pose.frame == layout.frame(of: .shelf))
      }
    }
  }

  @Test func `takes a book that is thrown as fast as can be to its end, and not beyond`() {
    for speed in [2000.0, 1e5, 1e9] {
      var book = BookTransition(layout: Self.layouts[0])
      let seen = Seen(pose: book.pose(at: 0), style: .polish, binding: .left)
      book.touch(seen(1, 0, at: 0), at: 0)
      book.drag(to: seen(1, 0, at: 100), at: 0.1)
      book.release(velocity: BookPoint(x: -speed, y: 0), at: 0.1)
      for step in 0...2000 {
        #expect(book.pose(at: 0.1 + Double(step) / 2000).flipAngle <= 180 + 1e-9)
      }
      #expect(book.velocity(at: 0.1)[.flipAngle] > 300)
    }
  }

  @Test func `catches it in flight, while all else goes on with what it has begun`() {
    for time in [0.1, 0.3, 0.65, 0.75, 0.9] {
      var book = BookTransition(tapPolicy: .ignore)
      book.tap(at: 0)
      let undisturbed = book
      let pose = book.pose(at: time)
      let seen = Seen(pose: pose, style: .polish, binding: .left)
      expect(book.touch(seen(0.8, 0.1), at: time), "\(time) s")
      #expect(book.phase(at: time) == .flipping)
      #expect(abs(book.pose(at: time).flipAngle - pose.flipAngle) < 1e-9)
      #expect(book.pose(at: time).frame == pose.frame)
      // Motions in flight continue to their goals, while the finger keeps the cover.
      let later = book.pose(at: time + 0.05)
      let free = undisturbed.pose(at: time + 0.05)
      if time + 0.05 < 0.2 || time > 0.2 && time + 0.05 < 0.6 || time > 0.6 {
        #expect(later.frame == free.frame, "\(time) s")
      }
      // Nothing begins while it is held, and no other event has an effect.
      expect(book.phase(at: 100) == .flipping && !book.close(at: 100) && !book.tap(at: 100))
      expect(!book.touch(seen(0.8, 0), at: 101))
      let past = undisturbed.pose(at: time / 2)
      #expect(book.pose(at: time / 2) == past)
    }
  }

  @Test func `closes a book that is read, by the board that lies turned over`() {
    for (choreography, mode) in [(Choreography.bookPolish, false), (.storyReader, true)] {
      var book = BookTransition(choreography)
      book.tap(at: 0)
      if mode {
        // A spread being read fills the screen; on its way back it can be caught.
        expect(!book.touch(BookPoint(x: 300, y: 400), at: 2))
        book.chooseMode(.read, at: 3)
        expect(!book.touch(BookPoint(x: 300, y: 400), at: 5))
        book.close(at: 5)
      }
      let time = mode ? 5.6 : 5.0
      let seen = Seen(
        pose: book.pose(at: time), style: choreography.style, binding: .left)
      let board = seen(0.02, 0)
      expect(book.touch(mode ? seen(0.7, 0) : board, at: time), "\(choreography.name)")
      // A book at rest stays open until the cover moves.
      #expect(book.phase(at: time) == (mode ? .unflipping : .complete))
      #expect(book.pose(at: time + 1).readerOpacity == (mode ? 0 : 1))
      book.drag(to: BookPoint(x: board.x + 800, y: board.y), at: time + 1)
      #expect(book.phase(at: time + 1) == .unflipping)
      #expect(book.pose(at: time + 2).readerOpacity == 0)
      expect(!book.release(at: time + 1))
      #expect(book.phase(at: time + 9) == .idle)
      #expect(book.pose(at: time + 9).frame == BookLayout().frame(of: .shelf))
      let phases = book.cues(in: time..<time + 9).compactMap { cue in
        if case .phase(let phase) = cue.event { phase } else { nil }
      }
      #expect(phases == [.unflipping, .returning, .idle])
    }
  }

  /// Its twin, which no finger has touched, says how it should be.
  @Test(arguments: BookBinding.allCases, [Choreography.bookPolish, .storyReader, .reducedMotion])
  func `leaves a book at rest as it is, unless it moves the cover`(
    binding: BookBinding, choreography: Choreography
  ) {
    var random = SeededRandom(seed: 11)
    let layout = BookLayout(
      restingFrame: BookRect(x: 312, y: 200, width: 200, height: 280), binding: binding)
    for isOpen in [false, true] where !isOpen || !choreography.style.spread.hasTwoPages {
      var twin = BookTransition(choreography, layout: layout)
      if isOpen { twin.tap(at: 0) }
      let outward = (binding == .left) == isOpen ? -1.0 : 1
      for _ in 0..<Effort.some(of: 0..<80, oneIn: 8).count {
        var book = twin
        let seen = Seen(pose: book.pose(at: 9), style: choreography.style, binding: binding)
        // Of an open cover, only a strip is seen beside the reader.
        let start = seen(
          .random(in: isOpen ? 0...0.02 : 0.1...1, using: &random),
          .random(in: -0.5...0.5, using: &random))
        expect(book.touch(start, at: 9), "\(start)")
        #expect(!book.isAtRest(at: 9) && book.isHeld)
        // It slides along the hinge and outward, and is thrown there.
        var finger = start
        for step in 0..<Int.random(in: 0...3, using: &random) {
          finger.x += outward * random.one(of: [0, 0.1, .random(in: 0...90, using: &random)])
          finger.y += .random(in: -50...50, using: &random)
          expect(book.drag(to: finger, at: 9.1 + Double(step) / 10))
        }
        let speed = random.one(of: [0, 800, 1e9, .random(in: 0...3000, using: &random)])
        let velocity = BookPoint(x: outward * speed, y: .random(in: -900...900, using: &random))
        let comment: Comment = "\(start) to \(finger), \(velocity)"
        #expect(book.release(velocity: velocity, at: 9.5) == isOpen, comment)
        #expect(book.isAtRest(at: 9.5) && book.phase(at: 9.5) == twin.phase(at: 9.5), comment)
        var other = twin
        if isOpen {
          expect(book.close(at: 10) && other.close(at: 10))
        } else {
          expect(book.tap(at: 10) && other.tap(at: 10))
        }
        for step in 0...100 {
          let time = Double(step) / 7
          #expect(book.pose(at: time) == other.pose(at: time), comment)
        }
        #expect(book.cues(in: -9..<99) == other.cues(in: -9..<99), comment)
      }
    }
  }

  /// Thrown inward from where it lies, the cover keeps all of the finger's velocity.
  @Test(arguments: layouts)
  func `throws a cover from rest, which then begins its phase`(layout: BookLayout) {
    let inward = layout.binding == .left ? -1.0 : 1
    for (speed, opens) in [(300.0, false), (3000, true)] {
      var book = BookTransition(layout: layout)
      let seen = Seen(pose: book.pose(at: 0), style: .polish, binding: layout.binding)
      expect(book.touch(seen(0.9, 0), at: 1))
      #expect(book.release(velocity: BookPoint(x: inward * speed, y: 0), at: 1.2) == opens)
      // A steeper cover would show the held point at the same place; there, the finger leads it.
      func across(_ angle: Double) -> Double { inward * seen(0.9, 0, at: angle).x }
      var (low, high) = (20.0, 89.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if across(middle) < across(0) { low = middle } else { high = middle }
      }
      let slope = (across(low + 1e-4) - across(low - 1e-4)) / 2e-4
      #expect(abs(book.velocity(at: 1.2)[.flipAngle] * slope - speed) < 1e-3 * speed)
      #expect(book.pose(at: 1.2).flipAngle == 0)
      let phases = book.cues(in: 0..<9).compactMap { cue in
        if case .phase(let phase) = cue.event { phase } else { nil }
      }
      #expect(
        phases
          == (opens
            ? [.flipping, .revealing, .complete] : [.flipping, .unflipping, .returning, .idle]))
      #expect(book.cues(in: 0..<1.2).isEmpty && book.pose(at: 9).flipAngle == (opens ? 180 : 0))
    }
  }

  @Test func `is beside the book, or none, where there is nothing to hold`() {
    var book = BookTransition()
    expect(!book.touch(BookPoint(x: 600, y: 340), at: 0))
    expect(!book.touch(BookPoint(x: 200, y: 600), at: 0))
    expect(!book.drag(to: .zero, at: 0) && !book.release(at: 0) && !book.isHeld)
    #expect(book.phase(at: 0) == .idle && book.cues(in: -1..<1).isEmpty)
    // A thumb's width beside the edge still counts.
    expect(book.touch(BookPoint(x: 315, y: 340), at: 0))
  }

  @Test func `passes 90° once, at the very instant, whichever way time is cut`() {
    var book = BookTransition(layout: Self.layouts[0])
    let seen = Seen(pose: book.pose(at: 0), style: .polish, binding: .left)
    book.touch(seen(0.9, 0, at: 0), at: 0)
    for step in 1...20 {
      book.drag(to: seen(0.9, 0, at: 40 + 4 * Double(step)), at: 0.01 * Double(step))
    }
    book.drag(to: seen(0.9, 0, at: 80), at: 0.25)
    book.release(velocity: BookPoint(x: -2000, y: 0), at: 0.3)
    func passages(_ length: Double) -> [BookCue] {
      stride(from: 0.0, to: 2, by: length)
        .flatMap { book.cues(in: $0..<min($0 + length, 2)) }
        .filter { if case .coverPassesQuarterTurn = $0.event { true } else { false } }
    }
    let whole = passages(2)
    #expect(
      whole.map(\.event) == [
        .coverPassesQuarterTurn(opening: true), .coverPassesQuarterTurn(opening: false),
        .coverPassesQuarterTurn(opening: true),
      ])
    #expect(whole[0].time == 0.13 && whole[1].time == 0.25 && whole[2].time > 0.3)
    #expect(passages(1.0 / 60) == whole && passages(0.001) == whole)
  }
}

/// Expects a mutating call to return true.
private func expect(
  _ result: Bool, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
  #expect(result, comment, sourceLocation: location)
}
