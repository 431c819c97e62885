public import BookMotion

/// A border around a page, with rounded corners and a dot in each, in the page's own color.
///
/// The border fades to the color of a new page in 0.3 s. Pages may change faster than that without
/// a jump: every change adds its own fade, and the visible color is always between colors that were
/// requested.
///
/// ```swift
/// var frame = PageBorder(color: RGB(red: 0.2, green: 0.4, blue: 0.8))
/// frame.change(to: RGB(red: 0.8, green: 0.4, blue: 0.2), at: 1)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.change(to: RGB(red: 1, green: 1, blue: 1), at: 1.15)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.color(at: 2).red  // 1
/// ```
///
/// ``layout(in:)`` returns the frames of the border and its dots. This type deliberately samples no
/// pictures: a page's color is `BookColors.frame` of its picture.
public struct PageBorder: Hashable, Sendable {
  /// The width of the border, in points.
  package let border: Double

  /// The radius of the outer corners, in points.
  package let cornerRadius: Double

  /// The color space in which colors are mixed.
  package let space: RGB.MixingSpace

  /// The mixed components, in sRGB or OKLab.
  private var motion: Motion<SIMD4<Double>>

  /// The requested colors, from which a settled color is returned bit for bit, without a round trip
  /// through another space.
  private var asked: [RGB]

  private var latest = -Double.greatestFiniteMagnitude

  /// Creates a frame at rest.
  ///
  /// - Parameters:
  ///   - color: The color of the visible page, clamped to 0...1 in each component.
  ///   - border: The width of the border, in points.
  ///   - cornerRadius: The radius of the outer corners, in points.
  ///   - space: The color space in which colors are mixed.
  /// - Precondition: `border` is from 8 to 12, and `cornerRadius` is from 0 to 1e9.
  public init(
    color: RGB, border: Double = 10, cornerRadius: Double = 16, space: RGB.MixingSpace = .sRGB
  ) {
    BookDomain(8, 12).require(border, "border")
    BookDomain.extent.require(cornerRadius, "cornerRadius")
    self.border = border
    self.cornerRadius = cornerRadius
    self.space = space
    asked = [color.clipped]
    motion = Motion(space.numbers(of: color.clipped))
  }
}

extension PageBorder {
  /// The duration of a fade to a new color, in seconds.
  package static let fadeDuration = 0.3

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// Fades to the color of another page.
  ///
  /// - Returns: `true` if `color` differs from the color to which the border is already fading.
  @discardableResult
  public mutating func change(to color: RGB, at time: Double) -> Bool {
    guard let time = time.notBefore(latest) else { return false }
    latest = time
    let numbers = space.numbers(of: color.clipped)
    guard numbers != motion.target else { return false }
    motion.turn(to: numbers, at: time, with: PageBorder.fade)
    asked.makeRoom(PageBorder.mostOverlapping)
    asked.append(color.clipped)
    return true
  }

  /// Returns the color of the border.
  public func color(at time: Double) -> RGB {
    let now = motion.value(at: time)
    if let known = asked.last(where: { space.numbers(of: $0) == now }) { return known }
    return space.color(of: now).clipped
  }

  /// Returns a Boolean value indicating whether the border has the last page's color from `time`
  /// on.
  public func isAtRest(at time: Double) -> Bool { motion.isAtRest(at: time) }

  /// More than the number of visible fades that can overlap within 0.3 s.
  private static let mostOverlapping = 64
}

extension PageBorder {
  /// The frames of the border and its dots around a page.
  public struct Layout: Hashable, Sendable {
    /// The area inside the border, to which the page is clipped.
    public let page: BookRect

    /// The radius of the page's corners, which keeps the border equally wide around them.
    public let pageRadius: Double

    /// The outer edge of the border.
    public let frame: BookRect

    /// The radius of the outer corners.
    public let frameRadius: Double

    /// The centers of the dots: top left, top right, bottom right, and bottom left.
    package let dots: SIMD8<Double>

    /// The diameter of a dot.
    public let dotDiameter: Double

    /// Returns the center of a dot: 0 top left, 1 top right, 2 bottom right, 3 bottom left.
    ///
    /// - Precondition: `index` is from 0 to 3.
    public func dot(_ index: Int) -> BookPoint {
      BookPoint(x: dots[2 * index], y: dots[2 * index + 1])
    }
  }

  /// The diameter of a dot, as a share of the border's width.
  static let dotShare = 0.4

  /// Returns the layout of a page and its border within `frame`.
  ///
  /// Each dot is centered within the border on the diagonal of its corner. In a frame that is too
  /// small, the border takes at most half of the shorter side.
  ///
  /// ```swift
  /// let frame = PageBorder(color: .fallback, border: 10, cornerRadius: 16)
  /// let layout = frame.layout(in: BookRect(x: 0, y: 0, width: 300, height: 200))
  /// layout.page.width  // 280
  /// layout.pageRadius  // 6
  /// layout.dot(0).x  // 8.22…
  /// ```
  ///
  /// - Precondition: The numbers of `frame` are finite, and its sides are not negative.
  public func layout(in frame: BookRect) -> Layout {
    BookDomain.finite.require(frame.x, "frame.x")
    BookDomain.finite.require(frame.y, "frame.y")
    BookDomain.notNegative.require(frame.width, "frame.width")
    BookDomain.notNegative.require(frame.height, "frame.height")
    let half = min(frame.width, frame.height) / 2
    let border = min(self.border, half)
    let outer = min(cornerRadius, half)
    let inner = max(outer - border, 0)
    // The insets, along either axis, at which the diagonal of a corner crosses the border's two
    // edges; the dot is halfway between them.
    let diagonal = (0.5).squareRoot()
    let outerEdge = outer * (1 - diagonal)
    let innerEdge = border + inner * (1 - diagonal)
    let inset = (outerEdge + innerEdge) / 2
    let (left, top) = (frame.x + inset, frame.y + inset)
    let (right, bottom) = (frame.x + frame.width - inset, frame.y + frame.height - inset)
    return Layout(
      page: frame.inset(by: border), pageRadius: inner, frame: frame, frameRadius: outer,
      dots: SIMD8(left, top, right, top, right, bottom, left, bottom),
      dotDiameter: border * PageBorder.dotShare)
  }
}
