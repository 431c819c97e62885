import BookMotion
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import BookMotionPlay
import BookMotionReader
import BookMotionRecording

extension BookLivePage.Content {
  /// Creates the content of a page with a book that opens.
  init(
    _ timeline: BookTimeline, _ look: BookLook, comparedWith other: Choreography?
  ) throws(BookExportError) {
    var setup = BookPlay.Setup(timeline.score)
    setup.spine = look.spine
    // A timeline with a direction is never interrupted, but on the page it may be.
    if timeline.score.direction != nil { setup.score.tapPolicy = .interrupt }
    let choreography = setup.score.choreography
    let table = TapeTable(setup)
    let otherNumbers = other.map { other in
      setup.score.choreography = other
      return TapeTable(setup).numbers
    }
    let count = setup.score.events.count
    try Self.check(table.numbers, events: count)
    if let otherNumbers { try Self.check(otherNumbers, events: count) }
    let name = choreography.name
    let style = choreography.style
    let art = try BookExportError.containing { () throws(BookMotionError) in
      let art = try FlatArt([timeline], look)
      let screens = Self.screens(and: timeline.score.layout.screen)
      return Self.elements(art, in: art.library(on: screens))
    }
    let document = (try? choreography.json) ?? "{}"
    let swift = SwiftFrame(named: name, around: document)
    let channels = BookChannel.allCases.map { Self.names([$0.rawValue, $0.unit.rawValue]) }
    let turns = ["cover closes past 90°", "cover opens past 90°"]
    // The colors of the boards in the art, and how light each is.
    let boards = [1, FramePainter.Body.back, FramePainter.Cover.fold].map { share in
      "[\(JSONText.quoted(look.spine.scaled(by: share).text)),\(JSONText.number(share))]"
    }
    let layout = timeline.score.layout
    let choice = BookModeSelection.layout(screen: layout.screen, binding: layout.binding)
    let pills = [choice.read, choice.listen].map {
      Self.numbers([$0.x, $0.y, $0.width, $0.height])
    }
    let moments = Choreography.Moment.Name.known.map(\.text) + table.texts
    let cues = [AnimationPhase.allCases.map(\.rawValue) + table.texts, turns + moments]
    let faces = BookScene.Face.Material.allCases
    let bound = style.spread.hasTwoPages ? faces.filter(\.isBoundToSpine) : []
    let fields: [(String, String)] = [
      ("label", JSONText.quoted("The book: a tap opens or closes it, a finger turns its cover")),
      ("tape", Self.numbers(table.numbers)),
      ("other", otherNumbers.map(Self.numbers) ?? "null"),
      ("places", table.json),
      ("isShipped", Choreography.presets.contains(choreography) ? "true" : "false"),
      ("swift", Self.names([swift.head, swift.indent, swift.tail])),
      ("channels", Self.list(channels)),
      ("cues", Self.list(cues.map(Self.names))),
      ("materials", Self.names(BookScene.Face.Material.allCases.map(\.rawValue))),
      ("head", table.head),
      ("ink", Self.components(of: PageLight.ink)),
      ("bound", Self.names(bound.map(\.rawValue))),
      ("boundFrom", JSONText.number(style.spread == .centered ? -180 : FramePainter.nearlyUpright)),
      ("boards", Self.list(boards)),
      ("pills", Self.list(pills)),
      ("faceWidth", "\(PageLimit.faceWidth)"), ("lightSteps", "\(PageLimit.lightSteps)"),
      ("framesPerSecond", JSONText.number(timeline.score.framesPerSecond)),
    ]
    self.init(
      BookLivePage.book, named: name, on: timeline.score.layout.screen,
      mat: look.frame.scaled(by: FramePainter.Backdrop.mat).text, art: art,
      [look.cover, look.page].compactMap(\.self),
      fields
        + Self.fields(
          family: "book", events: BookEvent.Verb.allCases.map(\.rawValue),
          buttons: Self.buttons.filter { choreography.hasUse(for: $0.verb) }
            .map { PageButton($0.verb.rawValue, $0.title, key: $0.key) }))
  }

  private static let buttons: [(verb: BookEvent.Verb, title: String, key: String)] = [
    (.tap, "Tap", "t"), (.close, "Close", "c"), (.read, "Read", "r"), (.listen, "Listen", "i"),
    (.proceed, "Proceed", "p"),
  ]

  /// Returns the elements of the book, from back to front.
  private static func elements(_ art: FlatArt, in library: String) -> String {
    let faces = BookScene.Face.Material.allCases.map { material in
      "<div class=\"face \(material.rawValue)\">\(art.face(material))<i></i></div>"
    }
    return """
      <div class="library">\(library)<div class="place"></div></div>
      <div class="shadow"></div><div class="thick"></div>
      \(faces.joined(separator: "\n"))
      <div class="overlay">\(art.overlay)</div>
      <div class="controls">\(art.controls)</div>
      """
  }
}

extension Choreography {
  /// Returns true unless no stage would ever accept the event.
  fileprivate func hasUse(for verb: BookEvent.Verb) -> Bool {
    switch verb {
    case .read, .listen: stage(.modeSelection) != nil
    case .proceed: (opening + closing).contains(where: \.waits)
    case .tap, .close, .home, .touch, .drag, .release, .cover, .screen: true
    }
  }
}
