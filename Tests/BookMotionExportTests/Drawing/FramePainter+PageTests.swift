import BookMotionDrawing
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion
@testable import BookMotionExport

/// A page that is drawn.
@Suite struct FramePainterPageTests {
  /// Returns the rectangle of the frontmost picture on a page.
  private func rect(ofPictureIn frame: MotionDepiction.Frame) throws -> BookRect? {
    let root = try #require(SVGElement.parse(frame.svg))
    guard let image = root.all(named: "image").last, image.attributes["id"] == "P",
      let use = root.all(named: "use").last(where: { $0.attributes["xlink:href"] == "#P" })
    else { return nil }
    let map = use.numbers("transform")
    try #require(map.count == 6 && map[1] == 0 && map[2] == 0)
    let size = BookSize(
      width: try #require(image.number("width")), height: try #require(image.number("height")))
    return BookRect(
      x: map[4], y: map[5], width: map[0] * size.width, height: map[3] * size.height)
  }

  /// Returns the frames of a sequence that show a picture on a page that is not yet read, with the
  /// picture's rectangle.
  private func frames(
    of sequence: FrameCase, showing picture: BookPicture
  ) throws -> [(frame: BookTimeline.Frame, rect: BookRect)] {
    let timeline = try sequence.timeline()
    let book = try MotionDepiction(timeline, look: BookLook(page: picture))
    let frames = try timeline.filter { $0.pose.readerOpacity == 0 }.compactMap { frame in
      try rect(ofPictureIn: book.frame(at: frame.time)).map { (frame, $0) }
    }
    #expect(frames.count > 4)
    return frames
  }

  @Test(arguments: FrameCase.pages)
  func `shows all of its picture, in its middle`(
    of sequence: FrameCase
  ) throws {
    for (frame, rect) in try frames(of: sequence, showing: TestPicture.landscape()) {
      let page = frame.pose.frame
      #expect(abs(rect.width * 30 - rect.height * 40) < 2, "frame \(frame.index)")
      let isLeft = sequence.binding == .left
      let inner = isLeft ? rect.x - page.x : page.x + page.width - rect.x - rect.width
      let outer = isLeft ? page.x + page.width - rect.x - rect.width : rect.x - page.x
      #expect(min(inner, outer) > 3 && rect.y > page.y + 3, "frame \(frame.index)")
      #expect(abs(rect.center.y - page.center.y) < 0.02, "frame \(frame.index)")
      #expect(abs(inner - outer) < 0.02, "frame \(frame.index)")
    }
  }

  @Test(arguments: FrameCase.pages)
  func `is a picture that has its proportions`(of sequence: FrameCase) throws {
    for (frame, rect) in try frames(of: sequence, showing: TestPicture.cover()) {
      let page = frame.pose.frame
      // Nothing is blank above and below it, nor beside it as long as the page is that of a closed book.
      #expect(rect.y < page.y + 0.02 && rect.y + rect.height > page.y + page.height - 0.02)
      #expect(rect.height < page.height * 1.021, "frame \(frame.index)")
      guard abs(page.width * 70 - page.height * 50) < 2 else { continue }
      #expect(rect.x < page.x + 0.02 && rect.x + rect.width > page.x + page.width - 0.02)
      #expect(rect.width < page.width * 1.021, "frame \(frame.index)")
    }
  }

  @Test(
    arguments: BookBinding.allCases,
    [
      BookSize(width: 1024, height: 768), BookSize(width: 844, height: 390),
      BookSize(width: 768, height: 1024), BookSize(width: 390, height: 844),
    ])
  func `shows all of an upright picture on one page of a spread`(
    binding: BookBinding, screen: BookSize
  ) throws {
    let timeline = try BookTimeline(
      BookScore(
        .storyReader, layout: BookLayout(screen: screen, binding: binding)))
    let book = try MotionDepiction(timeline, look: BookLook(page: try TestPicture.cover()))
    let pose = timeline.transition.restingPose
    let rect = try #require(try rect(ofPictureIn: book.frame(at: timeline.duration)))
    #expect(abs(rect.width * 70 - rect.height * 50) < 2)
    let page = pose.frame
    #expect(rect.x > page.x && rect.x + rect.width < page.x + page.width)
    // As large as it fits, also where a page alone fills the width.
    let (margin, seen) = (
      0.15 * min(page.width, page.height),
      BookSize(
        width: min(page.x + page.width, screen.width) - max(page.x, 0),
        height: min(page.height, screen.height)
      )
    )
    #expect(rect.width > seen.width - margin || rect.height > seen.height - margin)
    // Even if the spread is larger than the screen.
    #expect(rect.x > 3 && rect.x + rect.width < screen.width - 3)
    #expect(rect.y > 3 && rect.y + rect.height < screen.height - 3)
  }

  @Test(arguments: BookScore.Direction.allCases, BookBinding.allCases)
  func `stands still while it fades in over a book with less motion`(
    direction: BookScore.Direction, binding: BookBinding
  ) throws {
    let layout = BookLayout(binding: binding)
    let timeline = try BookTimeline(
      BookScore(
        .reducedMotion, layout: layout, direction: direction, framesPerSecond: 60))
    let book = try MotionDepiction(timeline, look: BookLook(page: try TestPicture.cover()))
    let reader = layout.frame(of: .reader)
    var rects: [BookRect] = []
    for frame in timeline where frame.pose.readerOpacity > 0.01 {
      let rect = try rect(ofPictureIn: book.frame(at: frame.time))
      rects.append(try #require(rect, "frame \(frame.index)"))
    }
    let first = try #require(rects.first)
    #expect(rects.count > 40)
    #expect(rects.allSatisfy { $0 == first })
    // The height of the reader, of which a hundredth may be cut off on both sides, and centered.
    #expect(first.height > reader.height - 0.05 && first.height < 1.021 * reader.height)
    #expect(abs(first.center.x - reader.center.x) < 0.02)
    #expect(abs(first.center.y - reader.center.y) < 0.02)
  }

  @Test(arguments: Effort.some(of: FrameCase.all, oneIn: 3))
  func `has every star in every frame`(of sequence: FrameCase) throws {
    let timeline = try sequence.timeline(framesPerSecond: 60)
    var seen = 0
    for (frame, picture) in zip(timeline, try MotionDepiction(timeline)) {
      let root = try #require(SVGElement.parse(picture.svg))
      for path in root.all(named: "path") where path.attributes["stroke"] == "#eed" {
        let data = try #require(path.attributes["d"])
        // Every subpath has a length, since some renderers don't draw empty ones.
        let pieces = data.split { $0 == "M" || $0 == "m" }
        let empty = pieces.filter { !$0.contains { "lhv".contains($0) } }
        // On a bent leaf, some face away.
        let isBent = frame.pose.flipAngle < 170 && frame.pose.coverOpacity > 0
        #expect(
          pieces.count >= (isBent ? 1 : 3) && empty.isEmpty, "frame \(frame.index): \(data)")
        seen += 1
      }
    }
    #expect(seen > 10)
  }

  @Test(arguments: Effort.some(of: FrameCase.all, oneIn: 3))
  func `has a moon whose halves are halves`(of sequence: FrameCase) throws {
    let timeline = try sequence.timeline(framesPerSecond: 60)
    var seen = 0
    for (frame, picture) in zip(timeline, try MotionDepiction(timeline)) {
      let root = try #require(SVGElement.parse(picture.svg))
      for path in root.all(named: "path") where path.attributes["fill"] == "#fec" {
        // M x y, a rx ry 0 0 1 dx dy: a radius above half the distance makes a flatter arc.
        let numbers = try #require(path.attributes["d"]).split(separator: "a")[1]
        let arc = SVGElement.numbers(in: String(numbers))
        try #require(arc.count >= 7)
        let distance = hypot(arc[5], arc[6])
        #expect(2 * arc[0] <= distance && arc[0] > 0.49 * distance - 0.15, "frame \(frame.index)")
        seen += 1
      }
    }
    #expect(seen > 4)
  }

  private static func root(at degrees: Double, _ style: BookStyle) throws -> SVGElement {
    var driven = BookPose.Driven(frame: BookLayout.standardFrame)
    driven[.flipAngle] = degrees
    let frame = try BookFrame(BookPose(driven, style: style), in: BookSetting(style: style))
    return try #require(SVGElement.parse(frame.svg(withBackdrop: false)))
  }

  /// The free edge of the flyleaf, seen by an infinitely distant eye.
  @Test(arguments: [92.0, 95, 100, 107, 115, 125, 134])
  func `is uncovered by a leaf, as much as its opacity says`(degrees: Double) throws {
    let style = BookStyle(perspective: 0)
    let root = try Self.root(at: degrees, style)
    let edge = try #require(root.all(named: "path").first { $0.attributes["stroke"] == "#4a3a26" })
    let points = SVGOutline(try #require(edge.attributes["d"])).points(perCurve: 1)
    let (left, width) = (100 + 3.0, 200 - 6.0)
    let uncovered = 1 - (points[0].x - left) / width
    #expect(abs(uncovered - (degrees - 90) / 45) < 0.01, "\(uncovered)")
  }
}

extension FrameCase {
  /// The cases whose reader is a single page.
  static let pages = all.filter { $0.choreography.name == "bookPolish" }
}
