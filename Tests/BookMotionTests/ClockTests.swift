import BookMotionTestSupport
import Testing

@testable import BookMotion

/// An app's clock may be set back.
@Suite struct ClockTests {
  private func play<Machine: Hashable>(
    _ machine: Machine, _ events: [(inout Machine, Double) -> Void],
    look: (Machine, Double) -> [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = SetBackClock.faults(machine, events, look: look)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [BookTransition.TapPolicy.ignore, .interrupt])
  func `leaves a book where it is`(policy: BookTransition.TapPolicy) {
    for rotation in [BookTransition.RotationPolicy.finishFirst, .follow] {
      play(
        BookTransition(.storyReader, tapPolicy: policy, rotationPolicy: rotation),
        [
          { $0.tap(at: $1) },
          { $0.tap(at: $1, frame: BookRect(x: 9, y: 8, width: 90, height: 126)) },
          { $0.close(at: $1) }, { $0.chooseMode(.listen, at: $1) },
          { $0.resizeScreen(to: BookSize(width: 768, height: 1024), at: $1) },
        ],
        look: { book, time in
          let pose = book.pose(at: time)
          return BookChannel.allCases.map { pose[$0] } + [
            Double(book.cues(in: time - 1..<time).count)
          ]
        })
    }
  }

  @Test func `leaves a planned value where it is`() {
    play(
      Motion(0.0),
      [
        { $0.plan(100, at: $1, with: .bouncy) },
        { $0.plan(-20, at: $1, with: .easeIn(duration: 2)) },
      ],
      look: { [$0.value(at: $1), $0.velocity(at: $1)] })
  }
}
