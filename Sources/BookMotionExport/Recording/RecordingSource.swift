import BookMotion

/// Where the values of a recording come from.
///
/// It may remember where it was: the next instant is found sooner than any other.
package protocol RecordingSource: Sendable {
  /// Replaces `values` by those of all channels at a time that no frame needs to have.
  mutating func read(at time: Double, into values: inout [Double])
}

/// Looks up the values of a recording one instant after the other, without asking for memory.
package struct ValueReader {
  private var source: any RecordingSource
  private var values: [Double]
  private let duration: Double

  init(_ recording: Recording) {
    source = recording.source
    values = [Double](repeating: 0, count: recording.channels.count)
    duration = recording.duration
  }

  /// The values at a time.
  package mutating func values(at time: Double) -> [Double] {
    source.read(at: min(max(time, 0), duration), into: &values)
    return values
  }
}

/// The values that a function tells.
struct ClosureSource: RecordingSource {
  let values: @Sendable (Double) -> [Double]
  let count: Int

  func read(at time: Double, into values: inout [Double]) {
    values = self.values(time)
    precondition(
      values.count == count && values.allSatisfy(\.isFinite),
      "BookMotion: a recording has a finite value for each of its channels")
  }
}

/// The values of keyframes, with straight lines between them.
struct KeyframeSource: RecordingSource {
  /// A channel's keyframes, the first of them at the beginning.
  struct Trace: Sendable {
    let times: [Double]
    let values: [Double]
    /// The keyframe that was passed last.
    private var index = 0

    init(_ values: [Double], at times: [Double]) {
      self.times = times
      self.values = values
    }

    mutating func value(at time: Double) -> Double {
      if times[index] > time || index + 2 < times.count && times[index + 2] <= time {
        index = max(times.prefixCount { $0 <= time } - 1, 0)
      } else if index + 1 < times.count, times[index + 1] <= time {
        index += 1
      }
      guard index + 1 < times.count, time > times[index] else { return values[index] }
      let part = (time - times[index]) / (times[index + 1] - times[index])
      return values[index] + (values[index + 1] - values[index]) * part
    }
  }

  var traces: [Trace]

  mutating func read(at time: Double, into values: inout [Double]) {
    for lane in traces.indices { values[lane] = traces[lane].value(at: time) }
  }
}
