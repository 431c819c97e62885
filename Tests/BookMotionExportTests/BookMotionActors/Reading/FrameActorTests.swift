import BookMotion
import BookMotionActors
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The scene of a frame.
@Suite struct FrameActorTests {
  /// Returns the frame: the first rounded rectangle with a color. Anything below it is its shadow.
  private func frame(of picture: SVGElement) throws -> SVGElement {
    try #require(
      picture.all(named: "rect").first {
        $0.attributes["rx"] != nil && $0.attributes["fill"] != nil
      })
  }

  /// Returns the red, green, and blue components of the frame.
  private func color(of picture: SVGElement) throws -> [Double] {
    let color = try RGB(hex: frame(of: picture).attributes["fill"] ?? "")
    return [color.red, color.green, color.blue]
  }

  @Test func `fades to the next page's color as the table says`() throws {
    let scene = try DrawnScene(.frame, [.init("next", at: 1)])
    let (old, new) = (PageArt(0).color, PageArt(1).color)
    var checked = 0
    for row in try Fixture.rows("reader/frame.txt", atLeast: 230) where row[0] == "sRGB" {
      let numbers = try row.dropFirst().map { try #require(Double($0)) }
      guard numbers.prefix(3) == [1, 2, 3], numbers[3] < 2 else { continue }
      // Red goes from 0.2 to 0.8 in this row.
      let seen = old.mixed((numbers[4] - 0.2) / 0.6, with: new)
      for (found, wanted) in zip(
        try color(of: scene.picture(at: numbers[3])), [seen.red, seen.green, seen.blue])
      {
        #expect(abs(found - wanted) <= 0.5 / 255 + 1e-9, "\(row)")
      }
      checked += 1
    }
    #expect(checked >= 12)
  }

  @Test func `never jumps while pages change faster than it does`() throws {
    let events = [0.3, 0.4, 0.5, 0.6, 0.7].map { MotionEvent("next", at: $0) }
    let scene = try DrawnScene(.frame, events + [MotionEvent("page", 1, at: 0.8)])
    var before = try color(of: scene.picture(at: 0))
    // A curve from 0 to 1 is at most 1.75 times as steep as a line, and at most five are in
    // progress.
    for step in 1...240 {
      let now = try color(of: scene.picture(at: Double(step) / 200))
      for (one, other) in zip(before, now) { #expect(abs(one - other) < 0.12, "step \(step)") }
      before = now
    }
    #expect(try color(of: scene.picture(at: 1.2)) == color(of: scene.picture(at: 0)))
  }

  @Test(arguments: [BookBinding.left, .right])
  func `slides pages towards the spine, inside the frame`(_ binding: BookBinding) throws {
    let scene = try DrawnScene(
      .frame, [.init("next", at: 1)], on: SceneStage(binding: binding))
    let picture = try scene.picture(at: 1.15)
    let frame = try frame(of: picture)
    let pages = picture.all(named: "svg").dropFirst()
    #expect(pages.count == 2)
    let middle = try #require(frame.number("x")) + (frame.number("width") ?? 0) / 2
    let centers = pages.map { ($0.number("x") ?? 0) + ($0.number("width") ?? 0) / 2 }
    // At half the distance, both are equally far from the middle.
    #expect(abs(centers[0] + centers[1] - 2 * middle) < 0.1)
    #expect((centers[1] > centers[0]) == (binding == .left))
    #expect(try scene.picture(at: 1.3).all(named: "svg").count == 2, "one page at rest")
  }

  @Test(arguments: DrawnScene.screens)
  func `has a dot in each corner, as far from one edge as from the other`(_ screen: BookSize) throws
  {
    let stage = SceneStage(screen: screen)
    let picture = try DrawnScene(.frame, [], on: stage).picture(at: 0)
    let frame = try frame(of: picture)
    let (x, y) = (frame.number("x") ?? 0, frame.number("y") ?? 0)
    let (width, height) = (frame.number("width") ?? 0, frame.number("height") ?? 0)
    #expect(x > 0 && y > 0 && x + width < screen.width && y + height < screen.height)
    let dots = picture.all(named: "circle").filter { $0.number("r") == 2.4 }
    #expect(dots.count == 4)
    for dot in dots {
      let (dx, dy) = ((dot.number("cx") ?? 0) - x, (dot.number("cy") ?? 0) - y)
      #expect(abs(min(dx, width - dx) - min(dy, height - dy)) < 0.021)
      #expect(min(dx, dy) > 0)
    }
  }
}
