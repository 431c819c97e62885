import BookMotion
import BookMotionTestSupport
import Testing

/// A projection.
@Suite struct BookSceneProjectionTests {
  private let middle = BookPoint(x: 0, y: 140)
  private let corner = BookPoint(x: 200, y: 0)

  @Test(arguments: [
    (30.0, 210.858, -30.435), (60, 144.780, -62.691), (90, 0, -77.778), (150, -210.858, -30.435),
  ])
  func `has the corners that the design states`(angle: Double, x: Double, y: Double) {
    let seen = BookScene.Projection.turn(
      -angle, about: .vertical, through: middle, nearness: 0.5 / 280)(corner)
    #expect(abs(seen.x - x) <= 0.0005 && abs(seen.y - y) <= 0.0005)
  }

  @Test func `swings the free edge as far out as the design states`() {
    let farthest = stride(from: 0.0, through: 90, by: 0.1).map { angle in
      (
        angle,
        BookScene.Projection.turn(-angle, about: .vertical, through: middle, nearness: 0.5 / 280)(
          corner)
      )
    }.max { $0.1.x < $1.1.x }
    #expect(abs((farthest?.0 ?? 0) - 20.9) < 0.06 && abs((farthest?.1.x ?? 0) - 214.1) < 0.05)
    let upright = BookScene.Projection.turn(
      -90, about: .vertical, through: middle, nearness: 0.5 / 280)
    let edge = BookScene.Quad(BookRect(x: 0, y: 0, width: 200, height: 280), seenBy: upright)
    #expect(abs((edge.bottomRight.y - edge.topRight.y) / 280 - 1.556) < 0.0005)
  }

  @Test func `without perspective only squeezes`() {
    for angle in stride(from: -360.0, through: 360, by: 7.5) {
      let turn = BookScene.Projection.turn(angle, about: .vertical, through: middle, nearness: 0)
      let seen = turn(corner)
      #expect(abs(seen.x - 200 * Elementary.sinCos(degrees: angle).cosine) <= 1e-12 && seen.y == 0)
      #expect(turn.depth(of: corner) == 1)
    }
  }

  @Test(arguments: Effort.seeds(100))
  func `about the other axis is the same with x and y changed`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let angle = Double.random(in: -400...400, using: &random)
    let anchor = BookPoint(
      x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random))
    let point = BookPoint(
      x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random))
    let nearness = Double.random(in: 0...0.4, using: &random)
    let upright = BookScene.Projection.turn(
      angle, about: .vertical, through: anchor, nearness: nearness)
    // Seen from the side, the opposite direction is forward.
    let level = BookScene.Projection.turn(
      -angle, about: .horizontal, through: BookPoint(x: anchor.y, y: anchor.x), nearness: nearness)
    let (one, other) = (upright(point), level(BookPoint(x: point.y, y: point.x)))
    #expect(abs(one.x - other.y) <= 1e-12 && abs(one.y - other.x) <= 1e-12)
  }

  @Test(arguments: Effort.seeds(100))
  func `followed by another is one after the other`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func turn(_ axis: BookScene.Projection.Axis) -> BookScene.Projection {
      .turn(
        .random(in: -180...180, using: &random), about: axis,
        through: BookPoint(
          x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random)),
        nearness: .random(in: 0...0.15, using: &random))
    }
    let (first, second) = (turn(.vertical), turn(.horizontal))
    let point = BookPoint(
      x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random))
    let (both, one) = (first.then(second)(point), second(first(point)))
    #expect(abs(both.x - one.x) <= 1e-12 && abs(both.y - one.y) <= 1e-12)
    #expect(first.then(.identity) == first)
  }

  @Test func `shows the back of a cover from 90 degrees on, wherever the book stands`() {
    let page = BookRect(x: 317.3, y: -20.1, width: 200, height: 280)
    for nearness in [0, 0.2 / 280, 0.5 / 280, 1 / 280.0] {
      for angle in stride(from: 0.0, through: 180, by: 0.25) where angle != 90 {
        let turn = BookScene.Projection.turn(
          -angle, about: .vertical, through: BookPoint(x: page.x, y: page.center.y),
          nearness: nearness)
        #expect((BookScene.Quad(page, seenBy: turn).signedArea > 0) == (angle < 90), "\(angle)°")
      }
    }
  }

  @Test func `shows the back earlier of a face that turns beside the vanishing point`() {
    // Turns about x = 100, seen from x = 0: the eye sees its far side before it is upright.
    let eye = BookPerspective(vanishingPoint: .zero, nearness: 0.001)
    let areas = [70.0, 110].map { angle in
      let (sine, cosine) = Elementary.sinCos(degrees: angle)
      let corners = [(0.0, -50.0), (100, -50), (100, 50), (0, 50)].map { along, y in
        eye(x: 100 + along * cosine, y: y, z: along * sine)
      }
      return zip(corners, corners.dropFirst() + corners.prefix(1))
        .reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    }
    #expect(areas[0] > 0 && areas[1] < 0)
    let near = eye(x: 100, y: 0, z: 100)
    #expect(near.x > 100, "an upright face beside the vanishing point is seen from its inner side")
  }

  @Test func `has no place for a point that is not before the eye`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let upright = BookScene.Projection.turn(-90, about: .vertical, through: .zero, nearness: 0.01)
      _ = upright(BookPoint(x: 100, y: 0))
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("a point behind the eye can't be projected"))
  }

  @Test func `of an angle that is no number is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = BookScene.Projection.turn(.nan, about: .vertical, through: .zero, nearness: 0)
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("BookMotion: degrees is nan: it takes a finite number"))
  }
}

extension BookPerspective {
  /// Returns the point of the screen at which a point in space is seen.
  fileprivate func callAsFunction(x: Double, y: Double, z: Double) -> BookPoint {
    projection(origin: SIMD3(x, y, z), across: .zero, down: .zero)(.zero)
  }
}
