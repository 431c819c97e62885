package import BookMotion
package import BookMotionActors
package import BookMotionDocuments
import BookMotionExport
import BookMotionPlay
package import BookMotionRecording

/// A scene of the gallery: the transition of a book, or one of the motions of reading.
///
/// ```swift
/// GalleryScene.pageTurn.name  // "page-turn"
/// ```
package struct GalleryScene: Hashable, Sendable {
  /// The scene's name in documents and on the command line.
  package let name: String

  /// A one-sentence description.
  package let overview: String

  /// The events that the scene accepts.
  package let verbs: [MotionVerb]

  /// The channels recorded in every frame, in the order of documents.
  package let channels: [Recording.Channel]

  /// The pictures of a look that the scene shows.
  package let shownPictures: Set<Picture>

  /// A picture in a book.
  package enum Picture: String, Sendable {
    /// The picture on the cover.
    case cover
    /// The picture on the first page.
    case page
  }

  /// Who plays, and what by default; `nil` for a transition.
  let story: (any SceneStory.Type)?

  /// Returns a page that plays the scene, whose transition has one of its own.
  let page: Page

  typealias Page =
    @Sendable (_ stage: SceneStage, [MotionEvent], BookLook) throws(BookExportError) -> BookLivePage

  /// The default events of a transition; `nil` if the book simply moves in one direction.
  private let transitionStory: (@Sendable (BookScore) -> [BookEvent])?

  /// Returns a Boolean value indicating whether two scenes have the same name.
  package static func == (one: GalleryScene, other: GalleryScene) -> Bool { one.name == other.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private init<Actor: ReadingActor>(
    _ name: String, _ actor: Actor.Type, _ number: ReadingScene, shows picture: Picture = .page
  ) {
    self.init(name, actor, shows: [picture]) { (stage, events, look) throws(BookExportError) in
      try BookLivePage(
        number, of: actor, named: name, showing: picture.rawValue, on: stage, look: look,
        events: events)
    }
  }

  private init<Story: LeafStory>(_ name: String, leaves story: Story.Type) {
    self.init(name, story, shows: [.cover, .page]) {
      (stage, events, look) throws(BookExportError) in
      try BookLivePage(
        leaves: story.setup(on: stage), named: name,
        pictures: [look.cover, look.page].compactMap(\.self), events: events)
    }
  }

  private init<Story: SceneStory>(
    _ name: String, _ story: Story.Type, shows pictures: Set<Picture>, page: @escaping Page
  ) {
    self.name = name
    self.page = page
    overview = story.overview
    verbs = Story.Player.verbs.map(\.verb)
    channels = Story.Player.channels.map { Recording.Channel($0.name, $0.unit) }
    shownPictures = pictures
    self.story = story
    transitionStory = nil
  }

  private init(
    transition name: String, _ overview: String,
    story: (@Sendable (BookScore) -> [BookEvent])? = nil
  ) {
    self.name = name
    self.overview = overview
    transitionStory = story
    verbs = BookEvent.verbs
    channels = BookChannel.allCases.map(Recording.Channel.init)
    shownPictures = [.cover, .page]
    self.story = nil
    page = { (_, _, look) throws(BookExportError) in
      throw BookExportError(.noName, "the scene \"\(name)\" needs a choreography")
    }
  }
}

extension GalleryScene {
  /// All scenes, the transition first.
  package static let all: [GalleryScene] = [
    .transition, .cover, .pageTurn, .spread, .mode, .frame, .immersive, .grid, .swipe, .sheet,
    .music,
    .reading, .progress,
  ]

  /// The transition of a book between the shelf and the reader.
  package static let transition = GalleryScene(
    transition: Recording.Score.transition,
    "A book that is tapped on its shelf, flies, opens, and is read; then everything in reverse.")
  /// A transition by hand: a finger opens the cover, and catches it on its way back.
  package static let cover = GalleryScene(
    transition: "cover",
    "A book's cover that a finger opens, and then catches as it closes.",
    story: CoverStory.events(of:))
  /// Leaves of an open book: turned by finger, turned by button, and caught in the air.
  package static let pageTurn = GalleryScene("page-turn", leaves: PageTurnStory.self)
  /// A photo book that opens from its cover, and whose pages turn.
  package static let spread = GalleryScene("spread", leaves: SpreadStory.self)
  /// The choice to read or listen, over the first page.
  package static let mode = GalleryScene("mode", ModeActor.self, .mode)
  /// The frame around a page, which takes the page's color.
  package static let frame = GalleryScene("frame", FrameActor.self, .frame)
  /// A page that grows to fill the screen when it is tapped.
  package static let immersive = GalleryScene("immersive", ImmersiveActor.self, .immersive)
  /// All pages, to choose one from.
  package static let grid = GalleryScene("grid", PageGridActor.self, .grid)
  /// Pages that a finger pushes aside.
  package static let swipe = GalleryScene("swipe", PageSwipeActor.self, .swipe)
  /// A sheet about a book, which a finger pulls.
  package static let sheet = GalleryScene("sheet", InfoSheetActor.self, .sheet, shows: .cover)
  /// The library's music, which gives way to a book's own.
  package static let music = GalleryScene("music", MusicActor.self, .music)
  /// Reading, and being read to.
  package static let reading = GalleryScene("reading", NarrationActor.self, .reading)
  /// A bar that shows how much of a book has loaded.
  package static let progress = GalleryScene("progress", ProgressActor.self, .progress)

  /// Returns the score of a book with events or, without any, with the scene's own story, if it has
  /// one.
  ///
  /// A direction then says where the book begins: on its shelf, or open.
  ///
  /// - Throws: ``BookExportError`` for an event that a book doesn't have.
  package func score(
    _ score: BookScore, events: [MotionEvent]? = nil
  ) throws(BookExportError) -> BookScore {
    let story = try events.map(ordered) ?? transitionStory?(score).map { rounded(MotionEvent($0)) }
    guard let story else { return score }
    var score = score
    score.direction = nil
    score.tapPolicy = .interrupt
    score.events = try BookExportError.containing { () throws(BookMotionError) in
      try story.map { event throws(BookMotionError) in try BookEvent(event) }
    }
    return score
  }

  /// Returns the score of the scene on a stage, with events or with its own story.
  ///
  /// - Throws: ``BookExportError`` for an event that the scene doesn't have.
  package func score(
    on stage: SceneStage, events: [MotionEvent]? = nil, framesPerSecond: Double = 60
  ) throws(BookExportError) -> Recording.Score {
    guard let story else {
      let layout = BookLayout(screen: stage.screen, binding: stage.binding)
      return .book(
        try score(BookScore(layout: layout, framesPerSecond: framesPerSecond), events: events))
    }
    return .scene(
      Recording.SceneScore(
        name, screen: stage.screen, binding: stage.binding,
        events: try ordered(events ?? story.story(on: stage).map(rounded)),
        framesPerSecond: framesPerSecond))
  }

  /// Returns the events with all their numbers, in the order of time. Those at the same time stay in
  /// the given order.
  func ordered(_ events: [MotionEvent]) throws(BookExportError) -> [MotionEvent] {
    let checked = try BookExportError.containing { () throws(BookMotionError) in
      try events.map { event throws(BookMotionError) in try event.checked(by: verbs) }
    }
    // Swift's sort is stable but doesn't promise to be.
    return checked.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Thousandths are precise enough for a finger's position and for a time.
  private func rounded(_ event: MotionEvent) -> MotionEvent {
    event.mapNumbers(NumberGrid(decimals: 3).rounded)
  }

  /// Returns what a person who writes events for the scene has to know, such as the size of a page,
  /// or `nil` if there is nothing.
  package func note(on stage: SceneStage) -> String? { story?.note(on: stage) }

  /// True if the scene is a book's transition between the shelf and the reader.
  package var isTransition: Bool { story == nil }
}

extension GalleryScene: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}
