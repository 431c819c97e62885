/// The state of a book's transition, which gives the book's pose at any time.
///
/// A transition is a value made of a choreography, a layout, and the events so far. Every event
/// carries its time; no clock is read. Perform events in order of time; you can request poses for
/// any time, in any order.
///
/// ```swift
/// var transition = BookTransition(.bookPolish, layout: BookLayout())
/// transition.tap(at: 10)
/// transition.phase(at: 10.7).rawValue  // "flipping"
/// transition.pose(at: 10.7).flipAngle  // 53.2…
/// transition.close(at: 20)
/// transition.isAtRest(at: 30)  // true: on the shelf, exactly where it was
/// ```
public struct BookTransition: Hashable, Sendable {
  /// The response to a tap or a close while something moves.
  public enum TapPolicy: String, Hashable, Sendable, CaseIterable {
    /// The event is ignored until the book is open or back on the shelf.
    case ignore
    /// The book reverses from its current pose and velocity.
    case interrupt
  }

  /// The response to a change of the screen's size while something moves.
  public enum RotationPolicy: String, Hashable, Sendable, CaseIterable {
    /// The current motion ends at its original targets; places are recalculated at the next event.
    case finishFirst
    /// Everything moves to its new place at once.
    case follow
  }

  /// A way of reading the book.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The user reads the book.
    case read
    /// The book is read aloud.
    case listen
  }

  /// The choreography that the book follows.
  public var choreography: Choreography { played.value }

  // Stored by reference, so that a transition stays small and quick to copy: every pose reads it.
  private var played: Shared<Choreography>

  /// The layout that the book moves in.
  public internal(set) var layout: BookLayout

  /// The response to a tap or a close while something moves.
  public var tapPolicy: TapPolicy

  /// The response to a change of the screen while something moves.
  public var rotationPolicy: RotationPolicy

  /// The chosen reading mode, or `nil` if none has been chosen.
  public internal(set) var mode: Mode?

  /// The width in which the motion of a right-bound book is mirrored, so that its poses mirror
  /// those of a left-bound book exactly.
  package let mirrorWidth: Double

  package internal(set) var motion: Motion<BookVector>

  /// True if the current direction was begun from one of its ends, and not in flight.
  var beginsAnew = true

  /// The finger that holds the cover, or `nil` if none does.
  var hold: Hold?

  /// The motions that were in effect before a finger took hold of the cover or let go of it.
  var pastMotions: [PastMotion] = []

  /// The stages that have begun or will begin, in order.
  package internal(set) var plan: [PlannedStage] = []

  /// The times of the events that changed something.
  var changes: [Double] = []

  /// The time of the last event, including events that changed nothing.
  var latest = -Double.greatestFiniteMagnitude

  /// The time at which the book last left the shelf.
  var departure: Double?

  /// The first opening phase whose moments are still due because a finger skipped it, or `nil`.
  var pendingPhase: AnimationPhase?

  /// Creates a book on its shelf.
  ///
  /// - Precondition: The choreography passes its ``Choreography/check()``.
  public init(
    _ choreography: Choreography = .bookPolish, layout: BookLayout = BookLayout(),
    tapPolicy: TapPolicy = .ignore, rotationPolicy: RotationPolicy = .finishFirst
  ) {
    do { try choreography.check() } catch { error.stop() }
    played = Shared(choreography)
    self.layout = layout.with(places: layout.places.overridden(by: choreography.places))
    self.tapPolicy = tapPolicy
    self.rotationPolicy = rotationPolicy
    mirrorWidth = layout.screen.width
    let frame =
      layout.binding == .left
      ? layout.restingFrame : layout.restingFrame.mirrored(in: layout.screen.width)
    motion = Motion(BookPose.Driven(frame: frame).lanes)
  }

  /// Follows another choreography of the same style and places from the next event on. What is under
  /// way goes on as planned.
  package mutating func follow(_ choreography: Choreography) {
    played = Shared(choreography)
  }

  /// A stage and the instant at which it begins.
  package struct PlannedStage: Equatable, Sendable {
    package var time: Double
    package var stage: Choreography.Stage
    /// The time at which an event cut the stage off.
    var end = Double.infinity
    /// True if the stage continues a phase that has already been reported.
    var goesOn = false
  }
}

extension BookTransition {
  /// Hashes the choreography, the layout, the motion, and the time of the last event.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(played.value)
    hasher.combine(layout)
    hasher.combine(motion)
    hasher.combine(latest)
  }

  /// Returns the phase at `time`, which is `idle` before the first event.
  public func phase(at time: Double) -> AnimationPhase {
    plan.last { $0.time <= time }?.stage.phase ?? .idle
  }

  /// Returns the position and appearance of every part of the book at `time`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of changes in progress; no memory is allocated.
  public func pose(at time: Double) -> BookPose {
    isPlain ? plainPose(at: time) : pose(of: lanes(at: time))
  }

  /// The pose in which everything comes to rest if no further event occurs.
  public var restingPose: BookPose {
    pose(of: motion(at: .infinity).hold?.led(motion.target, at: .infinity) ?? motion.target)
  }

  /// Returns the velocity of every driven channel at `time`, in units per second.
  ///
  /// A finger that holds the cover stands still between two of its positions, and the cover turns
  /// only as far as the book moves beneath it.
  public func velocity(at time: Double) -> BookPose.Driven {
    let (motion, hold) = motion(at: time)
    var driven = BookPose.Driven(lanes: motion.velocity(at: time))
    if let hold { driven[.flipAngle] = hold.speed(of: motion, at: time) }
    if layout.binding == .right { driven[.x] = 0 - driven[.x] }
    return driven
  }

  /// Returns a Boolean value that indicates whether nothing moves from `time` on and the last
  /// planned phase has begun. A book whose cover a finger holds is not at rest.
  public func isAtRest(at time: Double) -> Bool {
    !isHeld && time >= pastMotions.last?.end ?? -.infinity && motion.isAtRest(at: time)
      && isLastPhase(at: time)
  }

  /// Returns the time from which every step has less than the fraction `epsilon` of its distance
  /// left and the last planned phase has begun.
  public func settlingTime(epsilon: Double = 0.001) -> Double {
    max(
      motion.settlingTime(epsilon: epsilon), plan.last?.time ?? -.infinity,
      hold?.last.time ?? -.infinity)
  }

  /// Returns the stage that waits at `time` until the app calls ``proceed(at:)``, or `nil` if none
  /// does.
  ///
  /// ```swift
  /// if book.waitingStage(at: now)?.name == "ajar" { showInvitation() }
  /// ```
  public func waitingStage(at time: Double) -> Choreography.Stage? {
    guard isLastPhase(at: time), let stage = plan.last?.stage, stage.waits else { return nil }
    return stage
  }

  // A call copies the stored property that it works on, and a transition is large, so everything
  // that runs for every frame is inlined, down to the motion.

  /// Returns the pose of a book whose cover no finger has touched.
  @inline(__always)
  func plainPose(at time: Double) -> BookPose { pose(of: motion.value(at: time) { $0 }) }

  private func isLastPhase(at time: Double) -> Bool { time >= plan.last?.time ?? -.infinity }

  @inline(__always)
  private func pose(of lanes: BookVector) -> BookPose {
    let pose = BookPose(BookPose.Driven(lanes: lanes), style: played.value.style)
    return layout.binding == .left ? pose : pose.mirrored(in: mirrorWidth)
  }
}
