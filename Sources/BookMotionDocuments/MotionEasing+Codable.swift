#if !$Embedded
public import BookMotion

extension MotionEasing: Codable {
  /// Creates a curve from its name, or from the control points `[x1, y1, x2, y2]` of a Bézier
  /// curve.
  ///
  /// - Throws: A ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(readingFrom: decoder, noun: "curve")
  }

  /// Encodes the name of the curve if it has one; otherwise, `[x1, y1, x2, y2]`.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
#endif
