import BookMotion
import BookMotionDocuments
import BookMotionReader
import BookMotionTestSupport
import Foundation
import Testing

/// Music of the library.
@Suite struct BookMusicTests {
  @Test func `fades as the table says, one track and two`() throws {
    for row in try Fixture.rows("reader/music.txt", atLeast: 480) {
      var music = BookMusic(crossfade: try #require(BookMusicCrossfade(rawValue: row[0])))
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      music.openBook(at: numbers[0])
      music.closeBook(at: numbers[1])
      music.openBook(at: numbers[2])
      let gains = music.gains(at: numbers[3])
      #expect(abs(gains.library - numbers[4]) <= 1e-9, "\(row)")
      // The script's own square root loses half of the digits near 0.
      #expect(abs(gains.book - numbers[5]) <= 1e-7, "\(row)")
    }
  }

  @Test func `is at -3 dB in the middle for each of two tracks, and at 0 dB for one`() {
    var two = BookMusic(crossfade: .equalPower)
    two.openBook(at: 0)
    let middle = two.gains(at: 0.25)
    for gain in [middle.library, middle.book] {
      #expect(abs(BookMusicCrossfade.decibels(ofGain: gain) + 10 * log10(2)) <= 1e-9)
    }
    var one = BookMusic(crossfade: .equalGain)
    one.openBook(at: 0)
    for step in 0...60 {
      let time = Double(step) / 100
      let same = one.gains(at: time)
      #expect(abs(BookMusicCrossfade.decibels(ofGain: same.library + same.book)) <= 1e-12)
      let other = two.gains(at: time)
      let power = other.library * other.library + other.book * other.book
      #expect(abs(BookMusicCrossfade.decibels(ofGain: power)) <= 1e-12)
    }
  }

  private static var events: [MachineEvent<BookMusic>] {
    [
      MachineEvent("opens") { $0.openBook(at: $1) },
      MachineEvent("closes") { $0.closeBook(at: $1) },
      MachineEvent("off") { $0.setMusic(isOn: false, at: $1) },
      MachineEvent("on") { $0.setMusic(isOn: true, at: $1) },
    ]
  }

  @Test(arguments: BookMusicCrossfade.allCases, Effort.some(of: [true, false], oneIn: 2))
  func `rests where it belongs after every sequence of events`(law: BookMusicCrossfade, isOn: Bool)
  {
    let walk = EventWalk(
      events: Self.events,
      values: {
        let gains = $0.gains(at: $1)
        return [gains.library, gains.book]
      },
      fault: { music, time in
        let gains = music.gains(at: time)
        let range = 0.0...1.0
        return range.contains(gains.library) && range.contains(gains.book) ? nil : "\(gains)"
      },
      restFault: { music, time in
        guard music.isAtRest(at: time) else { return "no rest" }
        let gains = music.gains(at: time)
        let on = music.setting.isOn
        let expected = (on && !music.bookIsOpen ? 1.0 : 0, on && music.bookIsOpen ? 1.0 : 0)
        guard (gains.library, gains.book) == expected else { return "\(gains)" }
        // The cues alternate, and the last one is the state that should be audible now.
        let told = music.cues(in: -1e9..<time).map(\.event)
        let first: [BookMusic.Event] = isOn ? [.pause, .play] : [.play, .pause]
        for (index, event) in told.enumerated() where event != first[index % 2] {
          return "\(told)"
        }
        let isPlaying = told.last.map { $0 == .play } ?? isOn
        return isPlaying == (gains.library > 0) ? nil : "told \(told)"
      },
      isAtRest: { $0.isAtRest(at: $1) })
    for seed in 0..<6 {
      let fastest = walk.fastest(
        BookMusic(setting: .init(isOn: isOn), crossfade: law), seed: UInt64(seed))
      #expect(fastest.allSatisfy { $0 < 20 }, "seed \(seed): \(fastest)")
    }
    let played = RandomPlay(walk, of: [BookMusic(setting: .init(isOn: isOn), crossfade: law)])
      .failure(plays: Plays.count / 4)
    #expect(played == nil)
    let outcome = walk.walk(BookMusic(setting: .init(isOn: isOn), crossfade: law), length: 6)
    #expect(outcome.failure == nil)
    #expect(outcome.sequences == 4096)
  }

  @Test func `is told to stop only when it cannot be heard`() {
    var music = BookMusic()
    music.openBook(at: 1)
    #expect(music.cues(in: 0..<9) == [BookReaderCue(.pause, at: 1.5)])
    music.closeBook(at: 1.3)
    #expect(music.cues(in: 0..<9) == [])
    music.openBook(at: 3)
    music.closeBook(at: 4)
    #expect(music.cues(in: 0..<9) == [BookReaderCue(.pause, at: 3.5), BookReaderCue(.play, at: 4)])
    #expect(music.volume(at: 3.5) == 0)
  }

  @Test func `remembers whether it is on`() throws {
    for isOn in [true, false] {
      var music = BookMusic()
      music.setMusic(isOn: isOn, at: 0)
      let data = try JSONEncoder().encode(music.setting)
      #expect(String(decoding: data, as: UTF8.self) == "{\"isOn\":\(isOn)}")
      let read = try JSONDecoder().decode(BookMusic.Setting.self, from: data)
      #expect(BookMusic(setting: read).volume(at: 0) == (isOn ? 1 : 0))
    }
    for broken in ["{}", #"{"isOn":1}"#, "[]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(BookMusic.Setting.self, from: Data(broken.utf8))
      }
    }
    for law in BookMusicCrossfade.allCases {
      let data = try JSONEncoder().encode([law])
      #expect(try JSONDecoder().decode([BookMusicCrossfade].self, from: data) == [law])
    }
  }

  @Test func `knows no gain beyond its ends`() {
    for law in BookMusicCrossfade.allCases {
      for share in [-.infinity, -1, -0.0, 0, .nan] {
        #expect(law.gains(share: share).leaving == 1 && law.gains(share: share).arriving == 0)
      }
      for share in [1, 1.5, .infinity] {
        #expect(law.gains(share: share).leaving == 0 && law.gains(share: share).arriving == 1)
      }
    }
    #expect(BookMusicCrossfade.decibels(ofGain: 0) == -.infinity)
  }
}
