/// Pages side by side that a finger swipes: they follow it, and spring to the next page or back.
///
/// For a reader that shows one page at a time. A swipe of more than 50 points turns, the pages
/// follow at most 200 points, and beyond the first and the last page only three tenths of the way.
/// When the finger leaves, a spring takes over with the finger's velocity; it can be caught again
/// and turned on at any instant.
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
/// All pages lie on one strip, so a page that becomes the current one does not jump: only the place
/// changes where the strip comes to rest. Right-bound books are the mirror image.
///
/// With less motion the pages lie on each other and fade, as ``opacity(of:at:)`` says; all else stays.
///
/// It deliberately does not ask which way a flick goes: the way decides, the velocity is for the eye.
public struct PageSwipe: Sendable {
  /// What a swipe tells.
  public enum Event: Hashable, Sendable {
    /// Another page is the current one; its pages are still moving. The instant for a light haptic.
    case turned(to: Int)
    /// Somebody wants to turn where there is no page.
    case bumped
    /// The current page is within half a point of its place.
    case settled(on: Int)
  }

  /// How many pages there are.
  public let pageCount: Int

  /// How far apart the pages lie, in points: the width of what they are seen in.
  public let pageWidth: Double

  /// At which edge the book is bound; a right-bound one is read from right to left.
  public let binding: BookBinding

  /// Whether pages fade instead of going aside, for people who ask their system for less motion.
  public let isReduced: Bool

  /// The current page, from 0: where the strip comes to rest.
  public internal(set) var page: Int

  /// How far the strip has been read, in points.
  var strip: LedMotion

  /// A finger on the pages.
  var grip: LedMotion.Grip?

  var log = EventLog<Event>()

  /// Creates pages at rest.
  ///
  /// - Parameters:
  ///   - pageCount: How many there are.
  ///   - page: The one that is seen, from 0.
  ///   - pageWidth: How far apart they lie, in points.
  ///   - binding: At which edge the book is bound.
  ///   - isReduced: Whether pages fade instead of going aside.
  /// - Precondition: there is at least one page, `page` is one of them, and the width is from 0.001
  ///   to 1e9. After the screen has turned, create another from ``page``.
  public init(
    pageCount: Int, page: Int = 0, pageWidth: Double, binding: BookBinding = .left,
    isReduced: Bool = false
  ) {
    Domain.oneStep.require(Double(pageCount), "pageCount")
    Domain(0, Double(pageCount - 1)).require(Double(page), "page")
    Domain.length.require(pageWidth, "pageWidth")
    self.pageCount = pageCount
    self.page = page
    self.pageWidth = pageWidth
    self.binding = binding
    self.isReduced = isReduced
    strip = LedMotion(Double(page) * pageWidth)
  }
}

extension PageSwipe {
  /// How far to the right of its place a page is, in points; ±``pageWidth`` is a page further.
  ///
  /// Any number of a page will do, also of one that there is not: what would be seen there. With less
  /// motion it is 0.
  public func offset(of page: Int, at time: Double) -> Double {
    if isReduced { return 0 }
    let ahead = Double(page) * pageWidth - strip.value(at: time)
    return binding == .left ? ahead : 0 - ahead
  }

  /// How much of a page is there, from 0 to 1: all of it, if pages go aside.
  ///
  /// With less motion they lie on each other, each over those before it, and one that is turned to
  /// fades in over the one that is read. A tenth of the way at either end is left out, since springs
  /// go beyond.
  public func opacity(of page: Int, at time: Double) -> Double {
    guard isReduced, page > 0 else { return 1 }
    let turned = strip.value(at: time) / pageWidth - Double(page - 1)
    return min(max((turned - PageSwipe.margin) / (1 - 2 * PageSwipe.margin), 0), 1)
  }

  /// How fast the pages move to the right, in points a second; 0 while a finger holds them.
  public func velocity(at time: Double) -> Double {
    if isReduced { return 0 }
    let reading = strip.velocity(at: time)
    return binding == .left ? 0 - reading : reading
  }

  /// Whether a finger is on the pages.
  public var isHeld: Bool { grip != nil }

  /// Whether nothing moves from `time` on and no finger holds the pages.
  public func isAtRest(at time: Double) -> Bool { !isHeld && time >= strip.end }

  /// What happens from the start of `times` up to, but not at, their end: each once and in order.
  ///
  /// - Complexity: O(cues that are remembered), at most a few hundred.
  public func cues(in times: Range<Double>) -> [ReaderCue<Event>] { log.cues(in: times) }
}

extension PageSwipe {
  /// How far a finger must go for the page to turn, in points: further than this.
  public static let threshold = 50.0

  /// How far the pages follow a finger, in points.
  public static let reach = 200.0

