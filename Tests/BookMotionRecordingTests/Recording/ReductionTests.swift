import BookMotion
import BookMotionRecording
import BookMotionTestSupport
import Testing

/// A reduced recording.
@Suite struct ReductionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let choreography: Choreography
    let direction: BookScore.Direction
    let framesPerSecond: Double

    var testDescription: String { "\(choreography.name) \(direction) \(framesPerSecond)" }

    var recording: Recording {
      get throws {
        Recording(
          try BookTimeline(
            BookScore(choreography, direction: direction, framesPerSecond: framesPerSecond)))
      }
    }

    static let all = Choreography.presets.flatMap { choreography in
      BookScore.Direction.allCases.flatMap { direction in
        [24.0, 60, 90].map {
          Case(choreography: choreography, direction: direction, framesPerSecond: $0)
        }
      }
    }
  }

  @Test(arguments: Effort.some(of: Case.all, oneIn: 3), [false, true])
  func `keeps every channel within its tolerance at every frame, and says how near`(
    example: Case, perChannel: Bool
  ) throws {
    let whole = try example.recording
    let reduced = try whole.reduced(to: .justVisible, perChannel: perChannel)
    var largest = [Double](repeating: 0, count: whole.channels.count)
    for (drawn, truth) in zip(reduced, whole) {
      for lane in largest.indices {
        largest[lane] = max(largest[lane], abs(drawn.values[lane] - truth.values[lane]))
      }
    }
    let errors = try #require(reduced.errors)
    for (lane, channel) in whole.channels.enumerated() {
      #expect(abs(errors[lane] - largest[lane]) <= 1e-9)
      #expect(errors[lane] <= Recording.Tolerance.justVisible.of(channel))
    }
    #expect(reduced.count == whole.count)
    #expect(keyframes(of: reduced).allSatisfy { $0.count < whole.count })
  }

  @Test(arguments: Effort.some(of: Case.all, oneIn: 4))
  func `has no more keyframes for one channel than for all of them`(example: Case) throws {
    let whole = try example.recording
    let all = keyframes(of: try whole.reduced(to: .justVisible))[0]
    let single = keyframes(of: try whole.reduced(to: .justVisible, perChannel: true))
    #expect(single.allSatisfy { $0.count <= all.count })
    #expect(single.contains { $0.count < all.count })
    for frames in single { #expect(frames.first == 0 && frames.last == whole.count - 1) }
  }

  @Test(arguments: Effort.some(of: Case.all, oneIn: 4))
  func `has keyframes that are frames, and one where each phase begins`(example: Case) throws {
    let whole = try example.recording
    let reduced = try whole.reduced(to: Recording.Tolerance(steps: 1e100))
    let kept = keyframes(of: reduced)[0]
    var before: String?
    for frame in whole {
      #expect(frame.phase == before || kept.contains(frame.index))
      before = frame.phase
    }
    for index in kept { #expect(reduced.frame(index).values == whole.frame(index).values) }
  }

  @Test(arguments: Effort.some(of: Case.all, oneIn: 3))
  func `has no more keyframes where more is tolerated`(example: Case) throws {
    let whole = try example.recording
    var before = whole.count
    for steps in [0, 1e-9, 1e-3, 0.01, 0.1, 1, 100, 1e100] {
      let count = keyframes(of: try whole.reduced(to: Recording.Tolerance(steps: steps)))[0].count
      #expect(count <= before)
      before = count
    }
  }

  @Test(arguments: Choreography.presets)
  func `is exact where nothing is tolerated`(choreography: Choreography) throws {
    let whole = Recording(try BookTimeline(BookScore(choreography)))
    let reduced = try whole.reduced(to: Recording.Tolerance(steps: 0))
    #expect(reduced.errors?.allSatisfy { $0 == 0 } == true)
    for (drawn, truth) in zip(reduced, whole) {
      for (value, right) in zip(drawn.values, truth.values) {
        #expect(abs(value - right) <= 1e-9 * max(1, abs(right)))
      }
    }
  }

  @Test func `of very many frames is found soon, and has hardly more than one of few`() throws {
    let fine = try Recording(BookTimeline(BookScore(framesPerSecond: 3000))).reduced(
      to: .justVisible)
    let coarse = try Recording(BookTimeline(BookScore(framesPerSecond: 500))).reduced(
      to: .justVisible)
    #expect(abs(keyframes(of: fine)[0].count - keyframes(of: coarse)[0].count) <= 8)
  }

  @Test func `of a book that does not move has its first and last frame`() throws {
    let still = try Choreography(
      name: "still", opening: [Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0.5)])
    let recording = try Recording(BookTimeline(BookScore(still)))
    #expect(try recording.reduced(to: .justVisible).keyframes == .some([0]))
  }

  @Test func `may ignore a channel, and refuses one that there is none of`() throws {
    let whole = Recording(try BookTimeline(BookScore(.storyReader)))
    var tolerance = Recording.Tolerance(steps: 1e50)
    tolerance["musicVolume"] = 0.001
    let reduced = try whole.reduced(to: tolerance)
    let errors = try #require(reduced.errors)
    #expect(errors[try #require(whole.lane("musicVolume"))] <= 0.001)
    #expect(errors[try #require(whole.lane("x"))] > 1)
    tolerance["bookmark"] = 1
    let error = #expect(throws: BookExportError.self) { try whole.reduced(to: tolerance) }
    #expect(error?.code == .noChannel)
    #expect(
      error?.description.hasPrefix("there is no channel \"bookmark\" in storyReader, opening")
        == true)
  }

  @Test func `is refused for more frames than memory should hold`() throws {
    let choreography = try Choreography(
      name: "slow",
      opening: [Choreography.Stage(.selected, lasts: 20), Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    let recording = Recording(try BookTimeline(BookScore(choreography, framesPerSecond: 1e5)))
    let error = #expect(throws: BookExportError.self) { try recording.reduced(to: .justVisible) }
    #expect(error?.refusal?.place == "frames")
  }

  /// Returns the keyframes of each channel.
  private func keyframes(of recording: Recording) -> [[Int]] {
    switch recording.keyframes {
    case .all: [Array(0..<recording.count)]
    case .some(let frames): [frames]
    case .ofEachChannel(let frames): frames
    }
  }
}
