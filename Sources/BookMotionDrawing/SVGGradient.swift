package import BookMotion
package import BookMotionColor

/// A color stop of a gradient.
package struct SVGStop {
  /// The position of the stop, as a fraction of the gradient.
  package var position: Double
  package var color: RGB
  package var opacity: Double

  package init(_ position: Double, _ color: RGB, _ opacity: Double = 1) {
    self.position = position
    self.color = color
    self.opacity = opacity
  }

  package func add(to text: inout SVGText) {
    text.add("<stop")
    text.add(attribute: "offset", position, decimals: SVGGrid.shareDecimals)
    if color != .black { text.add(" stop-color=\"\(color.text)\"") }
    if opacity < 1 {
      text.add(attribute: "stop-opacity", opacity, decimals: SVGGrid.shareDecimals)
    }
    text.add("/>")
  }
}

extension [SVGStop] {
  /// These stops without those that make no visible difference, because they are on the line
  /// between others.
  package var thinned: [SVGStop] {
    guard count > 2 else { return self }
    var (kept, last) = ([self[0]], 0)
    while last < count - 1 {
      var next = last + 1
      while next + 1 < count, (last + 1...next).allSatisfy({ isBetween($0, last, next + 1) }) {
        next += 1
      }
      kept.append(self[next])
      last = next
    }
    return kept
  }

  private func isBetween(_ index: Int, _ start: Int, _ end: Int) -> Bool {
    let (stop, from, to) = (self[index], self[start], self[end])
    let distance = to.position - from.position
    let share = distance > 0 ? (stop.position - from.position) / distance : 0
    let color = from.color.mixed(share, with: to.color)
    let off = [
      stop.color.red - color.red, stop.color.green - color.green, stop.color.blue - color.blue,
      stop.opacity - from.opacity - (to.opacity - from.opacity) * share,
    ]
    return off.allSatisfy { abs($0) < SVGCanvas.leastOpacity }
  }
}

extension SVGText {
  /// Begins a gradient between two points of the drawing.
  package mutating func add(gradient name: String, from start: BookPoint, to end: BookPoint) {
    add("<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
    for (key, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
      add(attribute: key, value)
    }
    add(">")
  }
}

extension SVGCanvas {
  /// Defines a gradient from a surface's inner edge to its outer one, and returns its paint.
  ///
  /// The stops are placed where they are seen, as fractions of the shape's bounding box on the
  /// screen: nearer parts take up more of it.
  package mutating func gradient(across rect: BookRect, of surface: Surface, _ stops: [SVGStop])
    -> String
  {
    let bounds = BookScene.Quad(rect, seenBy: surface.view).bounds
    let seen = stops.map { stop in
      let x =
        surface.isRightBound
        ? rect.x + rect.width * (1 - stop.position) : rect.x + rect.width * stop.position
      let distance = surface.seen(BookPoint(x: x, y: rect.center.y)).x - bounds.x
      return SVGStop(
        bounds.width > 0 ? min(max(distance / bounds.width, 0), 1) : stop.position, stop.color,
        stop.opacity)
    }
    let isReversed = (seen.last?.position ?? 0) < (seen.first?.position ?? 0)
    return gradient((isReversed ? seen.reversed() : seen).thinned, "")
  }

  /// Defines a gradient from the top of a shape's bounding box to its bottom, and returns its
  /// paint.
  package mutating func gradient(down stops: [SVGStop]) -> String {
    gradient(stops, SVGCanvas.down)
  }

  private mutating func gradient(_ stops: [SVGStop], _ direction: String) -> String {
    let name = newName()
    add(SVGCanvas.gradient(name, stops, direction))
    return "url(#\(name))"
  }

  /// Defines a gradient across a shape's bounding box, or down it, and returns its paint.
  package mutating func gradient(_ stops: [SVGStop], down: Bool = false) -> String {
    let name = newName()
    definitions.add(SVGCanvas.gradient(name, stops, down ? SVGCanvas.down : ""))
    return "url(#\(name))"
  }

  private static func gradient(
    _ name: String, _ stops: [SVGStop], _ direction: String
  ) -> SVGText {
    var definition = SVGText()
    definition.add("<linearGradient id=\"\(name)\"\(direction)>")
    for stop in stops { stop.add(to: &definition) }
    definition.add("</linearGradient>")
    return definition
  }

  private static let down = " x2=\"0\" y2=\"1\""
}
