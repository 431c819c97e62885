import BookMotion
import BookMotionDrawing
import Foundation
import Testing

@testable import BookMotionExport

/// An independent implementation of SPEC's closed form: the projection of a point of a cover that
/// turns about its left edge.
struct ClosedForm {
  let angle: Double
  let hinge: Double
  let middle: Double
  let eye: Double

  init(degrees: Double, frame: BookRect, perspective: Double = 0.5) {
    angle = degrees * .pi / 180
    hinge = frame.x
    middle = frame.y + frame.height / 2
    eye = max(frame.width, frame.height) / perspective
  }

  func callAsFunction(_ x: Double, _ y: Double) -> BookPoint {
    let depth = 1 - (x - hinge) * sin(angle) / eye
    return BookPoint(x: hinge + (x - hinge) * cos(angle) / depth, y: middle + (y - middle) / depth)
  }
}

/// What a frame draws.
@Suite struct BookFrameGeometryTests {
  private static let frame = BookRect(x: 100, y: 200, width: 200, height: 280)

  private func frame(
    at degrees: Double, in setting: BookSetting = BookSetting()
  ) throws -> BookFrame {
    var driven = BookPose.Driven(frame: Self.frame)
    driven[.flipAngle] = degrees
    return try BookFrame(BookPose(driven), in: setting)
  }

