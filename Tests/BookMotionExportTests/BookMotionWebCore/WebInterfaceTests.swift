import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPlay
import BookMotionRecording
import BookMotionScenes
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionWebCore

/// The scenes as pages play them, through an interface in this process.
@Suite struct WebInterfaceTests {
  /// Returns an interface for the family of a page, and the page's data.
  private static func interface(
    of page: BookLivePage
  ) throws -> (interface: WebInterface, fields: [String: Any]) {
    let data = try JSONSerialization.jsonObject(with: Data(page.json.utf8))
    var fields = try #require(data as? [String: Any])
    // What belongs to the choreography that a page begins with.
    if let choreographies = fields["choreographies"] as? [[String: Any]] {
      fields.merge(try #require(choreographies.first)) { $1 }
    }
    let begin: WebInterface.Begin =
      switch fields["family"] as? String {
      case "leaves": { try? WebScene<LeafActor>(&$0) }
      case "reading": { try? ReadingScene.begin(&$0) }
      default: { try? WebBook(&$0) }
      }
    var interface = WebInterface(begin)
    let tape = try #require(fields["tape"] as? [NSNumber]).map(\.doubleValue)
    for (index, number) in tape.enumerated() { interface.tape[index] = number }
    try #require(interface.load(0, count: Int32(tape.count)) == 0)
    return (interface, fields)
  }

  private static func answer(_ interface: WebInterface, _ count: Int32) -> [Double] {
    (0..<max(Int(count), 0)).map { interface.tape[$0] }
  }

  private static func painting(_ interface: inout WebInterface, at time: Double) -> String {
    let count = Int(interface.askForText(0) { play, _ in play.painting(at: time) })
    return String(decoding: (0..<max(count, 0)).map { interface.words[$0] }, as: UTF8.self)
  }

  /// A page shows the same numbers as a document, and the same picture as a frame.
  @Test(arguments: GalleryScene.all) func `plays what the tool records`(
    scene: GalleryScene
  ) throws {
    for binding in BookBinding.allCases {
      let stage = SceneStage(screen: BookSize(width: 500, height: 700), binding: binding)
      let play = try ScenePlay(scene, on: stage)
      let recording = play.recording
      var (interface, fields) = try Self.interface(of: play.livePage())
      #expect((fields["channels"] as? [[String]])?.map { $0[0] } == recording.channels.map(\.name))
      #expect(
        (fields["channels"] as? [[String]])?.map { $0[1] }
          == recording.channels.map(\.unit.rawValue))
      let phases = try #require((fields["cues"] as? [[String]])?.first)
      let painting = scene.isTransition ? nil : try play.depiction().source
      for index in stride(from: 0, to: recording.count, by: Effort.isWhole ? 5 : 45) {
        let time = recording.time(ofFrame: index)
        let answer = Self.answer(interface, interface.ask(0) { $0.pose(at: time, &$1) })
        #expect(Array(answer.dropLast()) == recording.values(at: time), "\(scene) at \(time)")
        let phase = recording.phases.last { $0.time <= time }?.name
        #expect(phases[Int(answer.last ?? 0)] == phase, "\(scene) at \(time)")
        guard var painting else { continue }
        let meant = painting.painting(at: time, SVGNames(), PaintingManner())
        let painted = Self.painting(&interface, at: time)
        #expect(painted.hasSuffix(String(decoding: meant.text.bytes, as: UTF8.self)))
      }
      let end = Self.answer(interface, interface.ask(0) { $0.end(&$1) })
      #expect(end.count == 2 && end[1] == 0 && abs(end[0] - recording.duration) < 1.0 / 60)
    }
  }

