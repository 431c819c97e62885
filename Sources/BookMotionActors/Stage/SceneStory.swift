import BookMotion
package import BookMotionDocuments
package import BookMotionPlay

/// A scene: who plays, and what happens by default.
package protocol SceneStory: Sendable {
  associatedtype Player: SceneActor

  /// A one-sentence description.
  static var overview: String { get }
  /// What a person who writes events has to know.
  static func note(on stage: SceneStage) -> String?
  /// The time of the frame that shows the story best, in seconds, if only one is shown.
  static var stillTime: Double { get }
  /// Returns all that the player needs to begin.
  static func setup(on stage: SceneStage) -> Player.Setup
  /// Returns the default events: everything that the motion can do, in a few seconds.
  static func story(on stage: SceneStage) -> [MotionEvent]
}

extension SceneStory {
  package static func note(on stage: SceneStage) -> String? { nil }
}
