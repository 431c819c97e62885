/// A set of weighted colors in OKLab, for finding the weight and the mean of those near another.
///
/// Each vector holds four colors, so that four distances are computed at once. Single precision,
/// about seven digits, is more than a search needs. The order of the colors determines the order of
/// all additions, and with it every bit of the results.
struct ColorCloud {
  /// Four colors and their weights.
  private struct Four {
    var color = FourColors(repeating: .zero)
    var weight = SIMD4<Float>.zero
  }

  /// Four boxes, each around all colors of `fours` consecutive vectors.
  ///
  /// The distance to a box is computed with the same operations as those to its colors, so it never
  /// rounds to more than any of them: everything that is skipped would have added 0.
  private struct Boxes {
    /// The number of vectors in a box.
    static let fours = 4

    private var low = FourColors(repeating: SIMD3(repeating: .infinity))
    private var high = FourColors(repeating: SIMD3(repeating: -.infinity))

    mutating func insert(_ color: SIMD3<Float>, into box: Int) {
      let (low, high) = (self.low[box], self.high[box])
      self.low[box] = low.replacing(with: color, where: color .< low)
      self.high[box] = high.replacing(with: color, where: color .> high)
    }

    @inline(__always)
    func distancesSquared(to target: FourColors) -> SIMD4<Float> {
      (low - target).larger(target - high).larger(FourColors(repeating: .zero)).squares
    }
  }

  private var fours: [Four] = []
  private var boxes: [Boxes] = []
  /// The sums behind each color.
  private(set) var sums: [WideSums] = []

  var count: Int { sums.count }

  /// The weight of all colors.
  private(set) var total: UInt64 = 0

  subscript(index: Int) -> OKLab { OKLab(fours[index / 4].color[index % 4]) }

  func weight(of index: Int) -> Float { fours[index / 4].weight[index % 4] }

  mutating func append(_ color: OKLab, _ sums: WideSums) {
    let (four, lane) = (count / 4, count % 4)
    if lane == 0 { fours.append(Four()) }
    fours[four].color[lane] = color.vector
    fours[four].weight[lane] = Float(sums.weight)
    let box = four / Boxes.fours
    if box / 4 == boxes.count { boxes.append(Boxes()) }
    boxes[box / 4].insert(color.vector, into: box % 4)
    self.sums.append(sums)
    total += sums.weight
  }

  /// Sets a color's weight to 0, but keeps the color.
  mutating func silence(_ index: Int) { fours[index / 4].weight[index % 4] = 0 }

  /// Calls `body` with the vectors of every box within a distance of √`limit` from a color.
  @inline(__always)
  private func forEachBox(
    within limit: Float, of target: FourColors, _ body: (Range<Int>) -> Void
  ) {
    var first = 0
    for boxes in boxes {
      let isNear = boxes.distancesSquared(to: target) .<= SIMD4(repeating: limit)
      defer { first += 4 * Boxes.fours }
      // Most are far away. Unused boxes at the end are empty and infinitely far away.
      guard any(isNear) else { continue }
      for box in 0..<4 where isNear[box] {
        let start = first + box * Boxes.fours
        body(start..<min(start + Boxes.fours, fours.count))
      }
    }
  }

  /// Returns the weight inside a ball around a color.
  func weight(near center: OKLab, in ball: SoftBall) -> Float {
    let target = FourColors(repeating: center.vector)
    var total = SIMD4<Float>.zero
    forEachBox(within: ball.outer, of: target) { box in
      for four in fours[box] {
        var inside = (ball.outer - (four.color - target).squares) * ball.slope
        inside.replace(with: 0, where: inside .< 0)
        inside.replace(with: 1, where: inside .> 1)
        total += four.weight * inside
      }
    }
    return total.added
  }

