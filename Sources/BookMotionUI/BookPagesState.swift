package import BookMotion
package import BookMotionPages

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
/// Where one page is seen at a time, it lies on the front of a leaf.
///
/// A finger leads the leaf that it takes; a swipe that leads none, because it goes away from the
/// spine or because another leaf is in its way, turns one as a button does. For people who prefer
/// reduced motion, leaves fade, and the spine stays where it is.
///
/// ```swift
/// var pages = BookPagesState(count: 12)
/// pages.phrase.description  // "Page 1 of 12"
/// pages.perform(.turn(.forward), at: 0)
/// pages.phrase.description  // "Pages 2 and 3 of 12"
/// pages.needsFrame(at: 0.1)  // true: the leaf is in the air
/// ```
package struct BookPagesState: BookMachine {
  /// The number of pages.
  package let count: Int

  /// The places of the pages on the screen.
  package private(set) var layout: BookPagesLayout

  /// A Boolean value that indicates whether leaves fade instead of turning.
  private(set) var isReduced: Bool
  private let button: PageTurning.ButtonTurn
  private var leaves: PageTurning
  /// The time from which nothing is seen to move.
  private var rest = -Double.infinity
  private var latest = -Double.infinity
  /// The cues of leaves that others have replaced at the time of the last event, with their pages.
  private var kept: [Cue] = []

  /// An event to act on once, for example with a light haptic tap: pages turn.
  package struct Cue: Hashable, Sendable {
    /// The time, in seconds.
    package let time: Double
    /// The first of the pages that are seen then.
    package let page: Int
  }

  /// Creates the pages of an open book.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - page: A page that is seen.
  ///   - screen: The size of the reader.
  ///   - binding: The side of the hinge.
  ///   - button: The part of a leaf that a button turns it by.
  ///   - isReduced: A Boolean value that indicates whether the user prefers reduced motion.
  /// - Precondition: `count` is from 1 to a million, and `page` from 0 to `count - 1`.
  package init(
    count: Int, page: Int = 0, screen: BookSize = BookLayout.standardScreen,
    binding: BookBinding = .left, button: PageTurning.ButtonTurn = .spine, isReduced: Bool = false
  ) {
    BookDomain(1, 1e6).require(Double(count), "count")
    BookDomain(0, Double(count - 1)).require(Double(page), "page")
    (self.count, self.button, self.isReduced) = (count, button, isReduced)
    layout = BookPagesLayout(screen: screen, binding: binding)
    leaves = layout.leaves(of: count, at: page, button: button, isReduced: isReduced)
  }
}

extension BookPagesState {
  /// The pages that are seen once everything is at rest.
  package var pages: ClosedRange<Int> { layout.pages(turned: leaves.turned, of: count) }

  /// What a screen reader says about the pages.
  package var phrase: BookPhrase {
    let (left, right) = (pages.lowerBound + 1, pages.upperBound + 1)
    return left == right ? .page(left, of: count) : .pages(left, right, of: count)
  }

  /// Returns `true` if there is a page to turn to.
  package func canTurn(_ direction: PageTurning.Direction) -> Bool {
    direction == .forward ? leaves.turned < leaves.leafCount : leaves.turned > 0
  }

  package func cues(in times: Range<Double>) -> [Cue] {
    kept.filter { times.contains($0.time) }
      + leaves.cues(in: times).map { cue in
        let turned = cue.direction == .forward ? cue.leaf + 1 : cue.leaf
        return Cue(time: cue.time, page: layout.pages(turned: turned, of: count).lowerBound)
      }
  }

  package func needsFrame(at time: Double) -> Bool { time <= rest }
}

extension BookPagesState {
  @discardableResult
  package mutating func perform(_ event: BookPagesEvent, at time: Double) -> Bool {
    guard let time = time.notBefore(latest) else { return false }
    var pages = self
    guard pages.happens(event, at: time) else { return false }
    pages.latest = time
    // What is thrown at an impossible speed lies at once, but not yet at this instant.
    pages.rest = max(pages.leaves.settlingTime(within: BookPagesState.hair), time.nextUp)
    self = pages
    return true
  }

  private mutating func happens(_ event: BookPagesEvent, at time: Double) -> Bool {
    switch event {
    case .turn(let direction): return leaves.turn(direction, at: time)
    case .touch(let finger): return leaves.touch(position(of: finger, at: time), at: time)
    case .drag(let finger): return leaves.drag(to: position(of: finger, at: time), at: time)
    case .release(let velocity):
      return release(BookPoint(x: layout.outward * velocity.x, y: velocity.y), at: time)
    case .resizeScreen(let size, let binding):
      let (length, binding) = (BookDomain.length, binding ?? layout.binding)
      guard size != layout.screen || binding != layout.binding, length.contains(size.width),
        length.contains(size.height)
      else {
        return false
      }
      layOut(at: time) { $0.layout = BookPagesLayout(screen: size, binding: binding) }
      return true
    case .reduceMotion(let isReduced):
      guard isReduced != self.isReduced else { return false }
      layOut(at: time) { $0.isReduced = isReduced }
      return true
    }
  }

  /// Lets go of a leaf. A finger that has not lifted one swipes.
  private mutating func release(_ velocity: BookPoint, at time: Double) -> Bool {
    guard velocity.withinReason != nil else { return false }
    let held = leaves.heldLeaf
    let isLifted = pose(at: time).settled(within: BookPagesState.hair).leaves
      .contains { $0.index == held }
    let swipes = !isLifted && velocity.x.magnitude > BookPagesState.swipe
    leaves.release(velocity: swipes ? .zero : velocity, at: time)
    let turns = swipes && leaves.turn(velocity.x < 0 ? .forward : .back, at: time)
    return turns || held != nil
  }

  /// Lays the book out anew. A leaf in the air drops into its place at once, as the whole page under it
  /// does.
  private mutating func layOut(at time: Double, _ change: (inout BookPagesState) -> Void) {
    let page = pages.lowerBound
    kept = cues(in: time..<time.nextUp)
    change(&self)
    leaves = layout.leaves(of: count, at: page, button: button, isReduced: isReduced)
  }

  /// The distance, in points, of paper that nobody sees.
  static let hair = 0.1
  /// The speed, in points per second, from which a finger swipes.
  private static let swipe = 300.0

  /// Returns a position on the screen in the coordinates of a page.
  private func position(of finger: BookPoint, at time: Double) -> BookPoint {
    BookPoint(x: layout.outward * (finger.x - spine(at: time)), y: finger.y - layout.top)
  }

  /// Returns the position of the spine at `time`.
  func spine(at time: Double) -> Double {
    layout.spine(turned: isReduced ? nil : pose(at: time).turned, of: count)
  }

  /// Returns the leaves at `time`: once no motion can be seen, those at the end of everything.
  func pose(at time: Double) -> PageTurnPose { leaves.pose(at: time < rest ? time : .infinity) }
}
