import BookMotion

/// Writes keyframes one by one, each as a line, in a buffer that is used again and again.
struct TimelineWriter {
  private var line = TextLine()
  private let grid: NumberGrid
  private let framesPerSecond: Double
  private let keys = BookChannel.allCases.map { ",\"\($0.rawValue)\":" }

  init(framesPerSecond: Double, grid: NumberGrid = .standard) {
    self.framesPerSecond = framesPerSecond
    self.grid = grid
  }

  /// The keyframe as a JSON object.
  mutating func object(_ keyframe: TimelineKeyframe, end: String) -> [UInt8] {
    line.clear()
    line.append("{\"frame\":")
    line.append(UInt64(keyframe.frame))
    line.append(",\"time\":")
    line.append(Double(keyframe.frame) / framesPerSecond, on: grid)
    line.append(",\"phase\":\"")
    line.append(keyframe.phase.rawValue)
    line.append(Letter.quote)
    for (lane, key) in keys.enumerated() {
      line.append(key)
      line.append(keyframe[lane: lane], on: grid)
    }
    line.append(Letter.braceEnd)
    line.append(end)
    return line.bytes
  }

  /// The keyframe as a row of CSV.
  mutating func row(_ keyframe: TimelineKeyframe) -> [UInt8] {
    line.clear()
    line.append(UInt64(keyframe.frame))
    line.append(Letter.comma)
    line.append(Double(keyframe.frame) / framesPerSecond, on: grid)
    line.append(Letter.comma)
    line.append(keyframe.phase.rawValue)
    for lane in keys.indices {
      line.append(Letter.comma)
      line.append(keyframe[lane: lane], on: grid)
    }
    line.append(Letter.newline)
    return line.bytes
  }
}
