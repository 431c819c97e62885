import BookMotion
import BookMotionDocuments
import BookMotionDrawing

/// The parts of a book as flat drawings, made by the painter that draws frames. A live page places
/// them in 3D itself.
struct FlatArt {
  private let setting: BookSetting
  private let choreography: Choreography
  /// The largest size at which each face is shown or, for a page, its first size, before it grows
  /// to become the reader.
  private var sizes: [BookScene.Face.Material: BookSize] = [:]

  init(_ timelines: [BookTimeline], _ look: BookLook) throws(BookMotionError) {
    let (style, layout) = (
      timelines[0].score.choreography.style, timelines[0].score.untouched.layout
    )
    choreography = timelines[0].score.choreography
    setting = BookSetting(style: style, layout: layout, look: look)
    for timeline in timelines {
      for frame in timeline {
        let scene = try BookScene(
          frame.pose, style: style, binding: layout.binding, screen: layout.screen)
        for face in scene.faces {
          let size = sizes[face.material] ?? face.rect.size
          let isPage = face.material == .firstPage || face.material == .facingPage
          guard sizes[face.material] == nil || !isPage else { continue }
          sizes[face.material] = BookSize(
            width: max(size.width, face.rect.width), height: max(size.height, face.rect.height))
        }
      }
    }
  }
}

extension FlatArt {
  /// Returns a face's drawing, which fills its element.
  func face(_ material: BookScene.Face.Material) -> String {
    guard let size = sizes[material] else { return "" }
    let rect = BookRect(x: 0, y: 0, width: size.width, height: size.height)
    // The reader is painted in full if no page is open.
    let angle = material.isOutside || material == .reader ? 0 : BookStyle.Fade.halfTurn
    var body = rect
    if material == .reader, setting.style.spread.hasTwoPages {
      body = setting.layout.frame(of: .zoomed)
    }
    var driven = BookPose.Driven(frame: body)
    driven[.flipAngle] = angle
    let face = BookScene.Face(
      material: material, rect: rect, cornerRadius: setting.style.corners.cover, opacity: 1,
      projection: .identity)
    return drawing(showing: rect, named: material.rawValue, driven, flat: face) {
      $0.paint(flat: face)
    }
  }

  /// The library from which the book comes.
  var library: String {
    let view = setting.view
    var driven = BookPose.Driven(frame: setting.layout.restingFrame)
    driven[.bookOpacity] = 0
    return drawing(showing: view, named: "library", driven) { $0.paintBackdrop() }
  }

  /// The dark overlay behind the choice of a mode.
  var overlay: String {
    var driven = BookPose.Driven(frame: setting.layout.restingFrame)
    driven[.overlayOpacity] = 1
    return drawing(showing: setting.view, named: "overlay", driven) { $0.paintOverlay() }
  }

  /// The controls for choosing a mode.
  var controls: String {
    var driven = BookPose.Driven(frame: setting.layout.restingFrame)
    driven[.controlsOpacity] = 1
    return drawing(showing: setting.view, named: "controls", driven) { $0.paintOverlay() }
  }

  /// Returns the way that a drawing fits into its element, which may get another shape when the
  /// screen does.
  private static func fit(of name: String) -> String {
    switch name {
    case "library", "reader": "\"xMidYMid slice\""
    case "controls": "\"xMidYMid meet\""
    default: "\"none\""
    }
  }

  private func drawing(
    showing rect: BookRect, named name: String, _ driven: BookPose.Driven,
    flat face: BookScene.Face? = nil, _ paint: (inout FramePainter) -> Void
  ) -> String {
    var setting = setting
    setting.view = rect
    let pose = BookPose(driven, style: setting.style, binding: setting.layout.binding)
    guard let frame = try? BookFrame(pose, in: setting) else { return "" }
    let names = SVGNames(shared: name, own: name)
    var painter = FramePainter(frame, names: names)
    let page = face.flatMap { FlatPage($0, with: &painter) }
    if page == nil { paint(&painter) }
    var text = page?.background ?? ""
    var head = SVGText()
    head.add("<svg xmlns:xlink=\"http://www.w3.org/1999/xlink\" preserveAspectRatio=")
    head.add(page?.fit ?? FlatArt.fit(of: name))
    head.add(viewBox: page?.shown ?? rect)
    head.add(">")
    text.write(utf8: head.bytes)
    let parts: FrameParts =
      switch name {
      case "library": [.library, .details]
      case "cover": .cover
      case "firstPage", "facingPage", "reader": .page
      default: []
      }
    setting.definitions(for: parts, names: names).write(to: &text)
    text.write(utf8: painter.canvas.text.bytes)
    return text + "</svg>" + (page?.foreground ?? "")
  }
}
