import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Testing

/// A recording.
@Suite struct RecordingTests {
  @Test func `of a book that is turned around in flight has the poses of the machine`() throws {
    let events: [BookEvent] = [.tap(at: 0.25), .close(at: 1.2), .tap(at: 1.4), .tap(at: 1.5)]
    let recording = Recording(try BookTimeline(BookScore(.storyReader, events: events)))
    var book = BookTransition(.storyReader, tapPolicy: .interrupt)
    for event in events { book.perform(event) }
    for frame in recording.dropLast() {
      let pose = book.pose(at: frame.time)
      #expect(frame.values == BookChannel.allCases.map { pose[$0] })
      #expect(frame.phase == book.phase(at: frame.time).rawValue)
    }
    #expect(recording.phases.first == Recording.Phase("idle", at: 0))
    #expect(recording.phases.map(\.name).contains("unflipping"))
    #expect(recording.title == "storyReader, interrupted")
    let events2 = ["0.25:tap", "1.2:close", "1.4:tap", "1.5:tap"]
    #expect(recording.score.events.map(\.text) == events2)
  }

  @Test(arguments: BookScore.Direction.allCases, Choreography.presets)
  func `has a title, and the events that made it`(
    direction: BookScore.Direction, choreography: Choreography
  ) throws {
    let recording = Recording(try BookTimeline(BookScore(choreography, direction: direction)))
    let words: [BookScore.Direction: String] = [
      .open: "opening", .close: "closing", .both: "opening and closing",
    ]
    #expect(recording.title == "\(choreography.name), \(words[direction] ?? "")")
    #expect(recording.score.book?.start == (direction == .close ? .open : .closed))
    let chooses = choreography.opening.contains { $0.phase == .modeSelection }
    let opening = chooses ? ["tap", "read"] : ["tap"]
    let names = recording.score.events.map(\.name)
    switch direction {
    case .open: #expect(names == opening)
    case .close: #expect(names == ["close"])
    case .both: #expect(names == opening + ["close"])
    }
  }

  @Test func `of a motion of your own has its values, and ends when it is said to`() throws {
    let recording = try Recording(
      "bookmark", channels: [Recording.Channel("y", .points)], duration: 0.5,
      cues: [Recording.Cue("drops", at: 0.25)]
    ) { [80 * $0] }
    #expect(recording.count == 31 && recording.duration == 0.5)
    #expect(recording.values(at: 0.25) == [20])
    #expect(recording.values(at: 7) == [40] && recording.values(at: -7) == [0])
    #expect(recording.frame(30).phase == "bookmark")
    #expect(recording.title == "bookmark")
  }

  @Test func `of a motion of your own is refused where it is none`() throws {
    func refusal(
      _ name: String = "own", _ channels: [String] = ["x"], duration: Double = 1,
      framesPerSecond: Double = 60, phases: [Recording.Phase] = [], cues: [Recording.Cue] = []
    ) -> String? {
      do {
        _ = try Recording(
          name, channels: channels.map { Recording.Channel($0, .count) }, duration: duration,
          framesPerSecond: framesPerSecond, phases: phases, cues: cues
        ) { _ in channels.map { _ in 0 } }
        return nil
      } catch { return "\(error)" }
    }
    #expect(refusal() == nil)
    #expect(refusal("") == "name: a name is empty")
    #expect(refusal("own", ["x", "x"]) == "channels: the name \"x\" occurs twice")
    #expect(refusal("own", ["x", ""]) == "channels: a name is empty")
    #expect(refusal(duration: -1) == "duration is -1: it takes a number of 0 or more")
    #expect(refusal(duration: .nan)?.hasPrefix("duration is nan") == true)
    #expect(refusal(framesPerSecond: 0)?.hasPrefix("framesPerSecond is 0:") == true)
    #expect(refusal(duration: 1e9)?.hasPrefix("frames is") == true)
    #expect(refusal(phases: [.init("a", at: 1)])?.hasPrefix("phases[0].time is 1:") == true)
    #expect(
      refusal(phases: [.init("a", at: 0), .init("b", at: 1), .init("c", at: 0.5)])?
        .hasPrefix("phases[2].time is 0.5") == true)
    #expect(
      refusal(cues: [.init("a", at: 1), .init("b", at: 0.5)])?.hasPrefix("cues[1].time is 0.5")
        == true)
  }

  @Test func `answers the same in any order of times`() throws {
    var random = SeededRandom(seed: 1)
    let live = Recording(try BookTimeline(BookScore(.storyReader, direction: .both)))
    for recording in [live, try live.reduced(to: .justVisible, perChannel: true)] {
      var reader = recording.makeIterator()
      while let frame = reader.next() { #expect(frame == recording.frame(frame.index)) }
      for _ in 0..<500 {
        let time = Double.random(in: -1...6, using: &random)
        #expect(recording.values(at: time) == recording.values(at: time))
        let index = Int.random(in: 0..<recording.count, using: &random)
        let values = recording.frame(index).values
        #expect(recording.values(at: Double(index) / 60) == values)
      }
    }
  }
}
