import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing

/// Paints one frame: the backdrop, the shadow, the faces from back to front, and the overlay.
struct FramePainter {
  let frame: BookFrame
  var canvas: SVGCanvas
  var outlines: [Outline: String] = [:]
  var blurs: [Int: String] = [:]
  var cuts: [Outline: (clip: String, path: String)] = [:]

  init(_ frame: BookFrame, names: SVGNames) {
    self.frame = frame
    canvas = SVGCanvas(names: names, aShapeALine: false)
  }

  var names: SVGNames { canvas.names }
  var pose: BookPose { frame.pose }
  var setting: BookSetting { frame.setting }
  var look: BookLook { frame.setting.look }
  /// The width of the white border of the cover and the page.
  var rim: Double { setting.style.border * setting.style.scale(forWidth: pose.width) }
  var isRightBound: Bool { frame.setting.layout.binding == .right }
  var isSpread: Bool { frame.setting.style.spread.hasTwoPages }

  /// Paints everything, or everything in front of the backdrop.
  mutating func paint(withBackdrop: Bool = true) {
    if withBackdrop { paintBackdrop() }
    if pose.bookOpacity >= SVGCanvas.leastOpacity {
      canvas.open(opacity: pose.bookOpacity)
      paintShadow()
      paintThickness()
      paintBoards()
      paintFaces { $0 != .reader }
      canvas.close()
    }
    paintFaces { $0 == .reader }
    paintOverlay()
  }

  private mutating func paintFaces(_ isPainted: (BookScene.Face.Kind) -> Bool) {
    for face in frame.scene.faces
    where isPainted(face.kind) && face.opacity >= SVGCanvas.leastOpacity {
      paint(face)
    }
  }

  /// Paints a face, alone and flat or among the others, with their light on it.
  mutating func paint(_ face: BookScene.Face, isFlat: Bool = false) {
    let surface = surface(of: face)
    switch face.kind {
    case .backCover where isFlat: canvas.fill(face.rect, look.spine.scaled(by: Body.back).text)
    case .backCover: paintBackCover(face, on: surface)
    case .pageBlock where isFlat: canvas.fill(face.rect, BookThickness.paper.text)
    case .pageBlock: paintPageBlock(face, on: surface)
    case .firstPage, .facingPage: paintPage(face, on: surface)
    case .gutter: paintGutter(face, on: surface)
    // Painted with the thickness, beside the body.
    case .pageEdges, .spine: break
    case .cover: paintCover(face, on: surface)
    // With its page on the other side of the flyleaf, the inside is no longer visible.
    case .coverInside where !isFlat && showsFacingPage && frame.scene.face(.facingPage) != nil:
      break
    case .coverInside: paintCoverInside(face, on: surface, isFlat: isFlat)
    case .reader: paintReader(face, on: surface)
    }
  }

  func surface(of face: BookScene.Face) -> Surface {
    Surface(
      rect: face.rect, view: face.projection, isRightBound: isRightBound,
      spineRoundness: pose.spineRoundness(of: face.kind, setting.style))
  }

  /// True if the spread is centered on the body.
  var isCentered: Bool { setting.style.spread == .centered }
}

extension FramePainter {
  /// Fills a rectangle of a surface, with rounded corners.
  mutating func fill(
    _ rect: BookRect, radius: Double = 0, on surface: Surface, _ paint: String,
    decimals: Int = SVGGrid.decimals
  ) {
    canvas.fill(paint, decimals: decimals) { surface.add(rect, radius: radius, to: &$0) }
  }
}
