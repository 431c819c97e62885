import BookMotion
import BookMotionPages
import Observation

/// A motion of BookMotion that takes events and returns cues: a book, or its pages.
protocol DrivenMotion {
  associatedtype Cue

  func cues(in times: Range<Double>) -> [Cue]

  /// Returns true if nothing visible moves from `time` on.
  func isSettled(at time: Double) -> Bool
}

/// Drives a motion: sends events, reports each cue once, and determines when drawing can stop.
///
/// A view reads the pose at `now`, in a `TimelineView` that is paused while `isAtRest`, and calls
/// `tick()` once per frame.
@MainActor @Observable
final class MotionDriver<Machine: DrivenMotion> {
  private(set) var machine: Machine
  private(set) var isAtRest = true
  @ObservationIgnored var onCue: (Machine.Cue) -> Void = { _ in }
  @ObservationIgnored private var lastTick = 0.0
  @ObservationIgnored private let clock: MotionClock

  init(_ machine: Machine, clock: MotionClock) {
    self.machine = machine
    self.clock = clock
  }

  var now: Double { clock.now }

  /// Sends an event that happens now, and resumes drawing.
  ///
  ///     driver.send { book, now in book.close(at: now) }
  @discardableResult
  func send<Answer>(_ event: (inout Machine, Double) -> Answer) -> Answer {
    let now = clock.now
    if isAtRest { lastTick = now }
    isAtRest = false
    return event(&machine, now)
  }

  /// Reports the cues since the last frame, and pauses when everything has settled.
  func tick() {
    guard !isAtRest else { return }
    let now = max(clock.now, lastTick)
    let cues = machine.cues(in: lastTick..<now)
    lastTick = now
    for cue in cues { onCue(cue) }
    isAtRest = machine.isSettled(at: now) && machine.cues(in: now..<Double.infinity).isEmpty
  }
}

typealias BookDriver = MotionDriver<BookTransition>
typealias PageDriver = MotionDriver<PageTurning>

extension BookTransition: DrivenMotion {
  func isSettled(at time: Double) -> Bool {
    // A fifth of a point over a distance of a thousand.
    time >= settlingTime(epsilon: 0.0002)
  }
}

extension PageTurning: DrivenMotion {
  func isSettled(at time: Double) -> Bool {
    let pose = pose(at: time).settled(within: 0.1)
    return pose.leaves.isEmpty && pose.turned == Double(turned)
  }
}
