import BookMotion
import BookMotionTestSupport
import Testing

/// Choreographies that nobody would write: every phase, every channel, every kind of animation.
private func randomChoreography(
  _ random: inout SeededRandom, animation: (inout SeededRandom) -> MotionCurve
) throws -> Choreography {
  let driven = BookChannel.allCases.filter(\.isDriven)
  func stages(_ order: [AnimationPhase], last: AnimationPhase) -> [Stage] {
    let phases = order.filter { $0 == last || Bool.random(using: &random) }
    return phases.map { phase in
      let moves = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let place = BookPlace.allCases.randomElement(using: &random) ?? .shelf
        let channel = driven.randomElement(using: &random) ?? .tilt
        let goals: [Move.Goal] = [
          .center(place, part: .random(in: 0...1, using: &random)),
          .size(place, scale: .random(in: 0.5...2, using: &random), part: 1),
          .value(.flipAngle, .random(in: -20...200, using: &random)),
          .value(
            channel,
            .random(in: channel.unit == .fraction ? -0.2...1.2 : -10...100, using: &random)),
        ]
        return Move(
          goals.randomElement(using: &random) ?? goals[0], with: animation(&random))
      }
      return Stage(phase, lasts: .random(in: 0...0.6, using: &random), moves: moves)
    }
  }
  let waits = Bool.random(using: &random)
  return try Choreography(
    name: "random", style: [.polish, .story].randomElement(using: &random) ?? .polish,
    opening: stages(
      AnimationPhase.openingOrder.filter { waits || $0 != .modeSelection }, last: .complete),
    closing: stages(AnimationPhase.closingOrder, last: .idle))
}

