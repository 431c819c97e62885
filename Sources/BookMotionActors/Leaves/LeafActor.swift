package import BookMotion
import BookMotionDocuments
package import BookMotionDrawing
import BookMotionPages
package import BookMotionPlay

/// An open book whose leaves are turned by finger and by button.
package struct LeafActor: SceneActor {
  package enum Phase: String, CaseIterable {
    case lies, turns, held
  }

  private let layout: PageSpreadLayout
  private let look: SpreadDrawing.Look
  private var book: PageTurning

  package static func begin(
    _ setup: LeafSetup
  ) throws(BookMotionError) -> (play: LeafActor, events: [Gesture]) {
    let book = try setup.book()
    return (LeafActor(layout: setup.layout, look: setup.look, book: book), setup.events)
  }
}

extension LeafActor {
  package static let verbs: [ActorVerb<LeafActor>] =
    [
      ActorVerb("forward", "turn the next leaf") { $0.book.turn(.forward, at: $1.time) },
      ActorVerb("back", "turn the last leaf back") { $0.book.turn(.back, at: $1.time) },
    ]
    + ActorVerb.finger(
      on: "a leaf, at a point measured from the top of the spine",
      touch: { $0.book.touch($1, at: $2) },
      drag: { actor, point, time in
        let isHeld = actor.isHeld
        actor.book.drag(to: point, at: time)
        return isHeld
      },
      release: { actor, velocity, time in
        let isHeld = actor.isHeld
        actor.book.release(velocity: velocity, at: time)
        return isHeld
      })

  /// Returns the event that turns the leaf on the tapped side.
  package func verb(tapping point: BookPoint, at time: Double) -> Int? {
    let verb = position(of: point, at: time).x > 0 ? 0 : 1
    return responds(to: Gesture(verb, at: time)) ? verb : nil
  }

  /// Returns a point as leaves are touched: from the top of the spine, as if the book were
  /// left-bound.
  package func position(of point: BookPoint, at time: Double) -> BookPoint {
    let across = point.x - pose(at: time).spine
    return BookPoint(
      x: layout.binding == .left ? across : 0 - across, y: point.y - layout.top)
  }
}

extension LeafActor {
  package static let channels: [ActorChannel<LeafActor>] = [
    ActorChannel("turned", .count, of: { $0.book.turned }),
    ActorChannel("leavesInAir", .count, of: { Double($0.book.leaves.count) }),
    ActorChannel("leaf", .count, of: { Double($0.leaf) }),
    ActorChannel("spineX", .points, of: { $0.spine }),
    ActorChannel("turnedStack", .points, of: { $0.stacks.turned }),
    ActorChannel("restStack", .points, of: { $0.stacks.rest }),
    ActorChannel("topX", .points, of: { $0.top.x }),
    ActorChannel("topY", .points, of: { $0.top.y }),
    ActorChannel("topLift", .points, of: { $0.top.z }),
    ActorChannel("bottomX", .points, of: { $0.bottom.x }),
    ActorChannel("bottomY", .points, of: { $0.bottom.y }),
    ActorChannel("bottomLift", .points, of: { $0.bottom.z }),
  ]

  package func pose(at time: Double) -> LeafPose { LeafPose(book, in: layout, at: time) }

  package var isHeld: Bool { book.isHeld }

  package func phase(at time: Double) -> Phase {
    if book.isHeld { return .held }
    return bookPose(at: time).leaves.isEmpty ? .lies : .turns
  }

  package func isAtRest(at time: Double) -> Bool { book.looksAtRest(at: time) }

  private func bookPose(at time: Double) -> PageTurnPose {
    book.pose(at: time).settled(within: PageTurnPose.unseen)
  }

  package static let cueNames = PageTurning.Direction.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    book.cues(in: times).map { NumberedCue($0.direction, at: $0.time) }
  }

  package func paint(at time: Double, with painter: inout SVGCanvas) {
    SpreadDrawing(bookPose(at: time), in: layout, look: look).paint(on: &painter)
  }
}
