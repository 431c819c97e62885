import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing
import BookMotionPages

extension FramePainter {
  /// Paints the front: a white border, the picture or the drawn cover, and the light on it.
  mutating func paintCover(_ face: BookScene.Face, on surface: Surface) {
    canvas.open(opacity: face.opacity)
    paintBoard(face, on: surface, "#fff")
    let field = face.rect.inset(by: rim)
    let radius = max(face.cornerRadius - rim, 0)
    if let picture = look.cover?.drawn {
      let (clip, path) = outline(of: field, radius: radius, on: surface)
      paint(
        picture, .cover, slice: picture.slice(covering: face.rect.size), on: surface, clip: clip)
      paintCoverLines(on: surface)
      fill(outline: path, canvas.gradient(across: field, of: surface, lightOnCover))
    } else {
      let path = outlineName(of: field, radius: radius, on: surface)
      fill(outline: path, lit(BookLook.standardCover, over: field, of: surface))
      paintBookMark(on: surface)
      paintCoverLines(on: surface)
    }
    canvas.close()
  }

  /// Paints the inside of the cover: its cloth, with a lining of paper.
  mutating func paintCoverInside(
    _ face: BookScene.Face, on surface: Surface, isFlat: Bool = false
  ) {
    guard setting.style.inside == .lining else { return paintCover(face, on: surface) }
    canvas.open(opacity: face.opacity)
    paintBoard(face, on: surface, look.spine.text)
    // The endpaper of a spread continues across the fold and is as large as the page behind it.
    let rim = isSpread ? pageBorder(on: face.rect) : Cover.lining
    let lining = isSpread ? surface.insideFrame(rim) : face.rect.inset(by: rim)
    let stops = Cover.liningStops.map { share in
      SVGStop(share, Cover.paper.mix(with: PageLight.ink, by: insideVeil(at: share)))
    }
    // The flyleaf hides the fold once it lies on the lining. What is seen of it above and below the
    // leaf would be two marks.
    let hiddenShare = isFlat ? 0 : flyleaf.map { hidden(by: $0) } ?? 0
    let paper = Cover.paper.mix(with: PageLight.ink, by: insideVeil(at: 0))
    let fold = look.spine.scaled(by: Cover.fold).mixed(hiddenShare, with: paper)
    let paint = canvas.gradient(across: lining, of: surface, [SVGStop(0, fold)] + stops)
    fill(
      outlineOf: lining, radius: max(face.cornerRadius - rim, 0), on: surface, paint,
      decimals: SVGGrid.coarseDecimals)
    canvas.close()
    if !isFlat { paintFlyleaf() }
  }

  /// Returns how far a leaf hides the fold: 1 once it leans as much as the cover does.
  private func hidden(by leaf: PageBend) -> Double {
    let share = leaf.turn * Elementary.halfTurn / max(pose.flipAngle, 1)
    return BookThickness.eased((share - Cover.hiding) / (1 - Cover.hiding))
  }

  /// Paints the board itself and the visible thickness of its free edge.
  private mutating func paintBoard(_ face: BookScene.Face, on surface: Surface, _ paint: String) {
    if let edge = BoardEdge(pose, isRightBound: isRightBound) {
      let board = outlineName(of: face.rect, radius: face.cornerRadius, on: surface)
      // Seen edge-on, a board is a line.
      stack(
        board, from: 1 - edge.behind, to: -edge.behind, of: edge.thickness,
        look.spine.scaled(by: edge.brightness), isLine: true)
    }
    fill(outlineOf: face.rect, radius: face.cornerRadius, on: surface, paint)
  }

  /// Paints the groove at the hinge and the line that a lifted book shows at the free edge.
  private mutating func paintCoverLines(on surface: Surface) {
    let rim = rim
    for (inner, width, opacity) in CoverDrawing.lines(on: surface, pose) {
      let seen = surface.seenWidth(width, inner: inner)
      canvas.lines(SVGCanvas.black, width: seen, opacity: opacity) { path in
        surface.add(line: inner + width / 2, inset: rim, to: &path)
      }
    }
  }

