public import BookMotion
import BookMotionDocuments

/// A motion from its first instant until everything is at rest: named channels with a value at any
/// time, phases, cues, and the origin.
///
/// Everything that writes output takes a recording and needs nothing else: documents, style sheets,
/// plots, differences, and golden tests.
///
/// ```swift
/// let score = BookScore(events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)])
/// let turned = try Recording(BookTimeline(score))
/// var text = ""
/// turned.writeJSON(to: &text)
/// ```
///
/// To record your own motion, provide a function that returns its values:
///
/// ```swift
/// let drop = try Recording(
///   "bookmark", channels: [Recording.Channel("y", .points)], duration: 0.5
/// ) { time in [MotionSpring.bouncy.value(target: 80, time: time)] }
/// ```
public struct Recording: Sendable {
  /// A number that has a value at every instant.
  public struct Channel: Hashable, Sendable {
    /// The channel's name in every document.
    public let name: String

    /// The channel's unit.
    public let unit: BookChannel.Unit

    /// Creates a channel.
    public init(_ name: String, _ unit: BookChannel.Unit) {
      self.name = name
      self.unit = unit
    }
  }

  /// A phase and its start time.
  public struct Phase: Hashable, Sendable {
    /// The phase's name.
    public let name: String

    /// The time at which the phase begins, in seconds.
    public let time: Double

    /// Creates a phase.
    public init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// A one-time event for an app to act on.
  public struct Cue: Hashable, Sendable {
    /// The cue's name.
    public let name: String

    /// The time of the cue, in seconds.
    public let time: Double

    /// Creates a cue.
    public init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// How the recording was played: everything needed to make it again.
  public let score: Score

  /// The number of frames per second.
  public let framesPerSecond: Double

  /// The number of frames, including those between keyframes.
  public let count: Int

  /// The channels, in document order.
  public let channels: [Channel]

  /// The phases in order; the first begins at 0.
  public let phases: [Phase]

  /// The cues, in order.
  public let cues: [Cue]

  /// The frames that are written; the others follow by linear interpolation.
  public let keyframes: Keyframes

  /// The largest error of each channel caused by leaving out frames, or `nil` if none are left out.
  public let errors: [Double]?

  /// All possible names of phases, in the order of their colors in plots. If empty, the names of
  /// `phases` are used.
  package let phaseNames: [String]

  let source: any RecordingSource

  /// The set of frames that are written.
  public enum Keyframes: Hashable, Sendable {
    /// Every frame.
    case all
    /// Some frames, as ascending frame numbers, the same for every channel.
    case some([Int])
    /// Separate frames for each channel, in channel order.
    case ofEachChannel([[Int]])
  }

  package init(
    score: Score, count: Int, channels: [Channel],
    phases: [Phase], phaseNames: [String] = [], cues: [Cue], keyframes: Keyframes = .all,
    errors: [Double]? = nil, source: any RecordingSource
  ) {
    self.score = score
    framesPerSecond = score.framesPerSecond
    self.count = count
    self.channels = channels
    self.phases = phases
    self.phaseNames = phaseNames
    self.cues = cues
    self.keyframes = keyframes
    self.errors = errors
    self.source = source
  }
}

extension Recording {
  /// Records your own motion.
  ///
  /// - Parameters:
  ///   - name: The motion's name.
  ///   - channels: The channels, each with a unique name.
  ///   - duration: The duration, in seconds. The last frame is the first one at or after this time.
  ///   - framesPerSecond: The number of frames per second.
  ///   - phases: The phases in order, the first of which begins at 0. If empty, there is a single
  ///     phase with the name of the motion.
  ///   - cues: The cues, in order.
  ///   - values: A function that returns the values of the channels at a time, in channel order.
  ///     Every value must be finite.
  /// - Throws: ``BookExportError`` for a number out of range, for a name that is empty or occurs twice,
  ///   and for phases or cues that are out of order.
  public init(
    _ name: String, channels: [Channel], duration: Double, framesPerSecond: Double = 60,
    phases: [Phase] = [], cues: [Cue] = [], values: @escaping @Sendable (Double) -> [Double]
  ) throws(BookExportError) {
    let phases = phases.isEmpty ? [Phase(name, at: 0)] : phases
    try BookExportError.containing { () throws(BookMotionError) in
      try BookDomain.frameRate.check(framesPerSecond, "framesPerSecond")
      try BookDomain.seconds.check(duration, "duration")
      try BookDomain.frameCount.check(duration * framesPerSecond, "frames")
      try BookDomain(0, 0).check(phases[0].time, "phases[0].time")
      try Recording.checkOrder(phases.map(\.time), "phases", until: duration)
      try Recording.checkOrder(cues.map(\.time), "cues")
    }
    guard !channels.isEmpty else {
      throw BookExportError(BookMotionError(.tooFew(0, .atLeast(1)), at: "channels"))
    }
    try Recording.check([name], "name")
    try Recording.check(channels.map(\.name), "channels")
    try Recording.check(phases.map(\.name), "phases", mayRepeat: true)
    try Recording.check(cues.map(\.name), "cues", mayRepeat: true)
    self.init(
      score: .scene(Recording.SceneScore(name, framesPerSecond: framesPerSecond)),
      count: BookTimeline.wholeFrames(duration * framesPerSecond) + 1, channels: channels,
      phases: phases, cues: cues, source: ClosureSource(values: values, count: channels.count))
  }

