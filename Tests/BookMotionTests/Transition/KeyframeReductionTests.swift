import BookMotion
import Testing

@Suite struct `The keyframes of a timeline` {
  struct Case: CustomTestStringConvertible, Sendable {
    let choreography: Choreography
    let direction: BookTimeline.Direction
    let framesPerSecond: Double

    var testDescription: String { "\(choreography.name) \(direction) \(framesPerSecond)" }

    var timeline: BookTimeline {
      get throws(BookMotionError) {
        try BookTimeline(choreography, direction: direction, framesPerSecond: framesPerSecond)
      }
    }

    static let all = Choreography.presets.flatMap { choreography in
      BookTimeline.Direction.allCases.flatMap { direction in
        [24.0, 60, 90].map {
          Case(choreography: choreography, direction: direction, framesPerSecond: $0)
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `keep every channel within its tolerance at every frame`(example: Case) throws {
    let timeline = try example.timeline
    for search in KeyframeReduction.Search.allCases {
      let reduced = try timeline.reduced(search: search)
      var largest: [BookChannel: Double] = [:]
      for frame in timeline {
        let pose = reduced.pose(at: frame.time)
        for channel in BookChannel.allCases {
          largest[channel] = max(largest[channel] ?? 0, abs(pose[channel] - frame.pose[channel]))
        }
      }
      for channel in BookChannel.allCases {
        #expect(reduced.largestError(of: channel) == largest[channel])
        #expect(reduced.largestError(of: channel) <= KeyframeReduction.Tolerance.standard[channel])
      }
      #expect(reduced.frameCount == timeline.count)
      #expect(reduced.keyframes.count < timeline.count)
    }
  }

  @Test func `of very many frames are found soon, and are hardly more than of few`() throws {
    let fine = try BookTimeline(direction: .open, framesPerSecond: 3000)
    let coarse = try BookTimeline(direction: .open, framesPerSecond: 500)
    #expect(KeyframeReduction.Search.suited(toFrames: coarse.count) == .fewest)
    #expect(KeyframeReduction.Search.suited(toFrames: fine.count) == .longestChords)
    let many = try fine.reduced(tolerance: .all(1), search: .suited(toFrames: fine.count))
    let few = try coarse.reduced(tolerance: .all(1), search: .suited(toFrames: coarse.count))
    #expect(abs(many.keyframes.count - few.keyframes.count) <= 3)
  }

  @Test(arguments: Case.all)
  func `are frames of it, from the first to the last`(example: Case) throws {
    let timeline = try example.timeline
    let reduced = try timeline.reduced()
    #expect(reduced.keyframes.first == timeline.frame(0))
    #expect(reduced.keyframes.last == timeline.frame(timeline.count - 1))
    for keyframe in reduced.keyframes {
      #expect(keyframe == timeline.frame(keyframe.index))
      #expect(reduced.pose(at: keyframe.time) == keyframe.pose)
    }
  }

  @Test(arguments: Case.all)
  func `are hardly more when they are found by the longest chords`(example: Case) throws {
    let timeline = try example.timeline
    for (points, degrees, fraction) in [(0.025, 0.01, 0.0002), (0.5, 0.1, 0.004), (2.5, 1, 0.02)] {
      let tolerance = KeyframeReduction.Tolerance(
        points: points, degrees: degrees, fraction: fraction)
      let fewest = try timeline.reduced(tolerance: tolerance).keyframes.count
      let longest = try timeline.reduced(tolerance: tolerance, search: .longestChords)
      #expect((fewest...fewest + 2).contains(longest.keyframes.count))
    }
  }

  @Test(arguments: Case.all)
  func `are no more when more is tolerated`(example: Case) throws {
    let timeline = try example.timeline
    var before = timeline.count
    for tolerance in [0, 1e-9, 1e-3, 0.01, 0.1, 1, 100, 1e100] {
      let count = try timeline.reduced(tolerance: .all(tolerance)).keyframes.count
      #expect(count <= before)
      before = count
    }
    #expect(before == 2)
  }

  @Test(arguments: Choreography.presets)
  func `are exact when nothing is tolerated`(choreography: Choreography) throws {
    let timeline = try BookTimeline(choreography)
    let reduced = try timeline.reduced(tolerance: .all(0))
    for channel in BookChannel.allCases { #expect(reduced.largestError(of: channel) == 0) }
    let kept = Set(reduced.keyframes.map(\.index))
    // What is not kept lies exactly on the line between its neighbors, as far as they are frames.
    for frame in timeline where !kept.contains(frame.index) {
      let pose = reduced.pose(at: frame.time)
      for channel in BookChannel.allCases { #expect(pose[channel] == frame.pose[channel]) }
    }
  }

  @Test(arguments: Case.all)
  func `can keep the beginning of every phase`(example: Case) throws {
    let timeline = try example.timeline
    for search in KeyframeReduction.Search.allCases {
      let free = try timeline.reduced(search: search)
      let reduced = try timeline.reduced(search: search, keepingPhases: true)
      let kept = Set(reduced.keyframes.map(\.index))
      var before: AnimationPhase?
      for frame in timeline {
        if frame.phase != before { #expect(kept.contains(frame.index)) }
        before = frame.phase
      }
      if search == .fewest { #expect(reduced.keyframes.count >= free.keyframes.count) }
    }
  }

  @Test func `stand still before the first and after the last`() throws {
    let timeline = try BookTimeline(.bookPolish)
    let reduced = try timeline.reduced()
    let first = timeline.frame(0).pose
    let last = timeline.frame(timeline.count - 1).pose
    for time in [-1, -.infinity, -0.0, .nan] { #expect(reduced.pose(at: time) == first) }
    for time in [100, .infinity, .greatestFiniteMagnitude] {
      #expect(reduced.pose(at: time) == last)
    }
  }

  @Test func `go straight between two frames`() throws {
    let reduced = try BookTimeline(.bookPolish).reduced(tolerance: .all(1e100))
    let (start, end) = (reduced.keyframes[0], reduced.keyframes[1])
    let middle = reduced.pose(at: (start.time + end.time) / 2)
    for channel in BookChannel.allCases {
      let expected = (start.pose[channel] + end.pose[channel]) / 2
      #expect(abs(middle[channel] - expected) <= 1e-12 * max(1, abs(expected)))
    }
  }

  @Test func `of a book that does not move are its first and last frame`() throws {
    let still = try Choreography(
      name: "still", opening: [Stage(.complete, lasts: 0)], closing: [Stage(.idle, lasts: 0.5)])
    #expect(try BookTimeline(still).reduced().keyframes.count == 1)
    #expect(try BookTimeline(still, direction: .close).reduced().keyframes.count == 1)
  }

  @Test func `may ignore a channel`() throws {
    let timeline = try BookTimeline(.storyReader)
    var tolerance = KeyframeReduction.Tolerance.all(1e100)
    tolerance[.musicVolume] = 0.001
    let reduced = try timeline.reduced(tolerance: tolerance)
    #expect(reduced.largestError(of: .musicVolume) <= 0.001)
    #expect(reduced.largestError(of: .x) > 1)
  }

  @Test(arguments: [
    (-1, "tolerance.flipAngle is -1.0: it takes a number from 0 to 1e100"),
    (.nan, "tolerance.flipAngle is nan: it takes a number from 0 to 1e100"),
    (.infinity, "tolerance.flipAngle is inf: it takes a number from 0 to 1e100"),
  ])
  func `are refused for a tolerance that is none`(value: Double, sentence: String) throws {
    let timeline = try BookTimeline(.bookPolish)
    var tolerance = KeyframeReduction.Tolerance.standard
    tolerance[.flipAngle] = value
    let error = #expect(throws: BookMotionError.self) { try timeline.reduced(tolerance: tolerance) }
    #expect(error?.description == sentence)
    let other = #expect(throws: BookMotionError.self) {
      try timeline.reduced(tolerance: .all(value))
    }
    #expect(other?.place == "tolerance.x")
  }

  @Test func `are refused for more frames than memory should hold`() throws {
    let choreography = try Choreography(
      name: "slow", opening: [Stage(.selected, lasts: 20), Stage(.complete, lasts: 0)],
      closing: [Stage(.idle, lasts: 0)])
    let timeline = try BookTimeline(choreography, framesPerSecond: 1e5)
    let error = #expect(throws: BookMotionError.self) { try timeline.reduced() }
    #expect(error?.place == "frames")
  }
}
