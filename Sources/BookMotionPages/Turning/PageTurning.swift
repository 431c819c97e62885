public import BookMotion

/// The leaves of an open book, turned by button, many at once, or by finger.
///
/// It is a value made of a page's size, a number of leaves, and the events so far. Events carry
/// their times; no clock is read. A leaf that is turned by button bends and stays at the spine, or
/// rolls over by its corner; a leaf that a finger lifts follows the finger exactly and, once let
/// go, continues with the finger's velocity, over or back. Every leaf can be turned around in
/// flight, and caught.
///
/// ```swift
/// var book = PageTurning(page: BookSize(width: 300, height: 400), leafCount: 12)
/// book.turn(.forward, at: 0)
/// book.turn(.forward, at: 0.1)
/// book.pose(at: 0.3).leaves.count  // 2: both are in the air
/// book.pose(at: 0.3).leaves[0].index  // 1: the lower one comes first
/// book.turned  // 2
/// book.isAtRest(at: 9)  // true
/// ```
///
/// The page's coordinates are those of the right side: x from the spine, and y from the top. Beyond
/// the spine, x is negative. A right-bound book is the mirror image: to draw it, negate x.
///
/// Queries may be made in any order from the last event on.
public struct PageTurning: Hashable, Sendable {
  /// The direction in which a leaf is turned.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Onto the leaves that have been read.
    case forward
    /// Back onto the leaves that have not been read.
    case back
  }

  /// The size of a page.
  public let page: BookSize

  /// The number of leaves in the book.
  public let leafCount: Int

  /// The animation of a leaf that turns on its own.
  package let animation: MotionCurve

  /// The part of a leaf that a button turns it by.
  package let button: ButtonTurn

  /// The part of a leaf that a button turns it by.
  public enum ButtonTurn: Hashable, Sendable {
    /// The spine: the leaf bends and stays there. Many leaves may be in the air.
    case spine
    /// An outer corner, as a hand would turn it: the leaf rolls over. The next one waits until it
    /// lies flat.
    case corner(PageCornerPath)
  }

  /// The spring that moves a leaf once a finger has let it go.
  package let spring: MotionSpring

  /// The radius that a lifted page rolls over, in points.
  package let radius: Double

  /// The amount of tapering, from 0 for a cylinder to 1; see ``PageRoll``.
  package let taper: Double

  /// A Boolean value that indicates whether leaves fade instead of being lifted, for users who
  /// prefer reduced motion.
  public let isReduced: Bool

  /// The number of leaves that will have been turned once everything is at rest.
  public internal(set) var turned: Int

  /// The leaves that are not at rest, or were not at the last event, in order.
  var flights: [LeafFlight] = []

  /// The end of the leaves in the air that leads: 1 for the free edge, −1 for the paper at the
  /// spine.
  var curl = Motion(1.0)

  /// The latest cues, oldest first.
  var events: [Cue] = []

  /// The time of the last event.
  var last = -Double.infinity

  /// Creates a book at rest.
  ///
  /// - Parameters:
  ///   - page: The size of a page.
  ///   - leafCount: The number of leaves.
  ///   - turned: The number of leaves that have been turned.
  ///   - animation: The animation of a leaf that turns on its own. It should not overshoot: a page
  ///     stops against the others.
  ///   - button: The part of a leaf that a button turns it by.
  ///   - spring: The spring that moves a leaf once a finger has let it go.
  ///   - radius: The radius that a lifted page rolls over, or a tenth of the width if `nil`.
  ///   - taper: The amount of tapering, from 0 for a cylinder to 1.
  ///   - isReduced: Pass `true` to fade leaves instead of lifting them.
  /// - Precondition: The page's sides are from 0.001 to 1e9 points, `leafCount` is from 0 to a
  ///   million, `turned` is from 0 to `leafCount`, `radius` is from 0 to 1e9, and `taper` is from 0
  ///   to 1.
  public init(
    page: BookSize, leafCount: Int, turned: Int = 0, animation: MotionCurve = PageTurning.standard,
    button: ButtonTurn = .spine, spring: MotionSpring = PageTurning.standardSpring,
    radius: Double? = nil, taper: Double = 0, isReduced: Bool = false
  ) {
    BookDomain.length.require(page.width, "page.width")
    BookDomain.length.require(page.height, "page.height")
    BookDomain(0, PageTurning.mostLeaves).require(Double(leafCount), "leafCount")
    BookDomain(0, Double(leafCount)).require(Double(turned), "turned")
    BookDomain.unit.require(taper, "taper")
    self.page = page
    self.leafCount = leafCount
    self.turned = turned
    self.animation = animation
    self.button = button
    self.spring = spring
    self.radius = radius ?? page.width * PageTurning.standardRadius
    self.taper = taper
    self.isReduced = isReduced
    BookDomain.extent.require(self.radius, "radius")
  }

  /// The default animation of a leaf: 0.7 s without overshoot.
  public static let standard = MotionCurve.spring(MotionSpring(duration: 0.7, bounce: 0))

  /// The animation of a book of memories that is turned by its chevrons: 0.25 s, easing in and out.
  public static let chevron = MotionCurve.curve(.easeInOut, duration: 0.25)

  /// The animation of leaves that fade: 0.2 s, easing in and out.
  public static let dissolve = MotionCurve.curve(.easeInOut, duration: 0.2)

  /// The default spring of a leaf that a finger has let go: 0.35 s without overshoot.
  public static let standardSpring = MotionSpring(duration: 0.35, bounce: 0)

  private static let standardRadius = 0.1
  private static let mostLeaves = 1e6
}