  @Test(arguments: [5.0, 15, 30, 45, 60, 75, 85, 88])
  func `has its rounded corners where the projection has them`(degrees: Double) throws {
    let root = try #require(SVGElement.parse(frame(at: degrees).svg(withBackdrop: false)))
    let see = ClosedForm(degrees: degrees, frame: Self.frame)
    // The second outline in the shadow is that of the cover.
    let outlines = try #require(root.all(named: "g").first { $0.attributes["filter"] != nil })
      .all(named: "path")
    let points = SVGOutline(try #require(outlines.last?.attributes["d"])).points(perCurve: 16)
    #expect(points.count > 60)
    let (radius, right, bottom) = (16.0, 300.0, 480.0)
    for point in points {
      // Project back onto the cover, and measure the distance to its outline there.
      let depthShare = (point.x - 100) / cos(see.angle)
      let x = 100 + depthShare / (1 + depthShare * sin(see.angle) / see.eye)
      let depth = 1 - (x - 100) * sin(see.angle) / see.eye
      let y = see.middle + (point.y - see.middle) * depth
      let across = max(100 + radius - x, x - (right - radius), 0)
      let down = max(200 + radius - y, y - (bottom - radius), 0)
      let isCorner = across > 0 && down > 0
      let off =
        isCorner
        ? abs(hypot(across, down) - radius)
        : min(abs(x - 100), abs(x - right), abs(y - 200), abs(y - bottom))
      // The turn stretches a step of the grid when it is projected onto the cover.
      let stretch = max(1, depth * depth / cos(see.angle))
      #expect(off < 0.02 + 0.0075 * stretch, "(\(x), \(y))")
    }
  }

  @Test(arguments: [10.0, 30, 60, 80, 88], [0.25, 0.5, 2])
  func `has as many strips as the law says, and no point of one is off by more than is stated`(
    degrees: Double, error: Double
  ) throws {
    let setting = BookSetting(
      look: BookLook(cover: try TestPicture.cover()), pictureError: error)
    let root = try #require(SVGElement.parse(frame(at: degrees, in: setting).svg()))
    let see = ClosedForm(degrees: degrees, frame: Self.frame)
    let strips = root.all(named: "svg").dropFirst()
    let scale = 1 / (1 - 200 * sin(see.angle) / see.eye)
    #expect(strips.count == max(10, Int((280 * (scale - 1) / (4 * error)).rounded(.up))))
    let stated = try #require(root.all(named: "desc").first.map { SVGElement.numbers(in: $0.text) })
    try #require(stated.count == 2)
    #expect(stated[0] == Double(strips.count))
    // The cover is the whole picture, as wide as the use element and as high as the strip.
    let image = try #require(root.all(named: "image").first)
    let symbol = try #require(root.all(named: "symbol").first)
    #expect(symbol.numbers("viewBox").suffix(2) == ["width", "height"].map { image.number($0) })
    var worst = 0.0
    for strip in strips {
      let use = try #require(strip.children.first)
      let (start, width) = (use.number("x") ?? 0, try #require(use.number("width")))
      let rect = try ["x", "y", "width", "height"].map { try #require(strip.number($0)) }
      // The last 2 points overlap with the next strip.
      let share = (rect[2] - 2) / rect[2]
      for across in stride(from: 0, through: share, by: share / 8) {
        for down in stride(from: 0.0, through: 1, by: 0.125) {
          let drawn = BookPoint(x: rect[0] + rect[2] * across, y: rect[1] + rect[3] * down)
          let wanted = see(
            100 + (rect[2] * across - start) / width * 200, 200 + down * 280)
          worst = max(worst, hypot(drawn.x - wanted.x, drawn.y - wanted.y))
        }
      }
    }
    #expect(worst <= stated[1], "\(worst)")
    #expect(stated[1] <= error + 0.03)
    #expect(worst > stated[1] / 3)
  }

  @Test(arguments: zip([2.0, 5, 8], [30.0, 60, 80]))
  func `states the error of a cover that leans as it turns`(tilt: Double, degrees: Double) throws {
    var driven = BookPose.Driven(frame: Self.frame)
    driven[.flipAngle] = degrees
    driven[.tilt] = tilt
    let setting = BookSetting(style: .story, look: BookLook(cover: try TestPicture.cover()))
    let pose = BookPose(driven, style: .story)
    let root = try #require(SVGElement.parse(BookFrame(pose, in: setting).svg()))
    let see = ClosedForm(degrees: degrees, frame: Self.frame, perspective: 0.65)
    let lean = tilt * .pi / 180
    let image = try #require(root.all(named: "image").first)
    let (wide, high) = (try #require(image.number("width")), try #require(image.number("height")))
    let cells = root.all(named: "g").filter { $0.children.first?.name == "svg" }
    let stated = try #require(root.all(named: "desc").first.map { SVGElement.numbers(in: $0.text) })
    #expect(stated[0] == Double(cells.count) && cells.count <= 270)
    // All bands contain the whole picture, rotated.
    let definition = try #require(root.all(named: "defs").last { $0.children.first?.name == "g" })
    let turn = try #require(definition.children.first?.children.first).numbers("transform")
    let starts = try cells.map { cell in
      -(try #require(cell.children.first?.children.first).number("x") ?? 0)
    }
    let whole = abs(turn[0]) * wide + abs(turn[2]) * high
    var worst = 0.0
    for (index, cell) in cells.enumerated() {
      let m = cell.numbers("transform")
      let part = try #require(cell.children.first)
      let start = starts[index]
      let width = (index + 1 < starts.count ? starts[index + 1] : whole) - start
      let height = try #require(part.number("height"))
      // Each band overlaps the next one by 2 points of the screen.
      let overlap = (try #require(part.number("width")) - width) * hypot(m[0], m[1])
      #expect(width > 0 && abs(overlap - 2) < 0.1)
      for across in stride(from: 0, through: width, by: width / 6) {
        for down in stride(from: 0, through: height, by: height / 24) {
          let drawn = BookPoint(
            x: m[0] * across + m[2] * down + m[4], y: m[1] * across + m[3] * down + m[5])
          let (along, beside) = (start + across - turn[4], down - turn[5])
          let x = turn[0] * along + turn[1] * beside
          let y = turn[2] * along + turn[3] * beside
          guard (0...wide).contains(x), (0...high).contains(y) else { continue }
          let turned = see(100 + x / wide * 200, 200 + y / high * 280)
          let depth = 1 - (turned.y - see.middle) * sin(lean) / see.eye
          let leaning = BookPoint(
            x: 200 + (turned.x - 200) / depth,
            y: see.middle + (turned.y - see.middle) * cos(lean) / depth)
          worst = max(worst, hypot(drawn.x - leaning.x, drawn.y - leaning.y))
        }
      }
    }
    #expect(worst <= stated[1], "\(worst)")
    #expect(worst > stated[1] / 4)
  }
}
