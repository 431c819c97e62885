import BookMotion
import BookMotionColor
import BookMotionDrawing
import BookMotionTestSupport
import Testing

@testable import BookMotionExport

/// The thickness of a book.
@Suite struct FramePainterThicknessTests {
  /// Returns the visible offset of the book's back from its front, at a distance from its shelf.
  private static func depth(
    at degrees: Double, away: Double, lift: Double = 0, binding: BookBinding = .left
  ) throws -> BookPoint {
    let layout = BookLayout(binding: binding)
    var frame = layout.restingFrame
    frame.x += away
    var driven = BookPose.Driven(frame: frame)
    driven[.flipAngle] = degrees
    driven[.lift] = lift
    let pose = BookPose(driven, binding: binding)
    let drawing = try BookFrame(pose, in: BookSetting(layout: layout)).svg(withBackdrop: false)
    let root = try #require(SVGElement.parse(drawing))
    // The back board is painted first, before anything with its own paint.
    let cloth = RGB.fallback.scaled(by: 0.62).hex
    let board = root.all(named: "g").first { $0.attributes["fill"] == cloth }
    let back = board?.all(named: "use").first
    return BookPoint(x: back?.number("x") ?? 0, y: back?.number("y") ?? 0)
  }

  /// The standard book is 200 wide, its spine is 14 thick, and each of its boards 3.
  @Test(arguments: BookBinding.allCases)
  func `is seen to the right and below, once it is off its shelf`(binding: BookBinding) throws {
    #expect(try Self.depth(at: 0, away: 0, binding: binding) == .zero)
    let away = try Self.depth(at: 0, away: 150, binding: binding)
    #expect(away == BookPoint(x: 6, y: 8.4))
    // A book lifted in place is off its shelf as well.
    #expect(try Self.depth(at: 0, away: 0, lift: 1, binding: binding) == away)
    let half = try Self.depth(at: 0, away: 50, binding: binding)
    #expect(half == BookPoint(x: 3, y: 4.2))
  }

  @Test func `goes as the cover opens, and is not beside a page that is read`() throws {
    #expect(try Self.depth(at: 60, away: 300) == BookPoint(x: 6, y: 8.4))
    #expect(try Self.depth(at: 105, away: 300) == BookPoint(x: 3, y: 4.2))
    #expect(try Self.depth(at: 150, away: 300) == .zero)
    var last = Double.infinity
    for degrees in stride(from: 0.0, through: 180, by: 5) {
      let depth = try Self.depth(at: degrees, away: 300).y
      #expect(depth <= last, "\(degrees)")
      last = depth
    }
  }
}
