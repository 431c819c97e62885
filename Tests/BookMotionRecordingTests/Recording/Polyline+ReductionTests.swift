import BookMotion
import BookMotionRecording
import BookMotionTestSupport
import Testing

/// The points that are kept of a polyline.
@Suite struct PolylineReductionTests {
  @Test(arguments: Effort.seeds(400))
  func `are as few as any subset that holds`(seed: UInt64) {
    let (line, tolerances) = example(seed: seed, count: 2...12)
    let kept = line.fewestPoints(within: tolerances)
    #expect(kept.count == fewestByTrying(line, tolerances, keeping: []))
    #expect(holds(kept, of: line, within: tolerances))
  }

  @Test(arguments: Effort.seeds(200))
  func `are as few as any subset with those that must be there`(seed: UInt64) {
    let (line, tolerances) = example(seed: seed, count: 4...11)
    let required = [1, line.count / 2, line.count - 1]
    for kept in [
      line.fewestPoints(within: tolerances, keeping: required),
      line.longestChords(within: tolerances, keeping: required),
    ] {
      #expect(Set(kept).isSuperset(of: required))
      #expect(holds(kept, of: line, within: tolerances))
    }
    #expect(
      line.fewestPoints(within: tolerances, keeping: required).count
        == fewestByTrying(line, tolerances, keeping: required))
  }

  @Test(arguments: Effort.seeds(200))
  func `hold on long lines, and with the longest chords are never fewer`(seed: UInt64) {
    let (line, tolerances) = example(seed: seed, count: 13...200)
    let fewest = line.fewestPoints(within: tolerances)
    let longest = line.longestChords(within: tolerances)
    #expect(holds(fewest, of: line, within: tolerances))
    #expect(holds(longest, of: line, within: tolerances))
    #expect(fewest.count <= longest.count)
  }

  @Test(arguments: Effort.seeds(200))
  func `never become more when more is tolerated`(seed: UInt64) {
    let (line, tolerances) = example(seed: seed, count: 2...80)
    var before = line.count
    for factor in [0, 0.25, 0.5, 1, 1.0000001, 2, 8, 1e6] {
      let count = line.fewestPoints(within: tolerances.map { ($0 + 0.1) * factor }).count
      #expect(count <= before)
      before = count
    }
    #expect(before == 2)
  }

  @Test(arguments: Effort.seeds(200))
  func `are told their errors as they are`(seed: UInt64) {
    let (line, tolerances) = example(seed: seed, count: 2...40)
    let kept = line.fewestPoints(within: tolerances)
    var expected = [Double](repeating: 0, count: line.width)
    for (start, end) in zip(kept, kept.dropFirst()) {
      for point in start...end {
        for channel in 0..<line.width {
          let part = Double(point - start) / Double(end - start)
          let (from, to) = (line[start, channel], line[end, channel])
          let error = abs(from + (to - from) * part - line[point, channel])
          if point != end { expected[channel] = max(expected[channel], error) }
        }
      }
    }
    #expect(line.largestErrors(keeping: kept) == expected)
  }

  @Test func `are the ends if nothing moves, or all moves straight`() {
    let still = Polyline(count: 50, width: 2, values: [Double](repeating: 0.1, count: 100))
    #expect(still.fewestPoints(within: [0, 0]) == [0, 49])
    #expect(still.longestChords(within: [0, 0]) == [0, 49])
    let straight = Polyline(count: 65, width: 1, values: (0...64).map { Double($0) / 64 })
    #expect(straight.fewestPoints(within: [0]) == [0, 64])
    #expect(Polyline(count: 50, width: 0, values: []).fewestPoints(within: []) == [0, 49])
  }

  @Test func `are all of a parabola that tolerates nothing`() {
    let parabola = Polyline(count: 33, width: 1, values: (0...32).map { Double($0 * $0) })
    #expect(parabola.fewestPoints(within: [0]) == Array(0...32))
    // A chord over 2n steps is off by n² in its middle, so an error of 4 allows 4 steps.
    #expect(parabola.fewestPoints(within: [4]) == Array(stride(from: 0, through: 32, by: 4)))
  }

  @Test func `may be a single one`() {
    let point = Polyline(count: 1, width: 1, values: [7])
    #expect(point.fewestPoints(within: [0]) == [0])
    #expect(point.longestChords(within: [0], keeping: [0]) == [0])
  }

  @Test func `are fewer than the longest chords find`() {
    // The greedy algorithm goes to 2, from where the next chord would cut off the peak at 3.
    let line = Polyline(count: 5, width: 1, values: [4, 3, 2, 4, 3])
    #expect(line.fewestPoints(within: [1]) == [0, 1, 4])
    #expect(line.longestChords(within: [1]) == [0, 2, 3, 4])
  }
}

extension PolylineReductionTests {
  /// Returns walks, waves, stairs, and lines with noise below and around the tolerance; integers,
  /// for which many errors equal the tolerance exactly; and lines that are straight up to rounding.
  private func example(seed: UInt64, count: ClosedRange<Int>) -> (Polyline, [Double]) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: count, using: &random)
    let kind = Int.random(in: 0..<6, using: &random)
    let width = Int.random(in: 1...3, using: &random)
    let slope = Double.random(in: -2...2, using: &random)
    var values: [Double] = []
    for point in 0..<count {
      for channel in 0..<width {
        let before = point > 0 ? values[values.count - width] : 0
        switch kind {
        case 0: values.append(before + .random(in: -1...1, using: &random))
        case 1:
          let angle = Double(point * (channel + 1)) * 0.3
          values.append(angle * (1 - angle * angle / 60))
        case 2: values.append(before + (Int.random(in: 0..<3, using: &random) == 0 ? 1 : 0))
        case 3: values.append(Double(point) * slope + .random(in: -0.3...0.3, using: &random))
        case 4: values.append(Double(Int.random(in: 0...4, using: &random)))
        default: values.append(Double(point) * slope)
        }
      }
    }
    let sizes = [0, 0.125, 0.25, 0.5, 1]
    let tolerances = (0..<width).map { _ in sizes[Int.random(in: 0..<5, using: &random)] }
    return (Polyline(count: count, width: width, values: values), tolerances)
  }

  private func holds(_ kept: [Int], of line: Polyline, within tolerances: [Double]) -> Bool {
    guard kept.first == 0, kept.last == line.count - 1, kept == kept.sorted() else { return false }
    return zip(line.largestErrors(keeping: kept), tolerances).allSatisfy { $0 <= $1 }
  }

  /// Returns the minimum by trying every subset.
  private func fewestByTrying(
    _ line: Polyline, _ tolerances: [Double], keeping required: [Int]
  ) -> Int {
    var fewest = line.count
    for inner in 0..<1 << max(line.count - 2, 0) {
      let kept = [0] + (1..<line.count - 1).filter { inner >> ($0 - 1) & 1 == 1 } + [line.count - 1]
      if kept.count < fewest, Set(kept).isSuperset(of: required),
        holds(kept, of: line, within: tolerances)
      {
        fewest = kept.count
      }
    }
    return fewest
  }
}
