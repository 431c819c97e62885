/// A border around a page, with rounded corners and a dot in each, in the page's own colour.
///
/// When the page changes, the border fades to the new page's colour in 0.3 s. Pages that change
/// faster than that take it along without a jump: every change adds its own fade, and what is seen is
/// always between colours that were asked for.
///
/// ```swift
/// var frame = AdaptiveFrame(color: RGB(red: 0.2, green: 0.4, blue: 0.8))
/// frame.pageChanged(to: RGB(red: 0.8, green: 0.4, blue: 0.2), at: 1)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.pageChanged(to: .white, at: 1.15)
/// frame.color(at: 1.15).red  // 0.4999…
/// frame.color(at: 2) == .white  // true
/// ```
///
/// Where the border and its dots lie, ``layout(in:)`` says. It deliberately samples no pictures:
/// a page's colour is ``BookColors/frame`` of its picture.
public struct AdaptiveFrame: Sendable {
  /// How wide the border is, in points.
  public let border: Double

  /// How round its outer corners are, in points.
  public let cornerRadius: Double

  /// Where the colours lie that come between two others.
  public let space: RGB.MixingSpace

  /// The components in sRGB, or those of OKLab.
  private var motion: Motion<SIMD4<Double>>

  /// The colours that were asked for: what has come to rest is one of them to the last bit, although
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
  ///   - color: The colour of the page that is seen.
  ///   - border: How wide it is, in points.
  ///   - cornerRadius: How round its outer corners are, in points.
  ///   - space: Where the colours lie that come between two others.
  /// - Precondition: the border is from 8 to 12, the radius from 0 to 1e9, and the colour's components
  ///   from −1e9 to 1e9; they are brought into 0...1.
  public init(
    color: RGB, border: Double = 10, cornerRadius: Double = 16, space: RGB.MixingSpace = .sRGB
  ) {
    AdaptiveFrame.borders.require(border, "border")
    Domain(0, Domain.length.highest).require(cornerRadius, "cornerRadius")
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

  /// How long the border takes to its new colour, in seconds.
  public static let fadeDuration = 0.3

  private static let fade = Animation.curve(.easeInOut, duration: fadeDuration)

  /// Another page is seen, and has this colour.
  ///
  /// - Returns: whether it is another colour than the one that the border goes to.
  /// - Precondition: `time` is finite and not before the last event.
  @discardableResult
  public mutating func pageChanged(to color: RGB, at time: Double) -> Bool {
    Domain.atLeast(latest).require(time, "time")
    let next = AdaptiveFrame.asked(for: color, in: space)
    guard next.components != motion.target else { return false }
    latest = time
    motion.turn(to: next.components, at: time, with: AdaptiveFrame.fade)
    asked.append(next)
    if asked.count > AdaptiveFrame.rememberedColors { asked.removeFirst(asked.count / 2) }
    return true
  }

  /// The border's colour.
  public func color(at time: Double) -> RGB {
    let now = motion.value(at: time)
    if let known = asked.last(where: { $0.components == now }) { return known.color }
    switch space {
    case .sRGB: return RGB(red: now.x, green: now.y, blue: now.z).clipped
    case .oklab: return OKLab(lightness: now.x, a: now.y, b: now.z).rgb
    }
  }

  /// Whether the border has the last page's colour from `time` on.
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
