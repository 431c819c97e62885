import BookMotion
import BookMotionBody
import Testing

/// A book as pictures show it.
@Suite struct BookPoseDrawnTests {
  /// Returns the poses of a book that opens and closes, as pictures show them, with its layout.
  private static func poses(
    of choreography: Choreography
  ) throws -> (layout: BookLayout, drawn: [BookPose]) {
    let timeline = try BookTimeline(BookScore(choreography, direction: .both))
    let layout = timeline.transition.layout
    return (layout, timeline.map { $0.pose.drawn(choreography.style, in: layout) })
  }

  @Test(arguments: [Choreography.bookPolish, .storyReader, .pictureBook])
  func `a cover keeps the proportions that it has on its shelf`(
    choreography: Choreography
  ) throws {
    let (layout, poses) = try Self.poses(of: choreography)
    let shelf = layout.restingFrame
    var seen = 0
    for pose in poses {
      let scene = try BookScene(
        pose, style: choreography.style, binding: layout.binding, screen: layout.screen)
      guard let cover = scene.face(.cover), cover.opacity > 0 else { continue }
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
    let poses = try Self.poses(of: choreography).drawn
    for (one, other) in zip(poses, poses.dropFirst()) {
      #expect(abs(one.coverOpacity - other.coverOpacity) < 0.9)
      // A large book that closes narrows by 45 points a frame by itself.
      #expect(abs(one.width - other.width) < 130)
    }
    // The channel of the choreography is as it was.
    let pose = BookTransition(choreography).pose(at: 0)
    #expect(pose.coverOpacity == 1)
  }
}
