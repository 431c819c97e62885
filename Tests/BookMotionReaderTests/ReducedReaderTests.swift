import BookMotion
import BookMotionReader
import BookMotionTestSupport
import Testing

/// Every motion of reading with reduced motion: the same events and the same rest, but no travel.
@Suite struct ReducedReaderTests {
  private static let instants = (0...240).map { Double($0) / 120 }

  @Test func `fades from page to page, where pages would be pushed aside`() {
    var fading = PageSwipe(pageCount: 4, page: 1, pageWidth: 800, isReduced: true)
    var sliding = PageSwipe(pageCount: 4, page: 1, pageWidth: 800)
    func both(_ change: (inout PageSwipe) -> Bool) {
      let happened = [change(&fading), change(&sliding)]
      #expect(happened[0] == happened[1])
    }
    both { $0.touch(BookPoint(x: 500, y: 300), at: 0) }
    both { $0.drag(to: BookPoint(x: 340, y: 300), at: 0.2) }
    // 160 of 800 points, where a tenth is omitted at either end.
    #expect(abs(fading.opacity(of: 2, at: 0.2) - 0.125) < 1e-12)
    #expect(fading.opacity(of: 1, at: 0.2) == 1 && fading.opacity(of: 3, at: 0.2) == 0)
    both { $0.release(velocity: BookPoint(x: -900, y: 0), at: 0.3) }
    var opacities: [Double] = []
    for time in Self.instants where time >= 0.3 {
      #expect(fading.offset(of: 2, at: time) == 0 && fading.velocity(at: time) == 0)
      #expect(sliding.opacity(of: 2, at: time) == 1)
      // The spring goes beyond the page, but no other page shows through.
      #expect(fading.opacity(of: 3, at: time) == 0)
      opacities.append(fading.opacity(of: 2, at: time))
    }
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($1 - $0) < 0.2 })
    #expect(opacities.last == 1 && fading.page == 2)
    #expect(fading.cues(in: 0..<9) == sliding.cues(in: 0..<9))
  }

  @Test func `lets a sheet fade where it rests, and a finger lead it above`() {
    var sheet = BookInfoSheet(screenHeight: 800, isReduced: true)
    #expect(sheet.opacity(at: 0) == 0 && sheet.height(at: 0) == 400)
    sheet.present(at: 0)
    var last = -1.0
    for time in Self.instants {
      #expect(sheet.height(at: time) == 400 && sheet.velocity(at: time) == 0)
      #expect(sheet.opacity(at: time) >= last)
      last = sheet.opacity(at: time)
    }
    #expect(last > 0.999 && sheet.opacity(at: 9) == 1 && sheet.backdropOpacity(at: 9) == 0.4)
    let finger = BookPoint(x: 200, y: 500)
    sheet.touch(finger, at: 9)
    sheet.drag(to: BookPoint(x: 200, y: 400), at: 9.1)
    #expect(sheet.height(at: 9.1) == 500 && sheet.opacity(at: 9.1) == 1)
    sheet.drag(to: BookPoint(x: 200, y: 700), at: 9.2)
    #expect(sheet.height(at: 9.2) == 400 && sheet.opacity(at: 9.2) == 0.5)
    sheet.release(velocity: BookPoint(x: 0, y: 900), at: 9.3)
    #expect(sheet.detent == .hidden && sheet.opacity(at: 20) == 0)
    // A fading sheet can be caught, as a sliding one can.
    sheet.present(at: 20)
    sheet.dismiss(at: 21)
    let caught = sheet.touch(finger, at: 21.05)
    #expect(caught && sheet.opacity(at: 21.05) > 0)
    let tooLate = { () -> Bool in
      var gone = BookInfoSheet(screenHeight: 800, isReduced: true)
      return gone.touch(finger, at: 0)
    }()
    #expect(!tooLate)
  }

  @Test func `brings all thumbnails at once, in their size`() {
    var grid = PageGrid(pageCount: 12, currentPage: 3, isReduced: true)
    var moving = PageGrid(pageCount: 12, currentPage: 3)
    for time in [0.0, 1.7] {
      grid.open(at: time)
      moving.open(at: time)
      grid.tap(.thumbnail(7), at: time + 1)
      moving.tap(.thumbnail(7), at: time + 1)
    }
    for time in Self.instants {
      for page in [0, 3, 7, 11] {
        let pose = grid.pose(of: page, at: time)
        #expect(pose.scale == 1 && pose.opacity == grid.overlayOpacity(at: time))
        #expect(pose.outline == moving.pose(of: page, at: time).outline)
      }
    }
    #expect(grid.cues(in: 0..<9) == moving.cues(in: 0..<9))
    #expect(moving.pose(of: 7, at: 1.1).scale > 1.01)
  }

  @Test func `changes an illustration's size only while it is not to be seen`() {
    var page = PageImmersion(isReduced: true)
    let framed = BookRect(x: 50, y: 60, width: 300, height: 200)
    let screen = BookRect(x: 0, y: 0, width: 400, height: 800)
    page.tap(at: 0)
    page.tap(at: 1)
    var before = framed
    var changes: [Double] = []
    for step in 0...2000 {
      let time = Double(step) / 1000
      let rect = page.illustration(framed: framed, screen: screen, at: time)
      #expect(rect == framed || rect == screen)
      if rect != before { changes.append(page.illustrationOpacity(at: time)) }
      before = rect
    }
    #expect(changes.count == 2 && changes.allSatisfy { $0 < 0.02 } && before == framed)
    #expect(page.illustrationOpacity(at: 0.9) == 1 && page.illustrationOpacity(at: 9) == 1)
    #expect(PageImmersion().illustrationOpacity(at: 0.45) == 1)
  }
}
