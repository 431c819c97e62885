/// What distinguishes the look of one choreography's book from another's.
public struct BookStyle: Hashable, Sendable {
  /// How the front of the cover goes away.
  public var coverFade: FaceOpacity.CoverFade

  /// How the spine comes and goes.
  public var spineFade: FaceOpacity.SpineFade

  /// The spine's width on a cover that is ``referenceWidth`` wide.
  public var spineWidth: Double

  /// The strength of the perspective, as SwiftUI's `rotation3DEffect` counts it.
  public var perspective: Double

  /// Where the open book is read.
  public var spread: Spread

  /// Where the open book is read.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// One page, in the middle of the screen.
    case page
    /// Two pages, with the hinge in the middle of the screen.
    case spread
  }

  /// Creates a style.
  ///
  /// - Precondition: the spine's width and the perspective are finite, and 0 or above.
  public init(
    coverFade: FaceOpacity.CoverFade = .cut, spineFade: FaceOpacity.SpineFade = .standard,
    spineWidth: Double = 14, perspective: Double = 0.5, spread: Spread = .page
  ) {
    Domain.seconds.require(spineWidth, "spineWidth")
    Domain.seconds.require(perspective, "perspective")
    self.coverFade = coverFade
    self.spineFade = spineFade
    self.spineWidth = spineWidth
    self.perspective = perspective
    self.spread = spread
  }

  /// The look of `bookPolish`: spine 14, perspective 0.5, a hard cut at 170°.
  public static let polish = BookStyle()

  /// The look of `storyReader`: a spine two and a half times as thick, perspective 0.65, a cover
  /// that fades.
  public static let story = BookStyle(
    coverFade: .smooth, spineWidth: 35, perspective: 0.65, spread: .spread)

  /// The cover's width that ``spineWidth`` is stated for.
  public static let referenceWidth = 200.0

  /// The spine's width on a cover of some width.
  public func spineWidth(forCoverWidth width: Double) -> Double {
    spineWidth * (width / BookStyle.referenceWidth)
  }
}

#if !$Embedded
extension BookStyle: Codable {
  /// Reads a style; what is left out is as in ``polish``.
  ///
  /// ```json
  /// {"coverFade": [170, 170], "spineFade": [20, 20],
  ///  "spineWidth": 14, "perspective": 0.5, "spread": "page"}
  /// ```
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(DocumentPart(decoder, noun: "style"))
  }

  init(_ part: DocumentPart) throws(BookMotionError) {
    try part.expect(only: [.coverFade, .spineFade, .spineWidth, .perspective, .spread])
    let standard = BookStyle.polish
    var (coverFade, spineFade, spread) = (standard.coverFade, standard.spineFade, standard.spread)
    if part.has(.coverFade) {
      let angles = try part.angles(.coverFade)
      // A fade that ends before it starts is none.
      try Domain(angles[0], Domain.turn.highest)
        .check(angles[1], part.place[.coverFade][1].description)
      coverFade = FaceOpacity.CoverFade(from: angles[0], to: angles[1])
    }
    if part.has(.spineFade) {
      let angles = try part.angles(.spineFade)
      spineFade = FaceOpacity.SpineFade(arrival: angles[0], departure: angles[1])
    }
    if part.has(.spread) { spread = try part.name(.spread, of: Spread.allCases) }
    let spineWidth = try part.number(.spineWidth, default: standard.spineWidth)
    try Domain.seconds.check(spineWidth, part.place[.spineWidth].description)
    let perspective = try part.number(.perspective, default: standard.perspective)
    try Domain.seconds.check(perspective, part.place[.perspective].description)
    self.init(
      coverFade: coverFade, spineFade: spineFade, spineWidth: spineWidth,
      perspective: perspective, spread: spread)
  }

  /// Writes what differs from ``polish``.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    let standard = BookStyle.polish
    let all = encoder.writesDefaults
    if all || coverFade != standard.coverFade {
      try fields.encode([coverFade.start, coverFade.end], forKey: .coverFade)
    }
    if all || spineFade != standard.spineFade {
      try fields.encode([spineFade.arrival, spineFade.departure], forKey: .spineFade)
    }
    if all || spineWidth != standard.spineWidth {
      try fields.encode(spineWidth, forKey: .spineWidth)
    }
    if all || perspective != standard.perspective {
      try fields.encode(perspective, forKey: .perspective)
    }
    if all || spread != standard.spread { try fields.encode(spread, forKey: .spread) }
  }
}

extension DocumentPart {
  /// Two angles of the cover.
  fileprivate func angles(_ key: DocumentKey) throws(BookMotionError) -> [Double] {
    let angles = try numbers(key, count: 2)
    for (index, angle) in angles.enumerated() {
      try Domain.turn.check(angle, place[key][index].description)
    }
    return angles
  }
}

extension BookStyle.Spread: Codable {}
#endif
