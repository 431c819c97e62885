import BookMotion
import BookMotionPages

/// What is to be drawn of an open book at an instant, the rearmost first: flat pages, shadows, and bent
/// leaves piece by piece.
struct BookPagesFrame: Hashable, Sendable {
  enum Layer: Hashable, Sendable {
    case page(FlatPage)
    case shadow(Shadow)
    case piece(Piece)
  }

  /// A page that lies flat on others.
  struct FlatPage: Hashable, Sendable {
    let page: Int
    let rect: BookRect
    let opacity: Double
    /// The pages under it, as far as they are seen beside it.
    let edges: BookRect
    /// The horizontal positions of the spine and of the free edge.
    let spine: Double
    let edge: Double
  }

  /// The shadow of a leaf, cast by all its pieces together.
  struct Shadow: Hashable, Sendable {
    let outlines: [[BookPoint]]
    /// The pages on which it falls.
    let ground: BookRect
    let opacity: Double
    let softness: Double
  }

  /// A piece of a leaf, which shows a part of a page.
  struct Piece: Hashable, Sendable {
    let page: Int
    /// Its outline on the screen, a little larger, to hide the seams to its neighbors.
    let outline: [BookPoint]
    /// The position on the screen of the picture's origin, and of a point to the right and down from
    /// there.
    let origin: BookPoint
    let across: BookPoint
    let down: BookPoint
    let light: PageLight.Veil
  }

  private(set) var layers: [Layer] = []
  /// The shading of every flat page, from the spine outward.
  let shades: [PageSpreadShading.Stop]
  /// The size of a page.
  let page: BookSize

  init(_ pages: BookPagesState, at time: Double) {
    page = pages.layout.page
    shades = PageSpreadShading.memories.stops(ofWidth: page.width)
    if let pose = pages.pose(at: time)?.settled(within: BookPagesState.hair) {
      var book = OpenBook(pages, spine: pages.spine(at: time))
      book.draw(pose)
      layers = book.layers
    } else {
      drawSpreads(of: pages, at: time)
    }
  }

  /// The pages of which anything is visible, in order.
  var visiblePages: [Int] {
    Set(
      layers.compactMap { layer in
        switch layer {
        case .page(let flat): flat.page
        case .piece(let piece): piece.page
        case .shadow: nil
        }
      }
    ).sorted()
  }

  /// Draws the spreads that fade into one another.
  private mutating func drawSpreads(of pages: BookPagesState, at time: Double) {
    let opacities = (0...pages.count / 2).map { pages.opacity(ofSpread: $0, at: time) }
    guard let lowest = opacities.lastIndex(where: { $0 == 1 }) else { return }
    for spread in lowest..<opacities.count where opacities[spread] > 0 {
      let spine = pages.layout.spine(turned: Double(spread), of: (pages.count + 1) / 2)
      let above = spread + 1 < opacities.count ? opacities[spread + 1] : 0
      // What the next spread doesn't cover fades out beneath it.
      let isCovered = spine == pages.layout.screen.width / 2
      var book = OpenBook(pages, spine: spine)
      book.drawFlatPages(
        turned: Double(spread), from: spread, to: spread,
        opacity: isCovered && spread == lowest && above < 1
          ? 1 : min(opacities[spread], 1 - above))
      layers += book.layers
    }
  }
}
