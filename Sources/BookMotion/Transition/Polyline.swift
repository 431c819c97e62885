/// Several channels over the same evenly spaced points, and how well straight lines between some
/// of the points stand for all of them.
package struct Polyline: Sendable {
  /// How many points there are.
  package let count: Int

  /// How many channels there are.
  package let width: Int

  /// The first point's channels, then the second's, and so on.
  private let values: [Double]

  /// Creates a polyline from `count` points of `width` channels each.
  ///
  /// - Precondition: there is a point, and there are `count` · `width` values, all of them finite
  ///   and no further than 1e100 from 0.
  package init(count: Int, width: Int, values: [Double]) {
    precondition(count > 0 && width >= 0 && values.count == count * width, "BookMotion: a gap")
    self.count = count
    self.width = width
    self.values = values
  }

  /// The value of a channel at a point.
  package subscript(point: Int, channel: Int) -> Double { values[point * width + channel] }

  /// The value on the way from one to another: exact at the start, and everywhere if they are
  /// equal.
  @inline(__always)
  static func between(_ start: Double, _ end: Double, at part: Double) -> Double {
    start + (end - start) * part
  }

  /// How far the chord from `start` to `end` is from a channel at a point between them.
  ///
  /// This is the one measure of what a chord does: what is promised is promised of this number, in
  /// floating point as it is.
  @inline(__always)
  package func error(ofChordFrom start: Int, to end: Int, at point: Int, channel: Int) -> Double {
    let part = Double(point - start) / Double(end - start)
    let value = Polyline.between(self[start, channel], self[end, channel], at: part)
    return abs(value - self[point, channel])
  }

  /// Whether a chord stays within the tolerances at every point between its ends.
  ///
  /// - Complexity: O(points between · channels).
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

  /// The largest error of each channel over all points, if only some of them are kept.
  ///
  /// - Complexity: O(points · channels).
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

  /// How far each channel gets from 0.
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
