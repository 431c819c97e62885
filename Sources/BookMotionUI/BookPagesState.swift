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

  var sheets: Sheets
  /// The time from which nothing is seen to move.
  var rest = -Double.infinity
  var latest = -Double.infinity
  /// The cues of sheets that others have replaced at the time of the last event.
  private var kept: [Cue] = []

  /// What turns.
  enum Sheets: Hashable, Sendable {
    case leaves(PageTurning)
    case spreads(PageSwipe)
  }

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
    layout = PageSpreadLayout(screen: screen, binding: binding)
    sheets = Sheets(count, on: layout, turned: (page + 1) / 2, isReduced: isReduced)
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
    kept.filter { times.contains($0.time) } + sheets.cues(in: times)
  }

  package func needsFrame(at time: Double) -> Bool { time <= rest }

  var turned: Int { sheets.turned }

  var isReduced: Bool {
    if case .spreads = sheets { true } else { false }
  }
}

extension BookPagesState {
  @discardableResult
  package mutating func perform(_ event: BookPagesEvent, at time: Double) -> Bool {
    guard let time = time.notBefore(latest) else { return false }
    var pages = self
    guard pages.happens(event, at: time) else { return false }
    pages.latest = time
    // What is thrown at an impossible speed lies at once, but not yet at this instant.
    pages.rest = max(pages.sheets.settlingTime(after: time), time.nextUp)
    self = pages
    return true
  }

  private mutating func happens(_ event: BookPagesEvent, at time: Double) -> Bool {
    switch event {
    case .turn(let direction):
      return canTurn(direction) && sheets.turn(direction, at: time)
    case .touch(let finger):
      return sheets.touch(position(of: finger, at: time), at: time)
    case .drag(let finger):
      return sheets.drag(to: position(of: finger, at: time), at: time)
    case .release(let velocity):
      return sheets.release(
        velocity: BookPoint(x: layout.outward * velocity.x, y: velocity.y), at: time)
    case .resizeScreen(let size, let binding):
      let (length, binding) = (BookDomain.length, binding ?? layout.binding)
      guard size != layout.screen || binding != layout.binding, length.contains(size.width),
        length.contains(size.height)
      else {
        return false
      }
      layout = PageSpreadLayout(screen: size, binding: binding)
      replaceSheets(isReduced: isReduced, at: time)
      return true
    case .reduceMotion(let isReduced):
      guard isReduced != self.isReduced else { return false }
      replaceSheets(isReduced: isReduced, at: time)
      return true
    }
  }

  /// Lays the book out anew. A leaf in the air drops into its place at once, as the whole page under it
  /// does.
  private mutating func replaceSheets(isReduced: Bool, at time: Double) {
    kept = cues(in: time..<time.nextUp)
    sheets = Sheets(count, on: layout, turned: turned, isReduced: isReduced)
  }

  /// Returns a position on the screen in the coordinates of a page.
  private func position(of finger: BookPoint, at time: Double) -> BookPoint {
    BookPoint(x: layout.outward * (finger.x - spine(at: time)), y: finger.y - layout.top)
  }

  /// Returns the position of the spine at `time`.
  func spine(at time: Double) -> Double {
    layout.spine(turned: sheets.turned(at: seen(time)), of: (count + 1) / 2)
  }

  /// Returns the leaves at `time`, or `nil` if spreads fade instead.
  func pose(at time: Double) -> PageTurnPose? { sheets.pose(at: seen(time)) }

  /// Returns the opacity of a spread, above the ones before it.
  func opacity(ofSpread spread: Int, at time: Double) -> Double {
    sheets.opacity(ofSpread: spread, at: seen(time))
  }

  /// Returns the instant that is shown at `time`: once no motion can be seen, that in which everything
  /// ends.
  private func seen(_ time: Double) -> Double { time < rest ? time : .infinity }
}

extension PageSpreadLayout {
  /// The sign of x away from the spine, on the side of the pages that have not been read.
  var outward: Double { binding == .left ? 1 : -1 }
}
