/// An event of a machine, without its time.
package struct MachineEvent<Machine> {
  /// The visible effects that an event may have at once.
  package enum Freedom {
    /// Neither positions nor velocities may jump.
    case none
    /// A velocity may jump: a finger catches or pushes something.
    case velocity
    /// A position may jump: a finger has moved, along with what it leads.
    case position
  }

  private let words: () -> String
  package var freedom = Freedom.none
  package let happen: (inout Machine, Double) -> Void

  /// Creates an event. Its name is only put into words for a failure.
  package init(
    _ name: @autoclosure @escaping () -> String, _ freedom: Freedom = .none,
    _ happen: @escaping (inout Machine, Double) -> Void
  ) {
    words = name
    self.freedom = freedom
    self.happen = happen
  }

  package var name: String { words() }
}

/// Every sequence of events, walked as a tree. It checks the laws of all motions of reading at each
/// event, and the resting state at the end of each sequence.
package struct EventWalk<Machine> {
  package let events: [MachineEvent<Machine>]

  /// The values that must not jump.
  package let values: (Machine, Double) -> [Double]

  /// The velocities that must not jump, where springs are at work.
  package var velocities: (Machine, Double) -> [Double]

  /// Returns a fault at an instant, or `nil` if there is none.
  package var fault: (Machine, Double) -> String?

  /// Returns a fault long after the last event, or `nil` if the machine rests in a valid state.
  package let restFault: (Machine, Double) -> String?

  /// Returns a fault in what is seen to move between two instants with no event between them, or
  /// `nil` if nothing is faster than the machine can make it.
  package var flightFault: (Machine, Double, Double) -> String? = { _, _, _ in nil }

  /// Returns true if no value jumps until the next event.
  package var isContinuous: (Machine) -> Bool = { _ in true }

  /// Returns true if a machine is at rest from an instant on, or `nil` where that is not asked.
  package var isAtRest: ((Machine, Double) -> Bool)?

  /// Returns any event, with any numbers, for random plays; if `nil`, these use ``events``.
  package var wild: ((inout SeededRandom) -> MachineEvent<Machine>)?

  /// True if times before the last event can be queried, too.
  package var keepsPast: Bool

  /// The largest difference between two values that should be equal.
  package var tolerance: Double

  /// Creates laws for a machine.
  package init(
    events: [MachineEvent<Machine>],
    values: @escaping (Machine, Double) -> [Double],
    velocities: @escaping (Machine, Double) -> [Double] = { _, _ in [] },
    fault: @escaping (Machine, Double) -> String? = { _, _ in nil },
    restFault: @escaping (Machine, Double) -> String?,
    isAtRest: ((Machine, Double) -> Bool)? = nil,
    wild: ((inout SeededRandom) -> MachineEvent<Machine>)? = nil,
    keepsPast: Bool = true,
    tolerance: Double = 1e-9
  ) {
    self.events = events
    self.values = values
    self.velocities = velocities
    self.fault = fault
    self.restFault = restFault
    self.isAtRest = isAtRest
    self.wild = wild
    self.keepsPast = keepsPast
    self.tolerance = tolerance
  }

  /// The pauses between events: none, within a motion, across one, and after its end.
  package static var pauses: [Double] { [0.13, 0.31, 0, 0.04, 0.7] }

  package func walk(_ machine: Machine, at start: Double = 1, length: Int = WalkLength.standard)
    -> Outcome
  {
    var outcome = Outcome()
    go(machine, at: start, left: length, past: [], into: &outcome)
    return outcome
  }

  package struct Outcome {
    package var sequences = 0
    package var failure: String?
  }

  private typealias Moment = (event: MachineEvent<Machine>, time: Double)

  private func told(_ past: [Moment]) -> [String] { past.map { "\($0.event.name) at \($0.time)" } }

  private func go(
    _ machine: Machine, at time: Double, left: Int, past: [Moment], into outcome: inout Outcome
  ) {
    guard outcome.failure == nil else { return }
    guard left > 0 else {
      outcome.sequences += 1
      if let problem = restProblem(machine, after: time) {
        outcome.failure = "\(problem) after \(told(past))"
      }
      return
    }
    for event in events {
      var changed = machine
      event.happen(&changed, time)
      let now = past + [(event, time)]
      if let problem = problem(machine, changed, event, at: time) {
        outcome.failure = "\(problem) after \(told(now))"
        return
      }
      let pause = EventWalk.pauses[(left + events.count) % EventWalk.pauses.count]
      go(changed, at: time + pause, left: left - 1, past: now, into: &outcome)
    }
  }

  package func problem(
    _ before: Machine, _ after: Machine, _ event: MachineEvent<Machine>, at time: Double
  ) -> String? {
    if event.freedom != .position, differ(values(before, time), values(after, time)) {
      return "a jump from \(values(before, time)) to \(values(after, time))"
    }
    if event.freedom == .none, differ(velocities(before, time), velocities(after, time), 1e3) {
      return "a jerk from \(velocities(before, time)) to \(velocities(after, time))"
    }
    // Queries are independent of order and history.
    if values(after, time) != values(after, time) { return "two answers" }
    if keepsPast {
      // Events don't change the past.
      if differ(values(before, time - 0.05), values(after, time - 0.05)) { return "another past" }
      // Nothing jumps in the instant after the event. Hidden things may become visible there.
      let soon = velocities(after, time) + velocities(after, time + 1e-9)
      let fastest = soon.map(abs).max() ?? 0
      if differ(values(after, time), values(after, time + 1e-9), 1e5 + 4 * fastest) {
        return "a late jump"
      }
    }
    for instant in [time + 0.4, time + 0.02, time] {
      if !isNumber(after, at: instant) { return "no number at \(instant)" }
      if let fault = fault(after, instant) { return "\(fault) at \(instant)" }
    }
    return nil
  }

  /// Returns a problem between an event and the next one, at a few of 2,000 instants per second, or
  /// `nil`. Longer motions are looked at where they are fast.
  package func flightProblem(_ machine: Machine, from time: Double, to next: Double) -> String? {
    let step = 1.0 / 2000
    let room = min(next - time, EventWalk.flight) - step
    guard room > 0 else { return nil }
    for look in 0..<EventWalk.looks {
      // Multiples of the golden ratio are spread evenly, however many there are.
      let share = (Double(look) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let instant = time + share * room
      if let fault = flightFault(machine, instant, instant + step) {
        return "\(fault) at \(instant)"
      }
      if isContinuous(machine), let jump = jump(of: machine, from: instant, to: instant + step) {
        return jump
      }
    }
    return nil
  }

  /// Returns a jump between two instants with no event between them, or `nil`.
  ///
  /// Whatever moves goes ever less far in ever less time. A jump stays as large as it is.
  private func jump(of machine: Machine, from start: Double, to end: Double) -> String? {
    var (start, end) = (start, end)
    var (before, after) = (values(machine, start), values(machine, end))
    while end - start > 1e-9, start.nextUp < end {
      guard distance(before, after) > 1 else { return nil }
      let middle = start + (end - start) / 2
      let between = values(machine, middle)
      if distance(before, between) > distance(between, after) {
        (end, after) = (middle, between)
      } else {
        (start, before) = (middle, between)
      }
    }
    guard distance(before, after) > 1 else { return nil }
    // A finger can throw things at a billion points per second.
    let fastest = (velocities(machine, start) + velocities(machine, end)).map(abs).max() ?? 0
    let farthest = zip(before, after).map { abs($0 - $1) }.max() ?? 0
    if farthest <= 2 * fastest * (end - start) { return nil }
    return "a jump in flight from \(before) to \(after) at \(start)"
  }

  /// Returns the largest distance between two lists of values, in units of what is seen of a jump.
  private func distance(_ one: [Double], _ other: [Double]) -> Double {
    // What is hidden has no values.
    guard one.count == other.count else { return 0 }
    return zip(one, other).map { abs($0 - $1) / (2e-3 * max(1, abs($0))) }.max() ?? 0
  }

  /// Returns a problem long after the last event, or `nil`.
  package func restProblem(_ machine: Machine, after time: Double) -> String? {
    let later = time + 1000
    if values(machine, later) != values(machine, later + 50) { return "no rest" }
    if let fault = restFault(machine, later) { return fault }
    if let fault = endFault(machine, after: time, restingAt: later) { return fault }
    for time in [-Double.infinity, .nan, .infinity] where !isNumber(machine, at: time) {
      return "no number at \(time)"
    }
    return nil
  }

  /// Returns a fault after a machine's end, or `nil`: from the first instant of rest on, nothing moves.
  private func endFault(
    _ machine: Machine, after time: Double, restingAt later: Double
  ) -> String? {
    // What a finger holds has no end.
    guard let isAtRest, isAtRest(machine, later) else { return nil }
    var (moving, end) = (time, time)
    if !isAtRest(machine, time) {
      end = later
      while end - moving > 1e-6 {
        let middle = moving + (end - moving) / 2
        if isAtRest(machine, middle) { end = middle } else { moving = middle }
      }
    }
    let rest = values(machine, later)
    for pause in [0, 0.001, 0.02, 0.3] where values(machine, end + pause) != rest {
      return "something moves \(pause) s after the end at \(end)"
    }
    return nil
  }

  /// The time for which motions are looked at, in seconds.
  private static var flight: Double { 1.5 }
  private static var looks: Int { Effort.isWhole ? 12 : 3 }

  private func isNumber(_ machine: Machine, at time: Double) -> Bool {
    (values(machine, time) + velocities(machine, time)).allSatisfy(\.isFinite)
  }

  private func differ(_ one: [Double], _ other: [Double], _ scale: Double = 1) -> Bool {
    one.count != other.count
      || zip(one, other).contains { !(abs($0 - $1) <= tolerance * scale * max(1, abs($0))) }
  }
}

extension EventWalk {
  /// Returns the maximum speed of each value in a journey of random events, per second. A jump
  /// would be hundreds of times as large.
  package func fastest(_ machine: Machine, seed: UInt64, events count: Int = 16) -> [Double] {
    var random = SeededRandom(seed: seed)
    var machine = machine
    var time = 1.0
    let free = events.filter { $0.freedom != .position }
    for _ in 0..<count {
      free.randomElement(using: &random)?.happen(&machine, time)
      time += .random(in: 0...0.4, using: &random)
    }
    let step = 0.002
    var last = values(machine, 0.5)
    var fastest = last.map { _ in 0.0 }
    for index in 1...Int((time + 1) / step) {
      let next = values(machine, 0.5 + Double(index) * step)
      for lane in next.indices {
        fastest[lane] = max(fastest[lane], abs(next[lane] - last[lane]) / step)
      }
      last = next
    }
    return fastest
  }
}

/// The length of an event sequence: five, or three in an unoptimized build.
package enum WalkLength {
  package static let standard = Effort.isWhole ? 5 : 3

  /// Returns the number of sequences for a number of possible events at each step.
  package static func sequenceCount(of kinds: Int) -> Int {
    (0..<standard).reduce(1) { count, _ in count * kinds }
  }
}
