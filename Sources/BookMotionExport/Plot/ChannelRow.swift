import BookMotion
import BookMotionDocuments

/// One channel of a plot: its values, its range, and its labels.
struct ChannelRow {
  let channel: PlotScore.Channel
  let traces: ChannelTraces
  let earlier: ChannelTraces?
  /// Points of time and value.
  let measured: [BookPoint]
  let range: ValueRange
  let labels: LevelLabels

  /// Creates a row, or returns `nil` for a channel that does not move.
  init?(
    _ channel: PlotScore.Channel, of traces: ChannelTraces, comparedWith earlier: ChannelTraces?,
    measured: [BookPoint]
  ) {
    guard let values = traces.values(of: channel), let first = values.first, let last = values.last
    else { return nil }
    var range = ValueRange(values)
    if let earlier = earlier?.values(of: channel) { range = range.union(ValueRange(earlier)) }
    if !measured.isEmpty { range = range.union(ValueRange(measured.map(\.y))) }
    guard range.isVisible else { return nil }
    self.channel = channel
    self.traces = traces
    self.earlier = earlier
    self.measured = measured
    self.range = range
    let decimals = range.decimals
    labels = LevelLabels(start: first, end: last, range: range) {
      $0.shortText(decimals: decimals).withMinusSign
    }
  }

  /// The channel's name and unit.
  var name: String {
    channel.name + (channel.sign.isEmpty ? "" : LevelLabels.space + channel.sign)
  }
}