  /// How much of a finger's way the pages go beyond the first and the last one.
  public static let rubber = 0.3

  /// The share of the way, at either end, in which pages do not fade.
  private static let margin = 0.1

  /// What takes the pages to their place.
  public static let spring = MotionSpring(duration: 0.3, bounce: 0.2)
}

extension PageSwipe {
  /// A finger touches the pages; if they move, it catches them where they are.
  ///
  /// - Parameters:
  ///   - finger: where, in points. Only how far it goes to the right or left counts.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether it holds them now. A second finger does not.
  /// - Precondition: the place is from −1e9 to 1e9.
  @discardableResult
  public mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(finger.x, "finger.x")
    guard grip == nil else { return false }
    log.change(at: time)
    let place = strip.value(at: time)
    grip = LedMotion.Grip(touched: finger.x, start: loosened(place))
    strip.hold(place, at: time)
    return true
  }

  /// The finger has moved.
  ///
  /// - Parameters:
  ///   - finger: where it is now, in points.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether a finger was on the pages.
  /// - Precondition: the place is from −1e9 to 1e9.
  @discardableResult
  public mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(finger.x, "finger.x")
    guard let grip else { return false }
    log.change(at: time)
    let limited = min(max(finger.x - grip.touched, -PageSwipe.reach), PageSwipe.reach)
    let travel = reading(limited)
    self.grip?.travel = travel
    strip.hold(held(grip.start + travel), at: time)
    return true
  }

  /// The finger leaves: the page turns if it has gone further than ``threshold``, else it comes back.
  ///
  /// - Parameters:
  ///   - velocity: how fast the finger was, in points per second. The spring begins with what of it
  ///     goes to the right or left, or with three tenths of that beyond the first and the last page.
  ///   - time: when, in seconds; a time before the last event counts as that one's.
  /// - Returns: whether a finger was on the pages.
  /// - Precondition: the velocity is from −1e9 to 1e9.
  @discardableResult
  public mutating func release(velocity: BookPoint = .zero, at time: Double) -> Bool {
    let time = log.instant(time)
    Domain.place.require(velocity.x, "velocity.x")
    guard let grip else { return false }
    log.change(at: time)
    self.grip = nil
    let place = grip.start + grip.travel
    let isBeyond = place < 0 || place > lastPlace
    let flick = reading(velocity.x) * (isBeyond ? PageSwipe.rubber : 1)
    let isFar = abs(grip.travel) > PageSwipe.threshold
    go(to: isFar ? page + (grip.travel > 0 ? 1 : -1) : page, adding: flick, at: time)
    return true
  }

  /// The system has taken the finger away: the current page comes back.
  ///
  /// - Returns: whether a finger was on the pages.
  @discardableResult
  public mutating func cancel(at time: Double) -> Bool {
    let time = log.instant(time)
    guard grip != nil else { return false }
    log.change(at: time)
    grip = nil
    go(to: page, at: time)
    return true
  }

  /// A button, a key or a page grid turns to a page; pages that move turn on from there, with their
  /// velocity.
  ///
  /// - Returns: whether there is that page, it is not the current one, and no finger holds the pages.
  ///   One that is not there is ``Event/bumped`` against.
  @discardableResult
  public mutating func turn(to page: Int, at time: Double) -> Bool {
    let time = log.instant(time)
    guard grip == nil, page != self.page else { return false }
    guard page >= 0, page < pageCount else {
      // What is under way goes on, and tells its arrival once.
      log.tell(.bumped, at: time)
      return false
    }
    log.change(at: time)
    go(to: page, at: time)
    return true
  }
}

extension PageSwipe {
  /// Sets out for a page, or back for the current one if there is none.
  private mutating func go(to goal: Int, adding velocity: Double = 0, at time: Double) {
    if goal < 0 || goal >= pageCount {
      log.tell(.bumped, at: time)
    } else if goal != page {
      page = goal
      log.tell(.turned(to: goal), at: time)
    }
    let settled = strip.fly(
      to: Double(page) * pageWidth, adding: velocity, at: time, with: PageSwipe.spring)
    log.tell(.settled(on: page), at: settled)
  }

  private var lastPlace: Double { Double(pageCount - 1) * pageWidth }

  /// A way to the right as one in the direction of reading.
  private func reading(_ way: Double) -> Double { binding == .left ? 0 - way : way }

  /// Where the strip stands that would stand at `place` if it had no ends.
  private func held(_ place: Double) -> Double {
    let inside = min(max(place, 0), lastPlace)
    return inside + (place - inside) * PageSwipe.rubber
  }

  private func loosened(_ place: Double) -> Double {
    let inside = min(max(place, 0), lastPlace)
    return inside + (place - inside) / PageSwipe.rubber
  }
}
