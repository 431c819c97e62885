public import BookMotion

/// A row of pages that follow a swiping finger and spring to the next page or back.
///
/// Use this for a reader that shows one page at a time. A swipe of more than 50 points turns the
/// page. The pages follow the finger by at most 200 points, and beyond the first and the last page
/// by only 0.3 of its travel. When the finger lifts, a spring takes over with the finger's
/// velocity. The pages can be caught again and turned further at any instant.
///
/// ```swift
/// var swipe = PageSwipe(pageCount: 12, pageWidth: 800)
/// swipe.touch(BookPoint(x: 500, y: 300), at: 0)
/// swipe.drag(to: BookPoint(x: 380, y: 300), at: 0.1)
/// swipe.offset(of: 0, at: 0.1)  // -120
/// swipe.release(velocity: BookPoint(x: -900, y: 0), at: 0.1)
/// swipe.page  // 1
/// swipe.offset(of: 1, at: 0.1)  // 680
/// swipe.offset(of: 1, at: 9)  // 0
/// ```
///
/// All pages share one strip, so a page does not jump when it becomes the current one: only the
/// strip's resting position changes. Right-bound books are the mirror image.
///
/// With reduced motion, the pages are stacked and fade, as ``opacity(of:at:)`` returns; everything
/// else is the same.
///
/// A flick's velocity deliberately never turns a page: only the distance decides, and the velocity
/// is purely visual.
public struct PageSwipe: Hashable, Sendable {
  /// An event that a swipe reports.
  public enum Event: Hashable, Sendable {
    /// Another page becomes the current one; the pages are still moving. The moment for a light
    /// haptic.
    case turned(to: Int)
    /// A turn was attempted to a page that does not exist.
    case bumped
    /// The current page is within half a point of its resting position.
    case settled(on: Int)
  }

  /// The number of pages.
  package let pageCount: Int

  /// The distance between pages, in points: the width of the view that shows them.
  package let pageWidth: Double

  /// The edge at which the book is bound; a right-bound book is read from right to left.
  package let binding: BookBinding

  /// A Boolean value that indicates whether pages fade instead of sliding, for users who prefer
  /// reduced motion.
  package let isReduced: Bool

  /// The current page, from 0: the one at which the strip comes to rest.
  public internal(set) var page: Int

  /// The position of the strip in the direction of reading, in points.
  var strip: LedMotion

  /// The finger on the pages, if any.
  var grip: LedMotion.Grip?

  var log = EventLog<Event>()

  /// Creates pages at rest.
  ///
  /// - Parameters:
  ///   - pageCount: The number of pages.
  ///   - page: The visible page, counted from 0.
  ///   - pageWidth: The distance between pages, in points.
  ///   - binding: The edge at which the book is bound.
  ///   - isReduced: Pass `true` if pages should fade instead of sliding.
  /// - Precondition: `pageCount` is at least 1, `page` is from 0 to `pageCount - 1`, and
  ///   `pageWidth` is from 0.001 to 1e9. After the screen rotates, create another value from
  ///   ``page``.
  public init(
    pageCount: Int, page: Int = 0, pageWidth: Double, binding: BookBinding = .left,
    isReduced: Bool = false
  ) {
    BookDomain.pageCount.require(Double(pageCount), "pageCount")
    BookDomain(0, Double(pageCount - 1)).require(Double(page), "page")
    BookDomain.length.require(pageWidth, "pageWidth")
    self.pageCount = pageCount
    self.page = page
    self.pageWidth = pageWidth
    self.binding = binding
    self.isReduced = isReduced
    strip = LedMotion(Double(page) * pageWidth)
  }
}

extension PageSwipe {
  /// Returns the distance of a page to the right of its resting position, in points; plus or
  /// minus the width of a page is one page away.
  ///
  /// `page` can be any number, even that of a page that does not exist: the result is the offset it
  /// would have. With reduced motion, the result is 0.
  public func offset(of page: Int, at time: Double) -> Double {
    if isReduced { return 0 }
    let ahead = Double(page) * pageWidth - strip.value(at: time)
    return binding == .left ? ahead : 0 - ahead
  }

  /// Returns the opacity of a page, from 0 to 1: always 1 if pages slide.
  ///
  /// With reduced motion, pages are stacked, each above the ones before it, and the next page fades
  /// in over the current one. The fade omits a tenth of the way at either end, because springs
  /// overshoot.
  public func opacity(of page: Int, at time: Double) -> Double {
    guard isReduced, page > 0 else { return 1 }
    let turned = strip.value(at: time) / pageWidth - Double(page - 1)
    return min(max((turned - PageSwipe.margin) / (1 - 2 * PageSwipe.margin), 0), 1)
  }

  /// Returns the velocity of the pages to the right, in points per second; 0 while a finger holds
  /// them.
  package func velocity(at time: Double) -> Double {
    if isReduced { return 0 }
    let reading = strip.velocity(at: time)
    return binding == .left ? 0 - reading : reading
  }

  /// A Boolean value that indicates whether a finger is on the pages.
  package var isHeld: Bool { grip != nil }

