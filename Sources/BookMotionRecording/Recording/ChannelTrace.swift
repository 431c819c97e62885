import BookMotionDocuments

/// One channel of a document as a function of time: linear between keyframes, and constant before
/// the first and after the last.
struct ChannelTrace {
  let times: [Double]
  let values: [Double]

  /// Creates a trace from its values at the times of its keyframes.
  init(_ values: [Double], at times: [Double]) {
    self.times = times
    self.values = values
  }

  /// Reads values of a trace, fastest at ascending times.
  struct Cursor {
    private let trace: ChannelTrace
    /// The index of the keyframe that was passed last.
    private var index = 0

    init(_ trace: ChannelTrace) { self.trace = trace }

    mutating func value(at time: Double) -> Double {
      let (times, values) = (trace.times, trace.values)
      if times[index] > time || index + 2 < times.count && times[index + 2] <= time {
        index = max(times.prefixCount { $0 <= time } - 1, 0)
      } else if index + 1 < times.count, times[index + 1] <= time {
        index += 1
      }
      guard index + 1 < times.count, time > times[index] else { return values[index] }
      let part = (time - times[index]) / (times[index + 1] - times[index])
      return Polyline.between(values[index], values[index + 1], at: part)
    }
  }
}
