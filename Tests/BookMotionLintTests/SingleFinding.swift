import BookMotion
import BookMotionLint

extension Choreography.Lint.Finding {
  /// The channel, if there is only one.
  var channel: BookChannel? { changes.count == 1 ? changes[0].channel : nil }

  /// The size of the change, if there is only one.
  var size: Double { changes.count == 1 ? changes[0].size : .nan }

  /// The finding in full, if it is instantaneous and has one channel.
  var single: SingleFinding? {
    guard let change = changes.first, changes.count == 1, duration == 0, cut == nil else {
      return nil
    }
    return SingleFinding(
      kind, direction, phase, at: time, change.channel, from: change.from, to: change.to)
  }
}

struct SingleFinding: Equatable {
  let kind: Choreography.Lint.Finding.Kind
  let direction: Choreography.Lint.Finding.Direction
  let phase: AnimationPhase
  let time: Double
  let channel: BookChannel
  let from: Double
  let to: Double

  init(
    _ kind: Choreography.Lint.Finding.Kind,
    _ direction: Choreography.Lint.Finding.Direction = .opening,
    _ phase: AnimationPhase = .moving, at time: Double, _ channel: BookChannel, from: Double,
    to: Double
  ) {
    (self.kind, self.direction, self.phase, self.time) = (kind, direction, phase, time)
    (self.channel, self.from, self.to) = (channel, from, to)
  }
}
