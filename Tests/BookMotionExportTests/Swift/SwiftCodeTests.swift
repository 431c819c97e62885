import BookMotionDocuments
import BookMotionRecording
import BookMotionTestSupport
import Testing

@testable import BookMotion
@testable import BookMotionExport
@testable import PrintedSwift

/// A choreography as Swift.
@Suite struct SwiftCodeTests {
  @Test(arguments: Choreography.presets) func `of a preset is golden`(preset: Choreography) throws {
    let text = try SwiftCode(preset).text
    #expect(Golden.difference(of: text, from: "swift/\(preset.name).swift") == nil)
  }

  @Test(arguments: ["tabletBook", "tabletBookAsPlayed", "webBookArrives", "webBookCover"])
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
      (.tabletBook, "tabletBook"), (.tabletBookAsPlayed, "tabletBookAsPlayed"),
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
    ###"\(evil())"###, ###"\#(evil())"###, ###"\##(evil())"###, "\"\"\"#", "line\nfeed", "🦊",
  ])
  func `can be called anything`(name: String) throws {
    var choreography = Choreography.bookPolish
    choreography.name = name
    let text = try SwiftCode(choreography).text
    // What stands between the delimiters, read as a raw literal, is the document.
    let head = try #require(text.firstRange(of: /json: (#+)"""\n/))
    let signs = text[head].filter { $0 == "#" }
    let tail = try #require(text.firstRange(of: "\n      \"\"\"\(signs))\n"))
    let lines = text[head.upperBound..<tail.lowerBound].split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("      ") })
    let document = lines.map { $0.dropFirst(6) }.joined(separator: "\n")
    #expect(!document.contains("\\\(signs)(") && !document.contains("\"\"\"\(signs)"))
    #expect(try Choreography(json: document) == choreography)
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
    let error = #expect(throws: BookExportError.self) { try SwiftCode(choreography) }
    #expect(
      error?.description.hasPrefix("opening[0] (selected).moves[0].spring.response is 6.28") == true
    )
  }
}

extension Choreography {
  /// A choreography with a value for everything that it can contain.
  static var withEverything: Choreography {
    get throws {
      var style = BookStyle(
        fades: BookStyle.Fades(
          cover: BookStyle.Fade(peak: 0), firstPage: BookStyle.Fade(peak: 0.5),
          spine: BookStyle.Fade(departure: 20...20, isSmooth: true), pageEdges: .spine,
          back: BookStyle.Fade(arrival: 10...40, departure: 140...170, peak: 0.25, isSmooth: true)),
        shadow: BookStyle.Shadow(
          rest: BookShadow(radius: 1, x: -2, y: 3, opacity: 0.125), rise: 10...20, swing: -5),
        corners: BookStyle.Corners(cover: 1, spine: 2, pageEdges: 3), border: 1e-7, spineWidth: 0,
        pageEdgeWidth: 2, inside: .front, perspective: 0.1 + 0.2, spread: .spread,
        referenceWidth: 100, scalesWithBook: true)
      style.shadow.raised.x = 4
      style.gutter = BookStyle.Gutter(width: 1, side: 0.5, shoulder: 0.25, middle: 1)
      let places: BookPlaces = [
        .reader: BookPlace.Rule(margins: BookSize(width: 1, height: 2)),
        "\"mine\"": BookPlace.Rule(
          area: .reader, x: -1, y: 1e-7, anchor: BookPoint(x: 0.1 + 0.2, y: 2), width: 1,
          height: 0.5,
          aspect: BookSize(width: 3, height: 4), size: BookSize(width: 5, height: 6), like: .shelf,
          within: .screen, widest: 7, highest: 8, highestShare: 0.1, growth: 9,
          margins: BookSize(width: 0, height: 101),
          pages: .automatic, fit: .covering),
      ]
      let curves: [MotionCurve] = [
        .linear(duration: 1e9), .easeIn(duration: 0), .easeOut(duration: 1e-20), .easeInOut,
        .curve(.circularEaseIn, duration: 1), .curve(.circularEaseOut, duration: 1),
        .curve(.circularEaseInOut, duration: 1), .curve(.circularEaseInOut.inverse, duration: 1),
        .timingCurve(0.1, -2, 1.5, 3, duration: 0.3).delay(0.1), .none, .none.delay(1.0 / 3),
        .snappy, .spring(duration: 1, bounce: -0.5), .spring(duration: 1, bounce: 1),
        .spring(response: 0.3, dampingFraction: 1.0 / 3),
        .interpolatingSpring(stiffness: 99, damping: 7),
        .spring(MotionSpring(mass: 2, duration: 0.5, dampingRatio: 0.75)),
        .spring(MotionSpring(mass: 3, duration: 0.7, dampingRatio: 5.1)).delay(0.7),
      ]
      return try Choreography(
        name: "Everything, \\(\"all\")\n", style: style, places: places,
        opening: [
          Choreography.Stage(
            .flipping, lasts: 0.1, waits: true,
            moves: zip(
              BookChannel.allCases.compactMap(BookPose.Driven.Channel.init), curves + curves
            ).map { .value($0, max(-1.5, $0.targets.lowest), with: $1) }),
          Choreography.Stage(
            "\\(done)", in: .complete, lasts: 1e-5,
            moves: [
              .center("\"mine\"", part: -0.5, with: .none),
              .size(.zoomed, scale: 2, part: 0.5, with: .smooth),
              .center(.reader, with: .bouncy),
              .size(.opened, part: 0.5, with: .linear),
              .value(.lift, 1, from: 0, with: .easeIn),
            ],
            moments: (Choreography.Moment.Name.known + [Choreography.Moment.Name("\"own\" \\(1)")])
              .map { Choreography.Moment($0) }),
        ],
        closing: [
          Choreography.Stage(
            .idle, lasts: 0,
            moments: [Choreography.Moment(Choreography.Moment.Name("🎉\u{0}"), after: 2.5)])
        ])
    }
  }
}
