import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import Testing

@testable import BookMotionExport
@testable import BookMotionScenes

/// The content of a scene's picture, read back from its text: every part with its position on the
/// screen.
struct DrawnParts {
  /// A part as it is visible: with the translation, scale, and opacity of all its ancestors.
  struct Part {
    let element: SVGElement
    /// The part's own coordinates are first scaled and then translated to those of the screen.
    let scale: Double
    let offset: BookPoint
    let opacity: Double
    /// All ancestors, from the outermost.
    let parents: [SVGElement]

    /// The visible rectangle, for parts that have a position and a size.
    var rect: BookRect? {
      guard let width = element.number("width"), let height = element.number("height") else {
        return nil
      }
      let (x, y) = (element.number("x") ?? 0, element.number("y") ?? 0)
      return BookRect(
        x: offset.x + scale * x, y: offset.y + scale * y, width: scale * width,
        height: scale * height)
    }
  }

  let root: SVGElement

  init(
    _ kind: GalleryScene, _ events: [MotionEvent]?, at time: Double,
    on stage: SceneStage = SceneStage()
  ) throws {
    try self.init(ScenePlay(kind, on: stage, events: events).frame(at: time))
  }

  init(_ frame: PlayedFrame) throws {
    root = try DrawnScene.picture(of: frame)
  }

  /// The drawn parts in order, without definitions.
  var parts: [Part] {
    root.children.flatMap {
      DrawnParts.parts($0, scale: 1, offset: .zero, opacity: 1, parents: [])
    }
  }

  private static func parts(
    _ element: SVGElement, scale: Double, offset: BookPoint, opacity: Double, parents: [SVGElement]
  ) -> [Part] {
    guard element.name != "defs" else { return [] }
    var (scale, offset) = (scale, offset)
    let transform = element.attributes["transform"] ?? ""
    if let move = numbers(of: "translate(", in: transform) {
      offset = offset + BookPoint(x: scale * move[0], y: scale * move[1])
    }
    if let growth = numbers(of: "scale(", in: transform) { scale *= growth[0] }
    let opacity = opacity * (element.number("opacity") ?? 1)
    let part = Part(
      element: element, scale: scale, offset: offset, opacity: opacity, parents: parents)
    return [part]
      + element.children.flatMap {
        parts($0, scale: scale, offset: offset, opacity: opacity, parents: parents + [element])
      }
  }

  /// Returns the numbers of a function of a transform, given with its opening parenthesis.
  private static func numbers(of function: String, in transform: String) -> [Double]? {
    guard !transform.isEmpty, let start = transform.firstRange(of: function) else { return nil }
    return SVGElement.numbers(in: String(transform[start.upperBound...].prefix { $0 != ")" }))
  }

  /// Returns the innermost clip of a part's group, at the position of the part.
  func outline(of part: Part) -> BookRect? {
    let clips = part.parents.compactMap { $0.attributes["clip-path"] }
    guard let name = clips.last?.dropFirst("url(#".count).dropLast(),
      let clip = root.all.first(where: { $0.attributes["id"] == String(name) }),
      let shape = clip.children.first
    else { return nil }
    return Part(element: shape, scale: part.scale, offset: part.offset, opacity: 1, parents: [])
      .rect
  }

  /// Returns the illustrations of a page by its number, provided there are no more pages than
  /// illustrations.
  func pages(_ number: Int) -> [BookRect] {
    parts.filter { part in
      part.element.name == "svg"
        && part.element.children.first?.attributes["xlink:href"] == "#A\(number)"
    }.compactMap(\.rect)
  }

  /// The opacity of the shade on the screen behind the sheet.
  var shade: Double {
    parts.first { $0.element.attributes["fill"] == SceneColor.shade.text }?
      .element.number("fill-opacity") ?? 0
  }
}
