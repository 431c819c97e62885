import BookMotion
import BookMotionBody
import BookMotionColor
import BookMotionDrawing

/// Outlines on a face, filled with one color or shade.
struct LottieFill {
  enum Paint {
    case color(RGB)
    /// Black with an opacity that varies along a line.
    case shade([SVGStop], from: BookPoint, to: BookPoint)
  }

  var paint: Paint
  var opacity = 1.0
  var outlines: [LottiePath]

  init(_ color: RGB, opacity: Double = 1, _ outlines: [LottiePath]) {
    (paint, self.opacity, self.outlines) = (.color(color), opacity, outlines)
  }

  init(_ paint: Paint, _ outline: LottiePath) { (self.paint, outlines) = (paint, [outline]) }
}

/// The art on the faces of a book, as in frames but without the light.
///
/// A part has the same number of fills, outlines, and vertices in each of its frames.
enum LottieArt: Equatable {
  /// A face, or the first of its parts: the cover's board, or the page being read, unless an open page
  /// shows it.
  case face(BookScene.Face.Kind)
  /// The drawing on the cover or the place of a picture, and the lines on top.
  case coverDrawing, coverLines
  /// The dots that count pages.
  case readerDots

  /// Returns the parts of a face, from back to front.
  static func parts(of kind: BookScene.Face.Kind, in reel: LottieReel) -> [LottieArt] {
    if reel.isCover(kind) { return [.face(.cover), .coverDrawing, .coverLines] }
    return kind == .reader ? [.face(.reader), .readerDots] : [.face(kind)]
  }

  /// The name of the part's layer.
  var name: String {
    switch self {
    case .face(.reader): "readerPage"
    case .face(let kind): kind.rawValue
    case .coverDrawing: "coverDrawing"
    case .coverLines: "coverLines"
    case .readerDots: "readerDots"
    }
  }

  /// True if the part is on the body rather than on the screen.
  var liesOnBody: Bool { self != .face(.reader) && self != .readerDots }

  /// Returns true if the part is visible in a frame in which its face is visible.
  func isSeen(_ face: BookScene.Face, at frame: Int, in reel: LottieReel) -> Bool {
    let pose = reel.frames[frame].pose
    // The spine and the page edges must not cover the page that is read.
    if face.kind.part == .thickness { return pose.flipAngle < Elementary.rightAngle }
    // The page on top of them hides them.
    if face.kind.part == .body, reel.style.spread != .centered {
      return pose.firstPageOpacity < 1
    }
    guard self == .face(.reader) else { return true }
    // An open page in the reader's place already shows what is read.
    return pose.firstPageOpacity < 1 || pose.bookOpacity < 1
      || (reel.isSpread ? pose.coverOpacity > 0 : reel.layout.isAwayFromReader(face.rect))
  }

  /// Returns the opacity of the part.
  func opacity(of face: BookScene.Face, at frame: Int, in reel: LottieReel) -> Double {
    let pose = reel.frames[frame].pose
    // The gutter appears when the cover is nearly gone.
    return face.kind == .gutter
      ? face.opacity * face.opacity * face.opacity * (1 - pose.readerOpacity) : face.opacity
  }

  /// Returns the fills of the part, from back to front.
  func fills(of face: BookScene.Face, at frame: Int, in reel: LottieReel) -> [LottieFill] {
    let surface = reel.surface(of: face, at: frame)
    func sheet(_ color: RGB) -> LottieFill {
      LottieFill(color, [LottiePath(face.rect, radius: face.cornerRadius, on: surface)])
    }
    let (spine, paper) = (reel.look.spine, BookThickness.paper)
    switch self {
    case .face(.backCover): return [sheet(spine.scaled(by: FramePainter.Body.back))]
    case .face(.pageBlock): return [sheet(paper)]
    case .face(.pageEdges): return [sheet(paper.scaled(by: Tone.edges))]
    case .face(.spine): return [sheet(spine.scaled(by: BookThickness.spineShade))]
    case .face(.firstPage), .face(.facingPage): return reel.page(face, on: surface, at: frame)
    case .face(.gutter): return [reel.gutter(face, on: surface)]
    case .face(.cover): return [sheet(.white)]
    case .face(.coverInside): return [sheet(spine), reel.lining(face, on: surface, at: frame)]
    case .face(.reader): return reel.readerPages(face, at: frame)
    case .coverDrawing: return reel.coverDrawing(face, on: surface, at: frame)
    case .coverLines: return reel.coverLines(on: surface, at: frame)
    case .readerDots: return reel.readerDots(face, at: frame)
    }
  }

