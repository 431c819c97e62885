/// A value that moves: where it starts, and one step for every change of its target.
///
/// `value(t) = start + Σ Δᵢ · rᵢ(t − tᵢ)`: each change of target adds a step of the size of the
/// change, with its own unit response r. Nothing is integrated and nothing is remembered between
/// calls, so time may run in either direction. Springs are linear: the sum of two steps of one
/// spring *is* that spring retargeted with its velocity kept. An interruption therefore never
/// jumps in value, and never in velocity where springs are used.
///
/// ```swift
/// var x = Motion(0.0)
/// x.retarget(to: 100, at: 0, with: .spring(.bouncy))
/// x.retarget(to: 40, at: 0.2, with: .spring(.bouncy))  // turns round in flight
/// x.value(at: 0.2)  // 87.371…, as if nothing had happened
/// x.value(at: 9)  // 40, exactly
/// ```
///
/// - At rest the value *is* the target, to the last bit; before the first change it is the start.
/// - The past never changes: a change at t leaves the bits of every earlier value as they were,
///   until ``forget(settledBy:)`` lets go of it.
/// - A value is a whole pose if you like: everything that starts together shares one evaluation.
///
/// It deliberately has no clock and no notion of "now": time is passed in, in seconds from any
/// origin you like.
public struct Motion<Value: MotionVector>: Sendable {
  /// The value before the first change that is still known.
  public private(set) var start: Value

  /// When the changes begin and how they go, in the order of their times …
  @usableFromInline
  private(set) var schedule = Schedule()

  /// … and what they change, one for each.
  @usableFromInline
  private(set) var changes: [Change] = []

  /// What was thrown, and has not come to rest.
  @usableFromInline
  var throwings: [Throwing] = []

  /// Creates a value at rest.
  ///
  /// - Precondition: `start` is no longer than 1e100.
  public init(_ start: Value) {
    Motion.require(start)
    self.start = start
  }

  /// A change of target.
  @usableFromInline
  struct Change: Sendable {
    /// New target − old target.
    @usableFromInline let way: Value
    /// The new target.
    @usableFromInline var target: Value
  }
}

extension Motion {
  /// Where the value is at `time`.
  ///
  /// - Complexity: O(changes); no memory is allocated.
  @inlinable
  @inline(never)  // A program has it once for each kind of value, not wherever it is asked.
  public func value(at time: Double) -> Value { value(at: time) { $0 } }

  /// Where a part of the value is at `time`, to the same bits: what only one component is asked of
  /// need not be worked out for all.
  @inlinable
  @inline(__always)
  package func value<Part: MotionVector>(at time: Double, of part: (Value) -> Part) -> Part {
    // A change that has not begun leaves the bits as they are; one that is not the last to have
    // begun takes part with all that it has still to go.
    let begun = schedule.begunCount(at: time)
    guard begun > 0 || !throwings.isEmpty else { return part(start) }
    if begun == 1, throwings.isEmpty {
      // Most motions: there is no sum to keep apart from the target.
      let remaining = schedule.remaining(of: 0, at: time)
      var place = part(changes[0].target)
      place.add(part(changes[0].way), scaledBy: -remaining)
      return place
    }
    var left = Part.zero
    if begun > 0 {
      let remaining = schedule.remaining(of: 0, at: time)
      left = part(changes[0].way).scaled(by: remaining)
    }
    for index in 1..<max(begun, 1) {
      let remaining = schedule.remaining(of: index, at: time)
      left.add(part(changes[index].way), scaledBy: remaining)
    }
    for throwing in throwings {
      left.add(part(throwing.velocity), scaledBy: 0 - throwing.swing(at: time).distance)
    }
    var place = part(begun > 0 ? changes[begun - 1].target : start)
    place.add(left, scaledBy: -1)
    return place
  }

  /// How fast the value moves at `time`, a second.
  ///
  /// - Complexity: O(changes); no memory is allocated.
  @inlinable
  public func velocity(at time: Double) -> Value {
    var velocity = Value.zero
    for index in changes.indices {
      velocity.add(changes[index].way, scaledBy: schedule.velocity(of: index, at: time))
    }
    for throwing in throwings {
      velocity.add(throwing.velocity, scaledBy: throwing.swing(at: time).velocity)
    }
    return velocity
  }

  /// Where the value is going in the end.
  public var target: Value { changes.last?.target ?? start }

  /// How many changes are still known.
  public var changeCount: Int { changes.count }

