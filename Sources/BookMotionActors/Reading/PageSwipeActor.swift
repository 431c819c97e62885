package import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// Pages side by side that a finger pushes: to the next one, back, and against the ends.
package struct PageSwipeActor: ReadingActor {
  package static let overview =
    "Pages side by side that a finger pushes: they follow it, turn, spring back, and bounce."
  package static let stillTime = 1.46

  package enum Phase: String, CaseIterable {
    case rests, held, turns, returns
  }

  package let stage: SceneStage
  package let art: [PageArt]
  package private(set) var swipe: PageSwipe

  /// The position of the finger while it touches.
  package private(set) var finger: BookPoint?
  /// True if the pages are moving to a different page than before.
  private var turns = false

  package init(on stage: SceneStage) {
    self.stage = stage
    art = (0..<PageSwipeActor.pages).map { PageArt($0, of: stage) }
    swipe = PageSwipe(
      pageCount: PageSwipeActor.pages, pageWidth: stage.screen.width, binding: stage.binding)
  }

  package static let pages = 6
  /// The point that the finger touches, as fractions of the screen.
  private static let grip = BookPoint(x: 0.5, y: 0.72)
}

extension PageSwipeActor {
  package static let verbs: [ActorVerb<PageSwipeActor>] =
    ActorVerb.finger(
      on: "the pages, and catches them in motion",
      touch: { actor, point, time in
        actor.follow(point) { $0.touch(point, at: time) }
      },
      drag: { actor, point, time in
        actor.follow(point) { $0.drag(to: point, at: time) }
      },
      release: { actor, velocity, time in
        actor.follow { $0.release(velocity: velocity, at: time) }
      })
    + [
      ActorVerb("cancel", "the system cancels the touch") { actor, event in
        actor.follow { $0.cancel(at: event.time) }
      },
      ActorVerb(
        "turn", "turn by button to a page, counted from 0; a page beyond either end has no effect",
        .init("page", BookDomain(-1, Double(pages)))
      ) { actor, event in
        let page = Int(event.number.rounded(.toNearestOrEven))
        return actor.follow { $0.turn(to: page, at: event.time) }
      },
    ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    let sign = stage.binding == .left ? 1.0 : -1
    let start = BookPoint(x: stage.screen.width * grip.x, y: stage.screen.height * grip.y)
    func swipe(
      _ distance: Double, at time: Double, for duration: Double, isFlick: Bool = false,
      held: Double = 0
    ) -> [MotionEvent] {
      FingerPath(
        from: start, by: BookPoint(x: sign * distance, y: 0), at: time...time + duration,
        isFlick: isFlick
      ).gesture(heldFor: held)
    }
    return swipe(170, at: 0.3, for: 0.35, held: 0.05)
      + swipe(-130, at: 1.15, for: 0.2, isFlick: true)
      + swipe(-44, at: 1.85, for: 0.3, held: 0.05)
      + swipe(-260, at: 2.6, for: 0.4)
      // Caught in the air, and pushed on.
      + swipe(-150, at: 3.06, for: 0.18, isFlick: true)
      + [MotionEvent("turn", Double(pages - 1), at: 3.9)]
      + swipe(-190, at: 4.7, for: 0.22, isFlick: true)
  }

  /// Performs an event that may change the target page, with a finger at a point if it has one.
  private mutating func follow(
    _ point: BookPoint? = nil, _ happening: (inout PageSwipe) -> Bool
  ) -> Bool {
    let page = swipe.page
    let isMinded = happening(&swipe)
    if isMinded, let point { finger = point }
    if swipe.isHeld { return isMinded }
    // Lifting the finger sets the target page.
    if finger != nil || swipe.page != page { turns = swipe.page != page }
    finger = nil
    return isMinded
  }
}

extension PageSwipeActor {
  package static let channels: [ActorChannel<PageSwipeActor>] = [
    ActorChannel("page", .count) { actor, _ in Double(actor.swipe.page) },
    ActorChannel("position", .count) { $0.position(at: $1) },
    ActorChannel("offset", .points) { $0.swipe.offset(of: $0.swipe.page, at: $1) },
    ActorChannel("previousOffset", .points) { $0.swipe.offset(of: $0.swipe.page - 1, at: $1) },
    ActorChannel("nextOffset", .points) { $0.swipe.offset(of: $0.swipe.page + 1, at: $1) },
  ]

  /// Returns the position in the book, in pages from the first one.
  package func position(at time: Double) -> Double {
    let offset = swipe.offset(of: 0, at: time) / swipe.pageWidth
    return stage.binding == .left ? 0 - offset : offset
  }

  package var isHeld: Bool { swipe.isHeld }

  package func phase(at time: Double) -> Phase {
    if swipe.isHeld { return .held }
    if hasArrived(at: time, within: PageSwipeActor.nearness) { return .rests }
    return turns ? .turns : .returns
  }

  package func isAtRest(at time: Double) -> Bool {
    !swipe.isHeld && hasArrived(at: time, within: PageSwipeActor.invisible)
  }

  private func hasArrived(at time: Double, within distance: Double) -> Bool {
    abs(swipe.offset(of: swipe.page, at: time)) < distance
      && abs(swipe.velocity(at: time)) < distance * PageSwipeActor.rate
  }

  /// The distance within which a page looks as if it had arrived, in points.
  private static let nearness = 0.5
  /// Half the precision of drawings.
  private static let invisible = 0.005
  /// The limit on the velocity, per second and unit of distance. A slower page that is within a
  /// distance moves no farther away.
  private static let rate = 10.0

  private enum Cue: String, CaseIterable {
    case turned, bumped, settled
  }

  package static let cueNames = Cue.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    swipe.cues(in: times).map { cue in
      let name: Cue =
        switch cue.event {
        case .turned: .turned
        case .bumped: .bumped
        case .settled: .settled
        }
      return NumberedCue(name, at: cue.time)
    }
  }
}
