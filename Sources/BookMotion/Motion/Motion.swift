/// A value that moves: a start value, and one step for each change of its target.
///
/// `value(t) = start + Σ Δᵢ · rᵢ(t − tᵢ)`: each change of target adds a step Δᵢ with its own unit
/// response rᵢ. Nothing is integrated, and no state is kept between calls, so time may run in
/// either direction. Springs are linear: the sum of two steps of one spring *is* that spring,
/// retargeted with its velocity kept. An interruption therefore never causes a jump in value, nor,
/// with springs, in velocity.
///
/// ```swift
/// var x = Motion(0.0)
/// x.retarget(to: 100, at: 0, with: .spring(.bouncy))
/// x.retarget(to: 40, at: 0.2, with: .spring(.bouncy))  // turns around in flight
/// x.value(at: 0.2)  // 87.371…, as without the interruption
/// x.value(at: 9)  // 40, exactly
/// ```
///
/// - At rest, the value *is* the target, bit for bit; before the first change, it is the start.
/// - The past never changes: a change at t leaves every earlier value as it was, bit for bit, until
///   it has settled and is forgotten.
/// - A value can be a whole pose: everything that starts together shares one evaluation.
///
/// A motion deliberately has no clock and no notion of "now": you pass in the time, in seconds from
/// any origin.
public struct Motion<Value: MotionVector>: Equatable, Sendable {
  /// The value before the earliest change that has not been forgotten.
  @usableFromInline
  package private(set) var start: Value

  /// The times and unit responses of the changes, in order of time.
  @usableFromInline
  package private(set) var schedule = Schedule()

  /// The changes of target, one for each step of `schedule`.
  @usableFromInline
  package private(set) var changes: [Change] = []

  /// The tossed velocities that have not come to rest.
  @usableFromInline
  var tosses: [Toss] = []

  /// Creates a motion at rest.
  ///
  /// - Precondition: The length of `start` is at most 1e100.
  public init(_ start: Value) {
    Motion.require(start)
    self.start = start
  }

  /// A change of target.
  @usableFromInline
  package struct Change: Equatable, Sendable {
    /// The new target minus the old target.
    @usableFromInline package var displacement: Value
    /// The new target.
    @usableFromInline package var target: Value
  }
}

extension Motion: Hashable where Value: Hashable {
  /// Hashes where the motion comes from and goes to, and when it changes. Animations and tosses are
  /// compared only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(target)
    for step in schedule.steps { hasher.combine(step.time) }
  }
}

extension Motion {
  /// Returns the value at `time`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes. No memory is allocated.
  @inlinable
  @inline(never)  // Compiled once per type of value, not at every call.
  public func value(at time: Double) -> Value { value(at: time) { $0 } }

  /// Returns a part of the value at `time`, bit for bit, without computing the other components.
  @inlinable
  @inline(__always)
  package func value<Part: MotionVector>(at time: Double, of part: (Value) -> Part) -> Part {
    // A change after the last one that has begun does not affect the value. One before it that has
    // not begun takes part with its whole distance remaining.
    let begun = schedule.begunCount(at: time)
    if begun == 1, tosses.isEmpty {
      // This is the usual case, in which there is no sum to keep apart from the target.
      let remaining = schedule.remaining(of: 0, at: time)
      var position = part(changes[0].target)
      position.add(part(changes[0].displacement), scaledBy: -remaining)
      return position
    }
    // Apart from the sum below, so that the start is loaded only where it is needed.
    guard begun > 0 else {
      var (position, left) = (part(start), Part.zero)
      Motion.shorten(&left, by: tosses, at: time, of: part)
      position.add(left, scaledBy: -1)
      return position
    }
    let remaining = schedule.remaining(of: 0, at: time)
    var left = part(changes[0].displacement).scaled(by: remaining)
    for index in 1..<begun {
      let remaining = schedule.remaining(of: index, at: time)
      left.add(part(changes[index].displacement), scaledBy: remaining)
    }
    Motion.shorten(&left, by: tosses, at: time, of: part)
    var position = part(changes[begun - 1].target)
    position.add(left, scaledBy: -1)
    return position
  }

  /// Subtracts what tosses have covered by `time` from what is left of the steps.
  @inlinable
  @inline(__always)
  static func shorten<Part: MotionVector>(
    _ left: inout Part, by tosses: [Toss], at time: Double, of part: (Value) -> Part
  ) {
    for index in tosses.indices {
      left.add(part(tosses[index].velocity), scaledBy: 0 - tosses[index].swing(at: time).distance)
    }
  }

  /// Returns the velocity at `time`, in units per second.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes. No memory is allocated.
  @inlinable
  public func velocity(at time: Double) -> Value {
    var velocity = Value.zero
    for index in changes.indices {
      velocity.add(changes[index].displacement, scaledBy: schedule.velocity(of: index, at: time))
    }
    for toss in tosses {
      velocity.add(toss.velocity, scaledBy: toss.swing(at: time).velocity)
    }
    return velocity
  }

