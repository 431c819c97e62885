/// What has happened to a machine, from which it can be made again, to the bit.
///
/// A log keeps the latest 4,096 events, and the machine as it was before them.
public struct BookLog<Machine: BookMachine>: Hashable, Sendable {
  /// The machine before the first of the events.
  private(set) var start: Machine

  /// The events and their times, in order.
  private(set) var entries: [Entry] = []

  /// An event and its time.
  struct Entry: Hashable, Sendable {
    let event: Machine.Event
    let time: Double
  }

  init(_ start: Machine) { self.start = start }

  /// Returns the machine after all events.
  public func replayed() -> Machine {
    entries.reduce(into: start) { $0.perform($1.event, at: $1.time) }
  }

  mutating func append(_ event: Machine.Event, at time: Double) {
    entries.append(Entry(event: event, time: time))
    guard entries.count > 2 * BookLog.most else { return }
    // In one go, so that each event costs the same on average.
    for entry in entries.prefix(BookLog.most) { start.perform(entry.event, at: entry.time) }
    entries.removeFirst(BookLog.most)
  }

  /// The number of events that are always kept.
  private static var most: Int { 4096 }
}
