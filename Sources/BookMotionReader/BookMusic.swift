import BookMotion

/// The library's music, which fades out in 0.5 s when a book opens and in again when it closes.
///
/// An interrupted fade reverses from its current volume, without a jump; so does switching the
/// music off and on. The app stores the user's choice, a ``Setting``.
///
/// ```swift
/// var music = BookMusic()
/// music.openBook(at: 10)
/// music.volume(at: 10.25)  // 0.5
/// music.closeBook(at: 10.25)
/// music.volume(at: 10.25)  // 0.5
/// music.volume(at: 11)  // 1
/// ```
///
/// An open book may have its own music: ``gains(at:)`` returns both volumes, and ``BookMusicCrossfade`` has
/// rules for one shared track and for two different ones.
///
/// It deliberately plays nothing: the app sets the volume of its player.
public struct BookMusic: Hashable, Sendable {
  /// The user's choice, to be stored by the app.
  public struct Setting: Hashable, Sendable {
    /// A Boolean value that indicates whether the music is on.
    public var isOn: Bool

    /// Creates a setting.
    public init(isOn: Bool = true) { self.isOn = isOn }
  }

  /// An instruction to the player.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The library's music becomes audible: start it, or resume where it stopped.
    case play
    /// The library's music is no longer audible: stop it, and remember its position.
    case pause
  }

  /// The volumes of the library's music and the book's.
  public struct Gains: Hashable, Sendable {
    /// The gain of the library's music, from 0 to 1.
    public let library: Double

    /// The gain of the open book's own music, from 0 to 1.
    public let book: Double
  }

  /// The rule for mixing the library's music with the book's own.
  package let crossfade: BookMusicCrossfade

  /// The user's choice.
  public internal(set) var setting: Setting

  /// A Boolean value that indicates whether a book is open or opening.
  package internal(set) var bookIsOpen = false

  /// The share of the library in the mix: 1 in the library, 0 in a book.
  var libraryShare = Motion(1.0)

  /// The volume of all music: 1 if it is on.
  var master: Motion<Double>

  /// The time at which music that is fading out falls silent; `nil` while it is meant to be heard.
  var silence: Double?

  var log = EventLog<Event>()

  /// Creates the music of a library in which no book is open.
  public init(setting: Setting = Setting(), crossfade: BookMusicCrossfade = .equalGain) {
    self.setting = setting
    self.crossfade = crossfade
    master = Motion(setting.isOn ? 1 : 0)
    silence = setting.isOn ? nil : -.greatestFiniteMagnitude
  }
}

extension BookMusic {
  /// The duration of a fade, in seconds.
  package static let fadeDuration = 0.5

  /// Returns the volume of the library's music, from 0 to 1, as a factor of its amplitude.
  public func volume(at time: Double) -> Double { gains(at: time).library }

  /// Returns the volumes of the library's music and of the open book's own music.
  ///
  /// Switching the music off fades out both.
  public func gains(at time: Double) -> Gains {
    let mixture = crossfade.gains(share: libraryShare.value(at: time))
    let on = min(max(master.value(at: time), 0), 1)
    return Gains(library: mixture.arriving * on, book: mixture.leaving * on)
  }

  /// Returns a Boolean value indicating whether no fade is under way from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    libraryShare.isAtRest(at: time) && master.isAtRest(at: time)
  }

  /// Returns the cues for the player with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}

extension BookMusic {
  /// Eases at both ends, so a reversed fade has no kink, and is halfway at half the time.
  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// Opens a book: the music fades out.
  ///
  /// - Returns: `true` if no book was open.
  @discardableResult
  public mutating func openBook(at time: Double) -> Bool { change(open: true, at: time) }

  /// Closes the book: the music fades in.
  ///
  /// - Returns: `true` if a book was open.
  @discardableResult
  public mutating func closeBook(at time: Double) -> Bool { change(open: false, at: time) }

  /// Switches the music on or off, with a fade. A choice made while a book is open still applies
  /// once the library's music returns.
  ///
  /// - Returns: `true` if the setting changes; the app then stores ``setting``.
  @discardableResult
  public mutating func setMusic(isOn: Bool, at time: Double) -> Bool {
    guard let time = log.instant(time), isOn != setting.isOn else { return false }
    let wasHeard = isHeard
    setting.isOn = isOn
    master.turn(to: isOn ? 1 : 0, at: time, with: BookMusic.fade)
    report(wasHeard: wasHeard, at: time)
    return true
  }

  private mutating func change(open: Bool, at time: Double) -> Bool {
    guard let time = log.instant(time), open != bookIsOpen else { return false }
    let wasHeard = isHeard
    bookIsOpen = open
    libraryShare.turn(to: open ? 0 : 1, at: time, with: BookMusic.fade)
    report(wasHeard: wasHeard, at: time)
    return true
  }

  /// True if the library's music is audible once all fades have ended.
  private var isHeard: Bool { setting.isOn && !bookIsOpen }

  private mutating func report(wasHeard: Bool, at time: Double) {
    // Music that is fading out still plays: its `pause` is in the future.
    let isPlaying = wasHeard || silence.map { $0 > time } ?? false
    log.change(at: time)
    if isHeard {
      silence = nil
      if !isPlaying { log.report(.play, at: time) }
    } else if isPlaying {
      let end = min(
        bookIsOpen ? libraryShare.end : .infinity, setting.isOn ? .infinity : master.end)
      silence = end
      log.report(.pause, at: end)
    }
  }
}

#if !$Embedded
extension BookMusicCrossfade: Codable {}

extension BookMusic.Setting: Codable {}
#endif