  /// The target of the last change, or the start value if there are no changes.
  public var target: Value { changes.last?.target ?? start }

  /// The time from which the value equals its target exactly: −∞ if it never moves, ∞ if it never
  /// settles.
  package var end: Double { tosses.reduce(schedule.end) { max($0, $1.end) } }

  /// Returns a Boolean value that indicates whether the value equals its target from `time` on.
  public func isAtRest(at time: Double) -> Bool { time >= end }

  /// Returns the time from which every step has less than `epsilon` of its distance left.
  ///
  /// From that time on, a tossed velocity also displaces the value by less than `epsilon` times the
  /// distance it would cover in the duration of its spring.
  public func settlingTime(epsilon: Double = 0.001) -> Double {
    tosses.reduce(schedule.settlingTime(epsilon: epsilon)) {
      max($0, $1.settlingTime(epsilon: epsilon))
    }
  }
}

extension Motion {
  /// Sends the value to a new target, starting at `time`.
  ///
  /// Changes that have not begun by then are dropped, whether they are planned for later or waiting
  /// for their delay. Changes that have settled are forgotten.
  ///
  /// Use this method for live values. You can call it for hours, at any instant, and before earlier
  /// changes have settled: if more than 512 of them have not, the earlier ones are merged into one.
  /// Of several changes at the same instant, the last one counts.
  ///
  /// - Precondition: The length of `target` is at most 1e100, and `time` is finite.
  public mutating func retarget(to target: Value, at time: Double, with animation: MotionCurve) {
    drop(after: time)
    dropWaiting(at: time)
    forget(settledBy: time)
    guard target != self.target else { return }
    if changes.count >= Motion.mostChanges { gather(at: time) }
    plan(target, at: time, with: animation)
  }

  /// Adds a change of target after the existing ones.
  ///
  /// Use this method for a choreography, which is known before it begins. If `time` is earlier than
  /// the time of the last change, the change takes place at that time.
  ///
  /// - Precondition: The length of `target` is at most 1e100, and `time` is finite.
  package mutating func plan(_ target: Value, at time: Double, with animation: MotionCurve) {
    Motion.require(target)
    BookDomain.finite.require(time, "time")
    let time = max(time, schedule.steps.last?.time ?? time)
    let displacement = target - self.target
    schedule.append(at: time, with: animation)
    changes.append(Change(displacement: displacement, target: target))
  }

  /// Returns true if this motion and `other` have the same steps. Those that go nowhere don't count.
  func moves(like other: Motion) -> Bool {
    func steps(_ motion: Motion) -> [(Schedule.Step, Value)] {
      zip(motion.schedule.steps, motion.changes).map { ($0, $1.displacement) }
        .filter { $1 != .zero }
    }
    return steps(self).elementsEqual(steps(other)) { $0.0 == $1.0 && $0.1 == $1.1 }
  }

  /// Fixes a part of the value forever.
  ///
  /// - Parameters:
  ///   - stand: A closure that sets the part of a value to its fixed position.
  ///   - still: A closure that sets the part of a change to zero, so that the change no longer
  ///     moves it.
  mutating func pin(_ stand: (inout Value) -> Void, still: (inout Value) -> Void) {
    stand(&start)
    for index in changes.indices {
      still(&changes[index].displacement)
      stand(&changes[index].target)
    }
    tosses = tosses.map { toss in
      var velocity = toss.velocity
      still(&velocity)
      return Toss(velocity: velocity, time: toss.time, spring: toss.spring)
    }
  }

  /// Drops everything that is planned for after `time`.
  package mutating func drop(after time: Double) {
    while let last = schedule.steps.last, last.time > time {
      schedule.steps.removeLast()
      changes.removeLast()
    }
    tosses.removeAll { $0.time > time }
  }

  /// Drops the changes that are waiting for their delay at `time`; later ones keep their distance.
  private mutating func dropWaiting(at time: Double) {
    for index in changes.indices.reversed() where !schedule.steps[index].hasBegun(at: time) {
      for later in changes.indices where later > index {
        changes[later].target = changes[later].target - changes[index].displacement
      }
      schedule.steps.remove(at: index)
      changes.remove(at: index)
    }
  }

  /// Forgets the changes that have settled by `time`.
  ///
  /// From `time` on, every value is the same, bit for bit: a step is cut off when less than 2⁻⁵³ of
  /// its distance is left, so forgetting it loses nothing. Values before `time` may change.
  package mutating func forget(settledBy time: Double) {
    tosses.removeAll { $0.end <= time }
    guard schedule.steps.contains(where: { $0.end <= time }) else { return }
    var known = 0
    var allHaveBegun = true
    for index in changes.indices {
      if schedule.steps[index].end > time || !allHaveBegun {
        // Until a waiting change begins, the steps after it determine the value, so they must stay.
        allHaveBegun = allHaveBegun && schedule.steps[index].hasBegun(at: time)
        if known < index {
          schedule.steps[known] = schedule.steps[index]
          changes[known] = changes[index]
        }
        known += 1
      } else if known == 0 {
        start = changes[index].target
      } else {
        // A target includes all changes so far, so the one that stays takes over that of the one
        // that goes.
        changes[known - 1].target = changes[index].target
      }
    }
    schedule.steps.removeSubrange(known...)
    changes.removeSubrange(known...)
  }

