import BookMotionLint
import Testing

@testable import BookMotion

/// Returns the findings of a book with a single fault: the moves in `opening` start in `moving`,
/// and are undone smoothly unless the test specifies otherwise.
private func findings(
  _ opening: [Choreography.Move], lasts: Double = 2, and returning: [Choreography.Move] = [],
  style: BookStyle = .story
) throws -> [Choreography.Lint.Finding] {
  let start = BookPose.Driven(frame: BookLayout.standardFrame)
  let back = opening.compactMap { move -> Choreography.Move? in
    guard case .value(let channel, _) = move.goal else { return nil }
    return .value(channel, start[channel], with: .curve(.easeInOut, duration: 1))
  }
  let choreography = try Choreography(
    name: "faulty", style: style,
    opening: [
      Choreography.Stage(.moving, lasts: lasts, moves: opening),
      Choreography.Stage(.complete, lasts: 0),
    ],
    closing: [
      Choreography.Stage(.returning, lasts: 2, moves: returning.isEmpty ? back : returning),
      Choreography.Stage(.idle, lasts: 0),
    ])
  return Choreography.Lint(choreography).findings
}

private func isClose(_ value: Double?, _ expected: Double, within error: Double = 1e-9) -> Bool {
  abs((value ?? .nan) - expected) <= error * max(1, abs(expected))
}

