import BookMotion
import Testing

@Suite struct `A way back` {
  private let fade = MotionCurve.curve(.easeInOut, duration: 0.25)

  private func findings(opening: [Stage], closing: [Stage]) throws -> [Lint.Finding] {
    Lint(
      try Choreography(
        name: "there and back", opening: opening + [Stage(.complete, lasts: 0)], closing: closing)
    ).findings
  }

  @Test func `that does not return is found at its end`() throws {
    let found = try findings(
      opening: [Stage(.moving, lasts: 0.3, moves: [.value(.frameBorder, 10, with: fade)])],
      closing: [Stage(.returning, lasts: 0.5), Stage(.idle, lasts: 0.25)])
    #expect(found.count == 1)
    #expect(found.first?.kind == .notReturned(at: 10, insteadOf: 0))
    #expect(found.first?.channel == .frameBorder && found.first?.way == .closing)
    #expect(found.first?.time == 0.75 && found.first?.size == 10)
    #expect(
      found.map(\.description) == [
        "closing, idle: the frame border does not return: it ends at 10 points, not at the 0 points "
          + "it began with"
      ])
  }

  @Test func `that leaves to a later phase what belongs to an earlier one is found there`() throws {
    let found = try findings(
      opening: [
        Stage(.moving, lasts: 0.3, moves: [.value(.tilt, 8, with: fade)]),
        Stage(.flipping, lasts: 0.5, moves: [.value(.tilt, 0, with: fade)]),
      ],
      closing: [
        Stage(.closing, lasts: 0.25), Stage(.unflipping, lasts: 0.5),
        Stage(.returning, lasts: 0.3), Stage(.idle, lasts: 0),
      ])
    #expect(found.map(\.kind) == [.notUndone(at: 0, insteadOf: 8)])
    #expect(found.first?.phase == .unflipping && found.first?.time == 0.75)
    #expect(
      found.map(\.description) == [
        "closing, unflipping: the tilt stands at 0° when the phase ends at 0.75 s, not at the 8° it "
          + "had before it opened so far"
      ])
  }

  @Test func `may leave phases out, and do in idle what returning has not done`() throws {
    let found = try findings(
      opening: [
        Stage(.selected, lasts: 0.3, moves: [.value(.libraryBlur, 10, with: fade)]),
        Stage(.zooming, lasts: 0.3, moves: [.value(.libraryScale, 0.9, with: fade)]),
      ],
      closing: [
        Stage(.unflipping, lasts: 0.3, moves: [.value(.libraryScale, 1, with: fade)]),
        Stage(.returning, lasts: 0.3),
        Stage(.idle, lasts: 0.3, moves: [.value(.libraryBlur, 0, with: fade)]),
      ])
    #expect(found == [])
  }

  @Test func `may put the book elsewhere while the reader hides it, and only then`() throws {
    for (opacity, expected) in [(1.0, []), (0.9, [BookChannel.y, .x])] {
      let found = try findings(
        opening: [
          Stage(.moving, lasts: 0.3, moves: [.value(.readerOpacity, opacity, with: fade)]),
          Stage(.revealing, lasts: 0.3, moves: [.center(.centered, with: .none)]),
        ],
        closing: [
          Stage(.closing, lasts: 0.3, moves: [.center(.shelf, with: fade)]),
          Stage(
            .returning, lasts: 0.3, moves: [.value(.readerOpacity, 0, with: fade)]),
          Stage(.idle, lasts: 0),
        ])
      #expect(Set(found.filter { $0.kind.name == .jump }.compactMap(\.channel)) == Set(expected))
      #expect(
        Set(found.filter { $0.kind.name == .notUndone }.compactMap(\.channel)) == Set(expected))
    }
  }
}
