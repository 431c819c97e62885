#if canImport(SwiftUI)
import BookMotion
import BookMotionPages
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension BookPagesFrame {
  /// Draws the book; pages are symbols by their numbers.
  func draw(in context: GraphicsContext) {
    for layer in layers {
      switch layer {
      case .page(let page): draw(page, in: context)
      case .shadow(let shadow): draw(shadow, in: context)
      case .piece(let piece): draw(piece, in: context)
      }
    }
  }

  private func draw(_ flat: FlatPage, in context: GraphicsContext) {
    guard let picture = context.resolveSymbol(id: flat.page) else { return }
    var context = context
    context.opacity = flat.opacity
    let edges = Path(CGRect(flat.edges))
    context.fill(edges, with: .color(BookPaper.paper))
    context.stroke(edges, with: .color(.black.opacity(0.15)), lineWidth: 0.5)
    context.draw(picture, in: CGRect(flat.rect))
    let stops = shades.map {
      Gradient.Stop(color: .black.opacity($0.opacity), location: $0.share)
    }
    context.fill(
      Path(CGRect(flat.rect)),
      with: .linearGradient(
        Gradient(stops: stops), startPoint: CGPoint(x: spine, y: 0),
        endPoint: CGPoint(x: 2 * flat.rect.center.x - spine, y: 0)))
  }

  private func draw(_ shadow: Shadow, in context: GraphicsContext) {
    context.drawLayer { layer in
      layer.clip(to: Path(CGRect(shadow.ground)))
      layer.opacity = shadow.opacity
      layer.addFilter(.blur(radius: shadow.softness))
      layer.drawLayer { layer in
        for outline in shadow.outlines { layer.fill(Path(outline), with: .color(.black)) }
      }
    }
  }

  private func draw(_ piece: Piece, in context: GraphicsContext) {
    let outline = Path(piece.outline)
    context.fill(outline, with: .color(BookPaper.paper))
    if let page = piece.page, let picture = context.resolveSymbol(id: page) {
      var clipped = context
      clipped.clip(to: outline)
      clipped.concatenate(
        CGAffineTransform(
          a: piece.across.x, b: piece.across.y, c: piece.down.x, d: piece.down.y,
          tx: piece.origin.x, ty: piece.origin.y))
      clipped.draw(
        picture, in: CGRect(x: 0, y: 0, width: layout.page.width, height: layout.page.height))
    }
    let color = piece.light.isWhite ? Color.white : .black
    context.fill(outline, with: .color(color.opacity(piece.light.opacity)))
  }
}
#endif
