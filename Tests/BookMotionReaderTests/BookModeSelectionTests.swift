import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// The choice of a mode.
@Suite struct BookModeSelectionTests {
  @Test func `moves as the table of another integrator says`() throws {
    var rows = 0
    for row in try Fixture.rows("reader/presses.txt", atLeast: 250) {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      var choice = BookModeSelection()
      switch row[0] {
      case "scale":
        choice.appear(at: 0)
        choice.touch(.read, at: numbers[0])
        choice.drag(to: nil, at: numbers[1])
        choice.release(at: numbers[1])
        #expect(abs(choice.scale(of: .read, at: numbers[2]) - numbers[3]) <= 1e-7, "\(row)")
        #expect(choice.scale(of: .home, at: numbers[2]) == 1)
      case "controls":
        choice.appear(at: numbers[0])
        choice.cancel(at: numbers[1])
        #expect(abs(choice.controlsOpacity(at: numbers[2]) - numbers[3]) <= 1e-7, "\(row)")
      default: continue
      }
      rows += 1
    }
    #expect(rows == 168)
  }

  @Test func `is there or gone after every sequence of events`() {
    // The pills are equivalent.
    let buttons: [BookModeSelection.Button] = [.read, .home, .music]
    let events: [MachineEvent<BookModeSelection>] =
      [
        MachineEvent("appear") { $0.appear(at: $1) },
        MachineEvent("let go") { $0.release(at: $1) },
        MachineEvent("slide out") { $0.drag(to: nil, at: $1) },
        MachineEvent("slide in") { $0.drag(to: $0.pressed, at: $1) },
        MachineEvent("cancel") { $0.cancel(at: $1) },
      ]
      + buttons.map { button in
        MachineEvent(button.rawValue) { $0.touch(button, at: $1) }
      }
    let walk = EventWalk(
      events: events,
      values: { choice, time in
        [choice.overlayOpacity(at: time), choice.controlsOpacity(at: time)]
          + buttons.map { choice.scale(of: $0, at: time) }
      },
      velocities: { choice, time in
        let step = 1e-6
        return buttons.map { button in
          let change =
            choice.scale(of: button, at: time + step) - choice.scale(of: button, at: time)
          return change / step * 1e-3
        }
      },
      fault: { choice, time in
        let scales = buttons.map { choice.scale(of: $0, at: time) }
        return scales.allSatisfy { (0.95 - 1e-12...1 + 1e-12).contains($0) } ? nil : "\(scales)"
      },
      restFault: { choice, time in
        guard choice.isAtRest(at: time) else { return "no rest" }
        let told = choice.cues(in: -1e9..<time).map(\.event)
        let isThere = told.last { $0 == .controlsAppear || $0 == .disappeared } == .controlsAppear
        guard choice.overlayOpacity(at: time) == (isThere ? 0.5 : 0) else { return "half dark" }
        guard choice.controlsOpacity(at: time) == (isThere ? 1 : 0) else { return "half there" }
        for button in buttons {
          // The finger may have slid out of a pressed button.
          let scale = choice.scale(of: button, at: time)
          let isSunk = button == choice.pressed && abs(scale - 0.95) <= 1e-12
          guard isSunk || scale == 1 else { return "\(button) at \(scale)" }
        }
        let switched = told.filter { $0.isMusic }.count
        return choice.musicIsOn == (switched % 2 == 0) ? nil : "music not told"
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(BookModeSelection(), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 20 }, "seed \(seed): \(fastest)")
    }
    var shown = BookModeSelection()
    shown.appear(at: 0)
    let played = RandomPlay(walk, of: [shown, BookModeSelection()]).failure()
    #expect(played == nil)
    for (choice, start) in [(shown, 0.15), (BookModeSelection(), 1)] {
      let outcome = walk.walk(choice, at: start)
      #expect(outcome.failure == nil)
      #expect(outcome.sequences == WalkLength.sequenceCount(of: 8))
    }
  }

  @Test(arguments: BookModeSelection.Button.allCases)
  func `does what a button says`(button: BookModeSelection.Button) {
    var choice = BookModeSelection()
    choice.appear(at: 0)
    let early = choice.touch(button, at: 0.19)
    let pressed = choice.touch(button, at: 0.2)
    let second = choice.touch(.read, at: 0.3)
    let chosen = choice.release(at: 1)
    #expect(!early && pressed && !second && chosen)
    let told = choice.cues(in: 0.5..<99).map(\.event)
    if button == .music {
      #expect(told == [.music(isOn: false)] && !choice.musicIsOn && choice.outcome == nil)
      #expect(choice.overlayOpacity(at: 99) == 0.5)
    } else {
      #expect(told == [.chosen(button), .disappeared] && choice.outcome == button)
      #expect(choice.overlayOpacity(at: 1.3) <= 1e-12 && choice.musicIsOn)
    }
  }

  @Test func `changes nothing when the finger leaves beside the button`() {
    var choice = BookModeSelection()
    choice.appear(at: 0)
    choice.touch(.home, at: 1)
    choice.drag(to: nil, at: 1.5)
    #expect(choice.scale(of: .home, at: 1.5) < 0.951 && choice.scale(of: .home, at: 3) > 0.999)
    choice.drag(to: .home, at: 3)
    #expect(choice.scale(of: .home, at: 4) < 0.951 && choice.pressed == .home)
    choice.drag(to: .music, at: 4)
    let chosen = choice.release(at: 4)
    let slid = choice.drag(to: .home, at: 5)
    #expect(!slid && !chosen && choice.outcome == nil && choice.overlayOpacity(at: 9) == 0.5)
  }

  @Test(arguments: [60.0, 228, 320, 390, 430, 768, 1024, 2000], [60.0, 200, 320, 768])
  func `has room for its buttons on any screen`(width: Double, height: Double) {
    let screen = BookSize(width: width, height: height)
    let layout = BookModeSelection.layout(screen: screen)
    let frames = BookModeSelection.Button.allCases.map { layout.frame(of: $0) }
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= 0 && frame.x + frame.width <= width)
      #expect(frame.y >= 0 && frame.y + frame.height <= height)
      for other in frames[..<index] {
        #expect(
          frame.x + frame.width <= other.x || other.x + other.width <= frame.x
            || frame.y + frame.height <= other.y || other.y + other.height <= frame.y)
      }
    }
    let mirrored = BookModeSelection.layout(screen: screen, binding: .right)
    for button in BookModeSelection.Button.allCases {
      let (one, other) = (mirrored.frame(of: button), layout.frame(of: button).mirrored(in: width))
      #expect(abs(one.x - other.x) <= 1e-9 && one.y == other.y)
    }
  }
}

extension BookModeSelection.Event {
  fileprivate var isMusic: Bool { if case .music = self { true } else { false } }
}
