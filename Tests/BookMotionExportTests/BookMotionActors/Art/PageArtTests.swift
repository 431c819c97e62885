import BookMotion
import BookMotionActors
import BookMotionColor
import BookMotionDrawing
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// Illustrations of pages.
@Suite struct PageArtTests {
  private static let pages = PageArt.drawings.indices

  /// Returns the painted illustration as one element, including its definitions.
  private func painted(_ art: PageArt, in rect: BookRect, radius: Double = 0) throws -> SVGElement {
    var painter = SVGCanvas(names: SVGNames())
    art.paint(in: rect, radius: radius, with: &painter)
    var text = "<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\">"
    painter.shared.write(to: &text)
    painter.writeBody(to: &text)
    return try #require(SVGElement.parse(text + "</svg>"))
  }

  @Test(arguments: pages)
  func `A drawing is shared once, and small`(_ page: Int) throws {
    var painter = SVGCanvas(names: SVGNames())
    for _ in 0..<3 {
      PageArt(page).paint(in: BookRect(x: 0, y: 0, width: 40, height: 30), with: &painter)
    }
    var shared = ""
    painter.shared.write(to: &shared)
    #expect(shared.utf8.count < 1536)
    let used = painter.text.bytes.count
    #expect(used < 3 * 200)
  }

  @Test(arguments: pages)
  func `All that a drawing refers to is defined`(_ page: Int) throws {
    let drawing = try painted(
      PageArt(page), in: BookRect(x: 0, y: 0, width: 40, height: 30), radius: 4)
    let names = Set(drawing.all.compactMap { $0.attributes["id"] })
    let uses = drawing.all(named: "use").compactMap { $0.attributes["xlink:href"]?.dropFirst() }
    #expect(!uses.isEmpty)
    for use in uses { #expect(names.contains(String(use))) }
  }

  @Test(arguments: [
    (BookSize(width: 390, height: 844), [130.7, 0, 138.6, 300]),
    (BookSize(width: 1000, height: 500), [0, 50, 400, 200]),
    (BookSize(width: 80, height: 60), [0, 0, 400, 300]),
  ])
  func `A drawing covers any rectangle around its middle`(_ size: BookSize, _ view: [Double]) throws
  {
    let rect = BookRect(x: 7, y: 9, width: size.width, height: size.height)
    let picture = try #require(try painted(PageArt(1), in: rect).all(named: "svg").last)
    #expect(
      ["x", "y", "width", "height"].map(picture.number) == [7, 9, size.width, size.height])
    for (seen, wanted) in zip(picture.numbers("viewBox"), view) {
      #expect(abs(seen - wanted) < 0.1)
    }
  }

  @Test func `A stage has its picture on the first page only`() throws {
    let file = Golden.packageURL("Fixtures/art/fox-page-200.png")
    let red = RGB(red: 0.8, green: 0.1, blue: 0.1)
    let picture = try BookPicture(embedding: Array(Data(contentsOf: file)))
    let stage = SceneStage(look: BookLook(frame: red, page: picture))
    #expect(PageArt(0, of: stage).color == red)
    #expect(PageArt(1, of: stage).color == PageArt(1).color)
    let rect = BookRect(x: 0, y: 0, width: 80, height: 60)
    let first = try painted(PageArt(0, of: stage), in: rect)
    #expect(first.all(named: "image").count == 1)
    #expect(first.all(named: "path").isEmpty)
    // All of it is seen, because what is cut off could contain words.
    let shown = try #require(first.all(named: "svg").last)
    let whole = try #require(first.all(named: "image").first)
    #expect(
      shown.numbers("viewBox") == [0, 0] + ["width", "height"].compactMap(whole.number)
        && shown.number("height") == 60)
    #expect(try painted(PageArt(1, of: stage), in: rect).all(named: "image").isEmpty)
  }

  @Test func `Pages before and behind the drawn ones begin anew`() {
    let count = PageArt.drawings.count
    #expect((6...8).contains(count))
    #expect(Set(Self.pages.map { PageArt($0).color }).count == count)
    #expect(PageArt(-1).color == PageArt(count - 1).color)
    #expect(PageArt(count).color == PageArt(0).color)
  }
}
