import BookMotion
package import BookMotionDrawing
import BookMotionReader

extension PageGridActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    painter.paintWall(on: stage)
    paintReader(at: time, with: &painter)
    let overlay = grid.overlayOpacity(at: time)
    if overlay >= SVGCanvas.leastOpacity {
      painter.fill(stage.view, SceneColor.shade.text, opacity: overlay * Look.darkness)
      // A panel that is half there shows two pictures at once, so it comes soon and goes late.
      let left = 1 - overlay
      painter.group(opacity: 1 - left * left * left) { painter in
        paintPanel(with: &painter)
        paintThumbnails(in: &painter) { page, frame, painter in
          painter.fill(frame, radius: Look.thumbnailCorner * unit, SceneColor.wallEdge.text)
        }
      }
      paintThumbnails(in: &painter) { page, frame, painter in
        let pose = grid.pose(of: page, at: time)
        painter.group(opacity: pose.opacity, scaledBy: pose.scale, about: frame.center) {
          paint(page, pose.outline, in: frame, with: &$0)
        }
      }
      painter.group(opacity: overlay) { paintEdges(with: &$0) }
    }
    tap?.paint(at: time, on: stage, with: &painter)
  }

  /// Paints the current page, and for a moment the previous one.
  private func paintReader(at time: Double, with painter: inout SVGCanvas) {
    let frame = BookLayout(screen: stage.screen, binding: stage.binding).frame(of: .reader)
    painter.shadow(
      under: frame, radius: Look.pageCorner * unit, blur: Look.blur * unit, down: Look.drop * unit,
      opacity: Look.pageShadow)
    let share = MotionEasing.easeInOut.value(at: (time - read.time) / Look.change)
    for (page, opacity) in [(read.before, 1 - share), (read.page, share)] where opacity > 0 {
      // The previous page stays opaque under the current one; otherwise, the table would show
      // through.
      painter.group(opacity: page == read.page ? opacity : 1) { painter in
        PageArt(page, of: stage).paint(in: frame, radius: Look.pageCorner * unit, with: &painter)
      }
    }
  }

  /// Paints the panel and the header above the thumbnails.
  private func paintPanel(with painter: inout SVGCanvas) {
    let panel = layout.panel
    painter.shadow(
      under: panel, radius: corner, blur: Look.blur * unit, down: Look.drop * unit,
      opacity: Look.panelShadow)
    painter.fill(panel, radius: corner, SceneColor.paper.text)
    let button = layout.closeButton
    let aside = closeCenter.x - panel.center.x
    let side = button.width * Look.sign
    painter.paint(
      .pages, around: BookPoint(x: panel.center.x - aside, y: closeCenter.y), side: side,
      SceneColor.accent)
    painter.fill(
      disc: closeCenter, radius: button.width * Look.button / 2, SceneColor.wallEdge.text)
    painter.paint(.cross, around: closeCenter, side: side, SceneColor.ink)
  }

  /// Paints something in the visible thumbnails' places, clipped at the edges of the scroll view.
  private func paintThumbnails(
    in painter: inout SVGCanvas, _ paint: (Int, BookRect, inout SVGCanvas) -> Void
  ) {
    let viewport = layout.viewport
    let clip = painter.clip(to: viewport, radius: corner)
    painter.group(clippedBy: clip) { painter in
      // The current page is larger than its neighbors, so it is painted last.
      let others = (0..<layout.pageCount).filter { $0 != grid.currentPage }
      for page in others + [grid.currentPage] {
        let frame = frame(of: page)
        let reach = layout.gap
        guard frame.y + frame.height + reach > viewport.y,
          frame.y - reach < viewport.y + viewport.height
        else { continue }
        paint(page, frame, &painter)
      }
    }
  }

  private func paint(
    _ page: Int, _ outline: Double, in frame: BookRect, with painter: inout SVGCanvas
  ) {
    let radius = Look.thumbnailCorner * unit
    PageArt(page, of: stage).paint(in: frame, radius: radius, with: &painter)
    painter.stroke(
      frame.inset(by: Look.hairline / 2), radius: radius - Look.hairline / 2,
      SceneColor.ink.text, width: Look.hairline, opacity: Look.hairlineOpacity)
    let share = outline / grid.outline
    let away = Look.outlineGap * unit + outline / 2
    painter.stroke(
      BookRect(
        x: frame.x - away, y: frame.y - away, width: frame.width + 2 * away,
        height: frame.height + 2 * away),
      radius: radius + away, SceneColor.accent.text, width: outline)
    let badge = layout.badge(page)
    let center = BookPoint(x: badge.center.x, y: badge.center.y - scroll)
    painter.fill(
      disc: center, radius: badge.width / 2,
      SceneColor.paper.mixed(share, with: SceneColor.accent).text)
    // The digits change quickly, halfway through the badge's change; otherwise, both would have the
    // same color.
    let light = min(max((share - 0.5) * Look.haste + 0.5, 0), 1)
    DrawnNumber(page + 1).paint(
      at: center, height: badge.height * Look.digits,
      SceneColor.ink.mixed(light, with: SceneColor.paper).text, with: &painter)
  }

  /// Paints fades at the top and bottom if there are more thumbnails beyond.
  private func paintEdges(with painter: inout SVGCanvas) {
    let viewport = layout.viewport
    let height = min(Look.fade * unit, viewport.height / 2)
    let above = min(scroll / height, 1)
    let below = min((furthestScroll - scroll) / height, 1)
    let paper = SceneColor.paper
    if above > 0 {
      let paint = painter.gradient([SVGStop(0, paper), SVGStop(1, paper, 0)], down: true)
      painter.fill(
        BookRect(x: viewport.x, y: viewport.y, width: viewport.width, height: height), paint,
        opacity: above)
    }
    if below > 0 {
      let paint = painter.gradient([SVGStop(0, paper, 0), SVGStop(1, paper)], down: true)
      let bottom = viewport.y + viewport.height
      painter.fill(paint, opacity: below) { path in
        let (left, right) = (viewport.x, viewport.x + viewport.width)
        let round = min(corner, height)
        let radii = BookSize(width: round, height: round)
        path.move(to: BookPoint(x: left, y: bottom - height))
        path.line(to: BookPoint(x: right, y: bottom - height))
        path.line(to: BookPoint(x: right, y: bottom - round))
        path.arc(radii, to: BookPoint(x: right - round, y: bottom))
        path.line(to: BookPoint(x: left + round, y: bottom))
        path.arc(radii, to: BookPoint(x: left, y: bottom - round))
        path.close()
      }
    }
  }

  /// The panel's corner radius, which centers one of its corners on the close button.
  private var corner: Double { layout.closeButton.width / 2 }

  /// The scale of this screen, relative to a standard one.
  private var unit: Double { layout.gap / Look.gap }

  private enum Look {
    static let gap = 16.0
    static let darkness = 0.5
    static let pageCorner = 16.0
    static let blur = 12.0
    static let drop = 8.0
    static let pageShadow = 0.2
    static let panelShadow = 0.35
    static let change = 0.3
    /// Relative to the area of the button that responds to taps.
    static let button = 28.0 / 44
    static let sign = 20.0 / 44
    static let thumbnailCorner = 10.0
    static let hairline = 1.0
    static let hairlineOpacity = 0.1
    static let outlineGap = 2.5
    /// The height of digits, as a fraction of the badge's height.
    static let digits = 0.4
    static let haste = 8.0
    static let fade = 24.0
  }
}
