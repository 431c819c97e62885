import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// What a picture of a scene shows, read back from its text: every part with its place on the screen.
struct DrawnParts {
  /// A part as it is seen: moved, larger, shining through with all that it is in.
  struct Part {
    let element: SVGElement
    /// The part's own coordinates, scaled and then moved, are those of the screen.
    let scale: Double
    let way: BookPoint
    let opacity: Double
    /// All that it is in, from the outside.
    let parents: [SVGElement]

    /// Where it is seen, for those that have a place and a size.
    var rect: BookRect? {
      guard let width = element.number("width"), let height = element.number("height") else {
        return nil
      }
      let (x, y) = (element.number("x") ?? 0, element.number("y") ?? 0)
      return BookRect(
        x: way.x + scale * x, y: way.y + scale * y, width: scale * width, height: scale * height)
    }
  }

  let root: SVGElement

  init(
    _ kind: GalleryScene, _ events: [RecordingEvent]?, at time: Double,
    on stage: SceneStage = SceneStage()
  ) throws {
    try self.init(ScenePlay(kind, on: stage, events: events).frame(at: time))
  }

  init(_ frame: PlayedFrame) throws {
    root = try DrawnScene.picture(of: frame)
  }

  /// What is drawn, in order; definitions are not.
  var parts: [Part] {
    root.children.flatMap {
      DrawnParts.parts($0, scale: 1, way: .zero, opacity: 1, parents: [])
    }
  }

  private static func parts(
    _ element: SVGElement, scale: Double, way: BookPoint, opacity: Double, parents: [SVGElement]
  ) -> [Part] {
    guard element.name != "defs" else { return [] }
    var (scale, way) = (scale, way)
    let transform = element.attributes["transform"] ?? ""
    if let move = transform.firstMatch(of: /translate\(([^)]*)\)/) {
      let numbers = SVGElement.numbers(in: String(move.1))
      way = way + BookPoint(x: scale * numbers[0], y: scale * numbers[1])
    }
    if let growth = transform.firstMatch(of: /scale\(([^)]*)\)/) {
      scale *= SVGElement.numbers(in: String(growth.1))[0]
    }
    let opacity = opacity * (element.number("opacity") ?? 1)
    let part = Part(
      element: element, scale: scale, way: way, opacity: opacity, parents: parents)
    return [part]
      + element.children.flatMap {
        parts($0, scale: scale, way: way, opacity: opacity, parents: parents + [element])
      }
  }

  /// What the innermost clip leaves of what is in a part's group, where that part is.
  func outline(of part: Part) -> BookRect? {
    let clips = part.parents.compactMap { $0.attributes["clip-path"] }
    guard let name = clips.last?.dropFirst("url(#".count).dropLast(),
      let clip = root.all.first(where: { $0.attributes["id"] == String(name) }),
      let shape = clip.children.first
    else { return nil }
    return Part(element: shape, scale: part.scale, way: part.way, opacity: 1, parents: []).rect
  }

  /// Illustrations, by the number of the page that they belong to, where there are fewer pages than
  /// illustrations.
  func pages(_ number: Int) -> [BookRect] {
    parts.filter { part in
      part.element.name == "svg"
        && part.element.children.first?.attributes["xlink:href"] == "#A\(number)"
    }.compactMap(\.rect)
  }

  /// How dark the screen is behind what lies on it.
  var shade: Double {
    parts.first { $0.element.attributes["fill"] == SceneColor.shade.text }?
      .element.number("fill-opacity") ?? 0
  }
}

/// The words of every line of a file in Fixtures/.
func fixtureRows(_ path: String) throws -> [[String]] {
  try String(contentsOf: Golden.packageURL("Fixtures/" + path), encoding: .utf8)
    .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}
