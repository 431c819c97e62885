import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing
import BookMotionPages

extension FramePainter {
  /// Paints a page with its border: a whole page, or half of a spread.
  mutating func paintPage(_ face: BookScene.Face, on surface: Surface) {
    let leaf = face.kind == .firstPage ? flyleaf : nil
    canvas.open(opacity: leaf == nil ? face.opacity : 1)
    let border = pageBorder(on: face.rect)
    let field = isSpread ? surface.insideFrame(border) : face.rect.inset(by: border)
    fill(
      outlineOf: face.rect, radius: face.cornerRadius, on: surface, borderColor.text)
    if isSpread, border > Page.groove {
      // Without the groove, a frame in the color of the sky would look like a skewed part of it.
      canvas.fill(SVGCanvas.black, opacity: Page.grooveOpacity * pose.framedShare) { path in
        surface.add(
          surface.insideFrame(border - Page.groove),
          radius: max(face.cornerRadius - border + Page.groove, 0), to: &path)
      }
    }
    let names = outline(of: field, radius: max(face.cornerRadius - border, 0), on: surface)
    paintPageContent(on: surface, face.kind, names)
    if face.kind == .facingPage, showsFacingPage {
      let sheet = outlineName(of: face.rect, radius: face.cornerRadius, on: surface)
      fill(outline: sheet, PageLight.ink.text, opacity: insideVeil(at: Page.middle))
    }
    if let leaf {
      let sheet = outlineName(of: face.rect, radius: face.cornerRadius, on: surface)
      paintCoverShade(on: surface, sheet, leaf)
    }
    canvas.close()
    // The flyleaf is in front of the inside of a cover, and behind its front.
    if frame.scene.face(.coverInside) == nil { paintFlyleaf() }
  }

  /// Paints the flyleaf, which is as large as the block: around it, the back cover is visible until
  /// the page is.
  mutating func paintFlyleaf() {
    guard let flyleaf = seenFlyleaf else { return }
    if flyleaf.rimOpacity >= SVGCanvas.leastOpacity {
      let lying = Surface(
        rect: pose.frame, view: lean, isRightBound: isRightBound,
        spineRoundness: pose.spineRoundness(of: .pageBlock, setting.style))
      let rim = SVGPath.data {
        lying.add(pose.frame, radius: cornerRadius, to: &$0)
        lying.add(flyleaf.block, radius: flyleaf.corner, to: &$0)
      }
      canvas.add("<path fill-rule=\"evenodd\" d=\"")
      canvas.add(rim)
      canvas.add("\"")
      canvas.add(
        fill: (isThick ? BookThickness.paper : look.spine).scaled(by: Body.back).text,
        flyleaf.rimOpacity)
      canvas.add("/>")
    }
    canvas.open(opacity: flyleaf.opacity)
    paint(flyleaf)
    canvas.close()
  }

  var borderColor: RGB { RGB.white.mixed(pose.framedShare, with: look.frame) }

  /// Returns the width of a page's border. The white border becomes the frame, in the page's color,
  /// of a zoomed spread.
  func pageBorder(on page: BookRect) -> Double {
    let whole = max(rim, min(pose.frameBorder, page.width, page.height / 2))
    return isSpread ? whole * (1 - pose.readerOpacity) : whole
  }

  /// Paints the content of a page: its part of the picture, or of the drawn story.
  mutating func paintPageContent(
    on surface: Surface, _ kind: BookScene.Face.Kind,
    _ outline: (clip: String, path: String)
  ) {
    if let picture = look.page?.drawn {
      guard !hasPlate else {
        return paintPlate(kind == .facingPage ? nil : picture, on: surface, outline)
      }
      paint(picture, on: surface, kind, clip: outline.clip)
    } else {
      fill(outline: outline.path, BookLook.standardPage.text)
      canvas.add("<g clip-path=\"url(#\(outline.clip))\">")
      paintStory(on: surface, isFacing: kind == .facingPage)
      canvas.add("</g>")
    }
  }

  /// Paints a picture on a page of a spread: the half that belongs there, never mirrored.
  private mutating func paint(
    _ picture: DrawnPicture, on surface: Surface, _ kind: BookScene.Face.Kind, clip: String
  ) {
    let isFacing = kind == .facingPage
    let half = half(of: picture, onPageOf: surface.rect.size, isFacing: isFacing)
    let hinge = isRightBound ? surface.rect.x + surface.rect.width : surface.rect.x
    paint(
      picture, .page, slice: half, on: isFacing ? surface.mirrored(at: hinge) : surface, clip: clip)
  }

  /// Returns the half of a picture across a spread that is on a page of the given size.
  func half(of picture: DrawnPicture, onPageOf page: BookSize, isFacing: Bool) -> BookRect {
    var half = picture.slice(covering: BookSize(width: 2 * page.width, height: page.height))
    half.width /= 2
    let isLeft = isFacing != isRightBound
    if !isLeft { half.x += half.width }
    return half
  }

