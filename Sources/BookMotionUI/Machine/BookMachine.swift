/// A state that changes with timed events and moves in between: what a ``BookDriver`` drives.
///
/// A machine is a value that knows no clock. It can live in the state of a reducer, tests can compare
/// it, and the same events at the same times always give the same machine.
///
/// An event at a time before the last one counts as simultaneous with it. One that is not possible,
/// or that has a number that is not finite, changes nothing.
public protocol BookMachine<Event, Cue>: Hashable, Sendable {
  /// What can happen to the machine.
  associatedtype Event: Hashable & Sendable
  /// What the machine reports once.
  associatedtype Cue: Hashable & Sendable

  /// Performs an event.
  ///
  /// - Returns: `true` if something changes because of it, now or later.
  @discardableResult
  mutating func perform(_ event: Event, at time: Double) -> Bool

  /// Returns the cues in a range of time, in order. Ask for consecutive ranges, one before each event
  /// and one in each frame, and every cue is returned exactly once.
  func cues(in times: Range<Double>) -> [Cue]

  /// Returns `true` if the machine has to be drawn again after `time`, or has cues left. If not,
  /// everything stays exactly as it is until the next event.
  func needsFrame(at time: Double) -> Bool
}