  /// Calls `body` with the index of each color within a distance of √`limit` from a color.
  func forEach(within limit: Double, of center: OKLab, _ body: (Int) -> Void) {
    let target = FourColors(repeating: center.vector)
    forEachBox(within: Float(limit), of: target) { box in
      for index in box {
        let isNear = (fours[index].color - target).squares .<= SIMD4(repeating: Float(limit))
        for lane in 0..<4 where isNear[lane] && 4 * index + lane < count { body(4 * index + lane) }
      }
    }
  }

  /// Adds the colors within a distance of √`limit` from a color to `middle`.
  func add(to middle: inout ColorMiddle, within limit: Double, of center: OKLab) {
    let target = FourColors(repeating: center.vector)
    forEachBox(within: Float(limit), of: target) { box in
      for four in fours[box] {
        let near = four.weight.replacing(
          with: 0, where: (four.color - target).squares .> SIMD4(repeating: Float(limit)))
        middle.weight += near
        middle.sum.lightness += near * four.color.lightness
        middle.sum.a += near * four.color.a
        middle.sum.b += near * four.color.b
      }
    }
  }
}

/// Four colors in OKLab, one in each lane, or the differences of four.
private struct FourColors {
  var lightness: SIMD4<Float>
  var a: SIMD4<Float>
  var b: SIMD4<Float>
}

extension FourColors {
  @inline(__always)
  fileprivate init(repeating color: SIMD3<Float>) {
    self.init(
      lightness: SIMD4(repeating: color.x), a: SIMD4(repeating: color.y),
      b: SIMD4(repeating: color.z))
  }

  fileprivate subscript(lane: Int) -> SIMD3<Float> {
    get { SIMD3(lightness[lane], a[lane], b[lane]) }
    set { (lightness[lane], a[lane], b[lane]) = (newValue.x, newValue.y, newValue.z) }
  }

  @inline(__always)
  fileprivate static func - (one: FourColors, other: FourColors) -> FourColors {
    FourColors(lightness: one.lightness - other.lightness, a: one.a - other.a, b: one.b - other.b)
  }

  /// The squares of the lengths of four differences.
  @inline(__always)
  fileprivate var squares: SIMD4<Float> { lightness * lightness + a * a + b * b }

  /// Returns the larger of each two numbers.
  @inline(__always)
  fileprivate func larger(_ other: FourColors) -> FourColors {
    FourColors(
      lightness: lightness.replacing(with: other.lightness, where: other.lightness .> lightness),
      a: a.replacing(with: other.a, where: other.a .> a),
      b: b.replacing(with: other.b, where: other.b .> b))
  }
}

/// A ball with a soft rim: a color in the rim counts in proportion to how far inside it is.
///
/// A cell represents the colors around its mean, so a cell whose mean is on the rim is half inside.
struct SoftBall {
  /// The square of the rim's outer radius.
  let outer: Float
  /// The reciprocal of the difference between the squares of the rim's radii.
  let slope: Float

  init(radius: Double, halfRim: Double) {
    let outer = (radius + halfRim) * (radius + halfRim)
    self.outer = Float(outer)
    slope = Float(1 / (outer - (radius - halfRim) * (radius - halfRim)))
  }
}

/// The weighted mean of colors, as a running sum.
struct ColorMiddle {
  fileprivate var weight = SIMD4<Float>.zero
  fileprivate var sum = FourColors(repeating: .zero)

  /// The mean; `nil` if no weight was added.
  var color: OKLab? {
    let total = weight.added
    guard total > 0 else { return nil }
    return OKLab(SIMD3(sum.lightness.added, sum.a.added, sum.b.added) / total)
  }
}

extension OKLab {
  fileprivate init(_ color: SIMD3<Float>) {
    self.init(lightness: Double(color.x), a: Double(color.y), b: Double(color.z))
  }

  fileprivate var vector: SIMD3<Float> { SIMD3(Float(lightness), Float(a), Float(b)) }
}

extension SIMD4<Float> {
  /// The sum of the four lanes in a fixed order, which `sum()` doesn't promise.
  fileprivate var added: Float { (self[0] + self[1]) + (self[2] + self[3]) }
}
