import BookMotion
import BookMotionPages
import SwiftUI

/// Two pages, and the leaves in the air between them.
struct SpreadView: View {
  let book: Book
  let pages: PageDriver
  let layout: PageSpreadLayout

  var body: some View {
    TimelineView(.animation(paused: pages.isAtRest)) { frame in
      let pose = pages.machine.pose(at: pages.now).settled(within: 0.1)
      let drawing = SpreadDrawing(pose: pose, layout: layout)
      Canvas { context, _ in
        drawing.draw(in: context)
      } symbols: {
        ForEach(drawing.visiblePages, id: \.self) { page in
          PageView(book: book, page: page)
            .frame(width: layout.page.width, height: layout.page.height)
            .tag(page)
        }
      }
      .onChange(of: frame.date) { pages.tick() }
    }
  }
}
