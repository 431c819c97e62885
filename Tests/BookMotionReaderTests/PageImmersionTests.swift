import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// An immersive page.
@Suite struct PageImmersionTests {
  private static let framed = BookRect(x: 60, y: 90, width: 900, height: 560)
  private static let screen = BookRect(x: 0, y: 0, width: 1024, height: 768)

  private func values(_ page: PageImmersion, at time: Double) -> [Double] {
    let frame = page.illustration(framed: Self.framed, screen: Self.screen, at: time)
    return [
      page.chromeOpacity(at: time), page.dotOpacity(at: time), frame.x, frame.y, frame.width,
      frame.height,
    ]
  }

  @Test(arguments: [0.3, 0.05, 0])
  func `shows all chrome or none after every sequence of events`(window: Double) {
    let events: [MachineEvent<PageImmersion>] = [
      MachineEvent("tap") { $0.tap(at: $1) },
      MachineEvent("double tap") {
        $0.tap(at: $1)
        $0.tap(at: $1)
      },
      MachineEvent("audio") { $0.setAudio(isPlaying: true, at: $1) },
      MachineEvent("silence") { $0.setAudio(isPlaying: false, at: $1) },
    ]
    let walk = EventWalk(
      events: events, values: { Array(values($0, at: $1).prefix(1)) + values($0, at: $1)[2...] },
      fault: { page, time in
        let range = 0.0...1.0
        return range.contains(page.chromeOpacity(at: time))
          && range.contains(page.dotOpacity(at: time)) ? nil : "\(values(page, at: time))"
      },
      restFault: { page, time in
        guard page.isAtRest(at: time) else { return "no rest" }
        let told = page.cues(in: -1e9..<time).map(\.event)
        for (index, event) in told.enumerated()
        where event != (index % 2 == 0 ? .chromeHides : .chromeShows) {
          return "told \(told)"
        }
        let shown = page.chromeOpacity(at: time)
        guard shown == (told.count % 2 == 0 ? 1 : 0) else { return "\(shown) of the chrome" }
        let frame = page.illustration(framed: Self.framed, screen: Self.screen, at: time)
        return frame == (shown == 1 ? Self.framed : Self.screen) ? nil : "\(frame)"
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(PageImmersion(doubleTapWindow: window), seed: UInt64(seed))
      #expect((fastest.first ?? 0) < 20, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [PageImmersion(doubleTapWindow: window)]).failure()
    #expect(played == nil)
    let outcome = walk.walk(PageImmersion(doubleTapWindow: window), length: WalkLength.standard + 1)
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == 4 * WalkLength.sequenceCount(of: 4))
  }

  @Test func `tells one tap from two, and from many`() {
    for (taps, moves) in [
      ([0.0], [0.3]), ([0, 0.1], []), ([0, 0.3], [0.3, 0.6]), ([0, 0.3.nextDown], []),
      ([0, 0.2, 0.4, 0.6], []), ([0, 0.2, 1], [1.3]), ([0, 1, 2], [0.3, 1.3, 2.3]),
    ] {
      var page = PageImmersion()
      for time in taps { page.tap(at: time) }
      #expect(page.cues(in: -1..<9).map(\.time) == moves, "\(taps)")
      // A double tap has no visible effect, not even briefly.
      if moves.isEmpty {
        #expect((0...200).allSatisfy { page.chromeOpacity(at: Double($0) / 100) == 1 })
      }
    }
  }

  @Test func `pulses only while audio plays and nothing else is seen`() {
    var page = PageImmersion()
    page.setAudio(isPlaying: true, at: 0)
    #expect((0...300).allSatisfy { page.dotOpacity(at: Double($0) / 100) == 0 })
    page.tap(at: 3)
    let pulse = (0..<120).map { page.dotOpacity(at: 5 + Double($0) / 100) }
    #expect(abs((pulse.max() ?? 0) - 1) <= 1e-3 && abs((pulse.min() ?? 0) - 0.4) <= 1e-3)
    for step in 0..<120 {
      let time = 5 + Double(step) / 100
      #expect(abs(page.dotOpacity(at: time + 1.2) - page.dotOpacity(at: time)) <= 1e-9)
    }
    page.setAudio(isPlaying: false, at: 9)
    let before = page.dotOpacity(at: 9.1)
    page.setAudio(isPlaying: true, at: 9.1)
    #expect(abs(page.dotOpacity(at: 9.1) - before) <= 1e-12 && before > 0)
    page.tap(at: 12)
    #expect(page.dotOpacity(at: 12.7) == 0 && page.dotOpacity(at: .nan) == 0)
    #expect(page.dotOpacity(at: .infinity) == 0)
  }
}
