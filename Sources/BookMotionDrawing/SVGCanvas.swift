package import BookMotion
package import BookMotionDocuments

/// A frame's drawing as it grows: shapes, and the definitions that belong to them.
///
/// Names from ``newName()`` belong to a single frame. Definitions that many frames share, such as a
/// page's picture, are in ``shared``, under names with a digit or a capital letter.
package struct SVGCanvas: Sendable {
  package let names: SVGNames
  /// The visible elements.
  package var text = SVGText()
  /// The definitions that only this frame refers to.
  package var definitions = SVGText()
  /// The definitions that other frames refer to as well.
  package var shared = SharedDefinitions()
  /// The number of pixels per point where the drawing is viewed, at most 1.
  package let scale: Double
  /// True if the drawing is visible only for an instant.
  package let isFleeting: Bool
  /// The text after each shape.
  private let end: String
  private var namesGiven = 0
  /// The open groups: true for each that is translucent.
  private var groups: [Bool] = []

  package init(
    names: SVGNames, scale: Double = 1, isFleeting: Bool = false, aShapeALine: Bool = true
  ) {
    self.names = names
    self.isFleeting = isFleeting
    self.scale = min(scale, 1)
    end = aShapeALine ? "\n" : ""
  }

  /// Returns a name for the next definition of this frame.
  package mutating func newName() -> String {
    defer { namesGiven += 1 }
    return names.name(namesGiven)
  }

  /// Writes the drawing as a complete SVG 1.1 document that shows a part of the plane.
  package func writeDocument<Sink: BookTextSink & ~Copyable>(
    showing view: BookRect, to sink: inout Sink
  ) throws(Sink.Failure) {
    try sink.write(utf8: SVGText.documentHead(showing: view).bytes)
    try shared.write(to: &sink)
    try writeBody(to: &sink)
    try sink.write("</svg>\n")
  }

  /// Writes everything except the shared definitions.
  package func writeBody<Sink: BookTextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    if !definitions.bytes.isEmpty {
      try sink.write("<defs>")
      try sink.write(utf8: definitions.bytes)
      try sink.write("</defs>\n")
    }
    try sink.write(utf8: text.bytes)
  }

  package mutating func add(_ piece: String) { text.add(piece) }

  package mutating func add(_ piece: SVGText) { text.add(piece) }

  package mutating func add(
    attribute name: String, _ value: Double, decimals: Int = SVGGrid.decimals
  ) {
    text.add(attribute: name, value, decimals: decimals)
  }

  /// Adds a fill. Black is omitted, because it is the default.
  package mutating func add(fill paint: String, _ opacity: Double = 1) {
    if !paint.utf8.elementsEqual(SVGCanvas.black.utf8) { add(" fill=\"\(paint)\"") }
    add(opacity, as: "fill-opacity")
  }

  package mutating func add(_ opacity: Double, as name: String) {
    if opacity < 1 { add(attribute: name, opacity, decimals: SVGGrid.shareDecimals) }
  }
}

extension SVGCanvas {
  package static let black = "#000"
  package static let white = "#fff"

  /// The least visible opacity, which is half of a screen's step of 1/255.
  package static let leastOpacity = 0.002

  /// Fills a rectangle, with rounded corners if `radius` is positive.
  package mutating func fill(
    _ rect: BookRect, radius: Double = 0, _ paint: String, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, rect.width > 0, rect.height > 0 else { return }
    add("<rect")
    add(rect, radius: radius)
    add(fill: paint, opacity)
    add("/>" + end)
  }

  package mutating func fill(
    disc center: BookPoint, radius: Double, _ paint: String, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, radius > 0 else { return }
    add("<circle")
    add(attribute: "cx", center.x)
    add(attribute: "cy", center.y)
    add(attribute: "r", radius)
    add(fill: paint, opacity)
    add("/>" + end)
  }

  /// Fills a shape.
  package mutating func fill(
    _ paint: String, opacity: Double = 1, decimals: Int = SVGGrid.decimals,
    _ draw: (inout SVGPath) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let data = SVGPath.data(decimals: decimals, draw)
    guard !data.bytes.isEmpty else { return }
    add("<path d=\"")
    add(data)
    add("\"")
    add(fill: paint, opacity)
    add("/>" + end)
  }

  /// Draws straight lines with the given visible width; nothing if they would be invisible.
  package mutating func lines(
    _ paint: String, width: Double, opacity: Double = 1, isRound: Bool = false,
    _ draw: (inout SVGPath) -> Void
  ) {
    let decimals = isRound ? SVGGrid.decimals : SVGGrid.coarseDecimals
    let steps = SVGGrid.units(width, decimals: decimals)
    guard opacity >= SVGCanvas.leastOpacity, steps > 0 else { return }
    let data = SVGPath.data(decimals: SVGGrid.coarseDecimals, draw)
    guard !data.bytes.isEmpty else { return }
    add("<path d=\"")
    add(data)
    add("\" stroke=\"\(paint)\"")
    if steps != SVGGrid.steps[decimals] {
      add(" stroke-width=\"")
      text.add(units: steps, decimals: decimals)
      add("\"")
    }
    if isRound { add(" stroke-linecap=\"round\"") }
    add(opacity, as: "stroke-opacity")
    add("/>" + end)
  }

  /// Draws a line with round ends and corners.
  package mutating func stroke(
    _ paint: String, width: Double, opacity: Double = 1, _ draw: (inout SVGPath) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity, width > 0 else { return }
    add("<path d=\"")
    add(SVGPath.data(draw))
    add("\"")
    add(stroke: paint, width, opacity)
    add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>" + end)
  }

  /// Draws a line around a rectangle, with half of its width on either side of the edge.
  package mutating func stroke(
    _ rect: BookRect, radius: Double = 0, _ paint: String, width: Double, opacity: Double = 1
  ) {
    guard opacity >= SVGCanvas.leastOpacity, width > 0 else { return }
    add("<rect")
    add(rect, radius: radius)
    add(stroke: paint, width, opacity)
    add("/>" + end)
  }

  private mutating func add(_ rect: BookRect, radius: Double) {
    text.add(frame: rect)
    if radius > 0 { text.add(attribute: "rx", min(radius, rect.width / 2, rect.height / 2)) }
  }

  private mutating func add(stroke paint: String, _ width: Double, _ opacity: Double) {
    add(" fill=\"none\" stroke=\"\(paint)\"")
    add(attribute: "stroke-width", width)
    add(opacity, as: "stroke-opacity")
  }
}

extension SVGCanvas {
  /// Opens a group that has the given opacity as a whole, up to its `close()`.
  package mutating func open(opacity: Double) {
    groups.append(opacity < 1)
    guard opacity < 1 else { return }
    add("<g")
    add(opacity, as: "opacity")
    add(">")
  }

  package mutating func close() {
    add(groups.removeLast() ? "</g>\n" : "\n")
  }
}
