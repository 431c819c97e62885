import BookMotion
import BookMotionExport

/// What is known of a book, on a sheet that a finger pulls over the library.
struct InfoSheetActor: SceneActor {
  static let overview =
    "A sheet about a book that a finger pulls to half or full height, with buttons that fill."
  static let stillTime = 2.75
  static let phases = ["hidden", "slides", "medium", "large", "held"]

  let stage: SceneStage
  let room: SceneRoom
  private(set) var sheet: InfoSheet

  /// Where a finger touched, and how far down it has gone, while it does.
  private(set) var finger: BookPoint?
  private var touched = BookPoint.zero

  private(set) var tap: SceneTap?

  init(on stage: SceneStage) {
    self.stage = stage
    room = SceneRoom(on: stage)
    sheet = InfoSheet(screenHeight: stage.screen.height)
  }

  /// How far below the sheet's edge a finger touches it, as a part of the screen.
  private static let grip = 0.12
}

extension InfoSheetActor {
  static let verbs = [
    SceneVerb("present", "the sheet comes up, or goes to half height"),
    SceneVerb("present-large", "it goes to its full height"),
    SceneVerb("dismiss", "somebody taps beside it: it goes down"),
    SceneVerb("touch", "a finger touches the sheet, and catches it if it moves"),
    SceneVerb("drag", "the finger has moved so far down, in all", [.init("distance")]),
    SceneVerb(
      "release", "it leaves, with a velocity downwards in points a second",
      [.init("velocity", or: 0)]),
    SceneVerb("cancel", "the system takes the finger away"),
    SceneVerb("to-be-read", "tap the heart: the book is to be read, or is not"),
    SceneVerb("recommend", "tap the star"),
    SceneVerb("read", "tap the check mark"),
    SceneVerb("buy", "tap the button to buy the book, which is no switch"),
  ]

  static func story(on stage: SceneStage) -> [RecordingEvent] {
    let height = stage.screen.height
    func pull(
      _ share: Double, at start: Double, for duration: Double, isFlick: Bool = false,
      held: Double = 0
    ) -> [RecordingEvent] {
      FingerPath(to: share * height, at: start...start + duration, isFlick: isFlick)
        .gesture(heldFor: held)
    }
    return [RecordingEvent("present", at: 0.3)]
      + pull(-0.16, at: 1.05, for: 0.22, isFlick: true)
      + [
        RecordingEvent("to-be-read", at: 1.9), RecordingEvent("recommend", at: 2.15),
        RecordingEvent("read", at: 2.4), RecordingEvent("buy", at: 2.75),
        RecordingEvent("recommend", at: 3.1),
      ]
      // Higher than it goes, where it follows less and less of the way.
      + pull(-0.15, at: 3.5, for: 0.4, held: 0.1)
      + pull(0.2, at: 4.5, for: 0.3, isFlick: true)
      // On its way to half height it is caught, and let down.
      + pull(0.12, at: 4.92, for: 0.2, isFlick: true)
  }

  mutating func perform(_ event: RecordingEvent) {
    let time = event.time
    switch event.name {
    case "present": sheet.present(at: time)
    case "present-large": sheet.present(.large, at: time)
    case "dismiss":
      if sheet.dismiss(at: time) { tap = SceneTap(point: outside(at: time), time: time) }
    case "touch":
      guard sheet.touch(.zero, at: time) else { return }
      touched = BookPoint(
        x: stage.screen.width / 2,
        y: stage.screen.height * (1 + InfoSheetActor.grip) - sheet.height(at: time))
      finger = touched
    case "drag":
      let way = event.values[0]
      if sheet.drag(to: BookPoint(x: 0, y: way), at: time) {
        finger = BookPoint(x: touched.x, y: touched.y + way)
      }
    case "release": sheet.release(velocity: BookPoint(x: 0, y: event.values[0]), at: time)
    case "cancel": sheet.cancel(at: time)
    case "to-be-read": toggle(.toBeRead, at: time)
    case "recommend": toggle(.recommended, at: time)
    case "read": toggle(.read, at: time)
    default:
      if sheet.buy(at: time) { press(plan.buy, at: time) }
    }
    if !sheet.isHeld { finger = nil }
  }

  private mutating func toggle(_ mark: BookMarks.Mark, at time: Double) {
    if sheet.toggle(mark, at: time) { press(plan.button(mark), at: time) }
  }

  private mutating func press(_ button: BookRect, at time: Double) {
    let top = stage.screen.height - sheet.height(at: time)
    tap = SceneTap(point: BookPoint(x: button.center.x, y: top + button.center.y), time: time)
  }

  /// In the middle of what the sheet leaves.
  private func outside(at time: Double) -> BookPoint {
    BookPoint(
      x: stage.screen.width / 2, y: (stage.screen.height - sheet.height(at: time)) / 2)
  }

  var plan: InfoSheetPlan { InfoSheetPlan(sheet, on: stage) }
}

extension InfoSheetActor {
  static let channels = [
    Recording.Channel("detent", .count), Recording.Channel("height", .points),
    Recording.Channel("top", .points),
    Recording.Channel("backdrop", .fraction), Recording.Channel("indicatorX", .points),
    Recording.Channel("indicatorY", .points), Recording.Channel("indicatorWidth", .points),
    Recording.Channel("indicatorHeight", .points), Recording.Channel("toBeRead", .fraction),
    Recording.Channel("recommended", .fraction), Recording.Channel("read", .fraction),
  ]

  func values(at time: Double) -> [Double] {
    let detent = InfoSheet.Detent.allCases.firstIndex(of: sheet.detent) ?? 0
    let height = sheet.height(at: time)
    let indicator = sheet.indicator(screenWidth: stage.screen.width, at: time)
    return [
      Double(detent), height, stage.screen.height - height, sheet.backdropOpacity(at: time),
      indicator.x, indicator.y, indicator.width, indicator.height,
    ] + BookMarks.Mark.allCases.map { sheet.fill(of: $0, at: time) }
  }

  func phase(at time: Double) -> String {
    if sheet.isHeld { return "held" }
    return hasArrived(at: time, within: InfoSheetActor.nearness) ? sheet.detent.rawValue : "slides"
  }

  func isAtRest(at time: Double) -> Bool {
    guard tap?.isOver(at: time) ?? true else { return false }
    if sheet.isAtRest(at: time) { return true }
    let isFilling = BookMarks.Mark.allCases.contains { mark in
      sheet.fill(of: mark, at: time) != (sheet.marks.contains(mark) ? 1 : 0)
    }
    return !sheet.isHeld && !isFilling && hasArrived(at: time, within: InfoSheetActor.invisible)
  }

  private func hasArrived(at time: Double, within distance: Double) -> Bool {
    abs(sheet.height(at: time) - sheet.height(of: sheet.detent)) < distance
      && abs(sheet.velocity(at: time)) < distance * InfoSheetActor.rate
  }

  /// What looks as if it had arrived, in points.
  private static let nearness = 0.5
  /// Half of what drawings tell.
  private static let invisible = 0.005
  /// What is so near and not faster than so many times that a second goes no further away.
  private static let rate = 16.0

  func cues(in times: Range<Double>) -> [Recording.Cue] {
    sheet.cues(in: times).map { cue in
      let name =
        switch cue.event {
        case .moved(let detent): "to \(detent.rawValue)"
        case .hidden: "hidden"
        case .marked: "marked"
        case .buy: "buy"
        }
      return Recording.Cue(name, at: cue.time)
    }
  }
}
