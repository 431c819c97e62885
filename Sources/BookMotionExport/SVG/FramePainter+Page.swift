import BookMotion

extension FramePainter {
  /// A page with its border: the whole one, or half of a spread.
  mutating func paintPage(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    // The white border becomes the frame, of the page's colour, that a spread is zoomed with.
    let whole = max(Page.border, min(pose.frameBorder, face.rect.width, face.rect.height / 2))
    let border = isSpread ? whole * (1 - pose.readerOpacity) : whole
    let framed = min(pose.frameBorder / Page.wholeFrame, 1)
    let field = isSpread ? surface.insideFrame(border) : face.rect.inset(by: border)
    fill(
      outlineOf: face.rect, radius: face.cornerRadius, on: surface,
      RGB.white.mixed(framed, with: look.frame).text)
    let (clip, path) = outline {
      surface.add(field, radius: max(face.cornerRadius - border, 0), to: &$0)
    }
    paintPageContent(on: surface, face.material, (clip, path))
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
    for (color, inner, outer) in isFacing ? Page.facingHills : Page.hills {
      fill(color.text) { path in
        func point(_ x: Double, _ y: Double) -> Point {
          surface.point(size.width * x, size.height * y)
        }
        path.move(to: surface.view(point(0, 1)))
        path.line(to: surface.view(point(0, inner.height)))
        surface.add(
          curve: point(Page.hillHandle, inner.height + inner.slope * Page.hillHandle),
          point(1 - Page.hillHandle, outer.height - outer.slope * Page.hillHandle),
          from: point(0, inner.height), to: point(1, outer.height), of: &path)
        path.line(to: surface.view(point(1, 1)))
        path.close()
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

  /// The reader. It shows what the page shows, at the place where the page is: once the page is
  /// there, all that comes are the dots that count pages, and nothing jumps.
  mutating func paintReader(_ face: Face, on surface: Surface) {
    open(opacity: face.opacity)
    if !showsPages { paintPages(of: face, on: surface) }
    let unit = min(face.rect.width, face.rect.height) / Page.readerSide
    let step = Page.dotStep * unit
    let start = face.rect.center.x - step * Double(Page.dots - 1) / 2
    let line = face.rect.y + face.rect.height - Page.dotLine * unit
    for dot in 0..<Page.dots {
      let place = isRightBound ? Page.dots - 1 - dot : dot
      disc(
        Point(x: start + step * Double(place), y: line), radius: Page.dotRadius * unit, "#fff",
        opacity: dot == 0 ? 1 : Page.dotOpacity)
    }
    close()
  }

  /// Whether the pages that are read lie open already.
  private var showsPages: Bool {
    pose.firstPageOpacity >= 1 && (!isSpread || pose.coverOpacity <= 0)
  }

  /// The pages by themselves, for a book that has not been opened before it is read.
  private mutating func paintPages(of face: Face, on surface: Surface) {
    guard isSpread else {
      fill(face.rect, radius: face.cornerRadius, on: surface, "#fff")
      let field = face.rect.inset(by: Page.border)
      let names = outline {
        surface.add(field, radius: max(face.cornerRadius - Page.border, 0), to: &$0)
      }
      return paintPageContent(on: surface, .firstPage, names)
    }
    let body = pose.frame
    let hinge = isRightBound ? body.x + body.width : body.x
    let turned = Homography.turn(
      Page.halfTurn, about: .vertical, through: Point(x: hinge, y: body.y), nearness: 0)
    for (material, view) in [(Face.Material.facingPage, turned), (.firstPage, .identity)] {
      let page = Surface(rect: body, view: view, isRightBound: isRightBound)
      let names = outline { page.add(body, to: &$0) }
      paintPageContent(on: page, material, names)
    }
  }

  enum Page {
    static let border = 3.0
    /// The border of a spread that is zoomed.
    static let wholeFrame = 10.0
    static let halfTurn = 180.0

    /// The shorter side of the reader that the sizes of dots are stated for.
    static let readerSide = 720.0
    static let dots = 5
    static let dotStep = 18.0
    static let dotRadius = 4.0
    static let dotLine = 24.0
    static let dotOpacity = 0.45

    static let moon = RGB(red: 0.98, green: 0.93, blue: 0.78)
    static let moonRadius = 19.0
    static let moonX = 0.7
    static let moonY = 0.2
    static let starOpacity = 0.8
    /// Across and down as parts of the page, and a size.
    static let stars = [(0.16, 0.1, 1.6), (0.38, 0.22, 2.2), (0.9, 0.36, 1.6)]
    static let facingStars = [
      (0.2, 0.16, 2.0), (0.5, 0.28, 1.4), (0.84, 0.18, 2.2),
    ]
    /// How high a hill is at an edge of the page, down from the top, and how steeply it falls.
    struct Hill {
      let height: Double
      let slope: Double
    }
    /// Colour; the hill at the inner and at the outer edge.
    static let hills = [
      (far, Hill(height: 0.62, slope: -0.12), Hill(height: 0.5, slope: 0.1)),
      (near, Hill(height: 0.6, slope: 0), Hill(height: 0.74, slope: 0.25)),
    ]
    static let facingHills = [
      (far, Hill(height: 0.62, slope: 0.12), Hill(height: 0.55, slope: -0.2)),
      (near, Hill(height: 0.6, slope: 0), Hill(height: 0.78, slope: 0.3)),
    ]
    static let hillHandle = 0.4
    static let far = RGB(red: 0.17, green: 0.22, blue: 0.44)
    static let near = RGB(red: 0.12, green: 0.16, blue: 0.35)

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
  /// What a frame leaves that runs along all edges but the inner one. It reaches a little beyond that
  /// one, or the paper would shine through where two pages meet.
  func insideFrame(_ width: Double) -> Rect {
    let over = Surface.overlap
    return part(
      -over, width, width: max(rect.width - width, 0) + over,
      height: max(rect.height - 2 * width, 0))
  }

  private static let overlap = 0.5
}
