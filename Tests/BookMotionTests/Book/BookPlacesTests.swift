import BookMotion
import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

/// The rules of places.
@Suite struct BookPlacesTests {
  private static let mine: BookPlaces = [
    .centered: BookPlace.Rule(
      area: .safeArea, width: 0.5, aspect: BookSize(width: 1, height: 1.5), widest: 400, growth: 1,
      margins: BookSize(width: 16, height: 16)),
    .reader: BookPlace.Rule(area: .safeArea, margins: BookSize(width: 0, height: 80)),
    "lectern": BookPlace.Rule(
      area: .safeArea, y: 0.3, height: 0.4, aspect: BookSize(width: 5, height: 7), widest: 300),
    "note": BookPlace.Rule(
      area: "lectern", x: 1, y: 0, anchor: BookPoint(x: 1, y: 0), width: 0.5, height: 0.25),
  ]

  private static func mineChoreography() -> Choreography {
    var choreography = Choreography.bookPolish
    choreography.places = mine
    choreography[.revealing].moves.append(.center("lectern", with: .smooth))
    choreography[.revealing].moves.append(.size("lectern", with: .smooth))
    return choreography
  }

  private static let safeArea = BookRect(x: 24, y: 8, width: 1000, height: 700)

  @Test func `of a choreography are those of its book, whatever its layout has`() {
    let layout = BookLayout(safeArea: Self.safeArea)
    let book = BookTransition(Self.mineChoreography(), layout: layout)
    #expect(book.layout == layout.with(places: Self.mine))
    // In the middle of the safe area, 0.5 × 1000 wide but at most 400, and 1.5 times as high.
    #expect(
      book.layout.frame(of: .centered) == BookRect(x: 324, y: 58, width: 400, height: 600))
    #expect(BookTransition(layout: layout).layout == layout)
    // A rule of the layout counts where the choreography has none.
    var spread = layout
    let rule = BookPlace.Rule(width: 0.25)
    spread = spread.with(places: [.spread: rule, .centered: rule])
    let both = BookTransition(Self.mineChoreography(), layout: spread).layout
    #expect(both.places[.spread] == rule && both.places[.centered] == Self.mine[.centered])
    // Another screen has another safe area, but the same places.
    var turned = book
    let area = BookRect(x: 0, y: 40, width: 768, height: 960)
    turned.resizeScreen(to: BookSize(width: 768, height: 1024), safeArea: area, at: 0)
    #expect(turned.layout.places == Self.mine && turned.layout.safeArea == area)
    turned.resizeScreen(to: BookSize(width: 700, height: 1024), at: 1)
    #expect(turned.layout.frame(of: .centered).center == BookPoint(x: 350, y: 512))
  }

  @Test func `of one's own are where their rules say, and move along with the screen`() {
    for binding in BookBinding.allCases {
      var book = BookTransition(
        Self.mineChoreography(), layout: BookLayout(binding: binding, safeArea: Self.safeArea))
      // 0.4 × 700 high, and 5 : 7; its center is at 0.3 × 700 of the safe area, which begins at 8.
      let lectern = book.layout.frame(of: "lectern")
      #expect(abs(lectern.width - 200) < 1e-9 && abs(lectern.height - 280) < 1e-9)
      #expect(abs(lectern.center.x - 524) < 1e-9 && abs(lectern.center.y - 218) < 1e-9)
      // The upper corner at the free edge of the lectern, half as wide and a quarter as high.
      let note = book.layout.frame(of: "note")
      #expect(abs(note.width - 100) < 1e-9 && abs(note.height - 70) < 1e-9)
      let corner = binding == .left ? note.x + note.width - 624 : note.x - 424
      #expect(abs(corner) < 1e-9 && abs(note.y - lectern.y) < 1e-9)

      book.tap(at: 0)
      #expect(near(book.restingPose.frame, lectern))
      book.rotationPolicy = .follow
      let screen = BookSize(width: 393, height: 852)
      let area = BookRect(x: 0, y: 59, width: 393, height: 759)
      book.resizeScreen(to: screen, safeArea: area, at: 5)
      let turned = BookLayout(screen: screen, binding: binding, places: Self.mine, safeArea: area)
      #expect(near(book.restingPose.frame, turned.frame(of: "lectern")))
      // 0.4 × 759 high, in the same proportions.
      #expect(abs(turned.frame(of: "lectern").height - 303.6) < 1e-9)
    }
  }

  private func near(_ one: BookRect, _ other: BookRect) -> Bool {
    zip(
      [one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `are written and read`() throws {
    let choreography = Self.mineChoreography()
    #expect(try Choreography(json: choreography.json) == choreography)
    #expect(try !Choreography.bookPolish.json.contains("places"))
    let text = try choreography.json.replacing(/,\s*"widest": 400/, with: "")
    let read = try Choreography(json: text)
    #expect(read.places[.centered]?.widest == nil && read.places[.centered]?.width == 0.5)
    var places = Self.mine
    places[.centered] = nil
    #expect(places[.centered] == BookPlaces.standard[.centered])
    #expect(places["nowhere"] == nil && places[.shelf] == nil)
  }

  @Test func `that no place could be made of are refused, each by its name`() {
    typealias Change = (inout BookPlace.Rule) -> Void
    let broken: [(field: String, change: Change)] = [
      ("width", { $0.width = 0 }), ("width", { $0.width = 45 }), ("height", { $0.height = 0 }),
      ("widest", { $0.widest = .nan }), ("highest", { $0.highest = 0 }),
      ("highestShare", { $0.highestShare = 0 }),
      ("growth", { $0.growth = -1 }), ("aspect[0]", { $0.aspect?.width = 0 }),
      ("aspect[1]", { $0.aspect?.height = 0 }), ("margins[0]", { $0.margins.width = -1 }),
      ("margins[1]", { $0.margins.height = 1e10 }), ("x", { $0.x = .infinity }),
      ("y", { $0.y = .nan }), ("anchor[0]", { $0.anchor.x = .nan }),
      ("size[1]", { $0.size = BookSize(width: 1, height: 0) }),
      ("area", { $0.area = "lectern" }), ("like", { $0.like = .centered }),
      ("within", { $0.within = "nowhere" }),
    ]
    for (field, change) in broken {
      var places = Self.mine
      if var rule = places[.centered] {
        change(&rule)
        places[.centered] = rule
      }
      let error = #expect(throws: BookMotionError.self) { try places.checkFields() }
      #expect(error?.place == "places[0] (centered).\(field)")
      var choreography = Choreography.bookPolish
      choreography.places = places
      let whole = #expect(throws: BookMotionError.self) { try choreography.check() }
      #expect(whole?.place == error?.place)
    }
  }

  @Test func `that are missing, doubled, or given are refused in words`() throws {
    func message(_ change: (String) -> String) throws -> String {
      let text = change(try Self.mineChoreography().json)
      let error = #expect(throws: BookDocumentError.self) { try Choreography(json: text) }
      return error?.description ?? ""
    }
    let mistyped = try message { $0.replacing(#""to": "lectern""#, with: #""to": "lecturn""#) }
    #expect(mistyped.contains("opening[3] (revealing).moves[1].to is \"lecturn\": it takes shelf"))
    #expect(mistyped.contains("did you mean \"lectern\"?"))
    let later = try message { $0.replacing(#""area": "lectern""#, with: #""area": "note""#) }
    #expect(later.contains("places[3] (note).area is \"note\""))
    let doubled = try message { $0.replacing(#""place": "note""#, with: #""place": "lectern""#) }
    #expect(doubled.contains("places[3] (lectern).place is \"lectern\": it has a rule already"))
    let given = try message { $0.replacing(#""place": "note""#, with: #""place": "shelf""#) }
    #expect(
      given.contains("(shelf).place is \"shelf\": its frame is what the app reports"), "\(given)")
  }

  @Test func `stay with a book with less motion`() {
    #expect(Self.mineChoreography().reduced().places == Self.mine)
  }

  @Test(arguments: Effort.seeds(200))
  func `of any rule are inside of what they are said to be inside of`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let layout = BookLayout(
      screen: BookSize(
        width: .random(in: 200...2000, using: &random),
        height: .random(in: 200...2000, using: &random)),
      binding: .allCases.randomElement(using: &random) ?? .left,
      places: .random(using: &random))
    for entry in layout.places.entries {
      let (frame, rule) = (layout.frame(of: entry.place), entry.rule)
      let area = layout.frame(of: rule.area)
      #expect(frame.width > 0 && frame.height > 0 && frame.x.isFinite && frame.y.isFinite)
      // The anchor stands where it is said to stand.
      let isLeft = layout.binding == .left
      let (x, anchor) = isLeft ? (rule.x, rule.anchor.x) : (1 - rule.x, 1 - rule.anchor.x)
      let isOne = rule.pages == .automatic && area.width <= area.height
      let point = frame.x + (isOne ? 0.5 : anchor) * frame.width
      #expect(abs(point - area.x - x * area.width) < 1e-6 * (1 + area.width), "seed \(seed)")
      guard rule.fit == .shrunk || rule.fit == .inside else { continue }
      let room = max(area.width - rule.margins.width, 1)
      #expect(frame.width <= room + 1e-6 && frame.height <= max(area.height, 1) + 1e-6)
      if let within = rule.within, rule.growth == 0 {
        #expect(frame.width <= layout.frame(of: within).width + 1e-6, "seed \(seed)")
      }
    }
  }
}
