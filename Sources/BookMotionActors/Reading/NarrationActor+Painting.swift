package import BookMotion
import BookMotionColor
package import BookMotionDrawing

extension NarrationActor {
  private typealias Measure = ReadingLayout.Measure

  package func paint(at time: Double, with painter: inout SVGCanvas) {
    painter.paintWall(on: stage)
    let presence = presence.share(at: time)
    let position = position.value(at: time)
    painter.group(
      opacity: presence, scaledBy: 1 - Look.leaving * (1 - presence), about: layout.card.center
    ) { painter in
      for page in 0..<Story.pages where abs(Double(page) - position) < 1 {
        painter.group(movedBy: BookPoint(x: layout.offset(Double(page) - position), y: 0)) {
          paint(page: page, at: time, &$0)
        }
      }
    }
    painter.group(opacity: Look.idle + (1 - Look.idle) * presence) { painter in
      paintModes(at: time, &painter)
      paintPlay(at: time, &painter)
      PageDots(count: Story.pages, page: position).paint(
        around: layout.dots, on: stage, with: &painter)
    }
    tap?.paint(at: time, on: stage, with: &painter)
  }

  private func paint(page: Int, at time: Double, _ painter: inout SVGCanvas) {
    let (unit, radius) = (layout.unit, Measure.radius * layout.unit)
    painter.shadow(
      under: layout.card, radius: radius, blur: 14 * unit, down: 6 * unit,
      opacity: Look.shadow)
    painter.fill(layout.card, radius: radius, SceneColor.paper.text)
    PageArt(page, of: stage).paint(
      in: layout.art, radius: radius - Measure.padding * unit, with: &painter)
    let lines = layout.lines(of: page)
    let quiet = SceneColor.ink.mixed(Look.quiet, with: SceneColor.paper)
    paint(lines, upTo: .infinity, quiet, opacity: 1, &painter)
    // The words that have been heard.
    let length = lines.joined().reduce(0) { $0 + $1.end - $1.start }
    paint(
      lines, upTo: length * voices[page].share(at: time), SceneColor.own,
      opacity: voices[page].glow(at: time), &painter)
  }

  /// Paints words one after the other, up to a total length.
  private func paint(
    _ lines: [[(start: Double, end: Double)]], upTo length: Double, _ color: RGB,
    opacity: Double, _ painter: inout SVGCanvas
  ) {
    guard length > 0 else { return }
    let width = Measure.stroke * layout.unit
    painter.stroke(color.text, width: width, opacity: opacity) { path in
      var left = length
      for (number, line) in lines.enumerated() {
        for word in line where left > 0 {
          // Round caps extend a stroke by half its width at both ends.
          let start = word.start + width / 2
          let end = max(min(word.end, word.start + left) - width / 2, start)
          left -= word.end - word.start
          if SVGGrid.units(end - start) == 0 {
            path.dot(at: layout.point(start, inLine: number))
          } else {
            path.move(to: layout.point(start, inLine: number))
            path.line(to: layout.point(end, inLine: number))
          }
        }
      }
    }
  }

  private func paintModes(at time: Double, _ painter: inout SVGCanvas) {
    let unit = layout.unit
    let share = mode.share(at: time)
    let groove = layout.modes
    painter.fill(groove, radius: groove.height / 2, SceneColor.groove.text)
    let chosen = layout.half(at: share).inset(by: Look.rim * unit)
    painter.shadow(
      under: chosen, radius: chosen.height / 2, blur: 3 * unit, down: 2 * unit,
      opacity: Look.shadow)
    painter.fill(chosen, radius: chosen.height / 2, SceneColor.paper.text)
    for (glyph, light) in [(SceneGlyph.book, 1 - share), (.headphones, share)] {
      let half = layout.half(listens: glyph == .headphones)
      painter.paint(
        glyph, around: half.center, side: Look.modeIcon * unit,
        SceneColor.accent.mixed(Look.unchosen * (1 - light), with: SceneColor.groove))
    }
  }

  /// Paints the button, and around it the share of the page that has been heard.
  private func paintPlay(at time: Double, _ painter: inout SVGCanvas) {
    let unit = layout.unit
    painter.paintButton(in: layout.play)
    let voice = voices[shownPage]
    painter.stroke(
      SceneColor.own.text, width: Look.ring * unit, opacity: voice.glow(at: time)
    ) {
      $0.add(
        arc: voice.share(at: time), around: layout.play.center,
        radius: layout.play.width / 2 - Look.ring * unit)
    }
    let share = button.share(at: time)
    painter.paint(
      [(.play, SceneColor.own, 1 - share), (.pause, SceneColor.own, share)],
      around: layout.play.center, side: Look.playIcon * unit)
  }

  private enum Look {
    static let leaving = 0.06
    static let idle = 0.4
    static let quiet = 0.76
    static let rim = 4.0
    static let modeIcon = 26.0
    static let unchosen = 0.45
    static let playIcon = 30.0
    static let ring = 3.0
    static let shadow = 0.16
  }
}

extension SVGPath {
  /// Adds an arc, clockwise from the top of a circle.
  package mutating func add(arc share: Double, around center: BookPoint, radius: Double) {
    func position(_ share: Double) -> BookPoint {
      let (sine, cosine) = Elementary.sinCos(degrees: share * 360)
      return BookPoint(x: center.x + radius * sine, y: center.y - radius * cosine)
    }
    guard share > 0 else { return }
    let radii = BookSize(width: radius, height: radius)
    move(to: position(0))
    if share > 0.5 { arc(radii, to: position(0.5)) }
    arc(radii, to: position(share))
  }
}
