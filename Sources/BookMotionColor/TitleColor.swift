public import BookMotion

/// A color for a title that can be read on its background, and belongs to it.
///
/// ```swift
/// let title = try TitleColor(on: RGB(hex: "#2b1a10"))
/// title.contrast >= 4.5  // true
/// ```
///
/// On a deep color the title is nearly white, on a pale one nearly black; both lean towards the
/// background's own hue, as cream and ink do, as far as the contrast allows. A contrast of 4.5 can
/// be had on every background.
///
/// The color is one of whole bytes, and reaches its contrast on the nearest bytes of the background
/// as well: what is written as `RGB.hex` reads as well as what is computed.
///
/// **Method.** Of black and white the one with more contrast is the pole. Another color of the
/// background's hue is the goal. The title lies on the straight way in OKLab from the pole to the
/// goal, as far as the contrast suffices: the step is looked for by halving, among 64.
public struct TitleColor: Hashable, Sendable {
  /// The color.
  public let color: RGB

  /// Its contrast with the background, from 1 to 21.
  public let contrast: Double

  /// What text needs to be read, by WCAG 2, level AA.
  public static let readable = 4.5

  /// Finds a color.
  ///
  /// Where no color has the contrast that is asked for, it is black or white, whichever has more:
  /// look at ``contrast``.
  ///
  /// - Precondition: `wanted` is from 1 to 21.
  public init(on background: RGB, contrast wanted: Double = TitleColor.readable) {
    Domain.contrast.require(wanted, "contrast")
    let shown = RGB(background)
    func worst(_ color: RGB) -> Double {
      min(color.contrast(with: background), color.contrast(with: shown))
    }
    let isLight = worst(.white) >= worst(.black)
    let pole = isLight ? RGB.white : .black
    let goal = TitleColor.goal(on: background.clipped, isLight: isLight)
    func title(_ step: Int) -> RGB {
      RGB(pole.mix(with: goal, by: Double(step) / Double(Way.steps), in: .oklab))
    }
    var enough = 0
    var tooFar = Way.steps + 1
    while tooFar - enough > 1 {
      let step = (enough + tooFar) / 2
      if worst(title(step)) >= wanted { enough = step } else { tooFar = step }
    }
    color = title(enough)
    contrast = color.contrast(with: background)
  }

  /// The color with as much tint as a title may have.
  private static func goal(on background: RGB, isLight: Bool) -> RGB {
    let look = OKLab(background)
    let tint = isLight ? Tint.cream : .ink
    let chroma = (look.a * look.a + look.b * look.b).squareRoot()
    let share = chroma > 0 ? min(tint.share, tint.largestChroma / chroma) : 0
    return OKLab(lightness: tint.lightness, a: look.a * share, b: look.b * share).rgb
  }

  private enum Way {
    static let steps = 64
  }

  /// How far a title may be from white or black.
  private struct Tint {
    let lightness: Double
    /// How much of the background's chroma the title has …
    let share: Double
    /// … and the most that it may have, so that a title never glows.
    let largestChroma: Double

    static let cream = Tint(lightness: 0.95, share: 0.4, largestChroma: 0.045)
    static let ink = Tint(lightness: 0.25, share: 1.5, largestChroma: 0.06)
  }
}

extension RGB {
  /// The nearest color of whole bytes.
  fileprivate init(_ color: RGB) {
    let (red, green, blue) = color.bytes
    self.init(bytes: red, green, blue)
  }
}

extension Domain {
  /// What the contrast of two colors may be.
  public static let contrast = Domain(1, 21)
}
