/// A sheet that slides up over the library and tells about a book, at half or full height.
///
/// It can be dragged by a finger; where it comes to rest, its height and a flick's velocity choose
/// together. Three buttons note something about the book and show that they are set; one to buy it
/// does not.
///
/// ```swift
/// var sheet = InfoSheet(screenHeight: 800)
/// sheet.present(at: 0)
/// sheet.height(at: 9)  // 400
/// sheet.touch(BookPoint(x: 200, y: 500), at: 9)
/// sheet.drag(to: BookPoint(x: 200, y: 480), at: 9)
/// sheet.release(velocity: BookPoint(x: 0, y: -1500), at: 9)
/// sheet.height(at: 20)  // 736
/// sheet.toggle(.recommended, at: 20)
/// sheet.marks.contains(.recommended)  // true
/// ```
///
/// With less motion it does not come up from below: it fades where it rests at half height, as
/// ``opacity(at:)`` says, and from there follows a finger as ever.
///
/// It deliberately stores nothing: the app keeps the ``marks`` of all books in ``MarkedBooks``.
public struct InfoSheet: Sendable {
  /// Where a sheet can rest.
  public enum Detent: String, Hashable, Sendable, CaseIterable {
    /// Below the screen.
    case hidden
    /// At half of the screen's height.
    case medium
    /// Nearly at the top.
    case large
  }

  /// What a sheet tells.
  public enum Event: Hashable, Sendable {
    /// It goes to another detent.
    case moved(to: Detent)
    /// It is not to be seen any more.
    case hidden
    /// Other marks are set; the app puts them on its shelf.
    case marked(BookMarks)
    /// The book is to be bought.
    case buy
  }

  /// How high the screen is, in points.
  public let screenHeight: Double

  /// Whether it fades instead of coming up, for people who ask their system for less motion.
  public let isReduced: Bool

  /// Where the sheet rests, or comes to rest.
  public internal(set) var detent = Detent.hidden

  /// What is noted about the book.
  public internal(set) var marks: BookMarks

  /// How far the sheet has come up, in points.
  var slide = LedMotion(0)

  /// How far each button is filled, in the order of the marks.
  var fills: Motion<SIMD4<Double>>

  /// A finger on the sheet.
  var grip: LedMotion.Grip?

  var log = EventLog<Event>()

  /// Creates a sheet that is hidden.
  ///
  /// - Parameters:
  ///   - screenHeight: How high the screen is, in points.
  ///   - marks: What is noted about the book.
  ///   - isReduced: Whether it fades instead of coming up.
  /// - Precondition: the height is from 0.001 to 1e9.
  public init(screenHeight: Double, marks: BookMarks = BookMarks(), isReduced: Bool = false) {
    Domain.length.require(screenHeight, "screenHeight")
    self.screenHeight = screenHeight
    self.marks = marks
    self.isReduced = isReduced
    fills = Motion(InfoSheet.fills(of: marks))
  }
}

extension InfoSheet {
  /// How much of the screen a sheet at `detent` covers: 0, 0.5 or 0.92.
  public static func share(of detent: Detent) -> Double {
    switch detent {
    case .hidden: 0
    case .medium: 0.5
    case .large: 0.92
    }
  }

  /// How high a sheet is that rests at `detent`, in points.
  public func height(of detent: Detent) -> Double { screenHeight * InfoSheet.share(of: detent) }

  /// How much of the sheet is to be seen, in points.
  ///
  /// However hard it is thrown, that is no more than the screen and no less than nothing; with less
  /// motion, no less than half of the screen.
  public func height(at time: Double) -> Double {
    let risen = risen(at: time)
    return isReduced ? max(risen, height(of: .medium)) : risen
  }

  /// How much of the sheet is there, from 0 to 1: all of it, or with less motion as much as it would
  /// have come up to half of the screen.
  public func opacity(at time: Double) -> Double {
    isReduced ? min(risen(at: time) / height(of: .medium), 1) : 1
  }

