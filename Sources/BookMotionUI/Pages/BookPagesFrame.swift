import BookMotion
import BookMotionPages

/// What is to be drawn of an open book at an instant, the rearmost first: flat pages, shadows, and bent
/// leaves piece by piece.
package struct BookPagesFrame: Hashable, Sendable {
  package enum Layer: Hashable, Sendable {
    case page(FlatPage)
    case shadow(Shadow)
    case piece(Piece)
  }

  /// A page that lies flat on others.
  package struct FlatPage: Hashable, Sendable {
    let page: Int
    let rect: BookRect
    let opacity: Double
    /// The pages under it, as far as they are seen beside it.
    let edges: BookRect
  }

  /// The shadow of a leaf, cast by all its pieces together.
  package struct Shadow: Hashable, Sendable {
    let outlines: [[BookPoint]]
    /// The pages on which it falls.
    let ground: BookRect
    let opacity: Double
    let softness: Double
  }

  /// A piece of a leaf, which shows a part of a page.
  package struct Piece: Hashable, Sendable {
    /// The page, or `nil` for the blank back of a leaf.
    let page: Int?
    /// Its outline on the screen, a little larger, to hide the seams to its neighbors.
    let outline: [BookPoint]
    /// The position on the screen of the picture's origin, and of a point to the right and down from
    /// there.
    let origin: BookPoint
    let across: BookPoint
    let down: BookPoint
    let light: PageLight.Veil
  }

  package internal(set) var layers: [Layer] = []
  let layout: BookPagesLayout
  let spine: Double
  /// The shading of every flat page, from the spine outward.
  let shades: [PageSpreadShading.Stop]

  package init(_ pages: BookPagesState, at time: Double) {
    (layout, spine) = (pages.layout, pages.spine(at: time))
    shades = PageSpreadShading.memories.stops(ofWidth: layout.page.width)
    let pose = pages.seen(at: time)
    // What lies beneath the first leaf in the air, and beneath the last.
    let lying = Int(pose.turned.rounded())
    let first = pose.leaves.map { $0.index }.min() ?? lying
    let last = pose.leaves.map { $0.index + 1 }.max() ?? lying
    let stacks = pose.stacks()
    if first > 0 { lay(back(of: first - 1), on: .left, above: stacks.turned) }
    if front(of: last) < pages.count { lay(front(of: last), on: .right, above: stacks.rest) }
    draw(pose.leaves, above: stacks)
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
}

extension BookPagesFrame {
  /// Returns the page on the front of a leaf.
  func front(of leaf: Int) -> Int { layout.sides * leaf }

  /// Returns the page on the back of a leaf, or `nil` if that is blank.
  func back(of leaf: Int) -> Int? { layout.sides == 1 ? nil : 2 * leaf + 1 }

  /// Lays a page flat on a side of a left-bound book, above so many points of others.
  mutating func lay(
    _ page: Int?, on side: PageFacet.Side, above thickness: Double, opacity: Double = 1
  ) {
    // Nobody sees a blank page: it lies beside the screen.
    guard let page else { return }
    let (isRight, size) = (self.side(side) == .right, layout.page)
    let rect = BookRect(
      x: isRight ? spine : spine - size.width, y: layout.top, width: size.width,
      height: size.height)
    let edges = BookRect(
      x: rect.x + (isRight ? thickness : -thickness), y: rect.y + BookPagesFrame.drop,
      width: rect.width, height: rect.height)
    layers.append(.page(FlatPage(page: page, rect: rect, opacity: opacity, edges: edges)))
  }

  /// Returns the side of this book for a side of a left-bound one.
  func side(_ side: PageFacet.Side) -> PageFacet.Side {
    layout.binding == .left ? side : side.other
  }

  /// The distance by which the lowest page is seen below the topmost.
  private static let drop = 2.0
}
