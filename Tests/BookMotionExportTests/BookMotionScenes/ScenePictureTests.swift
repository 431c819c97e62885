import BookMotion
import BookMotionActors
import BookMotionColor
import BookMotionDrawing
import BookMotionRecording
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// Pictures of a scene.
@Suite struct ScenePictureTests {
  // A few frames suffice in an unoptimized build.
  private var rate: Double { Effort.isWhole ? 4 : 2 }

  /// Returns the content of a document, without its definitions and the names of its parts.
  private func shapes(_ element: SVGElement) -> [String] {
    element.all.filter { $0.name != "defs" }.map { element in
      let attributes = element.attributes.filter { key, value in
        key != "id" && !value.contains("#")
      }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return element.name + " " + attributes.joined(separator: " ")
    }
  }

  @Test(arguments: GalleryScene.some)
  func `side by side are its frames, each with its phase and time`(kind: GalleryScene) throws {
    // As wide as a cell, so that nothing is simplified for a smaller size.
    let stage = SceneStage(screen: BookSize(width: 220, height: 330))
    let play = try ScenePlay(kind, on: stage, framesPerSecond: 20)
    let sheet = try MotionContactSheet(play.depiction(), frames: 6, columns: 3)
    var text = ""
    sheet.writeSVG(to: &text)
    let root = try #require(SVGElement.parse(text))
    let cells = root.children.filter { $0.name == "svg" }
    let captions = root.children.filter { $0.name == "text" }.dropFirst(2).map(\.text)
    try #require(cells.count == 6 && captions.count == 12)
    #expect(sheet.frameNumbers.first == 0 && sheet.frameNumbers.last == play.recording.count - 1)
    for (index, number) in sheet.frameNumbers.enumerated() {
      let frame = try play.frame(number)
      let alone = try #require(SVGElement.parse(DrawnScene.text(of: frame)))
      let own = alone.children.filter { $0.name != "defs" }.flatMap(shapes)
      let cell = cells[index].children.filter { $0.name != "defs" }.flatMap(shapes)
      #expect(own == cell, "frame \(number)")
      #expect(captions[2 * index] == frame.phase)
      let seconds = try #require(Double(captions[2 * index + 1].dropLast(2)))
      #expect(abs(seconds - frame.time) <= 0.005 + 1e-9)
    }
    let names = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    #expect(root.danglingNames.isEmpty)
  }

  @Test(arguments: GalleryScene.some)
  func `that play show the frame of each instant, and no other`(kind: GalleryScene) throws {
    let play = try ScenePlay(kind, framesPerSecond: 8)
    let scene = try MotionFilm(play.depiction())
    var text = ""
    scene.writeSVG(to: &text)
    let film = try PlayedFilm(text)
    #expect(film.root.danglingNames.isEmpty)
    let names = film.root.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    for instant in Effort.some(of: 0..<41, oneIn: 3) {
      let time = scene.duration * (Double(instant) + 0.37) / 41
      let seen = film.groups(at: time)
      try #require(seen.count == 1, "\(time) s")
      let number = min(Int(time * 8), play.recording.count - 1)
      let wrapped = "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\">\(seen[0].text)</svg>"
      let shown = try #require(SVGElement.parse(wrapped))
      let alone = try #require(
        SVGElement.parse(try DrawnScene.text(of: play.frame(number))))
      // While leaves are moving, the print that shows through from their other side is omitted.
      let traces = alone.all.filter { $0.attributes["class"] == "trace" }.flatMap(shapes)
      var left = alone.children.filter { $0.name != "defs" }.flatMap(shapes)
      for trace in traces { left.firstIndex(of: trace).map { _ = left.remove(at: $0) } }
      let same = shown.children.filter { $0.name != "defs" }.flatMap(shapes) == left
      #expect(same, "\(time) s")
    }
  }

  @Test(arguments: GalleryScene.some, Effort.some(of: BookBinding.allCases, oneIn: 2))
  func `are small, whole and the same every time`(kind: GalleryScene, binding: BookBinding) throws {
    for screen in [BookSize(width: 1024, height: 768), BookSize(width: 390, height: 844)] {
      let play = try ScenePlay(
        kind, on: SceneStage(screen: screen, binding: binding), framesPerSecond: rate)
      for frame in try play.frames {
        let text = DrawnScene.text(of: frame)
        #expect(try text == DrawnScene.text(of: play.frame(frame.index)))
        #expect(text.utf8.count < 60_000, "\(text.utf8.count)")
        let root = try #require(SVGElement.parse(text))
        #expect(root.danglingNames.isEmpty)
        #expect(root.attributes["viewBox"] == "0 0 \(Int(screen.width)) \(Int(screen.height))")
        #expect(!text.contains("<text"))
      }
    }
  }

  @Test(arguments: [GalleryScene.pageTurn, .spread])
  func `of leaves have the cover's picture on the cover, and its color on the boards`(
    kind: GalleryScene
  ) throws {
    let picture = try TestPicture.cover()
    let spine = RGB(red: 1, green: 0, blue: 0)
    func text(at time: Double, _ look: BookLook) throws -> String {
      let play = try ScenePlay(kind, on: SceneStage(look: look), look: look)
      return try DrawnScene.text(of: play.frame(Int(time * 60)))
    }
    let (covered, both) = (
      BookLook(spine: spine, cover: picture), BookLook(spine: spine, cover: picture, page: picture)
    )
    // The book of memories lies closed first; the other one is open.
    let isClosed = kind == .spread
    let first = try text(at: 0, covered)
    #expect(first.contains(spine.text))
    #expect(try !text(at: 0, BookLook(spine: spine, page: picture)).contains(spine.text))
    #expect(first.contains("<image id=\"i0\"") == isClosed)
    #expect(!first.contains("<image id=\"i1\""))
    // With both, pages have the second one, and only that.
    let open = try text(at: 1.4, both)
    #expect(open.contains("<image id=\"i1\"") && !open.contains("<image id=\"i0\""))
  }

  @Test func `refuse numbers that make none`() throws {
    let play = try ScenePlay(.pageTurn, framesPerSecond: 10)
    #expect(throws: BookExportError.self) { try MotionContactSheet(play.depiction(), frames: 0) }
    #expect(throws: BookExportError.self) { try MotionContactSheet(play.depiction(), columns: 25) }
    let long = try ScenePlay(.pageTurn, framesPerSecond: 2000)
    #expect(throws: BookExportError.self) { try MotionFilm(long.depiction()) }
    #expect(
      try MotionContactSheet(play.depiction(), frames: 240).frameNumbers.count
        == play.recording.count)
  }
}
