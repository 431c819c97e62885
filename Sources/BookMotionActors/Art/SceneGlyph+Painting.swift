package import BookMotion
package import BookMotionColor
package import BookMotionDrawing

extension SVGCanvas {
  /// Paints an icon around a point, filled with the opacity `share`. Its strokes have almost the
  /// same weight at every size.
  package mutating func paint(
    _ glyph: SceneGlyph, around center: BookPoint, side: Double, _ color: RGB,
    filled share: Double = 0, opacity: Double = 1
  ) {
    guard side > 0, opacity >= SVGCanvas.leastOpacity else { return }
    shared.define(glyph.name) {
      var text = SVGText()
      text.add("<path id=\"\(glyph.name)\" d=\"\(glyph.outline)\"/>")
      return text
    }
    let share = glyph.isSolid ? 1 : share
    let isFilled = share >= SVGCanvas.leastOpacity
    add("<g fill=\"\(isFilled ? color.text : "none")\"")
    if isFilled, share < 1 {
      text.add(attribute: "fill-opacity", share, decimals: SVGGrid.shareDecimals)
    }
    if opacity < 1 { text.add(attribute: "opacity", opacity, decimals: SVGGrid.shareDecimals) }
    add(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
    let weight = Stroke.weight(at: side) * glyph.boldness
    text.add(attribute: "stroke-width", weight * SceneGlyph.side / side)
    add(" stroke=\"\(color.text)\">")
    let frame = BookRect(center: center, size: BookSize(width: side, height: side))
    use(glyph.name, of: BookSize(width: SceneGlyph.side, height: SceneGlyph.side), in: frame)
    add("</g>\n")
  }

  /// Paints icons that replace each other. The share of each sets its size and its opacity.
  package mutating func paint(
    _ glyphs: [(glyph: SceneGlyph, color: RGB, share: Double)], around center: BookPoint,
    side: Double
  ) {
    for (glyph, color, share) in glyphs {
      let size = side * (Button.smallest + (1 - Button.smallest) * share)
      paint(glyph, around: center, side: size, color, opacity: share)
    }
  }

  /// Paints a paper button, round or pill-shaped, with an icon.
  package mutating func paintButton(
    _ glyph: SceneGlyph, in rect: BookRect, side: Double, color: RGB = SceneColor.ink,
    on ground: RGB = SceneColor.paper
  ) {
    paintButton(in: rect, on: ground)
    paint(glyph, around: rect.center, side: side, color)
  }

  /// Paints only the button, if its icon changes.
  package mutating func paintButton(in rect: BookRect, on ground: RGB = SceneColor.paper) {
    let height = rect.height
    shadow(
      under: rect, radius: height / 2, blur: height * Button.blur, down: height * Button.drop,
      opacity: Button.shadow)
    fill(rect, radius: height / 2, ground.text)
  }
}

private enum Stroke {
  static let finest = 2.0
  static let boldest = 2.5
  static let share = 0.085
  static let leastShare = 0.075

  /// Returns a weight of 2 to 2.5 points. It is less if a small icon has no room for that, and more
  /// for a very large one, which would look thin.
  static func weight(at side: Double) -> Double {
    min(max(side * share, finest), max(boldest, side * leastShare), side * 2 * share)
  }
}

private enum Button {
  static let blur = 0.12
  static let drop = 0.07
  static let shadow = 0.2
  /// The relative size of an icon that is appearing or disappearing.
  static let smallest = 0.65
}
