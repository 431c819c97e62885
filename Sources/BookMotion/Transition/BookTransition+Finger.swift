extension BookTransition {
  /// A finger takes hold of the cover, wherever it is: on the shelf, in the air, or turned over.
  ///
  /// From now on the cover follows the finger, and everything else goes on with what it has begun. The
  /// phase is `flipping` for a book that was about to open, and `unflipping` for one that was open; no
  /// other comes, and no other event counts, until the finger lets go.
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
  ///   - finger: Where, on the screen.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  ///   - frame: The cover's rectangle at this moment, if the shelf may have moved.
  /// - Returns: Whether it has hold of the cover. A finger beside it has not, nor one on a spread that
  ///   is read or on the choice of a mode, nor a second one.
  @discardableResult
  public mutating func touch(
    _ finger: BookPoint, at time: Double, frame: BookRect? = nil
  ) -> Bool {
    let time = instant(time)
    Domain.place.require(finger.x, "finger.x")
    Domain.place.require(finger.y, "finger.y")
    let phase = phase(at: time)
    guard hold == nil, phase != .modeSelection else { return false }
    var book = self
    if phase == .idle {
      if let frame { book.layout = layout.standing(in: frame) }
      book.startFromShelf(at: time)
    }
    let posture = BookPosture(lanes: book.motion.value(at: time))
    let isRead = choreography.style.spread.hasTwoPages && posture.readerOpacity >= 1
    let place = bound(finger)
    let angle = posture.flipAngle
    let board = TurningBoard(posture, choreography.style)
    guard !isRead, posture.bookOpacity > 0,
      let grip = CoverGrip(board, at: angle, under: place)
    else { return false }
    self = book
    remember(until: time)
    hold = Hold(grip, under: place, at: angle, time: time, choreography.style)
    motion.pinCover(at: angle)
    turn(at: time)
    holdPhase(from: phase, at: time)
    return true
  }

  /// The finger moves, and the cover with it: the point that it holds stays under it where a board of
  /// that size can bring it, and follows as far as it can where it can't.
  ///
  /// A board turns, and a finger goes where it likes: of the finger's place what counts is how far from
  /// the hinge it is seen.
  ///
  /// - Returns: Whether it has hold of the cover.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    let time = instant(time)
    Domain.place.require(finger.x, "finger.x")
    Domain.place.require(finger.y, "finger.y")
    guard hold != nil else { return false }
    let place = bound(finger)
    let board = TurningBoard(BookPosture(lanes: motion.value(at: time)), choreography.style)
    hold?.move(to: place, of: board, at: time)
    return true
  }

  /// The finger lets go: the cover goes on with its velocity, open if it would pass 90° by itself, and
  /// else shut.
  ///
  /// It takes the spring that turns it in the choreography, or a stiffer one without bounce if it is
  /// thrown so fast that it would swing beyond its end. A book that has not left its shelf stays there
  /// when it falls shut.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger is, in points per second.
  ///   - time: When, in seconds; a time before the last event counts as that one's.
  /// - Returns: Whether the book opens.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    let time = instant(time)
    Domain.place.require(velocity.x, "velocity.x")
    Domain.place.require(velocity.y, "velocity.y")
    guard let hold else { return false }
    let angle = BookPosture(lanes: lanes(at: time)).flipAngle
    let limit = BookTransition.fastest
    let speed = min(max(speed(of: hold, velocity, at: time), -limit), limit)
    remember(until: time)
    self.hold = nil
    motion.pinCover(at: angle)
    let opens = angle + speed * BookTransition.foresight > FaceFade.halfTurn / 2
    let stages = opens ? choreography.opening : choreography.closing
    let first = BookTransition.index(of: opens ? .flipping : .unflipping, in: stages)
    let phase = stages[first].phase
    let stays = !opens && isAtHome
    let isTold = plan.last?.stage.phase == phase
    var spring = MotionSpring()
    enter(stages, from: first, at: time, anew: false) { stage in
      let target = stage.angle ?? (opens ? FaceFade.halfTurn : 0)
      if stays { stage.moves.removeAll { $0.isOfBody } }
      stage.moves.removeAll { $0.isOfCover }
      spring = (stages[first].spring ?? MotionSpring()).stopping(
        after: target - angle, from: speed)
      stage.moves.append(.value(.flipAngle, target, with: .spring(spring)))
    }
    if let index = plan.lastIndex(where: { $0.time == time && $0.stage.phase == phase }) {
      plan[index].goesOn = isTold
    }
    if plan.last?.stage.phase == .modeSelection { mode = nil }
    var toss = BookPosture(lanes: .zero)
    toss.flipAngle = speed
    if speed != 0 { motion.toss(by: toss.lanes, at: time, with: spring) }
    return opens
  }

  /// Whether a finger has hold of the cover.
  public var isHeld: Bool { hold != nil }

  /// How far ahead a release looks: where the cover would be in so many seconds.
  private static var foresight: Double { 0.15 }
  /// No cover is thrown faster, in degrees per second.
  private static var fastest: Double { 3600 }
  /// The seconds over which a finger's velocity is turned into the cover's.
  private static var blink: Double { 0x1p-17 }
}

