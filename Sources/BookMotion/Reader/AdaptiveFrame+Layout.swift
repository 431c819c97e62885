extension AdaptiveFrame {
  /// Where the border and its dots lie around a page.
  public struct Layout: Hashable, Sendable {
    /// What the border encloses, and what the page is clipped to.
    public let page: Rect

    /// How round the page's corners are, so that the border is as wide around them.
    public let pageRadius: Double

    /// The outer edge of the border.
    public let frame: Rect

    /// How round the outer corners are.
    public let frameRadius: Double

    /// The middles of the dots: top left, top right, bottom right, bottom left.
    public let dots: SIMD8<Double>

    /// How large a dot is.
    public let dotDiameter: Double

    /// The middle of a dot: 0 top left, 1 top right, 2 bottom right, 3 bottom left.
    ///
    /// - Precondition: `index` is from 0 to 3.
    public func dot(_ index: Int) -> Point { Point(x: dots[2 * index], y: dots[2 * index + 1]) }
  }

  /// How large a dot is, as a part of the border.
  public static let dotShare = 0.4

  /// Where the border and its dots lie, if `frame` is all the room there is for page and border.
  ///
  /// A dot stands in the middle of the border where it goes round the corner. In a room that is too
  /// small, the border takes at most half of the shorter side.
  ///
  /// ```swift
  /// let frame = AdaptiveFrame(color: .white, border: 10, cornerRadius: 16)
  /// let layout = frame.layout(in: Rect(x: 0, y: 0, width: 300, height: 200))
  /// layout.page.width  // 280
  /// layout.pageRadius  // 6
  /// layout.dot(0).x  // 8.22…
  /// ```
  ///
  /// - Precondition: the rectangle's numbers are finite, and its sides not below 0.
  public func layout(in frame: Rect) -> Layout {
    Domain.place.require(frame.x, "frame.x")
    Domain.place.require(frame.y, "frame.y")
    Domain(0, Domain.length.highest).require(frame.width, "frame.width")
    Domain(0, Domain.length.highest).require(frame.height, "frame.height")
    let half = min(frame.width, frame.height) / 2
    let border = min(self.border, half)
    let outer = min(cornerRadius, half)
    let inner = max(outer - border, 0)
    // On the diagonal of a corner, where the two edges of the border are seen from the frame's own
    // corner; the dot is between them.
    let diagonal = (0.5).squareRoot()
    let outerEdge = outer * (1 - diagonal)
    let innerEdge = border + inner * (1 - diagonal)
    let inset = (outerEdge + innerEdge) / 2
    let (left, top) = (frame.x + inset, frame.y + inset)
    let (right, bottom) = (frame.x + frame.width - inset, frame.y + frame.height - inset)
    return Layout(
      page: frame.inset(by: border), pageRadius: inner, frame: frame, frameRadius: outer,
      dots: SIMD8(left, top, right, top, right, bottom, left, bottom),
      dotDiameter: border * AdaptiveFrame.dotShare)
  }
}