  private enum Tone {
    /// The brightness of the page edges, equal to that at the ends of their gradient in frames.
    static let edges = 0.9
  }
}

// MARK: - The cover

extension LottieReel {
  /// Returns the area of the cover inside its border.
  func field(of face: BookScene.Face, on surface: Surface, at frame: Int) -> LottiePath {
    let rim = rim(at: frame)
    return LottiePath(
      face.rect.inset(by: rim), radius: max(face.cornerRadius - rim, 0), on: surface)
  }

  fileprivate func coverDrawing(
    _ face: BookScene.Face, on surface: Surface, at frame: Int
  ) -> [LottieFill] {
    typealias Cover = FramePainter.Cover
    let field = LottieFill(
      BookLook.standardCover, [field(of: face, on: surface, at: frame)])
    let drawing = CoverDrawing(on: surface, rim: rim(at: frame))
    var gold = drawing.frame.map { LottiePath($0, on: surface) }
    for (top, foot) in drawing.leaves {
      var leaf = LottiePath()
      for edge in [top, foot] {
        let handles = surface.handles(edge[1], edge[2], from: edge[0], to: edge[3])
        leaf.line(to: surface.seen(edge[0]))
        leaf.curve(handles.0, handles.1, to: surface.seen(edge[3]))
      }
      gold.append(leaf)
    }
    gold += drawing.title.map { LottiePath($0, on: surface) }
    let ribbon = LottiePath(drawing.ribbon, on: surface)
    return [field, LottieFill(Cover.gold, gold), LottieFill(Cover.ribbon, [ribbon])]
  }

  /// Returns the groove at the hinge and the line at the free edge of a lifted book.
  fileprivate func coverLines(on surface: Surface, at frame: Int) -> [LottieFill] {
    let (rect, rim) = (surface.rect, rim(at: frame))
    return CoverDrawing.lines(on: surface, frames[frame].pose).map { inner, width, opacity in
      let line = surface.part(
        inner, rim, width: width, height: max(rect.height - 2 * rim, 0))
      return LottieFill(.black, opacity: opacity, [LottiePath(line, on: surface)])
    }
  }

  fileprivate func lining(_ face: BookScene.Face, on surface: Surface, at frame: Int) -> LottieFill
  {
    let rim = isSpread ? pageBorder(on: face.rect, at: frame) : FramePainter.Cover.lining
    let lining = isSpread ? surface.insideFrame(rim) : face.rect.inset(by: rim)
    return LottieFill(
      FramePainter.Cover.paper,
      [LottiePath(lining, radius: max(face.cornerRadius - rim, 0), on: surface)])
  }
}

// MARK: - Pages

extension LottieReel {
  /// Returns a page with its border: a whole page, or half of a spread.
  fileprivate func page(_ face: BookScene.Face, on surface: Surface, at frame: Int) -> [LottieFill]
  {
    let border = pageBorder(on: face.rect, at: frame)
    let field = isSpread ? surface.insideFrame(border) : face.rect.inset(by: border)
    let framed = frames[frame].pose.framedShare
    let sheet = LottieFill(
      RGB.white.mixed(framed, with: look.frame),
      [LottiePath(face.rect, radius: face.cornerRadius, on: surface)])
    return [sheet]
      + story(
        on: surface, in: field, radius: max(face.cornerRadius - border, 0),
        isFacing: face.kind == .facingPage)
  }

  /// Returns the width of a page's border, which turns from white into the frame with which a
  /// spread is zoomed.
  private func pageBorder(on page: BookRect, at frame: Int) -> Double {
    let pose = frames[frame].pose
    let whole = max(rim(at: frame), min(pose.frameBorder, page.width, page.height / 2))
    return isSpread ? whole * (1 - pose.readerOpacity) : whole
  }

