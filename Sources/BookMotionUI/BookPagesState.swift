package import BookMotion
package import BookMotionPages
import BookMotionReader

/// What happens to the pages of an open book.
///
/// Positions and sizes are in points, in the coordinates of the reader.
package enum BookPagesEvent: Hashable, Sendable {
  /// A leaf is turned by a button, a key, or a screen reader.
  case turn(PageTurning.Direction)
  /// A finger touches the pages.
  case touch(BookPoint)
  /// The finger moves.
  case drag(BookPoint)
  /// The finger is lifted, with a velocity in points per second.
  case release(BookPoint = .zero)
  /// The size of the reader changes, or the side of the hinge.
  case resizeScreen(BookSize, binding: BookBinding? = nil)
  /// The user's preference for reduced motion changes.
  case reduceMotion(Bool)
}

/// The pages of an open book, which turn by finger and by button.
///
/// Pages are counted from 0, and lie on both sides of leaves: page 0 on the right, pages 1 and 2 on
/// the left and on the right of what is seen next. In a right-bound book it is the other way around.
/// For people who prefer reduced motion, a swipe fades from one spread to the next.
///
/// ```swift
/// var pages = BookPagesState(count: 12)
/// pages.phrase.description  // "Page 1 of 12"
/// pages.perform(.turn(.forward), at: 0)
/// pages.phrase.description  // "Pages 2 and 3 of 12"
/// pages.needsFrame(at: 0.1)  // true: the leaf is in the air
/// ```
package struct BookPagesState: BookMachine {
  /// An event to act on once, for example with a light haptic tap: pages turn.
  package struct Cue: Hashable, Sendable {
    /// The time, in seconds.
    package let time: Double
    /// The first of the pages that are seen then.
    package let page: Int
  }

  /// The number of pages.
  package let count: Int

  /// The places of the pages on the screen.
  package private(set) var layout: PageSpreadLayout

  /// A Boolean value that indicates whether spreads fade instead of leaves turning.
  private(set) var isReduced: Bool
  private var leaves: PageTurning
  /// The spreads, by the number of leaves that have been turned before them.
  private var spreads: PageSwipe
  /// The time from which nothing is seen to move.
  private var rest = -Double.infinity
  private var latest = -Double.infinity
  /// The cues of leaves that others have replaced at the time of the last event.
  private var kept: [Cue] = []

  /// Creates the pages of an open book.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - page: A page that is seen.
  ///   - screen: The size of the reader.
  ///   - binding: The side of the hinge.
  ///   - isReduced: A Boolean value that indicates whether the user prefers reduced motion.
  /// - Precondition: `count` is from 1 to a million, and `page` from 0 to `count - 1`.
  package init(
    count: Int, page: Int = 0, screen: BookSize = BookLayout.standardScreen,
    binding: BookBinding = .left, isReduced: Bool = false
  ) {
    BookDomain(1, 1e6).require(Double(count), "count")
    BookDomain(0, Double(count - 1)).require(Double(page), "page")
    self.count = count
    self.isReduced = isReduced
    layout = PageSpreadLayout(screen: screen, binding: binding)
    (leaves, spreads) = BookPagesState.sheets(count, on: layout, turned: (page + 1) / 2)
  }

  /// Returns what turns in a book at rest. The last page of an odd number lies on the board: there is
  /// nothing behind it to turn to.
  private static func sheets(
    _ count: Int, on layout: PageSpreadLayout, turned: Int
  ) -> (leaves: PageTurning, spreads: PageSwipe) {
    let leafCount = count / 2
    return (
      PageTurning(page: layout.page, leafCount: leafCount, turned: turned),
      PageSwipe(
        pageCount: leafCount + 1, page: turned, pageWidth: 2 * layout.page.width, isReduced: true)
    )
  }
}

extension BookPagesState {
  /// The pages that are seen once everything is at rest.
  package var pages: ClosedRange<Int> {
    max(2 * turned - 1, 0)...min(2 * turned, count - 1)
  }

  /// What a screen reader says about the pages.
  package var phrase: BookPhrase {
    let (left, right) = (pages.lowerBound + 1, pages.upperBound + 1)
    return left == right ? .page(left, of: count) : .pages(left, right, of: count)
  }

  /// Returns `true` if there is a page to turn to.
  package func canTurn(_ direction: PageTurning.Direction) -> Bool {
    direction == .forward ? turned < count / 2 : turned > 0
  }

