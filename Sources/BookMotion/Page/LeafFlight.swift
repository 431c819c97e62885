/// A leaf that moves, or is held.
struct LeafFlight: Sendable {
  /// Which leaf it is.
  let index: Int
  var path: Path

  /// What moves, and how the paper follows it.
  enum Path: Sendable {
    /// How far it has turned: 0 to 1; or else what a finger does with it.
    case bend(Motion<Double>, hold: Hold?)
    /// How far its corner has gone on its way to the other side: 0 to 1.
    case corner(Motion<Double>, CornerPath, side: PageFacet.Side)
    /// Where the point of the paper is that was grabbed, seen from the side it was lifted from.
    case roll(Motion<BookPoint>, grip: PageGrip, side: PageFacet.Side, isHeld: Bool)
  }

  /// A finger on a leaf that stays at the spine.
  ///
  /// At the spine a finger has no lever, and a hair of it would be a whole turn. What it takes hold of
  /// there is led by a point further out, as far from the finger as it is then.
  struct Hold: Hashable, Sendable {
    /// How far from the spine the point of the paper is that is led.
    let distance: Double
    /// Where the finger is, across.
    var finger: Double
    /// How far the point is from the finger.
    private let offset: Double
    /// What the turn that brings the point there is too little by: of a leaf that nearly lies the place
    /// of a point tells it to a root of a rounding only.
    private var rest = 0.0

    init(on bend: PageBend, ofWidth width: Double, at distance: Double, finger: Double) {
      self.distance = max(distance, min(Hold.lever * width, width))
      self.finger = finger
      offset = bend.place(atDistance: self.distance, ofWidth: width).across - finger
      rest = bend.turn - self.bend(ofWidth: width, curl: bend.curl).turn
    }

    /// How the page is bent by it.
    func bend(ofWidth width: Double, curl: Double) -> PageBend {
      let bend = PageBend(bringing: distance, to: finger + offset, ofWidth: width, curl: curl)
      return PageBend(turn: bend.turn + rest, curl: curl)
    }

    /// The nearest to the spine that a finger leads a page, as a part of its width.
    static let lever = 0.05
  }

  var isHeld: Bool {
    switch path {
    case .bend(_, let hold): hold != nil
    case .corner: false
    case .roll(_, _, _, let isHeld): isHeld
    }
  }

  func isAtRest(at time: Double) -> Bool {
    guard !isHeld else { return false }
    switch path {
    case .bend(let turn, _), .corner(let turn, _, _): return turn.isAtRest(at: time)
    case .roll(let finger, _, _, _): return finger.isAtRest(at: time)
    }
  }

  /// How it is bent, and how far it has turned by that: 0 and 1 only where it lies.
  func stand(
    at time: Double, curl: Double, in book: PageTurning
  ) -> (turn: Double, shape: PageTurnPose.Shape) {
    switch path {
    case .bend(let turn, let hold):
      let bend =
        hold?.bend(ofWidth: book.page.width, curl: curl)
        ?? PageBend(turn: turn.value(at: time), curl: curl)
      return (bend.turn, .bend(bend))
    case .corner(let way, let path, let side):
      let share = way.value(at: time)
      let grip = PageGrip(
        grabbed: path.corner(of: book.page), radius: book.radius, taper: book.taper, lift: .lying)
      let place = path.place(at: share, on: book.page)
      let reached = PageReach(book.page, grip).nearest(to: place)
      var stand = stand(grip.roll(book.page, at: reached), from: side, in: book)
      // However a fold is rounded, what has come to its place lies there.
      if share >= 1 { stand.turn = side == .right ? 1 : 0 }
      return stand
    case .roll(let finger, let grip, let side, _):
      return stand(grip.roll(book.page, at: finger.value(at: time)), from: side, in: book)
    }
  }

  private func stand(
    _ roll: PageRoll, from side: PageFacet.Side, in book: PageTurning
  ) -> (turn: Double, shape: PageTurnPose.Shape) {
    // The middle of the free edge tells it, so that it does not matter what is held.
    let (width, height) = (book.page.width, book.page.height)
    let edge = roll.place(of: BookPoint(x: width, y: height / 2)).x
    // A corner that is lifted gets the edge nowhere.
    let lifted = roll.finger == roll.grabbed ? 0 : LeafFlight.hardly
    let over = min(max((width - edge) / (2 * width), lifted), 1)
    return (side == .right ? over : 1 - over, .roll(roll, from: side))
  }

  /// How far it has turned for the leaves beside it: one that was rolled lies for them a hair before
  /// it does.
  func turnForOthers(_ turn: Double) -> Double {
    guard isRolled else { return turn }
    let part = LeafFlight.almost
    return min(max((turn - part) / (1 - 2 * part), 0), 1)
  }

  private static let hardly = 1e-9
  private static let almost = 0.002
}
