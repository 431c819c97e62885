import BookMotion
import BookMotionExport

/// The choice before a book is read, over its first page.
struct ModeActor: SceneActor {
  static let overview = "Read or Listen: the choice over the first page, and its buttons."
  static let stillTime = 1.1
  static let phases = ["page", "asks", "pressed", "goes"]

  let room: SceneRoom
  let page: PageArt
  let layout: ModeSelection.Layout
  private(set) var choice = ModeSelection()
  /// When nothing is to be seen of it any more: not before it has been answered.
  private var end = -Double.infinity
  /// Where a finger is that pressed a button: 0 inside, 1 beside it.
  private(set) var finger = Motion(0.0)

  init(on stage: SceneStage) {
    room = SceneRoom(on: stage)
    page = PageArt(0, of: stage)
    layout = ModeSelection.layout(screen: stage.screen, binding: stage.binding)
  }

  private static let slide = MotionCurve.easeInOut(duration: 0.15)
}

extension ModeActor {
  static let verbs =
    [SceneVerb("appear", "the book is open and asks how it is to be read")]
    + ModeSelection.Button.allCases.map {
      SceneVerb("press-\($0.rawValue)", "a finger touches the button")
    } + [
      SceneVerb("slide-out", "the finger slides out of the button that it pressed"),
      SceneVerb("slide-in", "the finger slides back into it"),
      SceneVerb("release", "the finger leaves: inside the button, that is a tap"),
      SceneVerb("cancel", "the choice goes without an outcome"),
    ]

  static func story(on stage: SceneStage) -> [RecordingEvent] {
    [
      RecordingEvent("appear", at: 0.3),
      RecordingEvent("press-music", at: 1.3), RecordingEvent("release", at: 1.5),
      // Pressed and thought better of.
      RecordingEvent("press-listen", at: 2), RecordingEvent("slide-out", at: 2.3),
      RecordingEvent("slide-in", at: 2.6), RecordingEvent("slide-out", at: 2.85),
      RecordingEvent("release", at: 3.1),
      RecordingEvent("press-read", at: 3.5), RecordingEvent("release", at: 3.7),
      // Asked once more before it has gone.
      RecordingEvent("appear", at: 3.84),
      RecordingEvent("press-listen", at: 4.8), RecordingEvent("release", at: 5),
    ]
  }

  mutating func perform(_ event: RecordingEvent) {
    let time = event.time
    switch event.name {
    case "appear": if choice.appear(at: time) { end = .infinity }
    case "slide-out": slide(isInside: false, at: time)
    case "slide-in": slide(isInside: true, at: time)
    case "release":
      if choice.release(at: time) { watchItGo(from: time) }
    case "cancel": if choice.cancel(at: time) { watchItGo(from: time) }
    default:
      let button = ModeSelection.Button.allCases.first { event.name == "press-\($0.rawValue)" }
      if let button, choice.touch(button, at: time) { finger = Motion(0) }
    }
  }

  /// Music does not end the choice; all else does.
  private mutating func watchItGo(from time: Double) {
    let cues = choice.cues(in: time..<Double.infinity)
    if let gone = cues.last(where: { $0.event == .disappeared }) { end = gone.time }
  }

  private mutating func slide(isInside: Bool, at time: Double) {
    guard choice.drag(to: isInside ? choice.pressed : nil, at: time) else { return }
    finger.retarget(to: isInside ? 0 : 1, at: time, with: ModeActor.slide)
  }
}

extension ModeActor {
  static let channels =
    [
      Recording.Channel("overlayOpacity", .fraction),
      Recording.Channel("controlsOpacity", .fraction),
    ]
    + ModeSelection.Button.allCases.map { Recording.Channel("\($0.rawValue)Scale", .fraction) }
    + [Recording.Channel("musicIsOn", .count)]

  func values(at time: Double) -> [Double] {
    [choice.overlayOpacity(at: time), choice.controlsOpacity(at: time)]
      + ModeSelection.Button.allCases.map { choice.scale(of: $0, at: time) }
      + [choice.musicIsOn ? 1 : 0]
  }

  func phase(at time: Double) -> String {
    if choice.pressed != nil { return "pressed" }
    if end == .infinity { return "asks" }
    return time < end ? "goes" : "page"
  }

  func isAtRest(at time: Double) -> Bool {
    end == .infinity ? choice.isAtRest(at: time) && finger.isAtRest(at: time) : time >= end
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
