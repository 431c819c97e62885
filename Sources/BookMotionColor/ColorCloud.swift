import BookMotion

/// A set of weighted colors in OKLab, for finding the weight and the mean of those near another.
///
/// Each vector holds four colors, so that four distances are computed at once. Single precision,
/// about seven digits, is more than a search needs. The order of the colors determines the order of
/// all additions, and with it every bit of the results.
struct ColorCloud {
  /// A color, repeated in every lane.
  private struct Target {
    let lightness: SIMD4<Float>
    let a: SIMD4<Float>
    let b: SIMD4<Float>

    init(_ color: OKLab) {
      lightness = SIMD4(repeating: Float(color.lightness))
      a = SIMD4(repeating: Float(color.a))
      b = SIMD4(repeating: Float(color.b))
    }
  }

  /// Four colors and their weights.
  private struct Four {
    var lightness = SIMD4<Float>.zero
    var a = SIMD4<Float>.zero
    var b = SIMD4<Float>.zero
    var weight = SIMD4<Float>.zero

    @inline(__always)
    func distancesSquared(to target: Target) -> SIMD4<Float> {
      let (light, red, yellow) = (lightness - target.lightness, a - target.a, b - target.b)
      return light * light + red * red + yellow * yellow
    }
  }

  /// Four boxes, each around all colors of `fours` consecutive vectors.
  ///
  /// The distance to a box is computed with the same operations as those to its colors, so it never
  /// rounds to more than any of them: everything that is skipped would have added 0.
  private struct Boxes {
    /// The number of vectors in a box.
    static let fours = 4

    private var low = Corner(.infinity)
    private var high = Corner(-.infinity)

    private struct Corner {
      var lightness: SIMD4<Float>
      var a: SIMD4<Float>
      var b: SIMD4<Float>

      init(_ level: Float) {
        lightness = SIMD4(repeating: level)
        (a, b) = (lightness, lightness)
      }
    }

    mutating func insert(_ lightness: Float, _ a: Float, _ b: Float, into box: Int) {
      low.lightness[box] = min(low.lightness[box], lightness)
      low.a[box] = min(low.a[box], a)
      low.b[box] = min(low.b[box], b)
      high.lightness[box] = max(high.lightness[box], lightness)
      high.a[box] = max(high.a[box], a)
      high.b[box] = max(high.b[box], b)
    }

    @inline(__always)
    func distancesSquared(to target: Target) -> SIMD4<Float> {
      let light = Boxes.distance(
        low.lightness - target.lightness, target.lightness - high.lightness)
      let red = Boxes.distance(low.a - target.a, target.a - high.a)
      let yellow = Boxes.distance(low.b - target.b, target.b - high.b)
      return light * light + red * red + yellow * yellow
    }

    @inline(__always)
    private static func distance(_ below: SIMD4<Float>, _ above: SIMD4<Float>) -> SIMD4<Float> {
      let distance = below.replacing(with: above, where: above .> below)
      return distance.replacing(with: 0, where: distance .< 0)
    }
  }

  private var fours: [Four] = []
  private var boxes: [Boxes] = []
  /// The sums behind each color, if they were given.
  private(set) var sums: [WideSums] = []

  private(set) var count = 0

  /// The weight of all colors.
  private(set) var total: UInt64 = 0

  subscript(index: Int) -> OKLab {
    let (four, lane) = (fours[index / 4], index % 4)
    return OKLab(
      inside: Double(four.lightness[lane]), Double(four.a[lane]), Double(four.b[lane]))
  }

  func weight(of index: Int) -> Float { fours[index / 4].weight[index % 4] }

  mutating func append(_ color: OKLab, _ sums: WideSums) {
    append(color, weight: sums.weight)
    self.sums.append(sums)
  }

  mutating func append(_ color: OKLab, weight: UInt64) {
    let (four, lane) = (count / 4, count % 4)
    let (lightness, red, yellow) = (Float(color.lightness), Float(color.a), Float(color.b))
    if lane == 0 { fours.append(Four()) }
    fours[four].lightness[lane] = lightness
    fours[four].a[lane] = red
    fours[four].b[lane] = yellow
    fours[four].weight[lane] = Float(weight)
    let box = four / Boxes.fours
    if box / 4 == boxes.count { boxes.append(Boxes()) }
    boxes[box / 4].insert(lightness, red, yellow, into: box % 4)
    count += 1
    total += weight
  }

  /// Sets a color's weight to 0, but keeps the color.
  mutating func silence(_ index: Int) { fours[index / 4].weight[index % 4] = 0 }

  /// Calls `body` with the vectors of every box within a distance of √`limit` from a color.
  @inline(__always)
  private func forEachBox(within limit: Float, of target: Target, _ body: (Range<Int>) -> Void) {
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
    let target = Target(center)
    var total = SIMD4<Float>.zero
    forEachBox(within: ball.outer, of: target) { box in
      for index in box {
        var inside = (ball.outer - fours[index].distancesSquared(to: target)) * ball.slope
        inside.replace(with: 0, where: inside .< 0)
        inside.replace(with: 1, where: inside .> 1)
        total += fours[index].weight * inside
      }
    }
    return total.added
  }

  /// Calls `body` with the index of each color within a distance of √`limit` from a color.
  func forEach(within limit: Double, of center: OKLab, _ body: (Int) -> Void) {
    let target = Target(center)
    forEachBox(within: Float(limit), of: target) { box in
      for index in box {
        let isNear = fours[index].distancesSquared(to: target) .<= SIMD4(repeating: Float(limit))
        for lane in 0..<4 where isNear[lane] && 4 * index + lane < count { body(4 * index + lane) }
      }
    }
  }

  /// Adds the colors within a distance of √`limit` from a color to `middle`.
  func add(to middle: inout ColorMiddle, within limit: Double, of center: OKLab) {
    let target = Target(center)
    forEachBox(within: Float(limit), of: target) { box in
      for index in box {
        let four = fours[index]
        let near = four.weight.replacing(
          with: 0, where: four.distancesSquared(to: target) .> SIMD4(repeating: Float(limit)))
        middle.weight += near
        middle.lightness += near * four.lightness
        middle.a += near * four.a
        middle.b += near * four.b
      }
    }
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
  fileprivate(set) var weight = SIMD4<Float>.zero
  fileprivate(set) var lightness = SIMD4<Float>.zero
  fileprivate(set) var a = SIMD4<Float>.zero
  fileprivate(set) var b = SIMD4<Float>.zero

  /// The mean; `nil` if no weight was added.
  var color: OKLab? {
    let total = weight.added
    guard total > 0 else { return nil }
    return OKLab(
      inside: Double(lightness.added / total), Double(a.added / total), Double(b.added / total))
  }
}

extension SIMD4<Float> {
  /// The sum of the four lanes in a fixed order, which `sum()` doesn't promise.
  fileprivate var added: Float { (self[0] + self[1]) + (self[2] + self[3]) }
}
