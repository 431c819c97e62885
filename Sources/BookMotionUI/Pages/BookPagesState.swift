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
/// A finger leads the leaf that it takes. Where one page is seen at a time, the previous leaf lies
/// beyond the edge of the screen: a finger that goes away from the spine, and has lifted no leaf,
/// pulls that one back over. A swipe that leads no leaf, for example because another one is in its
/// way, turns one as a button does. For people who prefer reduced motion, leaves fade, and the spine
/// stays where it is.
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
  /// The finger that may pull the previous leaf, or pulls it.
  private var pull: BookPagesPull?
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
    pages.rest = max(pages.leaves.settlingTime(within: BookPagesState.unseen), time.nextUp)
    self = pages
    return true
  }

  private mutating func happens(_ event: BookPagesEvent, at time: Double) -> Bool {
    switch event {
    case .turn(let direction): return leaves.turn(direction, at: time)
    case .touch(let finger): return touch(position(of: finger, at: time), at: time)
    case .drag(let finger): return drag(to: position(of: finger, at: time), at: time)
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

  /// Takes hold of a leaf. Of one page, and if no leaf is in the air, the finger may pull the previous
  /// one, too.
  private mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    guard !leaves.isHeld else { return false }
    let takes = leaves.touch(finger, at: time)
    let mayPull = layout.sides == 1 && canTurn(.back) && lies(at: time)
    pull = mayPull ? BookPagesPull(touching: layout.page, at: finger) : nil
    return takes || pull != nil
  }

  private mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    guard let finger = finger.withinReason else { return false }
    let mayPull = pull != nil
    takePreviousLeaf(with: finger, at: time)
    return leaves.drag(to: pull?.point(under: finger) ?? finger, at: time) || mayPull
  }

  /// Takes the previous leaf instead of the one under the finger once that pulls it.
  private mutating func takePreviousLeaf(with finger: BookPoint, at time: Double) {
    guard var pull, !pull.hasLeaf else { return }
    // A finger that has lifted a leaf leads only that.
    guard lies(at: time) else {
      self.pull = nil
      return
    }
    guard pull.pulls(with: finger) else { return }
    self.pull = nil
    var leaves = leaves
    leaves.release(at: time)
    guard leaves.touch(pull.rest, at: time), leaves.heldLeaf == self.leaves.turned - 1 else {
      return
    }
    pull.hasLeaf = true
    (self.leaves, self.pull) = (leaves, pull)
  }

  /// Lets go of a leaf. A finger that has none in the air swipes.
  private mutating func release(_ velocity: BookPoint, at time: Double) -> Bool {
    guard let velocity = velocity.withinReason else { return false }
    let (held, turned, pull) = (leaves.heldLeaf, leaves.turned, pull)
    self.pull = nil
    let isFast = velocity.x.magnitude > BookPagesState.swipe
    var swipes = isFast && !leads(held, onward: velocity.x < 0, at: time)
    let thrown = pull?.velocity(under: velocity) ?? velocity
    leaves.release(velocity: swipes ? .zero : thrown, at: time)
    // A swipe turns the previous leaf, however little it has pulled that before.
    if pull?.hasLeaf == true, isFast, velocity.x > 0, leaves.turned == turned { swipes = true }
    let turns = swipes && leaves.turn(velocity.x < 0 ? .forward : .back, at: time)
    return turns || held != nil || pull != nil
  }

  /// Returns `true` if a finger has the leaf that it holds in the air, or has laid it down on the other
  /// side and goes on that way, forward or back.
  private func leads(_ held: Int?, onward isForward: Bool, at time: Double) -> Bool {
    guard let held else { return false }
    let seen = seen(at: time)
    if seen.leaves.contains(where: { $0.index == held }) { return true }
    let isOver = seen.turned > Double(held) + 0.5
    return isOver != (held < leaves.turned) && isOver == isForward
  }

  /// Returns `true` if every leaf is seen to lie where it stays.
  private func lies(at time: Double) -> Bool {
    let seen = seen(at: time)
    return seen.leaves.isEmpty && seen.turned == Double(leaves.turned)
  }

  /// Lays the book out anew. A leaf in the air drops into its place at once, as the whole page under it
  /// does.
  private mutating func layOut(at time: Double, _ change: (inout BookPagesState) -> Void) {
    let page = pages.lowerBound
    kept = cues(in: time..<time.nextUp)
    change(&self)
    pull = nil
    leaves = layout.leaves(of: count, at: page, button: button, isReduced: isReduced)
  }

  /// The distance, in points, of paper that nobody sees.
  private static let unseen = 0.1
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

  /// Returns the leaves as they are seen at `time`: those that hardly move any more lie.
  func seen(at time: Double) -> PageTurnPose {
    pose(at: time).settled(within: BookPagesState.unseen)
  }
}
