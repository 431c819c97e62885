extension BookTransition {
  /// Touches the cover with a finger that takes hold of it, wherever it is: on the shelf, in the
  /// air, or turned over.
  ///
  /// From then on, the cover follows the finger, and everything else continues its motion. The
  /// phase is `flipping` for a book that was about to open, and `unflipping` for one that was open.
  /// A book at rest keeps its phase until its cover moves, so a finger that is only put down and
  /// lifted begins none. Until the finger is lifted, no other phase begins, and other events have no
  /// effect.
  ///
  /// ```swift
  /// var book = BookTransition()
  /// book.touch(BookPoint(x: 290, y: 340), at: 0)
  /// book.drag(to: BookPoint(x: 100, y: 340), at: 0.2)
  /// book.pose(at: 0.2).flipAngle  // 90, with the edge over the hinge
  /// book.release(velocity: BookPoint(x: -800, y: 0), at: 0.2)  // true: it opens
  /// ```
  ///
  /// - Parameters:
  ///   - finger: The position of the finger on the screen.
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  ///   - frame: The cover's current frame, if the shelf may have moved. An empty frame is ignored.
  /// - Returns: `true` if the finger takes hold of the cover. It does not if it is beside the
  ///   cover, if a spread is being read or a mode is being chosen, or if another finger already
  ///   holds the cover.
  @discardableResult
  public mutating func touch(
    _ finger: BookPoint, at time: Double, frame: BookRect? = nil
  ) -> Bool {
    guard let finger = finger.withinReason, let time = advance(to: time) else { return false }
    let (phase, rests) = (phase(at: time), isAtRest(at: time))
    guard hold == nil, phase != .modeSelection else { return false }
    var book = self
    if phase == .idle {
      book.layout = layout.reported(frame: frame) ?? layout
      if rests { book.standOnShelf(at: time) } else { book.startFromShelf(at: time) }
    }
    let driven = BookPose.Driven(lanes: book.motion.value(at: time))
    let isRead = choreography.style.spread.hasTwoPages && driven[.readerOpacity] >= 1
    let point = bound(finger)
    let angle = driven[.flipAngle]
    let board = TurningBoard(driven, choreography.style)
    guard !isRead, driven[.bookOpacity] > 0,
      let grip = CoverGrip(board, at: angle, under: point)
    else { return false }
    self = book
    hold = Hold(grip, under: point, at: angle, time: time, choreography.style)
    if rests { hold?.restingPhase = phase } else { lead(from: phase, at: time) }
    return true
  }

  /// Moves the finger, and the cover with it.
  ///
  /// The held point stays under the finger wherever a board of that size can bring it; otherwise,
  /// it follows as far as it can.
  ///
  /// Since the board can only turn about its hinge, only the apparent distance of the finger from
  /// the hinge matters.
  ///
  /// - Returns: `true` if the finger holds the cover.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = advance(to: time) else { return false }
    guard hold != nil else { return false }
    let (point, lanes) = (bound(finger), motion.value(at: time))
    let board = TurningBoard(BookPose.Driven(lanes: lanes), choreography.style)
    hold?.move(to: point, of: board, at: time)
    if hold?.led(lanes, at: time)[.flipAngle] != lanes[.flipAngle] { leaveRest(at: time) }
    return true
  }

  /// Lifts the finger. The cover continues with its velocity: it opens if it would pass 90° on its
  /// own, and otherwise it closes.
  ///
  /// The cover turns on the spring that the choreography uses for it. If it is thrown toward its
  /// end, the spring has no bounce, and is stiffer if it would otherwise swing past the end. A book
  /// that has not left its shelf stays there when the cover falls shut, and a book at rest whose
  /// cover was neither moved nor thrown stays as it is. A cover that lies at an end of its turn
  /// can't be thrown beyond it.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - time: The time in seconds; a time before the last event is replaced by that event's time.
  /// - Returns: `true` if the book opens or stays open, and `false` if it closes, stays closed, or no
  ///   finger held the cover.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    guard let velocity = velocity.withinReason, let time = advance(to: time) else { return false }
    guard let hold else { return false }
    let angle = lanes(at: time)[.flipAngle]
    let limit = BookTransition.fastest
    let across = layout.binding == .left ? velocity.x : -velocity.x
    let asked = hold.speed(of: motion, at: time, moving: BookPoint(x: across, y: velocity.y))
    let speed = min(max(asked, -limit), limit)
    if speed != 0 { leaveRest(at: time) }
    guard self.hold?.restingPhase == nil else {
      self.hold = nil
      return angle > Elementary.rightAngle
    }
    handCover(to: nil, at: angle, time: time)
    let opens = angle + speed * BookTransition.foresight > Elementary.rightAngle
    let stages = opens ? choreography.opening : choreography.closing
    let first = BookTransition.index(of: opens ? .flipping : .unflipping, in: stages)
    let phase = stages[first].phase
    let (stays, pulled) = (!opens && isAtHome, self)
    let isTold = plan.last?.stage.phase == phase
    var spring = MotionSpring()
    enter(stages, from: first, at: time, anew: false) { stage in
      let target = [stage].value(of: .flipAngle) ?? (opens ? Elementary.halfTurn : 0)
      if stays {
        // One that has grown gets its size back, if no later stage does that.
        let shrinks = pulled.endsInSizeOfShelf(stage.moves)
        stage.moves.removeAll { $0.isOfBody && !(shrinks && $0.goal.isSize) }
      }
      stage.moves.removeAll { $0.isOfCover }
      spring = (stages[first].spring ?? MotionSpring()).stopping(
        after: target - angle, from: speed)
      stage.moves.append(.value(.flipAngle, target, with: .spring(spring)))
    }
    if let index = plan.lastIndex(where: { $0.time == time && $0.stage.phase == phase }) {
      plan[index].goesOn = isTold
    }
    if plan.last?.stage.phase == .modeSelection { mode = nil }
    var toss = BookVector.zero
    toss[.flipAngle] = speed
    if speed != 0 { motion.toss(by: toss, at: time, with: spring) }
    return opens
  }

  /// A Boolean value that indicates whether a finger holds the cover.
  public var isHeld: Bool { hold != nil }

  /// The time, in seconds, over which a release extrapolates the cover's angle.
  private static var foresight: Double { 0.15 }
  /// The largest speed at which a cover can be thrown, in degrees per second.
  private static var fastest: Double { 3600 }
}

