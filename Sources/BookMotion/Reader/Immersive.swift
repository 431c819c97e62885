/// A page without anything around it: one tap hides all chrome and the illustration grows to the full
/// screen, the next one brings it back.
///
/// Bar, frame, narration text and page dots go; the illustration, swipes and audio stay. While audio
/// plays, a small dot pulses in the corner of a screen that shows nothing else.
///
/// With less motion the illustration does not grow: it fades out, and in again in its other size, as
/// ``illustrationOpacity(at:)`` says.
///
/// A double tap does nothing. So a tap is only known to be one when 0.3 s have passed without another:
/// then the chrome begins to move. Of taps that follow one another faster none counts, however many.
///
/// ```swift
/// var page = Immersive()
/// page.tap(at: 1)
/// page.chromeOpacity(at: 1.3)  // 1
/// page.chromeOpacity(at: 1.45)  // 0.5000…
/// page.chromeOpacity(at: 1.6)  // 0
/// page.tap(at: 5)
/// page.tap(at: 5.2)
/// page.chromeOpacity(at: 9)  // 0
/// ```
public struct Immersive: Sendable {
  /// What a page tells.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The chrome goes; the system's own, too.
    case chromeHides
    /// The chrome comes back.
    case chromeShows
  }

  /// Within how many seconds after a tap another one makes it a double tap. With 0 every tap counts
  /// at once.
  public let doubleTapWindow: Double

  /// Whether the illustration fades instead of growing, for people who ask their system for less
  /// motion.
  public let isReduced: Bool

  /// Whether the chrome is shown, or on its way.
  private var isShown: Bool { chrome.target == 1 }

  private var chrome: Motion<Double>

  /// 1 while audio plays.
  private var audio = Motion(0.0)

  /// When the page was last tapped.
  private var lastTap = -Double.infinity

  private var log = EventLog<Event>()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - chromeIsShown: Whether it has its chrome around it.
  ///   - doubleTapWindow: Within how many seconds after a tap another one makes it a double tap.
  ///   - isReduced: Whether the illustration fades instead of growing.
  /// - Precondition: the window is from 0 to 1e100.
  public init(
    chromeIsShown: Bool = true, doubleTapWindow: Double = 0.3, isReduced: Bool = false
  ) {
    Domain.seconds.require(doubleTapWindow, "doubleTapWindow")
    self.doubleTapWindow = doubleTapWindow
    self.isReduced = isReduced
    chrome = Motion(chromeIsShown ? 1 : 0)
  }
}

extension Immersive {
  /// How long the chrome takes to go and to come, in seconds.
  public static let fadeDuration = 0.3

  /// How long the dot takes from one pulse to the next, in seconds.
  public static let pulseDuration = 1.2

  /// How much of the dot is there between two pulses.
  private static let dimmest = 0.4

  private static let fullTurn = 360.0

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)
}

extension Immersive {
  /// The page is tapped, where nothing else takes the tap.
  ///
  /// - Returns: whether the chrome will move if no other tap follows.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func tap(at time: Double) -> Bool {
    let time = log.instant(time)
    // Unless the window is over, the tap before has not moved anything yet, and will not.
    let isSingle = time >= lastTap + doubleTapWindow
    log.change(at: time)
    lastTap = time
    chrome.drop(after: time)
    guard isSingle else { return false }
    let begin = time + doubleTapWindow
    log.tell(isShown ? .chromeHides : .chromeShows, at: begin)
    chrome.turn(to: isShown ? 0 : 1, at: begin, with: Immersive.fade)
    return true
  }

  /// Audio begins or ends.
  ///
  /// - Returns: whether that is news.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func setAudio(isPlaying: Bool, at time: Double) -> Bool {
    let time = log.instant(time)
    guard (audio.target == 1) != isPlaying else { return false }
    // A tap that is still waited for is not touched by it.
    audio.turn(to: isPlaying ? 1 : 0, at: time, with: Immersive.fade)
    return true
  }
}

extension Immersive {
  /// How much of the bar, the frame, the narration text and the page dots is to be seen, from 0 to 1.
  public func chromeOpacity(at time: Double) -> Double {
    min(max(chrome.value(at: time), 0), 1)
  }

  /// Where the illustration is: `framed` with its chrome, `screen` without.
  ///
  /// - Precondition: the rectangles' numbers are from −1e9 to 1e9.
  public func illustration(framed: BookRect, screen: BookRect, at time: Double) -> BookRect {
    var shown = chromeOpacity(at: time)
    if isReduced { shown = shown < 0.5 ? 0 : 1 }
    func between(_ full: Double, _ small: Double, _ place: String) -> Double {
      Domain.place.require(full, place)
      Domain.place.require(small, place)
      return shown == 1 ? small : full + (small - full) * shown
    }
    return BookRect(
      x: between(screen.x, framed.x, "x"), y: between(screen.y, framed.y, "y"),
      width: between(screen.width, framed.width, "width"),
      height: between(screen.height, framed.height, "height"))
  }

  /// How much of the illustration is to be seen, from 0 to 1: all of it, unless it fades instead of
  /// growing; then it is nothing at the instant at which it changes its size.
  public func illustrationOpacity(at time: Double) -> Double {
    isReduced ? abs(2 * chromeOpacity(at: time) - 1) : 1
  }

  /// How much of the dot in the corner is to be seen, from 0 to 1: it pulses while audio plays and the
  /// chrome is away.
  ///
  /// Pulses go by the time itself and not by when the audio began: it may stop and go on without a
  /// jump.
  public func dotOpacity(at time: Double) -> Double {
    let playing = min(max(audio.value(at: time), 0), 1) * (1 - chromeOpacity(at: time))
    guard playing > 0, abs(time) < Domain.length.highest * Domain.length.highest else { return 0 }
    let beats = time / Immersive.pulseDuration
    let beat = (beats - Elementary.floor(beats)) * Immersive.fullTurn
    let high = (1 + Elementary.cos(degrees: beat)) / 2
    return playing * (Immersive.dimmest + (1 - Immersive.dimmest) * high)
  }

  /// Whether nothing but the pulse moves from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    chrome.isAtRest(at: time) && audio.isAtRest(at: time)
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}
