import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing

extension FramePainter {
  /// Paints the backdrop, which recedes, blurs, and fades with the pose.
  mutating func paintBackdrop() {
    if pose.libraryOpacity < 1 { fillView(mat.text) }
    guard pose.libraryOpacity >= SVGCanvas.leastOpacity, pose.libraryScale > 0 else { return }
    paintLibrary()
  }

  /// The color of the mat beneath a page that fills the screen.
  var mat: RGB { look.frame.scaled(by: Backdrop.mat) }

  private mutating func paintLibrary() {
    let blur =
      pose.libraryBlur >= Backdrop.leastBlur
      ? filter(blur: pose.libraryBlur, isColored: true) : nil
    if pose.libraryOpacity < 1 {
      canvas.add("<g")
      canvas.add(pose.libraryOpacity, as: "opacity")
      canvas.add(">")
    }
    // Some renderers blur in the empty area beyond the picture's edge: the wall shows through
    // there, and the light is not blurred at all.
    fillView(LibraryPainter.Shelf.wall.text)
    use(.library, blur)
    use(.details, blur, opacity: frame.libraryDetail)
    paintShelfCover(blur)
    fillView("url(#\(names.name(.light)))")
    if pose.libraryOpacity < 1 { canvas.add("</g>\n") }
  }

