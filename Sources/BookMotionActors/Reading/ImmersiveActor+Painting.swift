package import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension ImmersiveActor {
  /// The frames of the chrome around the illustration.
  package struct Arrangement {
    package let bar: BookRect
    package let frame: BookRect
    package let narration: BookRect
    package let dots: BookPoint
  }

  /// From the top: bar, frame, narration, and dots, all as wide as the page. On a phone in
  /// landscape, the narration is beside the frame; otherwise, there would hardly be room for the
  /// picture.
  package var arrangement: Arrangement {
    let unit = max(stage.unit, Look.leastUnit)
    let edge = Look.edge * unit
    let space = stage.view.inset(by: edge)
    let bar = BookRect(
      x: space.x, y: space.y, width: space.width, height: min(Look.bar, Look.bar * unit))
    let words = Look.lineStep * unit * Double(Look.lines.count)
    let dots = PageDots.height(on: stage)
    let top = bar.y + bar.height + Look.gap * unit
    let dotsCenter = BookPoint(
      x: space.center.x, y: space.y + space.height - dots * Look.dotsHeight)
    if stage.screen.width > Look.wide * stage.screen.height {
      let gap = Look.gap * unit
      let free = BookRect(
        x: space.x, y: top, width: Look.picture * space.width,
        height: max(space.y + space.height - top - dots - gap, 0))
      let frame = page.largest(in: free)
      let beside = frame.x + frame.width + 2 * gap
      let narration = BookRect(
        x: beside, y: frame.center.y - words / 2,
        width: max(space.x + space.width - beside, 0), height: words)
      return Arrangement(
        bar: bar, frame: stage.bound(frame), narration: stage.bound(narration), dots: dotsCenter)
    }
    let left = BookRect(
      x: space.x, y: top, width: space.width,
      height: max(space.y + space.height - top - words - Look.gap * unit - dots, 0))
    let frame = page.largest(in: left)
    // On a narrow screen, the page leaves some height unused, so everything moves toward the
    // middle.
    let spare = (left.height - frame.height) / 2
    let below = frame.y + frame.height + Look.gap * unit + spare * Look.nearness
    return Arrangement(
      bar: bar, frame: frame,
      narration: BookRect(x: frame.x, y: below, width: frame.width, height: words),
      dots: dotsCenter)
  }

  package func paint(at time: Double, with painter: inout SVGCanvas) {
    let shown = immersive.chromeOpacity(at: time)
    let illustration = illustration(at: time)
    if shown > 0 { painter.paintWall(on: stage) }
    // The frame grows with the illustration.
    let layout = frame.layout(in: illustration.inset(by: -frame.border))
    painter.paint(
      layout, page.color, opacity: shown, on: stage, behind: paintChrome,
      page: { page.paint(in: illustration, radius: layout.pageRadius * shown, with: &$0) })
    paintPulse(at: time, with: &painter)
    tap?.paint(at: time, on: stage, with: &painter)
  }

  private func paintChrome(with painter: inout SVGCanvas) {
    let arrangement = arrangement
    paintBar(arrangement.bar, with: &painter)
    paintNarration(arrangement.narration, with: &painter)
    PageDots(count: Look.pages, page: Double(page.page)).paint(
      around: arrangement.dots, on: stage, with: &painter)
  }

  /// Paints the Home button, the book's title, and the voice.
  private func paintBar(_ bar: BookRect, with painter: inout SVGCanvas) {
    let home = BookRect(x: bar.x, y: bar.y, width: bar.height, height: bar.height)
    let audio = home.mirrored(in: stage.screen.width)
    let side = bar.height * Look.icon
    painter.paintButton(.home, in: stage.bound(home), side: side)
    let voice = immersive.audioIsPlaying ? SceneGlyph.pause : .play
    painter.paintButton(voice, in: stage.bound(audio), side: side)
    let title = BookSize(width: bar.height * Look.titleWidth, height: bar.height * Look.titleHeight)
    painter.fill(
      BookRect(center: bar.center, size: title), radius: title.height / 2, SceneColor.accent.text,
      opacity: Look.titleOpacity)
  }

  /// Paints the words as strokes, in centered lines.
  private func paintNarration(_ rect: BookRect, with painter: inout SVGCanvas) {
    let step = rect.height / Double(Look.lines.count)
    let thickness = step * Look.thickness
    let space = thickness * Look.space
    painter.stroke(SceneColor.ink.text, width: thickness, opacity: Look.words) { path in
      for (number, words) in Look.lines.enumerated() {
        let whole = words.reduce(0, +)
        // Round caps extend the strokes by their thickness.
        let scale = min(
          (rect.width - space * Double(words.count)) / Look.longestLine, thickness * Look.letters)
        var x = rect.center.x - (whole * scale + space * Double(words.count - 1)) / 2
        let y = rect.y + step * (Double(number) + 0.5)
        for word in words {
          path.move(to: BookPoint(x: x, y: y))
          x += word * scale
          path.line(to: BookPoint(x: x, y: y))
          x += space
        }
      }
    }
  }

  /// Paints the dot in a corner while audio plays, with a rim for bright pictures.
  private func paintPulse(at time: Double, with painter: inout SVGCanvas) {
    let unit = max(stage.unit, Look.leastUnit)
    let inset = Look.pulseInset * unit
    painter.group(opacity: immersive.dotOpacity(at: time)) { painter in
      let corner = BookPoint(x: stage.screen.width, y: stage.screen.height)
      let center = stage.bound(corner - BookPoint(x: inset, y: inset))
      painter.fill(
        disc: center, radius: Look.halo * unit, SceneColor.ink.text, opacity: Look.haloOpacity)
      painter.fill(disc: center, radius: Look.pulse * unit, SceneColor.paper.text)
    }
  }

  private enum Look {
    static let leastUnit = 0.75
    /// The width-to-height ratio above which a screen has the narration beside the page, and the
    /// page's share of its width.
    static let wide = 1.7
    static let picture = 0.66
    static let pages = 7
    static let edge = 24.0
    static let bar = 44.0
    static let icon = 0.54
    static let gap = 22.0
    static let titleWidth = 4.4
    static let titleHeight = 0.2
    static let titleOpacity = 0.4
    /// Lines of words, by their numbers of letters.
    static let lines: [[Double]] = [
      [3, 6, 4, 2, 7, 3, 5, 8, 4], [5, 2, 8, 3, 4, 6, 2, 5], [4, 7, 3, 6],
    ]
    static let longestLine = 42.0
    static let letters = 1.7
    static let lineStep = 24.0
    static let thickness = 0.28
    static let space = 2.1
    static let words = 0.5
    static let nearness = 0.15
    static let dotsHeight = 0.3
    static let pulse = 6.0
    static let halo = 10.0
    static let haloOpacity = 0.35
    static let pulseInset = 36.0
  }
}
