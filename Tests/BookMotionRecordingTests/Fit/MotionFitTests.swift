import BookMotion
import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct MotionFitTests {
  /// A step as the tables of the presets tell it.
  struct Told {
    let start: Double
    let animation: MotionCurve

    static func spring(_ start: Double, _ duration: Double, _ bounce: Double) -> Told {
      Told(start: start, animation: .spring(duration: duration, bounce: bounce))
    }

    static func easeInOut(_ start: Double, _ duration: Double) -> Told {
      Told(start: start, animation: .easeInOut(duration: duration))
    }

    static func easeOut(_ start: Double, _ duration: Double) -> Told {
      Told(start: start, animation: .easeOut(duration: duration))
    }
  }

  private static let opened: [(BookChannel, [Told])] = [
    (.x, [.spring(0.2, 0.4, 0.2)]), (.y, [.spring(0.2, 0.4, 0.2)]),
    (.width, [.spring(0, 0.2, 0), .spring(0.2, 0.4, 0.2), .spring(1.2, 0.3, 0)]),
    (.flipAngle, [.spring(0.6, 0.6, 0.1)]), (.libraryBlur, [.easeOut(0, 0.3)]),
    (.readerOpacity, [.easeOut(1.5, 0.3)]),
  ]
  private static let closed: [(BookChannel, [Told])] = [
    (.x, [.spring(0.9, 0.4, 0.15)]),
    (.width, [.spring(0.3, 0.6, 0.05), .spring(0.9, 0.4, 0.15)]),
    (.flipAngle, [.spring(0.3, 0.6, 0.05)]), (.libraryBlur, [.easeOut(1.3, 0.2)]),
    (.readerOpacity, [.easeOut(0, 0.3)]),
  ]
  private static let story: [(BookChannel, [Told])] = [
    (.tilt, [.spring(0.2, 0.27, 0), .spring(0.6, 0.4, 0)]), (.lift, [.spring(0.2, 0.27, 0)]),
    (.flipAngle, [.spring(0.6, 0.4, 0)]),
  ]

  @Test(arguments: Effort.some(of: [24.0, 60], oneIn: 2))
  func `finds the presets' own steps in clean samples`(
    rate: Double
  ) throws {
    let bookPolish = Choreography.bookPolish
    try expect(Effort.some(of: Self.opened, oneIn: 4), of: bookPolish, .open, rate, 1e-3)
    try expect(Effort.some(of: Self.closed, oneIn: 4), of: bookPolish, .close, rate, 1e-3)
    if Effort.isWhole {
      let text = try String(
        contentsOf: Fixture.url("apps/tabletBookAsPlayed.json"), encoding: .utf8)
      let zoomed: [(BookChannel, [Told])] = [
        (.width, [.spring(0.15, 0.35, 0.15), .easeOut(1.2, 0.3), .easeInOut(1.5, 0.4)])
      ]
      try expect(zoomed, of: Choreography(json: text), .open, rate, 1e-3)
    }
    let more: [(BookChannel, [Told])] = [
      (
        .x,
        [
          .spring(0.2, 0.27, 0), .spring(0.6, 0.4, 0), .spring(1.2, 0.2, 0), .spring(1.5, 0.27, 0),
        ]
      )
    ]
    try expect(
      Effort.some(of: Self.story + more, oneIn: 4), of: .storyReader, .open, rate, 1e-3)
  }

  private func expect(
    _ told: [(BookChannel, [Told])], of choreography: Choreography,
    _ direction: BookScore.Direction,
    _ rate: Double, _ accuracy: Double
  ) throws {
    let timeline = try BookTimeline(
      BookScore(choreography, direction: direction, framesPerSecond: rate))
    let fit = MotionFit(told.map { Film(timeline, $0.0, rate).track })
    for ((channel, steps), found) in zip(told, fit.channels) {
      let place = "\(choreography.name), \(channel.rawValue)"
      #expect(found.isFollowed, "\(place)")
      try #require(found.moves.count == steps.count, "\(place): \(found.moves)")
      for (step, move) in zip(steps, found.moves) {
        #expect(abs(move.start - step.start) < accuracy, "\(place): \(move)")
        switch (step.animation.driver, move.animation.driver) {
        case (.spring(let spring), .spring(let other)):
          #expect(abs(spring.duration - other.duration) < accuracy, "\(place): \(move)")
          #expect(abs(spring.bounce - other.bounce) < accuracy, "\(place): \(move)")
        case (.curve(let curve, let duration), .curve(let other, let seconds)):
          #expect(curve == other && abs(duration - seconds) < accuracy, "\(place): \(move)")
        default: Issue.record("\(place): \(move)")
        }
      }
    }
  }

  /// `AppBookTests` compares these choreographies with the apps' own formulas.
  @Test(arguments: Effort.seeds(10)) func `finds what apps play in noisy samples`(
    seed: UInt64
  ) throws {
    let films: [(String, BookScore.Direction, [(BookChannel, Int)])] = [
      ("tabletBookAsPlayed", .open, [(.flipAngle, 1)]),
      ("tabletBookAsPlayed", .open, [(.x, 1), (.libraryBlur, 2)].filter { _ in Effort.isWhole }),
      ("tabletBookAsPlayed", .close, [(.y, 1), (.width, 2)].filter { _ in Effort.isWhole }),
      ("webBookArrives", .open, [(.yaw, 1)].filter { _ in Effort.isWhole }),
      ("webBookCover", .open, [(.flipAngle, 1)].filter { _ in Effort.isWhole }),
    ]
    var random = SeededRandom(seed: seed)
    for (name, direction, channels) in films {
      let text = try String(contentsOf: Fixture.url("apps/\(name).json"), encoding: .utf8)
      let timeline = try BookTimeline(
        BookScore(try Choreography(json: text), direction: direction, framesPerSecond: 24))
      let films = channels.map { Film(timeline, $0.0, 24, rest: 0.3) }
      let noisy = films.map { $0.track(noise: 0.01, &random) }
      let fit = MotionFit(noisy)
      for ((channel, count), (film, found)) in zip(channels, zip(films, fit.channels)) {
        let place = "\(name), \(channel.rawValue): \(found.moves)"
        #expect(found.moves.count == count, "\(place)")
        #expect(found.isFollowed, "\(place)")
        #expect(film.distance(to: found) < 0.05 * film.range, "\(place)")
        #expect(found.rootMeanSquareError < 0.015 * film.range, "\(place)")
      }
    }
  }

  @Test func `shares the steps of a flight, and rounds them`() throws {
    var random = SeededRandom(seed: 3)
    let timeline = try BookTimeline(
      BookScore(.bookPolish, direction: .close, framesPerSecond: 24))
    let channels: [BookChannel] = [.x, .y] + (Effort.isWhole ? [.flipAngle] : [])
    let fit = MotionFit(
      channels.map { Film(timeline, $0, 24).track(noise: 0.01, &random) },
      with: Effort.isWhole ? .any : .springs)
    let (x, y) = (try #require(fit.channels[0].moves.first), fit.channels[1].moves.first)
    #expect(x.start == y?.start && x.animation == y?.animation)
    #expect(fit.stages.map(\.start) == fit.stages.map(\.start).sorted())
    for move in fit.channels.flatMap(\.moves) {
      guard case .spring(let spring) = move.animation.driver else { continue }
      #expect(abs(spring.duration * 1000 - (spring.duration * 1000).rounded()) < 1e-9)
    }
  }

  /// Read by another parser, the stages with their delays say when every move begins.
  @Test func `has stages in which no channel moves twice, and delays that add up`() throws {
    let timeline = try BookTimeline(
      BookScore(.bookPolish, direction: .open, framesPerSecond: 24))
    let fit = MotionFit(
      [BookChannel.width, .flipAngle, .libraryBlur].map { Film(timeline, $0, 24).track })
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(fit.json.utf8)) as? [String: Any])
    let stages = try #require(document["stages"] as? [[String: Any]])
    var starts: [String: [Double]] = [:]
    for (index, stage) in stages.enumerated() {
      let begin = try #require(stage["starts"] as? Double)
      let lasts = try #require(stage["lasts"] as? Double)
      if index + 1 < stages.count {
        let next = try #require(stages[index + 1]["starts"] as? Double)
        #expect(abs(begin + lasts - next) < 1e-5)
      }
      let moves = try #require(stage["moves"] as? [[String: Any]])
      let names = moves.compactMap { $0["move"] as? String }
      #expect(Set(names).count == moves.count, "\(names)")
      for (name, move) in zip(names, moves) {
        starts[name, default: []].append(begin + (move["delay"] as? Double ?? 0))
      }
    }
    for channel in fit.channels {
      let found = try #require(starts[channel.track.name])
      #expect(found.count == channel.moves.count)
      for (start, move) in zip(found, channel.moves) { #expect(abs(start - move.start) < 1e-5) }
    }
    // Some channels begin together.
    #expect(stages.contains { ($0["moves"] as? [Any])?.count ?? 0 > 1 })
  }

  @Test func `finds a spring that is retargeted in flight`() throws {
    var motion = Motion(0.0)
    motion.retarget(to: 100, at: 0.1, with: .spring(duration: 0.5, bounce: 0.3))
    motion.retarget(to: 40, at: 0.3, with: .spring(duration: 0.5, bounce: 0.3))
    let times = (0..<36).map { Double($0) / 24 }
    let fit = MotionFit([MotionFit.Track("x", times: times, values: times.map(motion.value))])
    let found = fit.channels[0]
    #expect(found.moves.map(\.target) == [100, 40])
    for (move, start) in zip(found.moves, [0.1, 0.3]) {
      #expect(abs(move.start - start) < 1e-3)
      #expect(move.animation == .spring(duration: 0.5, bounce: 0.3))
    }
    #expect(abs(found.value(at: 0.7) - motion.value(at: 0.7)) < 1e-9)
  }

  @Test(arguments: Effort.some(of: 0..<4 as Range<UInt64>, oneIn: 4))
  func `finds any springs, one after the other`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var (motion, start, told) = (Motion(0.0), 0.05 + 0.3 * random.share(), [Told]())
    for _ in 0...(seed % 3) {
      let step = Told.spring(start, 0.2 + 0.6 * random.share(), -0.2 + 0.6 * random.share())
      motion.retarget(
        to: motion.target + 0.3 + random.share(), at: start, with: step.animation)
      told.append(step)
      start += 0.2 + 0.6 * random.share()
    }
    let times = (0..<Int((start + 1) * 24)).map { Double($0) / 24 }
    let found = MotionFit([MotionFit.Track("x", times: times, values: times.map(motion.value))])
    let moves = found.channels[0].moves
    try #require(moves.count == told.count)
    for (move, step) in zip(moves, told) {
      #expect(abs(move.start - step.start) < 1e-3)
      guard case .spring(let one) = step.animation.driver,
        case .spring(let other) = move.animation.driver
      else {
        Issue.record("\(move)")
        continue
      }
      #expect(abs(one.duration - other.duration) < 1e-3 && abs(one.bounce - other.bounce) < 1e-3)
    }
  }

  @Test func `is the same for other units`() throws {
    var random = SeededRandom(seed: 5)
    let timeline = try BookTimeline(
      BookScore(.bookPolish, direction: .close, framesPerSecond: 24))
    let track = Film(timeline, Effort.isWhole ? .flipAngle : .x, 24).track(noise: 0.01, &random)
    let other = MotionFit.Track("y", times: track.times, values: track.values.map { $0 * -4 })
    let ways: MotionFit.Ways = Effort.isWhole ? .any : .springs
    let steps = Effort.isWhole ? 8 : 1
    let one = MotionFit([track], with: ways, steps: steps).channels[0]
    let two = MotionFit([other], with: ways, steps: steps).channels[0]
    #expect(one.moves.map(\.animation) == two.moves.map(\.animation))
    #expect(one.moves.map(\.start) == two.moves.map(\.start))
  }

  @Test(arguments: Effort.some(of: ["sine", "ball"], oneIn: 2))
  func `says what no springs follow`(name: String) {
    let times = (0..<49).map { Double($0) / 24 }
    let values = times.map { time in
      let fall = (time * 2).truncatingRemainder(dividingBy: 1) - 0.5
      return name == "sine" ? sin(2 * .pi * time) : 1 - 4 * fall * fall
    }
    let fit = MotionFit(
      [MotionFit.Track(name, times: times, values: values)], with: .springs,
      steps: Effort.isWhole ? 4 : 2)
    #expect(!fit.isFollowed)
    #expect(fit.channels[0].largestError > 0.005)
    #expect(fit.json.contains("\"follows\": false"))
    let errors = zip(times, values).map { abs(fit.channels[0].value(at: $0) - $1) }
    #expect(abs((errors.max() ?? 0) - fit.channels[0].largestError) < 1e-12)
  }

  @Test func `takes the fewest steps within a tolerance`() throws {
    let timeline = try BookTimeline(
      BookScore(.bookPolish, direction: .open, framesPerSecond: 24))
    let track = Film(timeline, .width, 24).track
    for (tolerance, count) in [(0.95, 0), (0.1, 1), (0.02, 2), (0.002, 3)] {
      let found = MotionFit([track], tolerance: tolerance).channels[0]
      #expect(found.moves.count <= count, "\(tolerance): \(found.moves)")
      #expect(found.isFollowed)
    }
  }

  /// The cells of the cover's opacity are 0 and 1.
  @Test func `finds a jump beside a curve`() throws {
    var text = ""
    Recording(try BookTimeline(BookScore(.bookPolish, direction: .open, framesPerSecond: 24)))
      .writeCSV(to: &text)
    let names = ["coverOpacity", "spineOpacity"]
    let fit = try MotionFit(
      MeasuredTable(reading: Array(text.utf8)).tracks.filter { names.contains($0.name) })
    #expect(fit.channels[0].moves.map(\.animation) == [MotionCurve.none])
    #expect(fit.isFollowed)
  }

  @Test func `leaves what stands alone`() {
    let track = MotionFit.Track(
      "x", times: (0..<9).map(Double.init), values: Array(repeating: 3, count: 9))
    let fit = MotionFit([track])
    #expect(fit.channels[0].moves.isEmpty && fit.channels[0].start == 3 && fit.isFollowed)
    #expect(fit.stages.isEmpty)
  }
}

