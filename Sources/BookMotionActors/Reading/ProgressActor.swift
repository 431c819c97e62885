import BookMotion
package import BookMotionDocuments
package import BookMotionPlay
package import BookMotionReader

/// A book that is loading: its cover is revealed as its bar fills.
package struct ProgressActor: ReadingActor {
  package static let overview =
    "A bar that shows how much of a book has loaded, and never goes back."
  package static let stillTime = 5.1

  package let stage: SceneStage
  package let layout: ProgressLayout
  package private(set) var progress = BookLoadingProgress()
  /// The previous bar, while it is still visible.
  package private(set) var last = BookLoadingProgress()
  /// 1 once the new bar has replaced the previous one.
  private var change = Motion(1.0)
  /// The visibility of the check mark (`x`) and of the cross (`y`). The arrow has the rest.
  private var badges = Motion(BookPoint(x: 0, y: 0))

  package init(on stage: SceneStage) {
    self.stage = stage
    layout = ProgressLayout(stage)
  }
}

extension ProgressActor {
  package static let verbs: [ActorVerb<ProgressActor>] = [
    ActorVerb("start", "the work begins") { $0.progress.start(at: $1.time) },
    ActorVerb(
      "report", "the fraction of the work that is done; a smaller fraction than before is ignored",
      .init("fraction", .magnitude)
    ) { $0.progress.report($1.number, at: $1.time) },
    ActorVerb("finish", "the work is done") { $0.finish(at: $1.time) },
    ActorVerb("fail", "the work fails") { $0.fail(at: $1.time) },
    ActorVerb("again", "start over with a new bar") { $0.beginAgain(at: $1.time) },
  ]

  package static func story(on stage: SceneStage) -> [MotionEvent] {
    [
      MotionEvent("start", at: 0.3), MotionEvent("report", 0.18, at: 0.8),
      // Less than before, and then much at once.
      MotionEvent("report", 0.1, at: 1.2), MotionEvent("report", 0.55, at: 1.5),
      MotionEvent("fail", at: 2.2),
      MotionEvent("again", at: 3), MotionEvent("start", at: 3.3),
      MotionEvent("report", 0.3, at: 3.7), MotionEvent("report", 0.72, at: 4.2),
      // Everything has loaded but isn't unpacked yet: the bar waits.
      MotionEvent("report", 1, at: 4.9), MotionEvent("finish", at: 5.6),
    ]
  }

  private mutating func finish(at time: Double) -> Bool {
    guard progress.finish(at: time) else { return false }
    // When the bar reaches its end.
    badges.plan(
      BookPoint(x: 1, y: 0), at: time + BookLoadingProgress.catchUpDuration,
      with: .easeInOut(duration: Look.badge))
    return true
  }

  private mutating func fail(at time: Double) -> Bool {
    guard progress.fail(at: time) else { return false }
    badges.plan(BookPoint(x: 0, y: 1), at: time, with: .easeInOut(duration: Look.badge))
    return true
  }

  private mutating func beginAgain(at time: Double) -> Bool {
    guard progress.stage == .done || progress.stage == .failed else { return false }
    last = progress
    progress = BookLoadingProgress()
    change = Motion(0.0)
    change.plan(1, at: time, with: .easeInOut(duration: Look.change))
    badges.retarget(to: .zero, at: time, with: .easeInOut(duration: Look.badge))
    return true
  }

  private enum Look {
    static let badge = 0.25
    static let change = 0.3
  }
}

extension ProgressActor {
  package static let channels: [ActorChannel<ProgressActor>] = [
    ActorChannel("value", .fraction) { $0.progress.value(at: $1) },
    ActorChannel("reported", .fraction) { actor, _ in actor.progress.reported },
    ActorChannel("barWidth", .points) { $0.layout.bar.width * $0.progress.value(at: $1) },
    ActorChannel("coverShown", .points) { $0.layout.cover.height * $0.shown(at: $1) },
    ActorChannel("check", .fraction) { $0.marks(at: $1).check },
    ActorChannel("cross", .fraction) { $0.marks(at: $1).cross },
  ]

  /// Returns the visible part of the cover. The part that the previous bar revealed fades.
  package func shown(at time: Double) -> Double {
    let share = changed(at: time)
    return progress.value(at: time) * share + last.value(at: time) * (1 - share)
  }

  /// Returns the visibility of the new bar.
  package func changed(at time: Double) -> Double { change.share(at: time) }

  package func marks(at time: Double) -> (check: Double, cross: Double) {
    let marks = badges.value(at: time)
    return (min(max(marks.x, 0), 1), min(max(marks.y, 0), 1))
  }

  package func phase(at time: Double) -> BookLoadingProgress.Stage { progress.stage }

  package func isAtRest(at time: Double) -> Bool {
    progress.isAtRest(at: time) && change.isAtRest(at: time) && badges.isAtRest(at: time)
  }

  package static let cueNames = BookLoadingProgress.Event.allCases.map { $0.rawValue }

  package func cues(in times: Range<Double>) -> [NumberedCue] {
    // The previous bar's cues all come before those of the new one.
    (last.cues(in: times) + progress.cues(in: times)).map { NumberedCue($0.event, at: $0.time) }
  }
}