  /// Merges all changes that are not waiting at `time` into one: a spring continues from the
  /// current value and velocity.
  ///
  /// If one spring has driven all of them, the motion stays the same. If several springs or curves
  /// have, the value takes another path to the same target. Values before `time` may change.
  mutating func gather(at time: Double) {
    let (position, velocity, target) = (value(at: time), velocity(at: time), target)
    let spring = schedule.latestSpring
    let waiting = changes.indices.filter { schedule.steps[$0].waits(at: time) }
    let displacements = waiting.map { changes[$0].displacement }
    let goal = displacements.reduce(target) { $0 - $1 }
    let steps = waiting.map { schedule.steps[$0] }
    start = position
    schedule = Schedule()
    schedule.append(at: time, with: .spring(spring))
    schedule.steps += steps
    changes = [Change(displacement: goal - position, target: goal)]
    for (index, displacement) in displacements.enumerated() {
      let isLast = index == displacements.count - 1
      let target = isLast ? target : changes[index].target + displacement
      changes.append(Change(displacement: displacement, target: target))
    }
    tosses =
      velocity.magnitudeSquared > 0
      ? [Toss(velocity: velocity, time: time, spring: spring)] : []
  }

  /// Twice the number of changes that a finger makes before the first of them settles, with a
  /// bouncy spring.
  private static var mostChanges: Int { 512 }

  private static func require(_ value: Value) {
    BookDomain.magnitude.require(value.magnitudeSquared.squareRoot(), "the length of target")
  }
}

extension Motion {
  /// Adds a velocity to the current one, and lets a spring bring it to rest.
  ///
  /// Use this method when a finger lets go, with the velocity that it leaves behind.
  ///
  /// ```swift
  /// var page = Motion(-30.0)
  /// page.retarget(to: 0, at: 1, with: .spring(.smooth))
  /// page.toss(by: -900, at: 1, with: .smooth)
  /// page.velocity(at: 1)  // -900
  /// page.value(at: 1)  // -30
  /// page.value(at: 9)  // 0, exactly
  /// ```
  ///
  /// The target stays the same. A step and a toss with the same spring are that spring's response
  /// with this initial velocity.
  ///
  /// - Parameters:
  ///   - velocity: The velocity to add, in units per second.
  ///   - time: The time of the toss, in seconds.
  ///   - spring: The spring that brings the velocity to rest.
  /// - Precondition: The length of `velocity` is at most 1e100, and `time` is finite.
  public mutating func toss(by velocity: Value, at time: Double, with spring: MotionSpring) {
    BookDomain.magnitude.require(velocity.magnitudeSquared.squareRoot(), "the length of velocity")
    BookDomain.finite.require(time, "time")
    if tosses.count >= Motion.mostChanges { gather(at: time) }
    tosses.append(Toss(velocity: velocity, time: time, spring: spring))
  }

  /// A tossed velocity, and the spring that brings it to rest.
  @usableFromInline
  struct Toss: Equatable, Sendable {
    @usableFromInline let velocity: Value
    let time: Double
    let spring: MotionSpring
    let solution: SpringSolution
    /// The time from which nothing of it is left.
    let end: Double

    init(velocity: Value, time: Double, spring: MotionSpring) {
      self.velocity = velocity
      self.time = time
      self.spring = spring
      solution = spring.solution
      let duration = spring.exactSettlingDuration(
        target: 0, initialVelocity: 1, epsilon: UnitResponse.invisible)
      end = velocity.magnitudeSquared > 0 ? time + duration : time
    }

    func settlingTime(epsilon: Double) -> Double {
      guard end > time else { return time }
      let reach = max(epsilon * spring.duration, UnitResponse.invisible)
      return min(
        time + spring.exactSettlingDuration(target: 0, initialVelocity: 1, epsilon: reach), end)
    }

    /// Returns the distance that a velocity of 1 has covered, and the fraction of that velocity
    /// left.
    @usableFromInline
    func swing(at time: Double) -> (distance: Double, velocity: Double) {
      guard time >= self.time, time < end else { return (0, 0) }
      let basis = solution.basis(at: time - self.time)
      return (basis.kick, basis.kickVelocity)
    }
  }
}

extension Motion {
  /// Sends the value to a new target, starting at `time`, and drops everything planned for later.
  ///
  /// Unlike ``retarget(to:at:with:)``, this method keeps the recent past.
  package mutating func turn(to target: Value, at time: Double, with animation: MotionCurve) {
    drop(after: time)
    if changes.count >= Motion.rememberedChanges {
      forget(settledBy: schedule.steps[changes.count / 2].time)
      if changes.count >= 2 * Motion.rememberedChanges { gather(at: time) }
    }
    if target != self.target { plan(target, at: time, with: animation) }
  }

  private static var rememberedChanges: Int { 64 }
}
