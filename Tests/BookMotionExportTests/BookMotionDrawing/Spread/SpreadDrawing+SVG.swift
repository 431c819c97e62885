import BookMotion
import BookMotionDrawing
import BookMotionPages

extension SpreadDrawing {
  /// The document, as a scene of leaves has it.
  var svg: String {
    var canvas = SVGCanvas(names: SVGNames())
    paint(on: &canvas)
    var text = ""
    canvas.writeDocument(
      showing: BookRect(x: 0, y: 0, width: layout.screen.width, height: layout.screen.height),
      to: &text)
    return text
  }
}
