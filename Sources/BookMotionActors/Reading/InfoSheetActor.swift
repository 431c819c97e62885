package import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// The details of a book, on a sheet that a finger pulls over the library.
package struct InfoSheetActor: ReadingActor {
  package static let overview =
    "A sheet about a book that a finger pulls to half or full height, with buttons that fill."
  package static let stillTime = 2.75
  package static let isPulledUpright = true

  package enum Phase: String, CaseIterable {
    case hidden, slides, medium, large, held
  }

  package let stage: SceneStage
  package private(set) var sheet: BookInfoSheet

  /// The last position of a finger.
  private var fingerPosition = BookPoint.zero

  /// The position of the finger while it touches.
  package var finger: BookPoint? { sheet.isHeld ? fingerPosition : nil }

  package private(set) var tap: SceneTap?

  package init(on stage: SceneStage) {
    self.stage = stage
    sheet = BookInfoSheet(screenHeight: stage.screen.height)
  }
}

extension InfoSheetActor {
  package static let verbs: [ActorVerb<InfoSheetActor>] =
    [
      ActorVerb("present", "show the sheet at half height") {
        $0.sheet.present(at: $1.time)
      },
      ActorVerb("present-large", "show the sheet at full height") {
        $0.sheet.present(.large, at: $1.time)
      },
      ActorVerb("dismiss", "tap outside the sheet: it goes down") { $0.dismiss(at: $1.time) },
    ]
    + ActorVerb.finger(
      on: "the sheet, and catches it in motion", touch: { $0.touch($1, at: $2) },
      drag: { $0.drag(to: $1, at: $2) },
      release: { $0.sheet.release(velocity: $1, at: $2) }) + [
      ActorVerb("cancel", "the system cancels the touch") { $0.sheet.cancel(at: $1.time) },
      ActorVerb("to-be-read", "tap the heart: To Be Read") {
        $0.toggle(.toBeRead, at: $1.time)
      },
      ActorVerb("recommend", "tap the star: Recommend") { $0.toggle(.recommended, at: $1.time) },
      ActorVerb("read", "tap the check mark: Read") { $0.toggle(.read, at: $1.time) },
      ActorVerb("buy", "tap Buy, which does not toggle") {
        $0.sheet.buy(at: $1.time) && $0.press($0.plan.buy, at: $1.time)
      },
    ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    let height = stage.screen.height
    // Pulls a sheet by `share` from the height `sheet`, both as fractions of the screen's height.
    func pull(
      _ share: Double, _ sheet: Double, at time: Double, for duration: Double,
      isFlick: Bool = false, held: Double = 0
    ) -> [MotionEvent] {
      FingerPath(
        from: BookPoint(x: stage.screen.width / 2, y: height * (1 - sheet + grip)),
        by: BookPoint(x: 0, y: share * height), at: time...time + duration, isFlick: isFlick
      ).gesture(heldFor: held)
    }
    let medium = BookInfoSheet.share(of: .medium)
    let large = BookInfoSheet.share(of: .large)
    return [MotionEvent("present", at: 0.3)]
      + pull(-0.16, medium, at: 1.05, for: 0.22, isFlick: true)
      + [
        MotionEvent("to-be-read", at: 1.9), MotionEvent("recommend", at: 2.15),
        MotionEvent("read", at: 2.4), MotionEvent("buy", at: 2.75),
        MotionEvent("recommend", at: 3.1),
      ]
      // Beyond its limit, where the sheet follows less and less.
      + pull(-0.15, large, at: 3.5, for: 0.4, held: 0.1)
      + pull(0.2, large, at: 4.5, for: 0.3, isFlick: true)
      // Caught on its way to half height, and let down.
      + pull(0.12, caught, at: 4.92, for: 0.2, isFlick: true)
  }

  private mutating func dismiss(at time: Double) -> Bool {
    guard sheet.dismiss(at: time) else { return false }
    tap = SceneTap(point: outside(at: time), time: time)
    return true
  }

