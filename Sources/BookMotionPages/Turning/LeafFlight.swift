import BookMotion

/// A leaf that is moving or held.
struct LeafFlight: Hashable, Sendable {
  let index: Int
  var path: Path

  /// The point at which a finger presses on a leaf that looks flat but has not come to rest, seen
  /// from its side. The leaf settles undisturbed until the finger moves and lifts it.
  var pressed: BookPoint?

  /// The motion of a leaf, and the way the paper follows it.
  enum Path: Hashable, Sendable {
    /// The share of the turn, from 0 to 1, or a finger's hold of the leaf.
    case bend(Motion<Double>, hold: Hold?)
    /// The share of the corner's path to the other side, from 0 to 1.
    case corner(Motion<Double>, PageCornerPath, side: PageFacet.Side)
    /// The position of the point that leads the grabbed one, seen from the side that the leaf was
    /// lifted from; and, while a finger holds the leaf, the offset from the finger to that point.
    case roll(Motion<BookPoint>, grip: PageGrip, side: PageFacet.Side, hold: BookPoint?)
  }

  /// A finger's hold of a leaf that stays at the spine.
  ///
  /// Close to the spine a finger has no leverage: a hair's breadth would be a whole turn. A leaf
  /// held there is led by a point further out, which keeps its offset from the finger. And a leaf
  /// that lies flat would rise with the root of the finger's way: it turns by no more than ``most``,
  /// so that its paper moves by at most ``PageReach/lever`` times as far as the finger.
  struct Hold: Hashable, Sendable {
    /// The distance from the spine to the point of the paper that is led.
    let distance: Double
    /// The position of the finger, across.
    var finger: Double
    /// The offset from the finger to the point.
    private let offset: Double
    /// The correction of the turn that is computed from the point's position. For a leaf that is
    /// almost flat, that turn is exact only to the square root of a rounding error.
    private var rest = 0.0

    init(on bend: PageBend, ofWidth width: Double, at distance: Double, finger: Double) {
      self.distance = max(distance, min(Hold.nearest * width, width))
      self.finger = finger
      let across = bend.position(atDistance: self.distance, ofWidth: width).across
      let steepest = width / Hold.most
      offset =
        max(
          min(across, self.distance - bend.turn * steepest),
          (1 - bend.turn) * steepest - self.distance) - finger
      rest = bend.turn - self.bend(ofWidth: width, curl: bend.curl).turn
    }

    /// Returns the bend of the page under the finger, or as far behind it as the lever demands.
    func bend(ofWidth width: Double, curl: Double) -> PageBend {
      let point = finger + offset
      let turn = PageBend(bringing: distance, to: point, ofWidth: width, curl: curl).turn
      let steepest = width / Hold.most
      let most = (distance - point) / steepest
      let least = 1 - (distance + point) / steepest
      return PageBend(turn: min(max(turn, least), most) + rest, curl: curl)
    }

    /// The greatest share of a turn while the finger moves by the width of a page: at that, paper
    /// moves by ``PageReach/lever`` times the finger's way, as it moves by at most 1.1 · π widths
    /// while it turns.
    static let most = PageReach.lever / (1.1 * Double.pi)

    /// The shortest distance from the spine at which a finger leads a page, as a share of its
    /// width.
    static let nearest = 0.2
  }

  var isHeld: Bool {
    switch path {
    case .bend(_, hold: .some), .roll(_, _, _, hold: .some): true
    case .bend, .corner, .roll: pressed != nil
    }
  }

  func isAtRest(at time: Double) -> Bool {
    guard !isHeld else { return false }
    switch path {
    case .bend(let turn, _), .corner(let turn, _, _): return turn.isAtRest(at: time)
    case .roll(let finger, _, _, _): return finger.isAtRest(at: time)
    }
  }

  /// Returns the share of the turn, which is 0 or 1 only where the leaf lies flat, and its shape.
  func stand(
    at time: Double, curl: Double, in book: PageTurning
  ) -> (turn: Double, shape: PageTurnPose.Shape) {
    switch path {
    case .bend(let turn, let hold):
      let bend =
        hold?.bend(ofWidth: book.page.width, curl: curl)
        ?? PageBend(turn: turn.value(at: time), curl: curl)
      return (bend.turn, .bend(bend))
    case .corner(let progress, let path, let side):
      let share = progress.value(at: time)
      let grip = book.grip(on: path.corner(of: book.page))
      let point = path.position(at: share, on: book.page)
      var stand = stand(PageRoll(book.page, grip, finger: point), from: side, in: book)
      // Regardless of how the fold is rounded, a corner that has arrived lies in its place.
      if share >= 1 { stand.turn = side == .right ? 1 : 0 }
      return stand
    case .roll(let finger, let grip, let side, _):
      let roll = PageRoll(book.page, grip, finger: finger.value(at: time))
      return stand(roll, from: side, in: book)
    }
  }

  private func stand(
    _ roll: PageRoll, from side: PageFacet.Side, in book: PageTurning
  ) -> (turn: Double, shape: PageTurnPose.Shape) {
    // The turn is measured at the middle of the free edge, so it doesn't depend on the grabbed
    // point.
    let (width, height) = (book.page.width, book.page.height)
    let edge = roll.position(of: BookPoint(x: width, y: height / 2)).x
    // Lifting a corner doesn't move the middle of the edge, but the leaf no longer lies flat.
    let lifted = roll.depth == 0 ? 0 : LeafFlight.hardly
    let over = min(max((width - edge) / (2 * width), lifted), 1)
    return (side == .right ? over : 1 - over, .roll(roll, from: side))
  }

  /// Returns the share of the turn that counts for neighboring leaves: a rolled leaf counts as flat
  /// slightly before it is.
  func turnForOthers(_ turn: Double) -> Double {
    guard isRolled else { return turn }
    let part = LeafFlight.almost
    return min(max((turn - part) / (1 - 2 * part), 0), 1)
  }

  private static let hardly = 1e-9
  private static let almost = 0.002
}
