extension [Choreography.Stage] {
  /// Returns the stages of this direction without motion: whenever the direction rests, waiting for
  /// the app or at its end, what is seen is as before, but is reached by fading out and in again.
  ///
  /// Everything between two rests is one fade. What moves fades out as it begins, changes while it is
  /// transparent, and fades in until the next rest. A direction can be entered at any stage, so each
  /// fade makes all changes up to its rest, and not only those since the last one.
  ///
  /// - Parameter others: The stages of the direction that has come before.
  /// - Returns: The same stages, with other moves.
  func dissolved(after others: [Choreography.Stage]) -> [Choreography.Stage] {
    let standing = BookPose.Driven(frame: BookRect(x: 0, y: 0, width: 0, height: 0))
    var stages = self
    var start = 0
    while start < count {
      let end = 1 + (self[start...].firstIndex { $0.isResting } ?? count - 1)
      let length = self[start..<end].reduce(0) { $0 + $1.duration }
      let moves = Choreography.Move.carried(from: self[..<end], into: [])
      for veil in Choreography.Move.veils
      where self[start..<end].contains(where: { $0.moves.contains { $0.goal.concerns(veil) } }) {
        for index in start..<end {
          stages[index].moves.removeAll { $0.goal.concerns(veil) }
        }
        let fade = Choreography.Move.veiling
        stages[start].moves.append(.fade(veil, 0, over: fade))
        stages[start].moves += moves.filter { $0.goal.veil == veil }.map { $0.atOnce(after: fade) }
        stages[start].moves.append(
          .fade(
            veil, (others + self[..<end]).value(of: veil) ?? standing[veil],
            over: Swift.max(length - fade, fade), after: fade))
      }
      start = end
    }
    return stages
  }

  /// The last value to which the stages move a channel, or `nil` if they don't move it.
  func value(of channel: BookPose.Driven.Channel) -> Double? {
    for case .value(channel, let value) in flatMap({ $0.moves }).reversed().map({ $0.goal }) {
      return value
    }
    return nil
  }
}

extension Choreography.Move {
  /// The opacities behind which something can move unseen.
  static let veils: [BookPose.Driven.Channel] = [
    .bookOpacity, .libraryOpacity, .readerOpacity, .controlsOpacity,
  ]

  /// The time in which something fades out before it moves unseen.
  ///
  /// It is the same for everything, so that a fade that begins while another one is under way ends
  /// after it: at that time, nothing is left to be seen. A fade-in that is cut short is below zero by
  /// then, which is transparent, too.
  static let veiling = 0.3

  /// Returns true if the move changes something at once that a veil can hide.
  func isJump(behind veil: BookPose.Driven.Channel) -> Bool {
    goal.veil == veil && animation == .none
  }
}

extension Choreography.Move.Goal {
  /// The opacity of what the goal moves, or `nil` if the goal is a fade itself.
  var veil: BookPose.Driven.Channel? {
    switch self {
    case .center, .size: .bookOpacity
    case .value(let channel, _):
      switch channel {
      case .x, .y, .width, .height, .flipAngle, .tilt, .yaw, .lift, .frameBorder: .bookOpacity
      case .libraryScale: .libraryOpacity
      case .readerScale: .readerOpacity
      case .controlsOffset: .controlsOpacity
      default: nil
      }
    }
  }

  /// Returns true if the goal moves what the veil hides, or the veil itself.
  func concerns(_ veil: BookPose.Driven.Channel) -> Bool { self.veil == veil || isValue(of: veil) }

  func isValue(of channel: BookPose.Driven.Channel) -> Bool {
    if case .value(channel, _) = self { true } else { false }
  }
}
