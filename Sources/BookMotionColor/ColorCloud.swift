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

  /// Some neighboring fours, and the box in which all their colors lie.
  ///
  /// Its distance is worked out as theirs are, so it never comes out as more than one of theirs: what
  /// is skipped for it would have added 0.
  private struct Group {
    static let fours = 4
    private var low: SIMD4<Float>
    private var high: SIMD4<Float>

    init(_ color: SIMD4<Float>) {
      low = color
      high = color
    }

    mutating func insert(_ color: SIMD4<Float>) {
      low.replace(with: color, where: color .< low)
      high.replace(with: color, where: color .> high)
    }

    @inline(__always)
    func distanceSquared(to center: SIMD4<Float>) -> Float {
      let (below, above) = (low - center, center - high)
      var way = below.replacing(with: above, where: above .> below)
      way.replace(with: 0, where: way .< 0)
      let squares = way * way
      return squares.x + squares.y + squares.z
    }
  }

  private var fours: [Four] = []
  private var groups: [Group] = []
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
    let place = SIMD4(Float(color.lightness), Float(color.a), Float(color.b), 0)
    if count.isMultiple(of: 4 * Group.fours) {
      groups.append(Group(place))
    } else {
      groups[groups.count - 1].insert(place)
    }
    if lane == 0 { fours.append(Four()) }
    fours[four].lightness[lane] = place.x
    fours[four].a[lane] = place.y
    fours[four].b[lane] = place.z
    fours[four].weight[lane] = Float(sums.weight)
    self.sums.append(sums)
    total += sums.weight
  }

  /// Takes a color's weight away, but not the color.
  mutating func silence(_ index: Int) { fours[index / 4].weight[index % 4] = 0 }

  /// Calls `body` with the fours of every group that comes nearer than √`limit` to a place, or as near.
  @inline(__always)
  private func forEachFour(
    within limit: Float, of center: OKLab, _ body: (Int, Four) -> Void
  ) {
    let center = SIMD4(Float(center.lightness), Float(center.a), Float(center.b), 0)
    for group in groups.indices where groups[group].distanceSquared(to: center) <= limit {
      let first = group * Group.fours
      for index in first..<min(first + Group.fours, fours.count) { body(index, fours[index]) }
    }
  }

  /// How much lies near a place.
  func weight(near center: OKLab, in ball: SoftBall) -> Float {
    var total = SIMD4<Float>.zero
    forEachFour(within: ball.outer, of: center) { _, four in
      var inside = (ball.outer - four.distancesSquared(to: center)) * ball.slope
      inside.replace(with: 0, where: inside .< 0)
      inside.replace(with: 1, where: inside .> 1)
      total += four.weight * inside
    }
    return total.added
  }

  /// Calls `body` with each color no further than √`limit` from a place.
  func forEach(within limit: Double, of center: OKLab, _ body: (Int) -> Void) {
    forEachFour(within: Float(limit), of: center) { index, four in
      let isNear = four.distancesSquared(to: center) .<= SIMD4(repeating: Float(limit))
      for lane in 0..<4 where isNear[lane] && 4 * index + lane < count { body(4 * index + lane) }
    }
  }

  /// Adds the colors that are no further than √`limit` from a place to a middle.
  func add(to middle: inout ColorMiddle, within limit: Double, of center: OKLab) {
    let limits = SIMD4(repeating: Float(limit))
    forEachFour(within: Float(limit), of: center) { _, four in
      let near = four.weight.replacing(
        with: 0, where: four.distancesSquared(to: center) .> limits)
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
