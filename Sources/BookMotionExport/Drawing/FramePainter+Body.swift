import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing

extension FramePainter {
  /// True if the first page or the flyleaf hides everything beneath it.
  private var isCovered: Bool {
    pose.firstPageOpacity >= 1 || (flyleaf != nil && pose.flipAngle > Body.gone)
  }

  mutating func paintBackCover(_ face: BookScene.Face, on surface: Surface) {
    guard !isCovered, !isThick else { return }
    fill(
      outlineOf: face.rect, radius: face.cornerRadius, on: surface,
      look.spine.scaled(by: Body.back).text)
  }

  /// Paints the paper that shows before the first page does, with leaves at its outer edge. It is
  /// darkest at the hinge, where the cover shades it.
  mutating func paintPageBlock(_ face: BookScene.Face, on surface: Surface) {
    guard !isCovered else { return }
    // Defines the outline for reuse: the first page has the same one inside its border, unless it
    // is part of a spread.
    if pose.firstPageOpacity > 0, !isSpread {
      _ = outline(of: face.rect, radius: face.cornerRadius, on: surface)
    }
    let path = fillOutline(
      of: face.rect, radius: face.cornerRadius, on: surface, BookThickness.paper.text)
    let outer = face.rect.width - Body.leafGap * Double(Body.leaves)
    if outer > 0, face.rect.height > 2 * face.cornerRadius {
      let width = surface.seenWidth(Body.leafWidth, inner: outer)
      // The lines fade out before the first page would hide them.
      let opacity = Body.leafOpacity * (1 - Body.leafHaste * pose.firstPageOpacity)
      canvas.lines(SVGCanvas.black, width: width, opacity: opacity) { path in
        for leaf in 0..<Body.leaves {
          surface.add(
            line: outer + Body.leafGap * Double(leaf), inset: face.cornerRadius,
            isUpward: leaf % 2 == 1, to: &path)
        }
      }
    }
    guard !isCentered else { return }
    if flyleaf == nil || pose.firstPageOpacity <= 0 { paintCoverShade(on: surface, path) }
    if pose.firstPageOpacity <= 0 { paintFlyleaf() }
  }

  /// Paints what is seen of the boards beyond the pages of a spread, as around the inside of its
  /// cover, until the spread has a frame.
  mutating func paintBoards() {
    for face in frame.scene.faces {
      let opacity = pose.boardOpacity(around: face, setting.style)
      guard opacity >= SVGCanvas.leastOpacity else { continue }
      let page = outlineName(of: face.rect, radius: face.cornerRadius, on: surface(of: face))
      canvas.add("<use xlink:href=\"#\(page)\" fill=\"none\" stroke=\"\(look.spine.text)\"")
      canvas.add(attribute: "stroke-width", 2 * rim)
      canvas.add(opacity, as: "opacity")
      canvas.add("/>")
    }
  }

  /// Paints the shadow in the fold of a spread, which appears when the cover has nearly gone.
  mutating func paintGutter(_ face: BookScene.Face, on surface: Surface) {
    let seen = face.opacity * face.opacity * face.opacity
    let opacities = setting.style.gutter.opacities.map { $0 * seen * (1 - pose.readerOpacity) }
    guard opacities.contains(where: { $0 >= SVGCanvas.leastOpacity }) else { return }
    let last = Double(opacities.count - 1)
    let paint = canvas.gradient(
      across: face.rect, of: surface,
      opacities.enumerated().map { SVGStop(Double($0.offset) / last, .black, $0.element) })
    fill(face.rect, on: surface, paint, decimals: SVGGrid.coarseDecimals)
  }

  enum Body {
    /// The angle past which the spine and the page edges have gone.
    static let gone = 100.0
    static let back = 0.8

    static let leafWidth = 0.5
    static let leafOpacity = 0.1
    static let leaves = 3
    static let leafGap = 2.0
    static let leafHaste = 8.0
  }
}
