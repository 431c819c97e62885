import BookMotion

/// The law of light in flight: faces and shadow of a book change no faster than its cover turns, and
/// than it rises and grows.
extension BookTransition {
  /// Returns a fault of the light that changes too much between two instants without an event
  /// between them, or `nil`.
  func lightFault(from start: Double, to end: Double) -> String? {
    let (one, other, style) = (pose(at: start), pose(at: end), choreography.style)
    func turned(_ pose: BookPose) -> Double { min(max(pose.flipAngle, 0), 180) }
    let turn = (turned(one) - turned(other)).magnitude
    func fault(_ channel: BookChannel, most: Double) -> String? {
      let change = (one[channel] - other[channel]).magnitude
      return change <= most + 1e-9 ? nil : "\(channel) changes by \(change), not \(most)"
    }
    let fades = style.fades
    for (channel, fade) in [
      (.coverOpacity, fades.cover), (.firstPageOpacity, fades.firstPage),
      (.spineOpacity, fades.spine), (.pageEdgeOpacity, fades.shownPageEdges),
      (.backOpacity, fades.back),
    ] as [(BookChannel, BookStyle.Fade)] {
      if let steepness = fade.steepness, let fault = fault(channel, most: steepness * turn) {
        return fault
      }
    }
    let (rest, raised, rise) = (style.shadow.rest, style.shadow.raised, style.shadow.rise)
    let risen = max(
      turn / (rise.upperBound - rise.lowerBound), (one.lift - other.lift).magnitude)
    let swing = style.shadow.swing * turn * .pi / 180
    let scales = [one, other].map { style.scale(forWidth: $0.width) }
    let (scale, growth) = (max(scales[0], scales[1]), (scales[0] - scales[1]).magnitude)
    func length(_ part: KeyPath<BookShadow, Double>, swing: Double = 0, most: Double = 0) -> Double
    {
      let (low, high) = (rest[keyPath: part], raised[keyPath: part])
      return scale * ((high - low).magnitude * risen + swing)
        + growth * (max(low.magnitude, high.magnitude) + most)
    }
    return fault(.shadowOpacity, most: (raised.opacity - rest.opacity).magnitude * risen)
      ?? fault(.shadowRadius, most: length(\.radius)) ?? fault(.shadowY, most: length(\.y))
      ?? fault(.shadowX, most: length(\.x, swing: swing, most: style.shadow.swing.magnitude))
  }
}

extension BookStyle.Fade {
  /// The greatest change of opacity per degree, or `nil` if the fade is a cut.
  fileprivate var steepness: Double? {
    let narrowest = [arrival, departure].compactMap { $0 }
      .map { $0.upperBound - $0.lowerBound }.min()
    guard let narrowest else { return 0 }
    return narrowest > 0 ? peak * (isSmooth ? 1.5 : 1) / narrowest : nil
  }
}
