import BookMotion
import BookMotionExport

/// A finger's way along a line, as the events that it makes: sixty times a second, and smoothly.
///
/// ```swift
/// let way = FingerPath(from: 0, to: -120, at: 0.4...0.6, isFlick: true)
/// way.events().last?.values  // [-120]
/// way.velocity  // -1200: it ends twice as fast as it is on the whole
/// ```
struct FingerPath {
  private let start: Double
  private let end: Double
  private let times: ClosedRange<Double>
  private let isFlick: Bool

  /// A way that begins slowly, and ends slowly unless it is a flick.
  init(
    from start: Double = 0, to end: Double, at times: ClosedRange<Double>, isFlick: Bool = false
  ) {
    self.start = start
    self.end = end
    self.times = times
    self.isFlick = isFlick
  }

  /// The steps, the last one at the end of the time.
  func events(named name: String = "drag") -> [RecordingEvent] {
    FingerPath.steps(at: times, isFlick: isFlick).map { part, time in
      RecordingEvent(name, start + (end - start) * part, at: time)
    }
  }

  /// Everything that a finger does which touches, goes its way, waits a little and leaves.
  func gesture(heldFor pause: Double = 0) -> [RecordingEvent] {
    [RecordingEvent("touch", at: times.lowerBound)] + events()
      + [RecordingEvent("release", velocity, at: times.upperBound + pause)]
  }

  /// How fast the finger is at the end, in points a second.
  var velocity: Double {
    isFlick ? 2 * (end - start) / (times.upperBound - times.lowerBound) : 0
  }

  /// A way that is no line: drags to where a finger is after each part of it.
  static func drags(
    at times: ClosedRange<Double>, _ place: (_ part: Double) -> BookPoint
  ) -> [RecordingEvent] {
    steps(at: times).map { part, time in
      let point = place(part)
      return RecordingEvent("drag", point.x, point.y, at: time)
    }
  }

  /// How much of its way a finger has gone, and when: in each sixtieth of a second, and at the end.
  private static func steps(
    at times: ClosedRange<Double>, isFlick: Bool = false
  ) -> [(part: Double, time: Double)] {
    let duration = times.upperBound - times.lowerBound
    let count = max(Int((duration * FingerPath.rate - FingerPath.shortest).rounded(.up)), 1)
    return (1...count).map { step in
      let time = min(Double(step) / FingerPath.rate, duration)
      let part = step == count ? 1 : time / duration
      let eased = isFlick ? part * part : part * part * (3 - 2 * part)
      return (eased, FingerPath.milliseconds(times.lowerBound + time))
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
