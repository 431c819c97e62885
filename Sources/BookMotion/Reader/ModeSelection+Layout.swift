extension ModeSelection {
  /// Where the buttons lie.
  public struct Layout: Hashable, Sendable {
    /// The pill to read.
    public let read: Rect
    /// The pill to listen.
    public let listen: Rect
    /// The button to go home.
    public let home: Rect
    /// The button for the music.
    public let music: Rect

    /// How round a pill is: half of its height.
    public var pillRadius: Double { read.height / 2 }

    /// Where a button lies.
    public func frame(of button: Button) -> Rect {
      switch button {
      case .read: read
      case .listen: listen
      case .home: home
      case .music: music
      }
    }
  }

  /// Where the buttons lie on a screen: the pills in its middle, side by side, or one above the other
  /// where it is too narrow; home and music in the upper corners.
  ///
  /// ```swift
  /// let layout = ModeSelection.layout(screen: Size(width: 1024, height: 768))
  /// layout.read.x  // 320
  /// layout.listen.x  // 524
  /// layout.home.width  // 44
  /// ```
  ///
  /// With a right-bound book it is the mirror image. On a screen that is too small for the buttons they
  /// shrink with it.
  ///
  /// - Precondition: the sides are from 0.001 to 1e9.
  public static func layout(screen: Size, binding: Binding = .left) -> Layout {
    Domain.length.require(screen.width, "screen.width")
    Domain.length.require(screen.height, "screen.height")
    let unit = min(1, screen.width / Measure.leastWidth, screen.height / Measure.leastHeight)
    let pill = Size(width: Measure.pill.width, height: Measure.pill.height).scaled(by: unit)
    let gap = Measure.gap * unit
    let button = Size(width: Measure.button, height: Measure.button).scaled(by: unit)
    let isWide = screen.width >= 2 * pill.width + 3 * gap
    // From the middle of the screen to that of a pill.
    let away = isWide ? (pill.width + gap) / 2 : (pill.height + gap) / 2
    func pillFrame(_ side: Double) -> Rect {
      let center = Point(
        x: screen.width / 2 + (isWide ? side * away : 0),
        y: screen.height / 2 + (isWide ? 0 : side * away))
      return Rect(center: center, size: pill)
    }
    let left = Rect(x: gap, y: gap, width: button.width, height: button.height)
    let layout = Layout(
      read: pillFrame(-1), listen: pillFrame(1), home: left,
      music: left.mirrored(in: screen.width))
    guard binding == .right else { return layout }
    return Layout(
      read: layout.read.mirrored(in: screen.width),
      listen: layout.listen.mirrored(in: screen.width), home: layout.music, music: layout.home)
  }

  private enum Measure {
    static let pill = Size(width: 180, height: 56)
    static let button = 44.0
    static let gap = 24.0
    /// A pill with a gap at its sides …
    static let leastWidth = 228.0
    /// … and two of them below a button.
    static let leastHeight = 320.0
  }
}
