package import BookMotion

/// A shape printed on a page, in points of the flat paper.
package struct PrintedShape {
  package enum Form {
    /// A polygon, by its corners in order.
    case area([BookPoint])
    /// Straight lines of the given width.
    case lines([(BookPoint, BookPoint)], width: Double)
    /// One of the look's pictures, by its index, in a frame.
    case picture(Int, BookRect)
  }

  package let form: Form
  package let paint: String

  package init(_ form: Form, _ paint: String) {
    self.form = form
    self.paint = paint
  }
}

extension SVGText {
  /// Adds printed shapes as they are seen, except pictures.
  package mutating func add(_ shapes: [PrintedShape], on paper: SeenPaper) {
    for shape in shapes {
      switch shape.form {
      case .area(let corners):
        let data = SVGPath.data { paper.add(corners, to: &$0) }
        guard !data.bytes.isEmpty else { continue }
        add("<path fill=\"\(shape.paint)\" d=\"")
        add(data)
        add("\"/>")
      case .lines(let lines, let width):
        let data = SVGPath.data(decimals: SVGGrid.coarseDecimals) { path in
          for line in lines { paper.add(line: line.0, line.1, to: &path) }
        }
        guard !data.bytes.isEmpty, let first = lines.first else { continue }
        add("<path fill=\"none\" stroke=\"\(shape.paint)\"")
        add(
          attribute: "stroke-width",
          width * paper.scale(at: first.0.moved(0.5, towards: first.1)),
          decimals: SVGGrid.shareDecimals)
        add(" d=\"")
        add(data)
        add("\"/>")
      case .picture: break
      }
    }
  }
}
