extension BookTransition {
  /// The cover is tapped: the book opens.
  ///
  /// - Parameters:
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  ///   - frame: the cover's rectangle at this moment, if the shelf may have moved.
  ///   - isLocked: a locked book does not move.
  /// - Returns: whether the book opens. It does from the shelf, and with the policy `.interrupt`
  ///   from anywhere on its way back.
  @discardableResult
  public mutating func tap(at time: Double, frame: BookRect? = nil, isLocked: Bool = false) -> Bool
  {
    let time = instant(time)
    let phase = phase(at: time)
    guard hold == nil, !isLocked, phase == .idle || (tapPolicy == .interrupt && !phase.isOpening)
    else {
      return false
    }
    if let frame { layout = layout.standing(in: frame) }
    if phase == .idle {
      startFromShelf(at: time)
      enter(choreography.opening, from: 0, at: time, anew: true)
    } else if phase == .closing, mode == nil, choreography.stage(.modeSelection) != nil {
      enter(choreography.opening, at: .modeSelection, at: time)
    } else {
      enter(choreography.opening, at: phase.reverse, at: time)
    }
    // Only a way that begins behind the choice keeps what was chosen.
    if phase == .idle || plan.last?.stage.phase == .modeSelection { mode = nil }
    return true
  }

  /// The reader is closed: the book goes back to the shelf.
  ///
  /// - Parameters:
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  ///   - frame: the rectangle of the cover's place at this moment, if the shelf has moved.
  /// - Returns: whether the book closes. It does when it is open or waits for a mode, and with the
  ///   policy `.interrupt` from anywhere on its way there.
  @discardableResult
  public mutating func close(at time: Double, frame: BookRect? = nil) -> Bool {
    let time = instant(time)
    let phase = phase(at: time)
    guard hold == nil, phase.isOpening,
      phase.isResting || waits(at: time) || tapPolicy == .interrupt
    else {
      return false
    }
    if let frame { layout = layout.standing(in: frame) }
    enter(
      choreography.closing, at: phase.reverse, at: time, anew: phase.isResting || waits(at: time))
    return true
  }

  /// Read or Listen is chosen: the overlay goes and the reader takes over.
  ///
  /// - Returns: whether a mode was waited for.
  @discardableResult
  public mutating func chooseMode(_ mode: Mode, at time: Double) -> Bool {
    let time = instant(time)
    guard hold == nil, phase(at: time) == .modeSelection else { return false }
    self.mode = mode
    enter(choreography.opening, at: .complete, at: time, anew: true)
    return true
  }

  /// The app is ready for what comes after a stage that ``Stage/waits``.
  ///
  /// - Returns: whether a stage waits, or will. It is over when its length has passed; one that has not
  ///   begun yet will not wait.
  @discardableResult
  public mutating func proceed(at time: Double) -> Bool {
    let time = instant(time)
    guard hold == nil, let last = plan.last, last.stage.waits else { return false }
    let stages = last.stage.phase.isOpening ? choreography.opening : choreography.closing
    guard let index = stages.firstIndex(where: { $0.phase == last.stage.phase }),
      index + 1 < stages.count
    else { return false }
    turn(at: time)
    let start = max(time, (last.time + last.stage.duration).roundedToNanoseconds)
    append(stages[(index + 1)...], at: start)
    setOut(departures(of: plan[...]).filter { $0.time >= time })
    return true
  }

  /// The screen has another size, because the device was turned.
  ///
  /// - Parameters:
  ///   - size: the screen's new size.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  ///   - frame: the rectangle of the cover's place on the new screen, if it is another. A book that
  ///     stands on the shelf is there at once.
  ///   - safeArea: the part of the new screen that nothing covers; nil for all of it.
  /// - Returns: whether anything moves because of it, at once.
  @discardableResult
  public mutating func resizeScreen(
    to size: BookSize, at time: Double, frame: BookRect? = nil, safeArea: BookRect? = nil
  ) -> Bool {
    let time = instant(time)
    layout = layout.on(screen: size, safeArea: safeArea)
    if let frame { layout = layout.standing(in: frame) }
    if phase(at: time) == .idle {
      guard frame != nil, stands(at: time) else { return false }
      return standOnShelf(at: time)
    }
    guard rotationPolicy == .follow else { return false }
    follow(at: time)
    return true
  }

  /// When an event counts that a clock puts at `time`.
  mutating func instant(_ time: Double) -> Double {
    latest = time.notBefore(latest)
    return latest
  }
}

extension BookTransition {
  /// The shelf may have been scrolled since the book was put there: it stands where the shelf is.
  mutating func startFromShelf(at time: Double) {
    motion.drop(after: time)
    if let departure {
      // The last journey is remembered, for whoever still asks for its cues; the one before is not.
      motion.forget(settledBy: departure)
      plan.removeAll { $0.time < departure }
      changes.removeAll { $0 < departure }
      eras.removeAll { $0.end < departure }
    }
    departure = time
    // A book that is still seen to move goes on from where it is.
    if stands(at: time) { standOnShelf(at: time) }
  }

