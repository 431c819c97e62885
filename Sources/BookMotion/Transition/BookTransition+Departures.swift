extension BookTransition {
  /// A move and the instant at which it begins, after its delay.
  struct Departure {
    let time: Double
    let move: Choreography.Move
  }

  /// Returns the moves of `stages` with the times at which they begin, in order of time.
  ///
  /// A move that would begin with or after a move for the same channels that is listed later is
  /// dropped: it would override the later one.
  func departures(of stages: ArraySlice<PlannedStage>) -> [Departure] {
    var departures: [Departure] = []
    for planned in stages {
      for move in planned.stage.moves {
        let time = planned.time + move.animation.delay
        departures.removeAll { $0.time >= time && $0.move.goal.isSameKind(as: move.goal) }
        guard time < planned.end || move.animation.delay == 0 else { continue }
        let undelayed = Choreography.Move(
          move.goal, from: beginsAnew ? move.start : nil,
          with: move.animation.delay(-move.animation.delay))
        departures.insert(Departure(time: time, move: undelayed), inOrderOf: { $0.time })
      }
    }
    return departures
  }

  /// Begins the moves. Moves that begin together with the same animation share one step, and
  /// therefore one evaluation.
  mutating func setOut(_ departures: [Departure]) {
    var rest = departures[...]
    while let time = rest.first?.time {
      var moves = rest.prefix { $0.time == time }.map { $0.move }
      rest = rest.dropFirst(moves.count)
      var start = BookPose.Driven(lanes: motion.target)
      for case (.value(let channel, _), let value?) in moves.map({ ($0.goal, $0.start) }) {
        start[channel] = value
      }
      if start.lanes != motion.target { motion.plan(start.lanes, at: time, with: .none) }
      while let animation = moves.first?.animation {
        var driven = BookPose.Driven(lanes: motion.target)
        for move in moves where move.animation == animation {
          driven.move(to: move.goal, frames: frames)
        }
        if driven.lanes != motion.target { motion.plan(driven.lanes, at: time, with: animation) }
        moves.removeAll { $0.animation == animation }
      }
    }
  }

  /// The places in the coordinates of the motion, in which every book is bound at its left edge.
  package var frames: (BookPlace) -> BookRect {
    guard layout.binding == .right else { return { [layout] in layout.frame(of: $0) } }
    let (bound, home) = (layout.mirrored, layout.restingFrame.mirrored(in: mirrorWidth))
    // Mirrored in the current screen, but the motion is mirrored in the first one: the offset is 0
    // until the screen changes.
    let aside = mirrorWidth - layout.screen.width
    return { place in
      // Where the cover is does not depend on the screen, nor does its rounding error.
      guard place != .shelf else { return home }
      let frame = bound.frame(of: place)
      return BookRect(x: frame.x + aside, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}
