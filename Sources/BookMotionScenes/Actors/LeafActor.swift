import BookMotion
import BookMotionDrawing
import BookMotionExport

/// The leaves of a book in a story.
struct LeafActor<Story: LeafStory>: SceneActor {
  private let layout: SpreadLayout
  private let look: SpreadDrawing.Look
  private var book: PageTurning

  init(on stage: SceneStage) {
    layout = SpreadLayout(screen: stage.screen, binding: stage.binding)
    book = Story.book(with: layout.page)
    var look = SpreadDrawing.Look()
    look.pictures = stage.look.page.map { [$0.drawn] } ?? []
    self.look = look
  }
}

/// The book and the events of a story about leaves.
///
/// A generic type can't store static properties, and would rebuild the lists for every frame, so
/// each story stores those of its actor.
protocol LeafStory: Sendable {
  static var verbs: [ActorVerb<LeafActor<Self>>] { get }
  static var channels: [ActorChannel<LeafActor<Self>>] { get }
  static var overview: String { get }
  /// A sentence about leaves that are turned by button.
  static var buttons: String { get }
  static var stillTime: Double { get }
  static func book(with page: BookSize) -> PageTurning
  static func events(with page: BookSize) -> [MotionEvent]
}

extension LeafActor {
  static var overview: String { Story.overview }
  static func note(on stage: SceneStage) -> String? {
    let page = SpreadLayout(screen: stage.screen, binding: stage.binding).page
    let (width, height) = (Int(page.width), Int(page.height))
    return """
      On a screen of \(Words.number(stage.screen.width)) x \(Words.number(stage.screen.height)), a page is \
      \(width) x \(height) points: (\(width), \(height)) is the lower
      outer corner of the page on the right, and (-\(width), 0) the upper one on the left.
      \(Story.buttons)
      """
  }
  static var stillTime: Double { Story.stillTime }
  static var phases: [String] { ["lies", "turns", "held"] }
  static var verbs: [ActorVerb<Self>] { Story.verbs }
  static var channels: [ActorChannel<Self>] { Story.channels }

  static func story(on stage: SceneStage) -> [MotionEvent] {
    Story.events(with: SpreadLayout(screen: stage.screen, binding: stage.binding).page)
  }
}

extension LeafActor {
  /// Returns the events of leaves.
  static func allVerbs() -> [ActorVerb<Self>] {
    [
      ActorVerb("forward", "turn the next leaf") { $0.book.turn(.forward, at: $1.time) },
      ActorVerb("back", "turn the last leaf back") { $0.book.turn(.back, at: $1.time) },
    ]
      + ActorVerb.finger(
        on: "a leaf, at a point measured from the top of the spine",
        touch: { $0.book.touch($1, at: $2) }, drag: { $0.book.drag(to: $1, at: $2) },
        release: { $0.book.release(velocity: $1, at: $2) })
  }
}

extension LeafActor {
  /// Returns the channels of leaves.
  static func allChannels() -> [ActorChannel<Self>] {
    LeafPose.Channel.allCases.map { channel in
      ActorChannel(channel.rawValue, channel.isCount ? .count : .points, of: { $0[channel] })
    }
  }

  func pose(at time: Double) -> LeafPose { LeafPose(book, in: layout, at: time) }

  func phase(at time: Double) -> String {
    if book.isHeld { return "held" }
    return bookPose(at: time).leaves.isEmpty ? "lies" : "turns"
  }

  func isAtRest(at time: Double) -> Bool { book.looksAtRest(at: time) }

  private func bookPose(at time: Double) -> PageTurnPose {
    book.pose(at: time).settled(within: PageTurnPose.unseen)
  }

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    book.cues(in: times).map { Recording.Cue($0.direction.rawValue, at: $0.time) }
  }

  func paint(at time: Double, with painter: inout SVGCanvas) {
    SpreadDrawing(bookPose(at: time), in: layout, look: look).paint(on: &painter)
  }
}
