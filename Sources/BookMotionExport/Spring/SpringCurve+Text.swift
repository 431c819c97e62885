internal import BookMotion

extension SpringCurve {
  /// Writes a readable summary, at most 80 columns wide: a plot, the spring in every
  /// parametrization, and a table of some of the frames.
  ///
  /// The plot is left out if there is only one frame.
  public func writeText<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    if frameCount > 1 {
      for line in plot() { try sink.write(line + "\n") }
      try sink.write("\n")
    }
    for line in summary { try sink.write(line + "\n") }
    try sink.write("\n")
    try writeTable(to: &sink)
  }

  private var summary: [String] {
    func text(_ value: Double) -> String { ReadableNumbers.text(value) }
    let settles =
      settlingDuration < .infinity
      ? "settles after \(text(settlingDuration)) s, to within \(text(epsilon)) of the way"
      : "never settles"
    return [
      "duration \(text(spring.duration)) s, bounce \(text(spring.bounce))",
      "response \(text(spring.response)) s, damping ratio \(text(spring.dampingRatio))",
      "mass \(text(spring.mass)), stiffness \(text(spring.stiffness)), "
        + "damping \(text(spring.damping))",
      settles,
    ]
  }

  private func writeTable<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let stride = tableStride
    let frames = Array(Swift.stride(from: 0, to: frameCount - 1, by: stride)) + [frameCount - 1]
    let keys = frames.map { keyframe($0) }
    let times = ReadableNumbers(upTo: duration)
    let values = ReadableNumbers(upTo: keys.reduce(0) { max($0, $1.value.magnitude) })
    let velocities = ReadableNumbers(upTo: keys.reduce(0) { max($0, $1.velocity.magnitude) })
    try sink.write(SpringCurve.row("frame", "time", "value", "velocity"))
    for key in keys {
      try sink.write(
        SpringCurve.row(
          "\(key.frame)", times.text(key.time), values.text(key.value),
          velocities.text(key.velocity)))
    }
    if stride > 1 { try sink.write("  … of \(frameCount) frames\n") }
  }

  /// The stride of the table's frames (1, 2, 5, 10, 20, 50, …), chosen to keep the table short.
  private var tableStride: Int {
    var stride = 1
    var steps = [2, 5, 10]
    while (frameCount - 2) / stride >= SpringCurve.mostRows {
      stride = steps[0] * SpringCurve.decade(stride)
      steps = Array(steps[1...]) + [steps[0]]
    }
    return stride
  }

  /// Returns the largest power of ten that does not exceed `stride`.
  private static func decade(_ stride: Int) -> Int {
    var decade = 1
    while decade * 10 <= stride { decade *= 10 }
    return decade
  }

  private static func row(_ columns: String...) -> String {
    let widths = [7, 13, 15, 15]
    return zip(columns, widths).map { $0.padded(to: $1) }.joined() + "\n"
  }

  private static let mostRows = 12
}