  /// Puts the book where its place on the shelf is now.
  @discardableResult
  private mutating func standOnShelf(at time: Double) -> Bool {
    var posture = BookPosture(lanes: motion.target)
    posture.move(to: .center(.shelf, part: 1), frames: frames)
    posture.move(to: .size(.shelf, scale: 1, part: 1), frames: frames)
    guard posture.lanes != motion.target else { return false }
    if motion.changeCount >= BookTransition.rememberedChanges { motion.gather(at: time) }
    motion.plan(posture.lanes, at: time, with: .none)
    return true
  }

  /// Whether every step that brought the body to its place has settled.
  private func stands(at time: Double) -> Bool {
    zip(motion.schedule.steps, motion.changes).allSatisfy { step, change in
      let way = BookPosture(lanes: change.way)
      let isStill = way.x == 0 && way.y == 0 && way.width == 0 && way.height == 0
      return isStill || time >= step.time + step.animation.settlingDuration()
    }
  }

  mutating func enter(
    _ stages: [Stage], at phase: AnimationPhase, at time: Double, anew: Bool = false
  ) {
    enter(stages, from: BookTransition.index(of: phase, in: stages), at: time, anew: anew)
  }

  /// The stage of a phase, or the next one if that is left out.
  static func index(of phase: AnimationPhase, in stages: [Stage]) -> Int {
    let order = phase.isOpening ? AnimationPhase.openingOrder : AnimationPhase.closingOrder
    let rank = order.firstIndex(of: phase) ?? 0
    return stages.firstIndex { (order.firstIndex(of: $0.phase) ?? 0) >= rank } ?? stages.count - 1
  }

  /// Plans the stages from `first` on. What the ones before would have brought and the first one
  /// does not is brought by it, so that every way ends in the same pose.
  ///
  /// A way that is begun `anew` has the values that its moves set out from; one that turns round in
  /// flight goes on from what is seen. The first stage may be changed.
  mutating func enter(
    _ stages: [Stage], from first: Int, at time: Double, anew: Bool,
    changing change: (inout Stage) -> Void = { _ in }
  ) {
    turn(at: time)
    beginsAnew = anew
    cutOff(at: time)
    let begun = plan.count
    var rest = stages[first...]
    rest[first].moves =
      Move.carried(from: stages[..<first], into: rest[first].moves) + rest[first].moves
    change(&rest[first])
    append(rest, at: time)
    setOut(departures(of: plan[begun...]))
  }

  /// What was planned for later does not happen, and what has begun is over.
  mutating func cutOff(at time: Double) {
    plan.removeAll { $0.time > time }
    for index in plan.indices { plan[index].end = min(plan[index].end, time) }
  }

  /// Plans stages up to the first that waits.
  private mutating func append(_ stages: ArraySlice<Stage>, at time: Double) {
    var elapsed = 0.0
    for stage in stages {
      plan.append(PlannedStage(time: time + elapsed, stage: stage))
      if stage.waits || stage.phase == .modeSelection { break }
      elapsed = (elapsed + stage.duration).roundedToNanoseconds
    }
  }

  /// Everything that is under way or planned sets out for its place on the new screen.
  private mutating func follow(at time: Double) {
    turn(at: time)
    let all = departures(of: plan[...])
    let begun = all.filter { $0.time <= time }
    let places = [
      begun.last { $0.move.goal.isCenter }, begun.last { $0.move.goal.isSize },
    ]
    setOut(places.compactMap { $0.map { Departure(time: time, move: seen($0.move, at: time)) } })
    setOut(all.filter { $0.time > time })
  }

  /// A move that has been made at once behind the reader; where it would be seen, it is not.
  private func seen(_ move: Move, at time: Double) -> Move {
    let isHidden = pose(at: time).readerOpacity == 1
    guard move.animation == .none, !isHidden else { return move }
    return Move(move.goal, with: .curve(.easeInOut, duration: BookTransition.followingDuration))
  }

  /// About what a screen takes to turn.
  private static var followingDuration: Double { 0.3 }

  /// Nothing that was planned for later happens.
  mutating func turn(at time: Double) {
    motion.drop(after: time)
    if changes.last != time { changes.append(time) }
    // Who turns a book round for hours asks for the cues of the last minutes at most.
    let most = BookTransition.rememberedChanges
    if changes.count > most { changes.removeFirst(changes.count / 2) }
    if plan.count > BookTransition.rememberedStages { plan.removeFirst(plan.count / 2) }
    if motion.changeCount > most {
      motion.forget(settledBy: changes[0])
      if motion.changeCount > most { motion.gather(at: time) }
    }
  }

  private static var rememberedStages: Int { 128 }
  private static var rememberedChanges: Int { 128 }
}

extension Double {
  /// The nearest whole number of nanoseconds.
  ///
  /// Lengths are written as decimals, and are added as such: 0.2 + 0.4 + 0.6 + 0.3 is 1.5, so that a
  /// phase begins on the frame on which one expects it.
  var roundedToNanoseconds: Double {
    let count = self * Double.nanoseconds
    guard count < Double.largestRounded else { return self }
    return ((count + Elementary.roundingShift) - Elementary.roundingShift) / Double.nanoseconds
  }

  private static let nanoseconds = 1e9
  private static let largestRounded = 0x1p50
}
