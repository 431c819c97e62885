extension BookStyle {
  /// The flip angles over which a face of a book appears and disappears.
  ///
  /// The opacity is a function of the flip angle alone: it needs no timeline, layout, or book.
  ///
  /// ```swift
  /// BookStyle.Fade.firstPage.opacity(flipAngle: 112.5)  // 0.5
  /// BookStyle.Fade.spine.opacity(flipAngle: 10)  // 0.5
  /// BookStyle.Fade.cover.opacity(flipAngle: 170)  // 0
  /// let back = BookStyle.Fade(arrival: 10...40, departure: 140...170)
  /// back.opacity(flipAngle: 25)  // 0.5
  /// ```
  ///
  /// Springs overshoot, so angles are clamped to 0...180, and NaN counts as 0. The opacity is always
  /// between 0 and 1. It changes no faster than the cover turns: per degree by at most the peak divided
  /// by the width of the narrower range, or one and a half times that if it eases. Only a range without
  /// a width cuts.
  ///
  /// The flip angle also serves as the progress of a turn: use an arrival over 0...180 for a face
  /// that fades throughout the turn rather than at certain angles.
  public struct Fade: Hashable, Sendable {
    /// The angles over which the face appears, or `nil` if it is visible from the start.
    ///
    /// If both bounds are equal, the face appears at once, as soon as the flip angle exceeds them.
    public private(set) var arrival: ClosedRange<Double>?

    /// The angles over which the face disappears, or `nil` if it stays.
    ///
    /// If both bounds are equal, the face disappears at once, when the flip angle reaches them.
    public private(set) var departure: ClosedRange<Double>?

    /// The opacity between arrival and departure.
    public private(set) var peak: Double

    /// A Boolean value that indicates whether the fade eases in and out (smoothstep) instead of being
    /// linear.
    public private(set) var isSmooth: Bool

    /// Creates a fade.
    ///
    /// - Precondition: The angles are from 0 to 180, and the peak is from 0 to 1.
    public init(
      arrival: ClosedRange<Double>? = nil, departure: ClosedRange<Double>? = nil, peak: Double = 1,
      isSmooth: Bool = false
    ) {
      for (range, name) in [(arrival, "arrival"), (departure, "departure")] {
        guard let range else { continue }
        BookDomain.turn.require(range.lowerBound, name)
        BookDomain.turn.require(range.upperBound, name)
      }
      BookDomain.unit.require(peak, "peak")
      self.arrival = arrival
      self.departure = departure
      self.peak = peak
      self.isSmooth = isSmooth
    }

    /// Returns the face's opacity at a flip angle, in degrees.
    @inline(__always)
    public func opacity(flipAngle: Double) -> Double {
      let angle = BookStyle.Fade.turned(flipAngle)
      var share = 1.0
      if let arrival {
        share = BookStyle.Fade.ramp(angle, from: arrival.lowerBound, to: arrival.upperBound)
      }
      if let departure {
        share = min(
          share, BookStyle.Fade.fall(angle, from: departure.lowerBound, to: departure.upperBound))
      }
      return peak * (isSmooth ? share * share * (3 - 2 * share) : share)
    }

    /// Returns this fade with its opacity multiplied by `factor`, which is from 0 to 1.
    package func scaled(by factor: Double) -> BookStyle.Fade {
      BookStyle.Fade(
        arrival: arrival, departure: departure, peak: peak * factor, isSmooth: isSmooth)
    }

    /// Returns 0 up to `start`, 1 from `end` on, and a linear transition between them.
    @inline(__always)
    static func ramp(_ angle: Double, from start: Double, to end: Double) -> Double {
      guard angle > start else { return 0 }
      return angle < end ? (angle - start) / (end - start) : 1
    }

    /// Returns 1 up to `start`, 0 from `end` on, and a linear transition between them. The result at
    /// `end` is 0 even if `start` and `end` are equal.
    @inline(__always)
    static func fall(_ angle: Double, from start: Double, to end: Double) -> Double {
      guard angle < end else { return 0 }
      return angle > start ? (end - angle) / (end - start) : 1
    }

    /// Returns the flip angle clamped to 0...180, or 0 for NaN.
    @inline(__always)
    static func turned(_ flipAngle: Double) -> Double {
      flipAngle > 0 ? min(flipAngle, Elementary.halfTurn) : 0
    }
  }
}

extension BookStyle.Fade {
  /// Fully opaque below 170°, and transparent from there on.
  ///
  /// The fade ends before 180° because a cover that lies almost flat would otherwise show its
  /// front, not its lining, through the page.
  public static let cover = BookStyle.Fade(departure: 170...170)

  /// Transparent up to 90°, while the cover hides the page, then fading in over 45°.
  public static let firstPage = BookStyle.Fade(arrival: 90...135)

  /// Visible while the spine can be seen from the side, and transparent at both ends, where it
  /// would be beneath the closed or open book.
  public static let spine = BookStyle.Fade(arrival: 0...20, departure: 160...180)

  /// Always opaque.
  package static let always = BookStyle.Fade()
}

extension BookStyle.Fade: HasFields {
  package static var blank: BookStyle.Fade { .always }
  package static var isAlwaysValid: Bool { true }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.optional("arrival", &arrival)
    try visitor.optional("departure", &departure)
    try visitor.number("peak", &peak, .opacity)
    try visitor.truth("smooth", &isSmooth)
  }
}
