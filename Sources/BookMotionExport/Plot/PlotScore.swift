/// A motion as a plot tells of it, whatever it is that moves.
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

  /// What goes on from a time on.
  struct Phase: Hashable, Sendable {
    let name: String
    /// The number of the color.
    let tint: Int
    let time: Double
  }

  /// What happens once.
  struct Cue: Hashable, Sendable {
    let name: String
    let time: Double
  }

  let title: String
  let count: Int
  let framesPerSecond: Double
  let channels: [Channel]
  /// One after the other, the first from the beginning.
  let phases: [Phase]
  /// In order.
  let cues: [Cue]
  /// Where the values come from.
  let reader: any PlotReader

  /// The time of the last frame.
  var duration: Double { Double(count - 1) / framesPerSecond }

  /// The place of a channel among the values.
  func lane(of channel: Channel) -> Int? { channels.firstIndex { $0.name == channel.name } }
}

/// Looks up the values of a score's channels, in their order.
///
/// It may remember where it was: the next instant is found sooner than any other.
protocol PlotReader: Sendable {
  /// The values of a frame that is there.
  mutating func values(ofFrame index: Int) -> [Double]

  /// The values at a time, which no frame needs to have.
  mutating func values(at time: Double) -> [Double]
}
