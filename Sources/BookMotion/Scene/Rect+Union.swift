extension Rect {
  /// The smallest rectangle around this one and another.
  ///
  /// ```swift
  /// let left = Rect(x: 0, y: 0, width: 10, height: 10)
  /// left.union(Rect(x: 20, y: -5, width: 10, height: 10)).width  // 30
  /// ```
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The rectangle around, that is so much larger at every side.
  func outset(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
