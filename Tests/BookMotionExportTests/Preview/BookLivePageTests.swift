import BookMotion
import BookMotionActors
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import BookMotionPlay
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A live page.
@Suite struct BookLivePageTests {
  private static func html(
    _ choreography: Choreography, look: BookLook = BookLook(),
    comparedWith other: Choreography? = nil
  ) throws -> String {
    var html = ""
    let timeline = try BookTimeline(BookScore(choreography, direction: .both))
    try BookLivePage(timeline, look: look, comparedWith: other).writeHTML(to: &html)
    return html
  }

  private static func page(_ choreography: Choreography) throws -> BookLivePage {
    try BookLivePage(BookTimeline(BookScore(choreography, direction: .both)))
  }

  private static func fields(_ page: BookLivePage) throws -> [String: Any] {
    let data = try JSONSerialization.jsonObject(with: Data(page.json.utf8))
    return try #require(data as? [String: Any])
  }

  /// Returns what a page says about each choreography, its own first.
  private static func choreographies(_ page: BookLivePage) throws -> [[String: Any]] {
    try #require(fields(page)["choreographies"] as? [[String: Any]])
  }

  @Test(arguments: Choreography.presets) func `is small`(preset: Choreography) throws {
    #expect(try Self.html(preset, comparedWith: .storyReader).utf8.count < 320_000)
  }

