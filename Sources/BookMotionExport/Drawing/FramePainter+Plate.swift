import BookMotion

extension FramePainter {
  /// Whether the picture stands on a page by itself: always where one page opens, and of a spread if
  /// it is upright, since across two pages most of it would be cut off.
  var hasPlate: Bool {
    guard let picture = look.page else { return false }
    return !isSpread || picture.size.width < picture.size.height
  }

  /// A picture on a page by itself: all of it, on paper, as a plate is printed. A page may be narrow
  /// while the book opens and wide when it is read, and words in a picture must not be cut off. The
  /// page that faces it is bare paper.
  mutating func paintPlate(_ picture: BookPicture?, on surface: Surface, paper: String) {
    fill(outline: paper, plainPaper.text)
    guard let picture else { return }
    let place = plate(of: picture.size, on: surface)
    let clip = outline(of: place, radius: plateRadius(on: surface.rect.size), on: surface).clip
    paint(
      picture, .page, slice: picture.slice(covering: place.size),
      on: Surface(rect: place, view: surface.view, isRightBound: isRightBound), clip: clip)
  }

  /// Paper with a breath of the picture's color.
  private var plainPaper: RGB { look.frame.mixed(Plate.whiteness, with: .white) }

  /// What is printed on that paper.
  var plainInk: RGB { look.frame.scaled(by: Plate.ink) }

  private func plateRadius(on page: BookSize) -> Double {
    Plate.radius * min(page.width, page.height)
  }

  /// In the middle of what is seen of the page.
  private func plate(of picture: BookSize, on surface: Surface) -> BookRect {
    let page = surface.rect.size
    let margin = Plate.margin * min(page.width, page.height)
    let beyond = beyondScreen(of: page)
    let seen = page.width - beyond.width
    let scale = min(
      (seen - 2 * margin) / picture.width,
      (page.height - 2 * (margin + beyond.height)) / picture.height)
    let size = picture.scaled(by: scale)
    return surface.part(
      (seen - size.width) / 2, (page.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// How much of a page is beside the screen when a spread is read that covers all of it: at its
  /// outer edge, and at its top and its bottom.
  private func beyondScreen(of page: BookSize) -> BookSize {
    guard isSpread else { return BookSize(width: 0, height: 0) }
    let (zoomed, screen) = (setting.layout.frame(of: .zoomed), setting.layout.screen)
    return BookSize(
      width: max(1 - screen.width / 2 / zoomed.width, 0) * page.width,
      height: max(1 - screen.height / zoomed.height, 0) / 2 * page.height)
  }

  private enum Plate {
    static let whiteness = 0.8
    static let ink = 0.4
    static let margin = 0.06
    static let radius = 0.02
  }
}
