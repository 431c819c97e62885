import BookMotion
import BookMotionColor
import BookMotionDrawing
import BookMotionReader

extension FramePainter {
  /// Paints the dark overlay and the choice on it: a book for reading, and headphones for
  /// listening.
  mutating func paintOverlay() {
    fillView(SVGCanvas.black, opacity: pose.overlayOpacity)
    let opacity = pose.controlsOpacity
    guard opacity >= SVGCanvas.leastOpacity else { return }
    let layout = BookModeSelection.layout(
      screen: setting.layout.screen, binding: setting.layout.binding)
    canvas.open(opacity: opacity)
    for (frame, word, icon, ground) in [
      (layout.read, DrawnWord.read, Pill.book, SVGCanvas.white),
      (layout.listen, .listen, Pill.ear, Pill.honey),
    ] {
      var pill = frame
      pill.y += pose.controlsOffset
      paint(pill, word, icon, on: ground)
    }
    canvas.close()
  }

  private mutating func paint(
    _ pill: BookRect, _ word: DrawnWord, _ icon: String, on ground: String
  ) {
    canvas.fill(pill, radius: pill.height / 2, ground)
    let (side, letters) = (pill.height * Pill.icon, pill.height * Pill.letters)
    let content = side + side * Pill.gap + word.width(ofHeight: letters)
    let start = pill.center.x - content / 2
    canvas.add("<path transform=\"translate(")
    canvas.text.add(start + side / 2)
    canvas.text.addNext(pill.center.y)
    canvas.add(")scale(")
    canvas.text.add(side / Pill.side, decimals: SVGGrid.shareDecimals)
    canvas.add(")\" d=\"\(icon)\" fill=\"none\" stroke=\"\(Pill.ink)\" stroke-width=\"4\"")
    canvas.add(" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>")
    canvas.write(
      word, at: BookPoint(x: start + side * (1 + Pill.gap), y: pill.center.y), height: letters,
      Pill.ink)
  }

  private enum Pill {
    static let ink = BookLook.standardCover.text
    static let honey = RGB(0xF3_D2_9B).text
    /// The sizes of the icon and the letters, as fractions of the pill's height, and the gap
    /// between them, as a fraction of the icon's size.
    static let icon = 0.44
    static let letters = 0.29
    static let gap = 0.5
    /// The width for which an icon is drawn.
    static let side = 54.0
    /// An open book.
    static let book = "M0-14c-8-7-18-7-27-4v32c9-3 19-3 27 4c8-7 18-7 27-4v-32c-9-3-19-3-27 4v32"
    /// A pair of headphones.
    static let ear = "M-25 14v-13a25 25 0 0 1 50 0v13M-25 4h6v18h-6zM19 4h6v18h-6z"
  }
}
