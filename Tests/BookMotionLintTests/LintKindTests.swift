import BookMotion
import BookMotionLint
import Testing

private let fade = MotionCurve.curve(.easeInOut, duration: 0.25)

/// For every kind of finding, a choreography with only this finding, and a twin with none.
@Suite struct LintKindTests {
  @Test(arguments: Choreography.Lint.Finding.Kind.allCases)
  func `is found where it is the only one, and not in a twin without it`(
    kind: Choreography.Lint.Finding.Kind
  ) throws {
    let pair = try pair(kind)
    #expect(Choreography.Lint(pair.twin).findings == [])
    let findings = Choreography.Lint(pair.faulty).findings
    #expect(findings.map(\.kind) == [kind])
    #expect(findings.map(\.severity) == [kind.severity])
  }

  @Test func `weighs what its documentation says`() {
    let faults = Choreography.Lint.Finding.Kind.allCases.filter { $0.severity == .fault }
    #expect(faults == [.jump, .kink, .shrink, .ajar, .shortPhase, .shortMove])
    #expect(faults == Array(Choreography.Lint.Finding.Kind.allCases.prefix(faults.count)))
  }

  private func pair(
    _ kind: Choreography.Lint.Finding.Kind
  ) throws -> (faulty: Choreography, twin: Choreography) {
    switch kind {
    case .jump: try pair(moves: [blur(10, .none.delay(0.25))], and: [blur(10, fade.delay(0.25))])
    case .kink:
      try pair(
        moves: [blur(100, slow(to: 1)), blur(300, slow(from: 1).delay(0.5))],
        and: [blur(100, slow(to: 1)), blur(200, slow(from: 1).delay(0.5))])
    case .shrink:
      try pair(
        moves: [.size(.centered, with: fade), .size(.shelf, with: fade.delay(0.5))],
        and: [.size(.centered, with: fade), .size(.reader, with: fade.delay(0.5))])
    case .ajar:
      try pair(
        moves: [.value(.flipAngle, 18, with: fade)], and: [.value(.flipAngle, 180, with: fade)])
    case .shortPhase: try pair(lasting: 0.04, and: 0.05)
    case .shortMove:
      try pair(
        moves: [blur(10, .curve(.easeInOut, duration: 0.04))],
        and: [blur(10, .curve(.easeInOut, duration: 0.05))])
    case .suddenStart:
      try pair(moves: [blur(10, .curve(.easeOut, duration: 0.5))], and: [blur(10, fade)])
    case .suddenStop:
      try pair(moves: [blur(10, .curve(.easeIn, duration: 0.5))], and: [blur(10, fade)])
    case .shortPeak:
      try pair(
        moves: [blur(10, .curve(.easeInOut, duration: 0.05)), blur(0, quick.delay(0.02))],
        and: [blur(10, .curve(.easeInOut, duration: 0.05)), blur(0, quick.delay(0.1))])
    case .longPhase: try pair(lasting: 60.01, and: 60)
    case .longMove:
      try pair(
        moves: [blur(10, .curve(.easeInOut, duration: 60.01))],
        and: [blur(10, .curve(.easeInOut, duration: 60))])
    case .overshoot:
      try pair(
        moves: [.value(.controlsOpacity, 1, with: .spring(duration: 0.3, bounce: 0.2))],
        and: [.value(.controlsOpacity, 1, with: .spring(duration: 0.3, bounce: 0))])
    case .unsettled:
      try pair(
        moves: [blur(10, .spring(duration: 0.7, bounce: 0))],
        and: [blur(10, .spring(duration: 0.5, bounce: 0))])
    case .notUndone: try pair(untilting: .returning, and: .unflipping)
    case .notReturned:
      try pair(
        moves: [blur(10, fade)], and: [blur(10, fade)], back: [[blur(5, fade)], [blur(0, fade)]])
    case .offScreen: try pair(atHorizontalShares: 2, and: 0.9)
    }
  }

  private func pair(
    atHorizontalShares far: Double, and near: Double
  ) throws -> (faulty: Choreography, twin: Choreography) {
    let move = Choreography.Move.center(.centered, with: fade)
    var (faulty, twin) = try pair(moves: [move], and: [move])
    faulty.places[.centered]?.x = far
    twin.places[.centered]?.x = near
    return (faulty, twin)
  }

  private let quick = MotionCurve.curve(.easeInOut, duration: 0.05)

  private func blur(_ points: Double, _ animation: MotionCurve) -> Choreography.Move {
    .value(.libraryBlur, points, with: animation)
  }

  /// Returns a curve of half a second from rest to a speed, in distances per half second.
  private func slow(to slope: Double) -> MotionCurve {
    .timingCurve(0.5, 0, 0.5, 1 - 0.5 * slope, duration: 0.5)
  }

  private func slow(from slope: Double) -> MotionCurve {
    .timingCurve(0.5, 0.5 * slope, 0.5, 1, duration: 0.5)
  }

  private func pair(
    moves: [Choreography.Move], and others: [Choreography.Move], back: [[Choreography.Move]]? = nil
  ) throws -> (faulty: Choreography, twin: Choreography) {
    let home: [Choreography.Move] = (moves + others).map { move in
      switch move.goal {
      case .center: .center(.shelf, with: fade)
      case .size: .size(.shelf, with: fade)
      case .value(let channel, _): .value(channel, 0, with: fade)
      }
    }
    let back = back ?? [home, home]
    return (
      try story([Choreography.Stage(.moving, lasts: 1, moves: moves)], back[0]),
      try story([Choreography.Stage(.moving, lasts: 1, moves: others)], back[1])
    )
  }

  private func pair(
    lasting short: Double, and long: Double
  ) throws -> (faulty: Choreography, twin: Choreography) {
    (
      try story([Choreography.Stage(.selected, lasts: short)], []),
      try story([Choreography.Stage(.selected, lasts: long)], [])
    )
  }

  /// Returns a tilt that occurs while the cover is closed on the way there, but only after it
  /// closes on the way back.
  private func pair(
    untilting late: AnimationPhase, and early: AnimationPhase
  ) throws -> (faulty: Choreography, twin: Choreography) {
    func tilting(in phase: AnimationPhase) throws -> Choreography {
      try Choreography(
        name: "tilting", style: .story,
        opening: [
          Choreography.Stage(.moving, lasts: 0.5),
          Choreography.Stage(.flipping, lasts: 0.5, moves: [.value(.tilt, 8, with: fade)]),
          Choreography.Stage(.complete, lasts: 0),
        ],
        closing: [AnimationPhase.unflipping, .returning, .idle].map {
          Choreography.Stage(
            $0, lasts: 0.5, moves: $0 == phase ? [.value(.tilt, 0, with: fade)] : [])
        })
    }
    return (try tilting(in: late), try tilting(in: early))
  }

  private func story(_ opening: [Choreography.Stage], _ back: [Choreography.Move]) throws
    -> Choreography
  {
    try Choreography(
      name: "one of a kind", style: .story,
      opening: opening + [Choreography.Stage(.complete, lasts: 0)],
      closing: [
        Choreography.Stage(.returning, lasts: 1, moves: back), Choreography.Stage(.idle, lasts: 0),
      ])
  }
}
