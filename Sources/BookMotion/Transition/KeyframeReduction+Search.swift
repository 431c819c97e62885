extension KeyframeReduction {
  /// How keyframes are looked for.
  public enum Search: String, Hashable, Sendable, CaseIterable {
    /// The smallest set there is: the shortest path through all frames, where a straight line that
    /// stays within the tolerance is a step.
    case fewest

    /// From each keyframe the longest straight line that stays within the tolerance.
    ///
    /// For very long timelines. The set may be larger than need be: for the presets, in all
    /// directions, at seven rates from 24 to 1000 and with three tolerances, by two keyframes at
    /// most and mostly by none.
    case longestChords
  }
}
