import BookMotion
import BookMotionTestSupport
import Testing

/// Where the cover of `bookPolish` is while it turns.
@Suite struct PolishedBookTests {
  /// Covers of several proportions that have room on the screen.
  private static func layouts(_ screen: BookSize) -> [BookLayout] {
    let side = min(screen.width, screen.height)
    return [(0.2, 0.28), (0.25, 0.35), (0.3, 0.3), (0.4, 0.3)].flatMap { across, down in
      BookBinding.allCases.map { binding in
        BookLayout(
          screen: screen,
          restingFrame: BookRect(x: 20, y: 60, width: across * side, height: down * side),
          binding: binding)
      }
    }
  }

  /// Returns how far the book is beyond the screen horizontally and vertically, at most.
  private static func overhang(
    of book: BookTransition, from start: Double
  ) throws -> (across: Double, down: Double) {
    let screen = book.layout.screen
    var most = (across: 0.0, down: 0.0)
    for step in 0...200 {
      let pose = book.pose(at: start + Double(step) / 100)
      let scene = try BookScene(
        pose, style: book.choreography.style, binding: book.layout.binding, screen: screen)
      for face in scene.faces where face.opacity > 0 {
        for corner in face.quad.corners {
          most.across = max(most.across, -corner.x, corner.x - screen.width)
          most.down = max(most.down, -corner.y, corner.y - screen.height)
        }
      }
    }
    return most
  }

  @Test(arguments: PictureBookTests.screens)
  func `the cover stays on the screen while it opens`(width: Double, height: Double) throws {
    let screen = BookSize(width: width, height: height)
    for layout in Self.layouts(screen) {
      var book = BookTransition(layout: layout)
      book.tap(at: 0)
      let most = try Self.overhang(of: book, from: 0)
      #expect(most.down == 0, "\(layout)")
      // The book opens in the middle, so on a narrow screen, its cover has no room beside it. A cover
      // 1.4 times as high as wide reaches 1 / √(1 − (1 / 2.8)²) times its width from the hinge.
      let page = layout.frame(of: .centered).width
      let reach = page / (1 - 1 / (2.8 * 2.8)).squareRoot()
      #expect(most.across <= max(0, reach + page / 2 - width / 2) * 1.02 + 0.1, "\(layout)")
      if width > height { #expect(most.across == 0, "\(layout)") }
    }
  }

  @Test(arguments: PictureBookTests.screens)
  func `the cover leaves the screen as it closes, while the book is still large`(
    width: Double, height: Double
  ) throws {
    for layout in Self.layouts(BookSize(width: width, height: height)) {
      var book = BookTransition(layout: layout)
      book.tap(at: 0)
      book.close(at: 10)
      let most = try Self.overhang(of: book, from: 10)
      // The table lets the book shrink from the reader's size while its cover turns over.
      #expect(most.down < 0.3 * height && most.across < width, "\(layout)")
      #expect(most.across > 0.5 * width)
    }
  }

  @Test func `is as large as it was where the cover has room`() {
    for (width, height) in PictureBookTests.screens where width < height || height >= 700 {
      let layout = BookLayout(
        screen: BookSize(width: width, height: height),
        restingFrame: BookRect(x: 20, y: 60, width: 50, height: 70))
      #expect(layout.frame(of: .centered).width == min(0.35 * width, 300))
    }
    let phone = BookLayout(
      screen: BookSize(width: 844, height: 390),
      restingFrame: BookRect(x: 20, y: 60, width: 50, height: 70))
    #expect(phone.frame(of: .centered).height == 0.6 * 390)
  }
}