extension BookTransition {
  /// A finger on the cover, and its positions since it touched.
  struct Hold: Equatable, Sendable {
    private var grip: CoverGrip
    private let style: BookStyle
    /// The cover's angle if none follows from the finger's position.
    private let angle: Double
    /// The phase of a book at rest whose cover the finger has not moved yet, or `nil` once the
    /// finger leads the cover.
    var restingPhase: AnimationPhase?
    /// The finger's positions in order of time; never empty.
    private(set) var positions: [Position]

    /// The position of a finger from `time` on, and the angle by which the cover lags behind it.
    struct Position: Equatable, Sendable {
      let time: Double
      var finger: BookPoint
      let lag: Double
      /// The angle at which the cover stays until the finger moves, or `nil` if it follows.
      var kept: Double?
    }

    init(
      _ grip: CoverGrip, under finger: BookPoint, at angle: Double, time: Double,
      _ style: BookStyle
    ) {
      self.grip = grip
      self.style = style
      self.angle = angle
      positions = [Position(time: time, finger: finger, lag: grip.lag)]
    }

    var last: Position { positions[positions.count - 1] }

    mutating func move(to finger: BookPoint, of board: TurningBoard, at time: Double) {
      let seen = grip.angle(of: board, under: finger)
      var lag = seen.map { grip.lag(of: last.lag, at: $0) } ?? last.lag
      if let kept = last.kept {
        guard finger != last.finger, let seen else { return }
        // The cover goes on from where it is, as far behind the finger as it is now.
        lag = seen - kept
        grip = grip.anew(at: seen, lag: lag)
      }
      if last.time == time, positions.count > 1 { positions.removeLast() }
      positions.makeRoom()
      positions.append(Position(time: time, finger: finger, lag: lag))
    }

    /// Keeps the cover at an angle until the finger moves.
    mutating func keep(_ angle: Double, at time: Double) {
      guard last.kept == nil else { return }
      let position = Position(time: time, finger: last.finger, lag: last.lag, kept: angle)
      if last.time == time, positions.count > 1 { positions.removeLast() }
      positions.append(position)
    }

    /// Returns the lanes with the cover where the finger holds it.
    func led(_ lanes: BookVector, at time: Double) -> BookVector {
      led(lanes, by: position(at: time))
    }

    private func position(at time: Double) -> Position {
      positions.last { $0.time <= time } ?? positions[0]
    }

