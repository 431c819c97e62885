import BookMotion
import BookMotionColor
package import BookMotionDrawing

extension FrameActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    let layout = frame.layout(in: frameRect)
    painter.paintWall(on: stage)
    painter.paint(layout, frame.color(at: time), on: stage) { painter in
      let clip = painter.clip(to: layout.page, radius: layout.pageRadius)
      painter.group(clippedBy: clip) { paintPages(in: layout.page, at: time, with: &$0) }
    }
    let below = PageDots.height(on: stage) * Look.dotsDrop
    PageDots(count: pages.count, page: position(at: time)).paint(
      around: BookPoint(x: frameRect.center.x, y: frameRect.y + frameRect.height + below),
      on: stage, with: &painter)
  }

  /// The rectangle of the frame, with room for the dots below.
  private var frameRect: BookRect {
    let margin = Look.margin * stage.unit
    var space = stage.view.inset(by: margin)
    space.height = max(space.height - PageDots.height(on: stage), 0)
    return pages[0].largest(in: space)
  }

  /// Paints the current page, or two pages while one slides to the other.
  private func paintPages(in rect: BookRect, at time: Double, with painter: inout SVGCanvas) {
    let position = position(at: time)
    let first = Int(position)
    let part = position - Double(first)
    for index in first...first + (part > 0 ? 1 : 0) {
      var page = rect
      page.x += stage.forward * (Double(index) - position) * (rect.width + Look.gap)
      pages[index].paint(in: page, with: &painter)
    }
  }

  private enum Look {
    static let margin = 44.0
    static let gap = 12.0
    static let dotsDrop = 0.8
  }
}
