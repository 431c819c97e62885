import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension ProgressActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    painter.paintWall(on: stage)
    paintCover(shown(at: time), &painter)
    paintBar(at: time, &painter)
    paintBadge(at: time, &painter)
  }

  /// Paints the book. The part that hasn't loaded is veiled, from the top down.
  private func paintCover(_ share: Double, _ painter: inout SVGCanvas) {
    let (unit, cover) = (layout.unit, layout.cover)
    let radius = Look.radius * unit
    painter.shadow(
      under: cover, radius: radius, blur: 13 * unit, down: 8 * unit,
      opacity: Look.lightShadow + (Look.shadow - Look.lightShadow) * share)
    painter.fill(cover, radius: radius, SceneColor.paper.text)
    let clip = painter.clip(to: cover, radius: radius)
    painter.group(clippedBy: clip) { painter in
      PageArt(Look.art, of: stage).paint(in: cover, with: &painter)
      painter.fill(layout.spine(Look.spine), SVGCanvas.black, opacity: Look.spineShade)
      // Larger than the clip, so that only the clip makes the edge and nothing shows through beside
      // it.
      let rim = Look.rim * unit
      painter.fill(
        BookRect(
          x: cover.x - rim, y: cover.y - rim, width: cover.width + 2 * rim,
          height: rim + cover.height * (1 - share)),
        SceneColor.wallEdge.text, opacity: Look.veil)
    }
  }

  private func paintBar(at time: Double, _ painter: inout SVGCanvas) {
    let bar = layout.bar
    let radius = bar.height / 2
    painter.fill(bar, radius: radius, SceneColor.groove.text)
    let clip = painter.clip(to: bar, radius: radius)
    let share = changed(at: time)
    let (check, cross) = marks(at: time)
    let color = SceneColor.accent.mixed(check, with: SceneColor.right)
      .mixed(cross, with: SceneColor.wrong)
    if share < 1 {
      let lastColor = last.stage == .failed ? SceneColor.wrong : SceneColor.right
      paint(last, lastColor, at: time, 1 - share, clip, &painter)
    }
    paint(progress, color, at: time, share, clip, &painter)
  }

  /// Paints a bar, and below it a faint mark for the fraction that was actually reported.
  private func paint(
    _ progress: BookLoadingProgress, _ color: RGB, at time: Double, _ opacity: Double,
    _ clip: String,
    _ painter: inout SVGCanvas
  ) {
    let bar = layout.bar
    let filled = layout.filled(progress.value(at: time))
    painter.group(opacity: opacity, clippedBy: clip) {
      $0.fill(filled, radius: bar.height / 2, color.text)
    }
    guard progress.stage != .waiting else { return }
    let point = layout.end(progress.reported, below: Look.markGap)
    let size = Look.mark * layout.unit
    let end = progress.stage == .done ? 1 - marks(at: time).check : 1
    painter.group(opacity: opacity * Look.markOpacity * end) {
      $0.fill(SceneColor.ink.text) { path in
        path.move(to: point)
        path.line(to: BookPoint(x: point.x + size * 0.62, y: point.y + size))
        path.line(to: BookPoint(x: point.x - size * 0.62, y: point.y + size))
        path.close()
      }
    }
  }

  private func paintBadge(at time: Double, _ painter: inout SVGCanvas) {
    let (check, cross) = marks(at: time)
    painter.paintButton(in: layout.badge)
    let isIdle = progress.stage == .waiting
    let arrow = SceneColor.accent.mixed(isIdle ? Look.idle : 0, with: SceneColor.paper)
    painter.paint(
      [
        (.arrow, arrow, max(1 - check - cross, 0)), (.check, SceneColor.right, check),
        (.cross, SceneColor.wrong, cross),
      ], around: layout.badge.center, side: Look.icon * layout.unit)
  }

  private enum Look {
    static let art = 0
    static let radius = 12.0
    static let spine = 14.0
    static let spineShade = 0.14
    static let veil = 0.78
    static let rim = 2.0
    static let shadow = 0.24
    static let lightShadow = 0.1
    static let markGap = 7.0
    static let mark = 9.0
    static let markOpacity = 0.4
    static let idle = 0.5
    static let icon = 32.0
  }
}
