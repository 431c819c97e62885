import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// The layout of a grid of pages.
@Suite struct PageGridLayoutTests {
  @Test func `is that of thumbnails put down as one writes`() throws {
    for row in try Fixture.numbers("reader/grid.txt", atLeast: 180) {
      let layout = PageGridLayout(
        pageCount: Int(row[0]), screen: BookSize(width: row[1], height: row[2]),
        aspect: BookSize(width: row[3], height: row[4]), binding: row[5] > 0 ? .left : .right)
      let frame = layout.thumbnail(Int(row[6]))
      for (found, expected) in zip([frame.x, frame.y, frame.width, frame.height], row[7...]) {
        #expect(abs(found - expected) <= 1e-9, "\(row)")
      }
    }
  }

  @Test(
    arguments: [0, 1, 2, 3, 50],
    [16.0, 47, 100, 320, 390, 1024, 4000].flatMap { width in
      [20.0, 90, 700].map { BookSize(width: width, height: $0) }
    })
  func `keeps everything in its place, on any screen`(count: Int, screen: BookSize) {
    let width = screen.width
    for binding in [BookBinding.left, .right] {
      let layout = PageGridLayout(pageCount: count, screen: screen, binding: binding)
      #expect(layout.panel.x >= 0 && layout.panel.x + layout.panel.width <= width)
      #expect(layout.panel.y >= 0 && layout.panel.y + layout.panel.height <= screen.height)
      let shorter = min(width, screen.height)
      #expect(layout.gap <= 16 && (shorter < 160 || layout.gap == 16))
      #expect(layout.rowCount == [0: 0, 1: 1, 2: 1, 3: 2, 50: 25][count])
      for page in 0..<count {
        let (frame, badge) = (layout.thumbnail(page), layout.badge(page))
        #expect(frame.width > 0.2 * width || frame.width > 200)
        let mirrored = PageGridLayout(pageCount: count, screen: screen, binding: binding.opposite)
        #expect(abs(mirrored.thumbnail(page).mirrored(in: width).x - frame.x) <= 1e-9)
        #expect(abs(mirrored.badge(page).mirrored(in: width).x - badge.x) <= 1e-9)
        #expect(abs(mirrored.closeButton.mirrored(in: width).x - layout.closeButton.x) <= 1e-9)
        #expect(frame.x >= layout.panel.x && badge.x >= frame.x && badge.y >= frame.y)
        #expect(badge.x + badge.width <= frame.x + frame.width)
        // A hit in its middle, when scrolled into view.
        let scroll = layout.scroll(showing: page)
        #expect(scroll >= 0 && scroll <= max(0, layout.contentHeight - layout.viewport.height))
        let middle = BookPoint(x: frame.center.x, y: frame.center.y - scroll)
        #expect(layout.target(under: middle, scrolledBy: scroll) == .thumbnail(page))
        // The upper left corner belongs to the frame, too.
        let corner = BookPoint(x: frame.x, y: frame.y - scroll)
        if corner.y + scroll == frame.y, layout.viewport.y <= corner.y {
          #expect(layout.target(under: corner, scrolledBy: scroll) == .thumbnail(page))
        }
        let beside = BookPoint(x: frame.x - layout.gap / 2, y: middle.y)
        #expect(layout.target(under: beside, scrolledBy: scroll) == .panel)
      }
      #expect(layout.target(under: layout.closeButton.center) == .closeButton)
      #expect(layout.target(under: BookPoint(x: width / 2, y: -5)) == .outside)
      if count == 0 { #expect(layout.contentHeight == 0) }
    }
  }
}
