import BookMotion
import BookMotionLint
import BookMotionTestSupport
import Testing

/// Returns an unusual choreography, with every phase, channel, and kind of animation.
private func randomChoreography(
  _ random: inout SeededRandom, animation: (inout SeededRandom) -> MotionCurve
) throws -> Choreography {
  let driven = BookChannel.allCases.compactMap(BookPose.Driven.Channel.init)
  func stages(_ order: [AnimationPhase], last: AnimationPhase) -> [Choreography.Stage] {
    let phases = order.filter { $0 == last || Bool.random(using: &random) }
    return phases.map { phase in
      let moves = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let place = BookPlace.builtIn.randomElement(using: &random) ?? .shelf
        let channel = driven.randomElement(using: &random) ?? .tilt
        let targets = max(channel.targets.lowest, -10)...min(channel.targets.highest, 100)
        let goals: [Choreography.Move.Goal] = [
          .center(place, part: .random(in: 0...1, using: &random)),
          .size(place, scale: .random(in: 0.5...2, using: &random), part: 1),
          .value(.flipAngle, .random(in: -20...200, using: &random)),
          .value(channel, .random(in: targets, using: &random)),
        ]
        return Choreography.Move(
          goals.randomElement(using: &random) ?? goals[0], with: animation(&random))
      }
      return Choreography.Stage(phase, lasts: .random(in: 0...0.6, using: &random), moves: moves)
    }
  }
  let waits = Bool.random(using: &random)
  return try Choreography(
    name: "random", style: [.polish, .story].randomElement(using: &random) ?? .polish,
    opening: stages(
      AnimationPhase.openingOrder.filter { waits || $0 != .modeSelection }, last: .complete),
    closing: stages(AnimationPhase.closingOrder, last: .idle))
}

/// Returns moves that fade within their stages and come back; in half of the cases, one does not.
private func calmChoreography(seed: UInt64) throws -> Choreography {
  var random = SeededRandom(seed: seed)
  let fade = MotionCurve.curve(.easeInOut, duration: 0.25)
  var moves: [Choreography.Move] = [
    .center(.centered, with: fade), .size(.centered, with: fade), .value(.tilt, 8, with: fade),
    .value(.flipAngle, 180, with: fade), .value(.libraryBlur, 10, with: fade.delay(0.125)),
    .value(.musicVolume, 0, with: .spring(duration: 0.25, bounce: 0)),
  ]
  let odd: [MotionCurve] = [
    .none.delay(0.25), .spring(duration: 0.25, bounce: 0.5), .spring(duration: 0.5),
  ]
  if Bool.random(using: &random) {
    let index = Int.random(in: 0..<moves.count, using: &random)
    moves[index].animation = odd.randomElement(using: &random) ?? .none
  }
  let start = BookPose.Driven(frame: BookLayout.standardFrame)
  let back = moves.map { move -> Choreography.Move in
    switch move.goal {
    case .center: .center(.shelf, with: fade)
    case .size: .size(.shelf, with: fade)
    case .value(let channel, _): .value(channel, start[channel], with: fade)
    }
  }
  return try Choreography(
    name: "calm", style: Int.random(in: 0..<4, using: &random) == 0 ? .polish : .story,
    opening: [
      Choreography.Stage(.moving, lasts: 0.5, moves: moves),
      Choreography.Stage(.complete, lasts: 0),
    ],
    closing: [
      Choreography.Stage(.returning, lasts: 0.5, moves: back), Choreography.Stage(.idle, lasts: 0),
    ])
}

extension BookChannel {
  /// The channels that can jump: those that a choreography moves, and the face that can be cut.
  fileprivate static let linted = allCases.filter {
    BookPose.Driven.Channel($0) != nil || $0 == .coverOpacity
  }
}

extension BookTransition {
  /// Returns true if a channel changes by more than `limit` at an instant: an interval of larger
  /// change is halved until the change is small, or until the interval can't be halved any further.
  fileprivate func jumps(_ channel: BookChannel, by limit: Double) -> Bool {
    let tick = 0.01
    var last = pose(at: -tick)[channel]
    return (-1...Int(settlingTime() / tick) + 1).contains { index in
      var (start, end) = (Double(index) * tick, Double(index + 1) * tick)
      let (before, after) = (last, pose(at: end)[channel])
      last = after
      guard abs(after - before) > limit else { return false }
      while abs(pose(at: end)[channel] - pose(at: start)[channel]) > limit {
        let middle = (start + end) / 2
        guard middle > start, middle < end else { return true }
        let value = pose(at: middle)[channel]
        let first = abs(value - pose(at: start)[channel])
        if first > abs(pose(at: end)[channel] - value) { end = middle } else { start = middle }
      }
      return false
    }
  }
}

extension BookTransition {
  /// Returns true if the cover is whole in one frame and gone in the next, or the other way around,
  /// wherever frames begin; at 120 frames a second, give or take `slack` seconds.
  fileprivate func cutsCover(_ slack: Double) -> Bool {
    let tick = 1e-4
    return (-200...Int(settlingTime() / tick) + 1).contains { index in
      let time = Double(index) * tick
      let pair = [pose(at: time), pose(at: time + 1.0 / 120 + slack)].map(\.coverOpacity)
      return pair == [1, 0] || pair == [0, 1]
    }
  }
}

