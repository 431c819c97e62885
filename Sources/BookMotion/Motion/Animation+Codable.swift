#if !$Embedded
extension Animation: Codable {
  /// Reads a `spring`, or a `curve` with its `duration`, or `"atOnce": true`; and a `delay`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(DocumentPart(decoder, noun: "animation"), beside: [])
  }

  /// Reads the fields of an animation that stand beside those of `others`, in one object.
  init(_ part: DocumentPart, beside others: [DocumentKey]) throws(BookMotionError) {
    let driver: Driver
    switch try part.one(of: [.spring, .curve, .atOnce]) {
    case .spring:
      try part.expect(only: others + [.spring, .delay])
      driver = .spring(try Spring(part.part(.spring)))
    case .curve:
      try part.expect(only: others + [.curve, .duration, .delay])
      driver = .curve(
        try UnitCurve(try part.decoder(.curve), at: part.place[.curve]),
        duration: try part.number(.duration))
    default:
      try part.expect(only: others + [.atOnce, .delay])
      guard try part.truth(.atOnce) else {
        throw part.place[.atOnce].error(.wrongKind(expected: "true"))
      }
      driver = .none
    }
    let delay = try part.number(.delay, default: 0)
    self = try part.place.containing { () throws(BookMotionError) in
      try Animation(driver, delay: delay)
    }
  }

  /// Writes the driver, and the delay if there is one.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DocumentKey.self)
    switch driver {
    case .spring(let spring): try fields.encode(spring, forKey: .spring)
    case .curve(let curve, let duration):
      try fields.encode(curve, forKey: .curve)
      try fields.encode(duration, forKey: .duration)
    case .none: try fields.encode(true, forKey: .atOnce)
    }
    if delay != 0 { try fields.encode(delay, forKey: .delay) }
  }
}
#endif
