/// The flip angles over which a face of a book comes and goes.
///
/// A function of the angle on its own: it needs no timeline, no layout and no book.
///
/// ```swift
/// FaceFade.firstPage.opacity(flipAngle: 112.5)  // 0.5
/// FaceFade.spine.opacity(flipAngle: 10)  // 0.5
/// FaceFade.cover.opacity(flipAngle: 170)  // 0
/// let back = FaceFade(arrival: 10...40, departure: 140...170)
/// back.opacity(flipAngle: 25)  // 0.5
/// ```
///
/// Springs overshoot: an angle below 0° counts as 0°, one above 180° as 180°, and one that is not a
/// number as 0°. No opacity is ever below 0 or above 1.
///
/// The flip angle is the progress of a turn: a face that fades while a stage runs, and not at some
/// of its angles, arrives over 0...180.
public struct FaceFade: Hashable, Sendable {
  /// The angles over which it comes; a face without them is there from the start.
  ///
  /// Where both are the same it comes at once, as soon as the cover is past that angle.
  public let arrival: ClosedRange<Double>?

  /// The angles over which it goes; a face without them stays.
  ///
  /// Where both are the same it goes at once, when the cover reaches that angle.
  public let departure: ClosedRange<Double>?

  /// The opacity between arrival and departure.
  public let peak: Double

  /// Whether it starts and ends level (smoothstep), instead of in straight lines.
  public let isSmooth: Bool

  /// Creates a fade.
  ///
  /// - Precondition: the angles are from 0 to 180, and the peak is from 0 to 1.
  public init(
    arrival: ClosedRange<Double>? = nil, departure: ClosedRange<Double>? = nil, peak: Double = 1,
    isSmooth: Bool = false
  ) {
    for (range, name) in [(arrival, "arrival"), (departure, "departure")] {
      guard let range else { continue }
      Domain.turn.require(range.lowerBound, name)
      Domain.turn.require(range.upperBound, name)
    }
    Domain.unit.require(peak, "peak")
    self.arrival = arrival
    self.departure = departure
    self.peak = peak
    self.isSmooth = isSmooth
  }

  /// The face's opacity at a flip angle.
  @inline(__always)
  public func opacity(flipAngle: Double) -> Double {
    let angle = FaceFade.turned(flipAngle)
    var share = 1.0
    if let arrival {
      share = FaceFade.ramp(angle, from: arrival.lowerBound, to: arrival.upperBound)
    }
    if let departure {
      share = min(share, FaceFade.fall(angle, from: departure.lowerBound, to: departure.upperBound))
    }
    return peak * (isSmooth ? share * share * (3 - 2 * share) : share)
  }

  /// The same fade, times a factor from 0 to 1.
  public func scaled(by factor: Double) -> FaceFade {
    FaceFade(arrival: arrival, departure: departure, peak: peak * factor, isSmooth: isSmooth)
  }

  /// 0 up to `start`, 1 from `end` on, and a straight line between.
  @inline(__always)
  static func ramp(_ angle: Double, from start: Double, to end: Double) -> Double {
    guard angle > start else { return 0 }
    return angle < end ? (angle - start) / (end - start) : 1
  }

  /// 1 up to `start`, 0 from `end` on, and a straight line between: gone where it ends, also where it
  /// ends at once.
  @inline(__always)
  static func fall(_ angle: Double, from start: Double, to end: Double) -> Double {
    guard angle < end else { return 0 }
    return angle > start ? (end - angle) / (end - start) : 1
  }

  /// The angle inside 0...180 that an overshooting one stands for.
  @inline(__always)
  static func turned(_ flipAngle: Double) -> Double {
    flipAngle > 0 ? min(flipAngle, halfTurn) : 0
  }

  package static let halfTurn = 180.0
}

extension FaceFade {
  /// The whole cover below 170°, nothing from there on.
  ///
  /// It ends before 180°, because a cover that lies almost flat would show its front, and not its
  /// lining, through the page that is read.
  public static let cover = FaceFade(departure: 170...170)

  /// Nothing up to 90°, where the cover hides the page, then all of it within 45°.
  public static let firstPage = FaceFade(arrival: 90...135)

  /// There while the spine can be seen from the side, gone at both ends, where it would lie beneath
  /// the closed or the open book.
  public static let spine = FaceFade(arrival: 0...20, departure: 160...180)

  /// Always there.
  public static let always = FaceFade()

  /// Never there: for a face that a book does not have.
  public static let never = FaceFade(peak: 0)
}

#if !$Embedded
extension FaceFade: Codable {
  /// Reads the angles of `arrival` and `departure`, the `peak`, and whether it is `smooth`; what is
  /// left out is as in ``always``.
  ///
  /// ```json
  /// {"arrival": [0, 20], "departure": [160, 180], "peak": 0.9, "smooth": true}
  /// ```
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(DocumentPart(decoder, noun: "fade"))
  }

  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.arrival, .departure, .peak, .smooth])
    let peak = try part.number(.peak, default: 1)
    try Domain.unit.check(peak, part.place[.peak].description)
    self.init(
      arrival: try part.angles(.arrival), departure: try part.angles(.departure), peak: peak,
      isSmooth: part.has(.smooth) ? try part.truth(.smooth) : false)
  }

  /// Writes what differs from ``always``.
  public func encode(to encoder: any Encoder) throws {
    var fields = DocumentFields(encoder)
    for (key, range) in [(DocumentKey.arrival, arrival), (.departure, departure)] {
      if let range { try fields.write(range, key) }
    }
    try fields.write(peak, .peak, unless: 1)
    try fields.write(isSmooth, .smooth, unless: false)
  }
}
#endif
