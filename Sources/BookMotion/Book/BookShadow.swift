/// The shadow of a book, at a flip angle and a height above the shelf.
///
/// ```swift
/// BookShadow(flipAngle: 0)  // radius 8, x 0, y 6, opacity 0.3
/// BookShadow(flipAngle: 90)  // radius 20, x −15, y 6, opacity 0.5
/// ```
///
/// The shadow grows as the cover rises to 90°, then keeps its size; horizontally, it follows the
/// edge of the cover. The lift enlarges it as the book leaves the shelf and shrinks it as the book
/// settles. Angles outside 0...180 are clamped. Use ``BookStyle/Shadow`` to change these numbers.
///
/// A shadow is no faster than its book: it changes by at most the share of ``BookStyle/Shadow/rise`` by
/// which the cover turns, or the lift by which the book rises, of the way between both shadows, and
/// swings by at most its `swing` per radian.
public struct BookShadow: Hashable, Sendable {
  /// The blur radius, in points.
  public var radius: Double

  /// The horizontal offset, in points, positive to the right. A book bound at its right edge has
  /// the opposite offset.
  public var x: Double

  /// The vertical offset, in points.
  public var y: Double

  /// The opacity.
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
    let angle = BookStyle.Fade.turned(flipAngle)
    // With these operands in this order, a lift that is NaN counts as 0.
    let risen = BookStyle.Fade.ramp(angle, from: style.rise.lowerBound, to: style.rise.upperBound)
    let height = min(max(risen, lift), 1)
    self = style.rest.mixed(height, with: style.raised)
    // The cover lies flat most of the time, where the sine is 0.
    let sine = angle > 0 && angle < Elementary.halfTurn ? Elementary.sine(ofTurn: angle) : 0
    // `0 - x` rather than `-x`, so that 0 does not become −0.
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

  /// Returns this shadow scaled by `factor`.
  func scaled(by factor: Double) -> BookShadow {
    BookShadow(radius: radius * factor, x: x * factor, y: y * factor, opacity: opacity)
  }
}

extension BookStyle {
  /// The shadows of a book at rest and raised, and the angles between which one becomes the other.
  ///
  /// ```swift
  /// var style = BookStyle.polish
  /// style.shadow.raised.radius = 28
  /// style.shadow.raised.opacity = style.shadow.rest.opacity  // constant
  /// ```
  public struct Shadow: Hashable, Sendable {
    /// The shadow of a closed book on its shelf, for a book that is bound on the left.
    public var rest = BookShadow(radius: 8, y: 6, opacity: 0.3)

    /// The shadow of a book at its full height, excluding the ``swing``.
    public var raised = BookShadow(radius: 20, y: 6, opacity: 0.5)

    /// The flip angles over which the opening cover raises the shadow. The lift raises it too; the
    /// higher of the two counts.
    public var rise: ClosedRange<Double> = 0...90

    /// The horizontal shift toward the turning cover at 90°, in points. At other angles, it is
    /// multiplied by the sine of the flip angle.
    public var swing = 15.0

    /// The default shadow: radius 8 to 20, y 6, and opacity 0.3 to 0.5 over 0...90 degrees, with a
    /// swing of 15.
    public static let standard = Shadow()
  }
}

extension BookStyle.Shadow: HasFields {
  package static var blank: BookStyle.Shadow { .standard }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.part("rest", &rest, .keepsContext)
    try visitor.part("raised", &raised, .keepsContext)
    try visitor.angles("rise", &rise)
    try visitor.number("swing", &swing, .position)
  }
}

extension BookShadow: HasFields {
  package static var blank: BookShadow { BookStyle.Shadow.standard.rest }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.number("radius", &radius, .extent, .isWritten)
    try visitor.number("x", &x, .position, .isWritten)
    try visitor.number("y", &y, .position, .isWritten)
    try visitor.number("opacity", &opacity, .opacity, .isWritten)
  }
}
