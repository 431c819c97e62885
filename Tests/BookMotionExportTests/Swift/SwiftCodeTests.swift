import BookMotion
import BookMotionLive
import BookMotionTestSupport
import Testing

@testable import BookMotionExport
@testable import PrintedSwift

@Suite struct `A choreography as Swift` {
  @Test(arguments: Choreography.presets) func `of a preset is golden`(preset: Choreography) throws {
    let text = try SwiftCode(preset).text
    #expect(Golden.difference(of: text, from: "swift/\(preset.name).swift") == nil)
  }

  @Test(arguments: ["pictureBook", "pictureBookAsPlayed", "webBookArrives", "webBookCover"])
  func `of an app's book is golden`(name: String) throws {
    let choreography = try Choreography(json: Fixture.text("apps/\(name).json"))
    let text = try SwiftCode(choreography).text
    #expect(Golden.difference(of: text, from: "swift/\(name).swift") == nil)
  }

  @Test func `of everything is golden`() throws {
    let text = try SwiftCode(.withEverything).text
    #expect(Golden.difference(of: text, from: "swift/everything.swift") == nil)
  }

  @Test func `of any is golden`() throws {
    let texts = try (0..<Self.randomCount).map { try SwiftCode(Self.random($0)).text }
    #expect(Golden.difference(of: texts.joined(separator: "\n"), from: "swift/random.swift") == nil)
  }

  private static let randomCount = 16 as UInt64

  private static func random(_ seed: UInt64) throws -> Choreography {
    var choreography = try Choreography.random(seed: seed)
    choreography.name = "random \(seed)"
    return choreography
  }

  /// The sources in the golden files have been compiled into these tests.
  @Test func `is the same once it is compiled`() throws {
    #expect(Choreography.myBookPolish == .bookPolish)
    #expect(Choreography.myStoryReader == .storyReader)
    #expect(Choreography.myReducedMotion == .reducedMotion)
    #expect(try Choreography.everythingAll == .withEverything)
    let apps: [(Choreography, String)] = [
      (.pictureBook, "pictureBook"), (.pictureBookAsPlayed, "pictureBookAsPlayed"),
      (.webBookArrives, "webBookArrives"), (.webBookCover, "webBookCover"),
    ]
    for (compiled, name) in apps {
      #expect(try compiled == Choreography(json: Fixture.text("apps/\(name).json")), "\(name)")
    }
    let random: [Choreography] = [
      .random0, .random1, .random2, .random3, .random4, .random5, .random6, .random7, .random8,
      .random9, .random10, .random11, .random12, .random13, .random14, .random15,
    ]
    for (seed, compiled) in random.enumerated() {
      #expect(try compiled == Self.random(UInt64(seed)), "\(seed)")
      #expect(try compiled.json == Self.random(UInt64(seed)).json)
    }
  }

  @Test(arguments: [
    ("bookMotion", "bookMotion"), ("My opening", "myOpening"), ("my_opening-2", "myOpening2"),
    ("3 pigs", "my3Pigs"), ("", "mine"), ("🦊📖", "mine"), ("🦊 fox", "fox"), ("class", "myClass"),
    ("Self", "self"), ("init", "myInit"), ("Story", "story"), ("storyReader", "myStoryReader"),
    ("presets", "myPresets"), ("URL cache", "urlCache"), ("Größe", "größe"), ("物語", "物語"),
    ("a\u{301}b", "aB"), ("\"); fatalError(\"", "fatalError"), ("_", "mine"), ("×", "mine"),
  ])
  func `has a name that Swift takes`(name: String, property: String) throws {
    var choreography = Choreography.bookPolish
    choreography.name = name
    let code = try SwiftCode(choreography)
    #expect(code.name == (property == "self" ? "mySelf" : property))
    #expect(code.text.contains("  static let \(code.name) = try! Choreography("))
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), (#"\(evil())"#, #""\\(evil())""#),
    ("line\nfeed\t\r\0", #""line\nfeed\t\r\0""#), ("\u{202E}", #""\u{202E}""#),
    ("“ÅÄÖ” 🦊", "\"“ÅÄÖ” 🦊\""), ("", "\"\""), ("\"\"\"#", ##""\"\"\"#""##),
  ])
  func `has texts that stand for themselves`(text: String, literal: String) {
    #expect(SwiftName.literal(text) == literal)
  }

  @Test func `leaves out what has its default`() throws {
    let brief = try Choreography(
      name: "brief", opening: [Stage(.complete, lasts: 0)],
      closing: [Stage(.idle, lasts: 0, moments: [Moment(.lightHaptic)])])
    #expect(
      try SwiftCode(brief).text == """
        import BookMotion

        extension Choreography {
          static let brief = try! Choreography(
            name: "brief", opening: [Stage(.complete, lasts: 0)],
            closing: [Stage(.idle, lasts: 0, moments: [Moment(.lightHaptic)])])
        }

        """)
  }

