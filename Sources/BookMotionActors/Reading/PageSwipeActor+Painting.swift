import BookMotion
package import BookMotionDrawing
import BookMotionReader

extension PageSwipeActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    painter.paintWall(on: stage)
    for page in 0..<PageSwipeActor.pages {
      let offset = swipe.offset(of: page, at: time)
      guard abs(offset) < stage.screen.width - Look.sliver else { continue }
      let frame = frame(of: page, shiftedBy: offset)
      painter.shadow(
        under: frame, radius: Look.corner * unit, blur: Look.blur * unit, down: Look.drop * unit,
        opacity: Look.shadow)
      art[page].paint(in: frame, radius: Look.corner * unit, with: &painter)
    }
    paintDots(at: time, with: &painter)
    if let finger { painter.paintFinger(at: finger, unit: stage.unit) }
  }

  /// Returns the frame of a page: centered on the screen above the dots, and shifted by its offset.
  private func frame(of page: Int, shiftedBy offset: Double) -> BookRect {
    let margin = Look.margin * unit
    var space = stage.view.inset(by: margin)
    space.height = max(space.height - PageDots.height(on: stage) + margin, 0)
    var frame = art[page].largest(in: space)
    frame.x += offset
    return frame
  }

  /// Paints the dots below the tallest page, because the first one may have a different shape.
  /// Beyond the first and last page, they don't change.
  private func paintDots(at time: Double, with painter: inout SVGCanvas) {
    let pages = (0..<PageSwipeActor.pages).map { frame(of: $0, shiftedBy: 0) }
    let bottom = pages.map { $0.y + $0.height }.max() ?? 0
    let last = Double(PageSwipeActor.pages - 1)
    PageDots(count: PageSwipeActor.pages, page: min(max(position(at: time), 0), last)).paint(
      around: BookPoint(x: stage.view.center.x, y: bottom + PageDots.height(on: stage) / 2),
      on: stage, with: &painter)
  }

  /// The scale of the surroundings of pages, which grow less than the screen does.
  private var unit: Double { max(stage.unit, Look.leastUnit) }

  private enum Look {
    static let leastUnit = 0.7
    /// What is seen of a page while its neighbor settles, within the precision of drawings.
    static let sliver = 0.01
    static let margin = 28.0
    static let corner = 26.0
    static let blur = 15.0
    static let drop = 10.0
    static let shadow = 0.2
  }
}
