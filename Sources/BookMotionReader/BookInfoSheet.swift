public import BookMotion

/// A sheet with information about a book that slides up over the library to half or full height.
///
/// The sheet can be dragged by a finger; its height and the velocity of a flick together determine
/// where it comes to rest. Three buttons mark the book and show whether their marks are set; a
/// fourth, to buy the book, has no state.
///
/// ```swift
/// var sheet = BookInfoSheet(screenHeight: 800)
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
/// With reduced motion, the sheet does not slide up: it fades in at half height, as
/// ``opacity(at:)`` returns, and from there follows a finger as usual.
///
/// It deliberately stores nothing: the app keeps the ``marks`` of all books, for example in a
/// dictionary.
public struct BookInfoSheet: Hashable, Sendable {
  /// A height at which a sheet can rest.
  public enum Detent: String, Hashable, Sendable, CaseIterable {
    /// Below the screen.
    case hidden
    /// At half the height of the screen.
    case medium
    /// Near the top of the screen.
    case large
  }

  /// An event that a sheet reports.
  public enum Event: Hashable, Sendable {
    /// The sheet goes to another detent.
    case moved(to: Detent)
    /// The sheet is no longer visible.
    case hidden
    /// The marks have changed; the app updates its shelf.
    case marked(BookMarks)
    /// The button to buy the book was tapped.
    case buy
  }

  /// The height of the screen, in points.
  package let screenHeight: Double

  /// A Boolean value that indicates whether the sheet fades instead of sliding up, for users who
  /// prefer reduced motion.
  package let isReduced: Bool

  /// The detent at which the sheet rests, or to which it is moving.
  public internal(set) var detent = Detent.hidden

  /// The marks of the book.
  public internal(set) var marks: BookMarks

  /// The height to which the sheet has risen, in points.
  var slide = LedMotion(0)

  /// The fill of each button, in the order of the marks.
  var fills: Motion<SIMD4<Double>>

  /// The finger on the sheet, if any.
  var grip: LedMotion.Grip?

  var log = EventLog<Event>()

  /// Creates a hidden sheet.
  ///
  /// - Parameters:
  ///   - screenHeight: The height of the screen, in points.
  ///   - marks: The marks of the book.
  ///   - isReduced: Pass `true` if the sheet should fade instead of sliding up.
  /// - Precondition: `screenHeight` is from 0.001 to 1e9.
  public init(screenHeight: Double, marks: BookMarks = BookMarks(), isReduced: Bool = false) {
    BookDomain.length.require(screenHeight, "screenHeight")
    self.screenHeight = screenHeight
    self.marks = marks
    self.isReduced = isReduced
    fills = Motion(BookInfoSheet.fills(of: marks))
  }
}

extension BookInfoSheet {
  /// Returns the share of the screen's height that a sheet at `detent` covers: 0, 0.5, or 0.92.
  package static func share(of detent: Detent) -> Double {
    switch detent {
    case .hidden: 0
    case .medium: 0.5
    case .large: 0.92
    }
  }

  /// Returns the height of a sheet at rest at `detent`, in points.
  package func height(of detent: Detent) -> Double {
    screenHeight * BookInfoSheet.share(of: detent)
  }

  /// Returns the visible height of the sheet, in points.
  ///
  /// However hard the sheet is thrown, the result is from 0 to `screenHeight`. With reduced motion,
  /// it is at least half of the screen.
  public func height(at time: Double) -> Double {
    let risen = risen(at: time)
    return isReduced ? max(risen, height(of: .medium)) : risen
  }

  /// Returns the opacity of the sheet, from 0 to 1.
  ///
  /// The opacity is 1, or, with reduced motion, the share of the way to half height that the sheet
  /// would have risen.
  public func opacity(at time: Double) -> Double {
    isReduced ? min(risen(at: time) / height(of: .medium), 1) : 1
  }

  private func risen(at time: Double) -> Double {
    min(max(slide.value(at: time), 0), screenHeight)
  }

  /// Returns the upward velocity of the sheet, in points per second; 0 while a finger holds it, and
  /// beyond either end of its range.
  package func velocity(at time: Double) -> Double {
    let position = slide.value(at: time)
    let lowest = isReduced ? height(of: .medium) : 0
    return position < lowest || position > screenHeight ? 0 : slide.velocity(at: time)
  }

  /// Returns the opacity of the backdrop behind the sheet: from 0 to 0.4, which it reaches at half
  /// height.
  public func backdropOpacity(at time: Double) -> Double {
    min(risen(at: time) / height(of: .medium), 1) * BookInfoSheet.darkness
  }

  /// Returns the fill of a mark's button, from 0 to 1: the heart, the star, or the check mark.
  public func fill(of mark: BookMarks.Mark, at time: Double) -> Double {
    min(max(fills.value(at: time)[mark.index], 0), 1)
  }

  /// Returns the frame of the drag indicator, in points from the top left corner of the screen.
  ///
  /// - Precondition: `screenWidth` is from 0.001 to 1e9.
  public func indicator(screenWidth: Double, at time: Double) -> BookRect {
    BookDomain.length.require(screenWidth, "screenWidth")
    let width = min(BookInfoSheet.indicatorWidth, screenWidth)
    return BookRect(
      x: (screenWidth - width) / 2,
      y: screenHeight - height(at: time) + BookInfoSheet.indicatorInset,
      width: width, height: BookInfoSheet.indicatorHeight)
  }

  /// A Boolean value that indicates whether a finger is on the sheet.
  package var isHeld: Bool { grip != nil }

