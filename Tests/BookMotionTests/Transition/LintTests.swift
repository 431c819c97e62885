import BookMotion
import Testing

/// A book with one fault and no other: what is in `opening` sets out in `moving`, and comes back
/// smoothly, unless the test says how.
private func findings(
  _ opening: [Move], lasts: Double = 2, and returning: [Move] = [], style: BookStyle = .story,
  limits: Lint.Limits = Lint.Limits()
) throws -> [Lint.Finding] {
  let start = BookPosture(frame: BookLayout.standardFrame)
  let back = opening.compactMap { move -> Move? in
    guard case .value(let channel, _) = move.goal, let value = start[channel] else { return nil }
    return .value(channel, value, with: .curve(.easeInOut, duration: 1))
  }
  let choreography = try Choreography(
    name: "faulty", style: style,
    opening: [Stage(.moving, lasts: lasts, moves: opening), Stage(.complete, lasts: 0)],
    closing: [
      Stage(.returning, lasts: 2, moves: returning.isEmpty ? back : returning),
      Stage(.idle, lasts: 0),
    ])
  return Lint(choreography, limits: limits).findings
}

private func isClose(_ value: Double?, _ expected: Double, within error: Double = 1e-9) -> Bool {
  abs((value ?? .nan) - expected) <= error * max(1, abs(expected))
}

