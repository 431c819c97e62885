import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension InfoSheetActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    paintLibrary(with: &painter)
    painter.fill(
      stage.view, SceneColor.shade.text, opacity: sheet.backdropOpacity(at: time))
    let height = sheet.height(at: time)
    if height >= Look.leastHeight { paintSheet(height, at: time, with: &painter) }
    tap?.paint(at: time, on: stage, with: &painter)
    if let finger { painter.paintFinger(at: finger, unit: stage.unit) }
  }

  /// Paints the visible part of the sheet.
  private func paintSheet(_ height: Double, at time: Double, with painter: inout SVGCanvas) {
    let plan = plan
    let top = stage.screen.height - height
    let seen = BookRect(x: plan.sheet.x, y: top, width: plan.sheet.width, height: height)
    let corner = min(Look.corner * plan.unit, height)
    painter.shadow(
      under: seen, radius: corner, blur: Look.blur * plan.unit, down: 0, opacity: Look.shadow)
    painter.fill(SceneColor.paper.text) { path in
      let (right, bottom) = (seen.x + seen.width, top + height)
      let radii = BookSize(width: corner, height: corner)
      path.move(to: BookPoint(x: seen.x, y: bottom))
      path.line(to: BookPoint(x: seen.x, y: top + corner))
      path.arc(radii, to: BookPoint(x: seen.x + corner, y: top))
      path.line(to: BookPoint(x: right - corner, y: top))
      path.arc(radii, to: BookPoint(x: right, y: top + corner))
      path.line(to: BookPoint(x: right, y: bottom))
      path.close()
    }
    let clip = painter.clip(to: seen)
    painter.group(clippedBy: clip) { painter in
      painter.group(movedBy: BookPoint(x: 0, y: top)) {
        paintContent(down: height, at: time, with: &$0)
      }
    }
    let indicator = sheet.indicator(screenWidth: stage.screen.width, at: time)
    painter.fill(indicator, radius: indicator.height / 2, Look.quiet.text)
  }

  /// Paints the content of the sheet, down to the visible height.
  private func paintContent(
    down height: Double, at time: Double, with painter: inout SVGCanvas
  ) {
    let plan = plan
    paintCover(in: plan.cover, with: &painter)
    paintTitle(with: &painter)
    if plan.buy.y < height { paintButtons(at: time, with: &painter) }
    let lines = InfoSheetPlan.Measure.lines
    paint(lines: Look.about, from: lines, down: height, with: &painter)
    for index in 0..<InfoSheetPlan.Measure.pages where plan.page(index).y < height {
      let radius = Look.pageCorner * plan.unit
      PageArt(index + 1, of: stage).paint(in: plan.page(index), radius: radius, with: &painter)
    }
    paint(lines: Look.more, from: plan.belowPages + Look.pageGap, down: height, with: &painter)
  }

  /// Paints the title in two lines, the author, and a short description.
  private func paintTitle(with painter: inout SVGCanvas) {
    let (inner, length) = plan.beside
    for line in Look.title {
      let rect = plan.part(inner, line.top, width: length * line.share, height: line.height)
      painter.fill(rect, radius: rect.height / 2, line.color.text)
    }
  }

  /// Paints lines of text, each with its share of the sheet's width.
  private func paint(
    lines: [Double], from top: Double, down height: Double, with painter: inout SVGCanvas
  ) {
    let measure = InfoSheetPlan.Measure.self
    for (number, share) in lines.enumerated() {
      let rect = plan.part(
        measure.margin, top + Double(number) * measure.lineStep,
        width: (plan.width - 2 * measure.margin) * share, height: Look.lineHeight)
      // The last line ends above the edge of a sheet at full height.
      guard rect.y < height,
        rect.y + rect.height < plan.sheet.height - Look.foot * plan.unit
      else { return }
      painter.fill(rect, radius: rect.height / 2, Look.quiet.text)
    }
  }

  private enum Look {
    /// A lower sheet is invisible.
    static let leastHeight = 0.005
    static let corner = 24.0
    static let blur = 14.0
    static let shadow = 0.3
    static let pageCorner = 10.0
    static let pageGap = 24.0
    static let lineHeight = 6.0
    static let foot = 24.0
    static let dark = RGB(0x4A_42_3A)
    static let quiet = RGB(0xDD_D3_C5)

    /// A line beside the cover: its top, its height, and its length as a fraction of the available
    /// width.
    struct Line {
      let top: Double
      let height: Double
      let share: Double
      let color: RGB
    }
    static let title = [
      Line(top: 50, height: 11, share: 0.84, color: dark),
      Line(top: 72, height: 11, share: 0.54, color: dark),
      Line(top: 103, height: 7, share: 0.38, color: SceneColor.accent),
      Line(top: 134, height: 6, share: 0.94, color: quiet),
      Line(top: 152, height: 6, share: 0.7, color: quiet),
    ]
    static let about = [1, 0.96, 0.99, 0.62]
    static let more = [0.97, 1, 0.93, 0.98, 0.44, 0, 0.95, 1, 0.9, 0.97, 0.94, 0.3]
  }
}
