import BookMotionTestSupport
import Testing

@testable import BookMotion

/// A scene.
@Suite struct BookSceneTests {
  private func scene(
    _ angle: Double, style: BookStyle = .polish, binding: BookBinding = .left
  ) throws -> BookScene {
    try BookScene(
      .standing(flipAngle: angle, style: style, binding: binding), style: style, binding: binding)
  }

  @Test(arguments: [
    (0.0, "cover"), (60, "backCover pageBlock pageEdges spine cover"),
    (120, "backCover pageBlock pageEdges spine firstPage coverInside"),
    (169.99, "backCover pageBlock pageEdges spine firstPage coverInside"),
    (170, "backCover pageBlock pageEdges spine firstPage"),
    (180, "backCover pageBlock firstPage"), (187, "backCover pageBlock firstPage"),
    (-3, "cover"),
  ])
  func `has the faces that can be seen, those at the back first`(
    angle: Double, kinds: String
  ) throws {
    #expect(try scene(angle).kinds.map(\.rawValue).joined(separator: " ") == kinds)
  }

  @Test(arguments: [
    (150.0, "backCover pageBlock pageEdges spine firstPage coverInside"),
    (165, "backCover pageBlock pageEdges spine firstPage facingPage gutter coverInside"),
    (172, "backCover pageBlock pageEdges spine firstPage facingPage gutter"),
    (190, "backCover pageBlock firstPage facingPage gutter"),
  ])
  func `of a spread has its other half under the cover that goes`(
    angle: Double, kinds: String
  ) throws {
    #expect(
      try scene(angle, style: .story).kinds.map(\.rawValue).joined(separator: " ") == kinds)
  }

  @Test func `shows the inside of the cover from 90 degrees on, in both bindings`() throws {
    for binding in BookBinding.allCases {
      for angle in stride(from: 0.0, to: 170, by: 0.5) {
        let expected: BookScene.Face.Kind = angle < 90 ? .cover : .coverInside
        #expect(try scene(angle, binding: binding).kinds.last == expected, "\(angle)°")
      }
    }
  }

  @Test func `has the corners, widths and gutter of its style, which may grow with the book`()
    throws
  {
    var style = BookStyle(
      fades: BookStyle.Fades(back: BookStyle.Fade(arrival: 10...40, departure: 140...170)),
      corners: BookStyle.Corners(cover: 6, spine: 3, pageEdges: 1), border: 5, spineWidth: 20,
      pageEdgeWidth: 0.5, gutter: BookStyle.Gutter(width: 12), spread: .spread,
      referenceWidth: 100)
    for (scales, factor) in [(false, 1.0), (true, 2)] {
      style.scalesWithBook = scales
      let rising = try BookScene(.standing(flipAngle: 25, style: style), style: style)
      let back = try #require(rising.face(.backCover))
      #expect(back.opacity == 0.5 && rising.face(.pageBlock)?.opacity == 0.5)
      #expect(back.cornerRadius == 6 * factor)
      #expect(rising.face(.pageBlock)?.rect == back.rect.inset(by: 3 * factor))
      #expect(rising.face(.cover)?.cornerRadius == 6 * factor)
      // The spine has the width of its book, regardless of everything else.
      #expect(rising.face(.spine)?.rect.width == 40)
      #expect(rising.face(.spine)?.cornerRadius == 3 * factor)
      #expect(rising.face(.pageEdges)?.rect.width == 20)
      #expect(rising.face(.pageEdges)?.rect.height == 280 - 8 * factor)
      #expect(rising.face(.pageEdges)?.cornerRadius == 1 * factor)
      let open = try BookScene(.standing(flipAngle: 175, style: style), style: style)
      #expect(open.face(.gutter)?.rect.width == 12 * factor)
      #expect(open.face(.gutter)?.rect.center.x == 0 && open.face(.backCover) == nil)
    }
  }

  @Test func `has two pages about the middle of the body, flat under the cover that turns`() throws
  {
    let style = BookStyle(
      fades: BookStyle.Fades(firstPage: BookStyle.Fade(arrival: 30...90)), spread: .centered)
    for binding in BookBinding.allCases {
      let rising = try BookScene(
        .standing(flipAngle: 60, style: style, binding: binding), style: style, binding: binding)
      #expect(
        rising.kinds == [
          .backCover, .pageBlock, .pageEdges, .spine, .facingPage, .firstPage, .gutter, .cover,
        ])
      let page = try #require(rising.face(.firstPage))
      let facing = try #require(rising.face(.facingPage))
      #expect(page.opacity == 0.5 && facing.opacity == 0.5)
      #expect(rising.face(.gutter)?.opacity == 0.5)
      #expect(rising.face(.gutter)?.rect.center.x == 100)
      // One ends where the other begins, half a page from the hinge; reading continues on the first
      // page.
      let (left, right) = binding == .left ? (facing, page) : (page, facing)
      #expect(abs(left.quad.bounds.x + 100) < 1e-9 && abs(right.quad.bounds.x - 100) < 1e-9)
      for bounds in [left.quad.bounds, right.quad.bounds] {
        #expect(abs(bounds.width - 200) < 1e-9 && abs(bounds.height - 280) < 1e-9)
      }
    }
  }

  @Test func `that leans far over still shows the same side of its cover`() throws {
    let style = BookStyle(perspective: 0.2)
    for tilt in [-170.0, -91, 91, 120] {
      for (angle, side) in [(45.0, BookScene.Face.Kind.cover), (135, .coverInside)] {
        let pose = BookPose.standing(flipAngle: angle, tilt: tilt, style: style)
        #expect(try BookScene(pose, style: style).kinds.last == side)
      }
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `of a book bound at the right is the mirror image`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let screen = BookSize(width: 1024, height: 768)
    let style = BookStyle.random(using: &random)
    let frame = BookRect(
      x: .random(in: -100...900, using: &random), y: .random(in: -100...700, using: &random),
      width: .random(in: 1...300, using: &random), height: .random(in: 310...500, using: &random))
    let pose = BookPose.standing(
      in: frame, flipAngle: .random(in: -10...190, using: &random),
      tilt: .random(in: -20...20, using: &random), style: style
    ) { $0[.readerOpacity] = .random(in: -1...1, using: &random) }
    let left = try BookScene(pose, style: style, screen: screen)
    let right = try BookScene(
      pose.mirrored(in: screen.width), style: style, binding: .right, screen: screen)
    #expect(left.kinds == right.kinds)
    for (one, other) in zip(left.faces, right.faces) {
      #expect(one.opacity == other.opacity && abs(one.cornerRadius - other.cornerRadius) <= 1e-9)
      let seen = other.quad
      // The left side of a face is mirrored to its right.
      let mirrored = [seen.topRight, seen.topLeft, seen.bottomLeft, seen.bottomRight]
      for (corner, image) in zip(one.quad.corners, mirrored) {
        #expect(abs(corner.x - (screen.width - image.x)) <= 1e-9, "\(one.kind)")
        #expect(abs(corner.y - image.y) <= 1e-9, "\(one.kind)")
      }
    }
  }

  @Test func `mirrors to the last bit about a hinge at the origin`() throws {
    for angle in stride(from: -10.0, through: 190, by: 0.7) {
      let left = try BookScene(.standing(flipAngle: angle))
      let right = try BookScene(
        .standing(
          in: BookRect(x: -200, y: 0, width: 200, height: 280), flipAngle: angle, binding: .right),
        binding: .right)
      for (one, other) in zip(left.faces, right.faces) where one.kind != .pageEdges {
        #expect(one.quad.topLeft.x == -other.quad.topRight.x, "\(angle)°, \(one.kind)")
        #expect(one.quad.topRight == BookPoint(x: -other.quad.topLeft.x, y: other.quad.topLeft.y))
      }
    }
  }

  @Test func `has no perspective at 0`() throws {
    let style = BookStyle.showingAll(perspective: 0)
    for angle in stride(from: 0.0, through: 180, by: 2.5) {
      let scene = try BookScene(.standing(flipAngle: angle, tilt: 10, style: style), style: style)
      for face in scene.faces {
        #expect(face.largestScale == 1)
        #expect(abs(face.quad.topLeft.y - face.quad.topRight.y) <= 1e-9)
      }
    }
  }

  @Test func `of a book without a size is empty, except for a reader that fills the screen`() throws
  {
    for frame in [
      BookRect(x: 5, y: 5, width: 0, height: 0),
      BookRect(x: 0, y: 0, width: .leastNonzeroMagnitude, height: 1),
    ] {
      for angle in [0.0, 60, 90, 180] {
        let pose = BookPose.standing(in: frame, flipAngle: angle, tilt: 5)
        #expect(try BookScene(pose).faces.isEmpty)
      }
    }
    let pose = BookPose.standing(in: BookRect(x: 5, y: 5, width: 0, height: 0), flipAngle: 180) {
      $0[.readerOpacity] = 0.5
    }
    #expect(try BookScene(pose).faces.isEmpty)
    #expect(try BookScene(pose, style: .story).kinds == [.reader])
    #expect(
      try BookScene(pose, style: .story).faces.last?.quad.bounds.width
        == BookLayout.standardScreen.width)
  }

  @Test func `has corners that are numbers, whatever the pose, or says why not`() throws {
    var random = SeededRandom(seed: 12)
    let hard: [Double] = [
      0, .leastNonzeroMagnitude, 1e-9, 1e-3, 1, 200, 1e6, 1e9, 1e100, 1e300, -5, .infinity, .nan,
    ]
    let angles: [Double] = [
      -1e9, -90, 0, 1e-300, 45, 90, 135, 180, 270, 450, 1e18, .infinity, .nan,
    ]
    var (shown, refused) = (0, 0)
    for _ in 0..<20_000 {
      func pick(_ numbers: [Double]) -> Double { numbers.randomElement(using: &random) ?? 0 }
      var style = [BookStyle.polish, .story].randomElement(using: &random) ?? .polish
      style.perspective = pick([0, 1e-300, 0.2, 0.5, 0.97, 1, 5, 1e100, 1e300, -1, .nan, .infinity])
      style.spineWidth = pick([0, 14, 35, 1e9, .nan])
      let pose = BookPose.standing(
        in: BookRect(x: pick(hard), y: pick(hard), width: pick(hard), height: pick(hard)),
        flipAngle: pick(angles), tilt: pick(angles + [0, 0, 0]), style: style
      ) { $0[.readerOpacity] = pick(hard) }
      do {
        let scene = try BookScene(
          pose, style: style, binding: .allCases.randomElement(using: &random) ?? .left)
        for face in scene.faces {
          #expect(face.quad.numbers.allSatisfy { $0.isFinite }, "\(pose) \(style)")
          #expect(face.quad.signedArea.isFinite && face.largestScale <= 51)
          #expect(face.opacity > 0 && face.opacity <= 1)
          #expect(face.cornerRadius >= 0)
        }
        shown += 1
      } catch {
        refused += 1
      }
    }
    #expect(shown > 100 && refused > 100)
  }
}
