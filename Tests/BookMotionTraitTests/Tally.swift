import Foundation

/// Counts what several threads do.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var now = 0
  private var all = 0
  private var most = 0

  /// How often it was entered.
  var total: Int { lock.withLock { all } }
  /// How many were in it at the same time, at most.
  var peak: Int { lock.withLock { most } }

  func enter() {
    lock.withLock {
      now += 1
      all += 1
      most = max(most, now)
    }
  }

  func leave() { lock.withLock { now -= 1 } }
}

/// Whoever waits may stand behind all other tests.
private let patience = Duration.seconds(600)

/// Waits until something is so, and says whether it became so before patience ended.
func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + patience
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}

/// The same, but the thread does nothing else meanwhile.
func holding(_ isSo: () -> Bool) -> Bool {
  let end = ContinuousClock.now + patience
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    Thread.sleep(forTimeInterval: 0.001)
  }
  return true
}
