#if !$Embedded
/// Seconds that never run backward, and that stand still while the app is in the background.
///
/// The date of a frame will not do: users set their clocks.
struct PausableClock {
  private let uptime: () -> Double
  private var lost = 0.0
  private var pause: Double?

  init(_ uptime: @escaping () -> Double) { self.uptime = uptime }

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

  /// The seconds since the program asked for the first time, without those in which the device slept.
  static func systemUptime() -> Double {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private static let start = SuspendingClock.now
}
#endif