extension PageTurning {
  /// Returns the leaves as they are at `time`.
  ///
  /// A leaf is in the air until its spring has come to rest to the last bit, which takes seconds.
  /// ``PageTurnPose/settled(within:)`` puts leaves to rest whose motion has become invisible.
  ///
  /// - Complexity: O(leaves in the air).
  public func pose(at time: Double) -> PageTurnPose {
    var lying = Double(turned)
    var leaves: [PageTurnPose.Leaf] = []
    for (flight, stand) in zip(flights, stands(at: time)).reversed() {
      lying += stand.turn - (flight.index < turned ? 1 : 0)
      guard stand.turn > 0, stand.turn < 1 else { continue }
      leaves.append(PageTurnPose.Leaf(index: flight.index, shape: stand.shape))
    }
    return PageTurnPose(page: page, leafCount: leafCount, leaves: leaves, turned: lying)
  }

  /// Returns the visible share of the turn, and the shape, of each of ``flights``.
  ///
  /// Leaves stay in order: one that is turned later never gets in front of one before it, but takes
  /// it along; and none gets beyond, or pushes, a leaf that is led by a finger or rolls.
  func stands(at time: Double) -> [(turn: Double, shape: PageTurnPose.Shape)] {
    let curl = curl.value(at: time)
    var stands = flights.map { $0.stand(at: time, curl: curl, in: self) }
    var limit = 1.0
    for index in stands.indices {
      if flights[index].isLed {
        limit = min(limit, flights[index].turnForOthers(stands[index].turn))
      } else {
        stands[index].turn = min(stands[index].turn, limit)
      }
    }
    var front = 0.0
    for index in stands.indices.reversed() {
      front = max(flights[index].turnForOthers(stands[index].turn), front)
      if flights[index].isLed { continue }
      stands[index] = (front, .bend(PageBend(turn: front, curl: curl)))
    }
    if isReduced {
      for index in stands.indices { stands[index].shape = .fade(stands[index].turn) }
    }
    return stands
  }

  /// Returns true for each of ``flights`` that lies flat and stays so: it has come to rest where it
  /// belongs, or is kept there by others that have.
  func lying(at time: Double) -> [Bool] {
    let turns = turns(at: time)
    let goals = flights.map { $0.index < turned ? 1.0 : 0 }
    var lies = flights.indices.map {
      flights[$0].isAtRest(at: time) && turns[$0] == goals[$0]
    }
    // A leaf at rest on the turned side keeps those before it turned.
    var isKept = false
    for index in flights.indices.reversed() where turns[index] == 1 && goals[index] == 1 {
      isKept = isKept || lies[index]
      lies[index] = lies[index] || isKept && !flights[index].isLed
    }
    // A leaf that was led back to rest keeps those behind it from turning.
    isKept = false
    for index in flights.indices where turns[index] == 0 && goals[index] == 0 {
      isKept = isKept || lies[index] && flights[index].isLed
      lies[index] = lies[index] || isKept && !flights[index].isLed
    }
    return lies
  }

  /// Returns the visible share of the turn of each of ``flights``.
  func turns(at time: Double) -> [Double] { stands(at: time).map { $0.turn } }

  /// Returns `true` if nothing is held, and nothing moves from `time` on.
  public func isAtRest(at time: Double) -> Bool {
    lying(at: time).allSatisfy { $0 }
  }

  /// A Boolean value that indicates whether a finger holds a leaf.
  public var isHeld: Bool { heldLeaf != nil }

  /// The index of the leaf that a finger holds, counted from 0, or `nil` if none is held.
  public var heldLeaf: Int? { flights.first { $0.isHeld }?.index }
}
