import BookMotion
import BookMotionExport

/// One motion of the library on a stage: what can happen to it, what is measured, how it is drawn.
///
/// It is a value. What happens comes in the order of time; questions are about times from the last
/// event on.
protocol SceneActor: Sendable {
  /// What channels read together; the actor itself, unless it has something to work out first.
  associatedtype Pose = Void

  /// What is told of it, in a sentence.
  static var overview: String { get }
  /// What is measured, in the order of documents.
  static var channels: [ActorChannel<Self>] { get }
  /// What can happen.
  static var verbs: [ActorVerb<Self>] { get }
  /// The words that ``phase(at:)`` answers.
  static var phases: [String] { get }
  /// When its story is at its best, for where nothing plays, in seconds.
  static var stillTime: Double { get }
  /// What happens if nobody says: all that the motion can do, in a few seconds.
  static func story(on stage: SceneStage) -> [RecordingEvent]

  init(on stage: SceneStage)

  /// What is worked out once for all channels.
  func pose(at time: Double) -> Pose
  /// What is going on, in a word.
  func phase(at time: Double) -> String
  /// Whether nothing moves from `time` on.
  func isAtRest(at time: Double) -> Bool
  /// What is to be acted on once, in order.
  func cues(in times: Range<Double>) -> [Recording.Cue]

  func paint(at time: Double, with painter: inout SVGCanvas)
}

extension SceneActor where Pose == Void {
  func pose(at time: Double) {}
}

extension SceneActor {
  /// Something happens: one of the verbs, with all of its numbers. Where it makes no sense, nothing
  /// does.
  mutating func perform(_ event: RecordingEvent) {
    guard let verb = Self.verbs.first(where: { $0.verb.name == event.name }) else {
      preconditionFailure("\"\(event.name)\" has not been checked")
    }
    verb.perform(&self, event)
  }

  /// The channels, in their order.
  func values(at time: Double) -> [Double] {
    let pose = pose(at: time)
    return Self.channels.map { $0.value(self, pose, time) }
  }
}

/// Something that can happen to an actor, and what it does to it.
struct ActorVerb<Actor>: Sendable {
  let verb: SceneVerb
  let perform: @Sendable (inout Actor, RecordingEvent) -> Void

  init(
    _ name: String, _ help: String, _ parameters: SceneVerb.Parameter...,
    perform: @escaping @Sendable (inout Actor, RecordingEvent) -> Void
  ) {
    verb = SceneVerb(name, help, parameters)
    self.perform = perform
  }
}

extension ActorVerb {
  typealias Step = @Sendable (inout Actor, _ place: BookPoint, _ time: Double) -> Void

  /// A finger on something: the same verbs wherever there is one.
  static func finger(
    on thing: String, touch: @escaping Step, drag: @escaping Step, release: @escaping Step
  ) -> [ActorVerb] {
    [
      ActorVerb(
        "touch", "a finger touches \(thing)", SceneVerb.Parameter("x"), SceneVerb.Parameter("y")
      ) {
        touch(&$0, $1.point, $1.time)
      },
      ActorVerb(
        "drag", "the finger moves to a point", SceneVerb.Parameter("x"), SceneVerb.Parameter("y")
      ) { drag(&$0, $1.point, $1.time) },
      ActorVerb(
        "release", "the finger lifts, with a velocity in points per second",
        SceneVerb.Parameter("vx", or: 0), SceneVerb.Parameter("vy", or: 0)
      ) { release(&$0, $1.point, $1.time) },
    ]
  }
}

/// Something that is measured of an actor, and how.
struct ActorChannel<Actor: SceneActor>: Sendable {
  let channel: Recording.Channel
  let value: @Sendable (Actor, Actor.Pose, _ time: Double) -> Double

  /// A channel that is read from the actor.
  init(
    _ name: String, _ unit: Recording.Channel.Unit,
    value: @escaping @Sendable (Actor, _ time: Double) -> Double
  ) {
    channel = Recording.Channel(name, unit)
    self.value = { actor, _, time in value(actor, time) }
  }

  /// A channel that is a part of the actor's pose.
  init(
    _ name: String, _ unit: Recording.Channel.Unit,
    of part: @escaping @Sendable (Actor.Pose) -> Double
  ) {
    channel = Recording.Channel(name, unit)
    value = { _, pose, _ in part(pose) }
  }
}