  private mutating func use(_ part: SVGNames.Shared, _ blur: String?, opacity: Double = 1) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    canvas.add("<use xlink:href=\"#\(names.name(part))\"")
    addLibraryAttributes(blur, opacity: opacity)
    canvas.add("/>")
  }

  /// Paints the cover that stays on the shelf while its book is away: a closed book in its place.
  private mutating func paintShelfCover(_ blur: String?) {
    guard pose.shelfCoverOpacity >= SVGCanvas.leastOpacity else { return }
    canvas.add("<g")
    addLibraryAttributes(blur, opacity: pose.shelfCoverOpacity)
    canvas.add(">")
    paintClosedBook()
    canvas.add("</g>\n")
  }

  /// Paints a closed book in its place on the shelf.
  mutating func paintClosedBook() {
    let driven = BookPose.Driven(frame: setting.layout.restingFrame)
    let closed = BookPose(driven, style: setting.style, binding: setting.layout.binding)
    guard let copy = try? BookFrame(closed, in: setting) else { return }
    var painter = FramePainter(copy, names: names)
    swap(&painter.canvas, &canvas)
    painter.paint(withBackdrop: false)
    swap(&painter.canvas, &canvas)
  }

  /// Adds the transform, the filter, and the opacity of a part of the library.
  private mutating func addLibraryAttributes(_ blur: String?, opacity: Double) {
    if pose.libraryScale != 1 {
      let middle = setting.layout.frame(of: .screen).center
      let scale = SVGGrid.units(pose.libraryScale, decimals: Backdrop.scaleDecimals)
      canvas.add(" transform=\"matrix(")
      canvas.text.add(units: scale, decimals: Backdrop.scaleDecimals)
      canvas.add(" 0 0")
      canvas.text.addNext(units: scale, decimals: Backdrop.scaleDecimals)
      canvas.text.addNext(middle.x * (1 - pose.libraryScale))
      canvas.text.addNext(middle.y * (1 - pose.libraryScale))
      canvas.add(")\"")
    }
    if let blur { canvas.add(" filter=\"url(#\(blur))\"") }
    canvas.add(opacity, as: "opacity")
  }

  /// Returns the name of a blur filter that extends beyond its shape by `margin`, a fraction of the
  /// shape's size. By default, a filter extends by a tenth.
  private mutating func filter(
    blur deviation: Double, margin: Double = 0, isColored: Bool = false
  ) -> String {
    let steps = SVGGrid.units(deviation)
    let isUsual = margin <= Backdrop.usualMargin
    if isUsual, let name = blurs[steps] { return name }
    let name = canvas.newName()
    if isUsual { blurs[steps] = name }
    canvas.add("<filter id=\"\(name)\"")
    if isColored { canvas.add(" color-interpolation-filters=\"sRGB\"") }
    if !isUsual {
      let side = 1 + 2 * margin
      canvas.text.add(frame: BookRect(x: -margin, y: -margin, width: side, height: side))
    }
    canvas.add("><feGaussianBlur stdDeviation=\"")
    canvas.text.add(units: steps)
    canvas.add("\"/></filter>")
    return name
  }

  /// Fills the whole view.
  mutating func fillView(_ paint: String, opacity: Double = 1) {
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let corners = setting.view.corners
    canvas.fill(paint, opacity: opacity) { Surface.screen.add(corners, to: &$0) }
    canvas.add("\n")
  }

  /// Paints the shadow under the body and under the turned cover, blurred as one shape.
  mutating func paintShadow() {
    let shadow = frame.scene.shadow
    guard shadow.opacity >= SVGCanvas.leastOpacity, pose.width > 0, pose.height > 0 else {
      return
    }
    let depth = thickness.depth
    let size = BookSize(width: pose.width, height: pose.height)
    open(shadowOf: size, shadow, movedBy: depth)
    fill(outlineOf: pose.frame, radius: cornerRadius, on: lyingBody, SVGCanvas.black)
    if let turned = turnedCover { paintShadow(of: turned, opacity: turnedShadow) }
    if isCentered {
      for page in frame.scene.faces where page.kind.part == .page {
        paintShadow(of: page, opacity: page.opacity)
      }
    }
    canvas.add("</g>\n")
    // Hardly any light reaches the surface right beside the book.
    open(shadowOf: size, Shadow.contact, movedBy: depth)
    fill(outlineOf: pose.frame, radius: cornerRadius, on: lyingBody, SVGCanvas.black)
    canvas.add("</g>\n")
  }

  private mutating func open(
    shadowOf size: BookSize, _ shadow: BookShadow, movedBy offset: BookPoint
  ) {
    canvas.add("<g filter=\"url(#\(shadowFilter(of: shadow, under: size)))\"")
    canvas.add(shadow.opacity, as: "opacity")
    canvas.add(" transform=\"translate(")
    canvas.text.add(offset.x + shadow.x)
    canvas.text.addNext(offset.y + shadow.y)
    canvas.add(")\">")
  }

  private mutating func paintShadow(of face: BookScene.Face, opacity: Double) {
    guard opacity > 0 else { return }
    if opacity < 1 {
      canvas.add("<g")
      canvas.add(opacity, as: "opacity")
      canvas.add(">")
    }
    fill(outlineOf: face.rect, radius: cornerRadius, on: surface(of: face), SVGCanvas.black)
    if opacity < 1 { canvas.add("</g>") }
  }

  /// Returns the name of the blur for a shadow under an object of the given size.
  mutating func shadowFilter(of shadow: BookShadow, under size: BookSize) -> String {
    // In SwiftUI and CSS, a shadow's radius is two standard deviations.
    let deviation = shadow.radius / 2
    return filter(
      blur: deviation, margin: Shadow.reach * deviation / min(size.width, size.height))
  }

  /// The radius of the book's corners at its current size.
  var cornerRadius: Double {
    frame.scene.faces.first { $0.kind == .cover || $0.kind == .firstPage }?.cornerRadius
      ?? frame.scene.faces.first { $0.kind == .backCover }?.cornerRadius ?? 0
  }

  /// The cover, or the page that rides on it; `nil` while it rests on the body.
  private var turnedCover: BookScene.Face? {
    guard pose.flipAngle != 0 else { return nil }
    return frame.scene.faces.first {
      $0.kind == .cover || $0.kind == .coverInside
        || ($0.kind == .facingPage && !isCentered)
    }
  }

  /// The view of the body.
  var lean: BookScene.Projection {
    frame.scene.faces.first { $0.kind == .backCover }?.projection
      ?? (pose.flipAngle == 0 ? turnedBody : nil) ?? .identity
  }

  private var turnedBody: BookScene.Projection? {
    frame.scene.faces.first { $0.kind == .cover }?.projection
  }

  /// The opacity of the shadow under the cover. A cover that disappears before it lies flat takes
  /// its shadow along gradually, while a page that stays keeps its shadow.
  private var turnedShadow: Double {
    guard !isSpread || isCentered else { return 1 }
    let end = setting.style.fades.cover.laidDown.departure?.upperBound ?? Elementary.halfTurn
    return BookThickness.eased((end - pose.flipAngle) / Shadow.fade)
  }

  enum Backdrop {
    /// The mat's brightness relative to the frame's color. A page that fills the screen lies on the
    /// mat once the library has gone.
    static let mat = 0.25
    /// Half a step of the grid.
    static let leastBlur = 0.005
    static let scaleDecimals = 5
    /// Slightly more than a tenth: what is cut off there is invisible.
    static let usualMargin = 0.12
  }

  private enum Shadow {
    /// The distance, in standard deviations, beyond which a shadow is invisible.
    static let reach = 3.0
    static let contact = BookShadow(radius: 5, x: 1, y: 2, opacity: 0.45)
    /// The number of degrees over which the shadow fades before the cover disappears.
    static let fade = 50.0
  }
}
