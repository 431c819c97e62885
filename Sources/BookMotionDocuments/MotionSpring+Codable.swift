#if !$Embedded
public import BookMotion

extension MotionSpring: Codable {
  /// Creates a spring from one of four sets of keys, which are named like the labels of
  /// ``Parameters``.
  ///
  /// | Keys | Defaults |
  /// |---|---|
  /// | `duration`, `bounce` | `bounce`: 0 |
  /// | `response`, `dampingRatio` | |
  /// | `stiffness`, `damping`, `allowOverDamping` | `allowOverDamping`: false |
  /// | `settlingDuration`, `dampingRatio`, `epsilon` | `epsilon`: 0.001 |
  ///
  /// Each set may include a `mass`, which is 1 by default. The mass changes the force of the
  /// spring, but changes its motion only if the stiffness is given.
  ///
  /// - Throws: A ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(readingFrom: decoder, noun: "spring")
  }

  /// Encodes `duration` and `bounce` if they reproduce the spring exactly; otherwise, `response`
  /// and `dampingRatio`, which always do. The `mass` is included if it is not 1.
  ///
  /// - Throws: Any error of the encoder, and an `EncodingError` if the response is outside the
  ///   range that can be decoded, which happens only with extreme physics.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif
