import BookMotion

/// The frames of a scene that are enough to draw all others: straight lines between them come as near
/// as asked for. The beginnings of phases are always among them.
struct SceneReduction: Sendable {
  /// The frames that are left, in order.
  let frames: [SceneFrame]

  /// How far each channel is from the truth at most, at any frame, in the order of channels.
  let errors: [Double]

  init(_ play: ScenePlay, tolerance: Double) {
    let all = Array(play)
    let width = play.kind.channels.count
    let line = Polyline(count: all.count, width: width, values: all.flatMap(\.values))
    let phases = all.indices.dropFirst().filter { all[$0].phase != all[$0 - 1].phase }
    let kept = line.longestChords(
      within: [Double](repeating: tolerance, count: width), keeping: phases)
    frames = kept.map { all[$0] }
    errors = line.largestErrors(keeping: kept)
  }
}
