#if !$Embedded
extension RGB: Codable {
  /// Reads a list of three numbers: red, green and blue.
  ///
  /// - Throws: ``BookMotionError`` that names the place in the document.
  public init(from decoder: any Decoder) throws(BookMotionError) {
    let place = DocumentPlace(of: decoder, noun: "color")
    let numbers = try DocumentPart.numbers(
      in: decoder, count: 3, "a list of 3 numbers", at: place)
    for (index, number) in numbers.enumerated() {
      try RGB.domain.check(number, place[index].description)
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  /// Writes red, green and blue as a list.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(red)
    try list.encode(green)
    try list.encode(blue)
  }
}
#endif
