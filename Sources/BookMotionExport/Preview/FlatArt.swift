import BookMotion
import BookMotionDocuments
import BookMotionDrawing

/// The parts of a book as flat drawings, made by the painter that draws frames. A live page places
/// them in 3D itself.
struct FlatArt {
  private let setting: BookSetting
  /// The largest size at which each face is shown or, for a page, its first size, before it grows
  /// to become the reader.
  private var sizes: [BookScene.Face.Kind: BookSize] = [:]

  init(_ timeline: BookTimeline, _ look: BookLook) throws(BookMotionError) {
    let (style, layout) = (timeline.score.choreography.style, timeline.score.untouched.layout)
    setting = BookSetting(style: style, layout: layout, look: look)
    for frame in timeline {
      for face in try BookFrame(frame.pose, in: setting).scene.faces {
        let size = sizes[face.kind] ?? face.rect.size
        guard sizes[face.kind] == nil || face.kind.part != .page else { continue }
        sizes[face.kind] = BookSize(
          width: max(size.width, face.rect.width), height: max(size.height, face.rect.height))
      }
    }
  }
}

extension FlatArt {
  /// Returns a face's drawing, which fills its element.
  func face(_ kind: BookScene.Face.Kind) -> String {
    guard let size = sizes[kind] else { return "" }
    var rect = BookRect(x: 0, y: 0, width: size.width, height: size.height)
    // The reader is painted in full if no page is open.
    let isSeenClosed = [.front, .thickness, .reader].contains(kind.part)
    var body = rect
    var shown = rect
    if kind == .reader, setting.style.spread.hasTwoPages {
      body = setting.layout.frame(of: .zoomed)
      shown = BookRect(x: 0, y: body.y, width: 2 * body.width, height: body.height)
      shown.x = body.x - (setting.layout.binding == .left ? body.width : 0)
      // Its dots are in their own place on a screen of any shape: they are elements.
      rect.x = FlatArt.elsewhere
    }
    var driven = BookPose.Driven(frame: body)
    driven[.flipAngle] = isSeenClosed ? 0 : Elementary.halfTurn
    // Nothing bends on a web page, so that no flyleaf turns there: what is printed on its other side is on
    // the cover, where it comes to lie.
    let isVerso = kind == .coverInside && setting.showsFacingPage
    let face = BookScene.Face(
      kind: isVerso ? .facingPage : kind, rect: rect,
      cornerRadius: setting.style.corners.cover, opacity: 1, projection: .identity)
    let art = drawing(showing: shown, named: kind.rawValue, driven, flat: face) {
      $0.paint(face, isFlat: true)
    }
    return isVerso ? "<i class=\"verso\">\(art)</i>" : art
  }

  /// The library from which the book comes. Its shelves are drawn in the points in which they are
  /// designed, of which each screen shows another part, and the light on them in those of the screen.
  func library(on screens: [BookSize]) -> String {
    let (layout, own) = (setting.layout, setting.layout.frame(of: .screen))
    let names = SVGNames(shared: "library")
    let point = LibraryPainter(layout, view: own, names: names)
      .design(BookRect(x: 0, y: 0, width: 1, height: 1))
    // All that any of the screens shows, in points of its own screen.
    var view = own
    for screen in screens {
      let other = BookLayout(
        screen: screen, restingFrame: layout.restingFrame, binding: layout.binding)
      let area = other.frame(of: .screen)
      let seen = LibraryPainter(other, view: area, names: names).design(area)
      let (left, top) = ((seen.x - point.x) / point.width, (seen.y - point.y) / point.height)
      let right = max(left + seen.width / point.width, view.x + view.width)
      let bottom = max(top + seen.height / point.height, view.y + view.height)
      (view.x, view.y) = (min(left, view.x), min(top, view.y))
      (view.width, view.height) = (right - view.x, bottom - view.y)
    }
    let painter = LibraryPainter(layout, view: view, names: names)
    var text = SVGText()
    text.add("<svg class=\"shelves\"")
    text.add(" preserveAspectRatio=\"none\" style=\"background:")
    text.add("\(LibraryPainter.Shelf.wall.text)\"><defs>")
    text.add(painter.shelves)
    text.add(painter.details)
    text.add("</defs><g transform=\"matrix(")
    let numbers = [point.width, 0, 0, point.height, point.x, point.y]
    text.add(numbers.map(JSONText.number).joined(separator: " "))
    text.add(")\"><use xlink:href=\"#\(names.name(.library))\"/>")
    text.add("<use xlink:href=\"#\(names.name(.details))\"/></g></svg>")
    text.add(
      "<svg><rect width=\"100%\" height=\"100%\" fill=\"url(#\(names.name(.light)))\"/></svg>")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// A place beyond all screens.
  private static let elsewhere = 10_000.0

  /// The dark overlay behind the choice of a mode.
  var overlay: String { choice("overlay", .overlayOpacity, fit: "\"none\"") }

  /// The controls for choosing a mode.
  var controls: String { choice("controls", .controlsOpacity, fit: "\"xMidYMid meet\"") }

  private func choice(_ name: String, _ part: BookPose.Driven.Channel, fit: String) -> String {
    var driven = BookPose.Driven(frame: setting.layout.restingFrame)
    driven[part] = 1
    return drawing(showing: setting.view, named: name, driven, fit: fit) { $0.paintOverlay() }
  }

  /// Returns a drawing, with the way that it fits into its element, which may get another shape when
  /// the screen does.
  private func drawing(
    showing rect: BookRect, named name: String, _ driven: BookPose.Driven,
    flat face: BookScene.Face? = nil, fit: String = "\"none\"",
    _ paint: (inout FramePainter) -> Void
  ) -> String {
    let pose = BookPose(driven, style: setting.style, binding: setting.layout.binding)
    guard let frame = try? BookFrame(pose, in: setting) else { return "" }
    let names = SVGNames(shared: name, own: name)
    var painter = FramePainter(frame, names: names)
    let page = face.flatMap { FlatPage($0, with: &painter) }
    if page == nil { paint(&painter) }
    var text = page?.background ?? ""
    var end = page?.foreground ?? ""
    if face?.kind == .reader, page == nil { end = FlatPage.dots(painter) }
    if face?.kind == .cover { end = FlatPage.coverRim(painter) }
    var head = SVGText()
    head.add("<svg preserveAspectRatio=")
    head.add(page?.fit ?? fit)
    head.add(viewBox: page?.shown ?? rect)
    head.add(">")
    text.write(utf8: head.bytes)
    let parts = face.map { setting.parts(of: $0.kind) } ?? []
    setting.definitions(for: parts, names: names).write(to: &text)
    text.write(utf8: painter.canvas.text.bytes)
    return text + "</svg>" + end
  }
}
