/// The choice before a book is read: the first page, darkened to half, and over it the buttons to read,
/// to listen, to go home and to switch the music.
///
/// A press makes a button smaller, and letting go inside it does what it says. Read, Listen and Home
/// end the choice, and everything fades; Music stays and shows that it is on.
///
/// ```swift
/// var choice = ModeSelection()
/// choice.appear(at: 0)
/// choice.overlayOpacity(at: 1)  // 0.5
/// choice.press(.listen, at: 3)
/// choice.scale(of: .listen, at: 4)  // 0.9500…
/// choice.release(inside: true, at: 4)
/// choice.outcome == .listen  // true
/// choice.overlayOpacity(at: 4.3)  // 0
/// ```
///
/// Where the buttons lie, ``layout(screen:binding:)`` says. It deliberately knows nothing of books:
/// ``BookTransition`` has the same choice as a phase of its own, and takes the outcome.
public struct ModeSelection: Sendable {
  /// A button.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// The book is read by the reader: a pill.
    case read
    /// The book is read to the reader: a pill.
    case listen
    /// Back to the library.
    case home
    /// The music on or off.
    case music
  }

  /// What a choice tells.
  public enum Event: Hashable, Sendable {
    /// The buttons begin to appear, and take taps from here on.
    case controlsAppear
    /// Read, Listen or Home has been chosen.
    case chosen(Button)
    /// The music has been switched.
    case music(isOn: Bool)
    /// Nothing is to be seen any more.
    case disappeared
  }

  /// Whether the music is on.
  public internal(set) var musicIsOn: Bool

  /// What has been chosen, if it has: Read, Listen or Home.
  public internal(set) var outcome: Button?

  /// The button on which a finger is.
  public internal(set) var pressed: Button?

  /// Since when the buttons take taps; nil while there are none.
  var controlsStart: Double?

  var overlay = Motion(0.0)

  var controls = Motion(0.0)

  /// How far each button is pressed in, in the order of the buttons.
  var presses = Motion(SIMD4<Double>.zero)

  var log = EventLog<Event>()

  /// Creates a choice that is not to be seen yet.
  public init(musicIsOn: Bool = true) { self.musicIsOn = musicIsOn }
}

extension ModeSelection {
  /// How dark the page behind becomes.
  public static let overlayOpacity = 0.5

  /// How long the overlay takes to come and to go, in seconds.
  public static let fadeDuration = 0.3

  /// How long after the overlay the buttons begin to come, in seconds.
  public static let controlsDelay = 0.2

  /// How large a button is that is pressed.
  public static let pressedScale = 0.95

  /// What a button moves on when it is pressed and let go.
  public static let pressSpring = Spring(duration: 0.2, bounce: 0)

  /// What the buttons come with.
  public static let controlsSpring = Spring(duration: 0.4, bounce: 0)
}

extension ModeSelection {
  /// How dark the page behind is, from 0 to 0.5.
  public func overlayOpacity(at time: Double) -> Double {
    ModeSelection.overlayOpacity * min(max(overlay.value(at: time), 0), 1)
  }

  /// How much of the buttons is to be seen, from 0 to 1.
  public func controlsOpacity(at time: Double) -> Double {
    min(max(controls.value(at: time), 0), 1)
  }

  /// How large a button is: 1, or down to 0.95 while it is pressed.
  public func scale(of button: Button, at time: Double) -> Double {
    let depth = presses.value(at: time)[ModeSelection.lane(of: button)]
    return 1 - (1 - ModeSelection.pressedScale) * depth
  }

  /// Whether nothing moves from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    overlay.isAtRest(at: time) && controls.isAtRest(at: time) && presses.isAtRest(at: time)
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}
