extension BookTransition {
  /// Taps the cover, which opens the book.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  ///   - frame: The cover's current frame, if the shelf may have moved. An empty frame is ignored.
  ///   - isLocked: A Boolean value that indicates whether the book is locked; a locked book does
  ///     not open.
  /// - Returns: `true` if the book opens, which it does from the shelf and, with the policy
  ///   `.interrupt`, at any time on its way back.
  @discardableResult
  public mutating func tap(at time: Double, frame: BookRect? = nil, isLocked: Bool = false) -> Bool
  {
    guard let time = advance(to: time) else { return false }
    let phase = phase(at: time)
    guard hold == nil, !isLocked, phase == .idle || (tapPolicy == .interrupt && !phase.isOpening)
    else {
      return false
    }
    layout = layout.reported(frame: frame) ?? layout
    if phase == .idle {
      startFromShelf(at: time)
      enter(choreography.opening, from: 0, at: time, anew: true)
    } else if phase == .closing, mode == nil, choreography.stage(.modeSelection) != nil {
      enter(choreography.opening, at: .modeSelection, at: time)
    } else {
      enter(choreography.opening, at: phase.reverse, at: time)
    }
    // The chosen mode is kept only if the book reenters opening after the choice.
    if phase == .idle || plan.last?.stage.phase == .modeSelection { mode = nil }
    return true
  }

  /// Closes the reader, which sends the book back to the shelf.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  ///   - frame: The current frame of the cover's place, if the shelf has moved. An empty frame is
  ///     ignored.
  /// - Returns: `true` if the book closes, which it does if it is open or waits for a mode or the
  ///   app and, with the policy `.interrupt`, at any time on its way to the reader.
  @discardableResult
  public mutating func close(at time: Double, frame: BookRect? = nil) -> Bool {
    guard let time = advance(to: time) else { return false }
    let phase = phase(at: time)
    let rests = phase.isResting || waitingStage(at: time) != nil
    guard hold == nil, phase.isOpening, rests || tapPolicy == .interrupt else { return false }
    layout = layout.reported(frame: frame) ?? layout
    enter(choreography.closing, at: phase.reverse, at: time, anew: rests)
    return true
  }

  /// Chooses a reading mode: the overlay disappears, and the reader takes over.
  ///
  /// - Returns: `true` if the book was waiting for a mode.
  @discardableResult
  public mutating func chooseMode(_ mode: Mode, at time: Double) -> Bool {
    guard let time = advance(to: time), hold == nil, phase(at: time) == .modeSelection else {
      return false
    }
    self.mode = mode
    enter(choreography.opening, at: .complete, at: time, anew: true)
    return true
  }

  /// Continues after a stage that ``Choreography/Stage/waits``.
  ///
  /// The next stage begins when the duration of the waiting stage is over. A stage that has not
  /// begun yet will not wait.
  ///
  /// - Returns: The stage that no longer waits, or `nil` if none waits or will wait.
  @discardableResult
  public mutating func proceed(at time: Double) -> Choreography.Stage? {
    guard let time = advance(to: time), hold == nil, let last = plan.last, last.stage.waits else {
      return nil
    }
    let stages = last.stage.phase.isOpening ? choreography.opening : choreography.closing
    guard let index = stages.firstIndex(where: { $0.phase == last.stage.phase }),
      index + 1 < stages.count
    else { return nil }
    dropPlans(after: time)
    let start = max(time, (last.time + last.stage.duration).roundedToNanoseconds)
    append(stages[(index + 1)...], at: start)
    setOut(departures(of: plan[...]).filter { $0.time >= time })
    return last.stage
  }

  /// Changes the size of the screen, for example because the device was rotated.
  ///
  /// With the policy `.follow`, everything starts moving to its new place at once. With the policy
  /// `.finishFirst`, an open book stays where it is, and the new size counts from the next event. A
  /// cover that a finger holds keeps its angle until the finger moves.
  ///
  /// Where the cover's place is on the new screen, ``moveCover(to:at:)`` says, at the same time.
  ///
  /// - Parameters:
  ///   - size: The new size of the screen. A size that no screen can have, such as 0 × 0 during a
  ///     layout pass, is ignored.
  ///   - safeArea: The part of the new screen that nothing covers. If it is left out, a screen of
  ///     the same size keeps its safe area, and another one has none.
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  /// - Returns: `true` if anything moves because of the change, now or later.
  @discardableResult
  public mutating func resizeScreen(
    to size: BookSize, safeArea: BookRect? = nil, at time: Double
  ) -> Bool {
    let safeArea = safeArea ?? (size == layout.screen ? layout.safeArea : nil)
    guard let resized = layout.reported(screen: size, safeArea: safeArea),
      let time = advance(to: time), resized != layout
    else { return false }
    keepAngle(at: time)
    layout = resized
    return rotationPolicy == .follow && follow(at: time)
  }

