import BookMotion
import BookMotionExport

/// The illustrations of a picture book, one for every page: what scenes show where nobody gave
/// pictures.
///
/// Every page has a color of its own, which frames take up. A picture that the stage was given is that
/// of the first page.
struct PageArt {
  /// Which page, from 0; those before and behind the drawn ones begin anew.
  let page: Int

  private let picture: BookPicture?
  private let frame: RGB

  init(_ page: Int) { self.init(page, picture: nil, frame: .white) }

  init(_ page: Int, of stage: SceneStage) {
    self.init(page, picture: page == 0 ? stage.look.page : nil, frame: stage.look.frame)
  }

  private init(_ page: Int, picture: BookPicture?, frame: RGB) {
    self.page = page
    self.picture = picture
    self.frame = frame
  }

  /// The color that most of it has.
  var color: RGB { picture == nil ? PageArt.drawings[number].color : frame }

  /// What a page that shows it may have for a shape, as width : height. Drawings may be cut; of a
  /// picture all is to be seen.
  var shapes: ClosedRange<Double> {
    guard let picture else { return PageArt.drawnShapes }
    let shape = picture.size.width / picture.size.height
    return shape...shape
  }

  /// Draws it, whole or cut so that it covers a rectangle around its middle.
  func paint(in rect: BookRect, radius: Double = 0, with painter: inout SVGCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard radius > 0 else { return paint(covering: rect, bleed: 0, with: &painter) }
    let clip = painter.clip(to: rect, radius: radius)
    painter.group(clippedBy: clip) { paint(covering: rect, bleed: PageArt.bleed, with: &$0) }
  }

  /// A nested `svg` element cuts what it shows in every renderer; not all cut a symbol that is larger
  /// than its place. Some cut along whole pixels: where an outline cuts better, it reaches beyond.
  private func paint(covering rect: BookRect, bleed: Double, with painter: inout SVGCanvas) {
    let name = define(with: &painter)
    let slice =
      picture?.slice(covering: rect.size)
      ?? BookPicture.slice(of: PageArt.size, covering: rect.size)
    let view = slice.inset(by: -bleed * slice.width / rect.width)
    let rect = rect.inset(by: -bleed)
    painter.add("<svg")
    painter.text.add(attribute: "x", rect.x)
    painter.text.add(attribute: "y", rect.y)
    painter.text.add(attribute: "width", rect.width)
    painter.text.add(attribute: "height", rect.height)
    painter.text.add(viewBox: view)
    painter.add(" preserveAspectRatio=\"none\"><use xlink:href=\"#\(name)\"/></svg>\n")
  }

  /// What all frames share, by its name.
  private func define(with painter: inout SVGCanvas) -> String {
    if let picture {
      painter.shared.define(PageArt.pictureName, picture)
      return PageArt.pictureName
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

  /// How large drawings are: 4 : 3.
  static let size = BookSize(width: 400, height: 300)

  /// As broad as a drawing, down to as narrow as it is flat.
  private static let drawnShapes = 0.75...4.0 / 3

  /// In points.
  private static let bleed = 1.0

  private static let pictureName = "P"
}

extension SceneRoom {
  /// The largest page in a space, in its middle.
  static func page(in space: BookRect, showing art: PageArt) -> BookRect {
    guard space.width > 0, space.height > 0 else { return space }
    let shapes = art.shapes
    let shape = min(max(space.width / space.height, shapes.lowerBound), shapes.upperBound)
    return BookRect(
      center: space.center,
      size: BookSize(
        width: min(space.width, space.height * shape),
        height: min(space.height, space.width / shape)))
  }
}
