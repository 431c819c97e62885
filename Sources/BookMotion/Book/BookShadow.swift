/// The shadow that a book casts, at a flip angle and a height above the shelf.
///
/// ```swift
/// BookShadow(flipAngle: 0)  // radius 8, x 0, y 6, opacity 0.3
/// BookShadow(flipAngle: 90)  // radius 20, x −15, y 6, opacity 0.5
/// ```
///
/// It grows while the cover rises, up to 90°, and stays; sideways it follows the cover's edge.
/// The lift raises it as the book leaves the shelf and contracts it as the book settles. Angles
/// outside 0...180 count as the nearer end. ``BookStyle/Shadow`` has these numbers.
public struct BookShadow: Hashable, Sendable {
  /// The blur, in points.
  public var radius: Double

  /// The offset across, in points; to the right for a book bound at its right edge.
  public var x: Double

  /// The offset down, in points.
  public var y: Double

  /// How dark it is.
  public var opacity: Double

  /// Creates a shadow.
  public init(radius: Double, x: Double = 0, y: Double, opacity: Double) {
    self.radius = radius
    self.x = x
    self.y = y
    self.opacity = opacity
  }

  /// Creates the shadow at a flip angle in degrees and a lift from 0 to 1.
  public init(
    flipAngle: Double, lift: Double = 0, style: BookStyle.Shadow = .standard,
    binding: BookBinding = .left
  ) {
    let angle = FaceFade.turned(flipAngle)
    // In this order a lift that is not a number counts as none.
    let risen = FaceFade.ramp(angle, from: style.rise.lowerBound, to: style.rise.upperBound)
    let height = min(max(risen, lift), 1)
    self = style.rest.mixed(height, with: style.raised)
    // Most of the time the cover lies, on one side or the other, where its sine is 0.
    let sine = angle > 0 && angle < FaceFade.halfTurn ? Elementary.sin(degrees: angle) : 0
    // 0 − 0 is 0, where −0 would be a zero with a sign.
    x = x - style.swing * sine
    if binding == .right { x = 0 - x }
  }

  private func mixed(_ share: Double, with other: BookShadow) -> BookShadow {
    BookShadow(
      radius: radius + (other.radius - radius) * share,
      x: x + (other.x - x) * share,
      y: y + (other.y - y) * share,
      opacity: opacity + (other.opacity - opacity) * share)
  }

  /// The same shadow of a book that is so many times as large.
  func scaled(by factor: Double) -> BookShadow {
    BookShadow(radius: radius * factor, x: x * factor, y: y * factor, opacity: opacity)
  }
}

extension BookStyle {
  /// The shadow of a book that lies, of one that is raised, and what raises it.
  ///
  /// ```swift
  /// var style = BookStyle.polish
  /// style.shadow.raised.radius = 28
  /// style.shadow.raised.opacity = style.shadow.rest.opacity  // fixed
  /// ```
  public struct Shadow: Hashable, Sendable {
    /// The shadow of a closed book on its shelf; of one bound at the left.
    public var rest: BookShadow

    /// The shadow of a book at its full height, without the ``swing``.
    public var raised: BookShadow

    /// The flip angles over which the opening cover raises it. The lift does it as well: the higher
    /// of both counts.
    public var rise: ClosedRange<Double>

    /// How far it swings towards the turning cover, in points: times the sine of the flip angle.
    public var swing: Double

    /// Creates the numbers of a shadow.
    public init(
      rest: BookShadow = BookShadow(radius: 8, y: 6, opacity: 0.3),
      raised: BookShadow = BookShadow(radius: 20, y: 6, opacity: 0.5),
      rise: ClosedRange<Double> = 0...90, swing: Double = 15
    ) {
      self.rest = rest
      self.raised = raised
      self.rise = rise
      self.swing = swing
    }

    /// Radius 8 to 20, y 6, opacity 0.3 to 0.5, over 0...90 degrees; 15 sideways.
    public static let standard = Shadow()

    func check(at path: @autoclosure () -> String) throws(BookMotionError) {
      try rest.check(at: path() + "rest.")
      try raised.check(at: path() + "raised.")
      try Domain.turn.check(rise.lowerBound, path() + "rise[0]")
      try Domain.turn.check(rise.upperBound, path() + "rise[1]")
      try Domain.place.check(swing, path() + "swing")
    }
  }
}

extension BookShadow {
  fileprivate func check(at path: @autoclosure () -> String) throws(BookMotionError) {
    try Domain.extent.check(radius, path() + "radius")
    try Domain.place.check(x, path() + "x")
    try Domain.place.check(y, path() + "y")
    try Domain.unit.check(opacity, path() + "opacity")
  }
}
