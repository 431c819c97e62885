import BookMotion

extension FramePainter {
  /// The dark overlay, and the two buttons on it: a book to read, headphones to listen.
  mutating func paintOverlay() {
    fillView(SVGCanvas.black, opacity: pose.overlayOpacity)
    let opacity = pose.controlsOpacity
    guard opacity >= SVGCanvas.leastOpacity else { return }
    var middle = setting.layout.middle
    middle.y += pose.controlsOffset
    let unit = setting.layout.screen.unit
    let radius = Controls.radius * unit
    canvas.open(opacity: opacity)
    for (side, glyph) in [(-1.0, Controls.book), (1, Controls.ear)] {
      let x = middle.x + side * Controls.aside * unit
      canvas.fill(
        disc: BookPoint(x: x, y: middle.y), radius: radius, "#fff", opacity: Controls.discOpacity)
      canvas.add("<path transform=\"translate(")
      canvas.text.add(x)
      canvas.text.addNext(middle.y)
      if unit != 1 {
        canvas.add(")scale(")
        canvas.text.add(unit, decimals: SVGGrid.shareDecimals)
      }
      canvas.add(")\" d=\"\(glyph)\" fill=\"none\" stroke=\"\(Controls.ink)\" stroke-width=\"4\"")
      canvas.add(" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>")
    }
    canvas.close()
  }

  private enum Controls {
    static let radius = 58.0
    static let aside = 92.0
    static let discOpacity = 0.94
    static let ink = BookLook.standardCover.text
    /// An open book.
    static let book = "M0-14c-8-7-18-7-27-4v32c9-3 19-3 27 4c8-7 18-7 27-4v-32c-9-3-19-3-27 4v32"
    /// A pair of headphones.
    static let ear = "M-25 14v-13a25 25 0 0 1 50 0v13M-25 4h6v18h-6zM19 4h6v18h-6z"
  }
}
