import BookMotion

extension FramePainter {
  /// A page with its border: the whole one, or half of a spread.
  mutating func paintPage(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    let frameWidth = min(pose.frameBorder, face.rect.width / 2, face.rect.height / 2)
    let border = Page.border
    let field = isSpread ? surface.insideFrame(border) : face.rect.inset(by: border)
    let radius = max(face.cornerRadius - border, 0)
    fill(face.rect, radius: face.cornerRadius, on: surface, "#fff")
    let (clip, path) = outline { surface.add(field, radius: radius, to: &$0) }
    paintPageContent(on: surface, face.material, (clip, path))
    if frameWidth > 0 {
      fill(look.frame.text, evenOdd: true) {
        surface.add(face.rect, radius: face.cornerRadius, to: &$0)
        surface.add(surface.insideFrame(frameWidth), radius: radius, to: &$0)
      }
    }
    close()
  }

  /// What the page shows: its part of the picture, or of the drawn story.
  private mutating func paintPageContent(
    on surface: Surface, _ material: Face.Material, _ outline: (clip: String, path: String)
  ) {
    if let picture = look.page {
      paint(picture, on: surface, material, clip: outline.clip)
    } else {
      fill(outline: outline.path, BookLook.standardPage.text)
      add("<g clip-path=\"url(#\(outline.clip))\">")
      paintStory(on: surface, isFacing: material == .facingPage)
      add("</g>")
    }
  }

  /// A picture on a page: of a spread the half that belongs there, never mirrored.
  private mutating func paint(
    _ picture: Picture, on surface: Surface, _ material: Face.Material, clip: String
  ) {
    guard isSpread else {
      let slice = picture.slice(covering: surface.rect.size)
      return paint(picture, .page, slice: slice, on: surface, clip: clip)
    }
    let isFacing = material == .facingPage
    let spread = Size(width: 2 * surface.rect.width, height: surface.rect.height)
    var half = picture.slice(covering: spread)
    half.width /= 2
    let isLeftHalf = isFacing != isRightBound
    if !isLeftHalf { half.x += half.width }
    let hinge = isRightBound ? surface.rect.x + surface.rect.width : surface.rect.x
    paint(
      picture, .page, slice: half, on: isFacing ? surface.mirrored(at: hinge) : surface, clip: clip)
  }

  /// A story by night, that stands on its own without a picture: a moon, hills and stars, and the
  /// first lines under a large initial. Hills run on across the fold of a spread.
  private mutating func paintStory(on surface: Surface, isFacing: Bool) {
    let size = surface.rect.size
    let unit = min(size.width, size.height) / BookStyle.referenceWidth
    if !isFacing {
      fill(Page.moon.text) { path in
        let radius = Page.moonRadius * unit
        surface.add(
          ellipse: surface.part(
            size.width * Page.moonX - radius, size.height * Page.moonY - radius,
            width: 2 * radius, height: 2 * radius), to: &path)
      }
    }
    fill("#fff", opacity: Page.starOpacity) { path in
      for (x, y, radius) in isFacing ? Page.facingStars : Page.stars {
        let half = radius * unit
        let (inner, top) = (size.width * x, size.height * y)
        surface.add(
          [
            surface.point(inner, top - half), surface.point(inner + half, top),
            surface.point(inner, top + half), surface.point(inner - half, top),
          ], to: &path)
      }
    }
    for (color, middle, width, top) in isFacing ? Page.facingHills : Page.hills {
      fill(color.text) { path in
        surface.add(
          ellipse: surface.part(
            size.width * (middle - width / 2), size.height * top, width: size.width * width,
            height: size.height), to: &path)
      }
    }
    if !isFacing { paintLines(on: surface, unit) }
  }

  private mutating func paintLines(on surface: Surface, _ unit: Double) {
    let size = surface.rect.size
    let margin = Page.margin * size.width
    let width = size.width - 2 * margin
    let step = size.height * Page.lineStep
    let thick = Page.lineThickness * unit
    let initial = 2 * step + thick
    fill(Page.ink.text) { path in
      let top = size.height * Page.textTop
      surface.add(surface.part(margin, top, width: initial, height: initial), to: &path)
      for (line, share) in Page.lineShares.enumerated() {
        let indent = line < Page.initialLines ? initial + step / 2 : 0
        surface.add(
          surface.part(
            margin + indent, top + step * Double(line), width: width * share - indent,
            height: thick), to: &path)
      }
    }
  }

  /// The reader: what the page showed, at the place where the page was, and so without a jump.
  mutating func paintReader(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    if isSpread {
      for material in [Face.Material.facingPage, .firstPage] {
        let body = pose.frame
        let side = isRightBound ? body.x + body.width : body.x
        let page = Surface(rect: body, view: .identity, isRightBound: isRightBound)
        let placed =
          material == .facingPage
          ? Surface(
            rect: body,
            view: Homography.turn(
              Page.halfTurn, about: .vertical, through: Point(x: side, y: body.y), nearness: 0),
            isRightBound: isRightBound) : page
        let names = outline { placed.add(body, to: &$0) }
        paintPageContent(on: placed, material, names)
      }
    } else {
      fill(face.rect, radius: face.cornerRadius, on: surface, "#fff")
      let field = face.rect.inset(by: Page.border)
      let names = outline {
        surface.add(field, radius: max(face.cornerRadius - Page.border, 0), to: &$0)
      }
      paintPageContent(on: surface, .firstPage, names)
    }
    close()
  }

  enum Page {
    static let border = 3.0
    static let halfTurn = 180.0

    static let moon = RGB(red: 0.98, green: 0.93, blue: 0.78)
    static let moonRadius = 19.0
    static let moonX = 0.7
    static let moonY = 0.2
    static let starOpacity = 0.8
    /// Across and down as parts of the page, and a size.
    static let stars = [(0.14, 0.1, 1.6), (0.34, 0.2, 2.2), (0.5, 0.08, 1.4), (0.88, 0.34, 1.6)]
    static let facingStars = [
      (0.2, 0.16, 2.0), (0.42, 0.3, 1.4), (0.56, 0.12, 1.8), (0.8, 0.22, 2.2), (0.9, 0.42, 1.4),
    ]
    /// Colour; middle and width as parts of the page's width; top as a part of its height.
    static let hills = [
      (RGB(red: 0.17, green: 0.22, blue: 0.44), 0.95, 2.2, 0.5),
      (RGB(red: 0.12, green: 0.16, blue: 0.35), 0.0, 2.6, 0.6),
    ]
    static let facingHills = [
      (RGB(red: 0.17, green: 0.22, blue: 0.44), 0.75, 1.8, 0.55),
      (RGB(red: 0.12, green: 0.16, blue: 0.35), 0.0, 2.6, 0.6),
    ]

    static let ink = RGB(red: 0.9, green: 0.88, blue: 0.82)
    static let margin = 0.12
    static let textTop = 0.68
    static let lineStep = 0.045
    static let lineThickness = 2.6
    static let initialLines = 3
    static let lineShares = [1.0, 0.94, 1, 0.97, 0.55]
  }
}

extension Surface {
  /// What a frame leaves that runs along all edges but the inner one.
  func insideFrame(_ width: Double) -> Rect {
    part(0, width, width: max(rect.width - width, 0), height: max(rect.height - 2 * width, 0))
  }
}
