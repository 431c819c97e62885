internal import BookMotion
import BookMotionRecording

/// A recording, prepared for a plot.
struct PlotScore: Sendable {
  /// A channel, which has its own row if it moves.
  struct Channel: Hashable, Sendable {
    let name: String
    /// The sign after the name; empty for plain numbers.
    let sign: String
    /// The number of the color, which channels of one subject share.
    let group: Int
    /// True for a fraction, whose line has a tinted area beneath it.
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

  /// Creates a score of a recording, with those of its channels that have the given names.
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
}

/// Looks up the values of a score's channels, in order.
struct PlotReader {
  fileprivate var reader: ValueReader
  fileprivate let lanes: [Int]

  mutating func values(at time: Double) -> [Double] {
    let values = reader.values(at: time)
    return lanes.map { values[$0] }
  }
}

extension PlotScore.Channel {
  /// Creates a channel. Those of a book are grouped by subject, and all others by unit.
  fileprivate init(_ channel: Recording.Channel, of recording: Recording) {
    let (sign, unit) =
      switch channel.unit {
      case .points: ("pt", 0)
      case .degrees: ("°", 1)
      case .fraction: ("", 2)
      case .count: ("", 3)
      }
    let isBook = recording.score.book != nil
    let group = isBook ? BookChannel(rawValue: channel.name).map { Group($0).rawValue } : nil
    self.init(
      name: channel.name, sign: sign, group: group ?? unit, isFraction: channel.unit == .fraction)
  }

  private enum Group: Int {
    /// The position and size of the body.
    case body
    /// The rotation of the body in space.
    case turn
    /// The visible parts of the body.
    case faces
    /// The shadow of the body.
    case shadow
    /// The surroundings behind and in front of the body.
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
