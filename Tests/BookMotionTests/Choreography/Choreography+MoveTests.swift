import BookMotion
import BookMotionDocuments
import Testing

/// A move from another value.
@Suite struct ChoreographyMoveTests {
  private static let fade = MotionCurve.curve(.easeOut, duration: 0.3)

  private static func growing() -> Choreography {
    var growing = Choreography.bookPolish
    growing[.complete].moves = [
      .value(.readerOpacity, 1, with: fade), .value(.readerScale, 1, from: 1.02, with: fade),
      .value(.controlsOffset, 0, from: 20, with: fade.delay(0.25)),
    ]
    growing[.selected].moves.append(
      .value(.bookOpacity, 1, from: 0, with: .spring(MotionSpring(duration: 0.15, bounce: 0))))
    return growing
  }

  @Test func `has it at once when it sets out, and goes on from there`() {
    var book = BookTransition(Self.growing())
    book.tap(at: 0)
    #expect(book.pose(at: 0.0.nextDown).bookOpacity == 1 && book.pose(at: 0).bookOpacity == 0)
    let spring = MotionSpring(duration: 0.15, bounce: 0)
    #expect(abs(book.pose(at: 0.1).bookOpacity - spring.value(target: 1, time: 0.1)) < 1e-12)
    #expect(book.pose(at: 1.5.nextDown).readerScale == 1)
    for time in [1.5, 1.6, 1.75, 1.8, 3] {
      let pose = book.pose(at: time)
      // The reader's scale grows with its opacity, on one curve.
      #expect(abs(pose.readerScale - (1.02 - 0.02 * pose.readerOpacity)) < 1e-12, "\(time) s")
    }
    // A delay ends just before the value changes.
    #expect(book.pose(at: 1.7).controlsOffset == 0 && book.pose(at: 1.75).controlsOffset == 20)
    #expect(book.restingPose.controlsOffset == 0 && book.restingPose.readerScale == 1)
  }

  @Test func `is no start for what has set out before`() {
    var book = BookTransition(Self.growing(), tapPolicy: .interrupt)
    book.tap(at: 0)
    book.close(at: 0.9)
    let (before, after) = (book.pose(at: 0.9), book.pose(at: 0.9.nextUp))
    #expect(abs(before.bookOpacity - after.bookOpacity) < 1e-9)
    book.tap(at: 1)
    #expect(abs(book.pose(at: 1.0.nextUp).bookOpacity - book.pose(at: 1).bookOpacity) < 1e-9)
  }

  @Test func `is written and read, and refused where it is no number`() throws {
    let text = try Self.growing().json
    #expect(text.contains(#"{"move": "readerScale", "from": 1.02, "to": 1,"#))
    #expect(try Choreography(json: text) == Self.growing())
    let broken = text.replacing(#""from": 1.02"#, with: #""from": 1e10"#)
    let error = #expect(throws: BookDocumentError.self) { try Choreography(json: broken) }
    #expect(error?.description.contains("moves[1].from is 1") == true)
    let changed = text.replacing(
      #""move": "center", "#, with: #""move": "center", "from": 0, "#, maxReplacements: 1)
    #expect(throws: BookDocumentError.self) { try Choreography(json: changed) }
  }
}
