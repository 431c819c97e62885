/// The leaves of an open book, and who turns them: by button, by finger, many at once.
///
/// A value, made of a page's size, a number of leaves and the events so far. Events carry their
/// time, no clock is read. A leaf that is turned by button bends and stays at the spine; one that a
/// finger lifts rolls after the finger exactly, and when it is let go it goes on with the finger's
/// velocity, over or back. Every leaf can be turned round in flight, and caught.
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
/// The page's coordinates are those of the right side: x from the spine, y from the top. Beyond the
/// spine x is below 0. A right-bound book is the mirror image; whoever draws it turns x round.
///
/// Questions may be asked in any order from the last event on.
public struct PageTurning: Sendable {
  /// Which way a leaf is turned.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Onto those that have been read.
    case forward
    /// Back again.
    case back
  }

  /// How large a page is.
  public let page: BookSize

  /// How many leaves the book has.
  public let leafCount: Int

  /// How a leaf turns that nobody holds.
  public let animation: MotionCurve

  /// What a leaf goes by that is turned by button.
  public let button: ButtonTurn

  /// What a leaf goes by that is turned by button.
  public enum ButtonTurn: Hashable, Sendable {
    /// The spine: it bends and stays there. Many leaves may be in the air.
    case spine
    /// An outer corner, as hands do it: the leaf rolls over. The next one waits until it lies.
    case corner(CornerPath)
  }

  /// What takes away the velocity of a finger that let go.
  public let spring: MotionSpring

  /// The radius that a lifted page rolls over, in points.
  public let radius: Double

  /// How much of a cone that is; see ``PageRoll``.
  public let taper: Double

  /// Whether leaves fade instead of being lifted, for people who ask their system for less motion.
  public let isReduced: Bool

  /// How many leaves have been turned, once everything has come to rest.
  public internal(set) var turned: Int

  /// The leaves that are not at rest, or were not at the last event; in order.
  var flights: [LeafFlight] = []

  /// Which end of the leaves in the air leads.
  var curl = Motion(1.0)

  /// What happened that is to be acted on once.
  var events: [Cue] = []

  /// The time of the last event.
  var last = -Double.infinity

  /// Creates a book at rest.
  ///
  /// - Parameters:
  ///   - page: How large a page is.
  ///   - leafCount: How many leaves there are.
  ///   - turned: How many of them have been turned.
  ///   - animation: How a leaf turns that nobody holds. It should not overshoot: a page stops at
  ///     the others.
  ///   - button: What a leaf goes by that is turned by button.
  ///   - spring: What takes away the velocity of a finger that let go.
  ///   - radius: The radius that a lifted page rolls over; a tenth of the width, if nil.
  ///   - taper: How much of a cone that is, from 0 to 1.
  ///   - isReduced: Whether leaves fade instead of being lifted.
  /// - Precondition: the page's sides are from 0.001 to 1e9 points, there are 0 to a million leaves,
  ///   and no more are turned than there are.
  public init(
    page: BookSize, leafCount: Int, turned: Int = 0, animation: MotionCurve = PageTurning.standard,
    button: ButtonTurn = .spine, spring: MotionSpring = PageTurning.standardSpring,
    radius: Double? = nil, taper: Double = 0, isReduced: Bool = false
  ) {
    Domain.length.require(page.width, "page.width")
    Domain.length.require(page.height, "page.height")
    Domain(0, PageTurning.mostLeaves).require(Double(leafCount), "leafCount")
    Domain(0, Double(leafCount)).require(Double(turned), "turned")
    Domain.unit.require(taper, "taper")
    self.page = page
    self.leafCount = leafCount
    self.turned = turned
    self.animation = animation
    self.button = button
    self.spring = spring
    self.radius = radius ?? page.width * PageTurning.standardRadius
    self.taper = taper
    self.isReduced = isReduced
    Domain.extent.require(self.radius, "radius")
  }

  /// The way of a corner that a button turns a leaf by.
  var cornerPath: CornerPath? {
    if case .corner(let path) = button, !isReduced { path } else { nil }
  }

  /// 0.7 s without overshoot.
  public static let standard = MotionCurve.spring(MotionSpring(duration: 0.7, bounce: 0))

  /// For a book of memories, by its chevrons: 0.25 s, easing in and out.
  public static let chevron = MotionCurve.curve(.easeInOut, duration: 0.25)

  /// For leaves that fade: 0.2 s, easing in and out.
  public static let dissolve = MotionCurve.curve(.easeInOut, duration: 0.2)

  /// 0.35 s without overshoot.
  public static let standardSpring = MotionSpring(duration: 0.35, bounce: 0)

  private static let standardRadius = 0.1
  private static let mostLeaves = 1e6
}

extension PageTurning {
  /// Where the leaves are at `time`.
  ///
  /// A leaf is in the air until its spring has come to rest to the last bit, which takes seconds;
  /// ``PageTurnPose/settled(within:)`` lets lie what nobody sees move any more.
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

  /// How far each of ``flights`` has turned, as it is seen, and how it is bent.
  ///
  /// Leaves stay in order: one that has been turned later never gets in front of one before it, but
  /// takes it along; and none gets beyond one that is led by a finger, or pushes it.
  func stands(at time: Double) -> [(turn: Double, shape: PageTurnPose.Shape)] {
    let curl = curl.value(at: time)
    var stands = flights.map { $0.stand(at: time, curl: curl, in: self) }
    var limit = 1.0
    for place in stands.indices {
      if flights[place].isLed {
        limit = min(limit, flights[place].turnForOthers(stands[place].turn))
      } else {
        stands[place].turn = min(stands[place].turn, limit)
      }
    }
    var front = 0.0
    for place in stands.indices.reversed() {
      front = max(flights[place].turnForOthers(stands[place].turn), front)
      if flights[place].isLed { continue }
      stands[place] = (front, .bend(PageBend(turn: front, curl: curl)))
    }
    if isReduced {
      for place in stands.indices { stands[place].shape = .fade(stands[place].turn) }
    }
    return stands
  }

  /// Which of ``flights`` lie, and stay so: what has come to rest where it belongs, and what is kept
  /// there by others that have.
  func lying(at time: Double) -> [Bool] {
    let turns = turns(at: time)
    let goals = flights.map { $0.index < turned ? 1.0 : 0 }
    var lies = flights.indices.map {
      flights[$0].isAtRest(at: time) && turns[$0] == goals[$0]
    }
    // One that has been turned keeps those before it turned.
    var isKept = false
    for place in flights.indices.reversed() where turns[place] == 1 && goals[place] == 1 {
      isKept = isKept || lies[place]
      lies[place] = lies[place] || isKept && !flights[place].isLed
    }
    // One that a finger led back keeps those behind it from turning.
    isKept = false
    for place in flights.indices where turns[place] == 0 && goals[place] == 0 {
      isKept = isKept || lies[place] && flights[place].isLed
      lies[place] = lies[place] || isKept && !flights[place].isLed
    }
    return lies
  }

  /// How far each of ``flights`` has turned, as it is seen.
  func turns(at time: Double) -> [Double] { stands(at: time).map { $0.turn } }

  /// Whether nothing moves from `time` on, and nothing is held.
  public func isAtRest(at time: Double) -> Bool {
    lying(at: time).allSatisfy { $0 }
  }

  /// Whether a finger holds a leaf.
  public var isHeld: Bool { heldLeaf != nil }

  /// Which leaf a finger holds, from 0; nil if none.
  public var heldLeaf: Int? { flights.first { $0.isHeld }?.index }
}
