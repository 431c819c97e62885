import BookMotion
import BookMotionColor
package import BookMotionDrawing
import BookMotionReader

extension ModeActor {
  package func paint(at time: Double, with painter: inout SVGCanvas) {
    page.paint(in: stage.view, with: &painter)
    painter.fill(stage.view, SVGCanvas.black, opacity: choice.overlayOpacity(at: time))
    painter.group(opacity: choice.controlsOpacity(at: time)) { painter in
      for button in BookModeSelection.Button.allCases {
        let frame = layout.frame(of: button)
        painter.group(scaledBy: choice.scale(of: button, at: time), about: frame.center) {
          paint(button, in: frame, with: &$0)
        }
      }
    }
    if choice.pressed != nil { painter.paintFinger(at: finger, unit: stage.unit) }
  }

  private func paint(
    _ button: BookModeSelection.Button, in frame: BookRect, with painter: inout SVGCanvas
  ) {
    let side = frame.height
    switch button {
    case .read: paint(.read, .book, in: frame, with: &painter)
    case .listen: paint(.listen, .headphones, in: frame, on: Look.honey, with: &painter)
    case .home: painter.paintButton(.home, in: frame, side: side * Look.icon)
    case .music:
      painter.paintButton(
        choice.musicIsOn ? .speaker : .muted, in: frame, side: side * Look.icon)
    }
  }

  /// Paints a pill with an icon and its word.
  private func paint(
    _ word: DrawnWord, _ glyph: SceneGlyph, in frame: BookRect, on ground: RGB = SceneColor.paper,
    with painter: inout SVGCanvas
  ) {
    painter.paintButton(in: frame, on: ground)
    let (side, letters) = (frame.height * Look.pillIcon, frame.height * Look.letters)
    let start = frame.center.x - (side + side * Look.gap + word.width(ofHeight: letters)) / 2
    painter.paint(
      glyph, around: BookPoint(x: start + side / 2, y: frame.center.y), side: side,
      SceneColor.ink)
    painter.write(
      word, at: BookPoint(x: start + side * (1 + Look.gap), y: frame.center.y), height: letters,
      SceneColor.ink.text)
  }

  private enum Look {
    static let pillIcon = 0.56
    static let letters = 0.29
    static let gap = 0.4
    static let honey = RGB(0xF3_D2_9B)
    static let icon = 0.54
  }
}
