import BookMotion
import BookMotionExport
import BookMotionLint
import BookMotionRecording

extension Benchmark {
  /// Measures the cost of a recording of an hour at 120 frames per second, compared with a quarter
  /// of it.
  ///
  /// The promise: four times the length takes at most 1.5 × 4 times as long. Unless the run is
  /// quick, it fails if more is needed.
  static let growth = Benchmark(name: "growth") { bench in
    let seconds = bench.isQuick ? 50 : 900
    guard let short = try? LongMotion(seconds: seconds),
      let long = try? LongMotion(seconds: seconds * factor)
    else { return bench.check(false, "a long motion could not be made") }
    printRow([
      "ms, four times as many frames", "\(long.frames)", "\(short.frames)", "ns/frame", "/4",
    ])
    for (name, work) in LongMotion.work {
      var areDone = true
      var turns = Turns()
      for _ in 0..<(bench.isQuick ? 1 : 3) {
        turns.take {
          if (try? work(long)) != true { areDone = false }
        } theirs: {
          if (try? work(short)) != true { areDone = false }
        }
      }
      bench.check(areDone, "\(name): it is not what it should be")
      let (time, growth) = (turns.ours.median, turns.pairwise / Double(factor))
      bench.report(
        name,
        [
          (time / 1e6).fixed(2), (turns.theirs.median / 1e6).fixed(2),
          (time / Double(long.frames)).fixed(1), growth.fixed(2),
        ], figure: growth, promise: mostGrowth)
      bench.check(
        bench.isQuick || growth <= mostGrowth,
        "\(name): \(growth.fixed(2)) times as long for each frame, allowed is \(mostGrowth)")
    }
  }

  private static let factor = 4
  private static let mostGrowth = 1.5
}

/// A motion with a change every second, in all the forms that can be long.
private struct LongMotion {
  let frames: Int
  private let motion: Motion<Double>
  private let choreography: Choreography
  private let recording: Recording
  /// The same recording with every phase a little later.
  private let late: Recording
  /// A book that is read all the time.
  private let book: Recording
  private let otherBook: Recording

  init(seconds: Int) throws {
    frames = seconds * Int(LongMotion.rate)
    var motion = Motion(0.0)
    for second in 0..<seconds {
      motion.plan(Double(second % 7), at: Double(second), with: .spring(.bouncy))
    }
    self.motion = motion
    // The last stage keeps all its moves, however long they take.
    var choreography = Choreography.storyReader
    let last = choreography.opening.count - 1
    choreography.opening[last].moves += (0..<seconds).map { second in
      .value(
        .controlsOpacity, second.isMultiple(of: 2) ? 0.4 : 0.6,
        with: .spring(.smooth).delay(Double(second)))
    }
    self.choreography = choreography
    recording = try LongMotion.recording(seconds: seconds, late: 0)
    late = try LongMotion.recording(seconds: seconds, late: 0.01)
    (book, otherBook) = (
      try LongMotion.book(seconds: seconds, .storyReader),
      try LongMotion.book(seconds: seconds, .bookPolish)
    )
  }

  /// The operations to measure. Each returns true if its result is correct.
  static let work: [(name: String, of: @Sendable (LongMotion) throws -> Bool)] = [
    ("settling time, one change per second", { $0.motion.settlingTime() > 0 }),
    ("lint, one move per second", { Choreography.Lint($0.choreography).faults.isEmpty }),
    ("reduction", { try $0.recording.reduced(to: .justVisible).count == $0.frames + 1 }),
    (
      "reduction, channel by channel",
      { try $0.recording.reduced(to: .justVisible, perChannel: true).count == $0.frames + 1 }
    ),
    ("reduction of a book", { try $0.book.reduced(to: .justVisible).count >= $0.frames }),
    ("difference, none", { try Recording.Difference(from: $0.recording, to: $0.recording).isNone }),
    (
      "difference, all phases later",
      { try !Recording.Difference(from: $0.recording, to: $0.late).isNone }
    ),
    ("difference of books", { try !Recording.Difference(from: $0.book, to: $0.otherBook).isNone }),
  ]

  private static let rate = 120.0

  private static func recording(seconds: Int, late: Double) throws -> Recording {
    try Recording(
      "long", channels: [Recording.Channel("x", .points), Recording.Channel("turn", .degrees)],
      duration: Double(seconds), framesPerSecond: rate,
      phases: (0..<seconds).map { second in
        Recording.Phase("\(second % 10)", at: second == 0 ? 0 : Double(second) + late)
      },
      cues: (0..<seconds).map { Recording.Cue("beat", at: Double($0) + late) }
    ) { time in
      let second = Elementary.floor(max(time - late, 0))
      let part = MotionSpring.smooth.value(target: 1.0, time: time - late - second)
      let whole = second - 2 * Elementary.floor(second / 2)
      let share = whole == 0 ? part : 1 - part
      return [100 * share, 180 * share * share]
    }
  }

  private static func book(seconds: Int, _ choreography: Choreography) throws -> Recording {
    try Recording(
      BookTimeline(
        BookScore(
          choreography, events: [.tap(at: 0), .close(at: Double(seconds))], framesPerSecond: rate)))
  }
}
