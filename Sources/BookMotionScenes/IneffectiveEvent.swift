package import BookMotionDocuments

/// An event that has no effect on what a scene shows.
///
/// ```swift
/// let play = try ScenePlay(.pageTurn, events: [MotionEvent("touch", 500, 90, at: 0.5)])
/// play.ineffectiveEvents[0].description  // "0.5:touch=500,90 touches nothing in the phase 'lies'"
/// ```
package struct IneffectiveEvent: Hashable, Sendable, CustomStringConvertible {
  /// The event.
  package let event: MotionEvent

  /// The event and what it finds, as a sentence without a period.
  package let description: String
}