@Suite struct LintLawTests {
  @Test(arguments: Effort.some(of: 0..<40 as Range<UInt64>, oneIn: 4))
  func `is in order, inside its direction, and finite`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try randomChoreography(&random) { randomAnimation(&$0) }
    let findings = Choreography.Lint(choreography).findings
    #expect(findings == Choreography.Lint(choreography).findings)
    for direction in Choreography.Lint.Finding.Direction.allCases {
      let timeline = try BookTimeline(
        BookScore(choreography, direction: direction == .opening ? .open : .close))
      let times = findings.filter { $0.direction == direction }.map(\.time)
      #expect(times == times.sorted())
      // In the opening direction, lint waits longer for the choice of a mode: as long as everything
      // takes.
      let last = Double(timeline.count) / timeline.score.framesPerSecond + 3
      let outside = times.filter { $0 < 0 || $0 > last }
      #expect(outside == [], "\(direction) \(last)")
    }
    #expect(
      findings.firstIndex { $0.direction == .closing } ?? 0
        >= findings.count { $0.direction == .opening }
        || !findings.contains { $0.direction == .closing })
    for finding in findings {
      #expect(finding.duration >= 0 && finding.changes.isEmpty == finding.isAboutPhase)
      #expect(finding.changes.allSatisfy { $0.size > 0 && $0.size.isFinite })
      let start = "\(finding.severity): \(finding.direction), \(finding.phase) at "
      #expect(finding.description.hasPrefix(start))
      #expect(finding.description.hasSuffix(" (\(finding.kind))"))
    }
  }

  @Test(arguments: Effort.some(of: 0..<20 as Range<UInt64>, oneIn: 4))
  func `is the same of a mirrored book, but for where x is`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let choreography = try randomChoreography(&random) { randomAnimation(&$0) }
    let layout = BookLayout()
    let findings = Choreography.Lint(choreography, layout: layout).findings
    let mirrored = Choreography.Lint(choreography, layout: layout.mirrored).findings
    #expect(findings.count == mirrored.count)
    for (one, other) in zip(findings, mirrored) {
      #expect(
        one.kind == other.kind && one.direction == other.direction && one.phase == other.phase)
      #expect(one.time == other.time && one.duration == other.duration && one.cut == other.cut)
      let isSpeed = [.kink, .suddenStart, .suddenStop].contains(one.kind)
      let mirror = isSpeed ? 0 : layout.screen.width
      for (one, other) in zip(one.changes, other.changes) {
        #expect(one.channel == other.channel)
        let isAcross = one.channel == .x
        #expect(other.from == (isAcross ? mirror - one.from : one.from))
        #expect(other.to == (isAcross ? mirror - one.to : one.to))
      }
      #expect(one.changes.count == other.changes.count)
    }
  }

  @Test(arguments: Effort.some(of: 0..<4 as Range<UInt64>, oneIn: 4))
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
    // So large that nothing moves as far in a ten-thousandth of a second.
    func limit(_ channel: BookChannel) -> Double {
      switch channel.unit {
      case .points: 2
      case .degrees: 1
      case .fraction, .count: 0.02
      }
    }
    let findings = Choreography.Lint(choreography).findings.filter { $0.kind == .jump }
    for direction in Choreography.Lint.Finding.Direction.allCases {
      let transition = try BookTimeline(
        BookScore(
          choreography, direction: direction == .opening ? .open : .close
        )
      ).transition
      var before = transition.pose(at: -1)
      var seen: [BookChannel: [Double]] = [:]
      for index in 0...Int(transition.settlingTime() * 10_000) + 1 {
        let time = Double(index) / 10_000
        let pose = transition.pose(at: time)
        for channel in BookChannel.linted {
          let isHidden = before.readerOpacity > 0.998 && pose.readerOpacity > 0.998
          let isFaded = before.libraryOpacity < 0.002 && pose.libraryOpacity < 0.002
          let isBehind: Bool =
            switch channel {
            case .readerOpacity, .overlayOpacity, .controlsOpacity, .musicVolume, .libraryOpacity:
              false
            case .libraryBlur, .libraryScale, .shelfCoverOpacity: isFaded
            case .readerScale: before.readerOpacity < 0.002 && pose.readerOpacity < 0.002
            case .controlsOffset: before.controlsOpacity < 0.002 && pose.controlsOpacity < 0.002
            case .bookOpacity: isHidden
            default: isHidden || before.bookOpacity < 0.002 && pose.bookOpacity < 0.002
            }
          if abs(pose[channel] - before[channel]) > limit(channel), !isBehind {
            seen[channel, default: []].append(time)
          }
        }
        before = pose
      }
      for channel in BookChannel.allCases {
        var times = seen[channel] ?? []
        if channel == .coverOpacity, let turns = seen[.flipAngle] {
          // A jump of the angle affects the faces, too, but is one finding.
          times.removeAll { time in turns.contains { abs($0 - time) < 1e-3 } }
        }
        let found = findings.filter { finding in
          finding.direction == direction
            && finding.changes.contains { $0.channel == channel && $0.size > limit(channel) }
        }.map(\.time)
        #expect(found.count == times.count, "\(direction) \(channel): \(found) and \(times)")
        for (time, expected) in zip(found, times) { #expect(abs(time - expected) <= 1.01e-4) }
      }
    }
  }

  @Test func `is nothing only where no eye sees a jump, however near it looks`() throws {
    var clean: UInt64 = 0
    let count: UInt64 = Effort.isWhole ? 40 : 4
    for seed in 0..<count {
      let choreography = try calmChoreography(seed: seed)
      let findings = Choreography.Lint(choreography).findings
      for direction in Choreography.Lint.Finding.Direction.allCases {
        let transition = try BookTimeline(
          BookScore(
            choreography, direction: direction == .opening ? .open : .close
          )
        ).transition
        let found = findings.filter { $0.direction == direction && $0.kind == .jump }.flatMap(
          \.changes)
        var seen = Set(
          BookChannel.linted.filter { channel in
            transition.jumps(channel, by: Choreography.Lint.Limits.visible(channel))
          })
        // What is gone within a frame is cut, too. Of about a frame, either may be said.
        if transition.cutsCover(-2e-4) {
          seen.insert(.coverOpacity)
        } else if transition.cutsCover(2e-4), found.contains(where: { $0.channel == .coverOpacity })
        {
          seen.insert(.coverOpacity)
        }
        // A jump of the angle affects the faces, too, but is one finding.
        if seen.contains(.flipAngle) { seen.remove(.coverOpacity) }
        #expect(Set(found.map(\.channel)) == seen, "\(seed), \(direction)")
      }
      if findings.isEmpty { clean += 1 }
    }
    #expect((count / 4...3 * count / 4).contains(clean))
  }

  @Test(arguments: Effort.some(of: 0..<20 as Range<UInt64>, oneIn: 10))
  func `comes to an end for everything that may be written`(seed: UInt64) throws {
    for choreography in [
      try Choreography.random(seed: seed), try .randomRoundTrip(seed: seed).reduced(),
    ] {
      for layout in [BookLayout(), BookLayout(screen: BookSize(width: 390, height: 844)).mirrored] {
        let lint = Choreography.Lint(choreography, layout: layout)
        #expect(lint.faults.count + lint.remarks.count == lint.findings.count)
        #expect(lint.findings.allSatisfy { $0.time.isFinite && !$0.description.contains("nan") })
      }
    }
  }

  @Test func `finds no fault in a preset that waits in reduced motion`() {
    for preset in Choreography.presets {
      for phase in (preset.opening.dropLast() + preset.closing.dropLast()).map(\.phase) {
        var waiting = preset
        waiting[phase].waits = true
        for layout in [
          BookLayout(), BookLayout(screen: BookSize(width: 390, height: 844)).mirrored,
        ] {
          let faults = Choreography.Lint(waiting.reduced(), layout: layout).faults
          #expect(faults.map(\.description) == [], "\(preset.name), \(phase)")
        }
      }
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `finds no book that jumps in reduced motion, whatever waits`(seed: UInt64) throws {
    var waiting = try Choreography.random(seed: seed)
    waiting.opening[0].waits = true
    let moved: Set<BookChannel> = [
      .x, .y, .width, .height, .flipAngle, .tilt, .yaw, .lift, .frameBorder, .libraryScale,
    ]
    let faults = Choreography.Lint(waiting.reduced()).faults.filter { finding in
      [.jump, .kink].contains(finding.kind)
        && finding.changes.contains { moved.contains($0.channel) }
    }
    #expect(faults.map(\.description) == [])
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
          Choreography.Stage(.moving, lasts: 1e90, moves: [.value(.x, 1e9, with: animation)]),
          Choreography.Stage(
            .flipping, lasts: 0, moves: [.value(.flipAngle, -1e9, with: animation)]),
          Choreography.Stage(
            .modeSelection, lasts: 1, moves: [.value(.libraryScale, 1e9, with: animation)]),
          Choreography.Stage(.complete, lasts: 1e-90, moves: [.value(.x, -1e9, with: animation)]),
        ],
        closing: [
          Choreography.Stage(.idle, lasts: 0.1, moves: [.value(.flipAngle, 180, with: animation)])
        ])
      for finding in Choreography.Lint(choreography).findings {
        #expect(finding.changes.isEmpty == finding.isAboutPhase)
        #expect(finding.changes.allSatisfy { $0.size > 0 } && finding.duration >= 0)
        #expect(finding.time >= 0 && finding.time.isFinite)
        #expect(!"\(finding)".contains("nan"))
      }
    }
  }
}

extension Choreography.Lint.Finding {
  fileprivate var isAboutPhase: Bool { [.shortPhase, .longPhase].contains(kind) }
}
