extension BookTransition {
  /// A move and the instant at which it sets out, when its delay is over.
  struct Departure {
    let time: Double
    let move: Move
  }

  /// When the moves of some stages set out, in the order of their times.
  ///
  /// A move that would set out with or after one that was said later and has the same goal does
  /// not: it would undo what has been said after it.
  func departures(of stages: ArraySlice<PlannedStage>) -> [Departure] {
    var departures: [Departure] = []
    for planned in stages {
      for move in planned.stage.moves {
        let time = planned.time + move.animation.delay
        departures.removeAll { $0.time >= time && $0.move.goal.isSameKind(as: move.goal) }
        guard time < planned.end || move.animation.delay == 0 else { continue }
        let departure = Departure(
          time: time,
          move: Move(
            move.goal, from: beginsAnew ? move.start : nil,
            with: move.animation.delay(-move.animation.delay)))
        let place = departures.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
        departures.insert(departure, at: place)
      }
    }
    return departures
  }

  /// Moves that set out together and share an animation share a step, and so one evaluation.
  mutating func setOut(_ departures: [Departure]) {
    var rest = departures[...]
    while let time = rest.first?.time {
      let moves = rest.prefix { $0.time == time }.map { $0.move }
      rest = rest.dropFirst(moves.count)
      var start = BookPosture(lanes: motion.target)
      for case (.value(let channel, _), let value?) in moves.map({ ($0.goal, $0.start) }) {
        start[channel] = value
      }
      if start.lanes != motion.target { motion.plan(start.lanes, at: time, with: .none) }
      var animations: [MotionCurve] = []
      for move in moves where !animations.contains(move.animation) {
        animations.append(move.animation)
      }
      for animation in animations {
        var posture = BookPosture(lanes: motion.target)
        for move in moves where move.animation == animation {
          posture.move(to: move.goal, frames: frames)
        }
        if posture.lanes != motion.target { motion.plan(posture.lanes, at: time, with: animation) }
      }
    }
  }

  /// The places in the motion's own space, where every book is bound at its left edge.
  var frames: (BookPlace) -> BookRect {
    let bound = layout.binding == .left ? layout : layout.mirrored
    // Mirrored in the screen that is there now: 0 beside it as long as no other has come.
    let aside = layout.binding == .left ? 0 : mirrorWidth - layout.screen.width
    return { place in
      var frame = bound.frame(of: place)
      frame.x += aside
      return frame
    }
  }
}