  /// Moves the cover's place, because the shelf is scrolled or laid out anew.
  ///
  /// A book on its shelf, and one that lands there, moves along at once. A book on its way back turns
  /// to the new place, whatever its policy, and a book that is away will return to it.
  ///
  /// - Parameters:
  ///   - frame: The new frame of the cover's place. An empty frame is ignored.
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  /// - Returns: `true` if anything moves because of the change, now or later.
  @discardableResult
  public mutating func moveCover(to frame: BookRect, at time: Double) -> Bool {
    guard let moved = layout.reported(frame: frame), let time = advance(to: time), moved != layout
    else { return false }
    let (phase, goesHome) = (phase(at: time), motion.target == targetAtHome.lanes)
    keepAngle(at: time)
    layout = moved
    if phase == .idle { return standOnShelf(at: time) }
    // A book whose cover a finger has merely lifted stands on its shelf as well.
    if goesHome, stands(at: time) {
      dropPlans(after: time)
      let hasMoved = standOnShelf(at: time)
      setOut(departures(of: plan[...]).filter { $0.time > time })
      return hasMoved
    }
    return (goesHome || rotationPolicy == .follow) && follow(at: time)
  }

  /// Goes on to an event at `time`, and returns when it takes effect: not before the last event. A
  /// time that is not finite is none.
  mutating func advance(to time: Double) -> Double? {
    guard let time = time.notBefore(latest) else { return nil }
    latest = time
    return time
  }
}

extension BookTransition {
  /// Moves the book to the current position of its place, since the shelf may have been scrolled,
  /// and forgets all but the last journey.
  mutating func startFromShelf(at time: Double) {
    let isComing = (motion.schedule.steps.last?.time ?? time) > time
    motion.drop(after: time)
    if let departure {
      // The last journey is kept because its cues may still be requested.
      motion.forget(settledBy: departure)
      plan.removeAll { $0.time < departure }
      changes.removeAll { $0 < departure }
      pastMotions.removeAll { $0.end < departure }
    }
    departure = time
    pendingPhase = nil
    // A book that is still moving, or about to, continues from its current position.
    if !isComing, stands(at: time) { standOnShelf(at: time) }
  }

  /// Moves the book to the current position of its place on the shelf, at once.
  @discardableResult
  mutating func standOnShelf(at time: Double) -> Bool {
    let lanes = targetAtHome.lanes
    guard lanes != motion.target else { return false }
    if motion.changes.count >= BookTransition.mostChanges { motion.gather(at: time) }
    motion.plan(lanes, at: time, with: .none)
    return true
  }

  /// Returns true if every step that moved the body has settled.
  private func stands(at time: Double) -> Bool {
    zip(motion.schedule.steps, motion.changes).allSatisfy { step, change in
      let displacement = change.displacement
      let isStill =
        displacement[.x] == 0 && displacement[.y] == 0 && displacement[.width] == 0
        && displacement[.height] == 0
      return isStill || time >= step.time + step.animation.settlingDuration()
    }
  }

  mutating func enter(
    _ stages: [Choreography.Stage], at phase: AnimationPhase, at time: Double, anew: Bool = false
  ) {
    enter(stages, from: BookTransition.index(of: phase, in: stages), at: time, anew: anew)
  }

  /// Returns the index of the stage of a phase or, if there is none, of the next phase.
  static func index(of phase: AnimationPhase, in stages: [Choreography.Stage]) -> Int {
    let order = phase.isOpening ? AnimationPhase.openingOrder : AnimationPhase.closingOrder
    let rank = order.firstIndex(of: phase) ?? 0
    return stages.firstIndex { (order.firstIndex(of: $0.phase) ?? 0) >= rank } ?? stages.count - 1
  }

  /// Plans the stages from `first` on. The first stage also gets the moves of the skipped stages
  /// that it does not override, so that every direction ends in the same pose.
  ///
  /// If the direction is begun `anew`, its moves begin at their start values; if the book is reversed
  /// in flight, they begin at the current values. `change` may modify the first stage.
  mutating func enter(
    _ stages: [Choreography.Stage], from first: Int, at time: Double, anew: Bool,
    changing change: ((inout Choreography.Stage) -> Void)? = nil
  ) {
    dropPlans(after: time)
    beginsAnew = anew
    cutOff(at: time)
    let begun = plan.count
    var rest = stages[first...]
    let carried = Choreography.Move.carried(from: stages[..<first], into: rest[first].moves)
    rest[first].moves = dissolving(carried, into: rest[first].moves)
    change?(&rest[first])
    if !anew { rest[first].moves = rest[first].moves.map { seen($0, at: time) } }
    settleMoments(of: stages, in: &rest)
    append(rest, at: time)
    setOut(departures(of: plan[begun...]))
  }