extension BookTransition {
  /// A finger on the cover, and where it has been since.
  struct Hold: Sendable {
    private let grip: CoverGrip
    private let style: BookStyle
    /// The cover's angle where nothing else can be told.
    private let angle: Double
    /// In the order of their times, and never empty.
    private(set) var places: [Place]

    /// Where the finger is from some time on, and how far the cover lags behind it.
    struct Place: Sendable {
      let time: Double
      var finger: BookPoint
      let lag: Double
    }

    init(
      _ grip: CoverGrip, under finger: BookPoint, at angle: Double, time: Double,
      _ style: BookStyle
    ) {
      self.grip = grip
      self.style = style
      self.angle = angle
      places = [Place(time: time, finger: finger, lag: grip.lag)]
    }

    var last: Place { places[places.count - 1] }

    mutating func move(to finger: BookPoint, of board: TurningBoard, at time: Double) {
      let seen = grip.angle(of: board, under: finger)
      let lag = seen.map { grip.lag(of: last.lag, at: $0) } ?? last.lag
      if last.time == time, places.count > 1 { places.removeLast() }
      if places.count >= Hold.rememberedPlaces { places.removeFirst(places.count / 2) }
      places.append(Place(time: time, finger: finger, lag: lag))
    }

    /// The same lanes, with the cover where the finger has it.
    func led(_ lanes: BookVector, at time: Double) -> BookVector {
      led(lanes, by: places.last { $0.time <= time } ?? places[0])
    }

    func led(_ lanes: BookVector, by place: Place) -> BookVector {
      var posture = BookPosture(lanes: lanes)
      let seen = grip.angle(of: TurningBoard(posture, style), under: place.finger)
      let led = seen.map { $0 - place.lag } ?? angle
      posture.flipAngle = min(max(led, min(angle, 0)), max(angle, FaceFade.halfTurn))
      return posture.lanes
    }

    private static var rememberedPlaces: Int { 512 }
  }

  /// How everything moved until an instant, and who held the cover.
  struct Era: Sendable {
    let end: Double
    let motion: Motion<BookVector>
    let hold: Hold?
  }

  /// Whether no finger has ever touched the cover, as far as anybody remembers.
  @inline(__always)
  var isPlain: Bool { eras.isEmpty }

  /// What drives everything at `time`.
  func motion(at time: Double) -> (motion: Motion<BookVector>, hold: Hold?) {
    if let era = eras.first(where: { time < $0.end }) { return (era.motion, era.hold) }
    return (motion, hold)
  }

  /// Every driven channel at `time`.
  func lanes(at time: Double) -> BookVector {
    let (motion, hold) = motion(at: time)
    let lanes = motion.value(at: time)
    return hold?.led(lanes, at: time) ?? lanes
  }

  /// The instants at which the cover may begin to turn in another way: those in `times`, one before
  /// them and one after.
  func turningPoints(in times: Range<Double>) -> [Double] {
    guard !isPlain else { return changes }
    var points: [Double] = []
    var (before, after) = (-Double.infinity, Double.infinity)
    func add(_ time: Double) {
      if times.contains(time) { points.append(time) }
      if time < times.lowerBound { before = max(before, time) }
      if time >= times.upperBound { after = min(after, time) }
    }
    for time in changes { add(time) }
    for era in eras {
      for place in era.hold?.places ?? [] { add(place.time) }
    }
    for place in hold?.places ?? [] { add(place.time) }
    return ([before] + points.sorted() + [after]).filter { $0.isFinite }
  }

