import BookMotion
package import BookMotionColor
package import BookMotionDrawing

extension SVGCanvas {
  /// Paints a page in its frame: the frame with a dot in each corner, the page, and a thin line
  /// between them, because a frame of the page's own color would blend into it. Whatever is painted
  /// `behind` has the frame's opacity and doesn't show through the frame.
  package mutating func paint(
    _ layout: PageBorder.Layout, _ color: RGB, opacity: Double = 1, on stage: SceneStage,
    behind: (inout SVGCanvas) -> Void = { _ in }, page: (inout SVGCanvas) -> Void
  ) {
    let light = color.mixed(Look.light, with: SceneColor.paper).text
    group(opacity: opacity) { painter in
      behind(&painter)
      painter.shadow(
        under: layout.frame, radius: layout.frameRadius, blur: Look.blur * stage.unit,
        down: Look.drop * stage.unit, opacity: Look.shadow)
      painter.fill(layout.frame, radius: layout.frameRadius, color.text)
      for corner in 0..<Look.corners {
        painter.fill(disc: layout.dot(corner), radius: layout.dotDiameter / 2, light)
      }
    }
    page(&self)
    stroke(
      layout.page, radius: layout.pageRadius, light, width: Look.line,
      opacity: Look.lineOpacity * opacity)
  }

  private enum Look {
    static let blur = 16.0
    static let drop = 10.0
    static let shadow = 0.22
    static let corners = 4
    static let light = 0.72
    static let line = 1.5
    static let lineOpacity = 0.7
  }
}

extension PageBorder {
  /// Returns the frame of a page in scenes.
  package static func around(_ page: PageArt) -> PageBorder {
    PageBorder(color: page.color, border: 12, cornerRadius: 26)
  }
}
