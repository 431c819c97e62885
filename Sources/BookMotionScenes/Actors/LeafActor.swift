import BookMotion
import BookMotionExport

/// The leaves of a book, as a story has them.
struct LeafActor<Story: LeafStory>: SceneActor {
  private let layout: SpreadLayout
  private let look: SpreadLook
  private var book: PageTurning

  init(on stage: SceneStage) {
    layout = SpreadLayout(screen: stage.screen, binding: stage.binding)
    book = Story.book(with: layout.page)
    var look = SpreadLook()
    look.pictures = stage.look.page.map { [$0] } ?? []
    self.look = look
  }
}

/// What is done with a book, and with which.
protocol LeafStory: Sendable {
  static var overview: String { get }
  static var stillTime: Double { get }
  static func book(with page: BookSize) -> PageTurning
  static func events(with page: BookSize) -> [RecordingEvent]
}

extension LeafActor {
  static var overview: String { Story.overview }
  static var stillTime: Double { Story.stillTime }
  static var phases: [String] { ["lies", "turns", "held"] }

  static func story(on stage: SceneStage) -> [RecordingEvent] {
    Story.events(with: SpreadLayout(screen: stage.screen, binding: stage.binding).page)
  }
}

extension LeafActor {
  static var verbs: [SceneVerb] {
    [
      SceneVerb("forward", "turn the next leaf"),
      SceneVerb("back", "turn the last leaf back"),
      SceneVerb(
        "grab", "take hold of a leaf, at a point from the top of the spine",
        [.init("x"), .init("y")]),
      SceneVerb("drag", "move the finger there", [.init("x"), .init("y")]),
      SceneVerb(
        "release", "let go, with a velocity in points a second",
        [.init("vx", or: 0), .init("vy", or: 0)]),
    ]
  }

  mutating func perform(_ event: RecordingEvent) {
    let time = event.time
    switch event.name {
    case "forward": book.turn(.forward, at: time)
    case "back": book.turn(.back, at: time)
    case "grab": book.touch(BookPoint(x: event.values[0], y: event.values[1]), at: time)
    case "drag": book.drag(to: BookPoint(x: event.values[0], y: event.values[1]), at: time)
    default:
      book.release(velocity: BookPoint(x: event.values[0], y: event.values[1]), at: time)
    }
  }
}

extension LeafActor {
  static var channels: [Recording.Channel] {
    [
      Recording.Channel("turned", .count), Recording.Channel("leavesInAir", .count),
      Recording.Channel("leaf", .count), Recording.Channel("spineX", .points),
      Recording.Channel("turnedStack", .points), Recording.Channel("restStack", .points),
      Recording.Channel("topX", .points), Recording.Channel("topY", .points),
      Recording.Channel("topLift", .points),
      Recording.Channel("bottomX", .points), Recording.Channel("bottomY", .points),
      Recording.Channel("bottomLift", .points),
    ]
  }

  func values(at time: Double) -> [Double] {
    let pose = pose(at: time)
    let stacks = pose.stacks(of: SpreadFrame.thickness)
    let spine = layout.spine(turned: pose.turned, of: pose.leafCount)
    let leaf = leaf(of: pose)
    let corners = [0, layout.page.height].flatMap { y in
      let place = place(ofEdgeAt: y, of: leaf, in: pose)
      let x = layout.binding == .left ? place.x : -place.x
      return [spine + x, layout.top + place.y, place.z]
    }
    return [
      pose.turned, Double(pose.leaves.count), Double(leaf), spine, stacks.turned, stacks.rest,
    ] + corners
  }

  /// The leaf that a finger holds, or the first one on its way, or the one that was turned last.
  private func leaf(of pose: PageTurnPose) -> Int {
    book.heldLeaf ?? pose.leaves.last?.index ?? max(Int(pose.turned.rounded(.up)) - 1, 0)
  }

  /// Where the free edge of a leaf is, from the spine to the right.
  private func place(
    ofEdgeAt y: Double, of leaf: Int, in pose: PageTurnPose
  ) -> SIMD3<Double> {
    let width = layout.page.width
    if let flying = pose.leaves.last(where: { $0.index == leaf }) {
      return flying.shape.place(ofEdgeAt: y, ofWidth: width)
    }
    // What lies has been turned if it comes before all that is in the air.
    let firstRest = pose.leaves.last?.index ?? Int(pose.turned.rounded())
    return SIMD3(leaf < firstRest ? -width : width, y, 0)
  }

  func phase(at time: Double) -> String {
    if book.isHeld { return "held" }
    return pose(at: time).leaves.isEmpty ? "lies" : "turns"
  }

  func isAtRest(at time: Double) -> Bool {
    let pose = pose(at: time)
    return !book.isHeld && pose.leaves.isEmpty && pose.turned == Double(book.turned)
  }

  private func pose(at time: Double) -> PageTurnPose {
    book.pose(at: time).settled(within: SpreadFrame.unseen)
  }

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    book.cues(in: times).map { Recording.Cue($0.direction.rawValue, at: $0.time) }
  }

  func paint(at time: Double, with painter: inout SVGCanvas) {
    SpreadFrame(pose(at: time), in: layout, look: look).paint(on: &painter)
  }
}
