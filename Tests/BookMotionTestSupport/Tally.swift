import Foundation

/// A counter of concurrent activities.
public final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var now = 0
  private var all = 0
  private var most = 0

  /// The number of times it was entered.
  public var total: Int { lock.withLock { all } }
  /// The maximum number of simultaneous activities.
  public var peak: Int { lock.withLock { most } }

  /// Creates an empty tally.
  public init() {}

  /// Begins an activity.
  public func enter() {
    lock.withLock {
      now += 1
      all += 1
      most = max(most, now)
    }
  }

  /// Ends an activity.
  public func leave() { lock.withLock { now -= 1 } }
}

/// The maximum time to wait: a test may be queued behind all others.
public let patience = Duration.seconds(600)

/// Waits until a condition holds. Returns false if it doesn't before `patience` ends.
public func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + patience
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    // Sleeps rather than yields, since a task that yields repeatedly can starve others.
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
