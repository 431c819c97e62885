import BookMotion

extension SpringCurve {
  /// Writes a JSON array with one object per frame, each on its own line, so that diffs between
  /// files are readable.
  ///
  /// Numbers are the shortest decimals that read back as the same `Double`.
  public func writeJSON<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write("[\n")
    for frame in 0..<frameCount {
      let key = keyframe(frame)
      let time = JSONText.number(key.time)
      let value = JSONText.number(key.value)
      let velocity = JSONText.number(key.velocity)
      let end = frame == frameCount - 1 ? "" : ","
      try sink.write(
        #"{"frame":\#(key.frame),"time":\#(time),"value":\#(value),"velocity":\#(velocity)}"#
          + "\(end)\n")
    }
    try sink.write("]\n")
  }
}
