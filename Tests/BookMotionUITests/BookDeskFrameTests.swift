import BookMotion
import Testing

@testable import BookMotionUI

@Suite struct BookDeskFrameTests {
  private static func frame(_ desk: Desk, _ time: Double) -> BookDeskFrame<String> {
    BookDeskFrame(desk, at: time)
  }

  @Test func `a shelf at rest shows no book, and a book that opens takes the whole screen`() {
    var desk = Desk.laidOut(.storyReader)
    let shelf = Self.frame(desk, 1)
    #expect(shelf.book == nil && shelf.faces.isEmpty && shelf.buttons.isEmpty)
    #expect(shelf.pose.libraryOpacity == 1 && shelf.pose.libraryBlur == 0)
    desk.perform(.tap("fig"), at: 1)
    let opening = Self.frame(desk, 1.5)
    #expect(opening.reach == BookRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(opening.turn == .close && opening.binding == .right && opening.buttons.isEmpty)
    let choice = Self.frame(desk, 9)
    #expect(choice.buttons == [.choose(.read), .choose(.listen), .close] && !choice.isReading)
    desk.perform(.choose(.read), at: 9)
    let open = Self.frame(desk, 20)
    #expect(open.isReading && open.buttons == [.close] && open.focus == nil)
    #expect(!open.faces.contains { $0.material == .reader })
  }

  @Test func `on its way back a book takes taps where it is, and lets others be tapped`() {
    var desk = Desk.laidOut()
    desk.perform(.tap("fox"), at: 0)
    desk.perform(.close, at: 9)
    let frame = Self.frame(desk, 10)
    #expect(frame.turn == .tap("fox") && !frame.faces.isEmpty)
    for face in frame.faces {
      let quad = face.quad
      for corner in [quad.topLeft, quad.topRight, quad.bottomLeft, quad.bottomRight] {
        #expect(corner.x >= frame.reach.x - 1e-9 && corner.y >= frame.reach.y - 1e-9)
        #expect(corner.x <= frame.reach.x + frame.reach.width + 1e-9)
        #expect(corner.y <= frame.reach.y + frame.reach.height + 1e-9)
      }
    }
    #expect(frame.reach.width < 820)
    #expect(Self.frame(desk, 60).focus == "fox")
  }
}