  /// Returns a story at night, clipped to its field: hills and stars and, on a first page, a moon,
  /// an initial, and lines.
  private func story(
    on surface: Surface, in field: BookRect, radius: Double, isFacing: Bool
  ) -> [LottieFill] {
    typealias Page = FramePainter.Page
    let size = surface.rect.size
    let unit = min(size.width, size.height) / BookStyle.standardWidth
    let ground = LottieFill(
      BookLook.standardPage, [LottiePath(field, radius: radius, on: surface)])
    func position(_ x: Double, _ y: Double) -> BookPoint {
      surface.point(size.width * x, size.height * y)
    }
    // A hill ends at the edges of the field, but its curve continues beyond.
    let inner =
      surface.isRightBound
      ? surface.rect.x + size.width - field.x - field.width : field.x - surface.rect.x
    let ends = (inner / size.width, (inner + field.width) / size.width)
    let hills = (isFacing ? Page.facingHills : Page.hills).map { color, start, end in
      let handle = Page.hillHandle * (ends.1 - ends.0)
      let curve = [
        position(ends.0, start.height + start.slope * ends.0),
        position(ends.0 + handle, start.height + start.slope * (ends.0 + handle)),
        position(ends.1 - handle, end.height - end.slope * (1 - ends.1 + handle)),
        position(ends.1, end.height - end.slope * (1 - ends.1)),
      ]
      return LottieFill(
        color, [LottiePath(below: curve, of: field, radius: radius, on: surface)])
    }
    let thick = Page.lineThickness * unit
    var ink = (isFacing ? Page.facingStars : Page.stars).map { x, y in
      LottiePath(disc: position(x, y), radius: thick / 2, on: surface)
    }
    guard !isFacing else { return [ground] + hills + [LottieFill(Page.ink, ink)] }
    let lines = StoryLines(on: size, unit, isSpread: isSpread)
    ink += lines.lines.map { line in
      LottiePath(
        surface.part(
          line.start - thick / 2, line.y - thick / 2, width: line.end - line.start + thick,
          height: thick), on: surface)
    }
    let initial = surface.part(
      lines.initial.x, lines.initial.y, width: lines.initial.width, height: lines.initial.height)
    let moon = LottiePath(
      disc: position(Page.moonX, Page.moonY), radius: Page.moonRadius * unit, on: surface)
    return [ground] + hills
      + [
        LottieFill(Page.ink, ink), LottieFill(Page.moon, [moon, LottiePath(initial, on: surface)]),
      ]
  }

  fileprivate func gutter(_ face: BookScene.Face, on surface: Surface) -> LottieFill {
    let opacities = style.gutter.opacities
    let last = Double(opacities.count - 1)
    let (start, end) = (
      surface.point(0, face.rect.height / 2), surface.point(face.rect.width, face.rect.height / 2)
    )
    return LottieFill(
      .shade(
        opacities.enumerated().map { SVGStop(Double($0.offset) / last, .black, $0.element) },
        from: surface.seen(start), to: surface.seen(end)),
      LottiePath(face.rect, on: surface))
  }
}

// MARK: - The reader

extension LottieReel {
  /// Returns the pages to read while no page is open: one page in the reader's place, or both pages
  /// of a spread.
  fileprivate func readerPages(_ face: BookScene.Face, at frame: Int) -> [LottieFill] {
    guard isSpread else {
      let rect = layout.readerFrame(over: face.rect)
      let surface = Surface(rect: rect, view: .identity, isRightBound: isRightBound)
      let border = rim(at: frame)
      return [
        LottieFill(.white, [LottiePath(rect, radius: face.cornerRadius, on: surface)])
      ]
        + story(
          on: surface, in: rect.inset(by: border), radius: max(face.cornerRadius - border, 0),
          isFacing: false)
    }
    let body = layout.openPage(of: frames[frame].pose, style)
    let page = Surface(rect: body, view: .identity, isRightBound: isRightBound)
    let facing = page.mirrored(at: isRightBound ? body.x + body.width : body.x)
    return story(on: facing, in: facing.rect, radius: 0, isFacing: true)
      + story(on: page, in: body, radius: 0, isFacing: false)
  }

  /// Returns the dots that count pages.
  fileprivate func readerDots(_ face: BookScene.Face, at frame: Int) -> [LottieFill] {
    let isAway = !isSpread && layout.isAwayFromReader(face.rect)
    let rect = isAway ? layout.frame(of: .reader) : face.rect
    let dots = FramePainter.dots(
      on: layout.counting(in: rect, frames[frame].pose, style), isRightBound: isRightBound)
    return dots.map { dot in
      LottieFill(
        .white, opacity: dot.opacity,
        [LottiePath(disc: dot.center, radius: dot.radius, on: .screen)])
    }
  }
}
