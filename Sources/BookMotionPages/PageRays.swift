import BookMotion

/// Folds along the rays of a cone, at equal angles on the paper.
struct PageRays: PageFolds {
  private let cone: PageCone
  /// The angle δ of the last paper.
  private let reach: Double
  /// 1, or −1 if the frame of the cone is the mirror image of the page's.
  private let turn: Double
  /// The angles δ and φ/2 of the rays.
  private var deltas: EvenTurns
  private var halves: EvenTurns
  /// 1 divided by the cross product of two successive rays on the paper.
  private var part: Double
  private var ray: Ray
  private var before: Ray

  /// Begins at the fold of a cone. `end` and `reach` are the angles δ of the last fold, and of the last
  /// paper.
  init(of cone: PageCone, upTo end: Double, reach: Double, steps: Int) {
    (self.cone, self.reach) = (cone, reach)
    let step = Elementary.degreesPerRadian * end / Double(steps)
    turn = cone.along.cross(cone.across) > 0 ? 1 : -1
    deltas = EvenTurns(from: 0, by: step)
    part = turn / deltas.turn.sine
    halves = EvenTurns(from: 0, by: step / (2 * cone.sine))
    ray = Ray(of: cone, deltas.current, at: SIMD3(1, 0, 0))
    before = ray
  }

  var normal: BookPoint { BookPoint(x: -turn * ray.paper.y, y: turn * ray.paper.x) }
  var offset: Double { cone.tip.dot(normal) }

  @inline(__always)
  mutating func advance() {
    deltas.advance()
    halves.advance()
    let (sine, cosine) = halves.current
    let width = 2 * cone.sine * sine
    before = ray
    ray = Ray(
      of: cone, deltas.current,
      at: SIMD3(1 - width * cone.sine * sine, width * cosine, width * cone.cosine * sine))
  }

  mutating func finish() {
    before = ray
    ray = Ray(of: cone, Elementary.sinCos(reach), at: cone.stand(at: reach))
    part = 1 / before.paper.cross(ray.paper)
  }

  @inline(__always)
  func facet(_ outline: PagePolygon) -> PageFacet {
    // A point q of the paper with q − tip = a · before.paper + b · ray.paper is at
    // tip + a · before.space + b · ray.space.
    let x = (part * ray.paper.y) * before.space - (part * before.paper.y) * ray.space
    let y = (part * before.paper.x) * ray.space - (part * ray.paper.x) * before.space
    let tip = cone.tip
    return PageFacet(
      outline: outline, origin: SIMD3(tip.x, tip.y, 0) - tip.x * x - tip.y * y, across: x, down: y)
  }

  /// A ray from the tip of a cone.
  private struct Ray {
    /// Its direction on the paper, and in space.
    let paper: BookPoint
    let space: SIMD3<Double>

    /// Creates the ray at the angle `delta`. Its direction in space is given in the frame of the cone.
    @inline(__always)
    init(of cone: PageCone, _ delta: (sine: Double, cosine: Double), at stand: SIMD3<Double>) {
      paper = delta.cosine * cone.along + delta.sine * cone.across
      let flat = stand.x * cone.along + stand.y * cone.across
      space = SIMD3(flat.x, flat.y, stand.z)
    }
  }
}