  /// From when on the value is its target to the last bit; −∞ if it never moves, ∞ if it never
  /// comes to rest.
  public var end: Double { throwings.reduce(schedule.end) { max($0, $1.end) } }

  /// Whether the value is its target from `time` on.
  public func isAtRest(at time: Double) -> Bool { time >= end }

  /// From when on every step has less than `epsilon` of its way still to go, and every throw brings the
  /// value less far than `epsilon` of what its velocity would in its spring's duration.
  public func settlingTime(epsilon: Double = 0.001) -> Double {
    throwings.reduce(schedule.settlingTime(epsilon: epsilon)) {
      max($0, $1.settlingTime(epsilon: epsilon))
    }
  }
}

extension Motion {
  /// Sends the value to a new target, now: what has not begun is dropped, whether it was planned
  /// for later or waits for its delay, and what has settled is forgotten.
  ///
  /// This is the verb for a live value. It can be called for hours, at any instant and before
  /// anything has come to rest: changes that have settled are forgotten, and of more than 512 that have
  /// not, the earlier ones become one. Of several at one instant the last counts. To be able to go back
  /// to earlier times, ``plan(_:at:with:)``.
  ///
  /// - Precondition: `target` is no longer than 1e100, and `time` is finite.
  public mutating func retarget(to target: Value, at time: Double, with animation: MotionCurve) {
    drop(after: time)
    dropWaiting(at: time)
    forget(settledBy: time)
    if changeCount >= Motion.mostChanges { gather(at: time) }
    plan(target, at: time, with: animation)
  }

  /// Adds a change of target after those that are known: the verb for a choreography, which is
  /// known before it begins.
  ///
  /// A time before that of the last change counts as that one's.
  ///
  /// - Precondition: `target` is no longer than 1e100, and `time` is finite.
  public mutating func plan(_ target: Value, at time: Double, with animation: MotionCurve) {
    Motion.require(target)
    let time = time.notBefore(schedule.steps.last?.time ?? -.greatestFiniteMagnitude)
    let way = target - self.target
    schedule.append(at: time, with: animation)
    changes.append(Change(way: way, target: target))
  }

  /// Replaces a part of the value for ever: it stands where `stand` puts it, and nothing that is known
  /// moves it any more, as `still` says.
  mutating func pin(_ stand: (inout Value) -> Void, still: (inout Value) -> Void) {
    stand(&start)
    for index in changes.indices {
      var (way, target) = (changes[index].way, changes[index].target)
      still(&way)
      stand(&target)
      changes[index] = Change(way: way, target: target)
    }
    throwings = throwings.map { $0.with(still) }
  }

  /// Drops what is planned for after `time`.
  public mutating func drop(after time: Double) {
    while let last = schedule.steps.last, last.time > time {
      schedule.steps.removeLast()
      changes.removeLast()
    }
    throwings.removeAll { $0.time > time }
  }

  /// Drops what waits for its delay at `time`. What was added after it keeps its own way.
  private mutating func dropWaiting(at time: Double) {
    for index in changes.indices.reversed() where !schedule.steps[index].hasBegun(at: time) {
      for later in changes.indices where later > index {
        changes[later].target = changes[later].target - changes[index].way
      }
      schedule.steps.remove(at: index)
      changes.remove(at: index)
    }
  }

  /// Forgets the changes that have come to rest by `time`.
  ///
  /// From `time` on every value keeps its bits: a step is cut off where it has less than 2⁻⁵³ of
  /// its way to go, so nothing is left of it to lose. Values before `time` are no longer what they
  /// were.
  public mutating func forget(settledBy time: Double) {
    throwings.removeAll { $0.end <= time }
    guard schedule.steps.contains(where: { $0.end <= time }) else { return }
    var known = 0
    var allHaveBegun = true
    for index in changes.indices {
      if schedule.steps[index].end > time || !allHaveBegun {
        // What waits for its delay still needs the steps after it, to stand where they brought it.
        allHaveBegun = allHaveBegun && schedule.steps[index].hasBegun(at: time)
        if known < index {
          schedule.steps[known] = schedule.steps[index]
          changes[known] = changes[index]
        }
        known += 1
      } else if known == 0 {
        start = changes[index].target
      } else {
        // A target is that of all changes so far: what stays must carry on what goes.
        changes[known - 1].target = changes[index].target
      }
    }
    schedule.steps.removeSubrange(known...)
    changes.removeSubrange(known...)
  }

