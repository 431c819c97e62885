import BookMotion
import BookMotionExport

/// Where everything lies on a sheet about a book, in points from the left edge of the screen and the
/// top edge of the sheet.
///
/// On a phone the sheet is as wide as the screen, on larger ones it stands in the middle. A
/// right-bound book has its cover on the right, and what is beside it on the left.
struct InfoSheetPlan {
  /// The whole sheet, at its largest detent.
  let sheet: BookRect

  /// How large what is stated for a usual screen is on this one.
  let unit: Double

  private let room: SceneRoom

  init(_ sheet: InfoSheet, on stage: SceneStage) {
    let screen = stage.screen
    unit = min(
      sheet.height(of: .medium) / Measure.height, screen.width / Measure.narrowest,
      Measure.largest)
    let width = min(screen.width, Measure.width * unit)
    self.sheet = BookRect(
      x: (screen.width - width) / 2, y: 0, width: width, height: sheet.height(of: .large))
    room = SceneRoom(on: stage)
  }

  /// A part of the sheet, by its distances from the sheet's inner edge and its top.
  func part(_ inner: Double, _ top: Double, width: Double, height: Double) -> BookRect {
    room.place(
      BookRect(
        x: sheet.x + inner * unit, y: top * unit, width: width * unit, height: height * unit))
  }

  /// How wide the sheet is in its own points.
  var width: Double { sheet.width / unit }
}

extension InfoSheetPlan {
  /// The book's cover.
  var cover: BookRect {
    part(Measure.margin, Measure.top, width: Measure.cover.width, height: Measure.cover.height)
  }

  /// Where lines begin beside the cover, and how long they can be.
  var beside: (inner: Double, length: Double) {
    let inner = Measure.margin + Measure.cover.width + Measure.margin
    return (inner, width - Measure.margin - inner)
  }

  /// The button of a mark.
  func button(_ mark: BookMarks.Mark) -> BookRect {
    let place = Double(BookMarks.Mark.allCases.firstIndex(of: mark) ?? 0)
    return part(
      Measure.margin + place * (Measure.button + Measure.gap), Measure.buttons,
      width: Measure.button, height: Measure.button)
  }

  /// The button to buy the book: at the outer edge, as wide as the others leave or as looks well.
  var buy: BookRect {
    let start =
      Measure.margin
      + Double(BookMarks.Mark.allCases.count) * (Measure.button + Measure.gap)
    let end = width - Measure.margin
    let length = min(end - start, Measure.widestButton)
    return part(end - length, Measure.buttons, width: length, height: Measure.button)
  }

  /// A look inside: pages side by side.
  func page(_ place: Int) -> BookRect {
    let count = Double(Measure.pages)
    let across = (width - 2 * Measure.margin - (count - 1) * Measure.gap) / count
    return part(
      Measure.margin + Double(place) * (across + Measure.gap), Measure.inside, width: across,
      height: across * Measure.pageAspect)
  }

  /// Below the pages, in the sheet's own points.
  var belowPages: Double { (page(0).y + page(0).height) / unit }

  enum Measure {
    /// Of a sheet at half height, and the narrowest and the widest that a sheet is.
    static let height = 390.0
    static let narrowest = 360.0
    static let width = 620.0
    static let largest = 1.4

    static let margin = 24.0
    static let gap = 12.0
    static let top = 34.0
    static let cover = BookSize(width: 108, height: 144)
    static let buttons = 204.0
    static let button = 52.0
    static let widestButton = 176.0
    /// The first line of what is told of the book, and how far lines are apart.
    static let lines = 290.0
    static let lineStep = 18.0
    static let inside = 372.0
    static let pages = 3
    static let pageAspect = 0.75
  }
}
