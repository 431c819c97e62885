import BookMotion

extension JSONScanner {
  mutating func keyframes() throws(DocumentError) -> (
    [TimelineKeyframe], [(line: Int, time: Double)]
  ) {
    try expect(.array, "keyframes", "a list")
    var keyframes: [TimelineKeyframe] = []
    var marks: [(line: Int, time: Double)] = []
    try array { scanner throws(DocumentError) in
      try scanner.expect(.object, "keyframes[\(keyframes.count)]", "an object")
      let line = scanner.line
      let (keyframe, time) = try scanner.keyframe(number: keyframes.count)
      keyframes.append(keyframe)
      marks.append((line, time))
    }
    guard !keyframes.isEmpty else {
      throw DocumentError("keyframes is empty: a timeline has at least one", line: line)
    }
    return (keyframes, marks)
  }

  private mutating func keyframe(
    number: Int
  ) throws(DocumentError) -> (TimelineKeyframe, time: Double) {
    var frame: Int?
    var time: Double?
    var phase: AnimationPhase?
    var lanes = JSONScanner.nothingRead
    try object { scanner, key throws(DocumentError) in
      switch key {
      case "frame": frame = try scanner.whole(key)
      case "time": time = try scanner.number(key)
      case "phase": phase = try scanner.name(key)
      default:
        guard let lane = JSONScanner.lanes[key] else {
          throw scanner.unknown(
            key, among: ["frame", "time", "phase"] + BookChannel.allCases.map(\.rawValue))
        }
        lanes[lane] = try scanner.number(key, in: JSONScanner.told[lane])
      }
    }
    let place = "keyframes[\(number)]"
    guard let frame else { throw DocumentError("\(place).frame is missing", line: line) }
    guard let time else { throw DocumentError("\(place).time is missing", line: line) }
    guard let phase else { throw DocumentError("\(place).phase is missing", line: line) }
    for (lane, channel) in BookChannel.allCases.enumerated() where lanes[lane].isNaN {
      throw DocumentError("\(place).\(channel.rawValue) is missing", line: line)
    }
    return (TimelineKeyframe(frame: frame, phase: phase, lanes: lanes), time)
  }

  /// Not a number where a channel is to be read, and 0 in the lanes that no channel has: those are
  /// compared as well.
  private static let nothingRead = BookChannel.allCases.indices.reduce(
    into: SIMD32<Double>.zero
  ) { lanes, lane in lanes[lane] = .nan }

  /// The numbers of each channel, in their order.
  private static let told = BookChannel.allCases.map(\.told)

  private static let lanes = Dictionary(
    uniqueKeysWithValues: BookChannel.allCases.enumerated().map { ($1.rawValue, $0) })
}

extension BookChannel {
  /// The numbers that a pose tells of the channel.
  fileprivate var told: Domain {
    switch self {
    case .x, .y, .flipAngle, .tilt, .shadowX, .shadowY: .finite
    case .width, .height, .spineWidth, .shadowRadius, .frameBorder, .libraryBlur, .libraryScale:
      .notNegative
    case .lift, .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity,
      .spineLineOpacity, .shadowOpacity, .libraryOpacity, .readerOpacity, .overlayOpacity,
      .controlsOpacity, .musicVolume:
      .unit
    }
  }
}
