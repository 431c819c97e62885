import BookMotion
import BookMotionColor
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A contact sheet.
@Suite struct MotionContactSheetTests {
  @Test(arguments: Choreography.presets, BookBinding.allCases)
  func `has the very frames in its cells, each with its phase and time`(
    choreography: Choreography, binding: BookBinding
  ) throws {
    let timeline = try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding), direction: .both, framesPerSecond: 24))
    let look = BookLook(cover: try TestPicture.cover())
    let book = try MotionDepiction(timeline, look: look, pictureError: 10)
    let sheet = try MotionContactSheet(book, frames: 9, columns: 3)
    let text = sheet.svg
    let root = try #require(SVGElement.parse(text))
    let cells = root.children.filter { $0.name == "svg" }
    let captions = root.children.filter { $0.name == "text" }.dropFirst(2).map(\.text)
    try #require(cells.count == 9 && captions.count == 18)
    let view = book.view
    var setting = BookSetting(timeline, look: look)
    setting.pictureError = 10
    for (index, number) in sheet.frameNumbers.enumerated() {
      let frame = timeline.frame(number)
      let body = try BookFrame(frame.pose, in: setting.shown(at: 220 / view.width))
        .body(SVGNames(own: "f\(index)"))
      #expect(text.components(separatedBy: ">\n" + body + "</svg>").count == 2, "\(number)")
      #expect(cells[index].numbers("viewBox") == [view.x, view.y, view.width, view.height])
      #expect(captions[2 * index] == frame.phase.rawValue)
      let seconds = try #require(Double(captions[2 * index + 1].dropLast(2)))
      #expect(abs(seconds - Double(number) / 24) <= 0.005 + 1e-9)
    }
    #expect(root.all(named: "image").count == 1)
    let names = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    #expect(root.danglingNames.isEmpty)
  }

  /// The width of a cell is 220 pixels.
  @Test(arguments: [1376.0, 440, 220])
  func `has parts of a picture that overlap by two pixels of a cell, and are fewer in small ones`(
    width: Double
  ) throws {
    let layout = BookLayout(screen: BookSize(width: width, height: 768))
    let timeline = try BookTimeline(BookScore(.bookPolish, layout: layout))
    let book = try MotionDepiction(timeline, look: BookLook(cover: try TestPicture.cover()))
    let sheet = try MotionContactSheet(book, frames: 13)
    // At 0.75 s the cover has turned by more than 60°.
    #expect(sheet.frameNumbers[5] == 45)
    let cells = try #require(SVGElement.parse(sheet.svg)).children.filter { $0.name == "svg" }
    let scale = 220 / width
    let strips = cells[5].children.flatMap(\.all).filter { $0.name == "svg" }
    #expect(strips.count >= 10)
    for (strip, next) in zip(strips, strips.dropFirst()) {
      let ends = (strip.number("x") ?? .nan) + (strip.number("width") ?? .nan)
      #expect((ends - (next.number("x") ?? .nan)) * scale > 1.98)
    }
    let parts = book.frame(at: 0.75).svg.components(separatedBy: "</svg>").count - 2
    #expect(scale < 1 ? parts > strips.count : parts == strips.count)
  }

  @Test func `goes from the first frame to the last in even steps`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish))
    let book = try MotionDepiction(timeline)
    #expect(timeline.count == 109)
    let numbers = { (count: Int) in try MotionContactSheet(book, frames: count).frameNumbers }
    #expect(try numbers(1) == [0])
    #expect(try numbers(2) == [0, 108])
    #expect(try numbers(5) == [0, 27, 54, 81, 108])
    #expect(try numbers(12) == [0, 10, 20, 29, 39, 49, 59, 69, 79, 88, 98, 108])
    #expect(try numbers(109) == Array(0..<109))
    #expect(try numbers(240) == Array(0..<109))
  }

  @Test func `says what it shows, and how much of it`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish))
    let sheet = try MotionContactSheet(MotionDepiction(timeline), frames: 3)
    #expect(sheet.columns == 3)
    let root = try #require(SVGElement.parse(sheet.svg))
    let texts = root.children.filter { $0.name == "text" }.map(\.text)
    #expect(
      texts == [
        "bookPolish, opening", "1.8 s · 3 of 109 frames at 60 fps · bound at the left",
        "selected", "0.00 s", "flipping", "0.90 s", "complete", "1.80 s",
      ])
  }

  @Test(arguments: [(1, 1), (7, 4), (12, 5), (48, 24)])
  func `has room for every cell and caption, and none touches another`(
    frames: Int, columns: Int
  ) throws {
    let timeline = try BookTimeline(BookScore(.storyReader, direction: .both))
    let sheet = try MotionContactSheet(
      MotionDepiction(timeline), frames: frames, columns: columns)
    let root = try #require(SVGElement.parse(sheet.svg))
    let (width, height) = try (#require(root.number("width")), #require(root.number("height")))
    let cells = root.children.filter { $0.name == "svg" }
    #expect(cells.count == frames)
    let pills = root.children.filter { $0.number("rx") != nil }
    let parts = (cells + pills).map { part in
      ["x", "y", "width", "height"].map { part.number($0) ?? .nan }
    }
    for (index, part) in parts.enumerated() {
      #expect(part[0] >= 20 && part[0] + part[2] <= width - 20)
      #expect(part[1] >= 60 && part[1] + part[3] <= height - 20)
      let touching = parts[..<index].filter { other in
        part[0] < other[0] + other[2] && other[0] < part[0] + part[2]
          && part[1] < other[1] + other[3] && other[1] < part[1] + part[3]
      }
      #expect(touching.isEmpty)
    }
  }

  @Test func `refuses numbers that make no sheet`() throws {
    let book = try MotionDepiction(BookTimeline(BookScore(.bookPolish)))
    for count in [0, -3, 241] {
      #expect(throws: BookExportError.self) { try MotionContactSheet(book, frames: count) }
    }
    for columns in [0, 25] {
      #expect(throws: BookExportError.self) { try MotionContactSheet(book, columns: columns) }
    }
  }
}
