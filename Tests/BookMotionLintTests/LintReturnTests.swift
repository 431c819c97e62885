import BookMotion
import BookMotionLint
import Testing

/// A way back.
@Suite struct LintReturnTests {
  private let fade = MotionCurve.curve(.easeInOut, duration: 0.25)

  private func findings(opening: [Choreography.Stage], closing: [Choreography.Stage]) throws
    -> [Choreography.Lint.Finding]
  {
    Choreography.Lint(
      try Choreography(
        name: "there and back", opening: opening + [Choreography.Stage(.complete, lasts: 0)],
        closing: closing)
    ).findings
  }

  /// The way home may begin in a stage that lasts no time, because nothing comes after it.
  @Test func `in a last stage of no time is calm in reduced motion, too`() throws {
    func home(_ seconds: Double) -> [Choreography.Move] {
      [
        .center(.shelf, with: .spring(.snappy(duration: seconds))),
        .size(.shelf, with: .spring(.snappy(duration: seconds))),
      ]
    }
    let quick = try Choreography(
      name: "quick",
      opening: [
        Choreography.Stage(
          .moving, lasts: 0.25,
          moves: [
            .center(.centered, with: .spring(.snappy(duration: 0.25))),
            .size(.centered, with: .spring(.snappy(duration: 0.25))),
          ]),
        Choreography.Stage(
          .flipping, lasts: 0.35,
          moves: [.value(.flipAngle, 180, with: .spring(MotionSpring(duration: 0.3)))]),
        Choreography.Stage(
          .complete, lasts: 0,
          moves: [.value(.readerOpacity, 1, with: .curve(.easeInOut, duration: 0.2))]),
      ],
      closing: [
        Choreography.Stage(
          .closing, lasts: 0.2,
          moves: [.value(.readerOpacity, 0, with: .curve(.easeInOut, duration: 0.2))]),
        Choreography.Stage(
          .unflipping, lasts: 0.35,
          moves: [.value(.flipAngle, 0, with: .spring(MotionSpring(duration: 0.3)))]),
        Choreography.Stage(.idle, lasts: 0, moves: home(0.25)),
      ])
    #expect(Choreography.Lint(quick.reduced()).faults.map(\.description) == [])
  }

  @Test func `that does not return is found at its end`() throws {
    let found = try findings(
      opening: [
        Choreography.Stage(.moving, lasts: 0.3, moves: [.value(.frameBorder, 10, with: fade)])
      ],
      closing: [Choreography.Stage(.returning, lasts: 0.5), Choreography.Stage(.idle, lasts: 0.25)])
    #expect(
      found.map(\.single) == [
        SingleFinding(.notReturned, .closing, .idle, at: 0.75, .frameBorder, from: 0, to: 10)
      ])
    #expect(
      found.map(\.description) == [
        "remark: closing, idle at 0.75 s: the frame border ends at 10 points, not at the 0 points it "
          + "began with (notReturned)"
      ])
  }

  @Test func `that leaves to a later phase what belongs to an earlier one is found there`() throws {
    let found = try findings(
      opening: [
        Choreography.Stage(.moving, lasts: 0.3, moves: [.value(.tilt, 8, with: fade)]),
        Choreography.Stage(.flipping, lasts: 0.5, moves: [.value(.tilt, 0, with: fade)]),
      ],
      closing: [
        Choreography.Stage(.closing, lasts: 0.25), Choreography.Stage(.unflipping, lasts: 0.5),
        Choreography.Stage(.returning, lasts: 0.3), Choreography.Stage(.idle, lasts: 0),
      ])
    #expect(
      found.map(\.single) == [
        SingleFinding(.notUndone, .closing, .unflipping, at: 0.75, .tilt, from: 8, to: 0)
      ])
    #expect(
      found.map(\.description) == [
        "remark: closing, unflipping at 0.75 s: the tilt ends the phase at 0° instead of 8°, "
          + "its value during the opening (notUndone)"
      ])
  }

  @Test func `may leave phases out, and do in idle what returning has not done`() throws {
    let found = try findings(
      opening: [
        Choreography.Stage(.selected, lasts: 0.3, moves: [.value(.libraryBlur, 10, with: fade)]),
        Choreography.Stage(.zooming, lasts: 0.3, moves: [.value(.libraryScale, 0.9, with: fade)]),
      ],
      closing: [
        Choreography.Stage(.unflipping, lasts: 0.3, moves: [.value(.libraryScale, 1, with: fade)]),
        Choreography.Stage(.returning, lasts: 0.3),
        Choreography.Stage(.idle, lasts: 0.3, moves: [.value(.libraryBlur, 0, with: fade)]),
      ])
    #expect(found == [])
  }

  @Test func `may put the book elsewhere while the reader hides it, and only then`() throws {
    for (opacity, expected) in [(1.0, []), (0.9, [BookChannel.x, .y])] {
      let found = try findings(
        opening: [
          Choreography.Stage(
            .moving, lasts: 0.3, moves: [.value(.readerOpacity, opacity, with: fade)]),
          Choreography.Stage(.revealing, lasts: 0.3, moves: [.center(.centered, with: .none)]),
        ],
        closing: [
          Choreography.Stage(.closing, lasts: 0.3, moves: [.center(.shelf, with: fade)]),
          Choreography.Stage(
            .returning, lasts: 0.3, moves: [.value(.readerOpacity, 0, with: fade)]),
          Choreography.Stage(.idle, lasts: 0),
        ])
      for kind in [Choreography.Lint.Finding.Kind.jump, .notUndone] {
        let channels = found.filter { $0.kind == kind }.flatMap(\.changes).map(\.channel)
        #expect(channels == expected)
      }
    }
  }
}
