extension Polyline {
  /// The fewest points whose chords stay within the tolerances at every point.
  ///
  /// The first and the last are kept, and those in `required`. A chord that holds is a step; the
  /// fewest steps from the first point to the last are found point by point, since all steps lead
  /// forward. Of several smallest sets it is the one whose last chord is the longest, then the one
  /// before, and so on.
  ///
  /// - Parameters:
  ///   - tolerances: one for each channel.
  ///   - required: points to be kept in any case, in rising order.
  /// - Returns: the points that are kept, in rising order.
  /// - Complexity: O(points · reach · channels), where reach is how far the cones of a point stay
  ///   open; 16 bytes a point.
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

  /// Few points whose chords stay within the tolerances: from each the longest chord that holds.
  ///
  /// A longest chord may end where it is hard to go on from, so this is not always the smallest
  /// set.
  ///
  /// - Complexity: O(points · channels) as long as cones close soon after the longest chord.
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

  /// The next point that no chord may leap over.
  private func barrier(after start: Int, _ barriers: inout ArraySlice<Int>) -> Int {
    barriers = barriers.drop { $0 <= start }
    return min(barriers.first ?? count - 1, count - 1)
  }
}
