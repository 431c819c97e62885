import BookMotion
import BookMotionColor
import BookMotionReader
import BookMotionTestSupport
import Testing

/// An app's clock may be set back.
@Suite struct ReaderClockTests {
  private func play<Machine: Hashable>(
    _ machine: Machine, _ events: [(inout Machine, Double) -> Void],
    look: (Machine, Double) -> [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = SetBackClock.faults(machine, events, look: look)
    #expect(faults == [], sourceLocation: sourceLocation)
  }

  @Test func `leaves what a finger leads where it is`() {
    play(
      PageSwipe(pageCount: 4, pageWidth: 400),
      [
        { $0.touch(.zero, at: $1) }, { $0.drag(to: BookPoint(x: -90, y: 0), at: $1) },
        { $0.release(velocity: BookPoint(x: -700, y: 0), at: $1) }, { $0.turn(to: 2, at: $1) },
        { $0.cancel(at: $1) },
      ],
      look: { [$0.offset(of: 0, at: $1), Double($0.page)] })
    play(
      BookInfoSheet(screenHeight: 800),
      [
        { $0.present(at: $1) }, { $0.touch(.zero, at: $1) },
        { $0.drag(to: BookPoint(x: 0, y: -90), at: $1) }, { $0.dismiss(at: $1) },
        { $0.release(velocity: BookPoint(x: 0, y: 900), at: $1) }, { $0.toggle(.read, at: $1) },
      ],
      look: { [$0.height(at: $1), $0.fill(of: .read, at: $1)] })
    play(
      BookModeSelection(),
      [
        { $0.appear(at: $1) }, { $0.touch(.read, at: $1) }, { $0.touch(.music, at: $1) },
        { $0.drag(to: nil, at: $1) }, { $0.release(at: $1) }, { $0.cancel(at: $1) },
      ],
      look: {
        [$0.overlayOpacity(at: $1), $0.controlsOpacity(at: $1), $0.scale(of: .read, at: $1)]
      })
  }

  @Test func `leaves what is read where it is`() {
    play(
      BookReadingMode(pageCount: 4),
      [
        { $0.load(1, at: $1) }, { $0.load(2, at: $1) }, { $0.endNarration(at: $1) },
        { $0.tapPlay(at: $1) }, { $0.choose(.listen, at: $1) }, { $0.close(at: $1) },
      ],
      look: { [Double($0.page ?? -1), Double($0.cues(in: 0..<$1).count)] })
    play(
      PageGrid(pageCount: 5),
      [
        { $0.open(at: $1) }, { $0.tap(.thumbnail(3), at: $1) }, { $0.tap(.outside, at: $1) },
        { $0.close(at: $1) },
      ],
      look: { [$0.overlayOpacity(at: $1), $0.pose(of: 3, at: $1).scale] })
    play(
      PageImmersion(),
      [
        { $0.tap(at: $1) }, { $0.setAudio(isPlaying: true, at: $1) },
        { $0.setAudio(isPlaying: false, at: $1) },
      ],
      look: { [$0.chromeOpacity(at: $1), $0.dotOpacity(at: $1)] })
    play(
      BookMusic(),
      [
        { $0.openBook(at: $1) }, { $0.closeBook(at: $1) }, { $0.setMusic(isOn: false, at: $1) },
        { $0.setMusic(isOn: true, at: $1) },
      ],
      look: { [$0.volume(at: $1)] })
    play(
      BookLoadingProgress(),
      [
        { $0.start(at: $1) }, { $0.report(0.3, at: $1) }, { $0.report(0.8, at: $1) },
        { $0.finish(at: $1) }, { $0.fail(at: $1) },
      ],
      look: { [$0.value(at: $1)] })
    play(
      PageBorder(color: .white),
      [{ $0.change(to: .black, at: $1) }, { $0.change(to: .fallback, at: $1) }],
      look: { [$0.color(at: $1).red, $0.color(at: $1).blue] })
  }
}
