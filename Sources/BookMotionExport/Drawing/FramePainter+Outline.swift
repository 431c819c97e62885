import BookMotion

extension FramePainter {
  /// Defines an outline that other shapes are cut by, and that can be filled by its name. What has
  /// been defined before is only named.
  mutating func outline(
    of rect: BookRect, radius: Double, on surface: Surface
  ) -> (clip: String, path: String) {
    let outline = Outline(rect: rect, radius: radius, view: surface.view, isBound: surface.isBound)
    if let names = cuts[outline] { return names }
    let names = (clip: canvas.newName(), path: canvas.newName())
    cuts[outline] = names
    canvas.add("<clipPath id=\"\(names.clip)\">")
    define(outline, on: surface, names.path)
    canvas.add("</clipPath>")
    return names
  }

  /// Fills an outline that will be filled again by its name.
  mutating func fillOutline(
    of rect: BookRect, radius: Double, on surface: Surface, _ paint: String
  ) -> String {
    let outline = Outline(rect: rect, radius: radius, view: surface.view, isBound: surface.isBound)
    if let names = cuts[outline] {
      fill(outline: names.path, paint)
      return names.path
    }
    let name = canvas.newName()
    // What is used again takes the color of its use, unless it has its own.
    canvas.add("<g fill=\"\(paint)\">")
    define(outline, on: surface, name)
    canvas.add("</g>")
    return name
  }

  /// Fills the outline of a body part; the second time it is only named.
  mutating func fill(
    outlineOf rect: BookRect, radius: Double, on surface: Surface, _ paint: String,
    decimals: Int = SVGGrid.decimals
  ) {
    let outline = Outline(rect: rect, radius: radius, view: surface.view, isBound: surface.isBound)
    if let name = outlines[outline] ?? cuts[outline]?.path { return fill(outline: name, paint) }
    // What is used again takes the color of its use: black is no color of its own.
    if paint == SVGCanvas.black {
      let name = canvas.newName()
      outlines[outline] = name
      define(outline, on: surface, name)
    } else {
      fill(rect, radius: radius, on: surface, paint, decimals: decimals)
    }
  }

  /// The name of an outline, which is defined but not seen unless it is there already.
  mutating func outlineName(
    of rect: BookRect, radius: Double, on surface: Surface
  ) -> String {
    let outline = Outline(rect: rect, radius: radius, view: surface.view, isBound: surface.isBound)
    if let name = outlines[outline] ?? cuts[outline]?.path { return name }
    let name = canvas.newName()
    outlines[outline] = name
    canvas.add("<defs>")
    define(outline, on: surface, name)
    canvas.add("</defs>")
    return name
  }

  private mutating func define(_ outline: Outline, on surface: Surface, _ name: String) {
    canvas.add("<path id=\"\(name)\" d=\"")
    let isBoard = outlines[outline] != nil
    canvas.add(
      SVGPath.data(decimals: isBoard ? SVGGrid.decimals : SVGGrid.coarseDecimals) {
        surface.add(outline.rect, radius: outline.radius, to: &$0)
      })
    canvas.add("\"/>")
  }

  struct Outline: Hashable {
    let rect: BookRect
    let radius: Double
    let view: Homography
    let isBound: Bool
  }

  /// Fills an outline that has a name.
  mutating func fill(outline name: String, _ paint: String, opacity: Double = 1) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    canvas.add("<use xlink:href=\"#\(name)\"")
    canvas.add(fill: paint, opacity)
    canvas.add("/>")
  }
}
