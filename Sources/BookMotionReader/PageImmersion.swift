public import BookMotion

/// The state of a page that hides all chrome after a tap, while the illustration grows to the full
/// screen; the next tap brings the chrome back.
///
/// The bar, frame, narration text, and page dots go; the illustration, swipes, and audio stay.
/// While audio plays and the chrome is hidden, a small dot pulses in the corner.
///
/// With reduced motion, the illustration does not grow: it fades out, then in again at its other
/// size, as ``illustrationOpacity(at:)`` returns.
///
/// A double tap has no effect. Therefore, a tap counts only after 0.3 s without another one, and
/// then the chrome begins to move. In a series of taps that follow one another faster than that,
/// none counts.
///
/// ```swift
/// var page = PageImmersion()
/// page.tap(at: 1)
/// page.chromeOpacity(at: 1.3)  // 1
/// page.chromeOpacity(at: 1.45)  // 0.5000…
/// page.chromeOpacity(at: 1.6)  // 0
/// page.tap(at: 5)
/// page.tap(at: 5.2)
/// page.chromeOpacity(at: 9)  // 0
/// ```
public struct PageImmersion: Hashable, Sendable {
  /// An event that a page reports.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The chrome begins to hide; the system's own should hide, too.
    case chromeHides
    /// The chrome begins to come back.
    case chromeShows
  }

  /// The time after a tap within which another one makes it a double tap, in seconds. If 0, every
  /// tap counts at once.
  package let doubleTapWindow: Double

  /// A Boolean value that indicates whether the illustration fades instead of growing, for users
  /// who prefer reduced motion.
  package let isReduced: Bool

  /// True if the chrome is shown, or will be.
  private var isShown: Bool { chrome.target == 1 }

  private var chrome: Motion<Double>

  /// The presence of the dot: 1 while audio plays.
  private var audio = Motion(0.0)

  /// True if audio plays.
  package var audioIsPlaying: Bool { audio.target == 1 }

  /// The time of the last tap.
  private var lastTap = -Double.infinity

  private var log = EventLog<Event>()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - chromeIsShown: Pass `true` if the chrome is shown at first.
  ///   - doubleTapWindow: The time after a tap within which another one makes it a double tap, in
  ///     seconds.
  ///   - isReduced: Pass `true` if the illustration should fade instead of growing.
  /// - Precondition: `doubleTapWindow` is from 0 to 1e100.
  public init(
    chromeIsShown: Bool = true, doubleTapWindow: Double = 0.3, isReduced: Bool = false
  ) {
    BookDomain.seconds.require(doubleTapWindow, "doubleTapWindow")
    self.doubleTapWindow = doubleTapWindow
    self.isReduced = isReduced
    chrome = Motion(chromeIsShown ? 1 : 0)
  }
}

extension PageImmersion {
  /// The duration of the chrome's fade in and out, in seconds.
  static let fadeDuration = 0.3

  /// The time from one pulse of the dot to the next, in seconds.
  static let pulseDuration = 1.2

  /// The opacity of the dot between two pulses.
  private static let dimmest = 0.4

  private static let fullTurn = 360.0

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)
}

extension PageImmersion {
  /// Handles a tap on the page that nothing else takes.
  ///
  /// - Returns: `true` if the chrome will move unless another tap follows.
  @discardableResult
  public mutating func tap(at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    // Within the window, the previous tap has not moved anything yet; `drop` cancels it.
    let isSingle = time >= lastTap + doubleTapWindow
    log.change(at: time)
    lastTap = time
    chrome.drop(after: time)
    guard isSingle else { return false }
    let begin = time + doubleTapWindow
    log.report(isShown ? .chromeHides : .chromeShows, at: begin)
    chrome.turn(to: isShown ? 0 : 1, at: begin, with: PageImmersion.fade)
    return true
  }

  /// Reports that audio begins or ends.
  ///
  /// - Returns: `true` if that changes the state of the audio.
  @discardableResult
  public mutating func setAudio(isPlaying: Bool, at time: Double) -> Bool {
    guard let time = log.instant(time), audioIsPlaying != isPlaying else { return false }
    // Without `log.change`, which would cancel the cue of a pending tap.
    audio.turn(to: isPlaying ? 1 : 0, at: time, with: PageImmersion.fade)
    return true
  }
}

extension PageImmersion {
  /// Returns the opacity of the bar, the frame, the narration text, and the page dots, from 0 to 1.
  public func chromeOpacity(at time: Double) -> Double {
    min(max(chrome.value(at: time), 0), 1)
  }

  /// Returns the frame of the illustration: `framed` with chrome, `screen` without.
  ///
  /// - Precondition: The coordinates and sides of both rectangles are from −1e9 to 1e9.
  public func illustration(framed: BookRect, screen: BookRect, at time: Double) -> BookRect {
    var shown = chromeOpacity(at: time)
    if isReduced { shown = shown < 0.5 ? 0 : 1 }
    func between(_ full: Double, _ small: Double, _ place: String) -> Double {
      BookDomain.position.require(full, place)
      BookDomain.position.require(small, place)
      return shown == 1 ? small : full + (small - full) * shown
    }
    return BookRect(
      x: between(screen.x, framed.x, "x"), y: between(screen.y, framed.y, "y"),
      width: between(screen.width, framed.width, "width"),
      height: between(screen.height, framed.height, "height"))
  }

  /// Returns the opacity of the illustration, from 0 to 1.
  ///
  /// The opacity is 1, or, with reduced motion, |2 · `chromeOpacity(at: time)` − 1|: it is 0 at the
  /// instant at which the illustration changes size.
  public func illustrationOpacity(at time: Double) -> Double {
    isReduced ? abs(2 * chromeOpacity(at: time) - 1) : 1
  }

  /// Returns the opacity of the dot in the corner, from 0 to 1; it pulses while audio plays and the
  /// chrome is hidden.
  ///
  /// The phase depends on `time` itself, not on the start of the audio, so audio can stop and
  /// resume without a jump.
  public func dotOpacity(at time: Double) -> Double {
    let playing = min(max(audio.value(at: time), 0), 1) * (1 - chromeOpacity(at: time))
    guard playing > 0, abs(time) < BookDomain.length.highest * BookDomain.length.highest else {
      return 0
    }
    let beats = time / PageImmersion.pulseDuration
    let beat = (beats - Elementary.floor(beats)) * PageImmersion.fullTurn
    let high = (1 + Elementary.sinCos(degrees: beat).cosine) / 2
    return playing * (PageImmersion.dimmest + (1 - PageImmersion.dimmest) * high)
  }

  /// Returns a Boolean value indicating whether nothing but the pulse moves from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    chrome.isAtRest(at: time) && audio.isAtRest(at: time)
  }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}
