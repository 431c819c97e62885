#if !$Embedded
public import BookMotion

extension MotionCurve: Codable {
  /// Creates an animation from a `spring`, a `curve` with its `duration`, or `"atOnce": true`, and
  /// an optional `delay`.
  ///
  /// - Throws: A ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(readingFrom: decoder, noun: "animation")
  }

  /// Encodes the driver, and the delay if it is not 0.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif
