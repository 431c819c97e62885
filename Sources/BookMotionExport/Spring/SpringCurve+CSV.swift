import BookMotion

extension SpringCurve {
  /// Writes one line a frame: `frame,time,value,velocity`.
  ///
  /// Numbers are the shortest decimals that read back as the same `Double`.
  public func writeCSV<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write("frame,time,value,velocity\n")
    for frame in 0..<frameCount {
      let key = keyframe(frame)
      try sink.write(
        "\(key.frame),\(JSONText.number(key.time)),\(JSONText.number(key.value)),\(JSONText.number(key.velocity))\n"
      )
    }
  }
}
