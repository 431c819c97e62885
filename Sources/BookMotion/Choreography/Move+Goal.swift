extension Move.Goal {
  var isCentre: Bool {
    if case .centre = self { true } else { false }
  }

  var isSize: Bool {
    if case .size = self { true } else { false }
  }

  /// Whether both goals are for the same channels.
  func isSameKind(as other: Move.Goal) -> Bool {
    switch (self, other) {
    case (.centre, .centre), (.size, .size): true
    case (.value(let one, _), .value(let another, _)): one == another
    default: false
    }
  }
}

extension Move {
  /// What stages that are left out would have brought, as far as the one that is entered does not:
  /// of every channel the last move.
  static func carried(from stages: ArraySlice<Stage>, into moves: [Move]) -> [Move] {
    var carried: [Move] = []
    for move in stages.flatMap({ $0.moves }) {
      carried.removeAll { $0.goal.isSameKind(as: move.goal) }
      carried.append(move)
    }
    return carried.filter { old in !moves.contains { $0.goal.isSameKind(as: old.goal) } }
  }
}

extension BookPosture {
  /// Takes the goal of a move.
  mutating func move(to goal: Move.Goal, frames: (BookPlace) -> Rect) {
    switch goal {
    case .centre(let place, let part):
      let goal = frames(place).center
      let shelf = part == 1 ? goal : frames(.shelf).center
      x = shelf.x + (goal.x - shelf.x) * part
      y = shelf.y + (goal.y - shelf.y) * part
    case .size(let place, let scale, let part):
      let goal = frames(place).size.scaled(by: scale)
      let shelf = part == 1 ? goal : frames(.shelf).size
      width = shelf.width + (goal.width - shelf.width) * part
      height = shelf.height + (goal.height - shelf.height) * part
    case .value(let channel, let value):
      self[channel] = value
    }
  }
}
