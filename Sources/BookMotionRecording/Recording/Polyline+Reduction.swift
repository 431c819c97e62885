import BookMotion

extension Polyline {
  /// Returns the fewest points whose chords stay within the tolerances at every point.
  ///
  /// The first point, the last point, and those in `required` are always kept. This is a shortest
  /// path: every chord that holds is a step, and since all steps lead forward, the fewest steps to
  /// each point are found in a single pass. Of several smallest sets, the result is the one with
  /// the longest last chord, then with the longest chord before it, and so on.
  ///
  /// - Parameters:
  ///   - tolerances: The tolerance of each channel.
  ///   - required: The points to keep in any case, in ascending order.
  /// - Returns: The kept points, in ascending order.
  /// - Complexity: O(*points* · *reach* · *channels*), where *reach* is the number of points for
  ///   which the cones of a point stay open; 16 bytes per point.
  package func fewestPoints(within tolerances: [Double], keeping required: [Int] = []) -> [Int] {
    var steps = [Int](repeating: .max, count: count)
    var before = [Int](repeating: 0, count: count)
    steps[0] = 0
    var search = ChordSearch(self, within: tolerances)
    var barriers = required[...]
    for start in 0..<count - 1 {
      search.chords(from: start, through: barrier(after: start, &barriers)) { end in
        if steps[start] + 1 < steps[end] {
          steps[end] = steps[start] + 1
          before[end] = start
        }
      }
    }
    var kept = [count - 1]
    while let last = kept.last, last > 0 { kept.append(before[last]) }
    return kept.reversed()
  }

  /// Returns a small set of points whose chords stay within the tolerances, choosing the longest
  /// chord that holds from each point.
  ///
  /// The set is not always the smallest: a longest chord may end at a point from which only short
  /// chords lead on.
  ///
  /// - Complexity: O(*points* · *channels*) if cones close soon after the longest chord.
  package func longestChords(within tolerances: [Double], keeping required: [Int] = []) -> [Int] {
    var search = ChordSearch(self, within: tolerances)
    var barriers = required[...]
    var kept = [0]
    while let start = kept.last, start < count - 1 {
      var furthest = start + 1
      search.chords(from: start, through: barrier(after: start, &barriers)) { furthest = $0 }
      kept.append(furthest)
    }
    return kept
  }

  /// Returns the next point that no chord may skip.
  private func barrier(after start: Int, _ barriers: inout ArraySlice<Int>) -> Int {
    barriers = barriers.drop { $0 <= start }
    return min(barriers.first ?? count - 1, count - 1)
  }
}
