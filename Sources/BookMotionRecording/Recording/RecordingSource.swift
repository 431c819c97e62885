import BookMotion
import BookMotionDocuments

/// The source of a recording's values.
///
/// A source may remember its position, so that ascending times are fast to look up.
package protocol RecordingSource: Sendable {
  /// Replaces `values` with the values of all channels at any time, which need not be that of a
  /// frame.
  mutating func read(at time: Double, into values: inout [Double])
}

/// Looks up the values of a recording at one time after another, reusing its memory.
package struct ValueReader {
  private var source: any RecordingSource
  private var values: [Double]
  private let duration: Double

  init(_ recording: Recording) {
    source = recording.source
    values = [Double](repeating: 0, count: recording.channels.count)
    duration = recording.duration
  }

  /// Returns the values at a time, clamped to the duration of the recording.
  package mutating func values(at time: Double) -> [Double] {
    source.read(at: min(max(time, 0), duration), into: &values)
    return values
  }
}

/// Values that a function returns.
struct ClosureSource: RecordingSource {
  let values: @Sendable (Double) -> [Double]
  let count: Int

  func read(at time: Double, into values: inout [Double]) {
    values = self.values(time)
    precondition(
      values.count == count && values.allSatisfy(\.isFinite),
      "BookMotion: the function must return one finite value per channel")
  }
}

/// Values interpolated linearly between keyframes.
struct KeyframeSource: RecordingSource {
  private var cursors: [ChannelTrace.Cursor]

  /// Creates a source from the traces of all channels.
  init(_ traces: [ChannelTrace]) { cursors = traces.map(ChannelTrace.Cursor.init) }

  mutating func read(at time: Double, into values: inout [Double]) {
    for lane in cursors.indices { values[lane] = cursors[lane].value(at: time) }
  }
}
