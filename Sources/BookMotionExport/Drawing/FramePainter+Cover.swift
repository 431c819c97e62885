import BookMotion

extension FramePainter {
  /// The front: a white border, the picture or the drawn cover, and the light on it.
  mutating func paintCover(_ face: Face, on surface: Surface) {
    canvas.open(opacity: face.opacity)
    paintBoard(face, on: surface, "#fff")
    let field = face.rect.inset(by: rim)
    let radius = max(face.cornerRadius - rim, 0)
    let path: String
    if let picture = look.cover {
      let clip: String
      (clip, path) = outline(of: field, radius: radius, on: surface)
      paint(
        picture, .cover, slice: picture.slice(covering: face.rect.size), on: surface, clip: clip)
    } else {
      path = fillOutline(of: field, radius: radius, on: surface, BookLook.standardCover.text)
      paintBookMark(on: surface)
    }
    paintCoverLines(on: surface)
    paintLight(on: field, of: surface, path)
    canvas.close()
  }

  /// The cover's inside: its cloth, with a lining of paper.
  mutating func paintCoverInside(_ face: Face, on surface: Surface) {
    guard setting.style.inside == .lining else { return paintCover(face, on: surface) }
    canvas.open(opacity: face.opacity)
    paintBoard(face, on: surface, look.spine.text)
    // The endpaper of a spread runs on across the fold, and is as large as the page behind it.
    let rim = isSpread ? pageBorder(on: face.rect) : Cover.lining
    let lining = isSpread ? surface.insideFrame(rim) : face.rect.inset(by: rim)
    let paint = canvas.gradient(
      across: lining, of: surface,
      [
        SVGStop(0, look.spine.scaled(by: Cover.fold)),
        SVGStop(Cover.foldEnd, Cover.paper.scaled(by: insideLight * Cover.foldLight)),
        SVGStop(1, Cover.paper.scaled(by: insideLight)),
      ])
    fill(
      outlineOf: lining, radius: max(face.cornerRadius - rim, 0), on: surface, paint,
      decimals: SVGGrid.coarseDecimals)
    canvas.close()
    paintFlyleaf()
  }

  /// The board itself. Seen from its edge it is still as thick as a board.
  private mutating func paintBoard(_ face: Face, on surface: Surface, _ paint: String) {
    let missing = Cover.thickness - face.quad.bounds.width
    if missing > 0 {
      canvas.add("<g stroke=\"\(look.spine.text)\" stroke-linejoin=\"round\"")
      canvas.add(attribute: "stroke-width", missing)
      canvas.add(">")
    }
    fill(outlineOf: face.rect, radius: face.cornerRadius, on: surface, paint)
    if missing > 0 { canvas.add("</g>") }
  }

  /// The groove at the hinge, and the line at the free edge that a lifted book shows.
  private mutating func paintCoverLines(on surface: Surface) {
    let (rect, rim) = (surface.rect, rim)
    for (inner, width, opacity) in [
      (Cover.groove * rect.width, Cover.grooveWidth, Cover.grooveOpacity),
      (
        rect.width - Cover.spineLine, Cover.spineLineWidth,
        Cover.spineLineOpacity * pose.spineLineOpacity
      ),
    ] {
      let seen = surface.seenWidth(width, inner: inner)
      canvas.lines(SVGCanvas.black, width: seen, opacity: opacity) { path in
        surface.add(line: inner + width / 2, inset: rim, to: &path)
      }
    }
  }

  /// A soft light that runs over the cover as it turns, while what turns away grows darker.
  private mutating func paintLight(on field: BookRect, of surface: Surface, _ outline: String) {
    let turn = min(max(pose.flipAngle, 0), Cover.quarter) / Cover.quarter
    let bump = 4 * turn * (1 - turn)
    let gleam = Cover.restGleam + (Cover.gleam - Cover.restGleam) * bump
    let dark = Cover.restDark + (Cover.dark - Cover.restDark) * turn
    let paint = canvas.gradient(
      across: field, of: surface,
      [
        SVGStop(0, .black, dark),
        SVGStop(Cover.gleamStart + Cover.gleamWay * turn, .white, gleam * (1 - turn)),
        SVGStop(1, .black, dark),
      ])
    fill(outline: outline, paint)
  }

