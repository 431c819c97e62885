#if !$Embedded
public import Observation

/// A machine with a clock: it sends events as they happen, hands out each cue once and in order, and
/// says whether anything has to be drawn.
///
/// A view reads the machine's state at ``now`` in every frame while ``needsFrames`` is true, and
/// calls ``tick()`` once in each.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable
public final class BookDriver<Machine: BookMachine> {
  /// The machine, as of the last event.
  public private(set) var state: Machine

  /// A Boolean value that indicates whether frames have to be drawn: never at rest, in the background,
  /// or while nothing is seen to move.
  public private(set) var needsFrames: Bool

  /// Everything that has happened.
  @ObservationIgnored public private(set) var log: BookLog<Machine>

  /// The action to perform for each cue.
  @ObservationIgnored public var onCue: (Machine.Cue) -> Void = { _ in }
  /// What views do about a cue.
  @ObservationIgnored var relay: (Machine.Cue) -> Void = { _ in }
  /// The titles of books, which views announce.
  @ObservationIgnored var titles: [AnyHashable: String] = [:]

  private let clock: () -> Double
  /// The seconds of the clock that have been lost in the background, and the time of the pause now.
  @ObservationIgnored private var lost = 0.0
  @ObservationIgnored private var pause: Double?
  /// The time up to which cues have been handed out.
  @ObservationIgnored private var told: Double

  /// Creates a driver of a machine.
  ///
  /// - Parameters:
  ///   - state: The machine, at its beginning.
  ///   - clock: Returns the time in seconds, which must not run backward, for tests; by default, the
  ///     seconds in which the device has been awake.
  public init(_ state: Machine, clock: (() -> Double)? = nil) {
    self.state = state
    self.clock = clock ?? uptime
    log = BookLog(state)
    told = self.clock()
    needsFrames = state.needsFrame(at: told)
  }

  /// The time, in seconds. It stands still while the app is in the background, so that a book goes on
  /// from where it was.
  public var now: Double { (pause ?? clock()) - lost }

  /// A Boolean value that indicates whether time stands still.
  public var isPaused: Bool {
    get { pause != nil }
    set {
      if newValue {
        pause = pause ?? clock()
      } else if let start = pause {
        lost += clock() - start
        pause = nil
      }
      update()
    }
  }

  /// Performs an event that happens now.
  ///
  /// - Returns: `true` if something changes because of it, now or later.
  @discardableResult
  public func perform(_ event: Machine.Event) -> Bool {
    tell()
    let now = told
    guard state.perform(event, at: now) else { return false }
    log.append(event, at: now)
    update()
    return true
  }

  /// Hands out the cues since the last frame, and stops drawing once nothing moves any more.
  public func tick() {
    tell()
    update()
  }

  private func tell() {
    let (from, now) = (told, now)
    guard from < now else { return }
    told = now
    for cue in state.cues(in: from..<now) {
      relay(cue)
      onCue(cue)
    }
  }

  private func update() {
    let needed = !isPaused && state.needsFrame(at: told)
    if needed != needsFrames { needsFrames = needed }
  }
}

/// The time at which the program first asked for it.
private let start = SuspendingClock.now

/// Returns the seconds since then, without those in which the device slept. The date of a frame will
/// not do: users set their clocks.
private func uptime() -> Double {
  let (seconds, attoseconds) = start.duration(to: .now).components
  return Double(seconds) + Double(attoseconds) * 1e-18
}
#endif
