internal import BookMotion

/// A recording as a plot tells of it.
struct PlotScore: Sendable {
  /// Something with a row of its own, if it moves.
  struct Channel: Hashable, Sendable {
    let name: String
    /// The sign that follows the name; empty for bare numbers.
    let sign: String
    /// The number of the color: channels that tell of one thing stand together and share it.
    let group: Int
    /// Whether it is a part of a whole: then the area beneath its line is tinted.
    let isFraction: Bool
  }

  /// A phase, with the number of its color.
  struct Phase: Hashable, Sendable {
    let name: String
    let tint: Int
    let time: Double
  }

  let recording: Recording
  let channels: [Channel]
  let phases: [Phase]
  let cues: [Recording.Cue]
  private let lanes: [Int]

  /// A recording with those of its channels that have certain names.
  init(_ recording: Recording, channels names: [String]) {
    self.recording = recording
    lanes = recording.channels.indices.filter { names.contains(recording.channels[$0].name) }
    channels = lanes.map { Channel(recording.channels[$0], of: recording) }
    phases = recording.phases.map { phase in
      Phase(name: phase.name, tint: recording.tint(of: phase.name), time: phase.time)
    }
    cues = recording.cues.filter { $0.time <= recording.duration }
  }

  var title: String { recording.title }
  var count: Int { recording.count }
  var framesPerSecond: Double { recording.framesPerSecond }
  var duration: Double { recording.duration }
  var reader: PlotReader { PlotReader(reader: recording.reader, lanes: lanes) }

  /// The place of a channel among the values.
  func lane(of channel: Channel) -> Int? { channels.firstIndex { $0.name == channel.name } }
}

/// Looks up the values of a score's channels, in their order.
struct PlotReader {
  fileprivate var reader: ValueReader
  fileprivate let lanes: [Int]

  mutating func values(at time: Double) -> [Double] {
    let values = reader.values(at: time)
    return lanes.map { values[$0] }
  }
}

extension PlotScore.Channel {
  /// Those of a book are grouped by what they tell of, all others by their units.
  fileprivate init(_ channel: Recording.Channel, of recording: Recording) {
    let (sign, unit) =
      switch channel.unit {
      case .points: ("pt", 0)
      case .degrees: ("°", 1)
      case .fraction: ("", 2)
      case .count: ("", 3)
      }
    let isBook = recording.origin.choreography != nil
    let group = isBook ? BookChannel(rawValue: channel.name).map { Group($0).rawValue } : nil
    self.init(
      name: channel.name, sign: sign, group: group ?? unit, isFraction: channel.unit == .fraction)
  }

  private enum Group: Int {
    /// Where the body is, and how large.
    case body
    /// How it turns in space.
    case turn
    /// What of it is seen.
    case faces
    /// The shadow that it throws.
    case shadow
    /// What is behind it and in front of it.
    case surroundings

    init(_ channel: BookChannel) {
      self =
        switch channel {
        case .x, .y, .width, .height: .body
        case .flipAngle, .tilt, .yaw, .lift: .turn
        case .bookOpacity, .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity,
          .backOpacity,
          .spineWidth, .spineLineOpacity:
          .faces
        case .shadowRadius, .shadowX, .shadowY, .shadowOpacity: .shadow
        default: .surroundings
        }
    }
  }
}

extension Recording {
  /// The number of a phase's color.
  package func tint(of phase: String) -> Int {
    if origin.choreography != nil, let phase = AnimationPhase(rawValue: phase) { return phase.tint }
    var names = phaseNames
    for phase in phases where !names.contains(phase.name) { names.append(phase.name) }
    return (names.firstIndex(of: phase) ?? 0) % PlotColors.light.bands.count
  }
}

extension AnimationPhase {
  /// A phase and the one that undoes it share a color where they never meet.
  fileprivate var tint: Int {
    switch self {
    case .idle, .complete: 0
    case .selected: 1
    case .moving, .returning: 2
    case .flipping, .unflipping: 3
    case .revealing: 4
    case .zooming, .unzooming: 5
    case .modeSelection: 6
    case .closing: 7
    }
  }
}
