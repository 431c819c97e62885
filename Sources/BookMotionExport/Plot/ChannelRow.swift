import BookMotion
import BookMotionDocuments

/// One channel of a plot: its values, its range, and its labels.
struct ChannelRow {
  let traces: ChannelTraces
  /// The index of the channel in its score.
  let lane: Int
  /// Points of time and value.
  let measured: [BookPoint]
  let range: ValueRange
  let labels: LevelLabels

  /// Creates a row, or returns `nil` for a channel that does not move.
  init?(_ lane: Int, of traces: ChannelTraces, measured: [String: [BookPoint]]) {
    let values = traces.values[lane]
    let measured = measured[traces.score.channels[lane].name] ?? []
    var range = ValueRange(values)
    if !measured.isEmpty { range = range.union(ValueRange(measured.map(\.y))) }
    guard range.isVisible else { return nil }
    self.traces = traces
    self.lane = lane
    self.measured = measured
    self.range = range
    let decimals = range.decimals
    labels = LevelLabels(start: values[0], end: values[values.count - 1], range: range) {
      $0.shortText(decimals: decimals).withMinusSign
    }
  }

  var channel: PlotScore.Channel { traces.score.channels[lane] }

  /// The channel's name and unit.
  var name: String {
    channel.name + (channel.sign.isEmpty ? "" : LevelLabels.space + channel.sign)
  }
}
