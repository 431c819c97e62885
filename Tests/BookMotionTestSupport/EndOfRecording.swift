/// The law of a recording's end: after it, nothing is seen to move, and a frame before, something is.
package enum EndOfRecording {
  /// Looks for a fault of a recording: that it ends too soon, or too late.
  ///
  /// - Parameters:
  ///   - end: The time of the last frame.
  ///   - start: The time of the last event.
  ///   - frame: The duration of a frame.
  ///   - isThere: Returns true if everything is where it will stay, at an instant.
  ///   - moves: Returns true if something is on its way there; by default, if it is not there.
  /// - Returns: The fault in words, or `nil` if there is none.
  package static func fault(
    at end: Double, after start: Double, frame: Double = 1.0 / 60,
    isThere: (Double) -> Bool, moves: ((Double) -> Bool)? = nil
  ) -> String? {
    // Twice as often as anybody looks at a screen, between its frames; then for a long time.
    for look in 0..<looks {
      let time = end + (Double(look) + part) / (2 * rate)
      if !isThere(time) { return "something moves at \(time), after \(end)" }
    }
    for pause in [5.0, 60, 3000] where !isThere(end + pause) {
      return "something is elsewhere \(pause) s after \(end)"
    }
    // The event itself may be all that happens.
    guard end - frame > start else { return nil }
    // A motion may end a rounding error after a frame.
    let watched = (0...watches).map { end - (frame + 1e-9) * Double($0) / Double(watches) }
    if watched.contains(where: { moves?($0) ?? !isThere($0) }) { return nil }
    return "nothing moves any more since \(end - frame), before \(end)"
  }

  private static let rate = 240.0
  private static let part = 0.37
  private static var looks: Int { Effort.isWhole ? 960 : 64 }
  private static let watches = 8
}
