import BookMotion
import BookMotionTestSupport
import Testing

/// A timeline.
@Suite struct BookTimelineTests {
  static let rates: [Double] = [24, 30, 60, 90, 120, 23.976, 1, 0.5, 59.94, 1000]

  @Test func `has the frames of its table`() throws {
    // Opening ends with the reader at 1.8 s, closing with the library at 1.5 s.
    let expected: [(Double, Int, Int)] = [
      (24, 45, 37), (30, 55, 46), (60, 109, 91), (90, 163, 136), (120, 217, 181), (1, 3, 3),
    ]
    for (rate, opening, closing) in expected {
      #expect(
        try BookTimeline(BookScore(.bookPolish, direction: .open, framesPerSecond: rate)).count
          == opening,
        "\(rate)")
      #expect(
        try BookTimeline(BookScore(.bookPolish, direction: .close, framesPerSecond: rate)).count
          == closing,
        "\(rate)")
    }
  }

  @Test(arguments: Choreography.known, BookScore.Direction.allCases)
  func `ends with its target, to the last bit`(
    preset: Choreography, direction: BookScore.Direction
  ) throws {
    for rate in Self.rates {
      let timeline = try BookTimeline(
        BookScore(preset, direction: direction, framesPerSecond: rate))
      let last = timeline.frame(timeline.count - 1)
      #expect(last.pose == timeline.transition.restingPose)
      #expect(last.phase == (direction == .open ? .complete : .idle), "\(rate)")
      if direction == .both { #expect(last.pose == timeline.transition.pose(at: -1)) }
      // From there on, and no earlier, every step has less than a thousandth of its distance to go.
      let settled = timeline.transition.settlingTime()
      #expect(last.time >= settled - 1e-6 / rate, "\(rate)")
      #expect(last.time <= settled + 1 / rate, "\(rate)")
    }
  }

  @Test(arguments: Choreography.known)
  func `has every frame at its number divided by the rate`(preset: Choreography) throws {
    for rate in [24, 59.94, 90] {
      let timeline = try BookTimeline(BookScore(preset, framesPerSecond: rate))
      let frames = Array(timeline)
      #expect(frames.count == timeline.count)
      for (index, frame) in frames.enumerated() {
        #expect(frame.index == index && frame.time == Double(index) / rate)
        #expect(frame == timeline.frame(index))
        #expect(frame.phase == timeline.transition.phase(at: frame.time))
        if index < frames.count - 1 {
          #expect(frame.pose == timeline.transition.pose(at: frame.time))
        }
      }
    }
  }

  @Test(arguments: Choreography.known, [BookScore.Direction.open, .close])
  func `has the same frames at every rate where their times meet`(
    preset: Choreography, direction: BookScore.Direction
  ) throws {
    let slow = try BookTimeline(BookScore(preset, direction: direction, framesPerSecond: 30))
    for times in [2, 3, 4] {
      let fast = try BookTimeline(
        BookScore(
          preset, direction: direction, framesPerSecond: 30 * Double(times)))
      for index in 0..<min(slow.count - 1, (fast.count - 1) / times) {
        let (one, other) = (slow.frame(index), fast.frame(index * times))
        #expect(one.time == other.time && one.phase == other.phase && one.pose == other.pose)
      }
    }
  }

  @Test(arguments: Choreography.known)
  func `there and back is the way there and then the way back`(preset: Choreography) throws {
    let both = try BookTimeline(BookScore(preset, direction: .both))
    let (open, close) = (
      try BookTimeline(BookScore(preset, direction: .open)),
      try BookTimeline(BookScore(preset, direction: .close))
    )
    #expect(both.count == open.count + close.count - 1)
    for index in 0..<open.count - 1 { #expect(both.frame(index) == open.frame(index)) }
    for index in 1..<close.count {
      let (one, other) = (both.frame(open.count - 1 + index), close.frame(index))
      // A phase that begins on a frame may begin on the next: 149/60 + 0.3 is rounded, and so is
      // 167/60.
      let next = both.frame(min(open.count + index, both.count - 1)).phase
      #expect(one.phase == other.phase || next == other.phase, "\(index)")
      guard one.phase == other.phase else { continue }
      for channel in BookChannel.allCases where channel != .coverOpacity {
        // The last thousandth of the distance that is still left when the book turns around.
        let span = channel.unit == .points ? 1.0 : channel == .flipAngle ? 0.2 : 0.01
        #expect(abs(one.pose[channel] - other.pose[channel]) < span, "\(channel), \(index)")
      }
    }
  }

  @Test(arguments: BookBinding.allCases)
  func `is that of its layout`(binding: BookBinding) throws {
    let layout = BookLayout(
      screen: BookSize(width: 390, height: 844),
      restingFrame: BookRect(x: 20, y: 30, width: 90, height: 126), binding: binding)
    let timeline = try BookTimeline(BookScore(.storyReader, layout: layout, direction: .close))
    #expect(timeline.frame(timeline.count - 1).pose.frame == layout.restingFrame)
    let zoomed = layout.frame(of: .zoomed)
    #expect(abs(timeline.frame(0).pose.x - zoomed.center.x) < 1e-9)
    #expect(abs(timeline.frame(0).pose.width - zoomed.width) < 1e-9)
  }

  @Test func `of an impossible rate is refused with a sentence`() {
    for (rate, text) in [
      (0, "0"), (-60, "-60"), (.nan, "nan"), (.infinity, "inf"), (1e6, "1e6"), (1e-4, "0.0001"),
    ] {
      let error = #expect(throws: BookMotionError.self) {
        try BookTimeline(BookScore(framesPerSecond: rate))
      }
      #expect(error?.description.hasPrefix("framesPerSecond is \(text): it takes") == true)
    }
  }

  @Test func `that never ends, or has too many frames, is refused with a sentence`() throws {
    let swinging = Choreography.Move.value(
      .tilt, 5, with: .spring(MotionSpring(duration: 1, bounce: 1)))
    for (moves, lasting, words) in [
      ([swinging], 1, "the motion never comes to rest, because a spring has a bounce of 1"),
      ([], 1e30, "frames is 6e31: it takes a number from 0 to 1e8"),
    ] {
      let endless = try Choreography(
        name: "endless",
        opening: [
          Choreography.Stage(.selected, lasts: lasting, moves: moves),
          Choreography.Stage(.complete, lasts: 0),
        ],
        closing: [Choreography.Stage(.idle, lasts: 0)])
      for direction in [BookScore.Direction.open, .both] {
        let error = #expect(throws: BookMotionError.self) {
          try BookTimeline(BookScore(endless, direction: direction))
        }
        #expect(error?.description == words)
      }
    }
  }

  @Test func `of nothing that moves is one frame`() throws {
    let still = try Choreography(
      name: "still", opening: [Choreography.Stage(.complete, lasts: 0)],
      closing: [Choreography.Stage(.idle, lasts: 0)])
    let timeline = try BookTimeline(BookScore(still))
    #expect(timeline.count == 1 && timeline.frame(0).phase == .complete)
    #expect(timeline.frame(0).pose == BookTransition(still).pose(at: 0))
  }

  @Test(arguments: Effort.seeds(40))
  func `of a random choreography ends, and shows nothing impossible`(seed: UInt64) throws {
    let random = try Choreography.randomRoundTrip(seed: seed)
    for choreography in [random, random.reduced()] {
      let timeline = try BookTimeline(
        BookScore(choreography, direction: .both, framesPerSecond: 60))
      let start = timeline.transition.pose(at: -1)
      #expect(timeline.frame(timeline.count - 1).pose == start, "seed \(seed)")
      for frame in timeline {
        if let channel = frame.pose.impossibleChannel {
          Issue.record("seed \(seed): \(channel) is \(frame.pose[channel]) at \(frame.time)")
          return
        }
      }
    }
  }
}
