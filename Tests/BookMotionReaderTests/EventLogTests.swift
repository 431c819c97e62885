import BookMotion
import Testing

@testable import BookMotionReader

/// The times of events in the motions of reading.
@Suite struct EventLogTests {
  /// Returns true if calls answer that nothing has happened, and nothing has.
  private func isUnchanged<Machine: Equatable>(
    _ machine: Machine, _ calls: [(inout Machine) -> Bool]
  ) -> Bool {
    calls.allSatisfy { call in
      var changed = machine
      return !call(&changed) && changed == machine
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `that are none are those of no event`(none: Double) {
    let (start, wrong) = (BookPoint.zero, BookPoint(x: none, y: none))
    #expect(
      isUnchanged(
        PageSwipe(pageCount: 9, pageWidth: 300),
        [
          { $0.touch(start, at: none) }, { $0.touch(wrong, at: 0) }, { $0.turn(to: 3, at: none) },
          { $0.drag(to: wrong, at: 0) }, { $0.release(velocity: wrong, at: 0) },
        ]))
    #expect(
      isUnchanged(
        BookInfoSheet(screenHeight: 800),
        [
          { $0.present(at: none) }, { $0.buy(at: none) }, { $0.touch(start, at: none) },
          { $0.touch(wrong, at: 0) },
          { $0.drag(to: wrong, at: 0) }, { $0.release(velocity: wrong, at: 0) },
        ]))
    #expect(
      isUnchanged(
        BookModeSelection(), [{ $0.appear(at: none) }, { $0.touch(.read, at: none) }]))
    #expect(
      isUnchanged(
        PageGrid(pageCount: 9),
        [{ $0.open(at: none) }, { $0.tap(.closeButton, at: none) }, { $0.close(at: none) }]))
    #expect(
      isUnchanged(BookLoadingProgress(), [{ $0.start(at: none) }, { $0.report(0.5, at: none) }]))
    #expect(
      isUnchanged(
        PageImmersion(),
        [{ $0.tap(at: none) }, { $0.setAudio(isPlaying: true, at: none) }]))
    #expect(
      isUnchanged(
        BookReadingMode(pageCount: 9),
        [{ $0.load(1, at: none) }, { $0.choose(.listen, at: none) }, { $0.tapPage(at: none) }]))
    #expect(
      isUnchanged(BookMusic(), [{ $0.openBook(at: none) }, { $0.setMusic(isOn: false, at: none) }]))
  }
}
