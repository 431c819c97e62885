import BookMotion
import BookMotionExport

extension MotionCurve {
  /// Level at both ends, for what comes and goes.
  static func easeInOut(duration: Double) -> MotionCurve { .curve(.easeInOut, duration: duration) }
}

extension Motion<Double> {
  /// How much there is of what comes and goes: never less than nothing or more than all.
  func share(at time: Double) -> Double { min(max(value(at: time), 0), 1) }
}
