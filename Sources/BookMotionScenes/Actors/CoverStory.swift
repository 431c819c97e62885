import BookMotion
import BookMotionExport

/// A cover that a finger opens hesitantly, and catches in the air when the book closes.
enum CoverStory {
  static func events(on stage: SceneStage) -> [RecordingEvent] {
    var hand = Hand(on: stage)
    hand.touch(at: 0.3)
    hand.pull(to: 100, at: 0.3...0.95)
    hand.turn(to: 62, at: 1.05...1.5)
    hand.turn(to: 118, at: 1.6...1.85, isFlick: true)
    hand.letGo(turning: 450, at: 1.86)
    hand.happen(RecordingEvent("read", at: 3.6))
    hand.happen(RecordingEvent("close", at: 4))
    guard let time = hand.timeOfUnflipping else { return hand.events }
    let caught = time + 0.16
    hand.touch(at: caught)
    hand.turn(to: 115, at: caught...caught + 0.45)
    hand.turn(to: 70, at: caught + 0.6...caught + 0.9, isFlick: true)
    hand.letGo(turning: -300, at: caught + 0.91)
    return hand.events
  }
}

/// A finger on a cover, which computes its events from the angles that the cover should reach.
private struct Hand {
  private(set) var events: [RecordingEvent] = []
  private var book: BookTransition
  private var finger = BookPoint.zero

  /// The point that it holds, as fractions of the cover: near its free edge, a little below the
  /// middle.
  private static let (part, row) = (0.9, 0.62)

  init(on stage: SceneStage) {
    book = BookTransition(
      stage.choreography,
      layout: BookLayout(
        screen: stage.screen, restingFrame: stage.restingFrame, binding: stage.binding,
        safeArea: stage.safeArea), tapPolicy: stage.tapPolicy)
  }

  /// The time when the cover starts to close.
  var timeOfUnflipping: Double? {
    book.cues(in: 0..<60).last { $0.event == .phase(.unflipping) }?.time
  }

  mutating func happen(_ event: RecordingEvent) {
    guard let verb = TransitionVerb.all.first(where: { $0.verb.name == event.name }) else { return }
    let counts = book.perform(BookEvent(verb.kind(event.values), at: event.time))
    // Events without effect are left out, except a release, which decides which way the cover
    // falls.
    if counts || event.name == "release" { events.append(event) }
  }

  mutating func touch(at time: Double) {
    finger = place(at: nil, time)
    happen(RecordingEvent("touch", finger, at: time))
  }

  /// Moves the finger straight to the place of the held point at an angle.
  mutating func pull(to angle: Double, at times: ClosedRange<Double>) {
    let (start, end) = (finger, place(at: angle, times.upperBound))
    let way = BookPoint(x: end.x - start.x, y: end.y - start.y)
    for event in FingerPath(from: start, by: way, at: times).drags() { happen(event) }
    finger = end
  }

  /// Moves the finger along with the held point.
  mutating func turn(to angle: Double, at times: ClosedRange<Double>, isFlick: Bool = false) {
    let start = book.pose(at: times.lowerBound).flipAngle
    let steps = FingerPath.steps(at: times, isFlick: isFlick) { part, time in
      RecordingEvent("drag", start + part * (angle - start), 0, at: time)
    }
    for step in steps {
      finger = place(at: step.values[0], step.time)
      happen(RecordingEvent("drag", finger, at: step.time))
    }
  }

  /// Lifts the finger, with a velocity that turns the cover at `speed`, in degrees per second.
  mutating func letGo(turning speed: Double, at time: Double) {
    let (angle, blink) = (book.pose(at: time).flipAngle, 0.001)
    let (here, there) = (place(at: angle, time), place(at: angle + speed * blink, time))
    happen(
      RecordingEvent("release", (there.x - here.x) / blink, (there.y - here.y) / blink, at: time))
  }

  /// Returns the place of the held point on the screen, at `angle` or at the cover's current angle.
  private func place(at angle: Double?, _ time: Double) -> BookPoint {
    var pose = book.pose(at: time)
    let (style, binding) = (book.choreography.style, book.layout.binding)
    if let angle {
      var posture = pose.posture
      posture[.flipAngle] = angle
      pose = BookPose(posture, style: style, binding: binding)
    }
    let scene = try? BookScene(pose, style: style, binding: binding, screen: book.layout.screen)
    guard let face = scene?.face(.cover) ?? scene?.face(.coverInside) else { return finger }
    let along = binding == .left ? Hand.part : 1 - Hand.part
    return face.view(
      BookPoint(
        x: face.rect.x + along * face.rect.width, y: face.rect.y + Hand.row * face.rect.height))
  }
}
