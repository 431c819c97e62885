package import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension InfoSheetActor {
  /// Paints the library with the book that the sheet is about.
  package func paintLibrary(with painter: inout SVGCanvas) {
    let frame = shelfFrame
    let layout = BookLayout(screen: stage.screen, restingFrame: frame, binding: stage.binding)
    let view = layout.frame(of: .screen).even
    let names = SVGNames(shared: Shelf.prefix)
    let library = LibraryPainter(layout, view: view, names: names)
    painter.shared.define(names.name(.library)) { library.shelves }
    painter.shared.define(names.name(.details)) { library.details }
    painter.fill(stage.view, LibraryPainter.Shelf.wall.text)
    for part in [SVGNames.Shared.library, .details] {
      painter.add("<use xlink:href=\"#\(names.name(part))\"/>\n")
    }
    painter.fill(stage.view, "url(#\(names.name(.light)))")
    paintCover(in: frame, with: &painter)
  }

  /// The frame of the book, above a sheet at half height.
  private var shelfFrame: BookRect {
    let screen = stage.screen
    let room = min(screen.height * Shelf.highest, screen.width * Shelf.widest / Shelf.aspect)
    // On the smallest screens there is no room for a book.
    let height = max(room, BookDomain.length.lowest / Shelf.aspect)
    let width = height * Shelf.aspect
    return BookRect(
      x: (screen.width - width) / 2, y: screen.height * Shelf.foot - height, width: width,
      height: height)
  }

  /// Paints the book from the front: its picture, and the fold beside the spine.
  package func paintCover(in rect: BookRect, with painter: inout SVGCanvas) {
    let unit = rect.width / Cover.width
    let radius = Cover.corner * unit
    painter.shadow(
      under: rect, radius: radius, blur: Cover.blur * unit, down: Cover.drop * unit,
      opacity: Cover.shadow)
    if let picture = stage.cover {
      painter.shared.define(SceneStage.coverName, picture)
      let slice = picture.slice(covering: rect.size)
      let scale = rect.width / slice.width
      let clip = painter.clip(to: rect, radius: radius)
      painter.group(clippedBy: clip) { painter in
        painter.use(
          SceneStage.coverName, of: slice.size,
          in: BookRect(
            x: rect.x - slice.x * scale, y: rect.y - slice.y * scale, width: rect.width,
            height: rect.height))
      }
    } else {
      PageArt(0).paint(in: rect, radius: radius, with: &painter)
    }
    let fold = Cover.fold * unit
    let inner = Cover.inner * unit
    let isRight = stage.binding == .right
    painter.fill(
      BookRect(
        x: isRight ? rect.x + rect.width - inner - fold : rect.x + inner, y: rect.y, width: fold,
        height: rect.height), SVGCanvas.black, opacity: Cover.foldShade)
  }

  /// Paints three toggle buttons, and one that doesn't toggle.
  package func paintButtons(at time: Double, with painter: inout SVGCanvas) {
    let plan = plan
    let corner = Button.corner * plan.unit
    let side = Button.sign * plan.unit
    for (mark, glyph, color) in Button.marks {
      let frame = plan.button(mark)
      let fill = sheet.fill(of: mark, at: time)
      let ground = Button.plain.mixed(fill * Button.tint, with: color)
      painter.fill(frame, radius: corner, ground.text)
      painter.paint(
        glyph, around: frame.center, side: side, SceneColor.ink.mixed(fill, with: color),
        filled: fill)
      if mark == .read {
        painter.paint(
          .check, around: frame.center, side: side * Button.inRing,
          SceneColor.ink.mixed(fill, with: SceneColor.paper))
      }
    }
    let frame = plan.buy
    painter.fill(frame, radius: corner, SceneColor.accent.text)
    painter.paint(.bag, around: frame.center, side: side, SceneColor.paper)
  }

  private enum Shelf {
    static let prefix = "Shelf"
    /// The maximum height and width of the book, and its bottom, as fractions of the screen.
    static let highest = 0.36
    static let widest = 0.55
    static let foot = 0.45
    static let aspect = 5.0 / 7
  }

  private enum Cover {
    static let width = 108.0
    static let corner = 5.0
    static let blur = 6.0
    static let drop = 4.0
    static let shadow = 0.35
    static let inner = 4.0
    static let fold = 1.6
    static let foldShade = 0.16
  }

  private enum Button {
    static let corner = 16.0
    static let sign = 26.0
    static let inRing = 0.66
    static let plain = RGB(0xF3_EC_E0)
    static let tint = 0.16
    static let marks: [(BookMarks.Mark, SceneGlyph, RGB)] = [
      (.toBeRead, .heart, RGB(0xC2_4E_48)),
      (.recommended, .star, RGB(0xD5_96_2F)),
      (.read, .ring, SceneColor.right),
    ]
  }
}
