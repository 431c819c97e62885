/// Which motion of a book is shown, when it is not the transition itself.
///
/// ```swift
/// SceneKind.pageTurn.rawValue  // "page-turn"
/// SceneKind.grid.verbs.map(\.name)  // ["open", "scroll", "tap", "choose", "close", "outside"]
/// ```
public enum SceneKind: String, Hashable, Sendable, CaseIterable {
  /// Leaves of an open book: by finger, by button, caught in the air.
  case pageTurn = "page-turn"
  /// A book of memories that opens from its cover and is leafed through.
  case spread
  /// Read or Listen, over the first page.
  case mode
  /// The frame around a page, which takes the page's color.
  case frame
  /// The page that grows to the whole screen when it is tapped.
  case immersive
  /// All pages, to choose one.
  case grid
  /// Pages that a finger pushes aside.
  case swipe
  /// What is known of a book, on a sheet that a finger pulls.
  case sheet
  /// The library's music, which a book's own takes the place of.
  case music
  /// Reading and being read to.
  case reading
  /// A bar that shows how far a book has been loaded.
  case progress
}

extension SceneKind {
  /// What moves in it.
  var actor: any SceneActor.Type {
    switch self {
    case .pageTurn: LeafActor<PageTurnStory>.self
    case .spread: LeafActor<SpreadStory>.self
    case .mode: ModeActor.self
    case .frame: FrameActor.self
    case .immersive: ImmersiveActor.self
    case .grid: PageGridActor.self
    case .swipe: PageSwipeActor.self
    case .sheet: InfoSheetActor.self
    case .music: MusicActor.self
    case .reading: ReadingActor.self
    case .progress: ProgressActor.self
    }
  }

  /// What is measured in every frame, in the order of documents.
  public var channels: [SceneChannel] { actor.channels }

  /// What can happen in it.
  public var verbs: [SceneVerb] { actor.verbs }

  /// What is told of it, in a sentence.
  public var overview: String { actor.overview }

  /// Whether it shows the cover of ``SceneStage/look``; other scenes show its page.
  public var showsCover: Bool { self == .sheet }

  /// What happens if nobody says.
  public func story(on stage: SceneStage) -> [SceneEvent] {
    // Nobody writes a finger's place, or an instant, to more than a thousandth.
    actor.story(on: stage).map { $0.rounded(to: NumberGrid(decimals: 3)) }
  }
}
