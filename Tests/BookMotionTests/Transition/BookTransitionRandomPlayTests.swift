import BookMotion
import BookMotionTestSupport
import Testing

extension Choreography {
  fileprivate var isReduced: Bool { name.contains("educed") }
}

extension BookTransition {
  /// Returns a point of the cover, by its fractional distance from the hinge.
  fileprivate func cover(at part: Double, time: Double) -> BookPoint {
    let scene = try? BookScene(
      pose(at: time), style: choreography.style, binding: layout.binding, screen: layout.screen)
    guard let face = scene?.face(.cover) ?? scene?.face(.coverInside) else { return .zero }
    let row = part * face.rect.height
    let left = BookPoint(x: face.rect.x, y: face.rect.y + row)
    let along = layout.binding == .left ? part : 1 - part
    return face.projection(BookPoint(x: left.x + along * face.rect.width, y: left.y))
  }
}

/// A book in random plays.
@Suite struct BookTransitionRandomPlayTests {
  private typealias Event = MachineEvent<BookTransition>

  private static var laws: EventWalk<BookTransition> {
    var laws = EventWalk<BookTransition>(
      events: [
        Event("tap") { $0.tap(at: $1) }, Event("close") { $0.close(at: $1) },
        Event("read") { $0.chooseMode(.read, at: $1) },
        Event("listen") { $0.chooseMode(.listen, at: $1) },
        Event("proceed") { $0.proceed(at: $1) },
        Event("locked tap") { $0.tap(at: $1, isLocked: true) },
        Event("release") { $0.release(at: $1) },
      ],
      values: { book, time in
        let pose = book.pose(at: time)
        // With reduced motion nothing flies: changes of place happen behind the reader.
        if book.choreography.isReduced, pose.readerOpacity == 1 { return [1] }
        let frame = pose.frame
        return [frame.x, frame.y, frame.width, frame.height, pose.flipAngle, pose.readerOpacity]
      },
      fault: { book, time in
        if let channel = book.pose(at: time).impossibleChannel { return "impossible \(channel)" }
        // A book that is held keeps its phase only as long as nobody turns its cover.
        guard book.isHeld, book.phase(at: time).isResting else { return nil }
        let turns = book.pose(at: time).flipAngle != book.pose(at: time + 1).flipAngle
        return turns || book.velocity(at: time)[.flipAngle] != 0 ? "turns at rest" : nil
      },
      restFault: { book, time in
        guard book.isAtRest(at: time) != book.isHeld else { return "no rest, or held at rest" }
        if book.isHeld { return book.pose(at: time) == book.restingPose ? nil : "held elsewhere" }
        let phase = book.phase(at: time)
        guard phase.isResting || book.choreography.stage(phase)?.waits == true else {
          return "rest in \(phase)"
        }
        return book.pose(at: time) == book.restingPose ? nil : "rest elsewhere"
      },
      keepsPast: false)
    // A cover that a finger holds at its edge turns like a root of the book's way.
    laws.isContinuous = { !$0.isHeld }
    laws.flightFault = { $0.lightFault(from: $1, to: $2) }
    return laws
  }

  private static func size(_ random: inout SeededRandom) -> BookSize {
    random.one(of: [
      BookSize(width: 1024, height: 768), BookSize(width: 393, height: 852),
      BookSize(
        width: .random(in: 200...1400, using: &random),
        height: .random(in: 200...1400, using: &random)),
    ])
  }

  private static func frame(_ random: inout SeededRandom) -> BookRect {
    BookRect(
      x: random.coordinate(upTo: 1000), y: random.coordinate(upTo: 1000),
      width: random.one(of: [200, 1, .random(in: 50...400, using: &random)]),
      height: random.one(of: [280, 1, .random(in: 50...400, using: &random)]))
  }

  private static func make(_ random: inout SeededRandom) -> (machine: BookTransition, text: String)
  {
    let choreography = random.one(of: Choreography.known + [.waiting])
    let binding = random.one(of: [BookBinding.left, .right])
    let (taps, turns) = (
      random.one(of: BookTransition.TapPolicy.allCases),
      random.one(of: BookTransition.RotationPolicy.allCases)
    )
    let layout = BookLayout(restingFrame: frame(&random), binding: binding)
    return (
      BookTransition(choreography, layout: layout, tapPolicy: taps, rotationPolicy: turns),
      "\(choreography.name), \(binding), \(taps), \(turns), \(layout.restingFrame)"
    )
  }

  @Test func `never jumps but to where the shelf has gone, and comes to rest`() {
    let laws = Self.laws
    let play = RandomPlay(laws, making: Self.make) { random in
      let (size, frame) = (Self.size(&random), Self.frame(&random))
      let finger = BookPoint(x: random.coordinate(upTo: 1000), y: random.coordinate(upTo: 700))
      let part = random.one(of: [0, 1, 0.5, .random(in: 0...1, using: &random)])
      let speed = BookPoint(x: random.speed(), y: random.speed())
      switch Int.random(in: 0..<16, using: &random) {
      case 10: return Event("touch \(finger)") { $0.touch(finger, at: $1) }
      case 11, 12:
        return Event("touch the cover at \(part)") { book, time in
          book.touch(book.cover(at: part, time: time), at: time)
        }
      case 13, 14: return Event("drag \(finger)", .position) { $0.drag(to: finger, at: $1) }
      case 15: return Event("release \(speed)", .velocity) { $0.release(velocity: speed, at: $1) }
      case 0: return Event("screen \(size)") { $0.resizeScreen(to: size, at: $1) }
      case 1:
        // A book on the shelf is at the place of its cover.
        return Event("cover \(frame)", .position) { $0.moveCover(to: frame, at: $1) }
      case 2:
        return Event("tap \(frame)", .position) { $0.tap(at: $1, frame: frame) }
      case 3:
        return Event("tap \(frame) in flight") {
          $0.tap(at: $1, frame: $0.phase(at: $1) == .idle ? nil : frame)
        }
      case 4: return Event("close \(frame)") { $0.close(at: $1, frame: frame) }
      default: return random.one(of: laws.events)
      }
    }
    #expect(play.failure() == nil)
  }
}