  /// A frame, an open book, a ribbon and two lines that stand for a title, in gold.
  private mutating func paintBookMark(on surface: Surface) {
    let (rect, rim) = (surface.rect, rim)
    let unit = rect.width / BookStyle.standardWidth
    let inset = Cover.frameInset * unit
    let line = Cover.frameWidth * unit
    let (middle, height) = (rect.width / 2, rect.height)
    let heart = height * Cover.heart
    canvas.fill(Cover.gold.text, decimals: SVGGrid.coarseDecimals) { path in
      for (gap, isHole) in [(inset, false), (inset + line, true)] {
        let corners = [
          surface.point(gap, gap), surface.point(rect.width - gap, gap),
          surface.point(rect.width - gap, height - gap), surface.point(gap, height - gap),
        ]
        // What runs the other way round is a hole.
        surface.add(isHole ? corners.reversed() : corners, to: &path)
      }
      for side in [-1.0, 1] {
        func point(_ x: Double, _ y: Double) -> BookPoint {
          surface.point(middle + side * x * unit, heart + y * unit)
        }
        path.move(to: surface.seen(point(1.5, -20)))
        surface.add(
          curve: point(12, -31), point(30, -31), from: point(1.5, -20), to: point(45, -24),
          of: &path)
        path.line(to: surface.seen(point(45, 22)))
        surface.add(
          curve: point(30, 15), point(12, 15), from: point(45, 22), to: point(1.5, 26), of: &path)
        path.close()
      }
      for (width, top, thick) in Cover.titleLines {
        surface.add(
          surface.part(
            middle - width * unit / 2, height * top, width: width * unit, height: thick * unit),
          to: &path)
      }
    }
    canvas.fill(Cover.ribbon.text, decimals: SVGGrid.coarseDecimals) { path in
      let (left, right) = (Cover.ribbonLeft * unit, Cover.ribbonRight * unit)
      let (top, tip) = (rim, Cover.ribbonLength * unit)
      surface.add(
        [
          surface.point(left, top), surface.point(right, top), surface.point(right, tip),
          surface.point((left + right) / 2, tip - (right - left) / 2), surface.point(left, tip),
        ], to: &path)
    }
  }

  /// How light the inside is: it comes out of the shade as it opens.
  private var insideLight: Double {
    let turn = min(max(pose.flipAngle / Cover.quarter - 1, 0), 1)
    return Cover.insideStart + (1 - Cover.insideStart) * turn
  }

  enum Cover {
    static let thickness = 2.5
    static let quarter = 90.0

    static let gold = RGB(red: 13 / 15, green: 11 / 15, blue: 0.4)
    static let ribbon = RGB(red: 11 / 15, green: 0.2, blue: 0.2)
    static let frameInset = 15.0
    static let frameWidth = 1.25
    static let heart = 0.42
    /// Width, distance from the top as a part of the height, and thickness.
    static let titleLines = [(92.0, 0.66, 5.0), (56.0, 0.71, 3.0)]
    static let ribbonLeft = 150.0
    static let ribbonRight = 164.0
    static let ribbonLength = 58.0

    static let groove = 0.05
    static let grooveWidth = 1.5
    static let grooveOpacity = 0.25
    static let spineLine = 8.0
    static let spineLineWidth = 1.5
    static let spineLineOpacity = 0.35

    static let restGleam = 0.08
    static let gleam = 0.3
    static let gleamStart = 0.3
    static let gleamWay = 0.5
    static let restDark = 0.1
    static let dark = 0.4

    static let lining = 8.0
    static let paper = RGB(red: 0.94, green: 0.91, blue: 0.85)
    static let fold = 0.7
    static let foldEnd = 0.06
    static let foldLight = 0.94
    static let insideStart = 0.72
  }
}
