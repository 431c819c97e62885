import BookMotion
package import BookMotionDocuments

/// An event that has no effect on what a scene shows.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [MotionEvent("touch", 500, 90, at: 0.5)])
/// play.ineffectiveEvents[0].description  // "0.5:touch=500,90 touches nothing"
/// ```
package struct IneffectiveEvent: Hashable, Sendable, CustomStringConvertible {
  /// The event.
  package let event: MotionEvent

  /// The reason, if it is known.
  let reason: Reason?

  /// A reason why an event has no effect.
  enum Reason: Hashable, Sendable {
    /// Something is still moving; later, the event would have an effect.
    case motion
    /// No finger touches the screen then, so that none can move or be lifted.
    case noTouch
    /// A finger touches the screen already, or holds what the event would move.
    case touch
    /// The event means nothing in the scene's phase.
    case phase(String)
  }

  /// The event and the reason as a sentence without a period.
  package var description: String {
    let isTouch = event.verb == .touch
    let words = isTouch ? "touches nothing" : "has no effect"
    return switch reason {
    case .motion: "\(event.text) \(words) yet: something is still moving"
    case .noTouch: "\(event.text) \(words): no finger touches the screen then"
    case .touch where isTouch:
      "\(event.text) has no effect: a finger already touches the screen"
    case .touch: "\(event.text) \(words): a finger holds it then"
    case .phase(let phase): "\(event.text) \(words) in the phase '\(phase)'"
    case nil: "\(event.text) \(words)"
    }
  }
}
