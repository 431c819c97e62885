@testable import BookMotionExport

extension MotionFilm {
  /// Returns the number of the frame that is visible at `time`.
  ///
  /// Times below 0, or at or after the end of a loop, fall into other iterations of it.
  func frameNumber(at time: Double) -> Int {
    var inLoop = time.truncatingRemainder(dividingBy: duration)
    if inLoop < 0 { inLoop += duration }
    return max(timing.starts.count { $0 <= inLoop } - 1, 0)
  }
}
