import BookMotion

/// The first lines of a story and the large initial before them, in points from the inner edge.
struct StoryLines {
  private(set) var lines: [(start: Double, end: Double, y: Double)] = []
  let initial: BookRect
  let thickness: Double

  init(on page: BookSize, _ unit: Double, isSpread: Bool) {
    // The page edges lie on the page while it opens, so the text begins beside them.
    let margin = page.width * (isSpread ? StoryLines.spreadMargin : StoryLines.innerMargin)
    let width = page.width * (1 - StoryLines.outerMargin) - margin
    let step = page.height * StoryLines.step
    let thick = FramePainter.Page.lineThickness * unit
    thickness = thick
    let top = page.height * StoryLines.top
    initial = BookRect(
      x: margin, y: top - thick / 2, width: 2 * step + thick, height: 2 * step + thick)
    for (line, share) in StoryLines.shares.enumerated() {
      let indent = line < StoryLines.initialLines ? initial.width + step * StoryLines.gap : 0
      lines.append(
        (margin + indent + thick / 2, margin + width * share - thick / 2, top + step * Double(line))
      )
    }
  }

  private static let innerMargin = 0.16
  private static let spreadMargin = 0.33
  private static let outerMargin = 0.12
  private static let top = 0.69
  private static let step = 0.045
  private static let initialLines = 3
  private static let gap = 0.4
  private static let shares = [1.0, 0.94, 1, 0.97, 0.55]
}
