/// A border around a page, with rounded corners and a dot in each, in the page's own color.
///
/// When the page changes, the border fades to the new page's color in 0.3 s. Pages that change
/// faster than that take it along without a jump: every change adds its own fade, and what is seen is
/// always between colors that were asked for.
///
/// ```swift
/// var frame = AdaptiveFrame(color: RGB(red: 0.2, green: 0.4, blue: 0.8))
/// frame.change(to: RGB(red: 0.8, green: 0.4, blue: 0.2), at: 1)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.change(to: .white, at: 1.15)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.color(at: 2) == .white  // true
/// ```
///
/// Where the border and its dots lie, ``layout(in:)`` says. It deliberately samples no pictures:
/// a page's color is `BookColors.frame` of its picture.
public struct AdaptiveFrame: Sendable {
  /// How wide the border is, in points.
  public let border: Double

  /// How round its outer corners are, in points.
  public let cornerRadius: Double

  /// Where the colors lie that come between two others.
  public let space: RGB.MixingSpace

  /// The components in sRGB, or those of OKLab.
  private var motion: Motion<SIMD4<Double>>

  /// The colors that were asked for: what has come to rest is one of them to the last bit, although
  /// it has been to another space.
  private var asked: [Asked]

  private var latest = -Double.greatestFiniteMagnitude

  private struct Asked: Hashable, Sendable {
    let components: SIMD4<Double>
    let color: RGB
  }

  /// Creates a frame at rest.
  ///
  /// - Parameters:
  ///   - color: The color of the page that is seen.
  ///   - border: How wide it is, in points.
  ///   - cornerRadius: How round its outer corners are, in points.
  ///   - space: Where the colors lie that come between two others.
  /// - Precondition: the border is from 8 to 12, the radius from 0 to 1e9, and the color's components
  ///   from −1e9 to 1e9; they are brought into 0...1.
  public init(
    color: RGB, border: Double = 10, cornerRadius: Double = 16, space: RGB.MixingSpace = .sRGB
  ) {
    AdaptiveFrame.borders.require(border, "border")
    Domain.extent.require(cornerRadius, "cornerRadius")
    self.border = border
    self.cornerRadius = cornerRadius
    self.space = space
    let start = AdaptiveFrame.asked(for: color, in: space)
    motion = Motion(start.components)
    asked = [start]
  }
}

extension AdaptiveFrame {
  /// How wide a border may be, in points: from 8 to 12.
  public static let borders = Domain(8, 12)

  /// How long the border takes to its new color, in seconds.
  public static let fadeDuration = 0.3

  private static let fade = MotionCurve.curve(.easeInOut, duration: fadeDuration)

  /// Another page is seen, and has this color.
  ///
  /// - Returns: whether it is another color than the one that the border goes to.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func change(to color: RGB, at time: Double) -> Bool {
    let time = time.notBefore(latest)
    latest = time
    let next = AdaptiveFrame.asked(for: color, in: space)
    guard next.components != motion.target else { return false }
    motion.turn(to: next.components, at: time, with: AdaptiveFrame.fade)
    asked.append(next)
    if asked.count > AdaptiveFrame.rememberedColors { asked.removeFirst(asked.count / 2) }
    return true
  }

  /// The border's color.
  public func color(at time: Double) -> RGB {
    let now = motion.value(at: time)
    if let known = asked.last(where: { $0.components == now }) { return known.color }
    switch space {
    case .sRGB: return RGB(red: now.x, green: now.y, blue: now.z).clipped
    case .oklab: return OKLab(lightness: now.x, a: now.y, b: now.z).rgb
    }
  }

  /// Whether the border has the last page's color from `time` on.
  public func isAtRest(at time: Double) -> Bool { motion.isAtRest(at: time) }

  private static func asked(for color: RGB, in space: RGB.MixingSpace) -> Asked {
    let color = color.clipped
    switch space {
    case .sRGB:
      return Asked(components: SIMD4(color.red, color.green, color.blue, 0), color: color)
    case .oklab:
      let seen = OKLab(color)
      return Asked(components: SIMD4(seen.lightness, seen.a, seen.b, 0), color: color)
    }
  }

  /// More than there are fades under way in any 0.3 s that somebody could see.
  private static let rememberedColors = 64
}

extension AdaptiveFrame {
  /// Where the border and its dots lie around a page.
  public struct Layout: Hashable, Sendable {
    /// What the border encloses, and what the page is clipped to.
    public let page: BookRect

    /// How round the page's corners are, so that the border is as wide around them.
    public let pageRadius: Double

    /// The outer edge of the border.
    public let frame: BookRect

    /// How round the outer corners are.
    public let frameRadius: Double

    /// The middles of the dots: top left, top right, bottom right, bottom left.
    public let dots: SIMD8<Double>

    /// How large a dot is.
    public let dotDiameter: Double

    /// The middle of a dot: 0 top left, 1 top right, 2 bottom right, 3 bottom left.
    ///
    /// - Precondition: `index` is from 0 to 3.
    public func dot(_ index: Int) -> BookPoint {
      BookPoint(x: dots[2 * index], y: dots[2 * index + 1])
    }
  }

  /// How large a dot is, as a part of the border.
  public static let dotShare = 0.4

  /// Where the border and its dots lie, if `frame` is all the room there is for page and border.
  ///
  /// A dot stands in the middle of the border where it goes round the corner. In a room that is too
  /// small, the border takes at most half of the shorter side.
  ///
  /// ```swift
  /// let frame = AdaptiveFrame(color: .white, border: 10, cornerRadius: 16)
  /// let layout = frame.layout(in: BookRect(x: 0, y: 0, width: 300, height: 200))
  /// layout.page.width  // 280
  /// layout.pageRadius  // 6
  /// layout.dot(0).x  // 8.22…
  /// ```
  ///
  /// - Precondition: the rectangle's numbers are finite, and its sides not below 0.
  public func layout(in frame: BookRect) -> Layout {
    Domain.place.require(frame.x, "frame.x")
    Domain.place.require(frame.y, "frame.y")
    Domain.extent.require(frame.width, "frame.width")
    Domain.extent.require(frame.height, "frame.height")
    let half = min(frame.width, frame.height) / 2
    let border = min(self.border, half)
    let outer = min(cornerRadius, half)
    let inner = max(outer - border, 0)
    // On the diagonal of a corner, where the two edges of the border are seen from the frame's own
    // corner; the dot is between them.
    let diagonal = (0.5).squareRoot()
    let outerEdge = outer * (1 - diagonal)
    let innerEdge = border + inner * (1 - diagonal)
    let inset = (outerEdge + innerEdge) / 2
    let (left, top) = (frame.x + inset, frame.y + inset)
    let (right, bottom) = (frame.x + frame.width - inset, frame.y + frame.height - inset)
    return Layout(
      page: frame.inset(by: border), pageRadius: inner, frame: frame, frameRadius: outer,
      dots: SIMD8(left, top, right, top, right, bottom, left, bottom),
      dotDiameter: border * AdaptiveFrame.dotShare)
  }
}
