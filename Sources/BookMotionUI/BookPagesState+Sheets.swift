import BookMotion
import BookMotionPages
import BookMotionReader

extension BookPagesState.Sheets {
  /// Creates the sheets of a book at rest.
  ///
  /// The last page of an odd number lies on the board: there is nothing behind it to turn to.
  init(_ count: Int, on layout: PageSpreadLayout, turned: Int, isReduced: Bool) {
    let leaves = count / 2
    self =
      isReduced
      ? .spreads(
        PageSwipe(
          pageCount: leaves + 1, page: turned, pageWidth: 2 * layout.page.width, isReduced: true))
      : .leaves(PageTurning(page: layout.page, leafCount: leaves, turned: turned))
  }

  /// The number of leaves that will have been turned once everything is at rest.
  var turned: Int {
    switch self {
    case .leaves(let leaves): leaves.turned
    case .spreads(let spreads): spreads.page
    }
  }

  /// Returns the number of leaves that have been turned at `time`, with those in the air in part.
  func turned(at time: Double) -> Double {
    switch self {
    case .leaves: pose(at: time)?.turned ?? 0
    // Spreads stay in their places while they fade.
    case .spreads(let spreads): Double(spreads.page)
    }
  }

  /// Returns the leaves at `time`, or `nil` if spreads fade instead.
  func pose(at time: Double) -> PageTurnPose? {
    guard case .leaves(let leaves) = self else { return nil }
    return leaves.pose(at: time)
  }

  /// Returns the opacity of a spread, above the ones before it.
  func opacity(ofSpread spread: Int, at time: Double) -> Double {
    guard case .spreads(let spreads) = self else { return 1 }
    return spreads.opacity(of: spread, at: time)
  }

  /// Returns the time from which nothing is seen to move.
  func settlingTime(after time: Double) -> Double {
    switch self {
    case .leaves(let leaves): leaves.settlingTime(within: BookPagesState.Sheets.hair)
    case .spreads(let spreads):
      // Pages that have arrived within half a point show nothing of the next ones.
      spreads.cues(in: time..<Double.infinity).last?.time ?? time
    }
  }

  func cues(in times: Range<Double>) -> [BookPagesState.Cue] {
    switch self {
    case .leaves(let leaves):
      leaves.cues(in: times).map { cue in
        let turned = cue.direction == .forward ? cue.leaf + 1 : cue.leaf
        return BookPagesState.Cue(time: cue.time, page: max(2 * turned - 1, 0))
      }
    case .spreads(let spreads):
      spreads.cues(in: times).compactMap { cue in
        guard case .turned(let spread) = cue.event else { return nil }
        return BookPagesState.Cue(time: cue.time, page: max(2 * spread - 1, 0))
      }
    }
  }

  /// The distance, in points, of paper that nobody sees.
  private static let hair = 0.1
}

extension BookPagesState.Sheets {
  mutating func turn(_ direction: PageTurning.Direction, at time: Double) -> Bool {
    change {
      $0.turn(direction, at: time)
    } _: { spreads in
      spreads.turn(to: spreads.page + (direction == .forward ? 1 : -1), at: time)
    }
  }

  mutating func touch(_ finger: BookPoint, at time: Double) -> Bool {
    change {
      $0.touch(finger, at: time)
    } _: {
      $0.touch(finger, at: time)
    }
  }

  mutating func drag(to finger: BookPoint, at time: Double) -> Bool {
    change {
      $0.drag(to: finger, at: time)
    } _: {
      $0.drag(to: finger, at: time)
    }
  }

  mutating func release(velocity: BookPoint, at time: Double) -> Bool {
    guard velocity.withinReason != nil else { return false }
    return change { leaves in
      guard leaves.isHeld else { return false }
      leaves.release(velocity: velocity, at: time)
      return true
    } _: {
      $0.release(velocity: velocity, at: time)
    }
  }

  private mutating func change(
    _ leaf: (inout PageTurning) -> Bool, _ spread: (inout PageSwipe) -> Bool
  ) -> Bool {
    switch self {
    case .leaves(var leaves):
      let changes = leaf(&leaves)
      self = .leaves(leaves)
      return changes
    case .spreads(var spreads):
      let changes = spread(&spreads)
      self = .spreads(spreads)
      return changes
    }
  }
}
