import BookMotion

/// A search for the chords of a polyline that stay within tolerances, from one point to all later
/// ones.
///
/// Every point narrows a ``SlopeCone``, one for each channel, and a chord only needs to be compared
/// with the cones, in O(channels).
///
/// Because slopes are rounded, there are two cones, one wider and one narrower than the tolerance
/// by more than any rounding error. A chord outside the wide cone certainly fails, one inside the
/// narrow cone certainly holds, and the few in between are measured point by point.
struct ChordSearch {
  private let line: Polyline
  private let tolerances: [Double]

  /// An upper bound of the rounding error in a comparison of slopes, as a distance.
  private let margins: [Double]

  private var cones: [Cone]

  init(_ line: Polyline, within tolerances: [Double]) {
    self.line = line
    self.tolerances = tolerances
    margins = zip(line.largestValues(), tolerances).map { largest, tolerance in
      (largest + tolerance) * ChordSearch.roundings * .ulpOfOne + .leastNormalMagnitude
    }
    cones = [Cone](repeating: Cone(), count: line.width)
  }

  /// Calls `found` with every point, up to `last`, to which a chord from `start` holds, in order.
  ///
  /// - Complexity: O(*points* · *channels*), where *points* is the number of points until a cone is
  ///   empty, plus the chords that have to be measured.
  mutating func chords(from start: Int, through last: Int, _ found: (Int) -> Void) {
    for channel in cones.indices { cones[channel] = Cone() }
    for end in start + 1..<last + 1 {
      let run = Double(end - start)
      var verdict = Verdict.holds
      var isOver = false
      for channel in cones.indices {
        let rise = line[end, channel] - line[start, channel]
        verdict = min(verdict, cones[channel].verdict(rise: rise, run: run))
        cones[channel].narrow(
          rise: rise, run: run, tolerance: tolerances[channel], margin: margins[channel])
        isOver = isOver || cones[channel].widest.isEmpty
      }
      let holds =
        switch verdict {
        case .fails: false
        case .mustBeMeasured: line.chordHolds(from: start, to: end, within: tolerances)
        case .holds: true
        }
      if holds { found(end) }
      if isOver { return }
    }
  }

  /// The number of roundings allowed for: each side of a comparison takes a handful, of numbers up
  /// to twice the largest.
  private static let roundings = 16.0
}

extension ChordSearch {
  /// The result of comparing a chord with the cones, from bad to good.
  private enum Verdict: Comparable {
    case fails
    case mustBeMeasured
    case holds
  }

  /// The slopes that remain possible for one channel.
  private struct Cone {
    var widest = SlopeCone()
    var narrowest = SlopeCone()
    /// True if the channel has been constant so far, so that a level chord is exact.
    var isLevel = true

    @inline(__always)
    func verdict(rise: Double, run: Double) -> Verdict {
      guard widest.contains(rise: rise, run: run) else { return .fails }
      if narrowest.contains(rise: rise, run: run) { return .holds }
      return isLevel && rise == 0 ? .holds : .mustBeMeasured
    }

    @inline(__always)
    mutating func narrow(rise: Double, run: Double, tolerance: Double, margin: Double) {
      widest.narrow(rise: rise, run: run, tolerance: tolerance + margin)
      narrowest.narrow(rise: rise, run: run, tolerance: tolerance - margin)
      isLevel = isLevel && rise == 0
    }
  }
}
