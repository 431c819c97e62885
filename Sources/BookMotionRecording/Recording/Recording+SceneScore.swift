package import BookMotion
package import BookMotionDocuments

extension Recording {
  /// How a scene other than the transition of a book is played, or a motion of your own.
  public struct SceneScore: Hashable, Sendable {
    /// The name of the scene, or of your motion.
    package let name: String

    /// The size of the screen, if it has one.
    package var screen: BookSize?

    /// The side on which the book is bound, if there is one.
    package var binding: BookBinding?

    /// The events, in order.
    package var events: [MotionEvent]

    /// The number of frames per second.
    package var framesPerSecond: Double

    package init(
      _ name: String, screen: BookSize? = nil, binding: BookBinding? = nil,
      events: [MotionEvent] = [], framesPerSecond: Double = 60
    ) {
      self.name = name
      self.screen = screen
      self.binding = binding
      self.events = events
      self.framesPerSecond = framesPerSecond
    }
  }
}
