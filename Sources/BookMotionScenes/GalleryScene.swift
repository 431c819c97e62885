public import BookMotion
public import BookMotionExport

/// A scene of the gallery: the transition of a book, or one of the motions of reading.
///
/// ```swift
/// GalleryScene.pageTurn.name  // "page-turn"
/// ```
public struct GalleryScene: Hashable, Sendable {
  /// The scene's name in documents and on the command line.
  public let name: String

  /// A one-sentence description.
  public let overview: String

  /// The events that the scene accepts.
  package let verbs: [MotionVerb]

  /// The channels recorded in every frame, in the order of documents.
  public let channels: [Recording.Channel]

  /// The pictures of ``SceneStage/look`` that the scene shows.
  public let shownPictures: Set<Picture>

  /// A picture in a book.
  public enum Picture: Sendable {
    /// The picture on the cover.
    case cover
    /// The picture on the first page.
    case page
  }

  /// `nil` for a transition, which has its own state machine.
  let actor: (any SceneActor.Type)?

  /// The default events of a transition; `nil` if the book simply moves in one direction.
  private let transitionStory: (@Sendable (BookScore) -> [BookEvent])?

  /// Returns a Boolean value indicating whether two scenes have the same name.
  public static func == (one: GalleryScene, other: GalleryScene) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private init<Actor: SceneActor>(
    _ name: String, _ actor: Actor.Type, shows picture: Picture = .page
  ) {
    self.name = name
    overview = actor.overview
    verbs = actor.verbs.map(\.verb)
    channels = actor.recordedChannels
    shownPictures = [picture]
    self.actor = actor
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
    actor = nil
  }
}

extension GalleryScene {
  /// All scenes, the transition first.
  public static let all: [GalleryScene] = [
    .transition, .cover, .pageTurn, .spread, .mode, .frame, .immersive, .grid, .swipe, .sheet,
    .music,
    .reading, .progress,
  ]

  /// The transition of a book between the shelf and the reader.
  public static let transition = GalleryScene(
    transition: Recording.Score.transition,
    "A book that is tapped on its shelf, flies, opens, and is read; then everything in reverse.")
  /// A transition by hand: a finger opens the cover, and catches it on its way back.
  public static let cover = GalleryScene(
    transition: "cover",
    "A book's cover that a finger opens, and then catches as it closes.",
    story: CoverStory.events(of:))
  /// Leaves of an open book: turned by finger, turned by button, and caught in the air.
  public static let pageTurn = GalleryScene("page-turn", LeafActor<PageTurnStory>.self)
  /// A photo book that opens from its cover, and whose pages turn.
  public static let spread = GalleryScene("spread", LeafActor<SpreadStory>.self)
  /// The choice to read or listen, over the first page.
  public static let mode = GalleryScene("mode", ModeActor.self)
  /// The frame around a page, which takes the page's color.
  public static let frame = GalleryScene("frame", FrameActor.self)
  /// A page that grows to fill the screen when it is tapped.
  public static let immersive = GalleryScene("immersive", ImmersiveActor.self)
  /// All pages, to choose one from.
  public static let grid = GalleryScene("grid", PageGridActor.self)
  /// Pages that a finger pushes aside.
  public static let swipe = GalleryScene("swipe", PageSwipeActor.self)
  /// A sheet about a book, which a finger pulls.
  public static let sheet = GalleryScene("sheet", InfoSheetActor.self, shows: .cover)
  /// The library's music, which gives way to a book's own.
  public static let music = GalleryScene("music", MusicActor.self)
  /// Reading, and being read to.
  public static let reading = GalleryScene("reading", ReadingActor.self)
  /// A bar that shows how much of a book has loaded.
  public static let progress = GalleryScene("progress", ProgressActor.self)

  /// Returns the score of a book with events or, without any, with the scene's own story, if it has
  /// one.
  ///
  /// A direction then says where the book begins: on its shelf, or open.
  ///
  /// - Throws: ``ExportError`` for an event that a book doesn't have.
  public func score(
    _ score: BookScore, events: [MotionEvent]? = nil
  ) throws(ExportError) -> BookScore {
    let story = try events.map(ordered) ?? transitionStory?(score).map { rounded(MotionEvent($0)) }
    guard let story else { return score }
    var score = score
    score.direction = nil
    score.tapPolicy = .interrupt
    score.events = try ExportError.containing { () throws(BookMotionError) in
      try story.map { event throws(BookMotionError) in try BookEvent(event) }
    }
    return score
  }

  /// Returns the score of the scene on a stage, with events or with its own story.
  ///
  /// - Throws: ``ExportError`` for an event that the scene doesn't have.
  public func score(
    on stage: SceneStage, events: [MotionEvent]? = nil, framesPerSecond: Double = 60
  ) throws(ExportError) -> Recording.Score {
    guard let actor else {
      let layout = BookLayout(screen: stage.screen, binding: stage.binding)
      return .book(
        try score(BookScore(layout: layout, framesPerSecond: framesPerSecond), events: events))
    }
    return .scene(
      SceneScore(
        name, screen: stage.screen, binding: stage.binding,
        events: try ordered(events ?? actor.story(on: stage).map(rounded)),
        framesPerSecond: framesPerSecond))
  }

  /// Returns the events with all their numbers, in the order of time. Those at the same time stay in
  /// the given order.
  func ordered(_ events: [MotionEvent]) throws(ExportError) -> [MotionEvent] {
    let checked = try ExportError.containing { () throws(BookMotionError) in
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
  public func note(on stage: SceneStage) -> String? { actor?.note(on: stage) }

  /// True if the scene is a book's transition between the shelf and the reader.
  package var isTransition: Bool { actor == nil }
}

extension GalleryScene: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
