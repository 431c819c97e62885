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
///
/// A generic type can't store a list, and would make it anew for every instant: each story keeps
/// those of its actor.
protocol LeafStory: Sendable {
  static var verbs: [ActorVerb<LeafActor<Self>>] { get }
  static var channels: [ActorChannel<LeafActor<Self>>] { get }
  static var overview: String { get }
  static var stillTime: Double { get }
  static func book(with page: BookSize) -> PageTurning
  static func events(with page: BookSize) -> [RecordingEvent]
}

extension LeafActor {
  static var overview: String { Story.overview }
  static var stillTime: Double { Story.stillTime }
  static var phases: [String] { ["lies", "turns", "held"] }
  static var verbs: [ActorVerb<Self>] { Story.verbs }
  static var channels: [ActorChannel<Self>] { Story.channels }

  static func story(on stage: SceneStage) -> [RecordingEvent] {
    Story.events(with: SpreadLayout(screen: stage.screen, binding: stage.binding).page)
  }
}

extension LeafActor {
  /// What can happen to leaves.
  static func allVerbs() -> [ActorVerb<Self>] {
    [
      ActorVerb("forward", "turn the next leaf") { $0.book.turn(.forward, at: $1.time) },
      ActorVerb("back", "turn the last leaf back") { $0.book.turn(.back, at: $1.time) },
    ]
      + ActorVerb.finger(
        on: "a leaf, at a point from the top of the spine",
        touch: { $0.book.touch($1, at: $2) }, drag: { $0.book.drag(to: $1, at: $2) },
        release: { $0.book.release(velocity: $1, at: $2) })
  }
}

extension LeafActor {
  /// What is measured of leaves.
  static func allChannels() -> [ActorChannel<Self>] {
    [
      ActorChannel("turned", .count, of: \.book.turned),
      ActorChannel("leavesInAir", .count, of: { Double($0.book.leaves.count) }),
      ActorChannel("leaf", .count, of: { Double($0.leaf) }),
      ActorChannel("spineX", .points, of: \.spine),
      ActorChannel("turnedStack", .points, of: \.stacks.turned),
      ActorChannel("restStack", .points, of: \.stacks.rest),
      ActorChannel("topX", .points, of: \.top.x), ActorChannel("topY", .points, of: \.top.y),
      ActorChannel("topLift", .points, of: \.top.z),
      ActorChannel("bottomX", .points, of: \.bottom.x),
      ActorChannel("bottomY", .points, of: \.bottom.y),
      ActorChannel("bottomLift", .points, of: \.bottom.z),
    ]
  }

  /// Where everything is that is measured.
  struct Pose {
    let book: PageTurnPose
    let leaf: Int
    let spine: Double
    let stacks: (turned: Double, rest: Double)
    /// The ends of the leaf's free edge, on the screen, and how far above it.
    let top: SIMD3<Double>
    let bottom: SIMD3<Double>
  }

  func pose(at time: Double) -> Pose {
    let book = bookPose(at: time)
    let leaf = leaf(of: book)
    let spine = layout.spine(turned: book.turned, of: book.leafCount)
    func corner(_ y: Double) -> SIMD3<Double> {
      let place = place(ofEdgeAt: y, of: leaf, in: book)
      return SIMD3(
        spine + (layout.binding == .left ? place.x : -place.x), layout.top + place.y, place.z)
    }
    return Pose(
      book: book, leaf: leaf, spine: spine, stacks: book.stacks(of: SpreadFrame.thickness),
      top: corner(0), bottom: corner(layout.page.height))
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
    return bookPose(at: time).leaves.isEmpty ? "lies" : "turns"
  }

  func isAtRest(at time: Double) -> Bool {
    let pose = bookPose(at: time)
    return !book.isHeld && pose.leaves.isEmpty && pose.turned == Double(book.turned)
  }

  private func bookPose(at time: Double) -> PageTurnPose {
    book.pose(at: time).settled(within: SpreadFrame.unseen)
  }

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    book.cues(in: times).map { Recording.Cue($0.direction.rawValue, at: $0.time) }
  }

  func paint(at time: Double, with painter: inout SVGCanvas) {
    SpreadFrame(bookPose(at: time), in: layout, look: look).paint(on: &painter)
  }
}
