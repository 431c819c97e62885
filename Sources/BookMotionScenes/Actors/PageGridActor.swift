import BookMotion
import BookMotionExport

/// A grid of all pages over the current one: opened, scrolled, chosen from, and closed in every
/// way.
struct PageGridActor: SceneActor {
  static let overview =
    "All pages as thumbnails: they appear, one is chosen, and they disappear."
  static let stillTime = 0.95
  static let phases = ["reads", "opens", "open", "springs", "closes"]

  let stage: SceneStage
  let room: SceneRoom
  let layout: PageGridLayout
  private(set) var grid: PageGrid

  /// The scroll offset of the thumbnails, in points.
  private(set) var scroll = 0.0

  /// The page behind the grid, the one shown before it, and the time of the change.
  private(set) var read: (page: Int, before: Int, time: Double)

  private(set) var tap: SceneTap?

  /// The time when a page was chosen.
  private var choice = -Double.infinity

  /// The time of the last event.
  private var latest = -Double.infinity

  init(on stage: SceneStage) {
    self.stage = stage
    room = SceneRoom(on: stage)
    layout = PageGridLayout(
      pageCount: Book.pages, screen: stage.screen, binding: stage.binding)
    grid = PageGrid(pageCount: Book.pages, currentPage: Book.current)
    read = (Book.current, Book.current, -.infinity)
  }

  private enum Book {
    static let pages = 14
    static let current = 3
    static let chosen = 11
  }
}

extension PageGridActor {
  static let verbs: [ActorVerb<PageGridActor>] = [
    ActorVerb(
      "open", "open the grid at a page, counted from 0; -1 is the current page",
      .init("page", Domain(-1, Double(Book.pages - 1)), or: -1)
    ) { $0.open(on: $1.values[0].rounded(), at: $1.time) },
    ActorVerb("scroll", "scroll down by a distance, within the content", .init("distance")) {
      $0.scroll(to: $1.values[0], at: $1.time)
    },
    ActorVerb("tap", "tap on the screen", .init("x"), .init("y")) {
      $0.hit($0.layout.target(under: $1.point, scrolledBy: $0.scroll), at: $1.point, $1.time)
    },
    ActorVerb(
      "choose", "tap the thumbnail of a page, counted from 0",
      .init("page", Domain(0, Double(Book.pages - 1)))
    ) {
      let page = Int($1.values[0].rounded())
      $0.hit(.thumbnail(page), at: $0.place(of: page).center, $1.time)
    },
    ActorVerb("close", "tap the button that closes the grid") {
      $0.hit(.closeButton, at: $0.closeCenter, $1.time)
    },
    ActorVerb("outside", "tap outside the panel") { $0.hit(.outside, at: $0.outside, $1.time) },
  ]

  static func story(on stage: SceneStage) -> [MotionEvent] {
    let actor = PageGridActor(on: stage)
    let start = actor.layout.scroll(showing: Book.current)
    let end = actor.layout.scroll(showing: Book.chosen)
    let scrolls = FingerPath.steps(at: 1.3...1.8) { part, time in
      MotionEvent("scroll", start + (end - start) * part, at: time)
    }
    return [MotionEvent("open", at: 0.3)] + scrolls
      + [
        MotionEvent("choose", Double(Book.chosen), at: 2.1),
        // Opened again before it has disappeared.
        MotionEvent("open", at: 2.45), MotionEvent("outside", at: 3.2),
        MotionEvent("open", at: 3.75), MotionEvent("close", at: 4.7),
      ]
  }

  private mutating func open(on page: Double, at time: Double) {
    latest = time
    let isHidden = grid.overlayOpacity(at: time) == 0
    guard grid.open(on: page < 0 ? nil : Int(page), at: time) else { return }
    show(grid.currentPage, at: time)
    // A grid that is still visible doesn't jump.
    if isHidden { scroll = layout.scroll(showing: grid.currentPage) }
  }

  private mutating func scroll(to distance: Double, at time: Double) {
    latest = time
    guard grid.isOpen else { return }
    scroll = min(max(distance, 0), furthestScroll)
  }