  /// Returns a Boolean value indicating whether the sheet is at rest from `time` on and no finger
  /// holds it.
  public func isAtRest(at time: Double) -> Bool {
    !isHeld && time >= slide.end && fills.isAtRest(at: time)
  }

  /// Returns the cues with times in `times`, in order.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }

  private static let darkness = 0.4
  private static let indicatorWidth = 36.0
  private static let indicatorHeight = 5.0
  private static let indicatorInset = 5.0
}

extension BookInfoSheet {
  /// The spring that takes the sheet to its detent.
  package static let spring = MotionSpring(duration: 0.4, bounce: 0)

  /// The time for which a flick's velocity is projected to choose a detent, in seconds: the
  /// distance that the sheet would appear to slide on is `velocity * projection`.
  package static let projection = 0.2

  /// The share of a finger's travel that the sheet follows above its largest detent.
  static let rubber = 0.3
}

extension BookInfoSheet {
  /// Brings the sheet up, or sends it to another detent.
  ///
  /// - Returns: `true` if the sheet goes to another detent; `false` if it is already at `detent`,
  ///   or if a finger holds it.
  @discardableResult
  public mutating func present(_ detent: Detent = .medium, at time: Double) -> Bool {
    guard let time = log.instant(time), grip == nil, detent != self.detent else { return false }
    log.change(at: time)
    go(to: detent, at: time)
    return true
  }

  /// Hides the sheet, for example because of a tap outside it.
  ///
  /// - Returns: `true` if the sheet was up and no finger held it.
  @discardableResult
  public mutating func dismiss(at time: Double) -> Bool { present(.hidden, at: time) }

  /// Begins a touch; a sheet that is moving is caught where it is.
  ///
  /// - Parameters:
  ///   - finger: The position of the finger, in points. Only its vertical movement counts.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if the finger now holds the sheet, which can also be caught on its way down;
  ///   `false` if another finger holds it or the sheet is hidden.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = log.instant(time) else { return false }
    guard grip == nil, isToBeSeen(at: time) else { return false }
    log.change(at: time)
    let position = slide.value(at: time)
    grip = LedMotion.Grip(touched: finger.y, start: loosened(position))
    slide.hold(position, at: time)
    return true
  }

  /// Moves the sheet with the finger.
  ///
  /// - Parameters:
  ///   - finger: The current position of the finger, in points.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if a finger was on the sheet.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = log.instant(time) else { return false }
    guard let grip else { return false }
    log.change(at: time)
    let travel = grip.touched - finger.y
    self.grip?.travel = travel
    slide.hold(held(grip.start + travel), at: time)
    return true
  }

  /// Ends a touch: the sheet goes to the detent nearest to its projected height.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second. The spring begins with its
  ///     vertical component, or with 0.3 of that above the largest detent.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if a finger was on the sheet.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    guard let velocity = velocity.withinReason, let time = log.instant(time) else { return false }
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let position = grip.start + grip.travel
    let flick = position > height(of: .large) ? -velocity.y * BookInfoSheet.rubber : -velocity.y
    let goal = nearest(to: slide.value(at: time) + flick * BookInfoSheet.projection)
    go(to: goal, adding: flick, at: time)
    return true
  }

  /// Cancels a touch, for example because the system claims it: the sheet goes back to its detent.
  ///
  /// - Returns: `true` if a finger was on the sheet.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    guard let time = log.instant(time), grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: detent, at: time)
    return true
  }
}

extension BookInfoSheet {
  private mutating func go(to detent: Detent, adding velocity: Double = 0, at time: Double) {
    if detent != self.detent {
      self.detent = detent
      log.report(.moved(to: detent), at: time)
    }
    let settled = slide.fly(
      to: height(of: detent), adding: velocity, at: time, with: BookInfoSheet.spring)
    if detent == .hidden { log.report(.hidden, at: settled) }
  }

  /// True if the sheet is visible, which it is on its way down until its `hidden` event.
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

  /// Returns the height of the sheet, rubber-banded, for an unlimited `position`.
  private func held(_ position: Double) -> Double {
    let inside = min(max(position, 0), height(of: .large))
    return position > inside ? inside + (position - inside) * BookInfoSheet.rubber : inside
  }

  private func loosened(_ position: Double) -> Double {
    let inside = min(position, height(of: .large))
    return inside + (position - inside) / BookInfoSheet.rubber
  }
}

extension BookInfoSheet {
  /// Sets or clears a mark, in response to a tap on its button.
  ///
  /// - Returns: `true` if the sheet is up. The buttons of a sheet that is going down have no
  ///   effect.
  @discardableResult
  public mutating func toggle(_ mark: BookMarks.Mark, at time: Double) -> Bool {
    guard let time = log.instant(time), detent != .hidden else { return false }
    log.change(at: time)
    marks.toggle(mark)
    fills.turn(to: BookInfoSheet.fills(of: marks), at: time, with: BookInfoSheet.fillAnimation)
    log.report(.marked(marks), at: time)
    return true
  }

  /// Handles a tap on the button to buy the book, which has no state and does not change its
  /// appearance.
  ///
  /// - Returns: `true` if the sheet is up.
  @discardableResult
  public mutating func buy(at time: Double) -> Bool {
    guard let time = log.instant(time), detent != .hidden else { return false }
    log.change(at: time)
    log.report(.buy, at: time)
    return true
  }
}

extension BookInfoSheet {
  private static let fillAnimation = MotionCurve.curve(.easeInOut, duration: 0.2)

  static func fills(of marks: BookMarks) -> SIMD4<Double> {
    var fills = SIMD4<Double>.zero
    for mark in marks.all { fills[mark.index] = 1 }
    return fills
  }
}
