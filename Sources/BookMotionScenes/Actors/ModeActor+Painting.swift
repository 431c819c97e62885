import BookMotion
import BookMotionExport

extension ModeActor {
  func paint(at time: Double, with painter: inout SVGCanvas) {
    page.paint(in: room.screen, with: &painter)
    painter.fill(room.screen, SVGCanvas.black, opacity: choice.overlayOpacity(at: time))
    painter.group(opacity: choice.controlsOpacity(at: time)) { painter in
      for button in ModeSelection.Button.allCases {
        let frame = layout.frame(of: button)
        painter.group(scaledBy: choice.scale(of: button, at: time), about: frame.center) {
          paint(button, in: frame, with: &$0)
        }
      }
    }
    if choice.pressed != nil { painter.paintFinger(at: finger, unit: room.unit) }
  }

  private func paint(
    _ button: ModeSelection.Button, in frame: BookRect, with painter: inout SVGCanvas
  ) {
    let side = frame.height
    switch button {
    case .read: painter.paintButton(.book, in: frame, side: side * Look.pillIcon)
    case .listen:
      painter.paintButton(
        .headphones, in: frame, side: side * Look.pillIcon, on: Look.honey)
    case .home: painter.paintButton(.home, in: frame, side: side * Look.icon)
    case .music:
      painter.paintButton(
        choice.musicIsOn ? .speaker : .muted, in: frame, side: side * Look.icon)
    }
  }

  private enum Look {
    static let pillIcon = 0.64
    static let honey = RGB(0xF3_D2_9B)
    static let icon = 0.54
  }
}
