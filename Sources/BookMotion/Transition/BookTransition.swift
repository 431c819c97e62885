/// The live machine: what has happened to a book so far, and so where it is at any instant.
///
/// A value, made of a choreography, a layout and the events so far. Events carry their time; no
/// clock is read. Time may run in either direction in questions; events come in order.
///
/// ```swift
/// var transition = BookTransition(.bookPolish, layout: BookLayout())
/// transition.tap(at: 10)
/// transition.phase(at: 10.7).rawValue  // "flipping"
/// transition.pose(at: 10.7).flipAngle  // 53.2…
/// transition.close(at: 20)
/// transition.isAtRest(at: 30)  // true: on the shelf, exactly where it was
/// ```
public struct BookTransition: Sendable {
  /// What becomes of a tap or a close while something moves.
  public enum TapPolicy: String, Hashable, Sendable, CaseIterable {
    /// It is ignored until the book is open or back on the shelf.
    case ignore
    /// The book turns round from its very pose and velocity.
    case interrupt
  }

  /// What becomes of a screen that changes its size while something moves.
  public enum RotationPolicy: String, Hashable, Sendable, CaseIterable {
    /// What runs ends where it was going; places are worked out anew at the next event.
    case finishFirst
    /// Everything sets out for its new place at once.
    case follow
  }

  /// How the book is to be read.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// By the reader.
    case read
    /// To the reader.
    case listen
  }

  /// What the book does.
  public var choreography: Choreography { played.value }

  // Read by every pose, changed by none: it makes a book that is copied neither larger nor slower.
  private let played: Shared<Choreography>

  /// The places it moves between.
  public internal(set) var layout: BookLayout

  /// What becomes of a tap while something moves.
  public var tapPolicy: TapPolicy

  /// What becomes of a screen that changes while something moves.
  public var rotationPolicy: RotationPolicy

  /// How the book is to be read, once that has been chosen.
  public internal(set) var mode: Mode?

  /// Right-bound books are the mirror image of left-bound ones about half of this width, in the
  /// motion itself: so they are to the last bit.
  let mirrorWidth: Double

  package var motion: Motion<BookVector>

  /// Whether the way that is gone was begun from its end, and not in flight.
  var beginsAnew = true

  /// The finger on the cover.
  var hold: Hold?

  /// What was true before a finger took hold of the cover, and before it let go.
  var eras: [Era] = []

  /// The stages that have begun or will begin, in order.
  var plan: [PlannedStage] = []

  /// The times of the events that changed something.
  var changes: [Double] = []

  /// The time of the last event, also of one that changed nothing.
  var latest = -Double.greatestFiniteMagnitude

  /// When the book last set out from the shelf.
  var departure: Double?

  /// Creates a book on its shelf.
  ///
  /// - Precondition: the choreography passes its ``Choreography/check()``.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    tapPolicy: TapPolicy = .ignore, rotationPolicy: RotationPolicy = .finishFirst
  ) {
    choreography.require()
    played = Shared(choreography)
    self.layout = choreography.places.map { layout.with($0) } ?? layout
    self.tapPolicy = tapPolicy
    self.rotationPolicy = rotationPolicy
    mirrorWidth = layout.screen.width
    let frame =
      layout.binding == .left
      ? layout.restingFrame : layout.restingFrame.mirrored(in: layout.screen.width)
    motion = Motion(BookPosture(frame: frame).lanes)
  }

  /// A stage and the instant at which it begins.
  struct PlannedStage: Hashable, Sendable {
    var time: Double
    var stage: Stage
    /// When an event cut it off.
    var end = Double.infinity
    /// Whether it goes on with a phase that has been told.
    var goesOn = false
  }
}

extension BookTransition {
  /// The phase at `time`; `idle` before the first event.
  public func phase(at time: Double) -> AnimationPhase {
    plan.last { $0.time <= time }?.stage.phase ?? .idle
  }

  /// Where every part is at `time`, and how it looks.
  ///
  /// - Complexity: O(live changes); no memory is allocated.
  public func pose(at time: Double) -> BookPose {
    pose(of: isPlain ? plainLanes(at: time) : lanes(at: time))
  }

  /// The pose in which everything comes to rest if nothing else happens.
  public var restingPose: BookPose {
    pose(of: hold?.led(motion.target, at: .infinity) ?? motion.target)
  }

  /// How fast every driven channel moves at `time`, a second.
  public func velocity(at time: Double) -> BookPosture {
    var posture = BookPosture(lanes: motion(at: time).motion.velocity(at: time))
    if layout.binding == .right { posture.x = 0 - posture.x }
    return posture
  }

  /// Whether nothing moves from `time` on and the phase is one that lasts.
  public func isAtRest(at time: Double) -> Bool {
    motion.isAtRest(at: time) && isLastPhase(at: time)
  }

  /// From when on every step has less than `epsilon` of its way to go and the last phase has begun.
  public func settlingTime(epsilon: Double = 0.001) -> Double {
    max(
      motion.settlingTime(epsilon: epsilon), plan.last?.time ?? -.infinity,
      hold?.last.time ?? -.infinity)
  }

  /// Whether the stage that has begun waits for the app.
  func waits(at time: Double) -> Bool {
    isLastPhase(at: time) && plan.last?.stage.waits ?? false
  }

  // What is called gets a copy of what it works on where that is a part of something, and a book is
  // large: what happens for every frame is inlined, down to the motion.

  /// The pose of a book whose cover no finger has touched.
  @inline(__always)
  func plainPose(at time: Double) -> BookPose { pose(of: plainLanes(at: time)) }

  @inline(__always)
  private func plainLanes(at time: Double) -> BookVector { motion.value(at: time) { $0 } }

  private func isLastPhase(at time: Double) -> Bool { time >= plan.last?.time ?? -.infinity }

  @inline(__always)
  private func pose(of lanes: BookVector) -> BookPose {
    let pose = BookPose(BookPosture(lanes: lanes), style: played.value.style)
    return layout.binding == .left ? pose : pose.mirrored(in: mirrorWidth)
  }
}

#if !$Embedded
extension BookTransition.Mode: Codable {}
extension BookTransition.RotationPolicy: Codable {}
extension BookTransition.TapPolicy: Codable {}
#endif
