import BookMotion
import BookMotionDrawing
import BookMotionPlay

extension SceneActor {
  /// Returns the time from which nothing is seen to move, if nothing happens after `time`; `nil` if
  /// something will never rest by itself.
  ///
  /// A recording ends with the first frame from this time on, and a page stops here. The picture and
  /// the phase stay as they are, no channel changes by as much as a drawing shows, and no cue comes;
  /// just before, one of them does. The search begins when everything rests, and looks back frame by
  /// frame, so that a picture is painted only for the few frames that may look the same.
  package func rest(after time: Double) -> Double? {
    guard !isHeld else { return nil }
    var after = time
    while !isAtRest(at: after) {
      guard after < time + PlayLimit.longest else { return nil }
      after += PlayLimit.step
    }
    let last = SceneLook(self, at: after + PlayLimit.longest)
    while after > time {
      let before = max(after - PlayLimit.step, time)
      guard shows(last, from: before, to: after) else {
        return PlayLimit.firstTime(from: before, to: after) { shows(last, from: $0, to: after) }
      }
      after = before
    }
    return time
  }

  /// Returns true if the scene looks like `last` at `time`, and no cue comes after it until `end`.
  private func shows(_ last: SceneLook<Self>, from time: Double, to end: Double) -> Bool {
    last.phase == phase(at: time) && cues(in: time.nextUp..<max(time, end).nextUp).isEmpty
      && last.hasValues(values(at: time)) && last.picture == SceneLook.picture(self, at: time)
  }
}

/// All that a scene shows at an instant.
private struct SceneLook<Actor: SceneActor> {
  let phase: Actor.Phase
  let values: [Double]
  let picture: [UInt8]

  init(_ actor: Actor, at time: Double) {
    phase = actor.phase(at: time)
    values = actor.values(at: time)
    picture = SceneLook.picture(actor, at: time)
  }

  /// Returns all that is painted.
  static func picture(_ actor: Actor, at time: Double) -> [UInt8] {
    var canvas = SVGCanvas(names: SVGNames())
    actor.paint(at: time, with: &canvas)
    return canvas.definitions.bytes + canvas.text.bytes
  }

  /// Returns true if no channel differs by as much as a drawing shows.
  func hasValues(_ others: [Double]) -> Bool {
    for (index, channel) in Actor.channels.enumerated() {
      let unseen = channel.unit == .points ? Precision.length : Precision.share
      if abs(values[index] - others[index]) >= unseen { return false }
    }
    return true
  }

  /// Half the steps of a drawing's numbers.
  private enum Precision {
    static var length: Double { 0.5 / Double(SVGGrid.steps[SVGGrid.decimals]) }
    static var share: Double { 0.5 / Double(SVGGrid.steps[SVGGrid.shareDecimals]) }
  }
}
