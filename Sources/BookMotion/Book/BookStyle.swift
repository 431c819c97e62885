/// What distinguishes the look of one choreography's book from another's.
public struct BookStyle: Hashable, Sendable {
  /// How the front of the cover goes away.
  public var coverFade: FaceOpacity.CoverFade

  /// How the spine comes and goes.
  public var spineFade: FaceOpacity.SpineFade

  /// The spine's width on a cover that is ``referenceWidth`` wide.
  public var spineWidth: Double

  /// The strength of the perspective, as SwiftUI's `rotation3DEffect` counts it.
  public var perspective: Double

  /// Where the open book is read.
  public var spread: Spread

  /// Where the open book is read.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// One page, in the middle of the screen.
    case page
    /// Two pages, with the hinge in the middle of the screen.
    case spread
  }

  /// Creates a style.
  ///
  /// - Precondition: the spine's width and the perspective are finite, and 0 or above.
  public init(
    coverFade: FaceOpacity.CoverFade = .cut, spineFade: FaceOpacity.SpineFade = .standard,
    spineWidth: Double = 14, perspective: Double = 0.5, spread: Spread = .page
  ) {
    Domain.seconds.require(spineWidth, "spineWidth")
    Domain.seconds.require(perspective, "perspective")
    self.coverFade = coverFade
    self.spineFade = spineFade
    self.spineWidth = spineWidth
    self.perspective = perspective
    self.spread = spread
  }

  /// The look of `bookPolish`: spine 14, perspective 0.5, a hard cut at 170°.
  public static let polish = BookStyle()

  /// The look of `storyReader`: a spine two and a half times as thick, perspective 0.65, a cover
  /// that fades.
  public static let story = BookStyle(
    coverFade: .smooth, spineWidth: 35, perspective: 0.65, spread: .spread)

  /// The cover's width that ``spineWidth`` is stated for.
  public static let referenceWidth = 200.0

  /// The spine's width on a cover of some width.
  public func spineWidth(forCoverWidth width: Double) -> Double {
    spineWidth * (width / BookStyle.referenceWidth)
  }
}
