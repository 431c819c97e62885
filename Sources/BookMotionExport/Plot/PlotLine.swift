internal import BookMotion
import BookMotionDocuments
import BookMotionRecording

/// A line in the picture: the fewest points that follow some values closely enough.
struct PlotLine {
  private(set) var points: [BookPoint] = []

  /// The positions of evenly spaced values.
  struct Values {
    /// The heights in the picture.
    let heights: [Double]
    /// The position of the first value, and the distance between values.
    let left: Double
    let spacing: Double

    func x(_ index: Int) -> Double { left + Double(index) * spacing }
  }

  /// A step in the line, after the value at `index`.
  struct Step {
    let index: Int
    let from: BookPoint
    let to: Double
  }

  init(_ values: Values, steps: [Step]) {
    var start = 0
    for step in steps {
      append(values, start...step.index)
      append(step.from)
      append(BookPoint(x: step.from.x, y: step.to))
      start = step.index + 1
    }
    append(values, start...values.heights.count - 1)
  }

  /// Appends values: a stretch where nothing moves becomes a level line from end to end, and the
  /// stretches between have the fewest points.
  private mutating func append(_ values: Values, _ range: ClosedRange<Int>) {
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      let end = values.levelEnd(from: index, to: range.upperBound)
      guard end - index >= PlotLine.leastLevel else {
        index += 1
        continue
      }
      appendFewest(values, start...index)
      (start, index) = (end, end)
    }
    appendFewest(values, start...range.upperBound)
  }

  private mutating func appendFewest(_ values: Values, _ range: ClosedRange<Int>) {
    let line = Polyline(count: range.count, width: 1, values: Array(values.heights[range]))
    let kept =
      range.count <= PlotLine.mostSearched
      ? line.fewestPoints(within: [PlotLine.tolerance])
      : line.longestChords(within: [PlotLine.tolerance])
    for index in kept {
      let index = range.lowerBound + index
      append(BookPoint(x: values.x(index), y: values.heights[index]))
    }
  }

  /// Appends a point, replacing the last one if that is in the middle of a level or upright line.
  private mutating func append(_ point: BookPoint) {
    if let last = points.last, let before = points.dropLast().last,
      before.y == last.y && last.y == point.y || before.x == last.x && last.x == point.x
    {
      points.removeLast()
    }
    points.append(point)
  }

  /// The largest error of straight lines. The rest of ``MotionPlot/largestError`` is left for the
  /// rounding of labels and of the points themselves.
  private static let tolerance = 0.06

  /// The number of values that make a level stretch.
  private static let leastLevel = 16

  /// The largest number of values whose fewest points are searched, which takes quadratic time.
  private static let mostSearched = 4096
}

extension PlotLine.Values {
  /// Returns the end of the visibly level stretch that begins at `start`.
  fileprivate func levelEnd(from start: Int, to last: Int) -> Int {
    var end = start
    while end < last, abs(heights[end + 1] - heights[start]) <= Self.flatness { end += 1 }
    return end
  }

  private static var flatness: Double { 0.02 }
}

extension PlotLine {
  /// The points in SVG's notation, except those that coincide after rounding.
  var svg: String {
    var text = ""
    var before = ""
    for point in points {
      let next = "\(point.x.pixels),\(point.y.pixels)"
      guard next != before else { continue }
      if !text.isEmpty { text += " " }
      text += next
      before = next
    }
    return text
  }

  /// Draws the line with a dot at its end, and, unless `bottom` is `nil`, the area beneath it.
  func write<Sink: BookTextSink & ~Copyable>(
    above bottom: Double?, to sink: inout Sink
  ) throws(Sink.Failure) {
    guard let first = points.first, let last = points.last else { return }
    let svg = svg
    if let bottom = bottom?.pixels {
      try sink.write(
        "<polygon class=\"area\" points=\"\(first.x.pixels),\(bottom) \(svg) "
          + "\(last.x.pixels),\(bottom)\"/>\n")
    }
    try sink.write("<polyline class=\"line\" points=\"\(svg)\"/>\n")
    try sink.write(
      "<circle class=\"dot\" cx=\"\(last.x.pixels)\" cy=\"\(last.y.pixels)\" "
        + "r=\"\(PlotLine.dotRadius)\"/>\n")
  }

  private static let dotRadius = 2.5
}
