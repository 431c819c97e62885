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
    if let pressed = choice.pressed {
      painter.paintFinger(
        at: fingerPlace(on: layout.frame(of: pressed), at: time), of: room)
    }
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

  /// On the button, or under it: a finger slides down where nothing else is.
  private func fingerPlace(on frame: BookRect, at time: Double) -> BookPoint {
    let aside = frame.width > frame.height ? frame.width * Look.aside : 0
    let way = finger.share(at: time) * frame.height * Look.slide
    return frame.center + BookPoint(x: room.forward * aside, y: frame.height * Look.low + way)
  }

  private enum Look {
    static let pillIcon = 0.64
    static let honey = SpreadLook.color(0xF3_D2_9B)
    static let icon = 0.54
    /// A finger does not hide the icon of a pill.
    static let aside = 0.28
    static let low = 0.12
    static let slide = 1.3
  }
}
