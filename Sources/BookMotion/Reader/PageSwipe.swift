/// Pages side by side that a finger swipes: they follow it, and spring to the next page or back.
///
/// For a reader that shows one page at a time. A swipe of more than 50 points turns, the pages
/// follow at most 200 points, and beyond the first and the last page only three tenths of the way.
/// When the finger leaves, a spring takes over with the finger's velocity; it can be caught again
/// and turned on at any instant.
///
/// ```swift
/// var swipe = PageSwipe(pageCount: 12, pageWidth: 800)
/// swipe.touch(at: 0)
/// swipe.drag(by: -120, at: 0.1)
/// swipe.offset(of: 0, at: 0.1)  // -120
/// swipe.release(velocity: -900, at: 0.1)
/// swipe.page  // 1
/// swipe.offset(of: 1, at: 0.1)  // 680
/// swipe.offset(of: 1, at: 9)  // 0
/// ```
///
/// All pages lie on one strip, so a page that becomes the current one does not jump: only the place
/// changes where the strip comes to rest. Right-bound books are the mirror image.
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
  public let binding: Binding

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
  /// - Precondition: there is at least one page, `page` is one of them, and the width is from 0.001
  ///   to 1e9. After the screen has turned, create another from ``page``.
  public init(pageCount: Int, page: Int = 0, pageWidth: Double, binding: Binding = .left) {
    Domain.oneStep.require(Double(pageCount), "pageCount")
    Domain(0, Double(pageCount - 1)).require(Double(page), "page")
    Domain.length.require(pageWidth, "pageWidth")
    self.pageCount = pageCount
    self.page = page
    self.pageWidth = pageWidth
    self.binding = binding
    strip = LedMotion(Double(page) * pageWidth)
  }
}

extension PageSwipe {
  /// How far to the right of its place a page is, in points; ±``pageWidth`` is a page further.
  ///
  /// Any number of a page will do, also of one that there is not: what would be seen there.
  public func offset(of page: Int, at time: Double) -> Double {
    let ahead = Double(page) * pageWidth - strip.value(at: time)
    return binding == .left ? ahead : 0 - ahead
  }

  /// How fast the pages move to the right, in points a second; 0 while a finger holds them.
  public func velocity(at time: Double) -> Double {
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
