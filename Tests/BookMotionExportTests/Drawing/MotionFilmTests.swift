import BookMotion
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// An animated book.
@Suite struct MotionFilmTests {
  @Test(arguments: Choreography.presets, BookScore.Direction.allCases)
  func `shows the frame of each instant, and no other`(
    choreography: Choreography, direction: BookScore.Direction
  ) throws {
    let timeline = try BookTimeline(
      BookScore(
        choreography, direction: direction, framesPerSecond: Effort.isWhole ? 8 : 3))
    let look = BookLook(cover: try TestPicture.cover())
    let book = try MotionFilm(MotionDepiction(timeline, look: look, pictureError: 20))
    // The film's groups contain everything in a frame that is in front of the library.
    var setting = BookSetting(timeline, look: look)
    setting.pictureError = 20
    let film = try PlayedFilm(book.svg)
    // No instant falls on a change of frames.
    let instants = Effort.isWhole ? 71 : 29
    for instant in 0..<instants {
      let time = book.duration * (Double(instant) + 0.37) / Double(instants)
      let seen = film.groups(at: time)
      try #require(seen.count == 1, "\(time) s")
      let body = try BookFrame(timeline.frame(book.frameNumber(at: time)).pose, in: setting)
        .body(SVGNames(own: seen[0].names), withBackdrop: false)
      // Compared outside of `#expect`, which takes minutes to report a difference in such a long
      // text.
      let isTheFrame = seen[0].text == body
      #expect(isTheFrame, "\(time) s")
    }
    #expect(film.root.danglingNames.isEmpty)
    let names = film.root.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    #expect(film.root.all(named: "image").count == 1)
  }

  @Test(arguments: Choreography.presets)
  func `moves the library as the frames do`(choreography: Choreography) throws {
    let timeline = try BookTimeline(BookScore(choreography, direction: .both, framesPerSecond: 12))
    let book = try MotionFilm(MotionDepiction(timeline))
    let film = try PlayedFilm(book.svg)
    for instant in 0..<200 {
      let time = book.duration * (Double(instant) + 0.37) / 200
      let pose = timeline.frame(book.frameNumber(at: time)).pose
      let opacity = try #require(film.value(of: "opacity", at: time, default: "1"))
      #expect(abs((Double(opacity) ?? .nan) - pose.libraryOpacity) <= 0.0021, "\(time) s")
      guard pose.libraryOpacity > 0.002 else { continue }
      let scale = try #require(film.value(of: "transform", at: time, default: "1"))
      #expect(abs((Double(scale) ?? .nan) - pose.libraryScale) <= 0.00001, "\(time) s")
      let blurs = film.value(of: "filter", at: time, default: "none") != "none"
      let deviation = film.value(of: "stdDeviation", at: time, default: "0") ?? "none"
      let blur = blurs ? Double(deviation) ?? .nan : 0
      #expect(abs(blur - pose.libraryBlur) <= 0.0051, "\(time) s")
    }
  }

  @Test func `rests when the book is open, and on the shelf`() throws {
    let both = try BookTimeline(BookScore(.bookPolish, direction: .both, framesPerSecond: 30))
    let book = try MotionFilm(MotionDepiction(both))
    // 1.8 s there, 1.5 s back, the duration of the last frame, and two rests of 1.2 s.
    #expect(abs(book.duration - (3.3 + 1 / 30.0 + 2.4)) < 1e-9)
    let times = [0, 0.62, 0.71, 2.41, 3, 3.62, 3.71, 5.12, 5.72]
    #expect(times.map { book.frameNumber(at: $0) } == [0, 0, 3, 54, 54, 54, 57, 99, 99])
    #expect(abs(both.frame(book.frameNumber(at: 3.1)).pose.flipAngle - 180) < 0.01)
    #expect(book.frameNumber(at: book.duration + 0.71) == 3)
    #expect(book.frameNumber(at: 0.71 - book.duration) == 3)

    let open = try BookTimeline(BookScore(.bookPolish, framesPerSecond: 30))
    let there = try MotionFilm(MotionDepiction(open))
    #expect([0, 1.22, 1.25, 3.01, 4.2].map { there.frameNumber(at: $0) } == [0, 0, 1, 54, 54])
    #expect(abs(there.duration - (55 / 30.0 + 2.4)) < 1e-9)
  }

