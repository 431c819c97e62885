// What a stage is made of can be anything while it is put together; a choreography lets nothing in
// that cannot be.

extension Stage {
  /// Throws for what cannot be; `path` is what stands before the names of the fields.
  func check(at path: String = "") throws(BookMotionError) {
    try Domain.seconds.check(duration, path + "lasts")
    for (index, move) in moves.enumerated() {
      try move.check(at: "\(path)moves[\(index)].")
    }
    for (index, moment) in moments.enumerated() {
      try moment.check(at: "\(path)moments[\(index)].")
    }
  }
}

extension Move {
  func check(at path: String = "") throws(BookMotionError) {
    switch goal {
    case .centre(_, let part): try Domain.place.check(part, path + "part")
    case .size(_, let scale, let part):
      try Domain.length.check(scale, path + "scale")
      try Domain.place.check(part, path + "part")
    case .value(let channel, let value):
      guard channel.isDriven else { throw BookMotionError(.notDriven(channel), at: path + "move") }
      try Domain.place.check(value, path + "to")
    }
  }
}

extension Moment {
  func check(at path: String = "") throws(BookMotionError) {
    try Domain.seconds.check(delay, path + "after")
  }
}
