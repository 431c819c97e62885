package import BookMotion

extension Motion<Double> {
  /// Returns the value clamped to 0...1, for the opacity of something that appears or disappears.
  package func share(at time: Double) -> Double { min(max(value(at: time), 0), 1) }
}
