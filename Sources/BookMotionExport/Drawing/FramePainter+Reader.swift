import BookMotion
import BookMotionColor
import BookMotionDrawing

extension FramePainter {
  /// Paints the reader. It shows the content of the page in the page's place, so once the page is
  /// visible, only the dots that count pages appear, and nothing jumps.
  mutating func paintReader(_ face: BookScene.Face, on surface: Surface) {
    canvas.open(opacity: face.opacity)
    let isAway = !isSpread && setting.layout.isAwayFromReader(face.rect)
    let rect = isSpread ? face.rect : setting.layout.readerFrame(over: face.rect)
    // A book that fades in beneath its reader takes its shadow over.
    let shade = isAway ? 1 : isSpread ? 0 : 1 - pose.bookOpacity
    if shade > 0 { paintReaderShadow(under: rect, radius: face.cornerRadius, share: shade) }
    if isAway {
      paintPage(of: rect, radius: face.cornerRadius)
    } else if !showsPages {
      if isSpread { paintSpread() } else { paintPage(of: rect, radius: face.cornerRadius) }
    }
    paintDots(on: setting.layout.counting(in: rect, pose, setting.style))
    canvas.close()
  }

  /// True if the pages that are read are already open.
  private var showsPages: Bool {
    pose.firstPageOpacity >= 1 && pose.bookOpacity >= 1 && (!isSpread || pose.coverOpacity <= 0)
  }

  /// Paints the shadow of the open book that will appear there, or a share of it.
  private mutating func paintReaderShadow(under rect: BookRect, radius: Double, share: Double) {
    let shadow = setting.style.shadow(flipAngle: Elementary.halfTurn, width: rect.width)
    canvas.add("<g filter=\"url(#\(shadowFilter(of: shadow, under: rect.size)))\"")
    canvas.add(shadow.opacity * share, as: "opacity")
    canvas.add(">")
    let shadowRect = BookRect(
      x: rect.x + shadow.x, y: rect.y + shadow.y, width: rect.width, height: rect.height)
    fill(
      outlineOf: shadowRect, radius: radius,
      on: Surface(rect: shadowRect, view: .identity, isRightBound: isRightBound), SVGCanvas.black)
    canvas.add("</g>")
  }

  /// Paints the page alone, for a book that has not been opened before it is read.
  private mutating func paintPage(of rect: BookRect, radius: Double) {
    let surface = Surface(rect: rect, view: .identity, isRightBound: isRightBound)
    fill(rect, radius: radius, on: surface, "#fff")
    let names = outline(
      of: rect.inset(by: rim), radius: max(radius - rim, 0), on: surface)
    paintPageContent(on: surface, .firstPage, names)
  }

  /// Paints both pages alone.
  private mutating func paintSpread() {
    let body = setting.layout.openPage(of: pose, setting.style)
    let hinge = isRightBound ? body.x + body.width : body.x
    let turned = BookScene.Projection.turn(
      Elementary.halfTurn, about: .vertical, through: BookPoint(x: hinge, y: body.y), nearness: 0)
    for (kind, view) in [(BookScene.Face.Kind.facingPage, turned), (.firstPage, .identity)] {
      let page = Surface(rect: body, view: view, isRightBound: isRightBound)
      let names = outline(of: body, radius: 0, on: page)
      paintPageContent(on: page, kind, names)
    }
  }

  /// The color of the dots that count pages: white on a picture that fills the page, dark on paper.
  var dotColor: RGB { hasPlate ? plainInk : .white }

  private mutating func paintDots(on rect: BookRect) {
    let paint = dotColor.text
    for dot in FramePainter.dots(on: rect, isRightBound: isRightBound) {
      canvas.fill(disc: dot.center, radius: dot.radius, paint, opacity: dot.opacity)
    }
  }

  /// Returns the positions of the dots. The dot of the current page is the most visible.
  static func dots(
    on rect: BookRect, isRightBound: Bool
  ) -> [(center: BookPoint, radius: Double, opacity: Double)] {
    let unit = min(rect.width, rect.height) / Reader.side
    let step = Reader.dotStep * unit
    let start = rect.center.x - step * Double(Reader.dots - 1) / 2
    let line = rect.y + rect.height - Reader.dotLine * unit
    return (0..<Reader.dots).map { dot in
      let index = isRightBound ? Reader.dots - 1 - dot : dot
      return (
        BookPoint(x: start + step * Double(index), y: line), Reader.dotRadius * unit,
        dot == 0 ? 1 : Reader.dotOpacity
      )
    }
  }

  private enum Reader {
    /// The shorter side for which the sizes of the dots are given.
    static let side = 720.0
    static let dots = 5
    static let dotStep = 18.0
    static let dotRadius = 4.0
    static let dotLine = 24.0
    static let dotOpacity = 0.45
  }
}