  @Test func `loads nothing`() throws {
    let html = try Self.html(.storyReader).replacing(/id="core"[^>]*>[^<]*</, with: "")
    let addresses = html.matches(of: /(?:https?:)?\/\/[a-z][^\s"'<>\\]*/).map { String($0.0) }
    // Namespace names, which are never fetched; the rest are comments in its script.
    let names = [
      "http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml",
    ]
    #expect(Set(addresses).subtracting(names) == [])
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("url(http"))
  }

  @Test(arguments: [Choreography.storyReader, .reducedMotion])
  func `carries its data as it is`(choreography: Choreography) throws {
    let page = try Self.page(choreography)
    var html = ""
    page.writeHTML(to: &html)
    let match = html.firstMatch(of: /<script id="data" type="application\/json">([^<]*)<\/script>/)
    let data = try JSONSerialization.jsonObject(with: Data(#require(match).1.utf8))
    let fields = try Self.fields(page)
    #expect(data as? NSDictionary == fields as NSDictionary)
  }

  /// The name of a book can't end a script or begin an element.
  @Test func `takes any name`() throws {
    var odd = Choreography.storyReader
    odd.name = "</script><b>\"&'\\ \u{2028}<!--"
    odd.opening[0].moments.append(Choreography.Moment(Choreography.Moment.Name("</script><i>")))
    let html = try Self.html(odd)
    #expect(html.components(separatedBy: "</script").count == 4)
    #expect(html.components(separatedBy: "<!--").count == 1)
    #expect(!html.contains("<b>") && html.contains("&lt;b&gt;"))
    let fields = try Self.fields(Self.page(odd))
    #expect(fields["name"] as? String == odd.name)
    let own = try Self.choreographies(Self.page(odd))[0]
    #expect(own["name"] as? String == odd.name)
    #expect((own["texts"] as? [String])?.last == "</script><i>")
  }

  @Test func `tells what can be tuned`() throws {
    let page = try Self.page(.bookPolish)
    let own = try Self.choreographies(page)[0]
    let tape = try #require(own["tape"] as? [NSNumber])
    // A page of a book finds the places by itself, and in a browser it is seen that they are these.
    #expect(own["places"] == nil)
    let score = BookScore(.bookPolish, direction: .both)
    let table = Data(TapeTable(BookPlay.Setup(score)).json.utf8)
    let places = try #require(JSONSerialization.jsonObject(with: table) as? [String: Any])
    let opening = try #require(places["opening"] as? [String: Any])
    let flipping = try #require(opening["flipping"] as? [String: Any])
    let lasts = try #require(flipping["lasts"] as? [Int])
    #expect(tape[lasts[0]].doubleValue == Choreography.bookPolish[.flipping].duration)
    let moves = try #require(flipping["moves"] as? [String: Any])
    #expect(moves["flipAngle"] != nil && moves["center to centered"] == nil)
    #expect(try Self.fields(page)["other"] is NSNull)
  }

  /// On whichever page a choreography is chosen, it is what its own page shows.
  @Test(arguments: Effort.some(of: Choreography.presets, oneIn: 2))
  func `offers every preset as it is on its own page`(preset: Choreography) throws {
    let page = try Self.page(preset)
    let offered = try Self.choreographies(page)
    #expect(offered[0]["name"] as? String == preset.name)
    #expect(Set(offered.map { $0["name"] as? String }) == Set(Choreography.presets.map(\.name)))
    let art = try Self.fields(page)["art"] as? String
    for offer in offered {
      let alone = try Self.page(Self.preset(offer))
      let own = try Self.choreographies(alone)[0]
      #expect(try Self.fields(alone)["art"] as? String == art)
      #expect(try Self.faces(offer, on: page) == Self.faces(own, on: alone))
      for key in own.keys where key != "faces" {
        #expect(offer[key] as? NSObject == own[key] as? NSObject, "\(key)")
      }
      // What a person has switched goes along to another choreography.
      #expect(offer["head"] as? [String: Int] == offered[0]["head"] as? [String: Int])
    }
  }

  /// Returns the drawings of a choreography's faces, put together from their pieces.
  private static func faces(_ offer: [String: Any], on page: BookLivePage) throws -> [String] {
    let pieces = try #require(fields(page)["pieces"] as? [String])
    let faces = try #require(offer["faces"] as? [[Int]])
    return faces.map { face in face.map { "<" + pieces[$0] }.joined() }
  }

  private static func preset(_ offer: [String: Any]) throws -> Choreography {
    try #require(Choreography.presets.first { $0.name == offer["name"] as? String })
  }

  /// All motion comes from the library: the page has none of its numbers or formulas.
  @Test func `has a script without mathematics`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/BookMotionExport/Preview/Page")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "js" }
    #expect(files.count > 5)
    let script = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let functions = script.matches(of: /Math\.([a-zA-Z0-9]+)/).map { String($0.1) }
    #expect(Set(functions) == ["min", "max", "abs", "round"])
    let rest = script.replacing(/\/\/.*|"[^"\n]*"|`[^`]*`/, with: "")
    let numbers = Set(rest.matches(of: /[^\w.#](\d+(?:\.\d+)?(?:e\d+)?)/).map { String($0.1) })
    // Sides of drawings, key steps, times around what is shown, frames, and bytes of files.
    let allowed = [
      "0", "0.001", "0.01", "0.05", "0.08", "0.1", "0.15", "0.2", "0.5", "0.6", "0.9", "0.92",
      "1", "1.1", "2", "3", "3.5", "4", "5", "6", "8", "9", "10", "11", "14", "15", "16", "17",
      "20", "21", "24", "30", "32", "36", "38", "40", "46", "53", "58", "60", "66", "100", "120",
      "140", "255", "256", "300", "1000", "1600", "1e6", "8000000", "1e9",
    ]
    #expect(numbers.subtracting(allowed) == [])
  }

  @Test func `knows where the book stands, and what it is compared with`() throws {
    let layout = BookLayout(
      screen: BookSize(width: 390, height: 844),
      restingFrame: BookRect(x: 20, y: 30, width: 90, height: 120), binding: .right)
    let timeline = try BookTimeline(BookScore(.storyReader, layout: layout, direction: .open))
    var look = BookLook()
    look.spine = RGB(red: 0.1, green: 0.2, blue: 0.3)
    let page = try BookLivePage(timeline, look: look, comparedWith: .bookPolish)
    let own = try Self.choreographies(page)[0]
    let tape = try #require(own["tape"] as? [NSNumber])
    let head = try #require(own["head"] as? [String: Int])
    #expect(
      head == ["reduced": 0, "screen": 1, "frame": 3, "binding": 8, "spine": 11, "count": 14])
    #expect(tape.prefix(9).map(\.doubleValue) == [0, 390, 844, 20, 30, 90, 120, 0, 1])
    #expect(tape[11..<14].map(\.doubleValue) == [0.1, 0.2, 0.3])
    #expect((try Self.fields(page)["other"] as? [NSNumber])?.isEmpty == false)
  }

  @Test func `carries its pictures`() throws {
    var look = BookLook()
    look.cover = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-cover.png")))
    look.page = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-page.png")))
    let html = try Self.html(.bookPolish, look: look)
    // Each is embedded only once, however often it is used.
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 3)
    let uses = html.matches(of: /picture:(\d);/).map(\.1)
    #expect(Set(uses) == ["0", "1"] && uses.count > 2)
  }

  /// Where the tape of a scene says that it has no picture, that of the same scene with pictures has
  /// them, and all else is alike.
  @Test(arguments: GalleryScene.all.filter { ![.transition, .cover].contains($0) })
  func `has room for pictures`(scene: GalleryScene) throws {
    var look = BookLook()
    if scene.shownPictures.contains(.cover) {
      look.cover = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-cover.png")))
    }
    if scene.shownPictures.contains(.page) {
      look.page = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-page.png")))
    }
    func fields(_ look: BookLook) throws -> [String: Any] {
      try Self.fields(ScenePlay(scene, on: SceneStage(look: look), look: look).livePage())
    }
    let (bare, full) = (try fields(BookLook()), try fields(look))
    #expect((full["rooms"] as? [String: Int])?.isEmpty == true)
    let rooms = try #require(bare["rooms"] as? [String: Int])
    var tape = try #require(bare["tape"] as? [NSNumber]).map(\.doubleValue)
    let whole = try #require(full["tape"] as? [NSNumber]).map(\.doubleValue)
    let sizes = [look.cover, look.page].compactMap(\.self).map(\.drawn.size)
    for (name, place) in rooms.sorted(by: { $0.value > $1.value }) {
      #expect(tape[place] == 0)
      let added: [Double]? =
        switch name {
        case "cover", "page": [1] + [sizes[0].width, sizes[0].height]
        case "pictures": [Double(sizes.count)] + sizes.flatMap { [0, $0.width, $0.height] }
        case "boards": [1, 0, look.spine.red, look.spine.green, look.spine.blue]
        default: nil
        }
      tape.replaceSubrange(place...place, with: try #require(added))
    }
    // The frame around a page has its color.
    if rooms["page"] != nil { tape.replaceSubrange(4..<8, with: whole[4..<8]) }
    #expect(rooms.count == scene.shownPictures.count && tape == whole)
  }

  @Test func `of leaves is small, and knows what can happen`() throws {
    var book = LeafSetup(leafCount: 12)
    (book.turned, book.button.corner) = (5, .hand)
    let events = [MotionEvent("forward", at: 0.2), MotionEvent("touch", 300, 500, at: 2)]
    let page = try BookLivePage(leaves: book, named: "leaves", pictures: [], events: events)
    var html = ""
    page.writeHTML(to: &html)
    #expect(html.utf8.count < 320_000)
    let fields = try Self.fields(page)
    #expect(fields["events"] as? [String] == ["forward", "back", "touch", "drag", "release"])
    #expect(fields["kinds"] == nil)
    #expect(throws: BookExportError.self) {
      try BookLivePage(
        leaves: book, named: "", pictures: [], events: [MotionEvent("tap", at: 0)])
    }
  }

  @Test func `says how much fits in it`() throws {
    let events = (0..<4097).map { MotionEvent("forward", at: Double($0) / 10) }
    let error = #expect(throws: BookExportError.self) {
      try BookLivePage(
        leaves: LeafSetup(leafCount: 12), named: "leaves", pictures: [], events: events)
    }
    #expect(
      error?.description
        == "a page takes at most 4096 events, but there are 4097: leave some out")
    let taps = (0..<12_000).map { BookEvent.tap(at: Double($0)) }
    let timeline = try BookTimeline(BookScore(.bookPolish, events: taps))
    #expect(
      throws: BookExportError(
        BookExportError.Code(rawValue: "tooLong"),
        "a page takes at most 4096 events, but there are 12000: leave some out")
    ) { try BookLivePage(timeline) }
  }
}