  /// Paints a story set at night, which needs no picture: a moon, hills, and stars, and the first
  /// lines under a large initial. The hills continue across the fold of a spread.
  private mutating func paintStory(on surface: Surface, isFacing: Bool) {
    paintHills(on: surface, isFacing: isFacing)
    let size = surface.rect.size
    let unit = min(size.width, size.height) / BookStyle.standardWidth
    let lines = isFacing ? nil : StoryLines(on: size, unit, isSpread: isSpread)
    canvas.lines(Page.ink.text, width: Page.lineThickness * unit, isRound: true) { path in
      for (x, y) in isFacing ? Page.facingStars : Page.stars {
        path.dot(at: surface.seen(surface.point(size.width * x, size.height * y)))
      }
      for (number, line) in (lines?.lines ?? []).enumerated() {
        // Alternating the direction makes the path shorter.
        let (start, end) = number % 2 == 0 ? (line.start, line.end) : (line.end, line.start)
        path.move(to: surface.seen(surface.point(start, line.y)))
        path.line(to: surface.seen(surface.point(end, line.y)))
      }
    }
    guard let lines else { return }
    canvas.fill(Page.moon.text, decimals: SVGGrid.coarseDecimals) { path in
      let radius = Page.moonRadius * unit
      surface.add(
        ellipse: surface.part(
          size.width * Page.moonX - radius, size.height * Page.moonY - radius,
          width: 2 * radius, height: 2 * radius), to: &path)
      surface.add(
        surface.part(
          lines.initial.x, lines.initial.y, width: lines.initial.width,
          height: lines.initial.height), to: &path)
    }
  }

  /// Paints the hills, whose shape follows from the page's size in both directions.
  mutating func paintHills(on surface: Surface, isFacing: Bool) {
    let size = surface.rect.size
    for (color, inner, outer) in isFacing ? Page.facingHills : Page.hills {
      canvas.fill(color.text, decimals: SVGGrid.coarseDecimals) { path in
        func point(_ x: Double, _ y: Double) -> BookPoint {
          surface.point(size.width * x, size.height * y)
        }
        path.move(to: surface.seen(point(0, 1)))
        path.line(to: surface.seen(point(0, inner.height)))
        surface.add(
          curve: point(Page.hillHandle, inner.height + inner.slope * Page.hillHandle),
          point(1 - Page.hillHandle, outer.height - outer.slope * Page.hillHandle),
          from: point(0, inner.height), to: point(1, outer.height), of: &path)
        path.line(to: surface.seen(point(1, 1)))
        path.close()
      }
    }
  }

  enum Page {
    /// The width of the shade along that border's inner edge.
    static let groove = 1.2
    /// The position at which the light is sampled for the whole of a page that comes down.
    static let middle = 0.5
    static let grooveOpacity = 0.3

    static let moon = RGB(red: 1, green: 14 / 15, blue: 0.8)
    static let moonRadius = 19.0
    static let moonX = 0.7
    static let moonY = 0.2
    /// Positions across and down, as fractions of the page.
    static let stars = [(0.2, 0.1), (0.4, 0.24), (0.9, 0.38)]
    static let facingStars = [(0.2, 0.16), (0.5, 0.3), (0.84, 0.18)]
    /// The height of a hill at an edge of the page, measured from the top, and its slope downward.
    struct Hill {
      let height: Double
      let slope: Double
    }
    /// The color, and the hill at the inner and at the outer edge.
    static let hills = [
      (far, Hill(height: 0.62, slope: -0.12), Hill(height: 0.5, slope: 0.1)),
      (near, Hill(height: 0.6, slope: 0), Hill(height: 0.74, slope: 0.25)),
    ]
    static let facingHills = [
      (near, Hill(height: 0.6, slope: 0), Hill(height: 0.78, slope: 0.3))
    ]
    static let hillHandle = 0.4
    static let far = RGB(red: 2 / 15, green: 0.2, blue: 7 / 15)
    static let near = RGB(red: 2 / 15, green: 2 / 15, blue: 1 / 3)

    static let ink = RGB(red: 14 / 15, green: 14 / 15, blue: 13 / 15)
    static let lineThickness = 2.8
  }
}

extension Surface {
  /// Returns the area inside a frame along all edges but the inner one. It extends slightly past
  /// the inner edge, or the paper would show through where two pages meet.
  func insideFrame(_ width: Double) -> BookRect {
    let over = Surface.overlap
    return part(
      -over, width, width: max(rect.width - width, 0) + over,
      height: max(rect.height - 2 * width, 0))
  }

  private static let overlap = 0.5
}
