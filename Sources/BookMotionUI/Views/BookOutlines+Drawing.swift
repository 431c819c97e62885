#if canImport(SwiftUI)
import BookMotion
import BookMotionBody
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookOutlines {
  /// Draws the thickness of the book, and its boards beyond the pages.
  func drawBeneathFaces(in context: GraphicsContext, board: Color) {
    draw(thickness, opacity, in: context, board: board)
    for rim in boards {
      var context = context
      context.opacity = rim.opacity
      context.stroke(Path(rim.outline), with: .color(board), lineWidth: rim.width)
    }
  }

  /// Draws the edge of the cover.
  func drawBoardEdge(in context: GraphicsContext, board: Color) {
    draw(boardEdge, boardEdgeOpacity, in: context, board: board)
  }

  private func draw(
    _ layers: [Layer], _ opacity: Double, in context: GraphicsContext, board: Color
  ) {
    guard !layers.isEmpty else { return }
    var context = context
    context.opacity = opacity
    context.drawLayer { layer in
      for outline in layers {
        outline.material.fill(
          Path(outline.outline.map { $0 + outline.offset }), in: layer, board: board)
      }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookOutlines.Leaf {
  /// Draws the leaf.
  func draw(in context: GraphicsContext, board: Color) {
    drawRim(in: context, board: board)
    var context = context
    context.opacity = opacity
    context.drawLayer { layer in
      for side in sides { draw(side, in: layer) }
      layer.stroke(
        Path(edge), with: .color(BookPaper.edge.opacity(edgeOpacity)), lineWidth: Flyleaf.edgeWidth)
    }
  }

  private func drawRim(in context: GraphicsContext, board: Color) {
    var context = context
    context.opacity = rimOpacity
    context.drawLayer { layer in
      var path = Path()
      for outline in rim { path.add(outline) }
      rimMaterial.fill(path, in: layer, board: board, style: FillStyle(eoFill: true))
    }
  }

  private func draw(_ side: BookOutlines.Side, in context: GraphicsContext) {
    let outline = Path(side.outline)
    // A page has a white border.
    context.fill(outline, with: .color(side.field.isEmpty ? BookPaper.paper : .white))
    context.fill(Path(side.field), with: .color(BookPaper.paper))
    context.fill(
      outline,
      with: .linearGradient(
        Gradient(stops: side.shades.map(BookPaper.stop)), startPoint: CGPoint(side.start),
        endPoint: CGPoint(side.end)))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookThickness.Material {
  /// Fills a path with the material of a book whose boards have a color.
  fileprivate func fill(
    _ path: Path, in context: GraphicsContext, board: Color, style: FillStyle = FillStyle()
  ) {
    switch self {
    case .cloth(let brightness):
      context.fill(path, with: .color(board), style: style)
      let veil =
        brightness > 1 ? Color.white.opacity(brightness - 1) : .black.opacity(1 - brightness)
      context.fill(path, with: .color(veil), style: style)
    case .paper(let ink):
      context.fill(path, with: .color(BookPaper.paper(inked: ink)), style: style)
    }
  }
}

/// The color of the boards of the book in the air, which its faces know.
struct BookBoardKey: PreferenceKey {
  static var defaultValue: Color? { nil }

  static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}
#endif