  /// Returns the moves of skipped stages and those of the stage that is entered. What the skipped ones
  /// would have moved unseen, because it fades, fades out first now.
  private func dissolving(
    _ carried: [Choreography.Move], into moves: [Choreography.Move]
  ) -> [Choreography.Move] {
    var (fades, moves) = ([Choreography.Move](), carried + moves)
    // One that waits for nothing moves at once only what an opaque reader hides.
    guard choreography.waits else { return moves }
    for veil in Choreography.Move.veils
    where moves.contains(where: { $0.goal.isValue(of: veil) }) && jumps(carried, behind: veil) {
      fades.append(.fade(veil, 0, over: Choreography.Move.veiling))
      for index in moves.indices
      where moves[index].goal.isValue(of: veil)
        || index < carried.count && moves[index].isJump(behind: veil)
      {
        let animation = moves[index].animation
        moves[index].animation = animation.delay(
          max(Choreography.Move.veiling - animation.delay, 0))
      }
    }
    return fades + moves
  }

  /// Returns true if some of the moves change at once what only a veil can hide.
  private func jumps(
    _ moves: [Choreography.Move], behind veil: BookPose.Driven.Channel
  ) -> Bool {
    var driven = BookPose.Driven(lanes: motion.target)
    for move in moves where move.isJump(behind: veil) {
      driven.move(to: move.goal, frames: frames)
    }
    return driven.lanes != motion.target
  }

  /// Gives the first stage of `rest` the moments that a finger has skipped. A book that a finger took
  /// from its shelf and did not open has nothing to undo, so it has no moments on its way back.
  private mutating func settleMoments(
    of stages: [Choreography.Stage], in rest: inout ArraySlice<Choreography.Stage>
  ) {
    guard let pendingPhase else { return }
    let first = rest.startIndex
    if rest[first].phase.isOpening {
      let due = min(BookTransition.index(of: pendingPhase, in: stages), first)
      rest[first].moments = stages[due..<first].flatMap { $0.moments } + rest[first].moments
      self.pendingPhase = nil
    } else if pendingPhase == .selected {
      for index in rest.indices where rest[index].phase != .unflipping { rest[index].moments = [] }
    }
  }

  /// Removes the stages after `time`, and ends those that have begun.
  mutating func cutOff(at time: Double) {
    plan.removeAll { $0.time > time }
    for index in plan.indices { plan[index].end = min(plan[index].end, time) }
  }

  /// Plans the stages up to the first one that waits.
  private mutating func append(_ stages: ArraySlice<Choreography.Stage>, at time: Double) {
    var elapsed = 0.0
    for stage in stages {
      plan.append(PlannedStage(time: time + elapsed, stage: stage))
      if stage.waits || stage.phase == .modeSelection { break }
      elapsed = (elapsed + stage.duration).roundedToNanoseconds
    }
  }

  /// Redirects everything that is under way or planned to its place in the new layout. Returns true
  /// if that changes anything.
  private mutating func follow(at time: Double) -> Bool {
    var followed = self
    followed.redirect(at: time)
    guard !followed.motion.moves(like: motion) else { return false }
    self = followed
    return true
  }

  private mutating func redirect(at time: Double) {
    dropPlans(after: time)
    let all = departures(of: plan[...])
    let begun = all.filter { $0.time <= time }
    let latest = [
      begun.last { $0.move.goal.isCenter }, begun.last { $0.move.goal.isSize },
    ]
    setOut(latest.compactMap { $0.map { Departure(time: time, move: seen($0.move, at: time)) } })
    setOut(all.filter { $0.time > time })
  }

  /// Returns `move`, with an animation if it was immediate because the reader hid the book, but
  /// would now be visible.
  func seen(_ move: Choreography.Move, at time: Double) -> Choreography.Move {
    guard move.animation == .none, move.isSpatial, pose(at: time).readerOpacity != 1 else {
      return move
    }
    return Choreography.Move(
      move.goal, with: .curve(.easeInOut, duration: BookTransition.followingDuration))
  }

  /// About the time that a device takes to rotate its screen.
  private static var followingDuration: Double { 0.3 }

  /// Drops the motion that is planned for after `time`, and limits the history.
  mutating func dropPlans(after time: Double) {
    motion.drop(after: time)
    let most = BookTransition.mostChanges
    if changes.last != time {
      changes.makeRoom(most)
      changes.append(time)
    }
    plan.makeRoom(most)
    if motion.changes.count > most {
      motion.forget(settledBy: changes[0])
      if motion.changes.count > most { motion.gather(at: time) }
    }
  }

  private static var mostChanges: Int { 128 }
}
