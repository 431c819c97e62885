import BookMotion
import BookMotionColor
import BookMotionPages
import BookMotionReader
import BookMotionTestSupport
import Testing

/// A machine must accept events for hours, however closely they follow one another.
@Suite struct `Memory, whatever comes` {
  private static let count = Effort.isWhole ? 20_000 : 200

  /// Several hundred changes of a book, each with everything that depends on its animation.
  private static let most = 300_000

  /// Performs many events at one instant, and then a microsecond apart.
  private func expectBounds<Machine>(
    _ machine: Machine, count: Int = Self.count,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ happen: (inout Machine, Int, Double) -> Void
  ) {
    for step in [0, 1e-6] {
      var machine = machine
      for index in 0..<count { happen(&machine, index, 1 + Double(index) * step) }
      #expect(parts(of: machine) <= Self.most, "\(step) s apart", sourceLocation: sourceLocation)
    }
  }

  @Test func `of a motion is bounded`() {
    expectBounds(Motion(0.0)) { motion, index, time in
      motion.retarget(to: Double(index % 7), at: time, with: .easeInOut(duration: 5))
    }
    expectBounds(Motion(0.0)) { motion, index, time in
      motion.toss(by: Double(index % 7), at: time, with: .bouncy)
    }
  }

  @Test func `of a book is bounded`() {
    for choreography in Effort.some(of: Choreography.known, oneIn: 4) {
      // Each change keeps a whole animation, so fewer of them would exceed the bound.
      expectBounds(
        BookTransition(choreography, tapPolicy: .interrupt, rotationPolicy: .follow),
        count: min(Self.count, 1000)
      ) { book, index, time in
        switch index % 5 {
        case 0, 2: book.tap(at: time)
        case 1, 3: book.close(at: time)
        default:
          book.resizeScreen(to: BookSize(width: 800 + Double(index % 9), height: 700), at: time)
        }
      }
    }
    expectBounds(BookTransition(), count: min(Self.count, 1000)) { book, index, time in
      let frame = BookRect(x: Double(index % 11), y: 0, width: 200, height: 280)
      book.resizeScreen(to: BookSize(width: 800, height: 700), at: time, frame: frame)
    }
  }

  @Test func `of a book under a finger is bounded`() {
    for pause in [1, 7] {
      expectBounds(BookTransition(), count: min(Self.count, 4000)) { book, index, time in
        let edge = BookPoint(x: 290, y: 340)
        switch index % (pause + 3) {
        case 0: book.touch(edge, at: time)
        case pause + 2: book.release(velocity: BookPoint(x: Double(index % 2000), y: 0), at: time)
        default: book.drag(to: BookPoint(x: Double(index % 300), y: 340), at: time)
        }
      }
    }
    // A finger that never leaves.
    expectBounds(BookTransition()) { book, index, time in
      book.touch(BookPoint(x: 290, y: 340), at: time)
      book.drag(to: BookPoint(x: Double(index % 300), y: 340), at: time)
    }
  }

  @Test func `of leaves is bounded`() {
    let book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 1000, turned: 500)
    expectBounds(book) { book, index, time in
      switch index % 7 {
      case 0, 1: book.turn(.forward, at: time)
      case 2: book.turn(.back, at: time)
      case 3: book.touch(BookPoint(x: -200, y: 100), at: time)
      case 4: book.drag(to: BookPoint(x: 100, y: 100), at: time)
      case 5: book.release(velocity: BookPoint(x: 3000, y: 0), at: time)
      default: book.turn(.back, at: time)
      }
    }
  }

  @Test func `of pages that are swiped is bounded`() {
    expectBounds(PageSwipe(pageCount: 9, pageWidth: 400)) { swipe, index, time in
      swipe.turn(to: index % 9, at: time)
    }
    expectBounds(PageSwipe(pageCount: 1, pageWidth: 400)) { swipe, _, time in
      swipe.turn(to: 3, at: time)
    }
    expectBounds(PageSwipe(pageCount: 9, pageWidth: 400)) { swipe, index, time in
      swipe.touch(.zero, at: time)
      swipe.drag(to: BookPoint(x: Double(index % 300) - 150, y: 0), at: time)
      swipe.release(velocity: BookPoint(x: 500, y: 0), at: time)
    }
  }

  @Test func `of a grid is bounded`() {
    expectBounds(PageGrid(pageCount: 5000)) { grid, index, time in
      grid.open(at: time)
      grid.tap(.thumbnail(index % 5000), at: time)
    }
  }

  @Test func `of a sheet, an immersive page and a choice is bounded`() {
    expectBounds(BookInfoSheet(screenHeight: 1000)) { sheet, index, time in
      sheet.present(index.isMultiple(of: 2) ? .large : .medium, at: time)
      sheet.toggle(.recommended, at: time)
      sheet.touch(.zero, at: time)
      sheet.release(velocity: BookPoint(x: 0, y: 1500), at: time)
    }
    expectBounds(PageImmersion()) { page, index, time in
      page.tap(at: time)
      page.setAudio(isPlaying: index.isMultiple(of: 2), at: time)
    }
    expectBounds(BookModeSelection()) { choice, _, time in
      choice.appear(at: time)
      choice.touch(.music, at: time)
      choice.release(at: time)
      choice.touch(.read, at: time)
      choice.cancel(at: time)
    }
  }

  @Test func `of what is read and heard is bounded`() {
    expectBounds(BookReadingMode(.listen, pageCount: 9)) { reading, index, time in
      reading.load(index % 9, at: time)
      reading.tapPlay(at: time)
      reading.endNarration(at: time)
    }
    expectBounds(BookMusic()) { music, index, time in
      if index.isMultiple(of: 2) { music.openBook(at: time) } else { music.closeBook(at: time) }
      music.setMusic(isOn: index % 3 > 0, at: time)
    }
    expectBounds(BookLoadingProgress()) { progress, index, time in
      progress.start(at: time)
      progress.report(Double(index % 100) / 100, at: time)
    }
    expectBounds(PageBorder(color: .white)) { frame, index, time in
      frame.change(to: RGB(red: Double(index % 7) / 7, green: 0, blue: 1), at: time)
    }
  }
}
