import BookMotion
import BookMotionDrawing
import BookMotionExport
import BookMotionTestSupport
import Testing

/// The canvas of frames.
@Suite struct BookSettingViewTests {
  @Test(arguments: FrameCase.all)
  func `is the screen, or within a tenth what a cover swings over`(of sequence: FrameCase) throws {
    let timeline = try sequence.timeline(framesPerSecond: 30)
    let screen = timeline.transition.layout.screen
    let usual = try BookSetting(timeline).view
    #expect(usual.x == 0 && usual.y == 0)
    #expect((screen.width..<screen.width + 2).contains(usual.width))
    #expect((screen.height..<screen.height + 2).contains(usual.height))
    var (left, top, right, bottom) = (0.0, 0.0, screen.width, screen.height)
    for frame in timeline {
      let scene = try BookScene(
        frame.pose, style: sequence.choreography.style, binding: sequence.binding, screen: screen)
      for face in scene.faces where face.material == .cover || face.material == .coverInside {
        let bounds = face.quad.bounds
        (left, right) = (min(left, bounds.x), max(right, bounds.x + bounds.width))
        (top, bottom) = (min(top, bounds.y), max(bottom, bounds.y + bounds.height))
      }
    }
    let whole = try BookSetting(timeline, showsSwing: true).view
    #expect(whole.x <= left && whole.x + whole.width >= right)
    #expect(whole.y <= top && whole.y + whole.height >= bottom)
    #expect(whole.width <= 1.1 * (right - left) && whole.height <= 1.1 * (bottom - top))
    for side in [usual.width, usual.height, whole.width, whole.height] {
      #expect(side.truncatingRemainder(dividingBy: 2) == 0)
    }
  }
}
