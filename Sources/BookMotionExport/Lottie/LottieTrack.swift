import BookMotion
import BookMotionRecording

/// Numbers that change over the frames: a path, an opacity, or a position.
///
/// Only the frames that linear interpolation does not reproduce are written. The layer is invisible
/// in frames that a track does not have.
struct LottieTrack {
  /// The format of a frame's numbers.
  enum Form {
    /// One number.
    case scalar
    /// All numbers in sequence.
    case vector
    /// Six numbers for each vertex of a closed path: its position, and its handles relative to it.
    case path
  }

  private let form: Form
  private let grid: NumberGrid
  /// The largest interpolation error, in steps of the grid.
  private let tolerance: Double
  /// The factor by which each frame scales the tolerance.
  private var slack: [Double] = []
  private var frames: [Int] = []
  /// All numbers of the first frame, then those of the next, and so on, in steps of the grid.
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

  /// Positions, in points.
  static var position: LottieTrack {
    LottieTrack(.vector, on: Grid.points, within: Limit.positions)
  }

  /// Scales of something that extends up to `reach` points from its anchor, as percentages.
  static func scale(of reach: Double) -> LottieTrack {
    LottieTrack(.vector, on: Grid.scale, within: Limit.positions / max(reach, 1) * Limit.whole)
  }

  /// Colors, as components.
  static var color: LottieTrack {
    LottieTrack(.vector, on: Grid.component, within: Limit.component)
  }

  /// True if the track has no frames yet.
  var isEmpty: Bool { frames.isEmpty }

  /// Adds the numbers of the next frame, as many as in the first one.
  ///
  /// The interpolation error may be larger by a factor of `slack`, because content that is scaled
  /// down needs less precision.
  mutating func add(_ numbers: [Double], at frame: Int, slack: Double = 1) {
    if frames.isEmpty { width = numbers.count }
    precondition(
      numbers.count == width,
      "BookMotion: every frame of a track must have the same number of values")
    frames.append(frame)
    self.slack.append(slack)
    // Numbers too large for the grid are off any screen.
    steps += numbers.map { grid.steps(to: $0) ?? 0 }
  }

  enum Grid {
    static let points = NumberGrid(decimals: 2)
    static let percent = NumberGrid(decimals: 1)
    static let component = NumberGrid(decimals: 4)
    /// Pictures with many pixels have small scales.
    static let scale = NumberGrid(decimals: 3)
  }

  private enum Limit {
    /// The tolerance is split among an outline and the position and scale of its parent.
    static let points = BookLottie.tolerance / 2
    static let positions = BookLottie.tolerance / 4
    static let whole = 100.0
    static let percent = 0.2
    static let component = 0.002
  }
}

extension LottieTrack {
  /// Appends the property: a single value if it is constant, otherwise keyframes.
  ///
  /// If `end` is given, the number drops to 0 at that frame, which the track does not have.
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
      // Nothing is interpolated after the last keyframe.
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

  /// The positions in the track of the frames that are written, or just one if nothing changes.
  ///
  /// The next keyframe is found one frame at a time, for as long as the straight line from the last
  /// keyframe to it passes all numbers in between within the tolerance.
  private var keyframes: [Int] {
    guard frames.count > 1 else { return [0] }
    if frames.indices.allSatisfy({ isNear($0, 0) }) { return [0] }
    var keys = [0]
    while let start = keys.last, start < frames.count - 1 {
      var cones = [SlopeCone](repeating: SlopeCone(), count: width)
      let end = (start + 1..<frames.count).first { !isStraight(&cones, to: $0, from: start) }
      keys.append((end ?? frames.count) - 1)
    }
    return keys
  }

  /// Returns true if straight lines from a frame of the track to another one pass all numbers in
  /// between.
  private func isStraight(_ cones: inout [SlopeCone], to end: Int, from start: Int) -> Bool {
    let run = Double(frames[end] - frames[start])
    func rise(_ lane: Int) -> Double {
      Double(steps[end * width + lane] - steps[start * width + lane])
    }
    for lane in cones.indices where !cones[lane].contains(rise: rise(lane), run: run) {
      return false
    }
    for lane in cones.indices {
      cones[lane].narrow(rise: rise(lane), run: run, tolerance: tolerance * slack[end])
    }
    return true
  }

  private func isNear(_ key: Int, _ other: Int) -> Bool {
    (0..<width).allSatisfy {
      Double((steps[key * width + $0] - steps[other * width + $0]).magnitude)
        <= tolerance * slack[key]
    }
  }
}

extension LottieTrack.Form {
  fileprivate var isVector: Bool { if case .vector = self { true } else { false } }
}