  package func cues(in times: Range<Double>) -> [Cue] {
    let turns: [(time: Double, turned: Int)] =
      isReduced
      ? spreads.cues(in: times).compactMap { cue in
        if case .turned(let spread) = cue.event { (cue.time, spread) } else { nil }
      }
      : leaves.cues(in: times).map { ($0.time, $0.direction == .forward ? $0.leaf + 1 : $0.leaf) }
    return kept.filter { times.contains($0.time) }
      + turns.map { Cue(time: $0.time, page: max(2 * $0.turned - 1, 0)) }
  }

  package func needsFrame(at time: Double) -> Bool { time <= rest }

  private var turned: Int { isReduced ? spreads.page : leaves.turned }
}

extension BookPagesState {
  @discardableResult
  package mutating func perform(_ event: BookPagesEvent, at time: Double) -> Bool {
    guard let time = time.notBefore(latest) else { return false }
    var pages = self
    guard pages.happens(event, at: time) else { return false }
    pages.latest = time
    // What is thrown at an impossible speed lies at once, but not yet at this instant.
    pages.rest = max(pages.settlingTime(after: time), time.nextUp)
    self = pages
    return true
  }

  private mutating func happens(_ event: BookPagesEvent, at time: Double) -> Bool {
    switch event {
    case .turn(let direction):
      guard canTurn(direction) else { return false }
      return isReduced
        ? spreads.turn(to: turned + (direction == .forward ? 1 : -1), at: time)
        : leaves.turn(direction, at: time)
    case .touch(let finger):
      let point = position(of: finger, at: time)
      return isReduced ? spreads.touch(point, at: time) : leaves.touch(point, at: time)
    case .drag(let finger):
      let point = position(of: finger, at: time)
      return isReduced ? spreads.drag(to: point, at: time) : leaves.drag(to: point, at: time)
    case .release(let velocity):
      let velocity = BookPoint(x: layout.outward * velocity.x, y: velocity.y)
      guard velocity.withinReason != nil else { return false }
      if isReduced { return spreads.release(velocity: velocity, at: time) }
      guard leaves.isHeld else { return false }
      leaves.release(velocity: velocity, at: time)
      return true
    case .resizeScreen(let size, let binding):
      let (length, binding) = (BookDomain.length, binding ?? layout.binding)
      guard size != layout.screen || binding != layout.binding, length.contains(size.width),
        length.contains(size.height)
      else {
        return false
      }
      layout = PageSpreadLayout(screen: size, binding: binding)
      replaceSheets(at: time)
      return true
    case .reduceMotion(let isReduced):
      guard isReduced != self.isReduced else { return false }
      replaceSheets(at: time)
      self.isReduced = isReduced
      return true
    }
  }

  /// Lays the book out anew. A leaf in the air drops into its place at once, as the whole page under it
  /// does.
  private mutating func replaceSheets(at time: Double) {
    kept = cues(in: time..<time.nextUp)
    (leaves, spreads) = BookPagesState.sheets(count, on: layout, turned: turned)
  }

  private func settlingTime(after time: Double) -> Double {
    guard isReduced else { return leaves.settlingTime(within: BookPagesState.hair) }
    // Spreads that have arrived within half a point show nothing of the next ones.
    return spreads.cues(in: time..<Double.infinity).last?.time ?? time
  }

  /// The distance, in points, of paper that nobody sees.
  static let hair = 0.1

  /// Returns a position on the screen in the coordinates of a page.
  private func position(of finger: BookPoint, at time: Double) -> BookPoint {
    BookPoint(x: layout.outward * (finger.x - spine(at: time)), y: finger.y - layout.top)
  }

  /// Returns the position of the spine at `time`; spreads stay in their places while they fade.
  func spine(at time: Double) -> Double {
    layout.spine(turned: pose(at: time)?.turned ?? Double(turned), of: (count + 1) / 2)
  }

  /// Returns the leaves at `time`, or `nil` if spreads fade instead.
  func pose(at time: Double) -> PageTurnPose? { isReduced ? nil : leaves.pose(at: seen(time)) }

  /// Returns the opacity of a spread, above the ones before it.
  func opacity(ofSpread spread: Int, at time: Double) -> Double {
    spreads.opacity(of: spread, at: seen(time))
  }

  /// Returns the instant that is shown at `time`: once no motion can be seen, that in which everything
  /// ends.
  private func seen(_ time: Double) -> Double { time < rest ? time : .infinity }
}

extension PageSpreadLayout {
  /// The sign of x away from the spine, on the side of the pages that have not been read.
  var outward: Double { binding == .left ? 1 : -1 }
}
