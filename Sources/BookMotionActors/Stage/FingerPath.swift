package import BookMotion
package import BookMotionDocuments

/// The smooth path of a finger, as sixty events per second.
///
/// ```swift
/// let flick = FingerPath(from: .zero, by: BookPoint(x: -120, y: 0), at: 0.4...0.6, isFlick: true)
/// flick.gesture().first  // 0.4:touch=0,0
/// flick.gesture().last  // 0.6:release=-1200,0: twice the mean velocity
/// ```
package struct FingerPath {
  private let start: BookPoint
  private let offset: BookPoint
  private let times: ClosedRange<Double>
  private let isFlick: Bool

  /// Creates a path that starts slowly, and ends slowly unless it is a flick.
  package init(
    from start: BookPoint, by offset: BookPoint, at times: ClosedRange<Double>,
    isFlick: Bool = false
  ) {
    self.start = start
    self.offset = offset
    self.times = times
    self.isFlick = isFlick
  }

  /// Returns the events of a finger that touches, follows the path, pauses, and lifts.
  package func gesture(heldFor pause: Double = 0) -> [MotionEvent] {
    let speed = isFlick ? 2 / (times.upperBound - times.lowerBound) : 0
    // On the largest screens, as fast as events can say.
    let fastest = BookDomain.position.highest
    let velocity = BookPoint(
      x: min(max(speed * offset.x, -fastest), fastest),
      y: min(max(speed * offset.y, -fastest), fastest))
    return [MotionEvent("touch", start, at: times.lowerBound)] + drags()
      + [MotionEvent("release", velocity, at: times.upperBound + pause)]
  }

  /// Returns the steps of the path, the last one at the end of its time.
  package func drags() -> [MotionEvent] {
    FingerPath.steps(at: times, isFlick: isFlick) { part, time in
      MotionEvent("drag", start + part * offset, at: time)
    }
  }

  /// Returns the steps of a path of any form: the fraction of it that is done at each sixtieth of a
  /// second and at the end.
  package static func steps<Event>(
    at times: ClosedRange<Double>, isFlick: Bool = false,
    _ event: (_ part: Double, _ time: Double) -> Event
  ) -> [Event] {
    let duration = times.upperBound - times.lowerBound
    let count = max(Int((duration * FingerPath.rate - FingerPath.shortest).rounded(.up)), 1)
    return (1...count).map { step in
      let time = min(Double(step) / FingerPath.rate, duration)
      let part = step == count ? 1 : time / duration
      let eased = isFlick ? part * part : part * part * (3 - 2 * part)
      return event(eased, FingerPath.milliseconds(times.lowerBound + time))
    }
  }

  /// Rounds down to milliseconds, the precision of stories. An event rounded up past its frame
  /// would be visible one frame late, and the finger would stutter.
  private static func milliseconds(_ time: Double) -> Double {
    (time * 1000 + 1e-6).rounded(.down) / 1000
  }

  /// The shortest last step, in sixtieths of a second; a shorter rest is added to the one before.
  private static let shortest = 0.01
  private static let rate = 60.0
}

extension MotionEvent {
  /// Creates an event with a point or a velocity.
  package init(_ name: String, _ point: BookPoint, at time: Double) {
    self.init(name, point.x, point.y, at: time)
  }
}
