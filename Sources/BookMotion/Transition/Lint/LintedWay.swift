/// One of the two ways of a choreography, taken apart into the steps of its motion.
struct LintedWay {
  let way: Lint.Finding.Way
  let choreography: Choreography
  let transition: BookTransition
  let limits: Lint.Limits

  /// The stages with the instants at which they begin.
  let stages: [BookTransition.PlannedStage]

  /// The steps of the motion.
  let steps: [LintedStep]

  /// The instants between which every channel goes evenly enough to be searched, each with its
  /// limits from both sides. Every start and every end of a step is among them.
  let instants: [Instant]

  init(
    _ way: Lint.Finding.Way, of choreography: Choreography, by transition: BookTransition,
    limits: Lint.Limits
  ) {
    self.way = way
    self.choreography = choreography
    self.transition = transition
    self.limits = limits
    stages = transition.plan.filter { $0.time.isFinite }
    let motion = transition.motion
    let steps = zip(motion.schedule.steps, motion.changes).map { LintedStep($0, way: $1.way) }
    self.steps = steps
    instants = LintedStep.searchTimes(of: steps).map { time in
      Instant(
        time: time, before: steps.state(at: time, .before, from: motion.start),
        after: steps.state(at: time, .after, from: motion.start))
    }
  }

  /// A time with the limits from both sides.
  struct Instant {
    let time: Double
    let before: LintedState
    let after: LintedState
  }
}

extension LintedWay {
  /// The way there and the way back, each from rest at 0.
  static func both(
    of choreography: Choreography, layout: BookLayout, limits: Lint.Limits
  ) -> [LintedWay] {
    var opening = BookTransition(choreography, layout: layout)
    opening.tap(at: 0)
    if let selection = opening.plan.last, selection.stage.phase == .modeSelection {
      // Nothing follows this phase by itself: it waits until all is at rest.
      let rest = opening.settlingTime()
      let end = selection.time + selection.stage.duration
      opening.chooseMode(.read, at: rest.isFinite ? max(rest, end) : end)
    }
    var closing = opening.settled
    closing.close(at: 0)
    return [
      LintedWay(.opening, of: choreography, by: opening, limits: limits),
      LintedWay(.closing, of: choreography, by: closing, limits: limits),
    ]
  }

  /// The channels that a choreography moves, each with its lane in the motion.
  static let channels: [(channel: BookChannel, lane: Int)] = BookChannel.allCases.compactMap {
    channel in BookPosture.lane(of: channel).map { (channel, $0) }
  }

  /// The phase that has begun at `time`.
  func phase(at time: Double) -> AnimationPhase {
    stages.last { $0.time <= time + LintedStep.instant }?.stage.phase
      ?? (way == .opening ? .idle : .complete)
  }

  /// When a stage is over: when the next begins.
  func end(of stage: Int) -> Double {
    stage + 1 < stages.count
      ? stages[stage + 1].time : stages[stage].time + stages[stage].stage.duration
  }

  /// A position of the motion on the screen: motions know left-bound books only.
  func onScreen(_ value: Double, _ channel: BookChannel) -> Double {
    guard channel == .x, transition.layout.binding == .right else { return value }
    return transition.mirrorWidth - value
  }

  /// A speed of the motion on the screen.
  func speedOnScreen(_ speed: Double, _ channel: BookChannel) -> Double {
    channel == .x && transition.layout.binding == .right ? 0 - speed : speed
  }

  func finding(
    _ kind: Lint.Finding.Kind, _ channel: BookChannel?, at time: Double, size: Double,
    phase: AnimationPhase? = nil
  ) -> Lint.Finding {
    Lint.Finding(
      kind: kind, way: way, phase: phase ?? self.phase(at: time), channel: channel, time: time,
      size: size)
  }
}
