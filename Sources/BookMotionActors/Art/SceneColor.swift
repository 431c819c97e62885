import BookMotion
package import BookMotionColor
package import BookMotionDrawing

/// The calm colors of reading, in addition to those of the paper and the pages.
package enum SceneColor {
  /// The wall behind everything, at the top …
  package static let wall = BookPalette.memories.table
  /// … and at the bottom.
  package static let wallEdge = BookPalette.memories.tableEdge
  package static let paper = BookPalette.memories.paper
  package static let ink = BookPalette.memories.ink
  package static let accent = BookPalette.memories.accent
  /// The color of a voice or of a book's own music, next to the library's accent.
  package static let own = RGB(0x2F_6F_6B)
  package static let right = RGB(0x5B_7F_3A)
  package static let wrong = RGB(0xB2_3A_48)
  /// A groove in the wall.
  package static let groove = RGB(0xDF_D4_C3)
  /// The color over a picture in the background.
  package static let shade = RGB(0x1A_14_0E)
}

extension SVGCanvas {
  /// Paints warm paper over the whole screen.
  package mutating func paintWall(on stage: SceneStage) {
    shared.define("Wall") {
      var text = SVGText()
      text.add("<linearGradient id=\"Wall\" x2=\"0\" y2=\"1\">")
      SVGStop(0, SceneColor.wall).add(to: &text)
      SVGStop(1, SceneColor.wallEdge).add(to: &text)
      text.add("</linearGradient>")
      return text
    }
    fill(stage.view.even, "url(#Wall)")
  }
}
