import BookMotion
import BookMotionExport

/// A finger's way, as the events that it makes: sixty per second, and smoothly.
///
/// ```swift
/// let flick = FingerPath(from: .zero, by: BookPoint(x: -120, y: 0), at: 0.4...0.6, isFlick: true)
/// flick.gesture().first  // 0.4:touch=0,0
/// flick.gesture().last  // 0.6:release=-1200,0: it ends twice as fast as it is on the whole
/// ```
struct FingerPath {
  private let start: BookPoint
  private let way: BookPoint
  private let times: ClosedRange<Double>
  private let isFlick: Bool

  /// A way that begins slowly, and ends slowly unless it is a flick.
  init(
    from start: BookPoint, by way: BookPoint, at times: ClosedRange<Double>, isFlick: Bool = false
  ) {
    self.start = start
    self.way = way
    self.times = times
    self.isFlick = isFlick
  }

  /// A finger that touches, goes its way, waits a little and leaves.
  func gesture(heldFor pause: Double = 0) -> [RecordingEvent] {
    let velocity = (isFlick ? 2 / (times.upperBound - times.lowerBound) : 0) * way
    return [RecordingEvent("touch", start, at: times.lowerBound)] + drags()
      + [RecordingEvent("release", velocity, at: times.upperBound + pause)]
  }

  /// The steps of its way, the last one at the end of the time.
  func drags() -> [RecordingEvent] {
    FingerPath.steps(at: times, isFlick: isFlick) { part, time in
      RecordingEvent("drag", start + part * way, at: time)
    }
  }

  /// The steps of a way of any form: how much of it is done, and when, in each sixtieth of a second
  /// and at the end.
  static func steps(
    at times: ClosedRange<Double>, isFlick: Bool = false,
    _ event: (_ part: Double, _ time: Double) -> RecordingEvent
  ) -> [RecordingEvent] {
    let duration = times.upperBound - times.lowerBound
    let count = max(Int((duration * FingerPath.rate - FingerPath.shortest).rounded(.up)), 1)
    return (1...count).map { step in
      let time = min(Double(step) / FingerPath.rate, duration)
      let part = step == count ? 1 : time / duration
      let eased = isFlick ? part * part : part * part * (3 - 2 * part)
      return event(eased, FingerPath.milliseconds(times.lowerBound + time))
    }
  }

  /// Stories are told in thousandths. One that came after its frame would be seen a frame later, and
  /// the finger would stutter.
  private static func milliseconds(_ time: Double) -> Double {
    (time * 1000 + 1e-6).rounded(.down) / 1000
  }

  /// What is less of a sixtieth belongs to the one before.
  private static let shortest = 0.01
  private static let rate = 60.0
}

extension RecordingEvent {
  /// An event at a point, or with a velocity.
  init(_ name: String, _ point: BookPoint, at time: Double) {
    self.init(name, point.x, point.y, at: time)
  }

  /// Its two numbers as a point.
  var point: BookPoint { BookPoint(x: values[0], y: values[1]) }
}
