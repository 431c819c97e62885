public import BookMotion

/// The choice before a book is read: the first page, darkened by half, under buttons to read, to
/// listen, to go home, and to switch the music on or off.
///
/// A button shrinks while it is pressed, and acts when the finger lifts inside it. Read, Listen,
/// and Home end the choice, and everything fades out; Music stays and shows whether it is on.
///
/// ```swift
/// var choice = BookModeSelection()
/// choice.appear(at: 0)
/// choice.overlayOpacity(at: 1)  // 0.5
/// choice.touch(.listen, at: 3)
/// choice.scale(of: .listen, at: 4)  // 0.9500…
/// choice.release(at: 4)
/// choice.outcome == .listen  // true
/// choice.overlayOpacity(at: 4.3)  // 0
/// ```
///
/// ``layout(screen:binding:)`` returns the frames of the buttons. This type deliberately knows
/// nothing of books: `BookTransition` has the same choice as a phase, and takes the outcome.
public struct BookModeSelection: Hashable, Sendable {
  /// A button of the choice.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// Read the book yourself: a pill.
    case read
    /// Listen to the book: a pill.
    case listen
    /// Return to the library.
    case home
    /// Switch the music on or off.
    case music
  }

  /// An event that a choice reports.
  public enum Event: Hashable, Sendable {
    /// The buttons begin to appear, and take taps from now on.
    case controlsAppear
    /// Read, Listen, or Home was chosen.
    case chosen(Button)
    /// The music was switched on or off.
    case music(isOn: Bool)
    /// Nothing is visible any longer.
    case disappeared
  }

  /// A Boolean value that indicates whether the music is on.
  public internal(set) var musicIsOn: Bool

  /// The chosen button: Read, Listen, or Home; `nil` before a choice.
  public internal(set) var outcome: Button?

  /// The button that a finger presses, if any.
  package internal(set) var pressed: Button?

  /// True while the finger is on the button that it touched.
  private var isInside = false

  /// The time from which the buttons take taps; `nil` while there are none.
  var controlsStart: Double?

  var overlay = Motion(0.0)

  var controls = Motion(0.0)

  /// The press depth of each button, from 0 to 1, in the order of the buttons.
  var presses = Motion(SIMD4<Double>.zero)

  var log = EventLog<Event>()

  /// Creates a choice that is not visible yet.
  public init(musicIsOn: Bool = true) { self.musicIsOn = musicIsOn }
}

extension BookModeSelection {
  /// The opacity of the overlay that darkens the page behind.
  package static let overlayOpacity = 0.5

  /// The duration of the overlay's fade in and out, in seconds.
  static let fadeDuration = 0.3

  /// The delay from the overlay to the buttons, in seconds.
  static let controlsDelay = 0.2

  /// The scale of a pressed button.
  static let pressedScale = 0.95

  /// The spring of a button that is pressed or released.
  static let pressSpring = MotionSpring(duration: 0.2, bounce: 0)

  /// The spring that brings the buttons in and out.
  static let controlsSpring = MotionSpring(duration: 0.4, bounce: 0)
}

extension BookModeSelection {
  /// Returns the opacity of the overlay that darkens the page behind, from 0 to 0.5.
  public func overlayOpacity(at time: Double) -> Double {
    BookModeSelection.overlayOpacity * min(max(overlay.value(at: time), 0), 1)
  }

  /// Returns the opacity of the buttons, from 0 to 1.
  public func controlsOpacity(at time: Double) -> Double {
    min(max(controls.value(at: time), 0), 1)
  }

  /// Returns the scale of a button: 1, or down to 0.95 while it is pressed.
  public func scale(of button: Button, at time: Double) -> Double {
    let depth = presses.value(at: time)[button.index]
    return 1 - (1 - BookModeSelection.pressedScale) * depth
  }

  /// Returns a Boolean value indicating whether the choice is at rest from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    overlay.isAtRest(at: time) && controls.isAtRest(at: time) && presses.isAtRest(at: time)
  }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}

extension BookModeSelection {
  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// Shows the choice, after the book has opened.
  ///
  /// - Returns: `true` if the choice was hidden or disappearing.
  @discardableResult
  public mutating func appear(at time: Double) -> Bool {
    guard let time = log.instant(time), controlsStart == nil else { return false }
    log.change(at: time)
    outcome = nil
    let start = time + BookModeSelection.controlsDelay
    controlsStart = start
    overlay.turn(to: 1, at: time, with: BookModeSelection.fade)
    controls.turn(to: 1, at: start, with: .spring(BookModeSelection.controlsSpring))
    log.report(.controlsAppear, at: start)
    return true
  }