  /// The distance between the sheet's edge and the finger in the story, as a fraction of the
  /// screen's height.
  private static let grip = 0.12
  /// The height of the sheet when it is caught, as a fraction of the screen's height.
  private static let caught = 0.6

  private mutating func touch(_ point: BookPoint, at time: Double) -> Bool {
    let top = stage.screen.height - sheet.height(at: time)
    guard point.y >= top, sheet.touch(point, at: time) else { return false }
    fingerPosition = point
    return true
  }

  private mutating func drag(to point: BookPoint, at time: Double) -> Bool {
    guard sheet.drag(to: point, at: time) else { return false }
    fingerPosition = point
    return true
  }

  private mutating func toggle(_ mark: BookMarks.Mark, at time: Double) -> Bool {
    sheet.toggle(mark, at: time) && press(plan.button(mark), at: time)
  }

  private mutating func press(_ button: BookRect, at time: Double) -> Bool {
    let top = stage.screen.height - sheet.height(at: time)
    tap = SceneTap(point: BookPoint(x: button.center.x, y: top + button.center.y), time: time)
    return true
  }

  /// Returns the middle of the area above the sheet.
  private func outside(at time: Double) -> BookPoint {
    BookPoint(
      x: stage.screen.width / 2, y: (stage.screen.height - sheet.height(at: time)) / 2)
  }

  package var plan: InfoSheetPlan { InfoSheetPlan(sheet, on: stage) }
}

extension InfoSheetActor {
  package static let channels: [ActorChannel<InfoSheetActor>] =
    [
      ActorChannel("detent", .count) { actor, _ in
        Double(BookInfoSheet.Detent.allCases.firstIndex(of: actor.sheet.detent) ?? 0)
      },
      ActorChannel("height", .points) { $0.sheet.height(at: $1) },
      ActorChannel("top", .points) { $0.stage.screen.height - $0.sheet.height(at: $1) },
      ActorChannel("backdrop", .fraction) { $0.sheet.backdropOpacity(at: $1) },
      ActorChannel("indicatorX", .points, of: { $0.x }),
      ActorChannel("indicatorY", .points, of: { $0.y }),
      ActorChannel("indicatorWidth", .points, of: { $0.width }),
      ActorChannel("indicatorHeight", .points, of: { $0.height }),
    ]
    + zip(["toBeRead", "recommended", "read"], BookMarks.Mark.allCases).map { name, mark in
      ActorChannel(name, .fraction) { $0.sheet.fill(of: mark, at: $1) }
    }

  /// Returns the frame of the sheet's indicator.
  package func pose(at time: Double) -> BookRect {
    sheet.indicator(screenWidth: stage.screen.width, at: time)
  }

  package var isHeld: Bool { sheet.isHeld }

  package func phase(at time: Double) -> Phase {
    if sheet.isHeld { return .held }
    guard hasArrived(at: time, within: InfoSheetActor.nearness) else { return .slides }
    switch sheet.detent {
    case .hidden: return .hidden
    case .medium: return .medium
    case .large: return .large
    }
  }

  package func isAtRest(at time: Double) -> Bool {
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

  /// The distance within which the sheet looks as if it had arrived, in points.
  private static let nearness = 0.5
  /// Half the precision of drawings.
  private static let invisible = 0.005
  /// The limit on the velocity, per second and unit of distance. A slower sheet that is within a
  /// distance moves no farther away.
  private static let rate = 16.0

  private enum Cue: String, CaseIterable {
    case toHidden = "to hidden"
    case toMedium = "to medium"
    case toLarge = "to large"
    case hidden, marked, buy
  }

  package static let cueNames = Cue.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    sheet.cues(in: times).map { cue in
      let name: Cue =
        switch cue.event {
        case .moved(.hidden): .toHidden
        case .moved(.medium): .toMedium
        case .moved(.large): .toLarge
        case .hidden: .hidden
        case .marked: .marked
        case .buy: .buy
        }
      return NumberedCue(name, at: cue.time)
    }
  }
}
