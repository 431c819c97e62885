package import BookMotion
package import BookMotionColor
package import BookMotionDrawing

/// The illustration of a page in a picture book, which scenes show if no picture was given.
///
/// Every page has its own color, which frames take on. If the stage has a picture, it is the one of
/// the first page.
package struct PageArt {
  /// The page, counted from 0. The drawings repeat before the first and after the last one.
  package let page: Int

  private let picture: DrawnPicture?
  private let frame: RGB

  package init(_ page: Int) { self.init(page, picture: nil, frame: .white) }

  package init(_ page: Int, of stage: SceneStage) {
    self.init(page, picture: page == 0 ? stage.page : nil, frame: stage.frame)
  }

  private init(_ page: Int, picture: DrawnPicture?, frame: RGB) {
    self.page = page
    self.picture = picture
    self.frame = frame
  }

  /// The dominant color; for a picture, the color of its frame.
  package var color: RGB { picture == nil ? PageArt.drawings[number].color : frame }

  /// The range of aspect ratios, width / height, of a page that shows it. Drawings may be cropped,
  /// but a picture is always shown whole.
  package var shapes: ClosedRange<Double> {
    guard let picture else { return PageArt.drawnShapes }
    let shape = picture.size.width / picture.size.height
    return shape...shape
  }

  /// Draws it in a rectangle: a drawing cropped around its middle if necessary, and a picture whole,
  /// on paper, because a part that is cut off could contain words.
  package func paint(in rect: BookRect, radius: Double = 0, with painter: inout SVGCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard radius > 0 else { return paint(covering: rect, bleed: 0, with: &painter) }
    let clip = painter.clip(to: rect, radius: radius)
    painter.group(clippedBy: clip) { paint(covering: rect, bleed: PageArt.bleed, with: &$0) }
  }

  /// A nested `svg` element clips its content in every renderer; a symbol that is larger than its
  /// viewport isn't clipped in all of them. Some renderers clip along whole pixels, so if an
  /// outline clips more precisely, the content extends beyond it by `bleed`.
  private func paint(covering rect: BookRect, bleed: Double, with painter: inout SVGCanvas) {
    let name = define(with: &painter)
    var (rect, slice) = (rect, DrawnPicture.slice(of: PageArt.size, covering: rect.size))
    if let whole = picture?.drawnSize {
      slice = BookRect(x: 0, y: 0, width: whole.width, height: whole.height)
      let shown = whole.scaled(by: min(rect.width / whole.width, rect.height / whole.height))
      if max(rect.width - shown.width, rect.height - shown.height) > PageArt.crack {
        painter.fill(rect.inset(by: -bleed), frame.mixed(PageArt.paper, with: .white).text)
        rect = BookRect(center: rect.center, size: shown)
      }
    }
    let view = slice.inset(by: -bleed * slice.width / rect.width)
    rect = rect.inset(by: -bleed)
    painter.add("<svg")
    painter.text.add(frame: rect)
    painter.text.add(viewBox: view)
    painter.add(" preserveAspectRatio=\"none\"><use xlink:href=\"#\(name)\"/></svg>\n")
  }

  /// Defines the shared element, and returns its name.
  private func define(with painter: inout SVGCanvas) -> String {
    if let picture {
      painter.shared.define(SceneStage.pageName, picture)
      return SceneStage.pageName
    }
    let name = "A\(number)"
    painter.shared.define(name) {
      var text = SVGText()
      text.add("<g id=\"\(name)\">\(PageArt.drawings[number].shapes)</g>")
      return text
    }
    return name
  }

  private var number: Int {
    let rest = page % PageArt.drawings.count
    return rest < 0 ? rest + PageArt.drawings.count : rest
  }

  /// The size of a drawing: 4 : 3.
  package static let size = BookSize(width: 400, height: 300)

  /// From the inverse of a drawing's aspect ratio to the ratio itself.
  private static let drawnShapes = 0.75...4.0 / 3

  /// In points; the widest crack beside a picture through which no paper shows.
  private static let bleed = 1.0
  private static let crack = 0.05
  /// The share of white in the paper around a picture.
  private static let paper = 0.8
}

extension PageArt {
  /// Returns the largest page in a space that shows it, in the middle of the space.
  package func largest(in space: BookRect) -> BookRect {
    guard space.width > 0, space.height > 0 else { return space }
    let shapes = shapes
    let shape = min(max(space.width / space.height, shapes.lowerBound), shapes.upperBound)
    return BookRect(
      center: space.center,
      size: BookSize(
        width: min(space.width, space.height * shape),
        height: min(space.height, space.width / shape)))
  }
}
