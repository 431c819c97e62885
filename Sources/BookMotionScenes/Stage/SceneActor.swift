import BookMotion
import BookMotionExport

/// One motion of the library on a stage: what can happen to it, what is measured, how it is drawn.
///
/// It is a value. What happens comes in the order of time; questions are about times from the last
/// event on.
protocol SceneActor: Sendable {
  /// What is told of it, in a sentence.
  static var overview: String { get }
  /// What is measured, in the order of documents.
  static var channels: [Recording.Channel] { get }
  /// What can happen.
  static var verbs: [SceneVerb] { get }
  /// The words that ``phase(at:)`` answers.
  static var phases: [String] { get }
  /// When its story is at its best, for where nothing plays, in seconds.
  static var stillTime: Double { get }
  /// What happens if nobody says: all that the motion can do, in a few seconds.
  static func story(on stage: SceneStage) -> [RecordingEvent]

  init(on stage: SceneStage)

  /// Something happens: one of the verbs, with all of its numbers. Where it makes no sense, nothing
  /// does.
  mutating func perform(_ event: RecordingEvent)

  /// The channels, in their order.
  func values(at time: Double) -> [Double]
  /// What is going on, in a word.
  func phase(at time: Double) -> String
  /// Whether nothing moves from `time` on.
  func isAtRest(at time: Double) -> Bool
  /// What is to be acted on once, in order.
  func cues(in times: Range<Double>) -> [Recording.Cue]

  func paint(at time: Double, with painter: inout SVGCanvas)
}
