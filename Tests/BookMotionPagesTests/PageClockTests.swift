import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

/// An app's clock may be set back.
@Suite struct PageClockTests {
  private func play<Machine: Hashable>(
    _ machine: Machine, _ events: [(inout Machine, Double) -> Void],
    look: (Machine, Double) -> [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = SetBackClock.faults(machine, events, look: look)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test func `leaves leaves where they are`() {
    play(
      PageTurning(page: BookSize(width: 300, height: 400), leafCount: 5),
      [
        { $0.turn(.forward, at: $1) }, { $0.turn(.back, at: $1) },
        { $0.touch(BookPoint(x: 280, y: 390), at: $1) },
        { $0.drag(to: BookPoint(x: -100, y: 300), at: $1) },
        { $0.release(velocity: BookPoint(x: -800, y: 0), at: $1) },
      ],
      look: { book, time in
        let pose = book.pose(at: time)
        return [pose.turned, Double(pose.leaves.count), Double(book.cues(in: 0..<time).count)]
      })
  }
}
