internal import BookMotion

extension PlotScore {
  /// A scene, with some of its channels.
  init(_ play: ScenePlay, channels: [SceneChannel]) {
    title = play.kind.rawValue
    count = play.count
    framesPerSecond = play.framesPerSecond
    self.channels = channels.map { Channel($0) }
    phases = play.phases.map { Phase(name: $0.name, tint: play.tint(of: $0.name), time: $0.time) }
    cues = play.cues.map { Cue(name: $0.name, time: $0.time) }
    reader = SceneReader(play, channels: channels)
  }
}

extension PlotScore.Channel {
  /// Scenes have no parts that all of them know: what is told in one unit shares a color.
  fileprivate init(_ channel: SceneChannel) {
    let (sign, group) =
      switch channel.unit {
      case .points: ("pt", 0)
      case .degrees: ("°", 1)
      case .fraction: ("", 2)
      case .count: ("", 3)
      }
    self.init(
      name: channel.name, sign: sign, group: group, isFraction: channel.unit == .fraction)
  }
}

/// A scene knows what is only from what has happened: it is gone through from one of some stations
/// on the way, of which the nearest is never far.
private struct SceneReader: PlotReader {
  private let play: ScenePlay
  private let lanes: [Int]
  private let stations: [SceneRun]
  private var run: SceneRun

  init(_ play: ScenePlay, channels: [SceneChannel]) {
    self.play = play
    lanes = channels.compactMap { play.kind.channels.firstIndex(of: $0) }
    run = play.beginning
    var way = run
    // Between two events there is nothing to go through.
    let distance = 1 + play.events.count / SceneReader.mostStations
    stations =
      [way]
      + stride(from: distance - 1, to: play.events.count, by: distance).map { index in
        way.go(to: play.events[index].time)
        return way
      }
  }

  mutating func values(ofFrame index: Int) -> [Double] {
    values(at: Double(index) / play.framesPerSecond)
  }

  mutating func values(at time: Double) -> [Double] {
    let next = stations.partitioned { $0.time > time }
    let station = stations[max(next - 1, 0)]
    if !(station.time...max(station.time, time)).contains(run.time) { run = station }
    run.go(to: time)
    let values = run.frame(of: play).values
    return lanes.map { values[$0] }
  }

  /// A scene that somebody plays for a minute with a finger has thousands of events.
  private static let mostStations = 256
}

extension [SceneRun] {
  /// How many there are before the first that `isLate`; those after it are late as well.
  fileprivate func partitioned(by isLate: (SceneRun) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
