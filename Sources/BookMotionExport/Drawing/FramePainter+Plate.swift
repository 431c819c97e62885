import BookMotion
import BookMotionColor
import BookMotionDocuments
import BookMotionDrawing

extension BookSetting {
  /// True if the picture is printed on a page of its own: always where a single page opens, and on
  /// a spread if the picture is upright, because most of it would be cut off across two pages.
  var hasPlate: Bool {
    guard let picture = look.page?.drawn else { return false }
    return !style.spread.hasTwoPages || picture.size.width < picture.size.height
  }

  /// True if the picture has the proportions of a book with a single page, so that it is the page itself.
  /// Pages of a spread may be cut off by the screen, and are shown on paper.
  fileprivate var hasFullPlate: Bool {
    guard let picture = look.page?.drawn.size, !style.spread.hasTwoPages else { return false }
    let book = layout.restingFrame
    return abs(picture.width * book.height / (picture.height * book.width) - 1) < BookSetting.bleed
  }

  /// How much the proportions of a picture may differ from those of a page that it fills, and how much of
  /// it may be cut off because of that.
  static let bleed = 0.02
}

extension FramePainter {
  var hasPlate: Bool { setting.hasPlate }

  /// Paints a picture on a page of its own: all of it, on paper, like a printed plate. A page may
  /// be narrow while the book opens and wide in the reader, and words in a picture must not be cut
  /// off. The facing page is bare paper.
  mutating func paintPlate(
    _ picture: DrawnPicture?, on surface: Surface, _ page: (clip: String, path: String)
  ) {
    fill(outline: page.path, plainPaper.text)
    if let picture { paintPlate(picture, on: surface, within: page.clip) }
  }

  private mutating func paintPlate(
    _ picture: DrawnPicture, on surface: Surface, within page: String? = nil
  ) {
    let rect = plate(of: picture.size, on: surface)
    let clip =
      page.flatMap { setting.hasFullPlate ? $0 : nil }
      ?? outline(of: rect, radius: plateRadius(on: surface.rect.size), on: surface).clip
    paint(
      picture, .page, slice: picture.slice(covering: rect.size),
      on: Surface(rect: rect, view: surface.view, isRightBound: isRightBound), clip: clip)
  }

  /// Paints a plate for a web page, where the page has any size, and returns its rectangle on this
  /// one and the style of its element.
  mutating func paintPlate(flat face: BookScene.Face) -> (rect: BookRect, style: String)? {
    guard let picture = look.page?.drawn, face.kind != .facingPage else { return nil }
    let surface = surface(of: face)
    paintPlate(picture, on: surface)
    let beyond = beyondScreen(of: BookSize(width: 100, height: 100))
    let margin = 100 * plateMargin
    func length(_ percent: Double, _ margins: Double) -> String {
      "calc(\(Words.number(percent))% + \(Words.number(margins * margin))cqmin)"
    }
    let side = isRightBound ? "left:auto;right" : "left"
    return (
      plate(of: picture.size, on: surface),
      "\(side):\(length(0, 1));top:\(length(beyond.height, 1));"
        + "width:\(length(100 - beyond.width, -2));height:\(length(100 - 2 * beyond.height, -2))"
    )
  }

  /// The share of a page's shorter side that is blank around a picture.
  private var plateMargin: Double { setting.hasFullPlate ? 0 : Plate.margin }

  /// The color of the paper, with a hint of the frame's color.
  var plainPaper: RGB { look.frame.mixed(Plate.whiteness, with: .white) }

  /// The color of print on that paper.
  var plainInk: RGB { look.frame.scaled(by: Plate.ink) }

  private func plateRadius(on page: BookSize) -> Double {
    Plate.radius * min(page.width, page.height)
  }

  /// Returns the rectangle of the plate, in the middle of the visible part of the page.
  private func plate(of picture: BookSize, on surface: Surface) -> BookRect {
    let page = surface.rect.size
    let margin = plateMargin * min(page.width, page.height)
    let beyond = beyondScreen(of: page)
    let seen = page.width - beyond.width
    let scale = min(
      (seen - 2 * margin) / picture.width,
      (page.height - 2 * (margin + beyond.height)) / picture.height)
    var size = picture.scaled(by: scale)
    if setting.hasFullPlate {
      size.width = min(size.width * (1 + BookSetting.bleed), seen)
      size.height = min(size.height * (1 + BookSetting.bleed), page.height)
    }
    return surface.part(
      (seen - size.width) / 2, (page.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Returns the part of a page that is off the screen when a spread that covers all of it is read:
  /// the width at its outer edge, and the height at both its top and its bottom.
  private func beyondScreen(of page: BookSize) -> BookSize {
    guard isSpread else { return BookSize(width: 0, height: 0) }
    let (zoomed, screen) = (setting.layout.frame(of: .zoomed), setting.layout.screen)
    let seen = min(zoomed.x + zoomed.width, screen.width) - max(zoomed.x, 0)
    return BookSize(
      width: max(1 - seen / zoomed.width, 0) * page.width,
      height: max(1 - screen.height / zoomed.height, 0) / 2 * page.height)
  }

}

private enum Plate {
  static let whiteness = 0.8
  static let ink = 0.4
  static let margin = 0.06
  static let radius = 0.02
}
