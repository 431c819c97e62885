import BookMotion

/// A color for a title that is readable on its background and harmonizes with it.
///
/// ```swift
/// let title = try TitleColor(on: RGB(hex: "#2b1a10"))
/// title.contrast >= 4.5  // true
/// ```
///
/// On a dark color the title is nearly white, and on a light one nearly black. Both lean toward the
/// background's own hue, as cream and ink do, as far as the contrast allows. A contrast of 4.5 is
/// possible on every background.
///
/// The color consists of whole bytes, and also reaches its contrast on the background rounded to
/// bytes, so colors written as `RGB.hex` are as readable as the computed ones.
///
/// **Method.** The pole is black or white, whichever has more contrast. The goal is another color
/// with the background's hue. The title is on the straight line in OKLab from the pole to the goal,
/// as close to the goal as the contrast allows, found by bisection among 64 steps.
package struct TitleColor: Hashable, Sendable {
  /// The color.
  package let color: RGB

  /// The contrast with the background, from 1 to 21.
  package let contrast: Double

  /// The contrast that text needs to be readable, by WCAG 2, level AA.
  package static let readable = 4.5

  /// Creates a title color for a background.
  ///
  /// If no color has the requested contrast, the result is black or white, whichever has more:
  /// check ``contrast``.
  ///
  /// - Precondition: `wanted` is from 1 to 21.
  package init(on background: RGB, contrast wanted: Double = TitleColor.readable) {
    BookDomain(1, 21).require(wanted, "contrast")
    func rounded(_ color: RGB) -> RGB {
      let (red, green, blue) = color.bytes
      return RGB(bytes: red, green, blue)
    }
    let shown = rounded(background)
    func worst(_ color: RGB) -> Double {
      min(color.contrast(with: background), color.contrast(with: shown))
    }
    let isLight = worst(.white) >= worst(.black)
    let pole = isLight ? RGB.white : .black
    let goal = TitleColor.goal(on: background.clipped, isLight: isLight)
    func title(_ step: Int) -> RGB {
      rounded(pole.mix(with: goal, by: Double(step) / Double(TitleColor.steps), in: .oklab))
    }
    var enough = 0
    var tooFar = TitleColor.steps + 1
    while tooFar - enough > 1 {
      let step = (enough + tooFar) / 2
      if worst(title(step)) >= wanted { enough = step } else { tooFar = step }
    }
    color = title(enough)
    contrast = color.contrast(with: background)
  }

  /// Returns the color with the strongest tint that a title may have.
  private static func goal(on background: RGB, isLight: Bool) -> RGB {
    let look = OKLab(background)
    let tint = isLight ? Tint.cream : .ink
    let chroma = (look.a * look.a + look.b * look.b).squareRoot()
    let share = chroma > 0 ? min(tint.share, tint.largestChroma / chroma) : 0
    return OKLab(lightness: tint.lightness, a: look.a * share, b: look.b * share).rgb
  }

  private static let steps = 64

  /// The strongest tint of a title that is nearly white or nearly black.
  private struct Tint {
    let lightness: Double
    /// The fraction of the background's chroma that the title takes over …
    let share: Double
    /// … and the limit of its chroma, so that a title never glows.
    let largestChroma: Double

    static let cream = Tint(lightness: 0.95, share: 0.4, largestChroma: 0.045)
    static let ink = Tint(lightness: 0.25, share: 1.5, largestChroma: 0.06)
  }
}
