package import BookMotion

/// The layout of the cover and the bar below it.
package struct ProgressLayout: Sendable {
  package let unit: Double
  package let cover: BookRect
  package let bar: BookRect
  /// At the cover's lower outer corner.
  package let badge: BookRect
  private let stage: SceneStage

  package init(_ stage: SceneStage) {
    let screen = stage.screen
    let unit = min(screen.width / Measure.width, screen.height / Measure.height)
    self.unit = unit
    self.stage = stage
    let size = Measure.cover.scaled(by: unit)
    let height = size.height + (Measure.gap + Measure.bar.height) * unit
    let middle = screen.width / 2
    cover = BookRect(
      x: middle - size.width / 2, y: (screen.height - height) / 2, width: size.width,
      height: size.height)
    bar = BookRect(
      x: middle - Measure.bar.width / 2 * unit, y: cover.y + cover.height + Measure.gap * unit,
      width: Measure.bar.width * unit, height: Measure.bar.height * unit)
    let (inset, diameter) = (Measure.badgeInset * unit, Measure.badgeDiameter * unit)
    badge = stage.bound(
      BookRect(
        center: BookPoint(
          x: cover.x + cover.width - inset, y: cover.y + cover.height - inset),
        size: BookSize(width: diameter, height: diameter)))
  }

  /// Returns the filled part of the bar.
  package func filled(_ share: Double) -> BookRect {
    stage.bound(BookRect(x: bar.x, y: bar.y, width: bar.width * share, height: bar.height))
  }

  /// Returns the end of the filled part, at a distance below the bar.
  package func end(_ share: Double, below distance: Double) -> BookPoint {
    stage.bound(
      BookPoint(x: bar.x + bar.width * share, y: bar.y + bar.height + distance * unit))
  }

  /// Returns the frame of the cover's spine.
  package func spine(_ width: Double) -> BookRect {
    stage.bound(BookRect(x: cover.x, y: cover.y, width: width * unit, height: cover.height))
  }

  package enum Measure {
    package static let width = 390.0
    package static let height = 560.0
    package static let cover = BookSize(width: 234, height: 312)
    package static let gap = 52.0
    package static let bar = BookSize(width: 286, height: 12)
    package static let badgeInset = 14.0
    package static let badgeDiameter = 56.0
  }
}
