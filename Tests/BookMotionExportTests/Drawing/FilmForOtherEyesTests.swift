import BookMotion
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// Writes animated pictures, ten frames of each, and contact sheets to the folder given by
/// `.ci/other-eyes animated`.
@Suite struct FilmForOtherEyesTests {
  static let folder = ProcessInfo.processInfo.environment["FILM_FOLDER"]

  @Test(
    .enabled(if: FilmForOtherEyesTests.folder != nil, "`.ci/other-eyes animated` asks for them"),
    arguments: FilmCase.all)
  func `are written`(film: FilmCase) throws {
    let folder = URL(fileURLWithPath: try #require(FilmForOtherEyesTests.folder))
      .appendingPathComponent(film.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, as name: String) throws {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let depiction = try film.book(pictureError: 1)
    let book = try MotionFilm(depiction)
    try write(book.svg, as: "film.svg")
    // The still is as precise as a single frame.
    try write(film.book().frame(at: depiction.source.stillTime).svg, as: "still.svg")
    // At varying moments within frames, and never on a change of frames.
    for instant in 0..<10 {
      let time = book.duration * (Double(instant) + 0.37) / 10
      let frame = depiction.recording.time(ofFrame: book.frameNumber(at: time))
      try write(depiction.frame(at: frame).svg, as: "at-\(time).svg")
    }
    for theme in [MotionTheme.light, .dark] {
      let sheet = try MotionContactSheet(depiction, theme: theme)
      try write(sheet.svg, as: "sheet-\(theme.rawValue).svg")
    }
    #expect(book.duration > 2)
  }
}

/// An animated picture for other programs.
struct FilmCase: CustomTestStringConvertible, Sendable {
  let name: String
  let choreography: Choreography
  let binding: BookBinding
  let pictures: [String]

  var testDescription: String { name }

  static let all = [
    FilmCase(name: "polish", choreography: .bookPolish, binding: .left, pictures: []),
    FilmCase(
      name: "polish-fox", choreography: .bookPolish, binding: .left,
      pictures: ["fox-cover", "fox-page"]),
    FilmCase(
      name: "story-right", choreography: .storyReader, binding: .right,
      pictures: ["fox-cover", "fox-spread"]),
    FilmCase(name: "reduced", choreography: .reducedMotion, binding: .left, pictures: []),
  ]

  func book(
    pictureError: Double = MotionDepiction.standardPictureError
  ) throws -> MotionDepiction {
    let timeline = try BookTimeline(
      BookScore(
        choreography, layout: BookLayout(binding: binding), direction: .both, framesPerSecond: 30))
    let loaded = try pictures.map { name in
      try BookPicture(
        embedding: [UInt8](Data(contentsOf: Golden.packageURL("Fixtures/art/\(name).png"))))
    }
    let look = BookLook(cover: loaded.first, page: loaded.last)
    return try MotionDepiction(timeline, look: look, pictureError: pictureError)
  }
}

extension MotionContactSheet {
  /// The document.
  var svg: String {
    var text = ""
    writeSVG(to: &text)
    return text
  }
}

extension MotionFilm {
  /// The document.
  var svg: String {
    var text = ""
    writeSVG(to: &text)
    return text
  }
}
