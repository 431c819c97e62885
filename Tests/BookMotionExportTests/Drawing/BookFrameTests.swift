import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion
@testable import BookMotionExport

/// A frame of a book.
@Suite struct BookFrameTests {
  @Test(arguments: Effort.some(of: FrameCase.all, oneIn: 4))
  func `is a complete document at every instant`(of sequence: FrameCase) throws {
    try expectDocuments(of: try sequence.timeline(framesPerSecond: Effort.isWhole ? 15 : 7))
  }

  @Test(arguments: ["tabletBook", "tabletBookAsPlayed"])
  func `of an app's book is a complete document, too`(name: String) throws {
    let choreography = try Choreography(json: Fixture.text("apps/\(name).json"))
    let timeline = try BookTimeline(
      BookScore(
        choreography, events: [.tap(at: 0), .choose(.read, at: 2.6), .close(at: 3)],
        framesPerSecond: Effort.isWhole ? 15 : 6))
    try expectDocuments(of: timeline)
    // While the book is transparent, it fades as a whole, once; a copy of it stays on the shelf.
    let book = try MotionDepiction(timeline)
    let (pose, gone) = (timeline.transition.pose(at: 0.05), timeline.transition.pose(at: 2.9))
    #expect(pose.bookOpacity > 0.4 && pose.bookOpacity < 0.7 && gone.bookOpacity == 0)
    let text = book.frame(at: 0.05).svg
    let drawing = try #require(SVGElement.parse(text))
    let share = String(format: "%.3f", pose.bookOpacity).dropFirst()
    #expect(drawing.all(named: "g").filter { $0.attributes["opacity"] == String(share) }.count == 1)
    #expect(book.frame(at: 2.9).svg.utf8.count < text.utf8.count)
    let film = try PlayedFilm(MotionFilm(book).svg)
    #expect(film.root.name == "svg")
  }

  @Test func `of a cover without an inside has its picture on both sides`() throws {
    let plain = try Choreography(
      name: "plain", style: BookStyle(inside: .front), opening: Choreography.bookPolish.opening,
      closing: Choreography.bookPolish.closing)
    try expectDocuments(
      of: BookTimeline(BookScore(plain, framesPerSecond: Effort.isWhole ? 15 : 7)))
  }

  private func expectDocuments(of timeline: BookTimeline) throws {
    for look in [
      BookLook(), BookLook(cover: try TestPicture.cover(), page: try TestPicture.cover()),
    ] {
      let book = try MotionDepiction(timeline, look: look)
      for (index, frame) in book.enumerated() {
        let text = frame.svg
        let root = try #require(SVGElement.parse(text), "frame \(index)")
        #expect(root.name == "svg" && root.attributes["version"] == "1.1")
        #expect(
          root.numbers("viewBox")
            == [book.view.x, book.view.y, book.view.width, book.view.height])
        let names = root.all.compactMap { $0.attributes["id"] }
        #expect(Set(names).count == names.count, "frame \(index)")
        #expect(root.danglingNames.isEmpty, "frame \(index)")
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("script"))
        #expect(text.firstMatch(of: /-0(?![.0-9])/) == nil, "frame \(index)")
      }
    }
  }

  @Test(arguments: FrameCase.all)
  func `is at most 5.2 KB, or 7 with a leaf in the air`(of sequence: FrameCase) throws {
    let timeline = try sequence.timeline(framesPerSecond: Effort.isWhole ? 60 : 15)
    for (frame, picture) in zip(timeline, try MotionDepiction(timeline)) {
      let size = picture.svg.utf8.count
      let flies = frame.pose.flipAngle > 70 && frame.pose.coverOpacity > 0
      #expect(size <= (flies ? 7168 : 5325), "frame \(frame.index)")
    }
  }

  @Test(arguments: FrameCase.all)
  func `is below 44 KB with pictures, each within a sixth of a point of its place`(
    of sequence: FrameCase
  ) throws {
    let timeline = try sequence.timeline(framesPerSecond: Effort.isWhole ? 30 : 9)
    let picture = try TestPicture.cover()
    let look = BookLook(cover: picture, page: picture)
    for (index, frame) in try MotionDepiction(timeline, look: look).enumerated() {
      let text = frame.svg.replacing(/data:[^"]*/, with: "")
      #expect(text.utf8.count <= 45_056, "frame \(index)")
      for stated in text.matches(of: /<desc>([0-9]+) parts, off by less than ([.0-9]+)/) {
        // A sixth of a point plus the grid of written numbers; for a nearly upright cover, as many
        // parts as allowed.
        let (parts, error) = (try #require(Int(stated.1)), try #require(Double(stated.2)))
        #expect(error <= 0.19 || (parts >= 270 && error <= 0.52), "frame \(index)")
      }
    }
  }

  /// The flyleaf is less high than the board: above and below it, the fold would be two marks.
  @Test func `hides the fold of the lining once the flyleaf lies on it`() throws {
    let timeline = try BookTimeline(BookScore(.pictureBook, direction: .open))
    var look = BookLook()
    look.page = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-page.png")))
    look.spine = RGB(red: 0, green: 1, blue: 0)
    let book = try MotionDepiction(timeline, look: look)
    // Seven tenths of the spine's color.
    let fold = "#00b300"
    func text(atAngle angle: Double) throws -> String {
      let frame = try #require(timeline.first { $0.pose.flipAngle >= angle })
      return book.frame(at: frame.time).svg
    }
    #expect(try text(atAngle: 110).contains(fold))
    #expect(try !text(atAngle: 172).contains(fold))
  }

  @Test func `is the same text every time`() throws {
    for sequence in FrameCase.all {
      let timeline = try sequence.timeline(framesPerSecond: 5)
      let (book, again) = try (MotionDepiction(timeline), MotionDepiction(timeline))
      for (one, other) in zip(book, again) { #expect(one.svg == other.svg) }
    }
  }

  @Test func `stands beside others in one document`() throws {
    let timeline = try BookTimeline(BookScore(.storyReader, framesPerSecond: 10))
    let book = try MotionDepiction(timeline, look: BookLook(page: try TestPicture.cover()))
    let sheet = try MotionContactSheet(book, frames: timeline.count)
    let root = try #require(SVGElement.parse(sheet.svg))
    let names = root.all.compactMap { $0.attributes["id"] }
    #expect(names.count > 100 && Set(names).count == names.count)
    #expect(root.danglingNames.isEmpty)
    #expect(root.all(named: "image").count == 1)
  }

  @Test func `is refused if its pose has a number that is none`() throws {
    var driven = BookPose.Driven(frame: BookLayout.standardFrame)
    driven[.x] = .nan
    #expect(throws: BookMotionError.self) {
      try BookFrame(BookPose(driven), in: BookSetting())
    }
  }

  @Test(arguments: [
    ("shelf", Choreography.bookPolish, 0.0, BookBinding.left),
    ("turning", .bookPolish, 0.7, .left),
    ("open", .bookPolish, 0.85, .right),
    ("spread", .storyReader, 1.05, .left),
    ("choice", .storyReader, 2.2, .left),
  ])
  func `is drawn as it was`(
    name: String, choreography: Choreography, time: Double, binding: BookBinding
  ) throws {
    let layout = BookLayout(binding: binding)
    let timeline = try BookTimeline(BookScore(choreography, layout: layout))
    let text = try MotionDepiction(timeline).frame(at: time).svg
    #expect(DrawingGolden.difference(of: text, from: "frames/\(name).svg") == nil)
  }
}
