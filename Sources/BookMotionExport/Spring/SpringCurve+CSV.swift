import BookMotion

extension SpringCurve {
  /// Writes one line per frame: `frame,time,value,velocity`.
  ///
  /// Numbers are the shortest decimals that read back as the same `Double`.
  public func writeCSV<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write("frame,time,value,velocity\n")
    for frame in 0..<frameCount {
      let key = keyframe(frame)
      let numbers = [key.time, key.value, key.velocity].map(JSONText.number)
      try sink.write("\(key.frame),\(numbers.joined(separator: ","))\n")
    }
  }
}
