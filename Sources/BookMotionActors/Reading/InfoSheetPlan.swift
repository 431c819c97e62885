package import BookMotion
package import BookMotionReader

/// The layout of a sheet about a book, in points from the left edge of the screen and the top edge
/// of the sheet.
///
/// On a phone, the sheet is as wide as the screen; on larger screens, it is centered. A right-bound
/// book has its cover on the right, and the details on the left.
package struct InfoSheetPlan {
  /// The whole sheet, at its largest detent.
  package let sheet: BookRect

  /// The scale of this screen, relative to a standard one.
  package let unit: Double

  private let stage: SceneStage

  package init(_ sheet: BookInfoSheet, on stage: SceneStage) {
    let screen = stage.screen
    unit = min(
      sheet.height(of: .medium) / Measure.height, screen.width / Measure.narrowest,
      Measure.largest)
    let width = min(screen.width, Measure.width * unit)
    self.sheet = BookRect(
      x: (screen.width - width) / 2, y: 0, width: width, height: sheet.height(of: .large))
    self.stage = stage
  }

  /// Returns a part of the sheet, by its distances from the sheet's inner edge and top.
  package func part(_ inner: Double, _ top: Double, width: Double, height: Double) -> BookRect {
    stage.bound(
      BookRect(
        x: sheet.x + inner * unit, y: top * unit, width: width * unit, height: height * unit))
  }

  /// The width of the sheet, in units of the design.
  package var width: Double { sheet.width / unit }
}

extension InfoSheetPlan {
  /// The book's cover.
  package var cover: BookRect {
    part(Measure.margin, Measure.top, width: Measure.cover.width, height: Measure.cover.height)
  }

  /// The start of the lines beside the cover, and their greatest length.
  package var beside: (inner: Double, length: Double) {
    let inner = Measure.margin + Measure.cover.width + Measure.margin
    return (inner, width - Measure.margin - inner)
  }

  /// Returns the frame of a mark's button.
  package func button(_ mark: BookMarks.Mark) -> BookRect {
    part(
      Measure.margin + Double(mark.index) * (Measure.button + Measure.gap), Measure.buttons,
      width: Measure.button, height: Measure.button)
  }

  /// The button to buy the book: at the outer edge, as wide as the other buttons allow, up to a
  /// limit.
  package var buy: BookRect {
    let start =
      Measure.margin
      + Double(BookMarks.Mark.allCases.count) * (Measure.button + Measure.gap)
    let end = width - Measure.margin
    let length = min(end - start, Measure.widestButton)
    return part(end - length, Measure.buttons, width: length, height: Measure.button)
  }

  /// Returns the frame of a sample page. The pages are side by side.
  package func page(_ index: Int) -> BookRect {
    let count = Double(Measure.pages)
    let across = (width - 2 * Measure.margin - (count - 1) * Measure.gap) / count
    return part(
      Measure.margin + Double(index) * (across + Measure.gap), Measure.inside, width: across,
      height: across * Measure.pageAspect)
  }

  /// The bottom of the pages, in units of the design.
  package var belowPages: Double { (page(0).y + page(0).height) / unit }

  package enum Measure {
    /// The height of a sheet at half height, and its smallest and largest widths.
    package static let height = 390.0
    package static let narrowest = 360.0
    package static let width = 620.0
    package static let largest = 1.4

    package static let margin = 24.0
    package static let gap = 12.0
    package static let top = 34.0
    package static let cover = BookSize(width: 108, height: 144)
    package static let buttons = 204.0
    package static let button = 52.0
    package static let widestButton = 176.0
    /// The top of the first line about the book, and the distance between lines.
    package static let lines = 290.0
    package static let lineStep = 18.0
    package static let inside = 372.0
    package static let pages = 3
    package static let pageAspect = 0.75
  }
}
