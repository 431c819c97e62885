import Foundation

/// Counts what several threads do.
public final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var now = 0
  private var all = 0
  private var most = 0

  /// How often it was entered.
  public var total: Int { lock.withLock { all } }
  /// How many were in it at the same time, at most.
  public var peak: Int { lock.withLock { most } }

  /// Creates a tally of nothing.
  public init() {}

  /// Begins something.
  public func enter() {
    lock.withLock {
      now += 1
      all += 1
      most = max(most, now)
    }
  }

  /// Ends it.
  public func leave() { lock.withLock { now -= 1 } }
}

/// Whoever waits may stand behind all other tests.
public let patience = Duration.seconds(600)

/// Waits until something is so, and says whether it became so before patience ended.
public func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + patience
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    // Asleep, so that its thread is free: one that yields again and again may starve others.
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