    /// Returns the speed at which the cover turns, in degrees per second, under a finger that moves
    /// with `velocity`.
    func speed(
      of motion: Motion<BookVector>, at time: Double, moving velocity: BookPoint = .zero
    ) -> Double {
      func angle(_ step: Double) -> Double {
        var position = position(at: time)
        position.finger.x += step * velocity.x
        position.finger.y += step * velocity.y
        return led(motion.value(at: time + step), by: position)[.flipAngle]
      }
      let (before, now, after) = (angle(-Hold.blink), angle(0), angle(Hold.blink))
      // At an end of its turn, where a cover stops, only what follows counts.
      return now == before || now == after
        ? (after - now) / Hold.blink : (after - before) / (2 * Hold.blink)
    }

    /// The time step, in seconds, of the difference quotient that gives the cover's speed.
    private static var blink: Double { 0x1p-17 }

    func led(_ lanes: BookVector, by position: Position) -> BookVector {
      var led = lanes
      if let kept = position.kept {
        led[.flipAngle] = kept
        return led
      }
      let seen = grip.angle(
        of: TurningBoard(BookPose.Driven(lanes: lanes), style), under: position.finger)
      let free = seen.map { $0 - position.lag } ?? angle
      // A rounding error doesn't move a cover.
      led[.flipAngle] =
        (free - angle).magnitude < Hold.negligible
        ? angle : min(max(free, min(angle, 0)), max(angle, Elementary.halfTurn))
      return led
    }

    /// The difference between two angles, in degrees, that is no motion.
    private static var negligible: Double { 1e-9 }
  }

  /// The motion until `end`, and the finger that held the cover during that time.
  struct PastMotion: Equatable, Sendable {
    let end: Double
    let motion: Motion<BookVector>
    let hold: Hold?
  }

  /// True if no finger has led the cover within the remembered history.
  @inline(__always)
  var isPlain: Bool { pastMotions.isEmpty }

  /// Returns the motion and the finger that leads the cover, if any, at `time`.
  func motion(at time: Double) -> (motion: Motion<BookVector>, hold: Hold?) {
    if let past = pastMotions.first(where: { time < $0.end }) { return (past.motion, past.hold) }
    return (motion, hold?.restingPhase == nil ? hold : nil)
  }

  /// Returns every channel at `time`.
  func lanes(at time: Double) -> BookVector {
    let (motion, hold) = motion(at: time)
    let lanes = motion.value(at: time)
    return hold?.led(lanes, at: time) ?? lanes
  }

  /// Returns the instants at which the cover may begin to turn differently: those in `times`, one
  /// before, and one after, or all of them if no finger has led the cover.
  func turningPoints(in times: Range<Double>) -> [Double] {
    guard !isPlain else { return changes }
    let holds = pastMotions.map { $0.hold } + [hold]
    let all = changes + holds.flatMap { $0?.positions.map { $0.time } ?? [] }
    var points: [Double] = []
    for time in all where times.contains(time) { points.insert(time, inOrderOf: { $0 }) }
    if let before = all.filter({ $0 < times.lowerBound }).max() { points.insert(before, at: 0) }
    if let after = all.filter({ $0 >= times.upperBound }).min() { points.append(after) }
    return points
  }

  /// Remembers what has moved the cover until `time`. From then on, it stays at `angle`, and only
  /// `next` turns it.
  private mutating func handCover(to next: Hold?, at angle: Double, time: Double) {
    pastMotions.makeRoom(BookTransition.mostPastMotions)
    // Changes that settled before such a finger are not part of that motion.
    if let last = pastMotions.last { motion.forget(settledBy: last.end) }
    pastMotions.append(PastMotion(end: time, motion: motion, hold: hold))
    motion.forget(settledBy: time)
    motion.pin({ $0[.flipAngle] = angle }, still: { $0[.flipAngle] = 0 })
    hold = next
  }

  /// Keeps a held cover at its angle while the screen under the finger changes.
  mutating func keepAngle(at time: Double) {
    guard hold != nil else { return }
    let angle = lanes(at: time)[.flipAngle]
    hold?.keep(angle, at: time)
  }

  private static var mostPastMotions: Int { 32 }

  /// Returns a position on the screen in the coordinates of the motion, in which every book is
  /// bound at its left edge.
  private func bound(_ finger: BookPoint) -> BookPoint {
    layout.binding == .left ? finger : BookPoint(x: mirrorWidth - finger.x, y: finger.y)
  }

  /// Lets the finger lead the cover of a book at rest, if it has not done so before.
  private mutating func leaveRest(at time: Double) {
    guard let phase = hold?.restingPhase else { return }
    hold?.restingPhase = nil
    if phase == .idle { startFromShelf(at: time) }
    lead(from: phase, at: time)
  }

