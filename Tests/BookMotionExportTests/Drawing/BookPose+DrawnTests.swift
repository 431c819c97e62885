import BookMotion
import BookMotionBody
import BookMotionDrawing
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionExport

/// A book as pictures show it.
@Suite struct BookPoseDrawnTests {
  private static func frames(of choreography: Choreography) throws -> [BookFrame] {
    let timeline = try BookTimeline(BookScore(choreography, direction: .both))
    let setting = try BookSetting(timeline)
    return try timeline.map { try BookFrame($0.pose, in: setting) }
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader, .pictureBook])
  func `a cover keeps the proportions that it has on its shelf`(
    choreography: Choreography
  ) throws {
    var seen = 0
    for frame in try Self.frames(of: choreography) {
      guard let cover = frame.scene.face(.cover), cover.opacity > 0 else { continue }
      let shelf = frame.setting.layout.restingFrame
      #expect(
        abs(cover.rect.width * shelf.height - cover.rect.height * shelf.width)
          < 1e-6 * shelf.width * shelf.height)
      seen += 1
    }
    #expect(seen > 20)
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader, .pictureBook])
  func `no part of it comes or goes from frame to frame, and none jumps`(
    choreography: Choreography
  ) throws {
    let frames = try Self.frames(of: choreography)
    for (one, other) in zip(frames, frames.dropFirst()) {
      #expect(abs(one.pose.coverOpacity - other.pose.coverOpacity) < 0.9)
      // A large book that closes narrows by 45 points a frame by itself.
      #expect(abs(one.pose.width - other.pose.width) < 130)
    }
    // The channel of the choreography is as it was.
    let pose = BookTransition(choreography).pose(at: 0)
    #expect(pose.coverOpacity == 1)
  }

  @Test func `the flyleaf uncovers as much of the page as there is of it, and bulges over no more`()
    throws
  {
    let setting = BookSetting()
    for degrees in 1..<170 {
      var driven = BookPose.Driven(frame: BookRect(x: 300, y: 200, width: 300, height: 420))
      driven[.flipAngle] = Double(degrees)
      let pose = BookPose(driven)
      let painter = FramePainter(try BookFrame(pose, in: setting), names: SVGNames())
      guard let leaf = painter.flyleaf else { continue }
      let reach =
        (0...200).map { leaf.position(atDistance: Double($0) / 200, ofWidth: 1).across }
        .max() ?? 0
      // It is lifted by a hair beforehand.
      #expect(reach <= 1 - pose.firstPageOpacity + 1e-6, "\(degrees)°")
      #expect(reach >= 1 - pose.firstPageOpacity - 0.01, "\(degrees)°")
    }
  }
}
