package import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// A grid of all pages over the current one: opened, scrolled, chosen from, and closed in every
/// way.
package struct PageGridActor: ReadingActor {
  package static let overview =
    "All pages as thumbnails: they appear, one is chosen, and they disappear."
  package static let stillTime = 0.95

  package enum Phase: String, CaseIterable {
    case reads, opens, open, springs, closes
  }

  package let stage: SceneStage
  package let layout: PageGridLayout
  package private(set) var grid: PageGrid

  /// The scroll offset of the thumbnails, in points.
  package private(set) var scroll = 0.0

  /// The page behind the grid, the one shown before it, and the time of the change.
  package private(set) var read: (page: Int, before: Int, time: Double)

  package private(set) var tap: SceneTap?

  /// The time when a page was chosen.
  private var choice = -Double.infinity

  /// The time of the last event by which something moves.
  private var latest = -Double.infinity

  package init(on stage: SceneStage) {
    self.stage = stage
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
  package static let verbs: [ActorVerb<PageGridActor>] = [
    ActorVerb(
      "open", "open the grid at a page, counted from 0; -1 is the current page",
      .init("page", BookDomain(-1, Double(Book.pages - 1)), or: -1)
    ) { $0.open(on: $1.number.rounded(.toNearestOrEven), at: $1.time) },
    ActorVerb("scroll", "scroll down by a distance, within the content", .init("distance")) {
      $0.scroll(to: $1.number, at: $1.time)
    },
    ActorVerb("tap", "tap on the screen", .init("x"), .init("y"), isTap: true) {
      $0.hit($0.layout.target(under: $1.point, scrolledBy: $0.scroll), at: $1.point, $1.time)
    },
    ActorVerb(
      "choose", "tap the thumbnail of a page, counted from 0",
      .init("page", BookDomain(0, Double(Book.pages - 1)))
    ) {
      let page = Int($1.number.rounded(.toNearestOrEven))
      return $0.hit(.thumbnail(page), at: $0.frame(of: page).center, $1.time)
    },
    ActorVerb("close", "tap the button that closes the grid") {
      $0.hit(.closeButton, at: $0.closeCenter, $1.time)
    },
    ActorVerb("outside", "tap outside the panel") { $0.hit(.outside, at: $0.outside, $1.time) },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
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

  private mutating func open(on page: Double, at time: Double) -> Bool {
    let isHidden = grid.overlayOpacity(at: time) == 0
    guard grid.open(on: page < 0 ? nil : Int(page), at: time) else { return false }
    latest = time
    show(grid.currentPage, at: time)
    // A grid that is still visible doesn't jump.
    if isHidden { scroll = layout.scroll(showing: grid.currentPage) }
    return true
  }

  private mutating func scroll(to distance: Double, at time: Double) -> Bool {
    guard grid.isOpen else { return false }
    let before = scroll
    scroll = min(max(distance, 0), furthestScroll)
    return scroll != before
  }

  private mutating func hit(
    _ target: PageGrid.Target, at point: BookPoint, _ time: Double
  ) -> Bool {
    guard grid.tap(target, at: time) else { return false }
    latest = time
    tap = SceneTap(point: point, time: time)
    guard case .thumbnail(let page) = target else { return true }
    choice = time
    show(page, at: time)
    return true
  }

  private mutating func show(_ page: Int, at time: Double) {
    if page != read.page { read = (page, read.page, time) }
  }
}

extension PageGridActor {
  package static let channels: [ActorChannel<PageGridActor>] = [
    ActorChannel("overlay", .fraction) { $0.grid.overlayOpacity(at: $1) },
    ActorChannel("scroll", .points) { actor, _ in actor.scroll },
    ActorChannel("currentPage", .count) { actor, _ in Double(actor.grid.currentPage) },
    ActorChannel("currentX", .points, of: { $0.frame.x }),
    ActorChannel("currentY", .points, of: { $0.frame.y }),
    ActorChannel("currentWidth", .points, of: { $0.frame.width }),
    ActorChannel("currentHeight", .points, of: { $0.frame.height }),
    ActorChannel("currentOpacity", .fraction, of: { $0.current.opacity }),
    ActorChannel("currentScale", .fraction, of: { $0.current.scale }),
    ActorChannel("currentOutline", .points, of: { $0.current.outline }),
    ActorChannel("firstOpacity", .fraction, of: { $0.first.opacity }),
    ActorChannel("firstScale", .fraction, of: { $0.first.scale }),
    ActorChannel("lastOpacity", .fraction, of: { $0.last.opacity }),
    ActorChannel("lastScale", .fraction, of: { $0.last.scale }),
  ]

  /// The poses of three thumbnails, and the visible frame of the current page's thumbnail.
  package struct Pose {
    package let frame: BookRect
    package let current: PageGrid.ThumbnailPose
    package let first: PageGrid.ThumbnailPose
    package let last: PageGrid.ThumbnailPose
  }

  package func pose(at time: Double) -> Pose {
    let current = grid.pose(of: grid.currentPage, at: time)
    let frame = frame(of: grid.currentPage)
    return Pose(
      frame: BookRect(center: frame.center, size: frame.size.scaled(by: current.scale)),
      current: current, first: grid.pose(of: 0, at: time),
      last: grid.pose(of: grid.pageCount - 1, at: time))
  }

  /// Returns the frame of a page's thumbnail on the screen, unscaled.
  package func frame(of page: Int) -> BookRect {
    let frame = layout.thumbnail(page)
    return BookRect(x: frame.x, y: frame.y - scroll, width: frame.width, height: frame.height)
  }

  /// The largest scroll offset.
  package var furthestScroll: Double { max(layout.contentHeight - layout.viewport.height, 0) }

  /// The middle of the space between the panel and the screen's inner edge.
  private var outside: BookPoint {
    let left = min(layout.panel.x, stage.screen.width - layout.panel.x - layout.panel.width)
    return stage.bound(BookPoint(x: left / 2, y: layout.panel.center.y))
  }

  package var closeCenter: BookPoint { layout.closeButton.center }

  package func phase(at time: Double) -> Phase {
    guard !grid.isOpen else {
      let last = grid.pose(of: grid.pageCount - 1, at: time)
      return last.opacity < PageGridActor.nearlyAll ? .opens : .open
    }
    if time < choice + PageGrid.choiceDuration { return .springs }
    return grid.overlayOpacity(at: time) > 0 ? .closes : .reads
  }

  package func isAtRest(at time: Double) -> Bool {
    grid.isAtRest(at: time) || time >= latest + PageGridActor.settling
  }

  /// The time after the last event when no spring is seen to move anymore. They continue below the
  /// precision of drawings, and after everything is invisible.
  private static let settling =
    PageGrid.choiceDuration + PageGrid.longestStagger
    + PageGrid.entranceSpring.exactSettlingDuration(epsilon: unseen)

  /// The share of a thumbnail's growth that is below the precision of drawings.
  private static let unseen = 1e-4

  /// The opacity from which the last thumbnail counts as open.
  private static let nearlyAll = 0.99

  private enum Cue: String, CaseIterable {
    case opened, chosen, closes, closed
  }

  package static let cueNames = Cue.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    grid.cues(in: times).map { cue in
      let name: Cue =
        switch cue.event {
        case .opened: .opened
        case .chosen: .chosen
        case .closes: .closes
        case .closed: .closed
        }
      return NumberedCue(name, at: cue.time)
    }
  }
}
