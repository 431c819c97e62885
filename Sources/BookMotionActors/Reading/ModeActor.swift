package import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// The choice between reading and listening, over a book's first page.
package struct ModeActor: ReadingActor {
  package static let overview = "Read or Listen: the choice over the first page, and its buttons."
  package static let stillTime = 1.1

  package enum Phase: String, CaseIterable {
    case page, asks, pressed, goes
  }

  package let stage: SceneStage
  package let page: PageArt
  package let layout: BookModeSelection.Layout
  package private(set) var choice = BookModeSelection()
  /// The time when the choice has disappeared: −∞ before it first appears, and ∞ until it is
  /// answered.
  private var end = -Double.infinity
  /// The position of the finger that presses a button.
  package private(set) var finger = BookPoint.zero

  package init(on stage: SceneStage) {
    self.stage = stage
    page = PageArt(0, of: stage)
    layout = BookModeSelection.layout(screen: stage.screen, binding: stage.binding)
  }
}

extension ModeActor {
  package static let verbs: [ActorVerb<ModeActor>] =
    [
      ActorVerb("appear", "the book is open: the choice appears") {
        guard $0.choice.appear(at: $1.time) else { return false }
        $0.end = .infinity
        return true
      }
    ]
    + ActorVerb.finger(
      on: "a button, which stays pressed until the finger slides off or lifts",
      touch: { actor, point, time in
        guard let button = actor.layout.button(under: point),
          actor.choice.touch(button, at: time)
        else { return false }
        actor.finger = point
        return true
      },
      drag: { actor, point, time in
        guard actor.choice.drag(to: actor.layout.button(under: point), at: time) else {
          return false
        }
        actor.finger = point
        return true
      },
      release: { actor, _, time in
        let isHeld = actor.isHeld
        if actor.choice.release(at: time) { actor.watchItGo(from: time) }
        return isHeld
      })
    + [
      ActorVerb("cancel", "dismiss the choice without an outcome") {
        guard $0.choice.cancel(at: $1.time) else { return false }
        $0.watchItGo(from: $1.time)
        return true
      }
    ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    let layout = BookModeSelection.layout(screen: stage.screen, binding: stage.binding)
    let forward = stage.binding == .left ? 1.0 : -1
    // Slightly below the middle, and in a pill beside the icon.
    func position(on button: BookModeSelection.Button) -> BookPoint {
      let frame = layout.frame(of: button)
      let aside = frame.width > frame.height ? frame.width * 0.28 : 0
      return frame.center + BookPoint(x: forward * aside, y: frame.height * 0.12)
    }
    func touch(_ button: BookModeSelection.Button, at time: Double) -> MotionEvent {
      MotionEvent("touch", position(on: button), at: time)
    }
    let inside = position(on: .listen)
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
  package static let channels: [ActorChannel<ModeActor>] =
    [
      ActorChannel("overlayOpacity", .fraction) { $0.choice.overlayOpacity(at: $1) },
      ActorChannel("controlsOpacity", .fraction) { $0.choice.controlsOpacity(at: $1) },
    ]
    + BookModeSelection.Button.allCases.map { button in
      ActorChannel("\(button.rawValue)Scale", .fraction) { $0.choice.scale(of: button, at: $1) }
    } + [ActorChannel("musicIsOn", .count) { actor, _ in actor.choice.musicIsOn ? 1 : 0 }]

  package func phase(at time: Double) -> Phase {
    if choice.pressed != nil { return .pressed }
    if end == .infinity { return .asks }
    return time < end ? .goes : .page
  }

  package var isHeld: Bool { choice.pressed != nil }

  package func isAtRest(at time: Double) -> Bool {
    end == .infinity ? choice.isAtRest(at: time) : time >= end
  }

  private enum Cue: String, CaseIterable {
    case appear = "controls-appear"
    case read, listen, home, music
    case musicOn = "music-on"
    case musicOff = "music-off"
    case disappeared
  }

  package static let cueNames = Cue.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    choice.cues(in: times).map { cue in
      let name: Cue =
        switch cue.event {
        case .controlsAppear: .appear
        case .chosen(.read): .read
        case .chosen(.listen): .listen
        case .chosen(.home): .home
        case .chosen(.music): .music
        case .music(let isOn): isOn ? .musicOn : .musicOff
        case .disappeared: .disappeared
        }
      return NumberedCue(name, at: cue.time)
    }
  }
}
