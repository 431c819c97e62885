import BookMotion
import BookMotionExport

/// The frame around a page, which takes on the page's color, however fast the pages change.
struct FrameActor: SceneActor {
  static let overview = "The frame around a page, which takes the page's color."
  static let stillTime = 1.38
  static let phases = ["rests", "changes color"]

  let room: SceneRoom
  let pages: [PageArt]
  private(set) var frame: AdaptiveFrame
  /// The position in the pages, which slide while the frame changes its color.
  private var leafing = Motion(0.0)

  init(on stage: SceneStage) {
    room = SceneRoom(on: stage)
    pages = (0..<Book.pages).map { PageArt($0, of: stage) }
    frame = .around(pages[0])
  }

  private enum Book {
    static let pages = 7
    static let slide = MotionCurve.easeInOut(duration: AdaptiveFrame.fadeDuration)
  }
}

extension FrameActor {
  static let verbs: [ActorVerb<FrameActor>] = [
    ActorVerb("next", "show the next page") {
      $0.leaf(to: Int($0.leafing.target) + 1, at: $1.time)
    },
    ActorVerb("previous", "show the previous page") {
      $0.leaf(to: Int($0.leafing.target) - 1, at: $1.time)
    },
    ActorVerb(
      "page", "show a page, by its number", .init("number", Domain(1, Double(Book.pages)))
    ) { $0.leaf(to: Int($1.values[0]) - 1, at: $1.time) },
  ]

  static func story(on stage: SceneStage) -> [MotionEvent] {
    [
      MotionEvent("next", at: 0.3), MotionEvent("next", at: 1.1),
      // Faster than the color changes …
      MotionEvent("next", at: 1.9), MotionEvent("next", at: 2.02),
      MotionEvent("next", at: 2.14),
      // … reversed before it has changed, and back to the first page.
      MotionEvent("next", at: 3), MotionEvent("previous", at: 3.14),
      MotionEvent("page", 1, at: 4),
    ]
  }

  private mutating func leaf(to page: Int, at time: Double) {
    guard pages.indices.contains(page), page != Int(leafing.target) else { return }
    leafing.retarget(to: Double(page), at: time, with: Book.slide)
    frame.change(to: pages[page].color, at: time)
  }
}

extension FrameActor {
  static let channels: [ActorChannel<FrameActor>] = [
    ActorChannel("page", .count) { actor, _ in actor.leafing.target + 1 },
    ActorChannel("position", .count) { $0.position(at: $1) },
    ActorChannel("red", .fraction) { $0.frame.color(at: $1).red },
    ActorChannel("green", .fraction) { $0.frame.color(at: $1).green },
    ActorChannel("blue", .fraction) { $0.frame.color(at: $1).blue },
  ]

  /// Returns the current page, counted from 0; between two pages while they slide.
  func position(at time: Double) -> Double {
    min(max(leafing.value(at: time), 0), Double(Book.pages - 1))
  }

  func phase(at time: Double) -> String { isAtRest(at: time) ? "rests" : "changes color" }

  func isAtRest(at time: Double) -> Bool { frame.isAtRest(at: time) && leafing.isAtRest(at: time) }

  func cues(in times: Range<Double>) -> [Recording.Cue] { [] }
}
