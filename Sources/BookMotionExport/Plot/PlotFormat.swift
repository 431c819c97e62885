public import BookMotion

/// How a plot looks, whatever it shows.
struct PlotFormat: Sendable {
  let theme: PlotTheme
  /// In pixels, as all lengths.
  let width: Double
  let rowHeight: Double

  init(theme: PlotTheme, width: Double, rowHeight: Double) throws(ExportError) {
    do {
      try Domain.plotWidth.check(width, "width")
      try Domain.plotRow.check(rowHeight, "rowHeight")
    } catch {
      throw ExportError(error)
    }
    self.theme = theme
    self.width = width
    self.rowHeight = rowHeight
  }

  /// A plot of no channels would show nothing.
  static func check(channels count: Int) throws(ExportError) {
    guard count > 0 else {
      throw ExportError(BookMotionError(.tooFew(0, .atLeast(1)), at: "channels"))
    }
  }
}

extension Domain {
  /// How wide the picture of a plot may be, in pixels.
  public static let plotWidth = Domain(480, 4096)

  /// How high a row of a plot may be, in pixels.
  public static let plotRow = Domain(28, 400)
}
