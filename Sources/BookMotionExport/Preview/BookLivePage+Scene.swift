import BookMotion
package import BookMotionActors
import BookMotionColor
package import BookMotionDocuments
import BookMotionDrawing
package import BookMotionPlay
package import BookMotionRecording

extension BookLivePage {
  /// Creates a page with the leaves of an open book.
  package init(
    leaves setup: LeafSetup, named name: String, pictures: [BookPicture], events: [MotionEvent]
  ) throws(BookExportError) {
    var setup = setup
    setup.events = try LeafActor.gestures(events)
    try BookExportError.containing { () throws(BookMotionError) in _ = try setup.book() }
    try self.init(
      WebCore.leaves, "leaves", LeafActor.self, setup, setup.events.count, named: name,
      on: setup.screen,
      label: "An open book: a finger lifts and turns its leaves, a tap turns one over",
      mat: SpreadDrawing.Look().palette.tableEdge,
      pictures.enumerated().map { (SpreadPainter.picture($0.offset), $0.element) },
      buttons: [
        WebButton("forward", "Next page", key: "PageDown"),
        WebButton("back", "Previous page", key: "PageUp"),
      ],
      rooms: setup.pictures.isEmpty ? ["boards", "pictures"] : [])
  }

  /// Creates a page with a motion of reading, which shows one of the look's pictures: `cover` or
  /// `page`.
  package init<Actor: ReadingActor>(
    _ scene: ReadingScene, of actor: Actor.Type, named name: String, showing picture: String,
    on stage: SceneStage, look: BookLook, events: [MotionEvent]
  ) throws(BookExportError) {
    var setup = StageSetup(stage)
    setup.events = try Actor.gestures(events)
    let pictures = [(SceneStage.coverName, look.cover), (SceneStage.pageName, look.page)]
    try self.init(
      WebCore.reading, "reading", actor, setup, setup.events.count,
      after: [Double(scene.rawValue)], named: name, on: setup.stage.screen, label: actor.overview,
      mat: SceneColor.wallEdge,
      pictures.compactMap { name, picture in picture.map { (name, $0) } },
      buttons: [WebButton](actor.verbs.map(\.verb)), rooms: [picture])
  }

  /// Creates a page with a scene that paints itself.
  private init<Actor: SceneActor>(
    _ core: WebCore, _ family: String, _ actor: Actor.Type, _ setup: Actor.Setup,
    _ eventCount: Int, after beginning: [Double] = [], named name: String, on screen: BookSize,
    label: String,
    mat: RGB, _ pictures: [(name: String, picture: BookPicture)], buttons: [WebButton],
    rooms: [String]
  ) throws(BookExportError) {
    let table = TapeTable(setup, after: beginning)
    try Self.check(table.numbers, events: eventCount)
    let channels = actor.channels.map { PageJSON.names([$0.name, $0.unit.rawValue]) }
    let cues = [Actor.Phase.allCases.map(\.rawValue), actor.cueNames].map(PageJSON.names)
    let fields = [
      ("label", JSONText.quoted(label)), ("isUpright", "\(actor.isPulledUpright)"),
      ("tape", PageJSON.numbers(table.numbers)), ("other", "null"), ("places", table.json),
      ("channels", PageJSON.list(channels)),
      ("cues", PageJSON.list(cues)),
      ("head", table.head), ("rooms", table.rooms(for: rooms)),
      ("buttons", PageJSON.list(buttons.map(\.json))),
      ("framesPerSecond", JSONText.number(BookLivePage.standardRate)),
    ]
    var shared = SharedDefinitions()
    for (name, picture) in pictures { shared.define(name, picture.drawn) }
    var art = ""
    shared.write(to: &art)
    self.init(
      core, named: name, on: screen, mat: mat.text, art: art, pictures.map(\.picture),
      fields + Self.fields(family: family, events: actor.verbs.map(\.verb.name)))
  }
}

extension SceneActor {
  /// Returns what events stand for.
  package static func gestures(_ events: [MotionEvent]) throws(BookExportError) -> [Gesture] {
    var gestures: [Gesture] = []
    for event in events {
      guard let verb = verbs.firstIndex(where: { $0.verb.name == event.name }) else {
        let names = verbs.map(\.verb.name)
        throw BookExportError(
          .noEvent,
          "\"\(event.name.inSentence)\" is not an event of this scene: it takes \(names.orList)"
            + Suggestion.question(event.name, among: names))
      }
      let (x, y) = (event.values.first ?? 0, event.values.count > 1 ? event.values[1] : 0)
      gestures.append(Gesture(verb, at: event.time, BookPoint(x: x, y: y)))
    }
    return gestures
  }
}

extension BookExportError.Code {
  /// An event that a scene doesn't have.
  static let noEvent = BookExportError.Code(rawValue: "noEvent")
}
