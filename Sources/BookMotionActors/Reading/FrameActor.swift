import BookMotion
package import BookMotionColor
package import BookMotionDocuments
package import BookMotionPlay

/// The frame around a page, which takes on the page's color, however fast the pages change.
package struct FrameActor: ReadingActor {
  package static let overview = "The frame around a page, which takes the page's color."
  package static let stillTime = 1.38

  package enum Phase: String, CaseIterable {
    case rests
    case changesColor = "changes color"
  }

  package let stage: SceneStage
  package let pages: [PageArt]
  package private(set) var frame: PageBorder
  /// The position in the pages, which slide while the frame changes its color.
  private var leafing = Motion(0.0)

  package init(on stage: SceneStage) {
    self.stage = stage
    pages = (0..<Book.pages).map { PageArt($0, of: stage) }
    frame = .around(pages[0])
  }

  private enum Book {
    static let pages = 7
    static let slide = MotionCurve.easeInOut(duration: PageBorder.fadeDuration)
  }
}

extension FrameActor {
  package static let verbs: [ActorVerb<FrameActor>] = [
    ActorVerb("next", "show the next page") {
      $0.leaf(to: Int($0.leafing.target) + 1, at: $1.time)
    },
    ActorVerb("previous", "show the previous page") {
      $0.leaf(to: Int($0.leafing.target) - 1, at: $1.time)
    },
    ActorVerb(
      "page", "show a page, by its number", .init("number", BookDomain(1, Double(Book.pages)))
    ) { $0.leaf(to: Int($1.number) - 1, at: $1.time) },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
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

  private mutating func leaf(to page: Int, at time: Double) -> Bool {
    guard pages.indices.contains(page), page != Int(leafing.target) else { return false }
    leafing.retarget(to: Double(page), at: time, with: Book.slide)
    frame.change(to: pages[page].color, at: time)
    return true
  }
}

extension FrameActor {
  package static let channels: [ActorChannel<FrameActor>] = [
    ActorChannel("page", .count) { actor, _ in actor.leafing.target + 1 },
    ActorChannel("position", .count) { $0.position(at: $1) },
    ActorChannel("red", .fraction) { $0.frame.color(at: $1).red },
    ActorChannel("green", .fraction) { $0.frame.color(at: $1).green },
    ActorChannel("blue", .fraction) { $0.frame.color(at: $1).blue },
  ]

  /// Returns the current page, counted from 0; between two pages while they slide.
  package func position(at time: Double) -> Double {
    min(max(leafing.value(at: time), 0), Double(Book.pages - 1))
  }

  package func phase(at time: Double) -> Phase { isAtRest(at: time) ? .rests : .changesColor }

  package func isAtRest(at time: Double) -> Bool {
    frame.isAtRest(at: time) && leafing.isAtRest(at: time)
  }

  package static var cueNames: [String] { [] }

  package func cues(in times: Range<Double>) -> [NumberedCue] { [] }
}
