import BookMotion
import BookMotionExport

/// The choice between reading and listening, over a book's first page.
struct ModeActor: SceneActor {
  static let overview = "Read or Listen: the choice over the first page, and its buttons."
  static let stillTime = 1.1
  static let phases = ["page", "asks", "pressed", "goes"]

  let room: SceneRoom
  let page: PageArt
  let layout: ModeSelection.Layout
  private(set) var choice = ModeSelection()
  /// The time when the choice has disappeared: −∞ before it first appears, and ∞ until it is
  /// answered.
  private var end = -Double.infinity
  /// The position of the finger that presses a button.
  private(set) var finger = BookPoint.zero

  init(on stage: SceneStage) {
    room = SceneRoom(on: stage)
    page = PageArt(0, of: stage)
    layout = ModeSelection.layout(screen: stage.screen, binding: stage.binding)
  }
}

extension ModeActor {
  static let verbs: [ActorVerb<ModeActor>] =
    [
      ActorVerb("appear", "the book is open: the choice appears") {
        if $0.choice.appear(at: $1.time) { $0.end = .infinity }
      }
    ]
    + ActorVerb.finger(
      on: "a button, which stays pressed until the finger slides off or lifts",
      touch: { actor, place, time in
        guard let button = actor.layout.button(under: place) else { return }
        if actor.choice.touch(button, at: time) { actor.finger = place }
      },
      drag: { actor, place, time in
        if actor.choice.drag(to: actor.layout.button(under: place), at: time) {
          actor.finger = place
        }
      },
      release: { actor, _, time in
        if actor.choice.release(at: time) { actor.watchItGo(from: time) }
      })
    + [
      ActorVerb("cancel", "dismiss the choice without an outcome") {
        if $0.choice.cancel(at: $1.time) { $0.watchItGo(from: $1.time) }
      }
    ]

  static func story(on stage: SceneStage) -> [MotionEvent] {
    let layout = ModeSelection.layout(screen: stage.screen, binding: stage.binding)
    let forward = stage.binding == .left ? 1.0 : -1
    // Slightly below the middle, and in a pill beside the icon.
    func place(on button: ModeSelection.Button) -> BookPoint {
      let frame = layout.frame(of: button)
      let aside = frame.width > frame.height ? frame.width * 0.28 : 0
      return frame.center + BookPoint(x: forward * aside, y: frame.height * 0.12)
    }
    func touch(_ button: ModeSelection.Button, at time: Double) -> MotionEvent {
      MotionEvent("touch", place(on: button), at: time)
    }
    let inside = place(on: .listen)
    let down = BookPoint(x: 0, y: layout.listen.height * 1.3)
    func slide(_ times: ClosedRange<Double>, isOut: Bool) -> [MotionEvent] {
      FingerPath(from: isOut ? inside : inside + down, by: (isOut ? 1 : -1) * down, at: times)
        .drags()
    }
    return [
      MotionEvent("appear", at: 0.3), touch(.music, at: 1.3), MotionEvent("release", at: 1.5),
      // Pressed, but reconsidered.
      touch(.listen, at: 2),
    ] + slide(2.3...2.45, isOut: true) + slide(2.6...2.75, isOut: false)
      + slide(2.85...3, isOut: true)
      + [
        MotionEvent("release", at: 3.1), touch(.read, at: 3.5),
        MotionEvent("release", at: 3.7),
        // Asked again before it has disappeared.
        MotionEvent("appear", at: 3.84), touch(.listen, at: 4.8),
        MotionEvent("release", at: 5),
      ]
  }

  /// Updates `end` once the choice is answered. The music button doesn't end it; all others do.
  private mutating func watchItGo(from time: Double) {
    let cues = choice.cues(in: time..<Double.infinity)
    if let gone = cues.last(where: { $0.event == .disappeared }) { end = gone.time }
  }
}

extension ModeActor {
  static let channels: [ActorChannel<ModeActor>] =
    [
      ActorChannel("overlayOpacity", .fraction) { $0.choice.overlayOpacity(at: $1) },
      ActorChannel("controlsOpacity", .fraction) { $0.choice.controlsOpacity(at: $1) },
    ]
    + ModeSelection.Button.allCases.map { button in
      ActorChannel("\(button.rawValue)Scale", .fraction) { $0.choice.scale(of: button, at: $1) }
    } + [ActorChannel("musicIsOn", .count) { actor, _ in actor.choice.musicIsOn ? 1 : 0 }]

  func phase(at time: Double) -> String {
    if choice.pressed != nil { return "pressed" }
    if end == .infinity { return "asks" }
    return time < end ? "goes" : "page"
  }

  func isAtRest(at time: Double) -> Bool {
    end == .infinity ? choice.isAtRest(at: time) : time >= end
  }

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    choice.cues(in: times).map { cue in
      let name =
        switch cue.event {
        case .controlsAppear: "controls-appear"
        case .chosen(let button): button.rawValue
        case .music(let isOn): isOn ? "music-on" : "music-off"
        case .disappeared: "disappeared"
        }
      return Recording.Cue(name, at: cue.time)
    }
  }
}
