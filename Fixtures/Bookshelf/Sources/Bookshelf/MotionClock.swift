import Foundation

/// Seconds that never run backward, and that stand still while the app is in the background.
///
/// The date of a frame will not do: people set their clocks, and a book that waits in the background
/// should go on where it was.
@MainActor
final class MotionClock {
  private let uptime: () -> Double
  private var lost = 0.0
  private var pause: Double?

  /// Creates a clock that counts the seconds of another one; a test brings its own.
  init(_ uptime: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.uptime = uptime
  }

  var now: Double { (pause ?? uptime()) - lost }

  var isPaused: Bool {
    get { pause != nil }
    set {
      if newValue {
        pause = pause ?? uptime()
      } else if let start = pause {
        lost += uptime() - start
        pause = nil
      }
    }
  }
}
