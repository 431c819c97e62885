import BookMotion

/// Numbers that change with the frames: a path, an opacity, a place.
///
/// Of its frames only those are told that linear interpolation does not reproduce. A frame that a
/// track does not have is one at which nobody sees it.
struct LottieTrack {
  /// How the numbers of a frame are written.
  enum Form {
    /// One number.
    case scalar
    /// All numbers, one after the other.
    case vector
    /// Six numbers for each vertex of a closed path: where it is, and its handles, as seen from it.
    case path
  }

  private let form: Form
  private let grid: NumberGrid
  /// How far interpolation may be off, in steps of the grid.
  private let tolerance: Double
  /// How many times as far in each frame.
  private var slack: [Double] = []
  private var frames: [Int] = []
  /// All numbers of the first frame, then those of the next, in steps of the grid.
  private var steps: [Int64] = []
  private var width = 0

  init(_ form: Form, on grid: NumberGrid, within tolerance: Double) {
    self.form = form
    self.grid = grid
    self.tolerance = tolerance * Double(grid.stepsInOne)
  }

  /// Opacities, as percentages.
  static var opacity: LottieTrack { LottieTrack(.scalar, on: Grid.percent, within: Limit.percent) }

  /// Outlines, in points.
  static var path: LottieTrack { LottieTrack(.path, on: Grid.points, within: Limit.points) }

  /// Places, in points.
  static var place: LottieTrack { LottieTrack(.vector, on: Grid.points, within: Limit.places) }

  /// Scales of something that reaches so far from its anchor, as percentages.
  static func scale(of reach: Double) -> LottieTrack {
    LottieTrack(.vector, on: Grid.scale, within: Limit.places / max(reach, 1) * Limit.whole)
  }

  /// Colors, as components.
  static var color: LottieTrack {
    LottieTrack(.vector, on: Grid.component, within: Limit.component)
  }

  /// Adds the numbers of the next frame, as many as those of the first one.
  ///
  /// With more slack, interpolation may be off so many times as far: what is seen small need not be
  /// told as closely.
  mutating func add(_ numbers: [Double], at frame: Int, slack: Double = 1) {
    if frames.isEmpty { width = numbers.count }
    precondition(numbers.count == width, "BookMotion: a track has as many numbers in every frame")
    frames.append(frame)
    self.slack.append(slack)
    // What is too far away for the grid is not on any screen.
    steps += numbers.map { grid.steps(to: $0) ?? 0 }
  }

  enum Grid {
    static let points = NumberGrid(decimals: 2)
    static let percent = NumberGrid(decimals: 1)
    static let component = NumberGrid(decimals: 4)
    /// A picture of many pixels is made small by these.
    static let scale = NumberGrid(decimals: 3)
  }

  private enum Limit {
    /// The share of an outline, and of the place and of the size of what it lies in.
    static let points = LottieBook.tolerance / 2
    static let places = LottieBook.tolerance / 4
    static let whole = 100.0
    static let percent = 0.2
    static let component = 0.002
  }
}

extension LottieTrack {
  /// Appends the property: one value if nothing changes, else keyframes.
  ///
  /// A number may become 0 at once, from a frame that the track does not have.
  func append(to text: inout TextLine, goneFrom end: Int? = nil) {
    let keys = keyframes
    guard keys.count > 1 || end != nil else {
      text.append("{\"a\":0,\"k\":")
      append(key: 0, to: &text)
      text.append("}")
      return
    }
    text.append("{\"a\":1,\"k\":[")
    for key in keys {
      text.append("{\"t\":")
      text.append(UInt64(frames[key]))
      text.append(form.isVector ? ",\"s\":" : ",\"s\":[")
      append(key: key, to: &text)
      if !form.isVector { text.append("]") }
      // What comes after the last is not on the way to anything.
      text.append(key != keys.last ? LottieTrack.linear : end == nil ? "}" : LottieTrack.hold)
    }
    if let end {
      text.append("{\"t\":")
      text.append(UInt64(end))
      text.append(",\"s\":[0]}")
    }
    text.append("]}")
  }

  private static let hold = ",\"h\":1},"
  private static let linear = ",\"i\":{\"x\":1,\"y\":1},\"o\":{\"x\":0,\"y\":0}},"

  private func append(key: Int, to text: inout TextLine) {
    let first = key * width
    switch form {
    case .scalar: append(steps[first], to: &text)
    case .vector: append(first..<first + width, to: &text)
    case .path:
      text.append("{\"c\":true")
      for (name, part) in [(",\"v\":[", 0), (",\"i\":[", 2), (",\"o\":[", 4)] {
        text.append(name)
        for vertex in stride(from: first + part, to: first + width, by: LottiePath.numbersOfVertex)
        {
          if vertex > first + part { text.append(",") }
          append(vertex..<vertex + 2, to: &text)
        }
        text.append("]")
      }
      text.append("}")
    }
  }

  private func append(_ range: Range<Int>, to text: inout TextLine) {
    text.append("[")
    for index in range {
      if index > range.lowerBound { text.append(",") }
      append(steps[index], to: &text)
    }
    text.append("]")
  }

  private func append(_ steps: Int64, to text: inout TextLine) {
    text.append(Double(steps) / Double(grid.stepsInOne), on: grid)
  }

  /// The frames that are told, by their places in the track; one alone if nothing changes.
  ///
  /// From each keyframe the next is as far away as a straight line can go: as long as there is one
  /// that passes every number between within the tolerance, and the line to the next frame is such.
  private var keyframes: [Int] {
    guard frames.count > 1 else { return [0] }
    if frames.indices.allSatisfy({ isNear($0, 0) }) { return [0] }
    var keys = [0]
    var low = [Double](repeating: 0, count: width)
    var high = low
    while let start = keys.last, start < frames.count - 1 {
      var end = start + 1
      for lane in 0..<width { (low[lane], high[lane]) = (-.infinity, .infinity) }
      narrow(&low, &high, by: end, from: start)
      while end + 1 < frames.count, isBetween(low, high, end + 1, from: start) {
        end += 1
        narrow(&low, &high, by: end, from: start)
      }
      keys.append(end)
    }
    return keys
  }

  private func isNear(_ key: Int, _ other: Int) -> Bool {
    (0..<width).allSatisfy {
      Double((steps[key * width + $0] - steps[other * width + $0]).magnitude)
        <= tolerance * slack[key]
    }
  }

  /// How much a number changes from one frame of the track to another, and over how many frames.
  private func way(_ lane: Int, to end: Int, from start: Int) -> (Double, Double) {
    (
      Double(steps[end * width + lane] - steps[start * width + lane]),
      Double(frames[end] - frames[start])
    )
  }

  private func isBetween(_ low: [Double], _ high: [Double], _ end: Int, from start: Int) -> Bool {
    (0..<width).allSatisfy { lane in
      let (change, time) = way(lane, to: end, from: start)
      return change / time >= low[lane] && change / time <= high[lane]
    }
  }

  private func narrow(
    _ low: inout [Double], _ high: inout [Double], by end: Int, from start: Int
  ) {
    let tolerance = tolerance * slack[end]
    for lane in 0..<width {
      let (change, time) = way(lane, to: end, from: start)
      low[lane] = max(low[lane], (change - tolerance) / time)
      high[lane] = min(high[lane], (change + tolerance) / time)
    }
  }
}

extension LottieTrack.Form {
  fileprivate var isVector: Bool { if case .vector = self { true } else { false } }
}