/// A channel of a timeline that is filmed, and goes on for a while after it is at rest.
private struct Film {
  let times: [Double]
  let values: [Double]
  let channel: BookChannel
  let timeline: BookTimeline

  init(_ timeline: BookTimeline, _ channel: BookChannel, _ rate: Double, rest: Double = 0) {
    let count = timeline.count + Int(rest * rate)
    times = (0..<count).map { Double($0) / rate }
    values = times.map { timeline.transition.pose(at: $0)[channel] }
    (self.channel, self.timeline) = (channel, timeline)
  }

  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  var track: MotionFit.Track {
    MotionFit.Track(channel.rawValue, times: times, values: values)
  }

  func track(noise: Double, _ random: inout SeededRandom) -> MotionFit.Track {
    let noisy = values.map { value in
      // The sum of twelve has a deviation of 1.
      value + noise * range * ((0..<12).reduce(-6.0) { sum, _ in sum + random.share() })
    }
    return MotionFit.Track(channel.rawValue, times: times, values: noisy)
  }

  /// Returns the largest distance of a motion from the filmed one, between the frames, too.
  func distance(to found: MotionFit.Channel) -> Double {
    let last = times.last ?? 0
    return (0...300).map { last * Double($0) / 300 }.map { time in
      abs(found.value(at: time) - timeline.transition.pose(at: time)[channel])
    }.max() ?? 0
  }
}
