import BookMotionColor
import BookMotionPages
import BookMotionReader
import BookMotionTestSupport
import Testing

@testable import BookMotion

/// An app's clock may be set back: an event with an earlier time than the last one counts as
/// simultaneous with it.
@Suite struct `A clock that is set back` {
  /// Plays random events at random times, and the same events with each time raised to the latest
  /// so far; the results must be the same at the events and after them, and the machines equal. A
  /// machine that looks otherwise after an event is another one.
  private func play<Machine: Hashable>(
    _ machine: Machine, _ events: [(inout Machine, Double) -> Void],
    look: (Machine, Double) -> [Double], seeds: Range<UInt64> = 0..<(Effort.isWhole ? 40 : 3),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (setBack, different) = (0, 0)
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      var (jumping, even) = (machine, machine)
      var (latest, clock) = (-Double.infinity, 5.0)
      for _ in 0..<12 {
        // Including whole numbers and equal times.
        clock += [0.016, 0, 0.5, 1, -0.3, -2].randomElement(using: &random) ?? 0
        if clock < latest { setBack += 1 }
        latest = max(latest, clock)
        let event = Int.random(in: events.indices, using: &random)
        let before = jumping
        events[event](&jumping, clock)
        events[event](&even, latest)
        #expect(
          jumping == even && jumping.hashValue == even.hashValue, "seed \(seed), \(clock) s",
          sourceLocation: sourceLocation)
        if look(before, latest + 0.4) != look(jumping, latest + 0.4) {
          different += 1
          #expect(before != jumping, "seed \(seed), \(clock) s", sourceLocation: sourceLocation)
        }
        for time in [latest, latest + 0.05, latest + 0.4, latest + 30] {
          let (seen, wanted) = (look(jumping, time), look(even, time))
          #expect(
            seen == wanted, "seed \(seed), \(clock) s, seen at \(time)",
            sourceLocation: sourceLocation)
        }
      }
    }
    #expect(setBack > seeds.count && different > 0, sourceLocation: sourceLocation)
  }

  @Test(arguments: [BookTransition.TapPolicy.ignore, .interrupt])
  func `leaves a book where it is`(policy: BookTransition.TapPolicy) {
    for rotation in [BookTransition.RotationPolicy.finishFirst, .follow] {
      play(
        BookTransition(.storyReader, tapPolicy: policy, rotationPolicy: rotation),
        [
          { $0.tap(at: $1) },
          { $0.tap(at: $1, frame: BookRect(x: 9, y: 8, width: 90, height: 126)) },
          { $0.close(at: $1) }, { $0.chooseMode(.listen, at: $1) },
          { $0.resizeScreen(to: BookSize(width: 768, height: 1024), at: $1) },
        ],
        look: { book, time in
          let pose = book.pose(at: time)
          return BookChannel.allCases.map { pose[$0] } + [
            Double(book.cues(in: time - 1..<time).count)
          ]
        })
    }
  }

  @Test func `leaves leaves where they are`() {
    play(
      PageTurning(page: BookSize(width: 300, height: 400), leafCount: 5),
      [
        { $0.turn(.forward, at: $1) }, { $0.turn(.back, at: $1) },
        { $0.touch(BookPoint(x: 280, y: 390), at: $1) },
        { $0.drag(to: BookPoint(x: -100, y: 300), at: $1) },
        { $0.release(velocity: BookPoint(x: -800, y: 0), at: $1) },
      ],
      look: { book, time in
        let pose = book.pose(at: time)
        return [pose.turned, Double(pose.leaves.count), Double(book.cues(in: 0..<time).count)]
      })
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

  @Test func `leaves a planned value where it is`() {
    play(
      Motion(0.0),
      [
        { $0.plan(100, at: $1, with: .bouncy) },
        { $0.plan(-20, at: $1, with: .easeIn(duration: 2)) },
      ],
      look: { [$0.value(at: $1), $0.velocity(at: $1)] })
  }
}
