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
/// choice.touch(.listen, at: 3)
/// choice.scale(of: .listen, at: 4)  // 0.9500…
/// choice.release(at: 4)
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

  /// Whether the finger is still on the button that it touched.
  private var isInside = false

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
  public static let pressSpring = MotionSpring(duration: 0.2, bounce: 0)

  /// What the buttons come with.
  public static let controlsSpring = MotionSpring(duration: 0.4, bounce: 0)
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

extension ModeSelection {
  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// The book is open and asks how it is to be read.
  ///
  /// - Returns: whether the choice was not there, or going.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func appear(at time: Double) -> Bool {
    let time = log.instant(time)
    guard controlsStart == nil else { return false }
    log.change(at: time)
    outcome = nil
    let start = time + ModeSelection.controlsDelay
    controlsStart = start
    overlay.turn(to: 1, at: time, with: ModeSelection.fade)
    controls.turn(to: 1, at: start, with: .spring(ModeSelection.controlsSpring))
    log.tell(.controlsAppear, at: start)
    return true
  }

  /// A finger touches a button.
  ///
  /// - Returns: whether it is pressed: the buttons have begun to appear, and no other one is pressed.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func touch(_ button: Button, at time: Double) -> Bool {
    let time = log.instant(time)
    guard let controlsStart, time >= controlsStart, pressed == nil else { return false }
    log.change(at: time)
    pressed = button
    isInside = true
    sink(button, at: time)
    return true
  }

  /// The finger moves to another button, or to none: the one that it touched rises, and sinks again
  /// when the finger comes back.
  ///
  /// - Returns: whether a button is pressed.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func drag(to button: Button?, at time: Double) -> Bool {
    let time = log.instant(time)
    guard let pressed else { return false }
    log.change(at: time)
    isInside = button == pressed
    sink(isInside ? pressed : nil, at: time)
    return true
  }

  /// The finger leaves: on the button that it touched, that is a tap; elsewhere it is nothing.
  ///
  /// - Returns: whether something was chosen or switched.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func release(at time: Double) -> Bool {
    let time = log.instant(time)
    guard let button = pressed else { return false }
    log.change(at: time)
    letGo(at: time)
    guard isInside else { return false }
    if button == .music {
      musicIsOn.toggle()
      log.tell(.music(isOn: musicIsOn), at: time)
    } else {
      outcome = button
      log.tell(.chosen(button), at: time)
      disappear(at: time)
    }
    return true
  }

  /// The choice goes without an outcome, because the book is closed by other means.
  ///
  /// - Returns: whether it was there.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    let time = log.instant(time)
    guard controlsStart != nil else { return false }
    log.change(at: time)
    letGo(at: time)
    disappear(at: time)
    return true
  }
}

extension ModeSelection {
  private mutating func letGo(at time: Double) {
    pressed = nil
    sink(nil, at: time)
  }

  /// One button sinks, and all others rise.
  private mutating func sink(_ button: Button?, at time: Double) {
    var depths = SIMD4<Double>.zero
    if let button { depths[ModeSelection.lane(of: button)] = 1 }
    presses.turn(to: depths, at: time, with: .spring(ModeSelection.pressSpring))
  }

  private mutating func disappear(at time: Double) {
    controlsStart = nil
    overlay.turn(to: 0, at: time, with: ModeSelection.fade)
    controls.turn(to: 0, at: time, with: .spring(ModeSelection.controlsSpring))
    log.tell(
      .disappeared, at: max(overlay.end, controls.settlingTime(), time))
  }

  static func lane(of button: Button) -> Int {
    switch button {
    case .read: 0
    case .listen: 1
    case .home: 2
    case .music: 3
    }
  }
}

extension ModeSelection {
  /// Where the buttons lie.
  public struct Layout: Hashable, Sendable {
    /// The pill to read.
    public let read: BookRect
    /// The pill to listen.
    public let listen: BookRect
    /// The button to go home.
    public let home: BookRect
    /// The button for the music.
    public let music: BookRect

    /// How round a pill is: half of its height.
    public var pillRadius: Double { read.height / 2 }

    /// Where a button lies.
    public func frame(of button: Button) -> BookRect {
      switch button {
      case .read: read
      case .listen: listen
      case .home: home
      case .music: music
      }
    }

    /// The button at a point of the screen, or nil beside them all.
    public func button(under point: BookPoint) -> Button? {
      Button.allCases.first { frame(of: $0).contains(point) }
    }
  }

  /// Where the buttons lie on a screen: the pills in its middle, side by side, or one above the other
  /// where it is too narrow; home and music in the upper corners.
  ///
  /// ```swift
  /// let layout = ModeSelection.layout(screen: BookSize(width: 1024, height: 768))
  /// layout.read.x  // 320
  /// layout.listen.x  // 524
  /// layout.home.width  // 44
  /// ```
  ///
  /// With a right-bound book it is the mirror image. On a screen that is too small for the buttons they
  /// shrink with it.
  ///
  /// - Precondition: the sides are from 0.001 to 1e9.
  public static func layout(screen: BookSize, binding: BookBinding = .left) -> Layout {
    Domain.length.require(screen.width, "screen.width")
    Domain.length.require(screen.height, "screen.height")
    let unit = min(1, screen.width / Measure.leastWidth, screen.height / Measure.leastHeight)
    let pill = BookSize(width: Measure.pill.width, height: Measure.pill.height).scaled(by: unit)
    let gap = Measure.gap * unit
    let button = BookSize(width: Measure.button, height: Measure.button).scaled(by: unit)
    let isWide = screen.width >= 2 * pill.width + 3 * gap
    // From the middle of the screen to that of a pill.
    let away = isWide ? (pill.width + gap) / 2 : (pill.height + gap) / 2
    func pillFrame(_ side: Double) -> BookRect {
      let center = BookPoint(
        x: screen.width / 2 + (isWide ? side * away : 0),
        y: screen.height / 2 + (isWide ? 0 : side * away))
      return BookRect(center: center, size: pill)
    }
    let left = BookRect(x: gap, y: gap, width: button.width, height: button.height)
    let layout = Layout(
      read: pillFrame(-1), listen: pillFrame(1), home: left,
      music: left.mirrored(in: screen.width))
    guard binding == .right else { return layout }
    return Layout(
      read: layout.read.mirrored(in: screen.width),
      listen: layout.listen.mirrored(in: screen.width), home: layout.music, music: layout.home)
  }

  private enum Measure {
    static let pill = BookSize(width: 180, height: 56)
    static let button = 44.0
    static let gap = 24.0
    /// A pill with a gap at its sides …
    static let leastWidth = 228.0
    /// … and two of them below a button.
    static let leastHeight = 320.0
  }
}