  @Test func `refuses what can't be played, and springs that can't be said`() throws {
    var choreography = Choreography.bookPolish
    choreography.closing.removeLast()
    #expect { try SwiftCode(choreography) } throws: {
      "\($0)" == "closing[3] (idle) is missing"
    }
    choreography = .bookPolish
    choreography[.flipping].moves[0].animation = .spring(
      MotionSpring(mass: 1e-100, stiffness: 1e100, damping: 0))
    choreography[.selected].moves[0].animation = .spring(
      MotionSpring(mass: 1e100, stiffness: 1e-100, damping: 0))
    let error = #expect(throws: ExportError.self) { try SwiftCode(choreography) }
    #expect(
      error?.description.hasPrefix("opening[0] (selected).moves[0].spring.response is 6.28") == true
    )
  }

  @Test(arguments: Effort.seeds(500)) func `has short lines`(seed: UInt64) throws {
    for line in try SwiftCode(.random(seed: seed)).text.split(separator: "\n") {
      // A line without a place to break may be longer.
      #expect(line.count <= 100 || line.contains(".delay("), "\(line)")
    }
  }
}

@Suite struct `Swift source that a page fills in` {
  /// Fills in a template as a page does: tunable numbers are read from the tape.
  private static func text(_ template: SwiftTemplate, _ table: TapeTable, _ tape: [Double])
    -> String
  {
    template.text { number in table.place(number.path).map { tape[$0] } ?? number.value }
  }

  private static func read(
    _ tape: [Double], named choreography: Choreography
  ) -> Choreography? {
    var (reader, plan) = (Tape(tape), LiveBook.Plan(Choreography()))
    reader.walk(&plan)
    guard reader.isRead else { return nil }
    var read = plan.choreography
    read.name = choreography.name
    for way in [\Choreography.opening, \.closing] {
      for (index, stage) in choreography[keyPath: way].enumerated() {
        for number in read[keyPath: way][index].moments.indices {
          read[keyPath: way][index].moments[number].name = stage.moments[number].name
        }
      }
    }
    return read
  }

  private static func choreography(_ seed: UInt64) throws -> Choreography {
    seed < 3 ? Choreography.presets[Int(seed)] : try .random(seed: seed)
  }

  @Test(arguments: Effort.seeds(500)) func `says as much as the whole`(seed: UInt64) throws {
    let choreography = try Self.choreography(seed)
    let table = TapeTable(LiveBook.Plan(choreography))
    let text = Self.text(SwiftTemplate(choreography), table, table.numbers)
    #expect(try text == SwiftCode(choreography).text)
  }

  @Test(arguments: Effort.seeds(2000)) func `says what has been tuned`(seed: UInt64) throws {
    let choreography = try Self.choreography(seed % 100)
    let table = TapeTable(LiveBook.Plan(choreography))
    var random = SeededRandom(seed: seed)
    var tape = table.numbers
    // Changing these may change the form in which a spring or curve is written.
    let tunable = table.notes.filter {
      !["response", "dampingRatio"].contains($0.path.last) && !$0.path.contains("curve")
    }
    for _ in 0..<(1 + seed % 5) {
      let note = random.one(of: tunable)
      tape[note.place] = (tape[note.place] + random.share()).rounded(toThousandths: ())
    }
    guard let tuned = Self.read(tape, named: choreography) else { return }
    #expect(
      try Self.text(SwiftTemplate(choreography), table, tape) == SwiftCode(tuned).text)
    // The unchanged numbers yield the original.
    #expect(
      try Self.text(SwiftTemplate(choreography), table, table.numbers)
        == SwiftCode(choreography).text)
  }

  @Test func `says a compound that was left out as a whole`() throws {
    let table = TapeTable(LiveBook.Plan(.bookPolish))
    func tuned(_ changes: [String: Double]) throws -> String {
      var tape = table.numbers
      for (path, value) in changes {
        tape[try #require(table.place(path.split(separator: "/").map(String.init)))] = value
      }
      return Self.text(SwiftTemplate(.bookPolish), table, tape)
    }
    #expect(
      try tuned(["style/fades/spine/arrival/1": 25]).contains(
        """
            style: BookStyle(
              fades: BookStyle.Fades(spine: FaceFade(arrival: 0...25, departure: 160...180))),

        """))
    #expect(
      try tuned(["style/gutter/side": 0.1]).contains(
        "style: BookStyle(gutter: BookStyle.Gutter(side: 0.1, shoulder: 0.075)),"))
    #expect(
      try tuned(["opening/0/moments/0/after": 0.5]).contains("Moment(.lightHaptic, after: 0.5)"))
    #expect(
      try tuned(["opening/1/moves/0/part": 0.5, "opening/1/moves/0/delay": 0.1]).contains(
        ".center(.centered, part: 0.5, with: .spring(duration: 0.4, bounce: 0.2).delay(0.1)),"))
  }

  @Test(arguments: zip(Choreography.presets, [4_000, 8_200, 4_000]))
  func `is small`(preset: Choreography, most: Int) {
    let table = TapeTable(LiveBook.Plan(preset))
    #expect(SwiftTemplate(preset).json(table.place).utf8.count < most)
  }
}

