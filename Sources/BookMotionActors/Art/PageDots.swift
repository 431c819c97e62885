package import BookMotion
import BookMotionColor
package import BookMotionDrawing

/// A row of dots, one per page. The dot of the current page is long; it becomes round again while
/// the dot of the next page grows.
package struct PageDots {
  package let count: Int
  /// The current page, counted from 0; between two pages during motion.
  package let page: Double

  package func paint(
    around center: BookPoint, on stage: SceneStage, opacity: Double = 1,
    with painter: inout SVGCanvas
  ) {
    let unit = PageDots.unit(on: stage)
    let step = PageDots.step * unit
    let radius = PageDots.radius * unit
    let lengths = (0..<count).map { PageDots.longer * unit * max(1 - abs(page - Double($0)), 0) }
    let whole = step * Double(count - 1) + lengths.reduce(0, +)
    painter.group(opacity: opacity) { painter in
      var position = -whole / 2
      for (index, length) in lengths.enumerated() {
        let middle = center.x + stage.forward * (position + length / 2)
        let share = length / (PageDots.longer * unit)
        painter.fill(
          BookRect(
            center: BookPoint(x: middle, y: center.y),
            size: BookSize(width: length + 2 * radius, height: 2 * radius)),
          radius: radius,
          PageDots.pale.mixed(share, with: SceneColor.accent).text)
        position += length + (index < count - 1 ? step : 0)
      }
    }
  }

  /// Returns the height of the dots' area below the page.
  package static func height(on stage: SceneStage) -> Double { height * unit(on: stage) }

  private static func unit(on stage: SceneStage) -> Double { max(stage.unit, leastUnit) }

  private static let leastUnit = 0.7
  private static let step = 20.0
  private static let radius = 4.0
  private static let longer = 16.0
  private static let height = 44.0
  private static let pale = RGB(0xD3_C5_B1)
}
