package import BookMotion

extension SVGCanvas {
  /// Paints a group as a single object, which has its own opacity, moves, scales about a point, and
  /// is clipped by a clip that ``clip(to:radius:)`` named. An invisible group is not painted.
  package mutating func group(
    opacity: Double = 1, movedBy offset: BookPoint = .zero, scaledBy scale: Double = 1,
    about center: BookPoint = .zero, clippedBy clip: String? = nil,
    _ paint: (inout SVGCanvas) -> Void
  ) {
    guard opacity >= SVGCanvas.leastOpacity, scale > 0 else { return }
    add("<g")
    if opacity < 1 { text.add(attribute: "opacity", opacity, decimals: SVGGrid.shareDecimals) }
    // Scaling about a center c maps p to c + scale · (p − c).
    let shift = offset + center - center.scaled(by: scale)
    if shift != .zero || scale != 1 {
      add(" transform=\"")
      if shift != .zero {
        add("translate(")
        text.add(shift.x)
        text.addNext(shift.y)
        add(")")
      }
      if scale != 1 {
        add("scale(")
        text.add(scale, decimals: SVGCanvas.scaleDecimals)
        add(")")
      }
      add("\"")
    }
    if let clip { add(" clip-path=\"url(#\(clip))\"") }
    add(">\n")
    paint(&self)
    add("</g>\n")
  }

  /// Defines a clip to the inside of a rectangle, and returns its name.
  package mutating func clip(to rect: BookRect, radius: Double = 0) -> String {
    let name = newName()
    let outer = text
    text = SVGText()
    fill(rect, radius: radius, SVGCanvas.black)
    definitions.add("<clipPath id=\"\(name)\">")
    definitions.add(text)
    definitions.add("</clipPath>")
    text = outer
    return name
  }

  /// Paints the soft shadow of a rectangle.
  package mutating func shadow(
    under rect: BookRect, radius: Double = 0, blur: Double, down drop: Double, opacity: Double
  ) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let name = "blur\(SVGGrid.units(blur, decimals: SVGGrid.coarseDecimals))"
    shared.define(name) {
      var text = SVGText()
      text.add(
        "<filter id=\"\(name)\" x=\"-.5\" y=\"-.5\" width=\"2\" height=\"2\">"
          + "<feGaussianBlur stdDeviation=\"")
      text.add(blur, decimals: SVGGrid.coarseDecimals)
      text.add("\"/></filter>")
      return text
    }
    add("<g filter=\"url(#\(name))\">")
    let shadowRect = BookRect(x: rect.x, y: rect.y + drop, width: rect.width, height: rect.height)
    fill(shadowRect, radius: radius, SVGCanvas.black, opacity: opacity)
    add("</g>\n")
  }

  /// Draws a shared definition of the given size so that it fills a rectangle.
  package mutating func use(_ name: String, of size: BookSize, in rect: BookRect) {
    add("<use xlink:href=\"#\(name)\" transform=\"translate(")
    text.add(rect.x)
    text.addNext(rect.y)
    add(")scale(")
    text.add(rect.width / size.width, decimals: SVGCanvas.scaleDecimals)
    text.addNext(rect.height / size.height, decimals: SVGCanvas.scaleDecimals)
    add(")\"/>\n")
  }

  private static let scaleDecimals = 5
}
