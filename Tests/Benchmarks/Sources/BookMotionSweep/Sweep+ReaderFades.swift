import BookMotion
import BookMotionReader

extension Sweep {
  /// Sweeps the fades, cues, and states of reading.
  static var readerFades: [Section] { [immersive, music, crossfade, progress, choice, reading] }

  private static var immersive: Section {
    journeys("reader.immersive") { random in
      PageImmersion(
        chromeIsShown: random.next(below: 2) == 0,
        doubleTapWindow: random.next(below: 4) == 0 ? 0 : random.next(in: 0...0.4))
    } happen: { page, time, random in
      if random.next(below: 3) == 0 {
        page.setAudio(isPlaying: random.next(below: 2) == 0, at: time)
      } else {
        page.tap(at: time)
      }
    } look: { page, time, hash in
      hash.add(SIMD2(page.chromeOpacity(at: time), page.dotOpacity(at: time)))
      hash.add(
        page.illustration(
          framed: BookRect(x: 60, y: 90, width: 900, height: 560),
          screen: BookRect(x: 0, y: 0, width: 1024, height: 768), at: time))
      for cue in page.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var music: Section {
    journeys("reader.music") { random in
      BookMusic(
        setting: BookMusic.Setting(isOn: random.next(below: 2) == 0),
        crossfade: random.next(below: 2) == 0 ? .equalGain : .equalPower)
    } happen: { music, time, random in
      switch random.next(below: 3) {
      case 0: music.openBook(at: time)
      case 1: music.closeBook(at: time)
      default: music.setMusic(isOn: random.next(below: 2) == 0, at: time)
      }
    } look: { music, time, hash in
      let gains = music.gains(at: time)
      hash.add(SIMD2(gains.library, gains.book))
      for cue in music.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var crossfade: Section {
    Section("reader.crossfade") { points, hash in
      var shares = Arguments(-0.1...1.1, seam: 0.0625)
      for _ in 0..<max(1, points / numbersACrossfade) {
        let share = shares.next()
        for law in BookMusicCrossfade.allCases {
          let gains = law.gains(share: share)
          hash.add(SIMD2(gains.leaving, gains.arriving))
          hash.add(BookMusicCrossfade.decibels(ofGain: gains.leaving))
        }
      }
    }
  }

  private static let numbersACrossfade = 16

  private static var progress: Section {
    journeys("reader.progress") { _ in
      BookLoadingProgress()
    } happen: { progress, time, random in
      switch random.next(below: 16) {
      case 0, 1, 2, 3: progress.start(at: time)
      case 4: progress.finish(at: time)
      case 5: progress.fail(at: time)
      // Some reports are invalid.
      case 6: progress.report(.nan, at: time)
      default: progress.report(random.next(in: -0.2...1.1), at: time)
      }
    } look: { progress, time, hash in
      hash.add(progress.value(at: time))
      for cue in progress.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var choice: Section {
    journeys("reader.mode") { random in
      BookModeSelection(musicIsOn: random.next(below: 2) == 0)
    } happen: { choice, time, random in
      let buttons = BookModeSelection.Button.allCases
      switch random.next(below: 8) {
      case 0, 1: choice.appear(at: time)
      case 2: choice.cancel(at: time)
      case 3: choice.drag(to: random.next(below: 2) == 0 ? choice.pressed : nil, at: time)
      case 4: choice.release(at: time)
      default: choice.touch(buttons[random.next(below: buttons.count)], at: time)
      }
    } look: { choice, time, hash in
      hash.add(SIMD2(choice.overlayOpacity(at: time), choice.controlsOpacity(at: time)))
      for button in BookModeSelection.Button.allCases {
        hash.add(choice.scale(of: button, at: time))
      }
      for cue in choice.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }

  private static var reading: Section {
    journeys("reader.reading") { random in
      BookReadingMode(random.next(below: 2) == 0 ? .read : .listen, pageCount: 3)
    } happen: { reading, time, random in
      switch random.next(below: 7) {
      case 0, 1: reading.load(random.next(below: 3), at: time)
      case 2: reading.endNarration(at: time)
      case 3: reading.tapPlay(at: time)
      case 4: reading.tapPage(at: time)
      case 5: reading.choose(random.next(below: 2) == 0 ? .read : .listen, at: time)
      default: reading.close(at: time)
      }
    } look: { reading, time, hash in
      let playback = BookReadingMode.Playback.allCases.firstIndex(of: reading.playback(at: time))
      hash.add(UInt64(playback ?? 0))
      for cue in reading.cues(in: time..<time + 0.25) { hash.add(cue.time) }
    }
  }
}