  private func risen(at time: Double) -> Double {
    min(max(slide.value(at: time), 0), screenHeight)
  }

  /// How fast the sheet comes up, in points a second; 0 while a finger holds it, and while it stands
  /// at an end of the screen.
  public func velocity(at time: Double) -> Double {
    let place = slide.value(at: time)
    let lowest = isReduced ? height(of: .medium) : 0
    return place < lowest || place > screenHeight ? 0 : slide.velocity(at: time)
  }

  /// How dark it is behind the sheet, from 0 to 0.4: darkest from half height on.
  public func backdropOpacity(at time: Double) -> Double {
    min(risen(at: time) / height(of: .medium), 1) * InfoSheet.darkness
  }

  /// How far a mark's button is filled, from 0 to 1: the heart, the star and the check mark.
  public func fill(of mark: BookMarks.Mark, at time: Double) -> Double {
    min(max(fills.value(at: time)[InfoSheet.lane(of: mark)], 0), 1)
  }

  /// Where the drag indicator lies, in points from the screen's top left corner.
  ///
  /// - Precondition: the width is from 0.001 to 1e9.
  public func indicator(screenWidth: Double, at time: Double) -> BookRect {
    Domain.length.require(screenWidth, "screenWidth")
    let width = min(InfoSheet.indicatorWidth, screenWidth)
    return BookRect(
      x: (screenWidth - width) / 2, y: screenHeight - height(at: time) + InfoSheet.indicatorInset,
      width: width, height: InfoSheet.indicatorHeight)
  }

  /// Whether a finger is on the sheet.
  public var isHeld: Bool { grip != nil }

  /// Whether nothing moves from `time` on and no finger holds the sheet.
  public func isAtRest(at time: Double) -> Bool {
    !isHeld && time >= slide.end && fills.isAtRest(at: time)
  }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }

  private static let darkness = 0.4
  private static let indicatorWidth = 36.0
  private static let indicatorHeight = 5.0
  private static let indicatorInset = 5.0
}

extension InfoSheet {
  /// What takes the sheet to its place.
  public static let spring = MotionSpring(duration: 0.4, bounce: 0)

  /// So many seconds of a flick's velocity are added to its way when the detent is chosen: as far as
  /// it looks as if the sheet would slide on.
  public static let projection = 0.2

  /// How much of a finger's way the sheet goes above its largest detent.
  public static let rubber = 0.3
}

extension InfoSheet {
  /// The sheet comes up, or goes to another detent.
  ///
  /// - Returns: whether it goes anywhere else than before. A sheet that a finger holds does not.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func present(_ detent: Detent = .medium, at time: Double) -> Bool {
    let time = log.instant(time)
    guard grip == nil, detent != self.detent else { return false }
    log.change(at: time)
    go(to: detent, at: time)
    return true
  }

  /// The sheet goes down: its book is not wanted any more, or somebody tapped beside it.
  ///
  /// - Returns: whether it was up, and no finger held it.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func dismiss(at time: Double) -> Bool { present(.hidden, at: time) }

  /// A finger touches the sheet; if it moves, it is caught where it is.
  ///
  /// - Parameters:
  ///   - finger: where, in points. Only how far it goes up or down counts.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether it holds it now. One that goes down is caught as well; there is nothing to
  ///   hold of one that is hidden.
  /// - Precondition: the place is from −1e9 to 1e9.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(finger.y, "finger.y")
    guard grip == nil, isToBeSeen(at: time) else { return false }
    log.change(at: time)
    let place = slide.value(at: time)
    grip = LedMotion.Grip(touched: finger.y, start: loosened(place))
    slide.hold(place, at: time)
    return true
  }

  /// The finger has moved.
  ///
  /// - Parameters:
  ///   - finger: where it is now, in points.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: the place is from −1e9 to 1e9.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(finger.y, "finger.y")
    guard let grip else { return false }
    log.change(at: time)
    let travel = grip.touched - finger.y
    self.grip?.travel = travel
    slide.hold(held(grip.start + travel), at: time)
    return true
  }

  /// The finger leaves: the sheet goes to the detent that is nearest to where it would slide.
  ///
  /// - Parameters:
  ///   - velocity: how fast the finger was, in points per second; the spring begins with what of it
  ///     goes up or down.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: the velocity is from −1e9 to 1e9.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(velocity.y, "velocity.y")
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let place = grip.start + grip.travel
    let flick = place > height(of: .large) ? -velocity.y * InfoSheet.rubber : -velocity.y
    let goal = nearest(to: slide.value(at: time) + flick * InfoSheet.projection)
    go(to: goal, adding: flick, at: time)
    return true
  }

  /// The system has taken the finger away: the sheet goes back to its detent.
  ///
  /// - Returns: whether a finger was on the sheet.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    let time = log.instant(time)
    guard grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: detent, at: time)
    return true
  }
}

