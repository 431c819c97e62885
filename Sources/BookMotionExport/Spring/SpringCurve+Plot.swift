import BookMotion

extension SpringCurve {
  /// Returns a plot of the value over time, with the target dotted, at most 80 columns wide.
  ///
  /// The curve must have more than one frame, because the plot would have no duration otherwise.
  func plot() -> [String] {
    var canvas = BrailleCanvas(columns: Plot.columns, rows: Plot.rows)
    let stretches = stretches(canvas.width)
    let scale = Scale(
      lowest: stretches.reduce(min(from, to)) { min($0, $1.lowest) },
      highest: stretches.reduce(max(from, to)) { max($0, $1.highest) },
      height: canvas.height)
    let targetDot = scale.dot(to)
    for x in stride(from: 0, to: canvas.width, by: Plot.dottedLine) {
      canvas.set(x: x, y: targetDot)
    }
    for (x, stretch) in stretches.enumerated() {
      for y in scale.dot(stretch.highest)...scale.dot(stretch.lowest) { canvas.set(x: x, y: y) }
    }
    let labels = labels(on: scale)
    let margin = labels.values.reduce(0) { max($0, $1.count) }
    let lines = (0..<canvas.rows).map { row in
      let label = labels[row]
      let axis = label == nil ? " │" : " ┤"
      return (label ?? "").padded(to: margin) + axis + canvas.line(row)
    }
    return lines + timeAxis(margin: margin)
  }

  /// Returns the lowest and highest values in each column, including the last value of the column
  /// before.
  private func stretches(_ count: Int) -> [(lowest: Double, highest: Double)] {
    let step = duration / Double(count * Plot.samples - 1)
    var last = value(at: 0)
    return (0..<count).map { column in
      var stretch = (lowest: last, highest: last)
      for sample in 0..<Plot.samples {
        last = value(at: Double(column * Plot.samples + sample) * step)
        stretch = (min(stretch.lowest, last), max(stretch.highest, last))
      }
      return stretch
    }
  }

  /// Returns the labels by row; if several values share a row, the target takes precedence.
  private func labels(on scale: Scale) -> [Int: String] {
    let numbers = ReadableNumbers(upTo: max(scale.highest.magnitude, scale.lowest.magnitude))
    var labels: [Int: String] = [:]
    for value in [to, from, scale.highest, scale.lowest] {
      let row = BrailleCanvas.row(ofDot: scale.dot(value))
      labels[row] = labels[row] ?? numbers.text(value)
    }
    return labels
  }

  private func timeAxis(margin: Int) -> [String] {
    let indent = String(repeating: " ", count: margin + 1)
    let half = String(repeating: "─", count: Plot.columns / 2 - 1)
    let middle = ReadableNumbers.text(duration / 2)
    let end = ReadableNumbers.text(duration) + " s"
    let left = "0" + middle.padded(to: Plot.columns / 2 + middle.count / 2)
    return [
      indent + "└" + half + "┬" + half + "┐",
      indent + left + end.padded(to: Plot.columns + 1 - left.count),
    ]
  }

  private enum Plot {
    static let columns = 64
    static let rows = 11
    /// The number of samples per column of dots, enough to show the height of fast swings.
    static let samples = 8
    /// The distance between the dots of the target's line.
    static let dottedLine = 2
  }
}

/// Maps values to dots, with the highest value at the top and a constant curve in the middle.
private struct Scale {
  let lowest: Double
  let highest: Double
  let height: Int

  init(lowest: Double, highest: Double, height: Int) {
    let room = lowest < highest ? 0 : max(1, highest.magnitude) / 2
    self.lowest = lowest - room
    self.highest = highest + room
    self.height = height
  }

  func dot(_ value: Double) -> Int {
    let share = (highest - value) / (highest - lowest)
    return Int((min(max(share, 0), 1) * Double(height - 1)).rounded())
  }
}
