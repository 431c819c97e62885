import BookMotion
import BookMotionDrawing

extension FramePainter {
  /// Defines an outline that other shapes are clipped by and that can be filled by name, and
  /// returns its names. An outline that is already defined is reused.
  mutating func outline(
    of rect: BookRect, radius: Double, on surface: Surface
  ) -> (clip: String, path: String) {
    let outline = Outline(
      rect: rect, radius: radius, view: surface.view, spineRoundness: surface.spineRoundness)
    if let names = cuts[outline] { return names }
    let names = (clip: canvas.newName(), path: canvas.newName())
    cuts[outline] = names
    canvas.add("<clipPath id=\"\(names.clip)\">")
    define(outline, on: surface, names.path)
    canvas.add("</clipPath>")
    return names
  }

  /// Fills an outline that will be filled again by name, and returns its name.
  mutating func fillOutline(
    of rect: BookRect, radius: Double, on surface: Surface, _ paint: String
  ) -> String {
    let outline = Outline(
      rect: rect, radius: radius, view: surface.view, spineRoundness: surface.spineRoundness)
    if let names = cuts[outline] {
      fill(outline: names.path, paint)
      return names.path
    }
    let name = canvas.newName()
    // A `use` takes its own color only if the referenced path has none, so the group has the color.
    canvas.add("<g fill=\"\(paint)\">")
    define(outline, on: surface, name)
    canvas.add("</g>")
    return name
  }

  /// Fills the outline of a body part; after the first time, it is referenced by name.
  mutating func fill(
    outlineOf rect: BookRect, radius: Double, on surface: Surface, _ paint: String,
    decimals: Int = SVGGrid.decimals
  ) {
    let outline = Outline(
      rect: rect, radius: radius, view: surface.view, spineRoundness: surface.spineRoundness)
    if let name = outlines[outline] ?? cuts[outline]?.path { return fill(outline: name, paint) }
    // A referenced path without a fill takes that of its use. Only black, the default, needs no
    // fill.
    if paint == SVGCanvas.black {
      let name = canvas.newName()
      outlines[outline] = name
      define(outline, on: surface, name)
    } else {
      fill(rect, radius: radius, on: surface, paint, decimals: decimals)
    }
  }

  /// Returns the name of an outline, which is defined but not drawn unless it already exists.
  mutating func outlineName(
    of rect: BookRect, radius: Double, on surface: Surface
  ) -> String {
    let outline = Outline(
      rect: rect, radius: radius, view: surface.view, spineRoundness: surface.spineRoundness)
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
    let view: BookScene.Projection
    let spineRoundness: Double
  }

  /// Fills a named outline.
  mutating func fill(outline name: String, _ paint: String, opacity: Double = 1) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    canvas.add("<use xlink:href=\"#\(name)\"")
    canvas.add(fill: paint, opacity)
    canvas.add("/>")
  }
}
