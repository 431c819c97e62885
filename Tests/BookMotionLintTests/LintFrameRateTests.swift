import BookMotion
import BookMotionLint
import Testing

/// What a frame rate misses.
@Suite struct LintFrameRateTests {
  private let fade = MotionCurve.curve(.easeInOut, duration: 0.5)

  private func findings(
    _ moves: [Choreography.Move], lasts: Double = 1
  ) throws -> [Choreography.Lint.Finding] {
    let choreography = try Choreography(
      name: "quick",
      opening: [
        Choreography.Stage(.selected, lasts: lasts, moves: moves),
        Choreography.Stage(.moving, lasts: 1),
        Choreography.Stage(.complete, lasts: 0),
      ],
      closing: [
        Choreography.Stage(.returning, lasts: 1, moves: [.value(.libraryBlur, 0, with: fade)]),
        Choreography.Stage(.idle, lasts: 0),
      ])
    return Choreography.Lint(choreography).findings
  }

  @Test func `is not a phase of minutes, which is a remark`() throws {
    let found = try findings([], lasts: 200)
    #expect(
      found.map(\.description) == [
        "remark: opening, selected at 0 s: the phase lasts 200 s; durations are in seconds (longPhase)"
      ])
    #expect(try findings([], lasts: 60) == [])
  }

  @Test func `is a phase between two frames`() throws {
    let found = try findings([], lasts: 0.03)
    #expect(found.map(\.kind) == [.shortPhase])
    #expect(found.first?.changes == [] && found.first?.phase == .selected)
    #expect(found.first?.time == 0 && found.first?.duration == 0.03)
    #expect(try findings([], lasts: 1.0 / 24) == [])
    #expect(
      found.map(\.description) == [
        "fault: opening, selected at 0 s: the phase lasts only 0.03 s; below 33.3 frames per second "
          + "it may fall between two of them (shortPhase)"
      ])
    #expect(
      try findings([], lasts: 0).map(\.sentence) == [
        "the phase takes no time, so no frame shows it"
      ])
    // A waiting stage is neither over too soon nor too short to be seen.
    var quick = Choreography.storyReader
    quick[.revealing].duration = 0
    #expect(Choreography.Lint(quick).findings.map(\.kind).contains(.shortPhase))
    quick[.revealing].waits = true
    #expect(!Choreography.Lint(quick).findings.map(\.kind).contains(.shortPhase))
  }

  @Test func `is a move between two frames`() throws {
    let quick = MotionCurve.curve(.easeInOut, duration: 0.02).delay(0.5)
    let found = try findings([.value(.libraryBlur, 10, with: quick)])
    #expect(found.map(\.kind) == [.shortMove])
    #expect(found.first?.time == 0.5 && found.first?.size == 10)
    #expect(found.first?.channel == .libraryBlur)
    #expect(
      found.first?.sentence == "the library blur moves by 10 points within 0.02 s; below 50 frames "
        + "per second it looks like a jump")
  }

  @Test func `is a peak between two frames`() throws {
    let quick = MotionCurve.curve(.easeInOut, duration: 0.05)
    let found = try findings([
      .value(.libraryBlur, 10, with: quick), .value(.libraryBlur, 0, with: quick.delay(0.02)),
    ])
    // It rises and falls symmetrically, with its maximum halfway: e(0.7) − e(0.3), where e(1 − p) =
    // 1 − e(p).
    let height = 10 * (1 - 2 * MotionEasing.easeInOut.value(at: 0.3))
    #expect(found.map(\.kind) == [.shortPeak])
    let peak = try #require(found.first)
    #expect(peak.channel == .libraryBlur)
    #expect(abs(peak.time - 0.035) < 1e-6 && abs(peak.size - height) < 1e-9)
    let transition = BookTransition.opened(by: [
      .value(.libraryBlur, 10, with: quick), .value(.libraryBlur, 0, with: quick.delay(0.02)),
    ])
    for side in [-peak.duration / 2, peak.duration / 2] {
      #expect(abs(transition.pose(at: peak.time + side).libraryBlur - height / 2) < 1e-6)
    }
  }

  @Test func `is not a peak that stays for a frame`() throws {
    let quick = MotionCurve.curve(.easeInOut, duration: 0.05)
    let found = try findings([
      .value(.libraryBlur, 10, with: quick), .value(.libraryBlur, 0, with: quick.delay(0.1)),
    ])
    #expect(found == [])
  }
}

extension BookTransition {
  fileprivate static func opened(by moves: [Choreography.Move]) -> BookTransition {
    guard
      let choreography = try? Choreography(
        name: "", opening: [Choreography.Stage(.complete, lasts: 0, moves: moves)],
        closing: [Choreography.Stage(.idle, lasts: 0)])
    else { return BookTransition() }
    var transition = BookTransition(choreography)
    transition.tap(at: 0)
    return transition
  }
}
