import BookMotion
import BookMotionDrawing
import BookMotionExport

/// A motion of the library on a stage: its events, its channels, and its drawing.
///
/// An actor is a value. Its events are performed in the order of time, and its state is only read
/// at times from the last event on.
protocol SceneActor: Sendable {
  /// The state that channels share; `Void` if they read the actor directly.
  associatedtype Pose = Void

  /// A one-sentence description.
  static var overview: String { get }
  /// What a person who writes events has to know.
  static func note(on stage: SceneStage) -> String?
  /// The channels, in the order of documents.
  static var channels: [ActorChannel<Self>] { get }
  /// The events.
  static var verbs: [ActorVerb<Self>] { get }
  /// The possible values of ``phase(at:)``.
  static var phases: [String] { get }
  /// The time of the frame that shows the story best, in seconds, if only one is shown.
  static var stillTime: Double { get }
  /// Returns the default events: everything that the motion can do, in a few seconds.
  static func story(on stage: SceneStage) -> [MotionEvent]

  init(on stage: SceneStage)

  /// Returns the state that is computed once for all channels.
  func pose(at time: Double) -> Pose
  /// Returns the name of the current phase.
  func phase(at time: Double) -> String
  /// Returns true if nothing moves from `time` on.
  func isAtRest(at time: Double) -> Bool
  /// Returns the cues in a range of times, in order.
  func cues(in times: Range<Double>) -> [Recording.Cue]

  func paint(at time: Double, with painter: inout SVGCanvas)
}

extension SceneActor where Pose == Void {
  func pose(at time: Double) {}
}

extension SceneActor {
  static func note(on stage: SceneStage) -> String? { nil }

  /// The channels as documents list them.
  static var recordedChannels: [Recording.Channel] { channels.map(\.channel) }

  /// Performs one of the events, which has all its values. An event that makes no sense now has no
  /// effect.
  mutating func perform(_ event: MotionEvent) {
    guard let verb = Self.verbs.first(where: { $0.verb.name == event.name }) else {
      preconditionFailure("\"\(event.name)\" has not been checked")
    }
    verb.perform(&self, event)
  }

  /// Returns the values of the channels, in their order.
  func values(at time: Double) -> [Double] {
    let pose = pose(at: time)
    return Self.channels.map { $0.value(self, pose, time) }
  }
}

/// An event of an actor, and its effect.
struct ActorVerb<Actor>: Sendable {
  let verb: MotionVerb
  let perform: @Sendable (inout Actor, MotionEvent) -> Void

  init(
    _ name: String, _ help: String, _ parameters: MotionVerb.Parameter...,
    perform: @escaping @Sendable (inout Actor, MotionEvent) -> Void
  ) {
    verb = MotionVerb(name, help, parameters)
    self.perform = perform
  }
}

extension ActorVerb {
  typealias Step = @Sendable (inout Actor, _ place: BookPoint, _ time: Double) -> Void

  /// Returns the three events of a finger, which are the same in every scene.
  static func finger(
    on thing: String, touch: @escaping Step, drag: @escaping Step, release: @escaping Step
  ) -> [ActorVerb] {
    [
      ActorVerb(
        "touch", "a finger touches \(thing)", MotionVerb.Parameter("x"), MotionVerb.Parameter("y")
      ) {
        touch(&$0, $1.point, $1.time)
      },
      ActorVerb(
        "drag", "the finger jumps to a point: give one for each frame", MotionVerb.Parameter("x"),
        MotionVerb.Parameter("y")
      ) { drag(&$0, $1.point, $1.time) },
      ActorVerb(
        "release", "the finger lifts, with a velocity in points per second",
        MotionVerb.Parameter("vx", or: 0), MotionVerb.Parameter("vy", or: 0)
      ) { release(&$0, $1.point, $1.time) },
    ]
  }
}

/// A channel of an actor, and the function that reads it.
struct ActorChannel<Actor: SceneActor>: Sendable {
  let channel: Recording.Channel
  let value: @Sendable (Actor, Actor.Pose, _ time: Double) -> Double

  /// Creates a channel that is read from the actor.
  init(
    _ name: String, _ unit: BookChannel.Unit,
    value: @escaping @Sendable (Actor, _ time: Double) -> Double
  ) {
    channel = Recording.Channel(name, unit)
    self.value = { actor, _, time in value(actor, time) }
  }

  /// Creates a channel that is part of the actor's pose.
  init(
    _ name: String, _ unit: BookChannel.Unit,
    of part: @escaping @Sendable (Actor.Pose) -> Double
  ) {
    channel = Recording.Channel(name, unit)
    value = { _, pose, _ in part(pose) }
  }
}
