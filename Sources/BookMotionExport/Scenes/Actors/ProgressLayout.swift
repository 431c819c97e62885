import BookMotion

/// Where the cover is, and the bar below it.
struct ProgressLayout: Sendable {
  let unit: Double
  let cover: Rect
  let bar: Rect
  /// On the cover's lower outer corner.
  let badge: Rect
  private let room: SceneRoom

  init(_ stage: SceneStage) {
    let screen = stage.screen
    let unit = min(screen.width / Measure.width, screen.height / Measure.height)
    self.unit = unit
    room = SceneRoom(on: stage)
    let size = Measure.cover.scaled(by: unit)
    let height = size.height + (Measure.gap + Measure.bar.height) * unit
    let middle = screen.width / 2
    cover = Rect(
      x: middle - size.width / 2, y: (screen.height - height) / 2, width: size.width,
      height: size.height)
    bar = Rect(
      x: middle - Measure.bar.width / 2 * unit, y: cover.y + cover.height + Measure.gap * unit,
      width: Measure.bar.width * unit, height: Measure.bar.height * unit)
    let (inset, diameter) = (Measure.badgeInset * unit, Measure.badgeDiameter * unit)
    badge = room.place(
      Rect(
        center: Point(
          x: cover.x + cover.width - inset, y: cover.y + cover.height - inset),
        size: Size(width: diameter, height: diameter)))
  }

  /// The part of the bar from its beginning.
  func filled(_ share: Double) -> Rect {
    room.place(Rect(x: bar.x, y: bar.y, width: bar.width * share, height: bar.height))
  }

  /// Where that part ends, so far below the bar.
  func end(_ share: Double, below distance: Double) -> Point {
    room.place(
      Point(x: bar.x + bar.width * share, y: bar.y + bar.height + distance * unit))
  }

  /// The cover's spine.
  func spine(_ width: Double) -> Rect {
    room.place(Rect(x: cover.x, y: cover.y, width: width * unit, height: cover.height))
  }

  enum Measure {
    static let width = 390.0
    static let height = 560.0
    static let cover = Size(width: 234, height: 312)
    static let gap = 52.0
    static let bar = Size(width: 286, height: 12)
    static let badgeInset = 14.0
    static let badgeDiameter = 56.0
  }
}
