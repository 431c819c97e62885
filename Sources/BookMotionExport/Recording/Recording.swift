import BookMotion

/// A motion from its first instant until everything is at rest: named channels with a value at any
/// time, phases, cues, and what made it.
///
/// Everything that writes takes a recording and knows no more of it: documents, style sheets, plots,
/// differences, golden tests.
///
/// ```swift
/// let turned = try Recording(BookTimeline(events: [.tap(at: 0), .close(at: 0.7), .tap(at: 1.1)]))
/// var text = ""
/// turned.writeJSON(to: &text)
/// ```
///
/// A motion of your own is one as soon as its values can be told:
///
/// ```swift
/// let drop = try Recording(
///   "bookmark", channels: [Recording.Channel("y", .points)], duration: 0.5
/// ) { time in [MotionSpring.bouncy.value(target: 80, time: time)] }
/// ```
public struct Recording: Sendable {
  /// A number that is told for every instant.
  public struct Channel: Hashable, Sendable {
    /// The unit of a channel.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// Points of the screen.
      case points
      /// Degrees of arc.
      case degrees
      /// A part of a whole: an opacity, a scale, a color's component.
      case fraction
      /// A number of things, or the number of one of them.
      case count
    }

    /// The channel's name in every document.
    public let name: String

    /// The channel's unit.
    public let unit: Unit