  /// Begins a touch on a button.
  ///
  /// - Returns: `true` if the button is now pressed: the buttons have begun to appear, and no
  ///   button was pressed.
  @discardableResult
  public mutating func touch(_ button: Button, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    guard let controlsStart, time >= controlsStart, pressed == nil else { return false }
    log.change(at: time)
    pressed = button
    isInside = true
    sink(button, at: time)
    return true
  }

  /// Moves the finger to another button, or to none: the button that it touched rises, and sinks
  /// again when the finger comes back.
  ///
  /// - Returns: `true` if a button is pressed.
  @discardableResult
  public mutating func drag(to button: Button?, at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    guard let pressed else { return false }
    log.change(at: time)
    isInside = button == pressed
    sink(isInside ? pressed : nil, at: time)
    return true
  }

  /// Ends a touch: a tap if the finger is on the button that it touched; otherwise, nothing.
  ///
  /// - Returns: `true` if the tap chose or switched something.
  @discardableResult
  public mutating func release(at time: Double) -> Bool {
    guard let time = log.instant(time) else { return false }
    guard let button = pressed else { return false }
    log.change(at: time)
    letGo(at: time)
    guard isInside else { return false }
    if button == .music {
      musicIsOn.toggle()
      log.report(.music(isOn: musicIsOn), at: time)
    } else {
      outcome = button
      log.report(.chosen(button), at: time)
      disappear(at: time)
    }
    return true
  }

  /// Hides the choice without an outcome, because the book closes by other means.
  ///
  /// - Returns: `true` if the choice was showing.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    guard let time = log.instant(time), controlsStart != nil else { return false }
    log.change(at: time)
    letGo(at: time)
    disappear(at: time)
    return true
  }
}

extension BookModeSelection {
  private mutating func letGo(at time: Double) {
    pressed = nil
    sink(nil, at: time)
  }

  /// Sinks one button, and raises all others.
  private mutating func sink(_ button: Button?, at time: Double) {
    var depths = SIMD4<Double>.zero
    if let button { depths[button.index] = 1 }
    presses.turn(to: depths, at: time, with: .spring(BookModeSelection.pressSpring))
  }

  private mutating func disappear(at time: Double) {
    controlsStart = nil
    overlay.turn(to: 0, at: time, with: BookModeSelection.fade)
    controls.turn(to: 0, at: time, with: .spring(BookModeSelection.controlsSpring))
    log.report(
      .disappeared, at: max(overlay.end, controls.settlingTime(), time))
  }
}

extension BookModeSelection.Button {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension BookModeSelection {
  /// The frames of the buttons.
  public struct Layout: Hashable, Sendable {
    /// The frame of the Read pill.
    package let read: BookRect
    /// The frame of the Listen pill.
    package let listen: BookRect
    /// The frame of the Home button.
    package let home: BookRect
    /// The frame of the Music button.
    package let music: BookRect

    /// Returns the frame of a button.
    public func frame(of button: Button) -> BookRect {
      switch button {
      case .read: read
      case .listen: listen
      case .home: home
      case .music: music
      }
    }

    /// Returns the button at a point on the screen, or `nil` if there is none.
    public func button(under point: BookPoint) -> Button? {
      Button.allCases.first { frame(of: $0).contains(point) }
    }
  }

  /// Returns the frames of the buttons on a screen.
  ///
  /// The pills are in the middle, side by side, or one above the other if the screen is too narrow.
  /// Home and Music are in the upper corners.
  ///
  /// ```swift
  /// let layout = BookModeSelection.layout(screen: BookSize(width: 1024, height: 768))
  /// layout.frame(of: .read).x  // 320
  /// layout.frame(of: .listen).x  // 524
  /// layout.frame(of: .home).width  // 44
  /// ```
  ///
  /// For a right-bound book, the layout is the mirror image. On a screen that is too small for the
  /// buttons, they shrink with it.
  ///
  /// - Precondition: The sides of `screen` are from 0.001 to 1e9.
  public static func layout(screen: BookSize, binding: BookBinding = .left) -> Layout {
    BookDomain.length.require(screen.width, "screen.width")
    BookDomain.length.require(screen.height, "screen.height")
    let unit = min(1, screen.width / Measure.leastWidth, screen.height / Measure.leastHeight)
    let pill = BookSize(width: Measure.pill.width, height: Measure.pill.height).scaled(by: unit)
    let gap = Measure.gap * unit
    let button = BookSize(width: Measure.button, height: Measure.button).scaled(by: unit)
    let isWide = screen.width >= 2 * pill.width + 3 * gap
    // The distance from the center of the screen to that of a pill.
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
    /// The width of a pill with a gap on either side.
    static let leastWidth = 228.0
    /// The height of two centered pills below a button, with a gap at each edge.
    static let leastHeight = 320.0
  }
}
