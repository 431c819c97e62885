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

extension KeyframeReduction.Search {
  /// The smallest set where finding it takes a moment, the longest lines where it would take long:
  /// the one takes time with the square of the rate, the other with the rate.
  ///
  /// ```swift
  /// KeyframeReduction.Search.suited(toFrames: 295).rawValue  // "fewest"
  /// KeyframeReduction.Search.suited(toFrames: 180_000).rawValue  // "longestChords"
  /// ```
  public static func suited(toFrames count: Int) -> KeyframeReduction.Search {
    count <= mostForFewest ? .fewest : .longestChords
  }

  /// A transition of ten seconds at 500 frames a second.
  private static let mostForFewest = 5000
}
