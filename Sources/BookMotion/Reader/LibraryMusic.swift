/// The library's music: it fades out in 0.5 s when a book opens and in again when it closes.
///
/// A fade that is interrupted turns round from where it is, without a jump; so does switching the
/// music off and on. Whether it is on is a ``Setting`` that the app stores.
///
/// ```swift
/// var music = LibraryMusic()
/// music.openBook(at: 10)
/// music.volume(at: 10.25)  // 0.5
/// music.closeBook(at: 10.25)
/// music.volume(at: 10.25)  // 0.5
/// music.volume(at: 11)  // 1
/// ```
///
/// An open book may have music of its own: ``gains(at:)`` has both. ``Crossfade`` says which mixture
/// is right for one track and which for two.
///
/// It deliberately plays nothing: the app sets its player's volume to what it is told.
public struct LibraryMusic: Sendable {
  /// What the user has chosen, to be remembered.
  public struct Setting: Hashable, Sendable {
    /// Whether the music is on.
    public var isOn: Bool

    /// Creates a setting.
    public init(isOn: Bool = true) { self.isOn = isOn }
  }

  /// What the player is told.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    /// The library's music is to be heard from here on: start it, or go on where it stopped.
    case play
    /// It cannot be heard any more: stop it, and remember where.
    case pause
  }

  /// How loud the two sounds of a fade are.
  public struct Gains: Hashable, Sendable {
    /// The library's music, from 0 to 1.
    public let library: Double

    /// The open book's own music, from 0 to 1.
    public let book: Double
  }

  /// How the library's music and the book's own music are mixed.
  public let crossfade: Crossfade

  /// What the user has chosen.
  public internal(set) var setting: Setting

  /// Whether a book is open or opening.
  public internal(set) var bookIsOpen = false

  /// 1 in the library, 0 in a book.
  var place = Motion(1.0)

  /// 1 where the music is on.
  var master: Motion<Double>

  /// When music that fades out has fallen silent; nil while it is meant to be heard.
  var silence: Double?

  var log = EventLog<Event>()

  /// Creates the music of a library in which no book is open.
  public init(setting: Setting = Setting(), crossfade: Crossfade = .equalGain) {
    self.setting = setting
    self.crossfade = crossfade
    master = Motion(setting.isOn ? 1 : 0)
    silence = setting.isOn ? nil : -.greatestFiniteMagnitude
  }
}

extension LibraryMusic {
  /// How long a fade lasts, in seconds.
  public static let fadeDuration = 0.5

  /// How loud the library's music is, from 0 to 1: a factor of its amplitude.
  public func volume(at time: Double) -> Double { gains(at: time).library }

  /// How loud the library's music and the open book's own music are.
  ///
  /// Music that is off fades out both.
  public func gains(at time: Double) -> Gains {
    let mixture = crossfade.gains(share: place.value(at: time))
    let on = min(max(master.value(at: time), 0), 1)
    return Gains(library: mixture.arriving * on, book: mixture.leaving * on)
  }

  /// Whether no fade is under way from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    place.isAtRest(at: time) && master.isAtRest(at: time)
  }

  /// What the player has to be told from the start of `times` up to, but not at, their end.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}

extension LibraryMusic {
  /// Level at both ends, so that a fade that is turned round has no kink; half of the way in half of
  /// the time.
  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// A book opens: the music fades out.
  ///
  /// - Returns: whether no book was open.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func openBook(at time: Double) -> Bool { change(open: true, at: time) }

  /// The book closes: the music fades in.
  ///
  /// - Returns: whether a book was open.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func closeBook(at time: Double) -> Bool { change(open: false, at: time) }

  /// The user switches the music on or off; it fades, and in a book it is remembered for later.
  ///
  /// - Returns: whether that is another setting; the app stores ``setting`` then.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func setMusic(isOn: Bool, at time: Double) -> Bool {
    let time = log.instant(time)
    guard isOn != setting.isOn else { return false }
    let wasHeard = isHeard
    setting.isOn = isOn
    master.turn(to: isOn ? 1 : 0, at: time, with: LibraryMusic.fade)
    tell(wasHeard: wasHeard, at: time)
    return true
  }

  private mutating func change(open: Bool, at time: Double) -> Bool {
    let time = log.instant(time)
    guard open != bookIsOpen else { return false }
    let wasHeard = isHeard
    bookIsOpen = open
    place.turn(to: open ? 0 : 1, at: time, with: LibraryMusic.fade)
    tell(wasHeard: wasHeard, at: time)
    return true
  }

  /// Whether the library's music is where everything goes.
  private var isHeard: Bool { setting.isOn && !bookIsOpen }

  private mutating func tell(wasHeard: Bool, at time: Double) {
    // Music that fades out is still heard, and has not been told to stop.
    let isPlaying = wasHeard || silence.map { $0 > time } ?? false
    log.change(at: time)
    if isHeard {
      silence = nil
      if !isPlaying { log.tell(.play, at: time) }
    } else if isPlaying {
      let end = min(
        bookIsOpen ? place.end : .infinity, setting.isOn ? .infinity : master.end)
      silence = end
      log.tell(.pause, at: end)
    }
  }
}

#if !$Embedded
extension Crossfade: Codable {}

extension LibraryMusic.Setting: Codable {
  /// Reads `{"isOn": true}`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let part = try DocumentPart(decoder, noun: "setting")
    try part.expect(only: [.isOn])
    self.init(isOn: try part.truth(.isOn))
  }

  /// Writes whether the music is on.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    try fields.encode(isOn, forKey: .isOn)
  }
}
#endif
