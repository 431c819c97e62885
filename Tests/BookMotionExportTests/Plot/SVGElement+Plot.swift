import BookMotionDrawing

/// Helpers for plots.
extension SVGElement {
  var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

  /// Returns a number that must be present.
  func measure(_ attribute: String) -> Double { number(attribute) ?? .nan }

  func all(_ name: String, class wanted: Substring? = nil) -> [SVGElement] {
    all.filter { element in
      element.name == name && (wanted.map { element.classes.contains($0) } ?? true)
    }
  }

  /// The points of a polyline.
  var points: [(x: Double, y: Double)] {
    (attributes["points"] ?? "").split(separator: " ").map { point in
      let numbers = point.split(separator: ",").map { Double($0) ?? .nan }
      return (numbers[0], numbers[1])
    }
  }

  /// The start of a path whose data begins with M.
  var pathStart: (x: Double, y: Double) {
    let numbers = (attributes["d"] ?? "").dropFirst().split { !"-.0123456789".contains($0) }
    return (Double(numbers[0]) ?? .nan, Double(numbers[1]) ?? .nan)
  }
}
