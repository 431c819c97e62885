/// A leaf that moves, or is held.
struct LeafFlight: Sendable {
  /// Which leaf it is.
  let index: Int
  var path: Path

  /// What moves, and how the paper follows it.
  enum Path: Sendable {
    /// How far it has turned: 0 to 1; or else what a finger does with it.
    case bend(Motion<Double>, hold: Hold?)
    /// Where the point of the paper is that was grabbed, seen from the side it was lifted from.
    case roll(Motion<BookPoint>, grip: PageGrip, side: PageFacet.Side, isHeld: Bool)
  }

  /// A finger on a leaf that stays at the spine.
  struct Hold: Hashable, Sendable {
    /// How far from the spine it holds the paper …
    let distance: Double
    /// … and where it is, across.
    var finger: Double
  }

  var isHeld: Bool {
    switch path {
    case .bend(_, let hold): hold != nil
    case .roll(_, _, _, let isHeld): isHeld
    }
  }

  func isAtRest(at time: Double) -> Bool {
    guard !isHeld else { return false }
    switch path {
    case .bend(let turn, _): return turn.isAtRest(at: time)
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
        hold.map { hold in
          PageBend(
            bringing: hold.distance, to: hold.finger, ofWidth: book.page.width, curl: curl)
        } ?? PageBend(turn: turn.value(at: time), curl: curl)
      return (bend.turn, .bend(bend))
    case .roll(let finger, let grip, let side, _):
      let roll = grip.roll(book.page, at: finger.value(at: time))
      // The middle of the free edge tells it, so that it does not matter what is held.
      let (width, height) = (book.page.width, book.page.height)
      let edge = roll.place(of: BookPoint(x: width, y: height / 2)).x
      // A corner that is lifted gets the edge nowhere.
      let lifted = roll.finger == roll.grabbed ? 0 : LeafFlight.hardly
      let over = min(max((width - edge) / (2 * width), lifted), 1)
      return (side == .right ? over : 1 - over, .roll(roll, from: side))
    }
  }

  private static let hardly = 1e-9
}
