import BookMotion

/// The opening or closing of a choreography, taken apart into the steps of its motion.
struct LintedDirection {
  typealias Finding = Choreography.Lint.Finding
  typealias Limits = Choreography.Lint.Limits

  let direction: Finding.Direction
  let transition: BookTransition

  /// The stages, with the times at which they begin.
  let stages: [BookTransition.PlannedStage]

  /// The steps of the motion.
  let steps: LintedSteps

  /// The instants between which every channel is smooth enough to be searched, each with its limits
  /// from both sides. They include every start and every end of a step.
  let instants: [Instant]

  /// A time, with the states just before and just after it.
  struct Instant {
    let time: Double
    let before: LintedState
    let after: LintedState
  }

  init(_ direction: Finding.Direction, by transition: BookTransition) {
    (self.direction, self.transition) = (direction, transition)
    stages = transition.plan.filter { $0.time.isFinite }
    let motion = transition.motion
    let all = zip(motion.schedule.steps, motion.changes).map {
      LintedStep(step: $0, displacement: $1.displacement, target: $1.target)
    }
    let steps = LintedSteps(all, from: motion.start)
    self.steps = steps
    instants = LintedStep.searchTimes(of: all).map { time in
      Instant(
        time: time, before: steps.state(at: time, .before), after: steps.state(at: time, .after))
    }
  }
}

extension LintedDirection {
  /// Returns the opening and the closing, each from rest at 0.
  static func both(of choreography: Choreography, layout: BookLayout) -> [LintedDirection] {
    var opening = BookTransition(choreography, layout: layout)
    opening.goOn(with: .tap(at: 0), whenItRests: true)
    var closing = opening.settled
    closing.goOn(with: .close(at: 0), whenItRests: true)
    return [LintedDirection(.opening, by: opening), LintedDirection(.closing, by: closing)]
  }

  /// Returns the phase at `time`.
  func phase(at time: Double) -> AnimationPhase {
    stages.last { $0.time <= time + LintedStep.instant }?.stage.phase
      ?? (direction == .opening ? .idle : .complete)
  }

  /// Returns the end of a stage, which is the beginning of the next one if there is one.
  func end(of stage: Int) -> Double {
    stage + 1 < stages.count
      ? stages[stage + 1].time : stages[stage].time + stages[stage].stage.duration
  }
}

// MARK: Findings

extension LintedDirection {
  func finding(
    _ kind: Finding.Kind, _ changes: [Finding.Change], at time: Double,
    lasts duration: Double = 0, in phase: AnimationPhase? = nil, cut: Double? = nil
  ) -> Finding {
    Finding(
      kind: kind, direction: direction, phase: phase ?? self.phase(at: time), time: time,
      duration: duration, changes: changes, cut: cut)
  }

  /// Returns findings at an instant for the channels that have a change. Channels that the same
  /// steps move share a finding.
  func findings(
    _ kind: Finding.Kind, at time: Double,
    _ change: (BookChannel, BookPose.Driven.Channel) -> Finding.Change?
  ) -> [Finding] {
    var found: [(causes: [Int], changes: [Finding.Change])] = []
    for (channel, lane) in BookChannel.driven {
      guard let change = change(channel, lane) else { continue }
      let causes = steps.live(at: time).filter { index in
        let step = steps.all[index]
        return step.displacement[lane] != 0
          && (LintedStep.areOne(step.begins, time) || LintedStep.areOne(step.ends, time))
      }
      if let index = found.firstIndex(where: { $0.causes == causes }) {
        found[index].changes.append(change)
      } else {
        found.append((causes, [change]))
      }
    }
    return found.map { finding(kind, $0.changes, at: time) }
  }

  /// Returns a change in screen coordinates: the motion is always that of a left-bound book.
  func change(
    _ channel: BookChannel, from: Double, to: Double, isSpeed: Bool = false
  ) -> Finding.Change {
    guard channel == .x, transition.layout.binding == .right else {
      return Finding.Change(channel: channel, from: from, to: to)
    }
    let mirror = isSpeed ? 0 : transition.mirrorWidth
    return Finding.Change(channel: channel, from: mirror - from, to: mirror - to)
  }
}

// MARK: Visibility

extension LintedDirection {
  /// Returns true if a change of `channel` at `time` is invisible, because an opaque reader hides
  /// the book or because the library has faded out.
  ///
  /// Both sides of the instant must be hidden: if the book moves at the same instant at which the
  /// reader disappears, it is seen to jump.
  func isHidden(_ channel: BookChannel, at time: Double) -> Bool {
    isHidden(channel, in: shown(steps.state(at: time, .before).values))
      && isHidden(channel, in: shown(steps.state(at: time, .after).values))
  }

  /// Returns true if `channel` is invisible beside these values.
  func isHidden(_ channel: BookChannel, in lanes: BookVector) -> Bool {
    switch channel {
    case .readerOpacity, .overlayOpacity, .controlsOpacity, .musicVolume, .libraryOpacity:
      return false
    case .libraryBlur, .libraryScale, .shelfCoverOpacity:
      return lanes[.libraryOpacity] < LintedDirection.faintest
    case .readerScale: return lanes[.readerOpacity] < LintedDirection.faintest
    case .controlsOffset: return lanes[.controlsOpacity] < LintedDirection.faintest
    case .bookOpacity: return lanes[.readerOpacity] > 1 - LintedDirection.faintest
    default:
      return lanes[.readerOpacity] > 1 - LintedDirection.faintest
        || lanes[.bookOpacity] < LintedDirection.faintest
    }
  }

  /// Half of a step of 1/255: lower opacities are rounded to 0, and the complement to 1.
  private static let faintest = 0.5 / 255

  /// Returns the lanes clamped to what is visible.
  func shown(_ lanes: BookVector) -> BookVector {
    BookChannel.driven.reduce(into: lanes) { lanes, driven in
      lanes[driven.lane] = driven.channel.limits.clamped(lanes[driven.lane])
    }
  }

  /// The lowest visible value of each channel.
  static let least = bounds { $0.clamped(-.infinity) }

  /// The highest visible value of each channel.
  static let most = bounds { $0.clamped(.infinity) }

  private static func bounds(_ end: (BookChannel.Limits) -> Double) -> BookVector {
    BookChannel.driven.reduce(into: .zero) { lanes, driven in
      lanes[driven.lane] = end(driven.channel.limits)
    }
  }
}
