import BookMotion

/// Several channels over the same evenly spaced points, with measures of how well straight lines
/// between some of the points represent all of them.
package struct Polyline: Sendable {
  /// The number of points.
  package let count: Int

  /// The number of channels.
  package let width: Int

  /// The values of the first point's channels, then of the second's, and so on.
  private let values: [Double]

  /// Creates a polyline from `count` points of `width` channels each.
  ///
  /// - Precondition: `count` is above 0, and there are `count` · `width` values, all of them from
  ///   −1e100 to 1e100.
  package init(count: Int, width: Int, values: [Double]) {
    precondition(count > 0 && width >= 0 && values.count == count * width, "BookMotion: a gap")
    self.count = count
    self.width = width
    self.values = values
  }

  /// Returns the value of a channel at a point.
  package subscript(point: Int, channel: Int) -> Double { values[point * width + channel] }

  /// Returns the linear interpolation `start` + (`end` − `start`) · `part`: exact at `start`, and
  /// everywhere if both ends are equal.
  @inline(__always)
  static func between(_ start: Double, _ end: Double, at part: Double) -> Double {
    start + (end - start) * part
  }

  /// Returns the distance of the chord from `start` to `end` from a channel at a point between
  /// them.
  ///
  /// All guarantees about chords refer to this number, as calculated in floating point.
  @inline(__always)
  package func error(ofChordFrom start: Int, to end: Int, at point: Int, channel: Int) -> Double {
    let part = Double(point - start) / Double(end - start)
    let value = Polyline.between(self[start, channel], self[end, channel], at: part)
    return abs(value - self[point, channel])
  }

  /// Returns true if a chord stays within the tolerances at every point between its ends.
  ///
  /// - Complexity: O(*points* · *channels*), where *points* is the number of points between the
  ///   ends.
  package func chordHolds(from start: Int, to end: Int, within tolerances: [Double]) -> Bool {
    for point in start + 1..<max(end, start + 1) {
      for channel in 0..<width
      where
        !(error(ofChordFrom: start, to: end, at: point, channel: channel)
        <= tolerances[channel])
      {
        return false
      }
    }
    return true
  }

  /// Returns the largest error of each channel over all points if only the points in `kept` are
  /// kept.
  ///
  /// - Complexity: O(*points* · *channels*).
  package func largestErrors(keeping kept: [Int]) -> [Double] {
    var largest = [Double](repeating: 0, count: width)
    for (start, end) in zip(kept, kept.dropFirst()) where end > start + 1 {
      for point in start + 1..<end {
        for channel in 0..<width {
          let error = error(ofChordFrom: start, to: end, at: point, channel: channel)
          largest[channel] = max(largest[channel], error)
        }
      }
    }
    return largest
  }

  /// Returns the largest absolute value of each channel.
  func largestValues() -> [Double] {
    var largest = [Double](repeating: 0, count: width)
    for point in 0..<count {
      for channel in 0..<width {
        largest[channel] = max(largest[channel], abs(self[point, channel]))
      }
    }
    return largest
  }
}
