import BookMotion
import BookMotionColor
package import BookMotionDrawing

extension FrameActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    let layout = frame.layout(in: frameRect)
    painter.paintWall(of: room)
    painter.paint(layout, frame.color(at: time), of: room) { painter in
      let clip = painter.clip(to: layout.page, radius: layout.pageRadius)
      painter.group(clippedBy: clip) { paintPages(in: layout.page, at: time, with: &$0) }
    }
    let below = PageDots.height(in: room) * Look.dotsDrop
    PageDots(count: pages.count, page: position(at: time)).paint(
      around: BookPoint(x: frameRect.center.x, y: frameRect.y + frameRect.height + below), of: room,
      with: &painter)
  }

  /// The rectangle of the frame, with room for the dots below.
  private var frameRect: BookRect {
    let margin = Look.margin * room.unit
    var space = room.screen.inset(by: margin)
    space.height = max(space.height - PageDots.height(in: room), 0)
    return SceneRoom.page(in: space, showing: pages[0])
  }

  /// Paints the current page, or two pages while one slides to the other.
  private func paintPages(in rect: BookRect, at time: Double, with painter: inout SVGCanvas) {
    let position = position(at: time)
    let first = Int(position)
    let part = position - Double(first)
    for index in first...first + (part > 0 ? 1 : 0) {
      var page = rect
      page.x += room.forward * (Double(index) - position) * (rect.width + Look.gap)
      pages[index].paint(in: page, with: &painter)
    }
  }

  private enum Look {
    static let margin = 44.0
    static let gap = 12.0
    static let dotsDrop = 0.8
  }
}
