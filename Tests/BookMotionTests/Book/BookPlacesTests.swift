import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// The numbers behind places.
@Suite struct BookPlacesTests {
  private static let mine = BookPlaces(
    centered: BookPlaces.Centered(share: 0.5, widest: 400, growth: 1, aspect: 1.5, margin: 16),
    reader: BookSize(width: 0, height: 80),
    spread: BookPlaces.Spread(
      aspect: BookSize(width: 2, height: 1), margins: BookSize(width: 16, height: 17)),
    base: BookSize(width: 191, height: 212), avoidsUnsafeArea: true)

  private static func mineChoreography() -> Choreography {
    var choreography = Choreography.bookPolish
    choreography.places = mine
    return choreography
  }

  @Test func `of a choreography are those of its book, whatever its layout has`() {
    let layout = BookLayout(safeArea: BookRect(x: 24, y: 8, width: 1000, height: 700))
    let book = BookTransition(Self.mineChoreography(), layout: layout)
    #expect(book.layout == layout.with(places: Self.mine))
    // In the middle of the safe area, 0.5 × 1000 wide but at most 400, and 1.5 times as high.
    #expect(
      book.layout.frame(of: .centered) == BookRect(x: 324, y: 58, width: 400, height: 600))
    #expect(BookTransition(layout: layout).layout == layout)
    // Another screen has another safe area, but the same places.
    var turned = book
    let area = BookRect(x: 0, y: 40, width: 768, height: 960)
    turned.resizeScreen(to: BookSize(width: 768, height: 1024), at: 0, safeArea: area)
    #expect(turned.layout.places == Self.mine && turned.layout.safeArea == area)
    turned.resizeScreen(to: BookSize(width: 700, height: 1024), at: 1)
    #expect(turned.layout.middle == BookPoint(x: 350, y: 512))
  }

  @Test func `are written and read, and those that are left out are the standard ones`() throws {
    let choreography = Self.mineChoreography()
    #expect(try Choreography(json: choreography.json) == choreography)
    #expect(try !Choreography.bookPolish.json.contains("places"))
    let text = try choreography.json.replacing(#""widest": 400, "#, with: "")
    #expect(try Choreography(json: text).places?.centered.widest == 300)
    let empty = try BookPlaces(JSONNode(reading: Array("{}".utf8)))
    #expect(empty == .standard)
  }

  @Test func `that no place could be made of are refused, each by its name`() {
    let broken: [(WritableKeyPath<BookPlaces, Double>, Double, String)] = [
      (\.centered.share, 0, "centered.share"), (\.centered.share, 45, "centered.share"),
      (\.centered.widest, .nan, "centered.widest"),
      (\.centered.growth, -1, "centered.growth"), (\.centered.aspect, 0, "centered.aspect"),
      (\.centered.margin, -1, "centered.margin"), (\.reader.width, -1, "reader[0]"),
      (\.reader.height, .infinity, "reader[1]"), (\.spread.aspect.width, 0, "spread.aspect[0]"),
      (\.spread.aspect.height, 0, "spread.aspect[1]"),
      (\.spread.margins.width, -1, "spread.margins[0]"),
      (\.spread.margins.height, 1e10, "spread.margins[1]"),
    ]
    for (path, value, name) in broken {
      var places = BookPlaces()
      places[keyPath: path] = value
      let error = #expect(throws: BookMotionError.self) { try places.check() }
      #expect(error?.place == name)
      var choreography = Choreography.bookPolish
      choreography.places = places
      let whole = #expect(throws: BookMotionError.self) { try choreography.check() }
      #expect(whole?.place == "places." + name)
    }
    var places = BookPlaces()
    places.base = BookSize(width: 1, height: 0)
    let error = #expect(throws: BookMotionError.self) { try places.check() }
    #expect(error?.place == "base[1]")
  }

  @Test func `stay with a book with less motion`() {
    #expect(Self.mineChoreography().reduced().places == Self.mine)
  }
}
