import BookMotion
import Observation

/// Something of BookMotion that takes events and tells what happens: a book, or its pages.
protocol DrivenMotion {
  associatedtype Cue

  func cues(in times: Range<Double>) -> [Cue]

  /// Whether nobody sees anything move from `time` on.
  func isSettled(at time: Double) -> Bool
}

/// Gives a motion its time: sends events, tells each cue once, and knows when to stop drawing.
///
/// A view asks for a pose at `now`, in a `TimelineView` that is paused while `isAtRest`, and calls
/// `tick()` once a frame.
@MainActor @Observable
final class MotionDriver<Machine: DrivenMotion> {
  private(set) var machine: Machine
  private(set) var isAtRest = true
  @ObservationIgnored var onCue: (Machine.Cue) -> Void = { _ in }
  @ObservationIgnored private var toldUntil = 0.0
  @ObservationIgnored private let clock: MotionClock

  init(_ machine: Machine, clock: MotionClock) {
    self.machine = machine
    self.clock = clock
  }

  var now: Double { clock.now }

  /// Sends an event, which happens now, and wakes the view.
  ///
  ///     driver.send { book, now in book.close(at: now) }
  @discardableResult
  func send<Answer>(_ event: (inout Machine, Double) -> Answer) -> Answer {
    let now = clock.now
    if isAtRest { toldUntil = now }
    isAtRest = false
    return event(&machine, now)
  }

  /// Tells what has happened since the last frame, and falls asleep when all is over.
  func tick() {
    guard !isAtRest else { return }
    let now = max(clock.now, toldUntil)
    let cues = machine.cues(in: toldUntil..<now)
    toldUntil = now
    for cue in cues { onCue(cue) }
    isAtRest = machine.isSettled(at: now) && machine.cues(in: now..<Double.infinity).isEmpty
  }
}

typealias BookDriver = MotionDriver<BookTransition>
typealias PageDriver = MotionDriver<PageTurning>

extension BookTransition: DrivenMotion {
  func isSettled(at time: Double) -> Bool {
    // A fifth of a point on a way of a thousand. A finger that holds still is waited for.
    time >= settlingTime(epsilon: 0.0002)
  }
}

extension PageTurning: DrivenMotion {
  func isSettled(at time: Double) -> Bool {
    let pose = pose(at: time).settled(within: 0.1)
    return pose.leaves.isEmpty && pose.turned == Double(turned)
  }
}
