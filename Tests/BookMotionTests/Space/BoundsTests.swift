import BookMotion
import Testing

@Suite struct `The bounds of a scene` {
  @Test func `of a closed book are its border and its shadow`() throws {
    // Radius 8, offset 6 down: the blur extends 24 points around the border's 1.5.
    let bounds = try #require(try BookScene(.standing(flipAngle: 0)).bounds)
    #expect(bounds == BookRect(x: -25.5, y: -19.5, width: 251, height: 331))
  }

  @Test(arguments: BookBinding.allCases, [0.2, 0.5, 1])
  func `hold every corner and its shadow, at every angle`(
    binding: BookBinding, perspective: Double
  ) throws {
    let style = BookStyle.showingAll(perspective: perspective)
    for angle in stride(from: -10.0, through: 190, by: 2.5) {
      let pose = BookPose.standing(flipAngle: angle, tilt: 8, style: style, binding: binding)
      let scene = try BookScene(pose, style: style, binding: binding)
      let room = try #require(scene.bounds)
      for face in scene.faces {
        let flat = BookScene.Quad(face.rect, seenBy: .identity).corners
        for (corner, seen) in zip(flat, face.quad.corners) {
          // Half of a border of 3, at the scale of that corner.
          let border = 1.5 / face.projection.depth(of: corner)
          let blur = 3 * scene.shadow.radius
          for (x, y, reach) in [(0, 0, border), (scene.shadow.x, scene.shadow.y, border + blur)] {
            #expect(seen.x + x - reach >= room.x - 1e-9 && seen.y + y - reach >= room.y - 1e-9)
            #expect(seen.x + x + reach <= room.x + room.width + 1e-9)
            #expect(seen.y + y + reach <= room.y + room.height + 1e-9)
          }
        }
      }
    }
  }

  @Test func `have room for a frame around a spread`() throws {
    let plain = try #require(try BookScene(.standing(flipAngle: 180)).bounds)
    let framed = try #require(
      try BookScene(.standing(flipAngle: 180) { $0[.frameBorder] = 10 }).bounds)
    #expect(framed.width == plain.width + 17 && framed.x == plain.x - 8.5)
  }

  @Test(arguments: Choreography.presets, BookScore.Direction.allCases)
  func `of a timeline are just large enough for every frame`(
    choreography: Choreography, direction: BookScore.Direction
  ) throws {
    let timeline = try BookTimeline(
      BookScore(choreography, direction: direction, framesPerSecond: 30))
    let all = try #require(try timeline.bounds())
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for frame in timeline {
      guard let room = try timeline.scene(of: frame).bounds else { continue }
      (left, top) = (min(left, room.x), min(top, room.y))
      (right, bottom) = (max(right, room.x + room.width), max(bottom, room.y + room.height))
    }
    #expect(all.x == left && all.y == top)
    #expect(abs(all.x + all.width - right) <= 1e-9 && abs(all.y + all.height - bottom) <= 1e-9)
  }

  @Test func `of a timeline end when a frame comes too near to the eye`() throws {
    var style = BookStyle.polish
    style.perspective = 1.2
    let polish = Choreography.bookPolish
    let choreography = try Choreography(
      name: "near", style: style, opening: polish.opening, closing: polish.closing)
    let timeline = try BookTimeline(BookScore(choreography, framesPerSecond: 30))
    #expect(throws: BookMotionError.self) { try timeline.bounds() }
  }
}