@Suite struct ChoreographyLintTests {
  @Test func `a jump`() throws {
    let found = try findings([.value(.frameBorder, 10, with: .none.delay(0.125))])
    #expect(found.map(\.single) == [SingleFinding(.jump, at: 0.125, .frameBorder, from: 0, to: 10)])
    #expect(
      found.map(\.description) == [
        "fault: opening, moving at 0.125 s: the frame border jumps by 10 points (jump)"
      ])
  }

  @Test func `a jump to the value from which a move sets out, unless it cannot be seen`() {
    let fade = MotionCurve.curve(.easeOut, duration: 0.3)
    var growing = Choreography.bookPolish
    growing[.complete].moves = [
      .value(.readerOpacity, 1, with: fade), .value(.readerScale, 1, from: 1.02, with: fade),
      .value(.controlsOffset, 0, from: 20, with: fade.delay(0.25)),
    ]
    growing[.selected].moves.append(
      .value(.bookOpacity, 1, from: 0, with: .spring(MotionSpring(duration: 0.15, bounce: 0))))
    let jumps = Choreography.Lint(growing).findings.filter { $0.kind == .jump }
    let channels = jumps.flatMap { $0.changes.map(\.channel) }
    // The reader and the controls are still invisible when they are moved.
    #expect(channels.contains(.bookOpacity))
    #expect(!channels.contains(.readerScale) && !channels.contains(.controlsOffset))
  }

  @Test func `a cover that is cut, there and back`() throws {
    // Linear from 0° to 180° in 1 s: 170° is passed at 170/180 s. A linear turn also has kinks.
    let found = try findings(
      [.value(.flipAngle, 180, with: .curve(.linear, duration: 1))], style: .polish)
    let cuts = found.filter { $0.kind == .jump }
    #expect(cuts.map(\.cut) == [170, 170] && cuts.map(\.direction) == [.opening, .closing])
    #expect(cuts.flatMap(\.changes).map(\.from) == [1, 0])
    #expect(cuts.flatMap(\.changes).map(\.to) == [0, 1])
    #expect(isClose(cuts.first?.time, 170.0 / 180, within: 1e-14))
    #expect(
      found.filter { $0.kind != .jump }.map(\.single) == [
        SingleFinding(.suddenStart, at: 0, .flipAngle, from: 0, to: 180),
        SingleFinding(.suddenStop, at: 1, .flipAngle, from: 180, to: 0),
      ])
  }

  @Test func `the exact frame of a cut, to the last bit of its time`() throws {
    for direction in [BookScore.Direction.open, .close] {
      let transition = try BookTimeline(BookScore(.bookPolish, direction: direction)).transition
      let expected = direction == .open ? Choreography.Lint.Finding.Direction.opening : .closing
      let cut = Choreography.Lint(.bookPolish).findings.first {
        $0.channel == .coverOpacity && $0.direction == expected
      }
      let time = try #require(cut).time
      #expect(transition.pose(at: time.nextDown).coverOpacity == (expected == .opening ? 1 : 0))
      #expect(transition.pose(at: time).coverOpacity == (expected == .opening ? 0 : 1))
    }
  }

  @Test(arguments: [0.0, 1e-4, 1, 1.45, 1.55, 10])
  func `a cover that is gone within a frame, and none that takes longer`(degrees: Double) throws {
    // Linear from 0° to 180° in 1 s: a frame of the fastest screen has 1.5°.
    let turn = MotionCurve.curve(.linear, duration: 1)
    let cover = BookStyle.Fade(departure: 150...(150 + degrees))
    let style = BookStyle(fades: BookStyle.Fades(cover: cover))
    let cuts = try findings([.value(.flipAngle, 180, with: turn)], style: style)
      .filter { $0.kind == .jump && $0.direction == .opening }
    #expect(cuts.flatMap(\.changes).map(\.channel) == (degrees < 1.5 ? [.coverOpacity] : []))
    for cut in cuts {
      // It is complete at the far end.
      #expect(cut.cut == 150 && isClose(cut.time, (150 + degrees) / 180, within: 1e-12))
    }
  }

  @Test(arguments: [0.0, 1e-4, 1.45, 1.55])
  func `a shadow that grows within a frame`(degrees: Double) throws {
    let turn = MotionCurve.curve(.linear, duration: 1)
    var style = BookStyle.story
    style.shadow.rise = 90...(90 + degrees)
    style.shadow.raised.radius = 60
    let cuts = try findings([.value(.flipAngle, 180, with: turn)], style: style)
      .filter { $0.kind == .jump && $0.direction == .opening }
    #expect(cuts.map(\.cut) == (degrees < 1.5 ? [90] : []))
    let changes = cuts.flatMap(\.changes).filter { $0.channel == .shadowRadius }
    #expect(changes.map(\.from) == cuts.map { _ in 8 } && changes.map(\.to) == cuts.map { _ in 60 })
    // A book that is lifted has its whole shadow already.
    let lifted = try findings(
      [.value(.lift, 1, with: .none), .value(.flipAngle, 180, with: turn.delay(0.1))], style: style)
    #expect(!lifted.contains { $0.kind == .jump && $0.cut == 90 && $0.direction == .opening })
  }

  @Test(arguments: [(0.0, false), (18, true), (89, true), (91, false), (180, false)])
  func `a cover that stays over its page`(angle: Double, isAjar: Bool) throws {
    let turn = MotionCurve.curve(.easeInOut, duration: 1)
    let found = try findings([.value(.flipAngle, angle, with: turn)], style: .story)
    let sentence = "the flip angle comes to rest at \(Int(angle))°, still over the page"
    #expect(found.map(\.kind) == (isAjar ? [.ajar] : []))
    #expect(found.map(\.sentence) == (isAjar ? [sentence] : []))
  }

  @Test func `spines that come and go at once`() throws {
    let style = BookStyle(
      fades: BookStyle.Fades(
        cover: BookStyle.story.fades.cover,
        spine: BookStyle.Fade(arrival: 0...0, departure: 180...180)))
    let turn = MotionCurve.curve(.easeInOut, duration: 1)
    let found = try findings([.value(.flipAngle, 180, with: turn)], style: style)
    #expect(found.count == 4 && found.allSatisfy { $0.kind == .jump })
    for (finding, expected) in zip(found, [0.0, 1, 0, 1]) {
      #expect(isClose(finding.time, expected, within: 1e-6))
      #expect(finding.changes.map(\.channel) == [.spineOpacity, .pageEdgeOpacity])
      #expect(finding.changes.map(\.size) == [1, 0.9])
    }
    #expect(
      found.first?.sentence
        == "the spine opacity jumps from 0 to 1 and the page edge opacity from 0 "
        + "to 0.9 as the cover passes 0°")
  }

  @Test func `any face that comes or goes at once, and how much of it`() throws {
    let style = BookStyle(
      fades: BookStyle.Fades(
        cover: BookStyle.Fade(), firstPage: BookStyle.Fade(arrival: 45...45),
        pageEdges: BookStyle.Fade(departure: 60...60, peak: 0.5),
        back: BookStyle.Fade(arrival: 0...90, departure: 45...45)))
    let turn = MotionCurve.curve(.easeInOut, duration: 1)
    let found = try findings([.value(.flipAngle, 180, with: turn)], style: style)
    #expect(found.map(\.kind) == [.jump, .jump, .jump, .jump, .jump, .jump])
    // On the way there, and in reverse order on the way back.
    let cuts = found.map {
      "\($0.cut ?? -1) \($0.changes.map(\.channel.rawValue)) \($0.changes.map(\.to))"
    }
    let there = [
      #"45.0 ["firstPageOpacity"] [1.0]"#, #"45.0 ["backOpacity"] [0.0]"#,
      #"60.0 ["pageEdgeOpacity"] [0.0]"#,
    ]
    #expect(Set(cuts.prefix(3)) == Set(there), "\(cuts)")
    let back = try #require(found.first { $0.changes.first?.channel == .backOpacity })
    #expect(abs((back.changes.first?.from ?? 0) - 0.5) < 1e-12)
  }

  @Test func `a kink in the middle of a motion, and its size`() throws {
    let even = MotionCurve.curve(.linear, duration: 0.5)
    let found = try findings([
      .value(.frameBorder, 100, with: even), .value(.frameBorder, 300, with: even.delay(0.5)),
    ])
    #expect(
      found.map(\.single) == [
        SingleFinding(.suddenStart, at: 0, .frameBorder, from: 0, to: 200),
        SingleFinding(.kink, at: 0.5, .frameBorder, from: 200, to: 400),
        SingleFinding(.suddenStop, at: 1, .frameBorder, from: 400, to: 0),
      ])
    #expect(
      found[1].description == "fault: opening, moving at 0.5 s: the frame border changes speed "
        + "abruptly from 200 to 400 points per second (kink)")
  }

  @Test func `a start from what is too slow to be seen`() throws {
    // A nearly settled spring is still moving when the curve starts.
    let spring = MotionCurve.spring(MotionSpring(duration: 0.3, bounce: 0))
    let found = try findings([
      .value(.libraryBlur, 10, with: spring),
      .value(.libraryBlur, 20, with: .curve(.easeOut, duration: 0.5).delay(0.6)),
    ])
    #expect(found.map(\.kind) == [.suddenStart])
    let change = try #require(found.first?.changes.first)
    #expect(change.from > 0 && change.from < 30 && isClose(change.size, 10 / 0.58 / 0.5))
  }

  @Test func `a stop, and its size`() throws {
    // ease-in arrives with slope 1/(1 − 0.42): 10 points in 0.5 s.
    let found = try findings([.value(.libraryBlur, 10, with: .curve(.easeIn, duration: 0.5))])
    #expect(found.map(\.kind) == [.suddenStop] && found.first?.channel == .libraryBlur)
    #expect(isClose(found.first?.time, 0.5) && isClose(found.first?.size, 10 / 0.58 / 0.5))
    #expect(
      found.map(\.description) == [
        "remark: opening, moving at 0.5 s: the library blur stops suddenly from 34.5 points per "
          + "second (suddenStop)"
      ])
  }

  @Test func `no kink where two curves meet at one speed`() throws {
    let even = MotionCurve.curve(.linear, duration: 0.5)
    let found = try findings([
      .value(.frameBorder, 100, with: even), .value(.frameBorder, 200, with: even.delay(0.5)),
    ])
    #expect(found.map(\.kind) == [.suddenStart, .suddenStop])
    #expect(found.map(\.time) == [0, 1])
  }

  @Test func `a circle that stops as steeply as can be, with a finite number`() throws {
    let found = try findings([
      .value(.libraryBlur, 10, with: .curve(.circularEaseIn, duration: 0.5))
    ])
    // The mean over the last millisecond of 1 − √(1 − p²), where p = 1 − 0.002.
    let share = 0.998
    let mean = 10 * (1 - share * share).squareRoot() / 0.001
    #expect(found.count == 1 && isClose(found.first?.size, mean))
  }

  @Test(arguments: [0.2, 0.3, 0.5])
  func `overshoot past both ends`(bounce: Double) throws {
    let swing = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: bounce))
    let found = try findings(
      [.value(.flipAngle, 180, with: swing)], lasts: 9, and: [.value(.flipAngle, 0, with: swing)])
    // The first turning point of an underdamped spring is at π/w, beyond the target by e^(−πg/w).
    let ratio = 1 - bounce
    let frequency = 2 * Double.pi / 0.5 * (1 - ratio * ratio).squareRoot()
    let height = 180 * Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
    // On the way back the spring has 2 s, which is enough for these bounces.
    #expect(found.map(\.kind) == [.overshoot, .overshoot])
    #expect(found.map(\.direction) == [.opening, .closing])
    for (finding, end) in zip(found, [180.0, 0]) {
      #expect(finding.channel == .flipAngle && finding.changes.first?.from == end)
      #expect(isClose(finding.time, .pi / frequency, within: 1e-6))
      #expect(isClose(finding.size, height, within: 1e-9))
      #expect(isClose(finding.duration, .pi / frequency, within: 1e-6))
    }
  }

  @Test func `an opacity that is sent beyond its limit`() throws {
    let spring = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 0.5))
    let found = try findings([.value(.controlsOpacity, 1, with: spring)], lasts: 9)
    let ratio = 0.5
    let root = (1 - ratio * ratio).squareRoot()
    #expect(found.map(\.kind) == [.overshoot] && found.first?.channel == .controlsOpacity)
    #expect(found.first?.changes.first?.from == 1)
    #expect(isClose(found.first?.time, 0.25 / root, within: 1e-6))
    #expect(isClose(found.first?.size, Elementary.exp(-Double.pi * ratio / root)))
  }

  @Test func `a spring that outlives its phase`() throws {
    let spring = MotionSpring(duration: 0.5, bounce: 0)
    let found = try findings([.value(.tilt, 8, with: .spring(spring))], lasts: 0.4)
    // A critical spring has (1 + ωt)·e^(−ωt) left to go.
    let elapsed = 2 * Double.pi / 0.5 * 0.4
    #expect(found.map(\.kind) == [.unsettled])
    #expect(found.first?.phase == .moving && found.first?.channel == .tilt)
    #expect(found.first?.time == 0.4 && found.first?.changes.first?.to == 8)
    #expect(isClose(found.first?.size, 8 * (1 + elapsed) * Elementary.exp(-elapsed)))
    #expect(isClose(found.first?.duration, spring.exactSettlingDuration() - 0.4))
    #expect(
      found.map(\.description) == [
        "remark: opening, moving at 0.4 s: the tilt has 0.316° still to go when the phase ends; the "
          + "spring settles at 0.735 s (unsettled)"
      ])
    let later = try findings([.value(.tilt, 8, with: .spring(spring).delay(0.1))], lasts: 0.5)
    #expect(later.map(\.kind) == [.unsettled] && isClose(later.first?.size, found[0].size))
  }

  @Test func `in one line what one spring does to several channels`() throws {
    let spring = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 0))
    let found = try findings(
      [.center(.centered, with: spring), .size(.centered, with: spring)], lasts: 0.5,
      and: [
        .center(.shelf, with: .curve(.easeInOut, duration: 1)),
        .size(.shelf, with: .curve(.easeInOut, duration: 1)),
      ])
    #expect(found.map(\.kind) == [.unsettled])
    #expect(found.first?.changes.map(\.channel) == [.x, .y, .width, .height])
    let left = (1 + 2 * Double.pi) * Elementary.exp(-2 * Double.pi)
    for (change, distance) in zip(found[0].changes, [312.0, 44, 100, 140]) {
      #expect(isClose(change.size, distance * left))
    }
    #expect(
      found.first?.sentence == "x has 4.24 points, y 0.598 points, the width 1.36 points, and the "
        + "height 1.9 points still to go when the phase ends; the spring settles at 0.735 s")
  }

  @Test func `nothing in a spring that is given its time, or that waits for somebody`() throws {
    let spring = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 0))
    #expect(try findings([.value(.tilt, 8, with: spring)], lasts: 0.75) == [])
    #expect(try findings([.value(.tilt, 8, with: spring)], lasts: 0.73).count == 1)
    let choreography = try Choreography(
      name: "waits",
      opening: [
        Choreography.Stage(.modeSelection, lasts: 0.1, moves: [.value(.tilt, 8, with: spring)]),
        Choreography.Stage(.complete, lasts: 0),
      ],
      closing: [Choreography.Stage(.idle, lasts: 0.1, moves: [.value(.tilt, 0, with: spring)])])
    #expect(Choreography.Lint(choreography).findings == [])
  }

  @Test func `a spring that never settles`() throws {
    let endless = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 1))
    let found = try findings([.value(.tilt, 8, with: endless)], lasts: 0.5)
    #expect(found.map(\.kind) == [.unsettled] && found.first?.duration == .infinity)
    #expect(found.first?.sentence.hasSuffix("the spring never settles") == true)
  }
}
