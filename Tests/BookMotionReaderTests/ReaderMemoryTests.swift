import BookMotion
import BookMotionColor
import BookMotionReader
import BookMotionTestSupport
import Testing

/// A machine must accept events for hours, however closely they follow one another.
@Suite struct ReaderMemoryTests {
  private func expectBounds<Machine>(
    _ machine: Machine, count: Int = BoundedMemory.count,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ happen: (inout Machine, Int, Double) -> Void
  ) {
    let faults = BoundedMemory.faults(machine, count: count, happen)
    #expect(faults == [], sourceLocation: sourceLocation)
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
