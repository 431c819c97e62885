import BookMotion
import BookMotionTestSupport
import Testing

/// The places of the presets on every screen.
@Suite struct PresetPlacesTests {
  static let screens: [(Double, Double)] = [
    (320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 1024), (1920, 1080),
  ]

  /// Returns a layout whose cover fits on the screen with its margins, even when lifted.
  private static func layout(
    _ screen: BookSize, _ binding: BookBinding, _ random: inout SeededRandom
  ) -> BookLayout {
    let widest = min(screen.width - 48, (screen.height - 48) / 1.4) / 1.05
    let width = Double.random(in: 30...widest, using: &random)
    let height = Double.random(in: width / 2...1.4 * width, using: &random)
    return BookLayout(
      screen: screen,
      restingFrame: BookRect(
        x: .random(in: 0...screen.width - width, using: &random),
        y: .random(in: 0...screen.height - height, using: &random), width: width, height: height),
      binding: binding)
  }

  @Test(arguments: screens)
  func `a book never shrinks on its way to the reader, and never leaves the screen`(
    width: Double, height: Double
  ) {
    var random = SeededRandom(seed: UInt64(width))
    let screen = BookSize(width: width, height: height)
    for index in 0..<Effort.some(of: Array(0..<60), oneIn: 3).count {
      let layout = Self.layout(screen, index % 2 == 0 ? .left : .right, &random)
      let cover = layout.restingFrame
      let (centered, closed) = (layout.frame(of: .centered), layout.frame(of: .closed))
      let (opened, spread) = (layout.frame(of: .opened), layout.frame(of: .spread))
      let reader = layout.frame(of: .reader)
      for place in [centered, closed] {
        #expect(place.width >= 1.05 * cover.width - 1e-9, "\(layout)")
        #expect(place.height >= 1.05 * cover.height - 1e-9, "\(layout)")
        #expect(place.isInside(screen, by: 24), "\(layout)")
      }
      #expect(reader.width >= centered.width - 1e-9 && reader.height >= centered.height - 1e-9)
      // Two pages share the space of one; a page is smaller only if they would not fit.
      #expect(opened.width <= spread.width + 1e-9 && opened.height <= spread.height + 1e-9)
      #expect(
        abs(opened.width - closed.width) < 1e-9 || abs(opened.width - spread.width) < 1e-9)
      for page in [opened, spread] {
        #expect(page.isInside(screen, by: 0), "\(layout)")
        #expect(page.mirrored(in: screen.width).isInside(screen, by: 0), "\(layout)")
      }
    }
  }

  @Test(arguments: screens, BookBinding.allCases)
  func `a polished book grows at every instant until it is the page`(
    screen: (width: Double, height: Double), binding: BookBinding
  ) {
    var random = SeededRandom(seed: UInt64(screen.width))
    let size = BookSize(width: screen.width, height: screen.height)
    for _ in 0..<Effort.some(of: Array(0..<12), oneIn: 3).count {
      let layout = Self.layout(size, binding, &random)
      var book = BookTransition(layout: layout)
      book.tap(at: 0)
      // An overshooting spring comes back by up to this much.
      let most = layout.frame(of: .centered)
      let back = 0.02 * (most.height - layout.restingFrame.height) + 1e-9
      var highest = 0.0
      for frame in 0...240 {
        let pose = book.pose(at: Double(frame) / 120)
        #expect(pose.height >= highest - back, "\(layout), frame \(frame)")
        #expect(pose.frame.isInside(size, by: -back - 0.03 * most.height), "\(layout), \(frame)")
        highest = max(highest, pose.height)
      }
    }
  }

  @Test(arguments: screens, BookBinding.allCases)
  func `a spread opens where both of its pages are seen, or one on a high screen`(
    screen: (width: Double, height: Double), binding: BookBinding
  ) {
    var random = SeededRandom(seed: UInt64(screen.height))
    let size = BookSize(width: screen.width, height: screen.height)
    for _ in 0..<Effort.some(of: Array(0..<12), oneIn: 3).count {
      var book = BookTransition(.storyReader, layout: Self.layout(size, binding, &random))
      book.tap(at: 0)
      for time in [1.2, 1.35, 1.5] {
        let body = book.pose(at: time).frame
        let facing = BookRect(
          x: binding == .left ? body.x - body.width : body.x + body.width, y: body.y,
          width: body.width, height: body.height)
        // The spring still has a thousandth of its distance to go.
        #expect(body.isInside(size, by: -1), "\(time) s: \(body)")
        #expect(facing.isInside(size, by: -1) || size.width <= size.height, "\(time) s: \(body)")
      }
    }
  }
}

extension BookRect {
  /// Returns true if this is on a screen, at least `margin` from its edges.
  fileprivate func isInside(_ screen: BookSize, by margin: Double) -> Bool {
    let slack = margin - 1e-9
    return x >= slack && y >= slack && x + width <= screen.width - slack
      && y + height <= screen.height - slack
  }
}
