import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionExport

/// A cover that a finger opens hesitantly, and catches in the air when the book closes.
enum CoverStory {
  static func events(of score: BookScore) -> [BookEvent] {
    var hand = Hand(on: score.untouched)
    hand.touch(at: 0.3)
    hand.pull(to: 100, at: 0.3...0.95)
    hand.turn(to: 62, at: 1.05...1.5)
    hand.turn(to: 118, at: 1.6...1.85, isFlick: true)
    hand.letGo(turning: 450, at: 1.86)
    hand.happen(.choose(.read, at: 3.6))
    hand.happen(.close(at: 4))
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
  private(set) var events: [BookEvent] = []
  private var book: BookTransition
  private var finger = BookPoint.zero

  /// The point that it holds, as fractions of the cover: near its free edge, a little below the
  /// middle.
  private static let (part, row) = (0.9, 0.62)

  init(on book: BookTransition) {
    self.book = book
    self.book.tapPolicy = .interrupt
  }

  /// The time when the cover starts to close.
  var timeOfUnflipping: Double? {
    book.cues(in: 0..<60).last { $0.event == .phase(.unflipping) }?.time
  }

  mutating func happen(_ event: BookEvent) {
    // Events without effect are left out, except a release, which decides which way the cover
    // falls.
    if book.perform(event) || event.kind.verb == .release { events.append(event) }
  }

  mutating func touch(at time: Double) {
    finger = position(at: nil, time)
    happen(.touch(finger, at: time))
  }

  /// Moves the finger straight to the position of the held point at an angle.
  mutating func pull(to angle: Double, at times: ClosedRange<Double>) {
    let (start, end) = (finger, position(at: angle, times.upperBound))
    let offset = BookPoint(x: end.x - start.x, y: end.y - start.y)
    let drags = FingerPath.steps(at: times) { part, time in
      BookEvent.drag(to: start + part * offset, at: time)
    }
    for drag in drags { happen(drag) }
    finger = end
  }

  /// Moves the finger along with the held point.
  mutating func turn(to angle: Double, at times: ClosedRange<Double>, isFlick: Bool = false) {
    let start = book.pose(at: times.lowerBound).flipAngle
    let steps = FingerPath.steps(at: times, isFlick: isFlick) { part, time in
      (angle: start + part * (angle - start), time: time)
    }
    for step in steps {
      finger = position(at: step.angle, step.time)
      happen(.drag(to: finger, at: step.time))
    }
  }

  /// Lifts the finger, with a velocity that turns the cover at `speed`, in degrees per second.
  mutating func letGo(turning speed: Double, at time: Double) {
    let (angle, blink) = (book.pose(at: time).flipAngle, 0.001)
    let (here, there) = (position(at: angle, time), position(at: angle + speed * blink, time))
    let velocity = BookPoint(x: (there.x - here.x) / blink, y: (there.y - here.y) / blink)
    happen(.release(velocity: velocity, at: time))
  }

  /// Returns the position of the held point on the screen, at `angle` or at the cover's current
  /// angle.
  private func position(at angle: Double?, _ time: Double) -> BookPoint {
    var pose = book.pose(at: time)
    let (style, binding) = (book.choreography.style, book.layout.binding)
    if let angle {
      var driven = pose.driven
      driven[.flipAngle] = angle
      pose = BookPose(driven, style: style, binding: binding)
    }
    let scene = try? BookScene(pose, style: style, binding: binding, screen: book.layout.screen)
    guard let face = scene?.face(.cover) ?? scene?.face(.coverInside) else { return finger }
    let along = binding == .left ? Hand.part : 1 - Hand.part
    return face.projection(
      BookPoint(
        x: face.rect.x + along * face.rect.width, y: face.rect.y + Hand.row * face.rect.height))
  }
}
