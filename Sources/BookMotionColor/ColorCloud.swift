import BookMotion

/// Colors in OKLab, each with its weight: asked how much lies near a place, and where its middle is.
///
/// Four colors stand in one vector, so that four distances are taken at once; seven digits are more
/// than a search needs. The order of the colors fixes the order of all additions, and with it every
/// bit of the answers.
struct ColorCloud {
  /// Four colors and their weights.
  private struct Four {
    var lightness = SIMD4<Float>.zero
    var a = SIMD4<Float>.zero
    var b = SIMD4<Float>.zero
    var weight = SIMD4<Float>.zero

    @inline(__always)
    func distancesSquared(to center: OKLab) -> SIMD4<Float> {
      let light = lightness - Float(center.lightness)
      let red = a - Float(center.a)
      let yellow = b - Float(center.b)
      return light * light + red * red + yellow * yellow
    }
  }

  private var fours: [Four] = []
  /// What each color consists of.
  private(set) var sums: [WideSums] = []

  var count: Int { sums.count }

  /// The weight of all colors.
  private(set) var total: UInt64 = 0

  subscript(index: Int) -> OKLab {
    let (four, lane) = (fours[index / 4], index % 4)
    return OKLab(
      inside: Double(four.lightness[lane]), Double(four.a[lane]), Double(four.b[lane]))
  }

  func weight(of index: Int) -> Float { fours[index / 4].weight[index % 4] }

  mutating func append(_ color: OKLab, _ sums: WideSums) {
    let (four, lane) = (count / 4, count % 4)
    if lane == 0 { fours.append(Four()) }
    fours[four].lightness[lane] = Float(color.lightness)
    fours[four].a[lane] = Float(color.a)
    fours[four].b[lane] = Float(color.b)
    fours[four].weight[lane] = Float(sums.weight)
    self.sums.append(sums)
    total += sums.weight
  }

  /// Takes a color's weight away, but not the color.
  mutating func silence(_ index: Int) { fours[index / 4].weight[index % 4] = 0 }

  /// How much lies near a place.
  func weight(near center: OKLab, in ball: SoftBall) -> Float {
    var total = SIMD4<Float>.zero
    for four in fours {
      var inside = (ball.outer - four.distancesSquared(to: center)) * ball.slope
      inside.replace(with: 0, where: inside .< 0)
      inside.replace(with: 1, where: inside .> 1)
      total += four.weight * inside
    }
    return total.added
  }

  /// Calls `body` with each color no further than √`limit` from a place.
  func forEach(within limit: Double, of center: OKLab, _ body: (Int) -> Void) {
    for index in fours.indices {
      let isNear = fours[index].distancesSquared(to: center) .<= SIMD4(repeating: Float(limit))
      for lane in 0..<4 where isNear[lane] && 4 * index + lane < count { body(4 * index + lane) }
    }
  }

  /// Adds the colors that are no further than √`limit` from a place to a middle.
  func add(to middle: inout ColorMiddle, within limit: Double, of center: OKLab) {
    let limit = SIMD4(repeating: Float(limit))
    for four in fours {
      let near = four.weight.replacing(
        with: 0, where: four.distancesSquared(to: center) .> limit)
      middle.weight += near
      middle.lightness += near * four.lightness
      middle.a += near * four.a
      middle.b += near * four.b
    }
  }
}

/// A ball around a place whose rim is soft: what lies across counts by the part that is inside.
///
/// A cell stands for colors around its mean, so one whose mean is on the rim is half inside.
struct SoftBall {
  /// The square of the outer end of the rim.
  let outer: Float
  /// One over the rim's width, in squares.
  let slope: Float

  init(radius: Double, halfRim: Double) {
    let outer = (radius + halfRim) * (radius + halfRim)
    self.outer = Float(outer)
    slope = Float(1 / (outer - (radius - halfRim) * (radius - halfRim)))
  }
}

/// The middle of some colors.
struct ColorMiddle {
  fileprivate(set) var weight = SIMD4<Float>.zero
  fileprivate(set) var lightness = SIMD4<Float>.zero
  fileprivate(set) var a = SIMD4<Float>.zero
  fileprivate(set) var b = SIMD4<Float>.zero

  /// The middle, or nil of nothing.
  var color: OKLab? {
    let total = weight.added
    guard total > 0 else { return nil }
    return OKLab(
      inside: Double(lightness.added / total), Double(a.added / total), Double(b.added / total))
  }
}

extension SIMD4<Float> {
  /// The sum of the four; the library's has no promised order.
  fileprivate var added: Float { (self[0] + self[1]) + (self[2] + self[3]) }
}