extension InfoSheet {
  private mutating func go(to detent: Detent, adding velocity: Double = 0, at time: Double) {
    if detent != self.detent {
      self.detent = detent
      log.tell(.moved(to: detent), at: time)
    }
    let settled = slide.fly(
      to: height(of: detent), adding: velocity, at: time, with: InfoSheet.spring)
    if detent == .hidden { log.tell(.hidden, at: settled) }
  }

  /// One that goes down is, until it is told that it is not.
  private func isToBeSeen(at time: Double) -> Bool {
    let isGoing = log.cues(in: time.nextUp ..< .infinity).contains { $0.event == .hidden }
    return detent != .hidden || (isGoing && risen(at: time) > 0)
  }

  private func nearest(to height: Double) -> Detent {
    var nearest = Detent.hidden
    for detent in Detent.allCases
    where abs(self.height(of: detent) - height) < abs(self.height(of: nearest) - height) {
      nearest = detent
    }
    return nearest
  }

  /// Where a sheet stands that would stand at `place` if nothing held it back.
  private func held(_ place: Double) -> Double {
    let inside = min(max(place, 0), height(of: .large))
    return place > inside ? inside + (place - inside) * InfoSheet.rubber : inside
  }

  private func loosened(_ place: Double) -> Double {
    let inside = min(place, height(of: .large))
    return inside + (place - inside) / InfoSheet.rubber
  }
}

extension InfoSheet {
  /// A button is tapped that notes something about the book: it is set, or taken back.
  ///
  /// - Returns: whether the sheet is up. Buttons of one that goes down do nothing.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func toggle(_ mark: BookMarks.Mark, at time: Double) -> Bool {
    let time = log.instant(time)
    guard detent != .hidden else { return false }
    log.change(at: time)
    marks.toggle(mark)
    fills.turn(to: InfoSheet.fills(of: marks), at: time, with: InfoSheet.fillAnimation)
    log.tell(.marked(marks), at: time)
    return true
  }

  /// The button to buy the book is tapped; it is no switch, and shows nothing.
  ///
  /// - Returns: whether the sheet is up.
  /// - Precondition: `time` is finite.
  @discardableResult
  public mutating func buy(at time: Double) -> Bool {
    let time = log.instant(time)
    guard detent != .hidden else { return false }
    log.change(at: time)
    log.tell(.buy, at: time)
    return true
  }
}

extension InfoSheet {
  private static let fillAnimation = MotionCurve.curve(.easeInOut, duration: 0.2)

  static func lane(of mark: BookMarks.Mark) -> Int {
    switch mark {
    case .toBeRead: 0
    case .recommended: 1
    case .read: 2
    }
  }

  static func fills(of marks: BookMarks) -> SIMD4<Double> {
    var fills = SIMD4<Double>.zero
    for mark in BookMarks.Mark.allCases where marks.contains(mark) { fills[lane(of: mark)] = 1 }
    return fills
  }
}