  private static func checkOrder(
    _ times: [Double], _ place: String, until end: Double = BookDomain.seconds.highest
  ) throws(BookMotionError) {
    var earliest = 0.0
    for (index, time) in times.enumerated() {
      try BookDomain(earliest, Swift.max(end, earliest)).check(time, "\(place)[\(index)].time")
      earliest = time
    }
  }

  private static func check(
    _ names: [String], _ place: String, mayRepeat: Bool = false
  ) throws(BookExportError) {
    var known: Set<String> = []
    for name in names {
      guard !name.isEmpty else { throw BookExportError(.noName, "\(place): a name is empty") }
      guard known.insert(name).inserted || mayRepeat else {
        throw BookExportError(.noName, "\(place): the name \"\(name.inSentence)\" occurs twice")
      }
    }
  }
}

extension Recording {
  /// One frame.
  public struct Frame: Hashable, Sendable {
    /// The frame's index, starting at 0.
    public let index: Int
    /// The frame's time in seconds, `index / framesPerSecond`.
    public let time: Double
    /// The name of the phase at that time.
    public let phase: String
    /// The values of the channels, in channel order.
    public let values: [Double]
  }

  /// The time of the last frame, in seconds.
  public var duration: Double { time(ofFrame: count - 1) }

  /// Returns the time of a frame, in seconds.
  package func time(ofFrame index: Int) -> Double { Double(index) / framesPerSecond }

  /// Returns the values of the channels at a time, in channel order. Times before the first frame
  /// or after the last are clamped.
  public func values(at time: Double) -> [Double] {
    var reader = reader
    return reader.values(at: time)
  }

  /// Returns the frame at an index.
  ///
  /// - Precondition: `index` is from 0 to ``count`` − 1.
  public func frame(_ index: Int) -> Frame {
    precondition(index >= 0 && index < count, "BookMotion: index must be from 0 to count − 1")
    let time = time(ofFrame: index)
    return Frame(index: index, time: time, phase: phase(ofFrame: index), values: values(at: time))
  }

  /// Returns the name of the phase at a time.
  public func phase(at time: Double) -> String {
    phases[Recording.last(of: phases, until: time)].name
  }

  /// Returns the index of the channel with this name, or `nil` if there is none.
  public func lane(_ name: String) -> Int? { channels.firstIndex { $0.name == name } }

  /// The last frame is always in the last phase, however its time was rounded.
  package func phase(ofFrame index: Int) -> String {
    index == count - 1 ? phases[phases.count - 1].name : phase(at: time(ofFrame: index))
  }

  private static func last(of phases: [Phase], until time: Double) -> Int {
    Swift.max(phases.prefixCount { $0.time <= time } - 1, 0)
  }

  /// A reader that looks up values, fastest at ascending times.
  package var reader: ValueReader { ValueReader(self) }

  /// The indices of the frames that are written, in order.
  var writtenFrames: [Int] {
    switch keyframes {
    case .all: Array(0..<count)
    case .some(let frames): frames
    case .ofEachChannel(let frames): Set(frames.joined()).sorted()
    }
  }

  /// Calls `body` with the time and the values of each frame that is written, in order.
  package func forEachWrittenFrame(_ body: (_ time: Double, _ values: [Double]) -> Void) {
    var reader = reader
    for frame in writtenFrames {
      let time = time(ofFrame: frame)
      body(time, reader.values(at: time))
    }
  }
}

extension Recording: Sequence {
  /// An iterator over all frames, including those between keyframes.
  private struct FrameIterator: IteratorProtocol {
    private let recording: Recording
    private var reader: ValueReader
    private var index = 0

    init(_ recording: Recording) {
      self.recording = recording
      reader = recording.reader
    }

    /// Returns the next frame, or `nil` after the last.
    mutating func next() -> Frame? {
      guard index < recording.count else { return nil }
      defer { index += 1 }
      let time = recording.time(ofFrame: index)
      return Frame(
        index: index, time: time, phase: recording.phase(ofFrame: index),
        values: reader.values(at: time))
    }
  }

  /// Returns an iterator over the frames.
  public func makeIterator() -> some IteratorProtocol<Frame> { FrameIterator(self) }

}