  private mutating func hit(_ target: PageGrid.Target, at point: BookPoint, _ time: Double) {
    latest = time
    guard grid.tap(target, at: time) else { return }
    tap = SceneTap(point: point, time: time)
    guard case .thumbnail(let page) = target else { return }
    choice = time
    show(page, at: time)
  }

  private mutating func show(_ page: Int, at time: Double) {
    if page != read.page { read = (page, read.page, time) }
  }
}

extension PageGridActor {
  static let channels: [ActorChannel<PageGridActor>] = [
    ActorChannel("overlay", .fraction) { $0.grid.overlayOpacity(at: $1) },
    ActorChannel("scroll", .points) { actor, _ in actor.scroll },
    ActorChannel("currentPage", .count) { actor, _ in Double(actor.grid.currentPage) },
    ActorChannel("currentX", .points, of: \.place.x),
    ActorChannel("currentY", .points, of: \.place.y),
    ActorChannel("currentWidth", .points, of: \.place.width),
    ActorChannel("currentHeight", .points, of: \.place.height),
    ActorChannel("currentOpacity", .fraction, of: \.current.opacity),
    ActorChannel("currentScale", .fraction, of: \.current.scale),
    ActorChannel("currentOutline", .points, of: \.current.outline),
    ActorChannel("firstOpacity", .fraction, of: \.first.opacity),
    ActorChannel("firstScale", .fraction, of: \.first.scale),
    ActorChannel("lastOpacity", .fraction, of: \.last.opacity),
    ActorChannel("lastScale", .fraction, of: \.last.scale),
  ]

  /// The poses of three thumbnails, and the visible frame of the current page's thumbnail.
  struct Pose {
    let place: BookRect
    let current: PageGrid.ThumbnailPose
    let first: PageGrid.ThumbnailPose
    let last: PageGrid.ThumbnailPose
  }

  func pose(at time: Double) -> Pose {
    let current = grid.pose(of: grid.currentPage, at: time)
    let place = place(of: grid.currentPage)
    return Pose(
      place: BookRect(center: place.center, size: place.size.scaled(by: current.scale)),
      current: current, first: grid.pose(of: 0, at: time),
      last: grid.pose(of: grid.pageCount - 1, at: time))
  }

  /// Returns the frame of a page's thumbnail on the screen, unscaled.
  func place(of page: Int) -> BookRect {
    let place = layout.thumbnail(page)
    return BookRect(x: place.x, y: place.y - scroll, width: place.width, height: place.height)
  }

  /// The largest scroll offset.
  var furthestScroll: Double { max(layout.contentHeight - layout.viewport.height, 0) }

  /// The middle of the space between the panel and the screen's inner edge.
  private var outside: BookPoint {
    let left = min(layout.panel.x, stage.screen.width - layout.panel.x - layout.panel.width)
    return room.place(BookPoint(x: left / 2, y: layout.panel.center.y))
  }

  var closeCenter: BookPoint { layout.closeButton.center }

  func phase(at time: Double) -> String {
    guard !grid.isOpen else {
      let last = grid.pose(of: grid.pageCount - 1, at: time)
      return last.opacity < PageGridActor.nearlyAll ? "opens" : "open"
    }
    if time < choice + PageGrid.choiceDuration { return "springs" }
    return grid.overlayOpacity(at: time) > 0 ? "closes" : "reads"
  }

  func isAtRest(at time: Double) -> Bool {
    grid.isAtRest(at: time) || time >= latest + PageGridActor.settling
  }

  /// The time after the last event when all springs have settled. They continue below the precision
  /// of drawings, and after everything is invisible.
  private static let settling =
    PageGrid.choiceDuration + PageGrid.longestStagger
    + PageGrid.entranceSpring.exactSettlingDuration()

  /// The opacity from which the last thumbnail counts as open.
  private static let nearlyAll = 0.99

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    grid.cues(in: times).map { cue in
      let name =
        switch cue.event {
        case .opened: "opened"
        case .chosen: "chosen"
        case .closes: "closes"
        case .closed: "closed"
        }
      return Recording.Cue(name, at: cue.time)
    }
  }
}