  /// The phases and cues of a page are those of a document, whose phases begin with a frame.
  @Test(arguments: GalleryScene.all) func `knows phases and cues`(scene: GalleryScene) throws {
    let play = try ScenePlay(scene)
    let (interface, fields) = try Self.interface(of: play.livePage())
    let names = try #require(fields["cues"] as? [[String]])
    let answer = Self.answer(interface, interface.ask(0) { $0.cues(from: -1, to: 1e9, &$1) })
    let rows = stride(from: 0, to: answer.count, by: 3).map { Array(answer[$0..<$0 + 3]) }
    let cues = rows.filter { $0[1] == 1 }.map { (names[1][Int($0[2])], $0[0]) }
    // A document has one name for both of the cover's quarter turns.
    let words = cues.map { $0.0.replacing(/(opens|closes) past/, with: "passes") }
    #expect(words == play.recording.cues.map(\.name))
    #expect(cues.map(\.1) == play.recording.cues.map(\.time))
    let phases = rows.filter { $0[1] == 0 }
    #expect(phases.first?[0] == 0)
    for phase in play.recording.phases {
      #expect(
        phases.contains {
          names[0][Int($0[2])] == phase.name
            && (phase.time - 0.017...phase.time + 1e-5).contains($0[0])
        }, "\(scene) \(phase)")
    }
  }

  @Test func `paints the pictures of its stage`() throws {
    let bytes = try [UInt8](Fixture.data("art/fox-cover.png"))
    let look = BookLook(cover: try BookPicture(embedding: bytes))
    let page = try ScenePlay(.sheet, on: SceneStage(look: look), look: look).livePage()
    var (interface, fields) = try Self.interface(of: page)
    let text = Self.painting(&interface, at: 1)
    #expect(text.contains("#\(SceneStage.coverName)\""))
    #expect(!text.contains("<image"))
    #expect((fields["art"] as? String)?.contains("id=\"\(SceneStage.coverName)\"") == true)
  }

  @Test func `refuses what it can't answer`() throws {
    var (interface, _) = try Self.interface(of: ScenePlay(.mode).livePage())
    let refusal = WebRefusal.noPlay.rawValue
    #expect(interface.askForText(3) { play, _ in play.painting(at: 0) } == refusal)
    #expect(interface.askForText(0) { play, _ in play.painting(at: .nan) } == refusal)
    #expect(interface.askForText(0) { play, _ in play.document() } == refusal)
    #expect(interface.ask(0) { $0.scene(at: 0, &$1) } == refusal)
    #expect(interface.askForText(0) { $0.lint(&$1) } == refusal)
    // No such scene.
    interface.tape[0] = Double(ReadingScene.allCases.count)
    #expect(interface.load(0, count: 20) == WebRefusal.noSetup.rawValue)
    #expect(interface.ask(0) { $0.pose(at: 0, &$1) } > 0)
  }

  /// Where the ranges of numbers end: as a page may be told to tune them.
  private static let ends: [Double] = {
    let domains = [
      BookDomain.seconds, .positive, .magnitude, .unit, .share, .length, .extent, .turn, .position,
      .bounce, .damping, .frameRate, .finite, BookDomain(0.01, 1), BookDomain(0, 1000),
      MotionEvent.times,
    ]
    let ends = domains.flatMap { [$0.lowest, $0.highest] }
    return ends.flatMap { [$0, $0.nextUp, $0.nextDown] }
      + [1e308, -1e308, .leastNonzeroMagnitude, .leastNormalMagnitude, .nan, .infinity, 2, 12, 0.5]
  }()

  /// Random tapes, and random calls to what plays them: all numbers from the ends of their ranges,
  /// beyond, and the ends of `Double`. None of them may stop the page.
  @Test(arguments: GalleryScene.all) func `takes any tape, and any question`(
    scene: GalleryScene
  ) throws {
    var random = SeededRandom(seed: Plays.seed)
    var pages = [try ScenePlay(scene).livePage()]
    if scene == .transition {
      pages = try [Choreography.storyReader, .reducedMotion, .bookPolish].map {
        try BookLivePage(BookTimeline(BookScore($0, direction: .both)), comparedWith: nil)
      }
    }
    for page in pages {
      var (interface, fields) = try Self.interface(of: page)
      let tape = try #require(fields["tape"] as? [NSNumber]).map(\.doubleValue)
      let verbs = try #require(fields["events"] as? [String]).count
      // The pages of a family have one core, and share its plays.
      let plays =
        switch fields["family"] as? String {
        case "leaves": Plays.count / 2
        case "reading": Plays.count / ReadingScene.allCases.count
        default: Plays.count / pages.count
        }
      func real() -> Double { random.one(of: Self.ends + [0.1, 0.4, 1, 3, 9, 100, 300, 500]) }
      var loaded = 0
      for _ in 0..<plays {
        for (index, number) in tape.enumerated() { interface.tape[index] = number }
        for _ in 0..<Int(random.next() % 3) + 1 {
          interface.tape[Int(random.next() % UInt64(tape.count))] = real()
        }
        guard interface.load(0, count: Int32(tape.count)) == 0 else { continue }
        loaded += 1
        for _ in 0..<8 { Self.ask(&interface, verbs: verbs, real) { random.next() } }
      }
      #expect(loaded * 20 >= plays, "\(scene)")
    }
  }

  /// A perspective with which the cover comes too close to the eye is no setup, on the screen that
  /// it is given with.
  @Test(arguments: [(0.5, true), (1.05, false), (1.3, false)])
  func `takes no book that can't be drawn`(perspective: Double, isTaken: Bool) throws {
    let timeline = try BookTimeline(BookScore(.bookPolish, direction: .both))
    var (interface, data) = try Self.interface(of: BookLivePage(timeline))
    let tape = try #require(data["tape"] as? [NSNumber]).map(\.doubleValue)
    let notes = TapeTable(BookPlay.Setup(timeline.score)).notes
    let place = try #require(notes.first { $0.path == ["style", "perspective"] }?.index)
    for (index, number) in tape.enumerated() { interface.tape[index] = number }
    interface.tape[place] = perspective
    let code = interface.load(0, count: Int32(tape.count))
    #expect(code == (isTaken ? 0 : WebRefusal.noSetup.rawValue))
    // The tool refuses the same.
    var choreography = Choreography.bookPolish
    choreography.style.perspective = perspective
    let other = try BookTimeline(BookScore(choreography, direction: .both))
    #expect(((try? MotionDepiction(other)) != nil) == isTaken)
    // Whatever plays then can be drawn.
    for index in 0...400 {
      #expect(interface.ask(0) { $0.scene(at: Double(index) / 100, &$1) } > 0)
    }
  }

  @Test func `takes no leaf that never lies, and no event that is none`() throws {
    for change: (inout LeafSetup) -> Void in [
      { $0.button.animation = .spring(duration: 0.7, bounce: 1) },
      { $0.finger.spring = MotionSpring(duration: 0.35, bounce: 1) },
      { $0.events = [Gesture(5, at: 0)] }, { $0.events = [Gesture(0, at: 3601)] },
      { $0.events = [Gesture(2, at: 0, BookPoint(x: 1e300, y: 0))] },
      { $0.events = Array(repeating: Gesture(0, at: 0), count: PlayLimit.mostEvents + 1) },
    ] {
      var setup = LeafSetup(leafCount: 5)
      #expect((try? Run<LeafActor>(setup)) != nil)
      change(&setup)
      #expect((try? Run<LeafActor>(setup)) == nil)
    }
  }

  /// What is copied is what is shown, whatever was tuned.
  @Test(arguments: [
    "{}", #"{"gutter": {"width": 18}, "spread": "spread"}"#, #"{"fades": {"pageEdges": {}}}"#,
  ]) func `copies the numbers of its tape`(style: String) throws {
    let document = try JSONSerialization.jsonObject(
      with: Data(Choreography.storyReader.json.utf8))
    var fields = try #require(document as? [String: Any])
    fields["style"] = try JSONSerialization.jsonObject(with: Data(style.utf8))
    let styled = try Choreography(
      json: [UInt8](JSONSerialization.data(withJSONObject: fields)))
    let page = try BookLivePage(BookTimeline(BookScore(styled, direction: .both)))
    var (interface, data) = try Self.interface(of: page)
    let tape = try #require(data["tape"] as? [NSNumber]).map(\.doubleValue)
    var random = SeededRandom(seed: Plays.seed)
    let notes = TapeTable(BookPlay.Setup(BookScore(styled, direction: .both))).notes
    for place in Effort.some(of: notes.map(\.index), oneIn: 20) {
      for number in Effort.some(
        of: [0, 1, 0.15, random.share()].shuffled(using: &random), oneIn: 4)
      {
        var tuned = tape
        tuned[place] = number
        for (index, number) in tuned.enumerated() { interface.tape[index] = number }
        guard interface.load(0, count: Int32(tape.count)) == 0 else { continue }
        let count = Int(interface.askForText(0) { play, _ in play.document() })
        let copied = try Choreography(json: (0..<count).map { interface.words[$0] })
        var (reader, shown, writer) = (TapeReader(tuned), TapeWriter(), TapeWriter())
        var setup = BookPlay.Setup.blank
        try setup.visit(&reader)
        try setup.visit(&shown)
        setup.score.choreography = copied
        try setup.visit(&writer)
        #expect(writer.numbers == shown.numbers, "\(place) tuned to \(number)")
      }
    }
  }

  /// Asks anything.
  private static func ask(
    _ interface: inout WebInterface, verbs: Int, _ real: () -> Double, _ next: () -> UInt64
  ) {
    guard let play = interface.play(0) else { return }
    switch next() % 10 {
    case 0, 1, 2, 3:
      _ = play.perform(Int32(next() % UInt64(verbs)), at: real(), x: real(), y: real())
    case 4: _ = interface.ask(0) { $0.pose(at: real(), &$1) } + interface.ask(0) { $0.end(&$1) }
    case 5: _ = interface.ask(0) { $0.scene(at: real(), &$1) } + interface.ask(0) { $0.events(&$1) }
    case 6:
      _ = interface.ask(0) { $0.cues(from: real(), to: real(), &$1) } + play.choices(at: real())
    case 7:
      _ = interface.ask(0) { $0.samples(of: 0, from: real(), to: real(), count: 9, &$1) }
      _ = interface.ask(0) { $0.finger(at: real(), x: real(), y: real(), &$1) }
    case 8: _ = interface.askForText(0) { play, _ in play.painting(at: real()) }
    default:
      _ = interface.askForText(0) { $0.lint(&$1) }
      _ = interface.askForText(0) { play, _ in play.document() }
    }
  }
}
