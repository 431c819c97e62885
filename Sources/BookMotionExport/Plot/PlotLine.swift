internal import BookMotion

/// A line in the picture: the fewest points that follow some values closely enough.
struct PlotLine {
  private(set) var points: [BookPoint] = []

  /// Where evenly spaced values lie.
  struct Values {
    /// Heights in the picture.
    let heights: [Double]
    /// Where the first one lies, and how far apart they are.
    let left: Double
    let spacing: Double

    func x(_ index: Int) -> Double { left + Double(index) * spacing }
  }

  /// A step in the line, after the value of a number.
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

  /// Where nothing moves the line is level, from end to end; between such stretches it has the
  /// fewest points.
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

  /// A point in the middle of a level or an upright line is none.
  private mutating func append(_ point: BookPoint) {
    if let last = points.last, let before = points.dropLast().last,
      before.y == last.y && last.y == point.y || before.x == last.x && last.x == point.x
    {
      points.removeLast()
    }
    points.append(point)
  }

  /// What straight lines may be off. Some of ``Plot/largestError`` is left for what is
  /// rounded: texts, and the points themselves.
  private static let tolerance = 0.06

  /// How many values make a level stretch.
  private static let leastLevel = 16

  /// The time of looking for the fewest grows with the square of how many there are.
  private static let mostSearched = 4096
}

extension PlotLine.Values {
  /// How far it is level from a value on, as far as anybody could see.
  fileprivate func levelEnd(from start: Int, to last: Int) -> Int {
    var end = start
    while end < last, abs(heights[end + 1] - heights[start]) <= Self.flatness { end += 1 }
    return end
  }

  private static var flatness: Double { 0.02 }
}

extension PlotLine {
  /// The points as SVG writes them, without those that rounding has made one.
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

  /// Draws the line with a dot at its end, and the area beneath it down to `bottom`, if there is
  /// one.
  func write<Sink: TextSink & ~Copyable>(
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
