import BookMotion
import BookMotionTestSupport
import Testing

/// Opening and closing, by tap or by hand and however they interrupt each other, report moments that
/// belong together alternately, as an app hears them: from event to event.
@Suite struct MomentPairTests {
  private static func play(
    _ choreography: Choreography, _ random: inout SeededRandom
  ) -> (moments: [Choreography.Moment.Name], events: [String]) {
    let binding = random.one(of: [BookBinding.left, .right])
    var book = BookTransition(
      choreography, layout: BookLayout(binding: binding),
      tapPolicy: random.one(of: [.interrupt, .interrupt, .ignore]))
    var moments: [Choreography.Moment.Name] = []
    var events: [String] = []
    var time = 0.0
    func hear(until end: Double) {
      for cue in book.cues(in: time..<end) {
        if case .moment(let name) = cue.event { moments.append(name) }
      }
      time = end
    }
    func finger(_ random: inout SeededRandom) -> BookPoint {
      let frame = book.pose(at: time).frame
      let part = random.one(of: [0.02, 0.3, 0.9, 1, .random(in: -1...2, using: &random)])
      return BookPoint(x: frame.x + (part - 0.5) * frame.width, y: frame.y)
    }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let pause = Double.random(in: 0...2, using: &random)
      hear(until: time + random.one(of: [0, 0.05, 0.2, 0.3, 0.7, 1, 5, pause]))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: if book.tap(at: time) { events.append("\(time) tap") }
      case 1: if book.close(at: time) { events.append("\(time) close") }
      case 2: if book.chooseMode(.read, at: time) { events.append("\(time) read") }
      case 3, 4: if book.touch(finger(&random), at: time) { events.append("\(time) touch") }
      case 5, 6: if book.drag(to: finger(&random), at: time) { events.append("\(time) drag") }
      default:
        guard book.isHeld else { break }
        let speed = random.one(of: [0.0, -900, 900, 3000, -3000])
        let opens = book.release(velocity: BookPoint(x: speed, y: 0), at: time)
        events.append("\(time) release \(opens)")
      }
    }
    hear(until: time + 20)
    return (moments, events)
  }

  @Test func `alternate whatever a finger does`() {
    for seed in Effort.some(of: UInt64(0)..<5000, oneIn: 50) {
      var random = SeededRandom(seed: seed)
      let (moments, events) = Self.play(.storyReader, &random)
      let music = moments.filter { $0 == .musicFadesOut || $0 == .musicFadesIn }
      let reader = moments.filter { $0 == .readerAppears || $0 == .readerDisappears }
      // A reader that has not appeared yet disappears when somebody goes home from the mode choice.
      let appearsTwice = zip(reader, reader.dropFirst()).contains {
        $0 == $1 && $0 == .readerAppears
      }
      let isFair = music == music.indices.map { $0 % 2 == 0 ? .musicFadesOut : .musicFadesIn }
      guard !isFair || appearsTwice else { continue }
      Issue.record("seed \(seed): \(moments.map(\.text)) after \(events)")
      return
    }
  }
}