@Suite struct `What lint says` {
  @Test(arguments: 0..<40)
  func `is in order, inside its way, and finite`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try randomChoreography(&random) { randomAnimation(&$0) }
    let findings = Lint(choreography).findings
    #expect(findings == Lint(choreography).findings)
    for way in Lint.Finding.Way.allCases {
      let timeline = try BookTimeline(choreography, direction: way == .opening ? .open : .close)
      let times = findings.filter { $0.way == way }.map(\.time)
      #expect(times == times.sorted())
      // On the way there lint waits longer for the choice of a mode: as long as it all takes.
      let last = Double(timeline.count) / timeline.framesPerSecond + 3
      let outside = times.filter { $0 < 0 || $0 > last }
      #expect(outside == [], "\(way) \(last)")
    }
    #expect(
      findings.firstIndex { $0.way == .closing } ?? 0 >= findings.count { $0.way == .opening }
        || !findings.contains { $0.way == .closing })
    for finding in findings {
      #expect(finding.size > 0 && finding.size.isFinite)
      #expect(finding.description.hasPrefix("\(finding.way), \(finding.phase): "))
    }
  }

  @Test(arguments: 0..<20)
  func `is the same of a mirrored book, but for where x is`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try randomChoreography(&random) { randomAnimation(&$0) }
    let layout = BookLayout()
    let findings = Lint(choreography, layout: layout).findings
    let mirrored = Lint(choreography, layout: layout.mirrored).findings
    #expect(findings.filter { $0.channel != .x } == mirrored.filter { $0.channel != .x })
    let width = layout.screen.width
    let across = zip(findings, mirrored).filter { $0.0.channel == .x }
    #expect(findings.count == mirrored.count)
    for (one, other) in across {
      #expect(one.time == other.time && one.size == other.size)
      switch (one.kind, other.kind) {
      case (.jump(let from, let to, nil), .jump(let mirroredFrom, let mirroredTo, nil)):
        #expect(mirroredFrom == width - from && mirroredTo == width - to)
      case (.kink(let from, let to), .kink(let mirroredFrom, let mirroredTo)):
        #expect(mirroredFrom == -from && mirroredTo == -to)
      default: #expect(one.kind.name == other.kind.name)
      }
    }
  }

  @Test(arguments: 0..<4)
  func `about jumps is what an eye sees that looks 10 000 times a second`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try randomChoreography(&random) { random in
      let duration = Double.random(in: 0.2...0.6, using: &random)
      return [
        .none.delay(duration), .curve(.easeInOut, duration: duration),
        .spring(MotionSpring(duration: duration, bounce: 0.2)),
      ].randomElement(using: &random) ?? .none
    }
    guard !choreography.opening.contains(where: { $0.phase == .modeSelection }) else { return }
    // So large that nothing moves as far in a ten thousandth of a second.
    let limits = Lint.Limits(points: 2, degrees: 1, fraction: 0.02, scale: 0.02)
    let findings = Lint(choreography, limits: limits).findings.filter { $0.kind.name == .jump }
    for way in Lint.Finding.Way.allCases {
      let transition = try BookTimeline(
        choreography, direction: way == .opening ? .open : .close
      ).transition
      var before = transition.pose(at: -1)
      var seen: [BookChannel: [Double]] = [:]
      for index in 0...Int(transition.settlingTime() * 10_000) + 1 {
        let time = Double(index) / 10_000
        let pose = transition.pose(at: time)
        for channel in BookChannel.allCases where channel.isDriven || channel == .coverOpacity {
          let isHidden = before.readerOpacity > 0.998 && pose.readerOpacity > 0.998
          let isFaded = before.libraryOpacity < 0.002 && pose.libraryOpacity < 0.002
          let isBehind: Bool =
            switch channel {
            case .readerOpacity, .overlayOpacity, .controlsOpacity, .musicVolume, .libraryOpacity:
              false
            case .libraryBlur, .libraryScale: isFaded
            default: isHidden
            }
          if abs(pose[channel] - before[channel]) > limits.visible(channel), !isBehind {
            seen[channel, default: []].append(time)
          }
        }
        before = pose
      }
      for channel in BookChannel.allCases {
        var times = seen[channel] ?? []
        if channel == .coverOpacity, let turns = seen[.flipAngle] {
          // A jump of the angle takes the faces with it: that is one finding.
          times.removeAll { time in turns.contains { abs($0 - time) < 1e-3 } }
        }
        let found = findings.filter { $0.way == way && $0.channel == channel }.map(\.time)
        #expect(found.count == times.count, "\(way) \(channel): \(found) and \(times)")
        for (time, expected) in zip(found, times) { #expect(abs(time - expected) <= 1.01e-4) }
      }
    }
  }

  @Test func `has an end and no NaN, however long and however far`() throws {
    let animations: [MotionCurve] = [
      .spring(MotionSpring(duration: 1e-50, bounce: 1)),
      .spring(MotionSpring(duration: 1e50, bounce: 1)),
      .spring(MotionSpring(duration: 0.1, bounce: -0.999)),
      .curve(.circularEaseIn, duration: 1e-90),
      .curve(.circularEaseInOut, duration: 1e90), MotionCurve.none.delay(1e90),
    ]
    for animation in animations {
      let choreography = try Choreography(
        name: "far",
        opening: [
          Stage(.moving, lasts: 1e90, moves: [.value(.x, 1e9, with: animation)]),
          Stage(.flipping, lasts: 0, moves: [.value(.flipAngle, -1e9, with: animation)]),
          Stage(.modeSelection, lasts: 1, moves: [.value(.libraryScale, -1e9, with: animation)]),
          Stage(.complete, lasts: 1e-90, moves: [.value(.x, -1e9, with: animation)]),
        ],
        closing: [Stage(.idle, lasts: 0.1, moves: [.value(.flipAngle, 180, with: animation)])])
      for finding in Lint(choreography).findings {
        // Only a phase can be too short by being nothing.
        #expect(finding.channel == nil ? finding.size == 0 : finding.size > 0)
        #expect(finding.time >= 0 && finding.time.isFinite)
        #expect(!"\(finding)".contains("nan"))
      }
    }
  }
}
