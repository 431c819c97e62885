package import BookMotion
package import BookMotionDocuments
package import BookMotionDrawing
package import BookMotionPlay

/// A play on a stage: its events and channels are tables, and it can be painted.
package protocol SceneActor: Play where Event == Gesture {
  /// The events.
  static var verbs: [ActorVerb<Self>] { get }
  /// The channels, in the order of documents.
  static var channels: [ActorChannel<Self>] { get }
  /// The names of the cues, in the order of their numbers.
  static var cueNames: [String] { get }
  /// True if a finger pulls something up and down: on a page, it does not scroll there.
  static var isPulledUpright: Bool { get }

  func paint(at time: Double, with painter: inout SVGCanvas)
}

extension SceneActor {
  package static var isPulledUpright: Bool { false }

  package static var verbCount: Int { verbs.count }

  package static func numberCount(of verb: Int) -> Int { verbs[verb].verb.parameters.count }

  package static func event(_ gesture: Gesture) -> Gesture? {
    (try? check(gesture)) == nil ? nil : gesture
  }

  package static func check(_ event: Gesture) throws(BookMotionError) {
    try BookDomain(0, Double(verbCount - 1)).check(Double(event.verb), "verb")
    try PlayLimit.times.check(event.time, "time")
    let numbers = [event.point.x, event.point.y]
    for (parameter, number) in zip(verbs[event.verb].verb.parameters, numbers) {
      try parameter.domain.check(number, parameter.name)
    }
  }

  package static func time(of event: Gesture) -> Double { event.time }

  package static func verb(of event: Gesture) -> Int { event.verb }

  package mutating func perform(_ event: Gesture) -> Bool {
    Self.verbs[event.verb].perform(&self, event)
  }

  package func verb(tapping point: BookPoint, at time: Double) -> Int? {
    Self.verbs.firstIndex { $0.isTap }.flatMap { verb in
      responds(to: Gesture(verb, at: time, position(of: point, at: time))) ? verb : nil
    }
  }

  package func values(at time: Double) -> [Double] {
    let pose = pose(at: time)
    return Self.channels.map { $0.value(self, pose, time) }
  }

  package static var channelCount: Int { channels.count }

  package func value(_ channel: Int, of pose: Pose, at time: Double) -> Double {
    Self.channels[channel].value(self, pose, time)
  }
}

/// An event of an actor, and its effect.
package struct ActorVerb<Actor>: Sendable {
  package let verb: MotionVerb
  /// True if this is what a tap on the screen does.
  package let isTap: Bool
  /// Performs the event. Returns `false` if it has no effect.
  package let perform: @Sendable (inout Actor, Gesture) -> Bool

  package init(
    _ name: String, _ help: @autoclosure () -> String, _ parameters: MotionVerb.Parameter...,
    isTap: Bool = false, perform: @escaping @Sendable (inout Actor, Gesture) -> Bool
  ) {
    #if $Embedded
    // Nobody reads it in a page's core.
    verb = MotionVerb(name, "", parameters)
    #else
    verb = MotionVerb(name, help(), parameters)
    #endif
    self.isTap = isTap
    self.perform = perform
  }
}

extension ActorVerb {
  package typealias Step = @Sendable (inout Actor, _ point: BookPoint, _ time: Double) -> Bool

  /// Returns the three events of a finger, which are the same in every scene.
  package static func finger(
    on thing: @autoclosure () -> String, touch: @escaping Step, drag: @escaping Step,
    release: @escaping Step
  ) -> [ActorVerb] {
    [
      ActorVerb(
        "touch", "a finger touches \(thing())", MotionVerb.Parameter("x"), MotionVerb.Parameter("y")
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
package struct ActorChannel<Actor: SceneActor>: Sendable {
  package let name: String
  package let unit: BookChannel.Unit
  package let value: @Sendable (Actor, Actor.Pose, _ time: Double) -> Double

  /// Creates a channel that is read from the actor.
  package init(
    _ name: String, _ unit: BookChannel.Unit,
    value: @escaping @Sendable (Actor, _ time: Double) -> Double
  ) {
    (self.name, self.unit) = (name, unit)
    self.value = { actor, _, time in value(actor, time) }
  }

  /// Creates a channel that is part of the actor's pose.
  package init(
    _ name: String, _ unit: BookChannel.Unit,
    of part: @escaping @Sendable (Actor.Pose) -> Double
  ) {
    (self.name, self.unit) = (name, unit)
    value = { _, pose, _ in part(pose) }
  }
}
