import BookMotion
import BookMotionTestSupport
import Testing

/// An independent test by a ray from the eye through a point of the screen.
private struct Eye {
  let body: BookRect
  let binding: BookBinding
  let nearness: Double
  let flipAngle: Double

  /// Returns the coordinates relative to the hinge, x into the book and y down from its middle.
  private func relative(_ point: BookPoint) -> (x: Double, y: Double) {
    let x = binding == .left ? point.x - body.x : body.x + body.width - point.x
    return (x, point.y - body.center.y)
  }

  /// Returns the height above the screen at which the ray meets the cover, or `nil` if it misses
  /// it.
  ///
  /// The eye is in front of the middle of the hinge: a ray through (x, y) on the screen is at (x,
  /// y) · (1 − z · nearness) at height z.
  func heightOfCover(behind point: BookPoint) -> Double? {
    let (x, y) = relative(point)
    let (sine, cosine) = Elementary.sinCos(degrees: flipAngle)
    // d cos φ = x (1 − d sin φ · nearness), solved for d.
    let along = x / (cosine + x * sine * nearness)
    let height = along * sine
    guard along > 0, along < body.width else { return nil }
    guard abs(y * (1 - height * nearness)) < body.height / 2 else { return nil }
    return height * nearness < 1 ? height : nil
  }

  /// Returns true if the ray meets the flat body on the screen.
  func meetsBody(behind point: BookPoint, inset: Double) -> Bool {
    let (x, y) = relative(point)
    return x > inset && x < body.width - inset && abs(y) < body.height / 2 - inset
  }

  /// Returns true if the ray meets the two pages about the middle of the body.
  func meetsSpread(behind point: BookPoint) -> Bool {
    let (x, y) = (point.x - body.center.x, point.y - body.center.y)
    return abs(x) < body.width && abs(y) < body.height / 2
  }
}

/// The order of painting.
@Suite struct BookSceneOrderTests {
  /// Paint on the page rather than objects in space; see `BookScene`.
  private let decoration: Set<BookScene.Face.Kind> = [.spine, .pageEdges, .gutter]

  @Test(arguments: BookBinding.allCases, Effort.some(of: [0, 0.2, 0.65, 1, 0.5], oneIn: 3))
  func `ends with what is nearest to the eye, everywhere and at every angle`(
    binding: BookBinding, perspective: Double
  ) throws {
    var random = SeededRandom(seed: 17)
    let body = BookRect(x: 412, y: 200, width: 200, height: 280)
    var (onCover, onBook, onSpread, beside) = (0, 0, 0, 0)
    for angle in stride(from: 0.0, through: 180, by: Effort.isWhole ? 1.25 : 2.5) {
      for spread in BookStyle.Spread.allCases {
        let style = BookStyle.showingAll(perspective: perspective, spread: spread)
        let scene = try BookScene(
          .standing(in: body, flipAngle: angle, style: style, binding: binding), style: style,
          binding: binding)
        let eye = Eye(
          body: body, binding: binding, nearness: perspective / 280, flipAngle: angle)
        for _ in 0..<40 {
          let point = BookPoint(
            x: .random(in: 190...834, using: &random), y: .random(in: 100...580, using: &random))
          let top = scene.faces.last {
            !decoration.contains($0.kind) && $0.quad.contains(point)
          }
          let isCentered = spread == .centered
          let turns = [.cover, .coverInside, isCentered ? .cover : .facingPage]
            .contains(top?.kind)
          // The cover is on the viewer's side of the screen, so it is nearer wherever a ray meets
          // both; and where a ray meets only one, the other is not drawn.
          let height = scene.turning == nil ? nil : eye.heightOfCover(behind: point)
          if let height {
            #expect(height >= 0 && turns, "\(angle)°, \(point): \(String(describing: top))")
            onCover += 1
          } else if isCentered, scene.face(.firstPage) != nil, eye.meetsSpread(behind: point) {
            #expect([.firstPage, .facingPage].contains(top?.kind), "\(angle)°, \(point)")
            onSpread += 1
          } else if scene.face(.backCover) != nil, eye.meetsBody(behind: point, inset: 0) {
            let lying: Set<BookScene.Face.Kind?> = [.firstPage, .pageBlock, .backCover]
            #expect(lying.contains(top?.kind), "\(angle)°, \(point)")
            onBook += 1
          } else {
            #expect(top == nil, "\(angle)°, \(point)")
            beside += 1
          }
        }
      }
    }
    #expect(onCover > 500 && onBook > 500 && onSpread > 200 && beside > 500)
  }

  @Test func `is the order of the kinds, whatever the pose`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let style = [BookStyle.polish, .story].randomElement(using: &random) ?? .polish
      let pose = BookPose.standing(flipAngle: .random(in: -10...190, using: &random), style: style)
      {
        $0[.readerOpacity] = .random(in: -1...1, using: &random)
        $0[.tilt] = .random(in: -10...10, using: &random)
        $0[.yaw] = .random(in: -6...6, using: &random)
      }
      let all = BookScene.Face.Kind.allCases
      let order = try BookScene(pose, style: style).kinds.compactMap { all.firstIndex(of: $0) }
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "\(pose)")
    }
  }
}