extension Double {
  fileprivate func rounded(toThousandths _: Void) -> Double { (self * 1000).rounded() / 1000 }
}

extension Choreography {
  /// A choreography with a value for everything that it can contain.
  static var withEverything: Choreography {
    get throws {
      var style = BookStyle(
        fades: BookStyle.Fades(
          cover: .never, firstPage: FaceFade(peak: 0.5),
          spine: FaceFade(departure: 20...20, isSmooth: true), pageEdges: .spine,
          back: FaceFade(arrival: 10...40, departure: 140...170, peak: 0.25, isSmooth: true)),
        shadow: BookStyle.Shadow(
          rest: BookShadow(radius: 1, x: -2, y: 3, opacity: 0.125), rise: 10...20, swing: -5),
        corners: BookStyle.Corners(cover: 1, spine: 2, pageEdges: 3), border: 1e-7, spineWidth: 0,
        pageEdgeWidth: 2, inside: .front, perspective: 0.1 + 0.2, spread: .spread,
        referenceWidth: 100, scalesWithBook: true)
      style.shadow.raised.x = 4
      style.gutter = BookStyle.Gutter(width: 1, side: 0.5, shoulder: 0.25, middle: 1)
      var places = BookPlaces(
        reader: BookSize(width: 1, height: 2), base: BookSize(width: 3, height: 4),
        avoidsUnsafeArea: true)
      places.centered = BookPlaces.Centered(share: 1, widest: 2, growth: 3, aspect: 4, margin: 5)
      places.spread.margins.height = 101
      let curves: [MotionCurve] = [
        .linear(duration: 1e9), .easeIn(duration: 0), .easeOut(duration: 1e-20), .easeInOut,
        .curve(.circularEaseIn, duration: 1), .curve(.circularEaseOut, duration: 1),
        .curve(.circularEaseInOut, duration: 1), .curve(.circularEaseInOut.inverse, duration: 1),
        .timingCurve(0.1, -2, 1.5, 3, duration: 0.3).delay(0.1), .none, .none.delay(1.0 / 3),
        .snappy, .spring(duration: 1, bounce: -0.5), .spring(duration: 1, bounce: 1),
        .spring(response: 0.3, dampingFraction: 1.0 / 3),
        .interpolatingSpring(stiffness: 99, damping: 7),
        .spring(MotionSpring(duration: 0.5, bounce: 0.25, mass: 2)),
        .spring(MotionSpring(response: 0.7, dampingRatio: 5.1, mass: 3)).delay(0.7),
      ]
      return try Choreography(
        name: "Everything, \\(\"all\")\n", style: style, places: places,
        opening: [
          Stage(
            .flipping, lasts: 0.1, waits: true,
            moves: zip(BookChannel.allCases.filter(\.isDriven), curves + curves).map {
              .value($0, max(-1.5, $0.targets.lowest), with: $1)
            }),
          Stage(
            .complete, lasts: 1e-5,
            moves: [
              .center(.across, part: -0.5, with: .none),
              .size(.zoomed, scale: 2, part: 0.5, with: .smooth),
              Move(.center(.base, part: 1), from: 2, with: .bouncy),
              Move(.size(.hinged, scale: 1, part: 0.5), from: -2, with: .linear),
              .value(.lift, 1, from: 0, with: .easeIn),
            ],
            moments: (Moment.Name.known + [Moment.Name("\"own\" \\(1)")]).map { Moment($0) }),
        ],
        closing: [
          Stage(
            .idle, lasts: 0, moments: [Moment(Moment.Name("🎉\u{0}"), after: 2.5)])
        ])
    }
  }
}
