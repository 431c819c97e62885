package import BookMotion

/// Paints one frame of a scene: shapes, and the definitions that belong to them.
///
/// Names that ``newName()`` gives are those of one frame; what many frames share, such as a page's
/// picture, is defined in ``shared`` under a name with a digit or a capital letter in it.
package struct SVGCanvas {
  package let names: SVGNames
  /// What is seen.
  package var text = SVGText()
  /// What this frame alone refers to.
  package var definitions = SVGText()
  /// What other frames refer to as well.
  package var shared = SharedDefinitions()
  /// How many pixels a point has where it is looked at, at most one.
  package let scale: Double
  private var namesGiven = 0

  package init(names: SVGNames, scale: Double = 1) {
    self.names = names
    self.scale = min(scale, 1)
  }

  /// A name for the next definition of this frame.
  package mutating func newName() -> String {
    defer { namesGiven += 1 }
    return names.name(namesGiven)
  }

  package func writeBody<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    if !definitions.bytes.isEmpty {
      try sink.write("<defs>")
      try sink.write(utf8: definitions.bytes)
      try sink.write("</defs>\n")
    }
    try sink.write(utf8: text.bytes)
  }

  package mutating func add(_ piece: String) { text.add(piece) }
}

extension SVGCanvas {
  package static let black = "#000"

  /// Below half a step of a screen's 255 nothing is seen.
  package static let leastOpacity = 0.002

  /// A filled rectangle, with round corners if they have a radius.
  package mutating func fill(
    _ rect: BookRect, radius: Double = 0, _ paint: String, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, rect.width > 0, rect.height > 0 else { return }
    add("<rect")
    add(rect, radius: radius)
    add(fill: paint, opacity)
    add("/>\n")
  }

  package mutating func fill(
    disc center: BookPoint, radius: Double, _ paint: String, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, radius > 0 else { return }
    add("<circle")
    text.add(attribute: "cx", center.x)
    text.add(attribute: "cy", center.y)
    text.add(attribute: "r", radius)
    add(fill: paint, opacity)
    add("/>\n")
  }

  /// A filled shape.
  package mutating func fill(
    _ paint: String, opacity: Double = 1, _ draw: (inout SVGPath) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    add("<path d=\"")
    text.add(SVGPath.data(draw))
    add("\"")
    add(fill: paint, opacity)
    add("/>\n")
  }

  /// A line with round ends and corners.
  package mutating func stroke(
    _ paint: String, width: Double, opacity: Double = 1, _ draw: (inout SVGPath) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity, width > 0 else { return }
    add("<path d=\"")
    text.add(SVGPath.data(draw))
    add("\"")
    add(stroke: paint, width, opacity)
    add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n")
  }

  /// The line around a rectangle, half of its width on either side of the edge.
  package mutating func stroke(
    _ rect: BookRect, radius: Double = 0, _ paint: String, width: Double, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, width > 0 else { return }
    add("<rect")
    add(rect, radius: radius)
    add(stroke: paint, width, opacity)
    add("/>\n")
  }

  private mutating func add(_ rect: BookRect, radius: Double) {
    text.add(attribute: "x", rect.x)
    text.add(attribute: "y", rect.y)
    text.add(attribute: "width", rect.width)
    text.add(attribute: "height", rect.height)
    if radius > 0 { text.add(attribute: "rx", min(radius, rect.width / 2, rect.height / 2)) }
  }

  private mutating func add(fill paint: String, _ opacity: Double) {
    if paint != SVGCanvas.black { add(" fill=\"\(paint)\"") }
    add(opacity, as: "fill-opacity")
  }

  private mutating func add(stroke paint: String, _ width: Double, _ opacity: Double) {
    add(" fill=\"none\" stroke=\"\(paint)\"")
    text.add(attribute: "stroke-width", width)
    add(opacity, as: "stroke-opacity")
  }

  private mutating func add(_ opacity: Double, as name: String) {
    if opacity < 1 { text.add(attribute: name, opacity, decimals: SVGGrid.shareDecimals) }
  }
}