  /// Lets the finger lead the cover from `time` on.
  private mutating func lead(from phase: AnimationPhase, at time: Double) {
    let leading = hold
    hold = nil
    handCover(to: leading, at: lanes(at: time)[.flipAngle], time: time)
    dropPlans(after: time)
    holdPhase(from: phase, at: time)
  }

  /// Begins the phase of a book that is held, with the moves that it has to catch up on.
  private mutating func holdPhase(from phase: AnimationPhase, at time: Double) {
    let opens: [AnimationPhase] = [.idle, .selected, .moving, .flipping, .returning]
    let held = opens.contains(phase) ? AnimationPhase.flipping : .unflipping
    cutOff(at: time)
    if pendingPhase != .selected {
      switch phase {
      case .idle: pendingPhase = .selected
      case .selected, .returning: pendingPhase = .moving
      default: break
      }
    }
    guard plan.last?.stage.phase != held || phase == .idle else { return }
    var stage = Choreography.Stage(held, lasts: 0)
    if held == .unflipping {
      let closing = choreography.closing
      let first = BookTransition.index(of: held, in: closing)
      let carried = Choreography.Move.carried(from: closing[..<first], into: [])
      // A book that would fade out to get there stays where it is as long as the finger holds it.
      let fades = choreography.waits && carried.contains { $0.goal.isValue(of: .bookOpacity) }
      stage.moves = carried.filter { !$0.isOfCover && !(fades && $0.isJump(behind: .bookOpacity)) }
        .map { seen($0, at: time) }
      let due =
        phase.isOpening
        ? BookTransition.index(of: phase.reverse, in: closing)
        : BookTransition.index(of: phase, in: closing) + 1
      stage.moments = closing[min(due, first)..<first].flatMap { $0.moments }
    }
    plan.append(PlannedStage(time: time, stage: stage))
    beginsAnew = false
    setOut(departures(of: plan.suffix(1)))
  }

  /// The target of the motion, with the book in its place on the shelf.
  var targetAtHome: BookPose.Driven {
    var driven = BookPose.Driven(lanes: motion.target)
    driven.move(to: .center(.shelf, part: 1), frames: frames)
    driven.move(to: .size(.shelf, scale: 1, part: 1), frames: frames)
    return driven
  }

  /// Returns true if moves give a book the size that it has on the shelf.
  private func endsInSizeOfShelf(_ moves: [Choreography.Move]) -> Bool {
    let size = frames(.shelf).size
    var driven = BookPose.Driven(lanes: motion.target)
    for move in moves where move.goal.isSize { driven.move(to: move.goal, frames: frames) }
    return driven[.width] == size.width && driven[.height] == size.height
  }

  /// True if the book's target, whatever its size, is at its place on the shelf.
  private var isAtHome: Bool {
    let (home, target) = (targetAtHome, motion.target)
    return home[.x] == target[.x] && home[.y] == target[.y]
  }
}

extension Choreography.Stage {
  /// The spring that turns the cover, or a spring with the same duration as the curve that does.
  fileprivate var spring: MotionSpring? {
    guard let move = moves.last(where: { $0.isOfCover }) else { return nil }
    return switch move.animation.driver {
    case .spring(let spring): spring
    case .curve(_, let duration) where duration > 0: MotionSpring(duration: duration)
    default: nil
    }
  }
}

extension Choreography.Move {
  /// True if the move turns the cover.
  fileprivate var isOfCover: Bool { goal.isValue(of: .flipAngle) }

  /// True if the move moves the whole book.
  fileprivate var isOfBody: Bool {
    switch goal {
    case .center, .size: true
    case .value(let channel, _): [.x, .y, .width, .height, .tilt, .yaw, .lift].contains(channel)
    }
  }
}

extension MotionSpring {
  /// Returns this spring if `velocity` does not point along `displacement`, and otherwise one without
  /// bounce that is just stiff enough not to swing past the end.
  ///
  /// A critically damped spring of angular frequency ω does not overshoot if `velocity` ≤ ω ·
  /// `displacement`. Its duration is 2π / ω, so it may be at most 2π · `displacement` / `velocity`.
  fileprivate func stopping(after displacement: Double, from velocity: Double) -> MotionSpring {
    guard velocity * displacement > 0 else { return self }
    let longest = 2 * Double.pi * (displacement / velocity)
    return MotionSpring(
      duration: max(min(duration, longest), MotionSpring.shortestStop), bounce: 0)
  }

  private static var shortestStop: Double { 1e-3 }
}