  @Test func `shows a still where nothing plays`() throws {
    for direction in BookScore.Direction.allCases {
      let timeline = try BookTimeline(
        BookScore(.bookPolish, direction: direction, framesPerSecond: 5))
      let book = try MotionFilm(MotionDepiction(timeline))
      let pose = timeline.transition.pose(at: book.depiction.source.stillTime)
      #expect(abs(pose.flipAngle - 55) < 0.001)
      let film = try PlayedFilm(book.svg)
      let body = try BookFrame(pose, in: BookSetting()).body(SVGNames(own: "s"))
      #expect(film.text.contains("<set attributeName=\"display\" to=\"none\"/>\n" + body + "</g>"))
      let shown = film.root.children.filter { $0.name == "g" && $0.attributes["display"] != "none" }
      #expect(shown.map { $0.attributes["id"] } == ["still"])
    }
    // A still is drawn as precisely as a single frame.
    let timeline = try BookTimeline(BookScore(.bookPolish, framesPerSecond: 5))
    let look = BookLook(cover: try TestPicture.cover())
    let rough = try MotionFilm(MotionDepiction(timeline, look: look, pictureError: 5))
    let still = timeline.transition.pose(at: rough.depiction.source.stillTime)
    let body = try BookFrame(still, in: BookSetting(timeline, look: look)).body(SVGNames(own: "s"))
    let isThere = rough.svg.contains(body)
    #expect(isThere)
    let reduced = try BookTimeline(BookScore(.reducedMotion, framesPerSecond: 5))
    let faded = try MotionDepiction(reduced).source.stillTime
    #expect(reduced.transition.pose(at: faded).flipAngle == 180)
  }

  @Test func `keeps still for readers who want less motion`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish, framesPerSecond: 5))
    let film = try PlayedFilm(MotionFilm(MotionDepiction(timeline)).svg)
    let style = try #require(film.root.all(named: "style").first)
    #expect(
      style.text == "@media print,(prefers-reduced-motion:reduce){"
        + "#still{display:inline!important}#film{display:none!important}}")
    #expect(film.root.children.compactMap { $0.attributes["id"] } == ["still", "film"])
  }

  @Test func `of a single picture shows it all the time`() throws {
    let timeline = try BookTimeline(BookScore(events: [.close(at: 0)], framesPerSecond: 8))
    let film = try #require(SVGElement.parse(MotionFilm(MotionDepiction(timeline)).svg))
    let group = try #require(film.all.first { $0.attributes["id"] == "film" })
    #expect(!group.all.dropFirst().contains { $0.attributes["display"] == "none" })
    #expect(film.danglingNames.isEmpty)
  }

  @Test func `blurs a library that is blurred from beginning to end`() throws {
    let score = BookScore(.reducedMotion, start: .open, events: [.tap(at: 0)], framesPerSecond: 8)
    let timeline = try BookTimeline(score)
    #expect(timeline.allSatisfy { $0.pose.libraryBlur == timeline.frame(0).pose.libraryBlur })
    let film = try #require(SVGElement.parse(MotionFilm(MotionDepiction(timeline)).svg))
    let blurred = film.all.filter { $0.attributes["filter"] == "url(#blur)" }
    #expect(blurred.count == 1 && film.danglingNames.isEmpty)
    #expect(
      film.all(named: "feGaussianBlur").contains {
        $0.number("stdDeviation") == timeline.frame(0).pose.libraryBlur
      })
  }

  @Test(arguments: [
    BookScore(start: .open, events: [.tap(at: 0)], framesPerSecond: 8),
    BookScore(start: .open, events: [.close(at: 0), .tap(at: 0.1)], framesPerSecond: 8),
    BookScore(.storyReader, direction: .close, framesPerSecond: 8),
  ])
  func `refers to no shelf that it never shows`(score: BookScore) throws {
    let film = try MotionFilm(MotionDepiction(BookTimeline(score)))
    #expect(try #require(SVGElement.parse(film.svg)).danglingNames.isEmpty)
  }

  @Test func `is small`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish, direction: .both, framesPerSecond: 30))
    let plain = try MotionFilm(MotionDepiction(timeline)).svg.utf8.count
    #expect(plain <= 300_000)
    let look = BookLook(cover: try TestPicture.cover(), page: try TestPicture.cover())
    let textured = try MotionFilm(MotionDepiction(timeline, look: look, pictureError: 1))
      .svg.utf8.count
    #expect(textured <= 400_000 && textured > plain)
  }

  @Test func `refuses more frames than a film can have`() throws {
    let long = try BookTimeline(BookScore(.bookPolish, framesPerSecond: 2001))
    #expect(throws: BookExportError.self) {
      try MotionFilm(MotionDepiction(long))
    }
  }

  @Test func `is drawn as it was`() throws {
    let timeline = try BookTimeline(BookScore(.bookPolish, direction: .both, framesPerSecond: 2))
    let book = try MotionFilm(MotionDepiction(timeline))
    #expect(DrawingGolden.difference(of: book.svg, from: "film/film.svg") == nil)
  }
}
