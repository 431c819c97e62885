import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

/// A restless hand on a shelf.
@Suite struct BookDeskStateRandomPlayTests {
  private typealias Event = MachineEvent<Desk>

  private static func event(_ event: BookDeskEvent<String>, _ freedom: Event.Freedom = .none)
    -> Event
  {
    Event("\(event)", freedom) { $0.perform(event, at: $1) }
  }

  /// What is seen of each book: its cover on the shelf, or itself. Places and angles are in thousands,
  /// so that the tolerance is the same everywhere on the screen.
  private static func values(_ desk: Desk, _ time: Double) -> [Double] {
    let (away, pose) = (desk.book(at: time), desk.pose(at: time))
    // With reduced motion, places change at once behind a reader.
    let isHidden = pose.readerOpacity == 1
    return Desk.books.flatMap { book -> [Double] in
      guard book == away, !isHidden else {
        let frame = desk.covers[book]?.frame ?? Desk.place(0)
        return book == away
          ? [0, 0, 0, 0, 0, 1] : thousands(frame) + [0, 0]
      }
      return thousands(pose.frame) + [pose.flipAngle / 1000, pose.readerOpacity]
    }
  }

  private static func thousands(_ frame: BookRect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map { $0 / 1000 }
  }

  private static func fault(_ desk: Desk, _ time: Double) -> String? {
    let book = desk.book(at: time)
    if (book == nil) != (desk.scene(at: time) == nil) {
      return "\(book ?? "none"), without a scene"
    }
    if book == nil, desk.needsFrame(at: time) { return "frames of nothing" }
    // A frame that is not asked for would show the same, and report nothing.
    guard !desk.needsFrame(at: time) else { return nil }
    let (pose, seen) = (desk.pose(at: time), BookDeskFrame(desk, at: time))
    for later in [time + 1e-6, time + 0.4, time + 20, .infinity] {
      if desk.pose(at: later) != pose || desk.book(at: later) != book {
        return "moves without a frame until \(later)"
      }
      let other = BookDeskFrame(desk, at: later)
      if seen.faces != other.faces || seen.body != other.body {
        return "looks otherwise without a frame at \(later)"
      }
    }
    return desk.cues(in: time..<time + 20).isEmpty ? nil : "a cue without a frame"
  }

  private static func restFault(_ desk: Desk, _ time: Double) -> String? {
    if desk.needsFrame(at: time) { return "frames without an end" }
    guard let transition = desk.transition(at: time), !transition.isHeld else { return nil }
    let phase = transition.phase(at: time)
    return phase == .complete || phase == .modeSelection ? nil : "rest in \(phase)"
  }

  private static func play() -> RandomPlay<Desk> {
    var laws = EventWalk<Desk>(
      events: [], values: values, fault: fault, restFault: restFault, keepsPast: false,
      // A spring is taken to be at rest a fifth of a point in a thousand before its end.
      tolerance: 3e-4)
    laws.isContinuous = { _ in false }
    return RandomPlay(laws) { random in
      let choreography = random.one(of: Choreography.presets)
      let taps = random.one(of: [BookTransition.TapPolicy.interrupt, .interrupt, .ignore])
      return (.laidOut(choreography, taps: taps), "\(choreography.name), \(taps)")
    } _: { random in
      let book = random.one(of: Desk.books)
      let finger = BookPoint(
        x: random.coordinate(upTo: 820), y: random.coordinate(upTo: 1180).magnitude)
      let speed = BookPoint(x: random.speed(), y: random.speed())
      let frame = BookRect(
        x: random.coordinate(upTo: 800), y: random.coordinate(upTo: 800),
        width: .random(in: 50...300, using: &random), height: .random(in: 50...300, using: &random))
      switch Int.random(in: 0..<15, using: &random) {
      case 0...2: return Self.event(.tap(book))
      case 3: return Self.event(.close)
      case 4: return Self.event(.touch(finger, on: book), .velocity)
      case 5:
        return Event("touch \(book)", .velocity) { desk, time in
          let place = desk.covers[book]?.frame ?? .init(x: 0, y: 0, width: 1, height: 1)
          desk.perform(.touch(place.center, on: book), at: time)
        }
      case 6: return Self.event(.touch(finger), .velocity)
      case 7: return Self.event(.drag(finger), .position)
      case 8: return Self.event(.release(speed), .velocity)
      case 9: return Self.event(.moveCover(book, to: frame), .position)
      case 10:
        return Self.event(.resizeScreen(BookSize(width: 400 + frame.width, height: 700)))
      case 11: return Self.event(.reduceMotion(Bool.random(using: &random)))
      case 12: return Self.event(random.one(of: [.choose(.read), .choose(.listen), .proceed]))
      case 13: return Self.event(.follow(random.one(of: Choreography.presets)))
      default: return Self.event(.moveCover(book, to: frame, isLocked: true), .position)
      }
    }
  }

  @Test func `nothing jumps, and nothing moves without a frame`() {
    #expect(Self.play().failure() == nil)
  }

  @Test func `a log replays to the bit, and an event that is refused changes nothing`() {
    let play = Self.play()
    var (refused, taken) = (0, 0)
    for seed in 0..<UInt64(Plays.count) / 4 {
      var random = SeededRandom(seed: seed)
      let start = play.make(&random).machine
      var (desk, log) = (start, BookLog(start))
      var time = 1.0
      for _ in 0..<30 {
        time += random.one(of: [0, 0.016, 0.2, 0.5, 3, -0.1])
        let event: BookDeskEvent<String> = random.one(of: [
          .tap("fox"), .tap("whale"), .tap("fig"), .close, .proceed, .choose(.read),
          .touch(BookPoint(x: 400, y: 600)), .touch(BookPoint(x: 150, y: 200), on: "fox"),
          .drag(BookPoint(x: .random(in: 0...800, using: &random), y: 200)), .release(),
          .reduceMotion(Bool.random(using: &random)), .follow(random.one(of: Choreography.presets)),
        ])
        let before = desk
        if desk.perform(event, at: time) {
          log.append(event, at: time)
        } else {
          refused += 1
          #expect(desk == before)
        }
        if desk.book(at: time) != nil { taken += 1 }
      }
      #expect(log.replayed() == desk)
    }
    #expect(refused > 0 && taken > 0)
  }
}