  /// Returns a Boolean value indicating whether the pages are at rest from `time` on and no finger
  /// holds them.
  public func isAtRest(at time: Double) -> Bool { !isHeld && time >= strip.end }

  /// Returns the cues with times in `times`, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of remembered cues, at most a few hundred.
  public func cues(in times: Range<Double>) -> [BookReaderCue<Event>] { log.cues(in: times) }
}

extension PageSwipe {
  /// The distance that a finger must exceed to turn the page, in points.
  package static let threshold = 50.0

  /// The largest distance by which the pages follow a finger, in points.
  package static let reach = 200.0

  /// The share of a finger's travel that the pages follow beyond the first and the last page.
  static let rubber = 0.3

  /// The share of the way, at either end, without a fade.
  private static let margin = 0.1

  /// The spring that takes the pages to their resting position.
  package static let spring = MotionSpring(duration: 0.3, bounce: 0.2)
}

extension PageSwipe {
  /// Begins a touch; pages that are moving are caught where they are.
  ///
  /// - Parameters:
  ///   - finger: The position of the finger, in points. Only its horizontal movement counts.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if the finger now holds the pages; `false` if another finger already does.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = log.instant(time) else { return false }
    guard grip == nil else { return false }
    log.change(at: time)
    let position = strip.value(at: time)
    grip = LedMotion.Grip(touched: finger.x, start: loosened(position))
    strip.hold(position, at: time)
    return true
  }

  /// Moves the pages with the finger.
  ///
  /// - Parameters:
  ///   - finger: The current position of the finger, in points.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if a finger was on the pages.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason, let time = log.instant(time) else { return false }
    guard let grip else { return false }
    log.change(at: time)
    let limited = min(max(finger.x - grip.touched, -PageSwipe.reach), PageSwipe.reach)
    let travel = reading(limited)
    self.grip?.travel = travel
    strip.hold(held(grip.start + travel), at: time)
    return true
  }

  /// Ends a touch: the page turns if the finger has gone further than 50 points; otherwise,
  /// it springs back.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger, in points per second. The spring begins with its
  ///     horizontal component, or with 0.3 of that beyond the first and the last page.
  ///   - time: The time of the event, in seconds; a time before the last event counts as that
  ///     event's time.
  /// - Returns: `true` if a finger was on the pages.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    guard let velocity = velocity.withinReason, let time = log.instant(time) else { return false }
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let position = grip.start + grip.travel
    let isBeyond = position < 0 || position > lastPosition
    let flick = reading(velocity.x) * (isBeyond ? PageSwipe.rubber : 1)
    let isFar = abs(grip.travel) > PageSwipe.threshold
    go(to: isFar ? page + (grip.travel > 0 ? 1 : -1) : page, adding: flick, at: time)
    return true
  }

  /// Cancels a touch, for example because the system claims it: the current page springs back.
  ///
  /// - Returns: `true` if a finger was on the pages.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    guard let time = log.instant(time), grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: page, at: time)
    return true
  }

  /// Turns to a page, for example in response to a button, a key, or a page grid; pages that are
  /// moving keep their velocity.
  ///
  /// - Returns: `true` if the pages turn; `false` if `page` is the current page or does not exist,
  ///   or if a finger holds the pages. Unless a finger holds the pages, a page that does not exist
  ///   is reported as ``Event/bumped``.
  @discardableResult
  public mutating func turn(to page: Int, at time: Double) -> Bool {
    guard let time = log.instant(time), grip == nil, page != self.page else { return false }
    guard page >= 0, page < pageCount else {
      // Without `log.change`: the motion under way continues, and reports its arrival once.
      log.report(.bumped, at: time)
      return false
    }
    log.change(at: time)
    go(to: page, at: time)
    return true
  }
}

extension PageSwipe {
  /// Springs to page `goal`, or back to the current page if `goal` does not exist.
  private mutating func go(to goal: Int, adding velocity: Double = 0, at time: Double) {
    if goal < 0 || goal >= pageCount {
      log.report(.bumped, at: time)
    } else if goal != page {
      page = goal
      log.report(.turned(to: goal), at: time)
    }
    let settled = strip.fly(
      to: Double(page) * pageWidth, adding: velocity, at: time, with: PageSwipe.spring)
    log.report(.settled(on: page), at: settled)
  }

  private var lastPosition: Double { Double(pageCount - 1) * pageWidth }

  /// Returns a movement to the right as a movement in the direction of reading.
  private func reading(_ offset: Double) -> Double { binding == .left ? 0 - offset : offset }

  /// Returns the position of the strip, rubber-banded, for an unlimited `position`.
  private func held(_ position: Double) -> Double {
    let inside = min(max(position, 0), lastPosition)
    return inside + (position - inside) * PageSwipe.rubber
  }

  private func loosened(_ position: Double) -> Double {
    let inside = min(max(position, 0), lastPosition)
    return inside + (position - inside) / PageSwipe.rubber
  }
}

extension BookDomain {
  /// The number of a book's pages: from 1 to 1e9.
  static let pageCount = BookDomain(1, 1e9)
}
