import BookMotionDrawing

/// A comparison of two drawings, by structure and by number.
///
/// ```swift
/// SVGDifference.between(made, golden)  // nil, or "svg/g[3]/path[0] d: number 4 is 12.5, not 12.3"
/// ```
enum SVGDifference {
  /// Returns `nil` if both have the same elements in the same order with the same words, and no
  /// number differs by more than the tolerance; otherwise, a description of the first difference.
  static func between(_ made: String, _ golden: String, tolerance: Double = 0.011) -> String? {
    guard let first = SVGElement.parse(made) else { return "the drawing is no well-formed XML" }
    guard let second = SVGElement.parse(golden) else { return "the golden is no well-formed XML" }
    return difference(first, second, at: first.name, tolerance)
  }

  private static func difference(
    _ made: SVGElement, _ golden: SVGElement, at place: String, _ tolerance: Double
  ) -> String? {
    guard made.name == golden.name else {
      return "\(place) is a \(made.name), not a \(golden.name)"
    }
    for name in Set(made.attributes.keys).union(golden.attributes.keys).sorted() {
      guard let value = made.attributes[name] else { return "\(place) has no \(name)" }
      guard let expected = golden.attributes[name] else { return "\(place) has \(name)=\(value)" }
      if let words = difference(value, expected, tolerance) { return "\(place) \(name): \(words)" }
    }
    if let words = difference(made.ownText, golden.ownText, tolerance) {
      return "\(place): \(words)"
    }
    for (index, pair) in zip(made.children, golden.children).enumerated() {
      let inside = "\(place)/\(pair.0.name)[\(index)]"
      if let words = difference(pair.0, pair.1, at: inside, tolerance) { return words }
    }
    guard made.children.count == golden.children.count else {
      return "\(place) has \(made.children.count) parts, not \(golden.children.count)"
    }
    return nil
  }

  private static func difference(
    _ made: String, _ golden: String, _ tolerance: Double
  ) -> String? {
    if made == golden { return nil }
    // Colors and pictures are not lists of numbers.
    guard !made.hasPrefix("#"), !made.hasPrefix("data:"), words(made) == words(golden) else {
      return "\(made.prefix(80)), not \(golden.prefix(80))"
    }
    let (numbers, expected) = (SVGElement.numbers(in: made), SVGElement.numbers(in: golden))
    guard numbers.count == expected.count else {
      return "\(numbers.count) numbers, not \(expected.count)"
    }
    for (index, pair) in zip(numbers, expected).enumerated()
    where abs(pair.0 - pair.1) > tolerance {
      return "number \(index) is \(pair.0), not \(pair.1)"
    }
    return nil
  }

  private static func words(_ text: String) -> String { text.filter { $0.isLetter } }
}
