import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

/// A Lottie animation that can't be.
@Suite struct BookLottieRefusalTests {
  @Test func `is refused for what is no transition`() throws {
    let swing = try Recording("swing", channels: [.init("angle", .degrees)], duration: 1) { [$0] }
    let error = #expect(throws: BookExportError.self) { try BookLottie(swing) }
    #expect(error?.code == .noTransition)
    #expect(error?.description == "swing is not a transition, so it has no faces to draw")
  }

  @Test func `is refused for more frames than a film takes`() throws {
    let long = try BookTimeline(BookScore(.bookPolish, framesPerSecond: 4000))
    let error = #expect(throws: BookExportError.self) { try BookLottie(Recording(long)) }
    #expect(error?.refusal?.place == "frames")
  }

  @Test func `is refused for a picture that is only linked`() throws {
    let bytes = [UInt8](
      try Data(contentsOf: Golden.packageURL("Fixtures/frames/gray-50x70.png")))
    let look = BookLook(cover: try BookPicture(linking: "fox.png", to: bytes))
    let error = #expect(throws: BookExportError.self) {
      try BookLottie(Recording(BookTimeline(BookScore(.bookPolish))), look: look)
    }
    #expect(error?.code == .linkedPicture)
  }

  @Test func `is refused for a picture on a book that turns as a whole`() throws {
    var choreography = Choreography.bookPolish
    choreography[.moving].moves.append(.value(.yaw, 5, with: .easeOut(duration: 0.3)))
    let recording = Recording(try BookTimeline(BookScore(choreography)))
    #expect(throws: Never.self) { try BookLottie(recording) }
    let look = BookLook(cover: try TestPicture.cover())
    let error = #expect(throws: BookExportError.self) { try BookLottie(recording, look: look) }
    #expect(error?.code == .pictureTurns)
  }
}
