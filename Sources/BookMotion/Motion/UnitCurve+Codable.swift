#if !$Embedded
extension UnitCurve: Codable {
  /// Reads the name of a curve, or the two control points of a Bézier curve as
  /// `[x1, y1, x2, y2]`.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    try self.init(decoder, at: DocumentPlace(of: decoder, noun: "curve"))
  }

  init(_ decoder: any Decoder, at place: DocumentPlace) throws(BookMotionError) {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      guard let named = UnitCurve.named.first(where: { $0.name == word }) else {
        throw place.error(.unknownName(word, choices: UnitCurve.named.map(\.name)))
      }
      self = named.curve
      return
    }
    let numbers = try DocumentPart.numbers(
      in: decoder, count: 4, "the name of a curve or a list of 4 numbers", at: place)
    for (index, number) in numbers.enumerated() {
      try Domain.magnitude.check(number, place[index].description)
    }
    self.init(.bezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])))
  }

  /// Writes the name of the curve if it has one, otherwise `[x1, y1, x2, y2]`.
  public func encode(to encoder: any Encoder) throws {
    if let named = UnitCurve.named.first(where: { $0.curve == self }) {
      var container = encoder.singleValueContainer()
      try container.encode(named.name)
    } else if case .bezier(let bezier) = shape {
      var container = encoder.unkeyedContainer()
      try container.encode(
        contentsOf: [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y])
    }
  }

  /// The curves that have a name in documents, by the words they have in Swift; the last one is the
  /// inverse of the one before.
  private static let named: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
    ("circularEaseOutIn", .circularEaseInOut.inverse),
  ]
}
#endif
