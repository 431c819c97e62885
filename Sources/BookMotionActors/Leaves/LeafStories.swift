package import BookMotion
package import BookMotionDocuments
import BookMotionDrawing
import BookMotionPages

/// A scene of leaves, which tells its events by the size of a page.
package protocol LeafStory: SceneStory where Player == LeafActor {
  /// A sentence about leaves that are turned by button.
  static var buttons: String { get }
  static func events(with page: BookSize) -> [MotionEvent]
}

extension LeafStory {
  #if !$Embedded
  package static func note(on stage: SceneStage) -> String? {
    let page = setup(on: stage).layout.page
    let (width, height) = (Int(page.width), Int(page.height))
    return """
      On a screen of \(Words.number(stage.screen.width)) x \(Words.number(stage.screen.height)), a page is \
      \(width) x \(height) points: (\(width), \(height)) is the lower
      outer corner of the page on the right, and (-\(width), 0) the upper one on the left.
      \(buttons)
      """
  }
  #endif

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    events(with: setup(on: stage).layout.page)
  }
}

/// A leaf that a finger lifts by its corner and releases, and others that are turned by button.
package enum PageTurnStory: LeafStory {
  package static let overview =
    "Leaves of an open book: turned by finger, turned by button, and caught in the air."
  package static let buttons =
    "A button turns a leaf by its corner; the next one waits until it lies flat."
  package static let stillTime = 0.62

  package static func setup(on stage: SceneStage) -> LeafSetup {
    var setup = LeafSetup(leafCount: 12, on: stage)
    setup.turned = 5
    setup.button.corner = .hand
    setup.finger.taper = 1
    return setup
  }

  package static func events(with page: BookSize) -> [MotionEvent] {
    let corner = BookPoint(x: page.width * 0.96, y: page.height * 0.92)
    // From the corner across the spine, in an arc like a hand's.
    let lift = FingerPath.steps(at: 0.25...0.85) { part, time in
      MotionEvent(
        "drag", corner.x - part * page.width * 1.15,
        corner.y - 4 * part * (1 - part) * page.height * 0.22, at: time)
    }
    // A leaf caught in the air and taken back.
    let caught = BookPoint(x: page.width * -0.1, y: page.height * 0.5)
    let back = FingerPath(
      from: caught, by: BookPoint(x: page.width * 0.75, y: 0), at: 2.95...3.45)
    return [MotionEvent("touch", corner, at: 0.25)] + lift
      + [
        MotionEvent("release", -page.width * 1.5, 0, at: 0.86),
        MotionEvent("forward", at: 1.6), MotionEvent("forward", at: 2.7),
        MotionEvent("touch", caught, at: 2.95),
      ] + back.drags() + [MotionEvent("release", page.width, 0, at: 3.46)]
  }
}

/// A book of memories, opened from its cover: leaf by leaf by its chevrons, and back in one go.
package enum SpreadStory: LeafStory {
  package static let overview = "A photo book that opens from its cover, and whose pages turn."
  package static let buttons =
    "A button turns a leaf at the spine; many may be in the air."
  package static let stillTime = 1.5

  package static func setup(on stage: SceneStage) -> LeafSetup {
    var setup = LeafSetup(leafCount: 7, on: stage)
    setup.button.animation = PageTurning.chevron
    return setup
  }

  package static func events(with page: BookSize) -> [MotionEvent] {
    let one = [0.3, 0.9, 1.45].map { MotionEvent("forward", at: $0) }
    let riffled = (0..<4).map { MotionEvent("forward", at: 2.1 + 0.09 * Double($0)) }
    let home = (0..<7).map { MotionEvent("back", at: 3.2 + 0.08 * Double($0)) }
    return one + riffled + home
  }
}