@Suite struct `Lint finds` {
  @Test func `a jump`() throws {
    let found = try findings([.value(.frameBorder, 10, with: .none.delay(0.125))])
    #expect(found.count == 1)
    #expect(found.first?.kind == .jump(from: 0, to: 10, cut: nil))
    #expect(found.first?.way == .opening && found.first?.phase == .moving)
    #expect(found.first?.channel == .frameBorder)
    #expect(found.first?.time == 0.125 && found.first?.size == 10)
    #expect(
      found.map(\.description) == [
        "opening, moving: the frame border jumps by 10 points at 0.125 s"
      ])
  }

  @Test func `a cover that is cut, there and back`() throws {
    // Even from 0° to 180° in 1 s: 170° is passed at 170/180 s. Such an even turn has kinks.
    let found = try findings(
      [.value(.flipAngle, 180, with: .curve(.linear, duration: 1))], style: .polish)
    let cuts = found.filter { $0.kind.name == .jump }
    #expect(cuts.count == 2)
    #expect(cuts.first?.kind == .jump(from: 1, to: 0, cut: 170))
    #expect(isClose(cuts.first?.time, 170.0 / 180, within: 1e-14))
    #expect(cuts.last?.kind == .jump(from: 0, to: 1, cut: 170) && cuts.last?.way == .closing)
    #expect(
      found.filter { $0.kind.name != .jump }.map(\.kind)
        == [.kink(from: 0, to: 180), .kink(from: 180, to: 0)])
  }

  @Test func `the exact frame of a cut, to the last bit of its time`() throws {
    for direction in [BookTimeline.Direction.open, .close] {
      let transition = try BookTimeline(.bookPolish, direction: direction).transition
      let way = direction == .open ? Lint.Finding.Way.opening : .closing
      let cut = Lint(.bookPolish).findings.first { $0.channel == .coverOpacity && $0.way == way }
      let time = try #require(cut).time
      #expect(transition.pose(at: time.nextDown).coverOpacity == (way == .opening ? 1 : 0))
      #expect(transition.pose(at: time).coverOpacity == (way == .opening ? 0 : 1))
    }
  }

  @Test func `spines that come and go at once`() throws {
    let style = BookStyle(
      coverFade: .smooth, spineFade: FaceOpacity.SpineFade(arrival: 0, departure: 0))
    let turn = MotionCurve.curve(.easeInOut, duration: 1)
    let found = try findings([.value(.flipAngle, 180, with: turn)], style: style)
    #expect(found.count == 8)
    #expect(Set(found.map(\.channel)) == [.spineOpacity, .pageEdgeOpacity])
    #expect(found.filter { $0.channel == .spineOpacity }.allSatisfy { $0.size == 1 })
    #expect(found.filter { $0.channel == .pageEdgeOpacity }.allSatisfy { $0.size == 0.9 })
    let times = found.filter { $0.channel == .spineOpacity }.map(\.time)
    for (time, expected) in zip(times, [0.0, 1, 0, 1]) {
      #expect(isClose(time, expected, within: 1e-6))
    }
  }

  @Test func `a kink, and its size`() throws {
    // ease-in arrives with slope 1/(1 − 0.42): 10 points in 0.5 s.
    let found = try findings([.value(.libraryBlur, 10, with: .curve(.easeIn, duration: 0.5))])
    #expect(found.count == 1)
    #expect(found.first?.kind.name == .kink && found.first?.channel == .libraryBlur)
    #expect(isClose(found.first?.time, 0.5) && isClose(found.first?.size, 10 / 0.58 / 0.5))
    #expect(
      found.map(\.description) == [
        "opening, moving: the library blur stops suddenly, from 34.5 points a second, at 0.5 s"
      ])
  }

  @Test func `no kink where two curves meet at one speed`() throws {
    let even = MotionCurve.curve(.linear, duration: 0.5)
    let found = try findings([
      .value(.frameBorder, 100, with: even), .value(.frameBorder, 200, with: even.delay(0.5)),
    ])
    #expect(found.map(\.kind) == [.kink(from: 0, to: 200), .kink(from: 200, to: 0)])
    #expect(found.map(\.time) == [0, 1])
  }

  @Test func `a circle that stops as steeply as can be, with a finite number`() throws {
    let found = try findings([
      .value(.libraryBlur, 10, with: .curve(.circularEaseIn, duration: 0.5))
    ])
    // The mean of the last millisecond of 1 − √(1 − p²), where p = 1 − 0.002.
    let share = 0.998
    let mean = 10 * (1 - share * share).squareRoot() / 0.001
    #expect(found.count == 1 && isClose(found.first?.size, mean))
  }

  @Test(arguments: [0.2, 0.3, 0.5])
  func `overshoot past both ends`(bounce: Double) throws {
    let swing = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: bounce))
    let found = try findings(
      [.value(.flipAngle, 180, with: swing)], lasts: 9, and: [.value(.flipAngle, 0, with: swing)])
    // The first turning point of an underdamped spring lies at π/w, and e^(−πg/w) beyond.
    let ratio = 1 - bounce
    let frequency = 2 * Double.pi / 0.5 * (1 - ratio * ratio).squareRoot()
    let height = 180 * Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
    let swings = found.filter { $0.kind.name == .overshoot }
    #expect(swings.map(\.way) == [.opening, .closing])
    for (finding, end) in zip(swings, [180.0, 0]) {
      #expect(finding.channel == .flipAngle)
      #expect(isClose(finding.time, .pi / frequency, within: 1e-6))
      #expect(isClose(finding.size, height, within: 1e-9))
      guard case .overshoot(let past, let lasts) = finding.kind else { continue }
      #expect(past == end && isClose(lasts, .pi / frequency, within: 1e-6))
    }
    // On the way back the spring has 2 s, which is enough for these bounces.
    #expect(found.count == 2)
  }

  @Test func `an opacity that is sent beyond its limit`() throws {
    let spring = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 0.5))
    let found = try findings([.value(.controlsOpacity, 1, with: spring)], lasts: 9)
    let ratio = 0.5
    let root = (1 - ratio * ratio).squareRoot()
    #expect(found.count == 1)
    #expect(found.first?.kind.name == .clamp && found.first?.channel == .controlsOpacity)
    #expect(isClose(found.first?.time, 0.25 / root, within: 1e-6))
    #expect(isClose(found.first?.size, Elementary.exp(-Double.pi * ratio / root)))
  }

  @Test func `a spring that outlives its phase`() throws {
    let spring = MotionSpring(duration: 0.5, bounce: 0)
    let found = try findings([.value(.tilt, 8, with: .spring(spring))], lasts: 0.4)
    // A critical spring has (1 + ωt)·e^(−ωt) still to go.
    let elapsed = 2 * Double.pi / 0.5 * 0.4
    #expect(found.count == 1)
    #expect(found.first?.phase == .moving && found.first?.channel == .tilt)
    #expect(found.first?.time == 0.4)
    #expect(isClose(found.first?.size, 8 * (1 + elapsed) * Elementary.exp(-elapsed)))
    #expect(found.first?.kind == .unsettled(until: spring.exactSettlingDuration()))
    #expect(
      found.map(\.description) == [
        "opening, moving: the spring of the tilt has 0.316° still to go when its phase ends at 0.4 s; "
          + "it settles at 0.735 s"
      ])
  }

  @Test func `nothing in a spring that is given its time, or that waits for somebody`() throws {
    let spring = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 0))
    #expect(try findings([.value(.tilt, 8, with: spring)], lasts: 0.75) == [])
    #expect(try findings([.value(.tilt, 8, with: spring)], lasts: 0.73).count == 1)
    let choreography = try Choreography(
      name: "waits",
      opening: [
        Stage(.modeSelection, lasts: 0.1, moves: [.value(.tilt, 8, with: spring)]),
        Stage(.complete, lasts: 0),
      ],
      closing: [Stage(.idle, lasts: 0.1, moves: [.value(.tilt, 0, with: spring)])])
    #expect(Lint(choreography).findings == [])
  }

  @Test func `a spring that never settles`() throws {
    let endless = MotionCurve.spring(MotionSpring(duration: 0.5, bounce: 1))
    let found = try findings([.value(.tilt, 8, with: endless)], lasts: 0.5)
    #expect(found.map(\.kind) == [.unsettled(until: .infinity)])
    #expect(found.first?.description.hasSuffix("it never settles") == true)
  }
}
