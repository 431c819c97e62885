import BookMotion
import BookMotionTestSupport
import Testing

/// The preset to start from.
@Suite struct PictureBookTests {
  static let screens: [(Double, Double)] = [
    (320, 568), (375, 667), (390, 844), (844, 390), (430, 932), (744, 1133), (820, 1180),
    (1180, 820), (1024, 768), (1366, 1024), (1920, 1080),
  ]

  /// Covers of several proportions, and a layout with a notch.
  private static func layouts(_ width: Double, _ height: Double) -> [BookLayout] {
    let notch = 40.0
    let screen = BookSize(width: width, height: height)
    let side = min(width, height)
    return [(0.25, 0.35), (0.3, 0.3), (0.4, 0.3)].flatMap { across, down in
      BookBinding.allCases.map { binding in
        BookLayout(
          screen: screen,
          restingFrame: BookRect(
            x: 20, y: 60, width: across * side, height: down * side),
          binding: binding,
          safeArea: BookRect(x: 0, y: notch, width: width, height: height - notch))
      }
    }
  }

  private static func opened(_ layout: BookLayout) -> BookTransition {
    var book = BookTransition(.pictureBook, layout: layout)
    book.tap(at: 0)
    return book
  }

  @Test(arguments: screens)
  func `keeps the cover's proportions all the way, and never shrinks`(
    width: Double, height: Double
  ) {
    for layout in Self.layouts(width, height) {
      let cover = layout.restingFrame
      let ratio = cover.height / cover.width
      var book = Self.opened(layout)
      var widest = 0.0
      for step in 0...300 {
        let pose = book.pose(at: Double(step) / 100)
        #expect(abs(pose.height / pose.width - ratio) < 1e-9, "\(step)")
        #expect(pose.width >= widest - 1e-6, "\(step)")
        widest = max(widest, pose.width)
        // The cover lies there and does not vanish.
        #expect(pose.coverOpacity == 1)
      }
      book.close(at: 10)
      for step in 0...300 {
        let pose = book.pose(at: 10 + Double(step) / 100)
        #expect(abs(pose.height / pose.width - ratio) < 1e-9, "\(step)")
      }
      let home = book.pose(at: 20).frame
      #expect(abs(home.x - cover.x) < 1e-9 && abs(home.width - cover.width) < 1e-9)
      #expect(book.isAtRest(at: 20))
    }
  }

  @Test(arguments: screens)
  func `opens about the middle of a wide screen, and shows one page on a high one`(
    width: Double, height: Double
  ) {
    for layout in Self.layouts(width, height) {
      let pose = Self.opened(layout).restingPose
      let (page, area) = (pose.frame, layout.frame(of: .safeArea))
      let isLeft = layout.binding == .left
      let hinge = isLeft ? page.x : page.x + page.width
      let outer = isLeft ? page.x + page.width : page.x
      if area.width > area.height {
        #expect(abs(hinge - area.center.x) < 1e-9)
        #expect(abs(outer - area.center.x) <= area.width / 2 + 1e-9)
      } else {
        #expect(abs(page.center.x - area.center.x) < 1e-9)
      }
      #expect(abs(page.center.y - area.center.y) < 1e-9)
      #expect(page.height <= area.height - 48 + 1e-9 && page.width <= area.width + 1e-9)
      // As large as that allows, in one direction or the other.
      let room = area.width > area.height ? area.width / 2 : area.width
      #expect(
        abs(page.height - (area.height - 48)) < 1e-9 || abs(page.width - room) < 1e-9)
      #expect(pose.flipAngle == 180 && pose.readerOpacity == 1)
    }
  }

  @Test func `goes back in reverse, a quarter faster`() {
    let (opening, closing) = (
      Choreography.pictureBook.opening, Choreography.pictureBook.closing
    )
    let durations = opening.dropLast().dropFirst().map { $0.duration * 0.75 }.reversed()
    #expect(
      zip(durations, closing.dropFirst().dropLast().map(\.duration)).allSatisfy {
        abs($0 - $1) < 1e-12
      })
    #expect(abs(closing.settlingDuration / opening.settlingDuration - 0.75) < 0.05)
  }
}
