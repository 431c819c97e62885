import Foundation

/// Seconds that never run backward, and that pause while the app is in the background.
///
/// The date of a frame is unsuitable: users set their clocks, and a book that waits in the
/// background should continue from where it was.
@MainActor
final class MotionClock {
  private let uptime: () -> Double
  private var lost = 0.0
  private var pause: Double?

  /// Creates a clock on top of another one, which a test can replace.
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
