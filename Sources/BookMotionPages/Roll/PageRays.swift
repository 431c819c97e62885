import BookMotion

/// Folds along the rays of a cone, at equal angles on the paper.
struct PageRays: PageFolds {
  private let cone: PageCone
  /// The angle δ of the last paper.
  private let reach: Double
  /// 1, or −1 if the frame of the cone is the mirror image of the page's.
  private let turn: Double
  /// The angles of the rays on the paper, and their angles φ/2.
  private var angles: EvenTurns
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
    angles = EvenTurns(from: (cone.along.y, cone.along.x), by: turn * step)
    part = 1 / angles.turn.sine
    halves = EvenTurns(from: (0, 1), by: step / (2 * cone.sine))
    ray = (cone.along, SIMD3(cone.along.x, cone.along.y, 0))
    before = ray
  }

  var normal: BookPoint { BookPoint(x: -turn * ray.paper.y, y: turn * ray.paper.x) }
  var offset: Double { cone.tip.dot(normal) }

  @inline(__always)
  mutating func advance() {
    angles.advance()
    halves.advance()
    let (sine, cosine) = halves.current
    let rise = 2 * cone.sine * sine
    let fall = rise * sine
    before = ray
    ray = (
      BookPoint(x: angles.current.cosine, y: angles.current.sine),
      cone.inSpace(SIMD3(1 - fall * cone.sine, rise * cosine, fall * cone.cosine))
    )
  }

  mutating func finish() {
    before = ray
    let (sine, cosine) = Elementary.sinCos(reach)
    ray = (cosine * cone.along + sine * cone.across, cone.inSpace(cone.stand(at: reach)))
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

  /// A ray from the tip of a cone, as a direction on the paper and in space.
  private typealias Ray = (paper: BookPoint, space: SIMD3<Double>)
}
