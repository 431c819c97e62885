public import BookMotion
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages
import BookMotionPlay
import BookMotionReader
public import BookMotionRecording

extension BookLivePage {
  /// Creates a page with a book that opens.
  ///
  /// - Parameters:
  ///   - timeline: The book, its starting state, and its first events.
  ///   - look: The colors and pictures, which become part of the page.
  ///   - other: A choreography to compare with.
  /// - Throws: `BookExportError` for a book that comes too near the eye to be visible, and for a book
  ///   with more numbers than a page can hold.
  public init(
    _ timeline: BookTimeline, look: BookLook = BookLook(), comparedWith other: Choreography? = nil
  ) throws(BookExportError) {
    var setup = BookPlay.Setup(timeline.score)
    setup.spine = look.spine
    // A timeline with a direction is never interrupted, but on the page it may be.
    if timeline.score.direction != nil { setup.score.tapPolicy = .interrupt }
    let (layout, count) = (setup.score.layout, setup.score.events.count)
    try Self.check(TapeTable(setup).numbers, events: count)
    let otherNumbers = other.map { TapeTable(setup.playing($0)).numbers }
    if let otherNumbers { try Self.check(otherNumbers, events: count) }
    let pictures = [look.cover, look.page].compactMap(\.self)
    let own = setup.score.choreography
    let offered = [own] + Choreography.presets.filter { $0.name != own.name }
    let choreographies = try BookExportError.containing { () throws(BookMotionError) in
      try offered.map { choreography throws(BookMotionError) in
        try WebChoreography(setup.playing(choreography), look, pictures)
      }
    }
    let art = choreographies[0].art
    var pieces = ArtPieces()
    let described = choreographies.map { $0.json(with: &pieces) }
    let channels = BookChannel.allCases.map { PageJSON.names([$0.rawValue, $0.unit.rawValue]) }
    let turns = ["cover closes past 90°", "cover opens past 90°"]
    // The colors of the boards in the art, and how light each is.
    let boards = [1, FramePainter.Body.back, FramePainter.Cover.fold].map { share in
      "[\(JSONText.quoted(look.spine.scaled(by: share).text)),\(JSONText.number(share))]"
    }
    let choice = BookModeSelection.layout(screen: layout.screen, binding: layout.binding)
    let pills = [choice.read, choice.listen].map {
      PageJSON.numbers([$0.x, $0.y, $0.width, $0.height])
    }
    let moments = Choreography.Moment.Name.known.map(\.text)
    let cues = [AnimationPhase.allCases.map(\.rawValue), turns + moments]
    let fields: [(String, String)] = [
      ("label", JSONText.quoted("The book: a tap opens or closes it, a finger turns its cover")),
      ("choreographies", PageJSON.list(described)),
      ("pieces", PageJSON.names(pieces.all)),
      ("acts", WebChoreography.acts), ("spreads", WebChoreography.spreads),
      ("bleed", JSONText.number(BookSetting.bleed)),
      ("other", otherNumbers.map(PageJSON.numbers) ?? "null"),
      ("channels", PageJSON.list(channels)),
      ("cues", PageJSON.list(cues.map(PageJSON.names))),
      ("kinds", PageJSON.names(BookScene.Face.Kind.allCases.map(\.rawValue))),
      ("ink", Self.components(of: PageLight.ink)),
      ("boards", PageJSON.list(boards)),
      ("pills", PageJSON.list(pills)),
      ("faceWidth", "\(WebLimit.faceWidth)"), ("lightSteps", "\(WebLimit.lightSteps)"),
      ("framesPerSecond", JSONText.number(timeline.score.framesPerSecond)),
    ]
    self.init(
      WebCore.book, named: own.name, on: layout.screen,
      mat: look.frame.scaled(by: FramePainter.Backdrop.mat).text,
      art: Self.elements(art, in: art.library(on: Self.screens(and: layout.screen))),
      pictures,
      fields + Self.fields(family: "book", events: BookEvent.Verb.allCases.map(\.rawValue)))
  }

  /// Returns the elements of the book, from back to front, with nothing on its faces.
  private static func elements(_ art: FlatArt, in library: String) -> String {
    let faces = BookScene.Face.Kind.allCases.map { kind in
      "<div class=\"face \(kind.rawValue)\"></div>"
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
