import BookMotion
import BookMotionLive
import Testing

@testable import BookMotionExport

@Suite struct `A desk of leaves` {
  /// The page shows the same frame that the tool draws.
  @Test func `paints what a frame shows`() throws {
    var plan = LiveLeaves.Setup(leafCount: 12)
    (plan.turned, plan.button.corner) = (5, .hand)
    plan.events = [LiveEvent(0, at: 0.1)]
    var (tape, desk) = (TapeWriter(), Desk<LiveLeaves>())
    try plan.visit(&tape)
    for (index, number) in tape.whole.enumerated() { desk.tape[index] = number }
    try #require(desk.load(0, count: Int32(tape.whole.count)) == 0)
    let layout = SpreadLayout()
    var book = PageTurning(page: layout.page, leafCount: 12, turned: 5, button: .corner(.hand))
    book.turn(.forward, at: 0.1)
    for time in [0.1, 0.3, 0.5, 2] {
      let length = desk.paint(0, at: time)
      let letters = (0..<Int(length)).map { desk.words[$0] }
      var frame = ""
      SpreadFrame(book.pose(at: time), in: layout).writeSVG(to: &frame)
      #expect(length > 1000 && frame.contains(String(decoding: letters, as: UTF8.self)))
    }
    #expect(desk.paint(3, at: 0) == DeskRefusal.noBook.rawValue)
    #expect(desk.paint(0, at: .nan) == DeskRefusal.noNumber.rawValue)
  }
}
