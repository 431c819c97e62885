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
    if coverFade != standard.coverFade {
      try fields.encode([coverFade.start, coverFade.end], forKey: .coverFade)
    }
    if spineFade != standard.spineFade {
      try fields.encode([spineFade.arrival, spineFade.departure], forKey: .spineFade)
    }
    if spineWidth != standard.spineWidth { try fields.encode(spineWidth, forKey: .spineWidth) }
    if perspective != standard.perspective {
      try fields.encode(perspective, forKey: .perspective)
    }
    if spread != standard.spread { try fields.encode(spread, forKey: .spread) }
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
#endif