    /// Creates a channel.
    public init(_ name: String, _ unit: Unit) {
      self.name = name
      self.unit = unit
    }
  }

  /// A phase, and when it begins.
  public struct Phase: Hashable, Sendable {
    /// The phase's name.
    public let name: String

    /// When it begins, in seconds.
    public let time: Double

    /// Creates a phase.
    public init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// Something to be acted on once.
  public struct Cue: Hashable, Sendable {
    /// The cue's name.
    public let name: String

    /// When it comes, in seconds.
    public let time: Double

    /// Creates a cue.
    public init(_ name: String, at time: Double) {
      self.name = name
      self.time = time
    }
  }

  /// What made the recording.
  public let origin: RecordingOrigin

  /// Frames per second.
  public let framesPerSecond: Double

  /// The number of frames, those between keyframes included.
  public let count: Int

  /// The channels, in the order of documents.
  public let channels: [Channel]

  /// The phases in order; the first begins at 0.
  public let phases: [Phase]

  /// The cues, in order.
  public let cues: [Cue]

  /// The frames that are told, the others being drawn with straight lines between them.
  public let keyframes: Keyframes

  /// The largest distance of each channel from the truth where frames are left out; nil if none are.
  public let errors: [Double]?

  /// The names that phases can have, in the order of their colors in plots; those of the phases, if
  /// empty.
  package let phaseNames: [String]

  let source: any RecordingSource

  /// The frames that are told.
  public enum Keyframes: Hashable, Sendable {
    /// Every frame.
    case all
    /// Some frames, by their numbers in order, the same for every channel.
    case some([Int])
    /// Some frames of each channel, in the order of channels.
    case ofEachChannel([[Int]])
  }

  package init(
    origin: RecordingOrigin, framesPerSecond: Double, count: Int, channels: [Channel],
    phases: [Phase], phaseNames: [String] = [], cues: [Cue], keyframes: Keyframes = .all,
    errors: [Double]? = nil, source: any RecordingSource
  ) {
    self.origin = origin
    self.framesPerSecond = framesPerSecond
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
  /// Records a motion of your own.
  ///
  /// - Parameters:
  ///   - name: The motion's name.
  ///   - channels: What is told, each channel with a name of its own.
  ///   - duration: How long it is recorded, in seconds: the last frame is the first one that is not
  ///     before.
  ///   - framesPerSecond: The number of frames per second.
  ///   - phases: The phases in order, the first of them from the beginning; one that is called like
  ///     the motion, if there are none.
  ///   - cues: The cues, in order.
  ///   - values: The values of the channels at a time, in their order; each is a finite number.
  /// - Throws: ``ExportError`` for a number outside what its parameter takes, for an empty name or one
  ///   that comes twice, and for phases or cues that are not in order.
  public init(
    _ name: String, channels: [Channel], duration: Double, framesPerSecond: Double = 60,
    phases: [Phase] = [], cues: [Cue] = [], values: @escaping @Sendable (Double) -> [Double]
  ) throws(ExportError) {
    let phases = phases.isEmpty ? [Phase(name, at: 0)] : phases
    try ExportError.containing { () throws(BookMotionError) in
      try Domain.frameRate.check(framesPerSecond, "framesPerSecond")
      try Domain.seconds.check(duration, "duration")
      try Domain.frameCount.check(duration * framesPerSecond, "frames")
      try Domain(0, 0).check(phases[0].time, "phases[0].time")
      try Recording.checkOrder(phases.map(\.time), "phases", until: duration)
      try Recording.checkOrder(cues.map(\.time), "cues")
    }
    guard !channels.isEmpty else {
      throw ExportError(BookMotionError(.tooFew(0, .atLeast(1)), at: "channels"))
    }
    try Recording.check([name], "name")
    try Recording.check(channels.map(\.name), "channels")
    try Recording.check(phases.map(\.name), "phases", mayRepeat: true)
    try Recording.check(cues.map(\.name), "cues", mayRepeat: true)
    let frames = duration * framesPerSecond
    self.init(
      origin: RecordingOrigin(name), framesPerSecond: framesPerSecond,
      count: Int((frames - Recording.leastPart).rounded(.up)) + 1, channels: channels,
      phases: phases, cues: cues, source: ClosureSource(values: values, count: channels.count))
  }

  /// So small a part of a frame is none.
  private static let leastPart = 1e-6

  private static func checkOrder(
    _ times: [Double], _ place: String, until end: Double = Domain.seconds.highest
  ) throws(BookMotionError) {
    var earliest = 0.0
    for (index, time) in times.enumerated() {
      try Domain(earliest, Swift.max(end, earliest)).check(time, "\(place)[\(index)].time")
      earliest = time
    }
  }

  private static func check(
    _ names: [String], _ place: String, mayRepeat: Bool = false
  ) throws(ExportError) {
    var known: Set<String> = []
    for name in names {
      guard !name.isEmpty else { throw ExportError(.noName, "\(place): a name is empty") }
      guard known.insert(name).inserted || mayRepeat else {
        throw ExportError(.noName, "\(place): the name \"\(name.inSentence)\" comes twice")
      }
    }
  }
}

extension Recording {
  /// One frame.
  public struct Frame: Hashable, Sendable {
    /// The frame's number, from 0.
    public let index: Int
    /// Its time in seconds: index / rate.
    public let time: Double
    /// The name of the phase at that time.
    public let phase: String
    /// The values of the channels, in their order.
    public let values: [Double]
  }

  /// The name in titles: that of the choreography and what becomes of the book, or of the scene.
  public var title: String { origin.title }

  /// The time of the last frame, in seconds.
  public var duration: Double { time(ofFrame: count - 1) }

  /// The time of a frame, in seconds.
  public func time(ofFrame index: Int) -> Double { Double(index) / framesPerSecond }

  /// The values of the channels at a time, in their order; before the first frame and after the last
  /// they are those of it.
  public func values(at time: Double) -> [Double] {
    var reader = reader
    return reader.values(at: time)
  }

  /// A frame by its number.
  ///
  /// - Precondition: `index` is from 0 to ``count`` − 1.
  public func frame(_ index: Int) -> Frame {
    precondition(index >= 0 && index < count, "BookMotion: a recording has no such frame")
    let time = time(ofFrame: index)
    return Frame(index: index, time: time, phase: phase(ofFrame: index), values: values(at: time))
  }

  /// The name of the phase at a time.
  public func phase(at time: Double) -> String {
    phases[Recording.last(of: phases, until: time)].name
  }

  /// The number of the channel of this name; nil if there is none.
  public func lane(_ name: String) -> Int? { channels.firstIndex { $0.name == name } }

  /// The last frame is in the last phase, however its time was rounded.
  func phase(ofFrame index: Int) -> String {
    index == count - 1 ? phases[phases.count - 1].name : phase(at: time(ofFrame: index))
  }

  private static func last(of phases: [Phase], until time: Double) -> Int {
    Swift.max(phases.prefixCount { $0.time <= time } - 1, 0)
  }

  /// Looks up values, fastest at times that come in order.
  package var reader: ValueReader { ValueReader(self) }

  /// The numbers of the frames that are told, in order.
  var toldFrames: [Int] {
    switch keyframes {
    case .all: Array(0..<count)
    case .some(let frames): frames
    case .ofEachChannel(let frames): Set(frames.joined()).sorted()
    }
  }
}

extension Recording: Sequence {
  /// Walks through all frames, those between keyframes included.
  public struct Iterator: IteratorProtocol {
    private let recording: Recording
    private var reader: ValueReader
    private var index = 0

    fileprivate init(_ recording: Recording) {
      self.recording = recording
      reader = recording.reader
    }

    /// The next frame; nil after the last.
    public mutating func next() -> Frame? {
      guard index < recording.count else { return nil }
      defer { index += 1 }
      let time = recording.time(ofFrame: index)
      return Frame(
        index: index, time: time, phase: recording.phase(ofFrame: index),
        values: reader.values(at: time))
    }
  }

  /// Walks through the frames from the first.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of frames.
  public var underestimatedCount: Int { count }
}