  /// The soft light that moves over the cover as it turns, while the cover darkens toward its
  /// edges.
  private var lightOnCover: [SVGStop] {
    let turn = min(max(pose.flipAngle, 0), Elementary.rightAngle) / Elementary.rightAngle
    let bump = 4 * turn * (1 - turn)
    let gleam = Cover.restGleam + (Cover.gleam - Cover.restGleam) * bump
    let dark = Cover.restDark + (Cover.dark - Cover.restDark) * turn
    return [
      SVGStop(0, .black, dark),
      SVGStop(Cover.gleamStart + Cover.gleamDistance * turn, .white, gleam * (1 - turn)),
      SVGStop(1, .black, dark),
    ]
  }

  /// Returns the paint of a single color in that light, on a part of the cover. It is computed,
  /// because a veil over the color would step in all components at once.
  private mutating func lit(
    _ color: RGB, over part: BookRect, of surface: Surface
  ) -> String {
    let rect = surface.rect
    let light = lightOnCover.map { ($0.position, color.mix(with: $0.color, by: $0.opacity)) }
    func inner(_ x: Double) -> Double {
      (isRightBound ? rect.x + rect.width - x : x - rect.x) / rect.width
    }
    let ends = [inner(part.x), inner(part.x + part.width)].sorted()
    func shade(at position: Double) -> RGB {
      let (from, to) = position < light[1].0 ? (light[0], light[1]) : (light[1], light[2])
      return from.1.mix(with: to.1, by: (position - from.0) / (to.0 - from.0))
    }
    let distance = ends[1] - ends[0]
    guard distance > 0 else { return color.text }
    let positions = [ends[0], light[1].0, ends[1]].filter { ends[0]...ends[1] ~= $0 }
    return canvas.gradient(
      across: part, of: surface,
      positions.map { SVGStop(($0 - ends[0]) / distance, shade(at: $0)) })
  }

  /// Paints the drawing of a cover without a picture.
  private mutating func paintBookMark(on surface: Surface) {
    let drawing = CoverDrawing(on: surface, rim: rim)
    let gold = lit(Cover.gold, over: drawing.area, of: surface)
    canvas.fill(gold, decimals: SVGGrid.coarseDecimals) { path in
      for corners in drawing.frame { surface.add(corners, to: &path) }
      for (top, foot) in drawing.leaves {
        path.move(to: surface.seen(top[0]))
        surface.add(curve: top[1], top[2], from: top[0], to: top[3], of: &path)
        path.line(to: surface.seen(foot[0]))
        surface.add(curve: foot[1], foot[2], from: foot[0], to: foot[3], of: &path)
        path.close()
      }
      for line in drawing.title { surface.add(line, to: &path) }
    }
    canvas.fill(Cover.ribbon.text, decimals: SVGGrid.coarseDecimals) {
      surface.add(drawing.ribbon, to: &$0)
    }
  }

  /// Returns the opacity of the shade on the inside at a share of its width: the inside faces away
  /// from the window, and the page opposite hides part of the sky.
  func insideVeil(at share: Double) -> Double {
    let angle = min(max(pose.flipAngle, 0), Elementary.halfTurn)
    let (sine, cosine) = Elementary.sinCos(degrees: angle)
    let hidden = PageLight.hidden(byBoardOf: 1, at: share, angle: angle)
    let light = PageLight.brightness(facing: SIMD3(isRightBound ? -sine : sine, 0, -cosine))
    return PageLight.Veil(brightness: min(light, 1) * (1 - Cover.shade * hidden)).opacity
  }

  enum Cover {
    /// The share of the cover's angle at which the flyleaf begins to hide the fold.
    static let hiding = 0.8

    static let gold = RGB(red: 13 / 15, green: 11 / 15, blue: 0.4)
    static let ribbon = RGB(red: 11 / 15, green: 0.2, blue: 0.2)

    static let restGleam = 0.08
    static let gleam = 0.3
    static let gleamStart = 0.3
    static let gleamDistance = 0.5
    static let restDark = 0.1
    static let dark = 0.4

    static let lining = 8.0
    static let paper = RGB(red: 0.94, green: 0.91, blue: 0.85)
    static let fold = 0.7
    static let shade = 0.5
    static let liningStops = [0.06, 0.12, 0.2, 0.32, 0.48, 0.7, 1]
  }
}