  /// Makes one change of all that do not wait at `time`: a spring takes the value on from where it is,
  /// with the velocity that it has.
  ///
  /// Where one spring has driven all of them, that is what they do together. Where several springs or
  /// curves have, the value takes another way to the same target. Values before `time` are no longer
  /// what they were.
  mutating func gather(at time: Double) {
    let (place, velocity, target) = (value(at: time), velocity(at: time), target)
    let spring = schedule.latestSpring
    let waiting = changes.indices.filter { schedule.steps[$0].waits(at: time) }
    let ways = waiting.map { changes[$0].way }
    let goal = ways.reduce(target) { $0 - $1 }
    let steps = waiting.map { schedule.steps[$0] }
    start = place
    schedule = Schedule()
    schedule.append(at: time, with: .spring(spring))
    schedule.steps += steps
    changes = [Change(way: goal - place, target: goal)]
    for (index, way) in ways.enumerated() {
      let isLast = index == ways.count - 1
      changes.append(Change(way: way, target: isLast ? target : changes[index].target + way))
    }
    throwings =
      velocity.magnitudeSquared > 0
      ? [Throwing(velocity: velocity, time: time, spring: spring)] : []
  }

  /// What a finger on the glass gives a bouncy spring before the first of it has settled, twice over.
  private static var mostChanges: Int { 512 }

  private static func require(_ value: Value) {
    Domain.magnitude.require(value.magnitudeSquared.squareRoot(), "the length of target")
  }
}

extension Motion {
  /// Gives the value a velocity on top of what it has, which a spring takes away again: what a
  /// finger leaves behind when it lets go.
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
  /// It changes no target. A step and a throw with one spring are what that spring does with this
  /// initial velocity.
  ///
  /// - Parameters:
  ///   - velocity: What the velocity grows by, a second.
  ///   - time: When, in seconds.
  ///   - spring: What takes it away.
  /// - Precondition: `velocity` is no longer than 1e100, and `time` is finite.
  public mutating func toss(by velocity: Value, at time: Double, with spring: MotionSpring) {
    Domain.magnitude.require(velocity.magnitudeSquared.squareRoot(), "the length of velocity")
    Domain.finite.require(time, "time")
    if throwings.count >= Motion.mostChanges { gather(at: time) }
    throwings.append(Throwing(velocity: velocity, time: time, spring: spring))
  }

  /// A velocity that was given, and the spring that takes it away.
  @usableFromInline
  struct Throwing: Sendable {
    @usableFromInline let velocity: Value
    let time: Double
    let spring: MotionSpring
    let solution: SpringSolution
    /// From when on nothing of it is left.
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

    func with(_ change: (inout Value) -> Void) -> Throwing {
      var velocity = velocity
      change(&velocity)
      return Throwing(velocity: velocity, time: time, spring: spring)
    }

    func settlingTime(epsilon: Double) -> Double {
      guard end > time else { return time }
      let reach = max(epsilon * spring.duration, UnitResponse.invisible)
      return min(
        time + spring.exactSettlingDuration(target: 0, initialVelocity: 1, epsilon: reach), end)
    }

    /// How far a velocity of 1 brings it, and how much of that velocity is left.
    @usableFromInline
    func swing(at time: Double) -> (distance: Double, velocity: Double) {
      guard time >= self.time, time < end else { return (0, 0) }
      let basis = solution.basis(at: time - self.time)
      return (basis.kick, basis.kickVelocity)
    }
  }
}

extension Motion {
  /// Sends the value to a new target from `time` on; what was planned for later does not happen.
  ///
  /// Unlike ``retarget(to:at:with:)`` it keeps the past, as far as anybody asks for it.
  mutating func turn(to target: Value, at time: Double, with animation: MotionCurve) {
    drop(after: time)
    if changeCount >= Motion.rememberedChanges {
      forget(settledBy: schedule.steps[changeCount / 2].time)
      if changeCount >= 2 * Motion.rememberedChanges { gather(at: time) }
    }
    if target != self.target { plan(target, at: time, with: animation) }
  }

  private static var rememberedChanges: Int { 64 }
}

#if !$Embedded
extension Motion: CustomStringConvertible {
  /// Such as "Motion(from 0.0 to 40.0 by 2 changes)".
  public var description: String {
    changeCount == 0
      ? "Motion(at \(start))"
      : "Motion(from \(start) to \(target) by \(changeCount == 1 ? "1 change" : "\(changeCount) changes"))"
  }
}
#endif