  private mutating func remember(until time: Double) {
    if eras.count >= BookTransition.rememberedEras { eras.removeFirst(eras.count / 2) }
    // What had settled before an era has no part in it.
    if let last = eras.last { motion.forget(settledBy: last.end) }
    eras.append(Era(end: time, motion: motion, hold: hold))
    motion.forget(settledBy: time)
  }

  private static var rememberedEras: Int { 32 }

  /// A place of the screen in the motion's own space, where every book is bound at its left edge.
  private func bound(_ finger: BookPoint) -> BookPoint {
    layout.binding == .left ? finger : BookPoint(x: mirrorWidth - finger.x, y: finger.y)
  }

  /// The phase of a book that is held, and what it has to bring along.
  private mutating func holdPhase(from phase: AnimationPhase, at time: Double) {
    let opens: [AnimationPhase] = [.idle, .selected, .moving, .flipping, .returning]
    let held = opens.contains(phase) ? AnimationPhase.flipping : .unflipping
    cutOff(at: time)
    guard plan.last?.stage.phase != held || phase == .idle else { return }
    var stage = Stage(held, lasts: 0)
    if held == .unflipping {
      let first = BookTransition.index(of: held, in: choreography.closing)
      stage.moves = Move.carried(from: choreography.closing[..<first], into: [])
        .filter { !$0.isOfCover }
    }
    plan.append(PlannedStage(time: time, stage: stage))
    beginsAnew = false
    setOut(departures(of: plan.suffix(1)))
  }

  /// How fast the cover turns under a finger of some velocity.
  private func speed(of hold: Hold, _ velocity: BookPoint, at time: Double) -> Double {
    let across = layout.binding == .left ? velocity.x : -velocity.x
    let blink = BookTransition.blink
    func angle(_ sign: Double) -> Double {
      var place = hold.last
      place.finger.x += sign * blink * across
      place.finger.y += sign * blink * velocity.y
      return BookPosture(lanes: hold.led(motion.value(at: time + sign * blink), by: place))
        .flipAngle
    }
    return (angle(1) - angle(-1)) / (2 * blink)
  }

  /// Whether the book goes nowhere but to its place on the shelf.
  private var isAtHome: Bool {
    var home = BookPosture(lanes: motion.target)
    home.move(to: .center(.shelf, part: 1), frames: frames)
    let target = BookPosture(lanes: motion.target)
    return home.x == target.x && home.y == target.y
  }
}

extension Motion<BookVector> {
  /// The cover stands at an angle, and nothing turns it.
  fileprivate mutating func pinCover(at angle: Double) {
    let lane = BookPosture.lane(of: .flipAngle) ?? 0
    pin({ $0[lane] = angle }, still: { $0[lane] = 0 })
  }
}

extension Stage {
  /// Where the cover goes in it.
  fileprivate var angle: Double? {
    for case .value(.flipAngle, let angle) in moves.reversed().map({ $0.goal }) { return angle }
    return nil
  }

  /// The spring that turns the cover, or one that takes as long as the curve that does.
  fileprivate var spring: MotionSpring? {
    guard let move = moves.last(where: { $0.isOfCover }) else { return nil }
    return switch move.animation.driver {
    case .spring(let spring): spring
    case .curve(_, let duration) where duration > 0: MotionSpring(duration: duration)
    default: nil
    }
  }
}

extension Move {
  /// Whether it turns the cover.
  fileprivate var isOfCover: Bool {
    if case .value(.flipAngle, _) = goal { true } else { false }
  }

  /// Whether it moves the whole book.
  fileprivate var isOfBody: Bool {
    switch goal {
    case .center, .size: true
    case .value(let channel, _): [.x, .y, .width, .height, .tilt, .yaw, .lift].contains(channel)
    }
  }
}

extension MotionSpring {
  /// This spring, or one that is just stiff enough, and without bounce, for a value that comes so fast
  /// not to swing beyond its end.
  ///
  /// A critically damped spring of frequency ω does not as long as the velocity is at most ω times the
  /// way.
  fileprivate func stopping(after way: Double, from velocity: Double) -> MotionSpring {
    guard velocity * way > 0 else { return self }
    let longest = 2 * Double.pi * (way / velocity)
    return MotionSpring(
      duration: max(min(duration, longest), MotionSpring.shortestStop), bounce: 0)
  }

  private static var shortestStop: Double { 1e-3 }
}
