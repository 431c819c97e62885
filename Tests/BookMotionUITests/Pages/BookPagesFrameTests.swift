import BookMotion
import BookMotionPages
import BookMotionTestSupport
import Testing

@testable import BookMotionUI

extension BookPagesFrame {
  fileprivate var flatPages: [FlatPage] {
    layers.compactMap { if case .page(let page) = $0 { page } else { nil } }
  }

  fileprivate var pieces: [Piece] {
    layers.compactMap { if case .piece(let piece) = $0 { piece } else { nil } }
  }

  fileprivate var shadows: [Shadow] {
    layers.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
  }
}

extension BookPagesFrame.Piece {
  /// Returns the point of the picture that is seen at a point of the screen.
  fileprivate func picture(at point: BookPoint) -> BookPoint {
    let (offset, area) = (point - origin, across.cross(down))
    return BookPoint(x: offset.cross(down) / area, y: across.cross(offset) / area)
  }
}

@Suite struct BookPagesFrameTests {
  private static let screen = BookSize(width: 1000, height: 768)

  private static func book(
    _ page: Int, of count: Int = 12, on screen: BookSize = screen, binding: BookBinding = .left,
    isReduced: Bool = false
  ) -> BookPagesState {
    BookPagesState(
      count: count, page: page, screen: screen, binding: binding, isReduced: isReduced)
  }

  @Test(arguments: [BookBinding.left, .right])
  func `at rest, two pages meet at the spine`(binding: BookBinding) {
    let frame = BookPagesFrame(Self.book(3, binding: binding), at: 0)
    #expect(frame.layers.count == 2 && frame.visiblePages == [3, 4])
    let (first, second) = (frame.flatPages[0], frame.flatPages[1])
    #expect(first.rect.size == frame.layout.page && frame.spine == 500)
    #expect(first.rect.x == (binding == .left ? 70 : 500) && first.rect.x + second.rect.x == 570)
    // The stack is thicker where more pages lie.
    #expect(abs(first.edges.x - first.rect.x) < abs(second.edges.x - second.rect.x))
  }

  @Test
  func `a closed book shows its first page in the middle, and an odd one its last on the board`() {
    #expect(BookPagesFrame(Self.book(0), at: 0).flatPages.map(\.rect.x) == [285])
    let last = BookPagesFrame(Self.book(12, of: 13), at: 0)
    #expect(last.visiblePages == [11, 12] && last.flatPages.count == 2)
    #expect(BookPagesFrame(Self.book(0, of: 1), at: 0).visiblePages == [0])
  }

  @Test(arguments: [0.05, 0.2, 0.35, 0.5])
  func `a leaf in the air shows both of its pages, and what is under it`(time: Double) {
    var pages = Self.book(3)
    pages.perform(.turn(.forward), at: 0)
    let frame = BookPagesFrame(pages, at: time)
    #expect(frame.flatPages.map(\.page) == [3, 6] && frame.shadows.count == 1)
    #expect(!frame.pieces.isEmpty && Set(frame.pieces.map(\.page)).isSubset(of: [4, 5]))
    for piece in frame.pieces {
      for corner in piece.outline {
        let point = piece.picture(at: corner)
        #expect(point.x > -3 && point.x < frame.layout.page.width + 3 && point.y > -3)
        #expect(point.y < frame.layout.page.height + 3)
      }
    }
    #expect(
      frame.shadows[0].ground
        == BookRect(
          x: 70, y: frame.flatPages[0].rect.y, width: 860, height: frame.layout.page.height))
  }

  @Test func `the point that a finger holds is seen under it`() {
    var pages = Self.book(3)
    pages.perform(.touch(BookPoint(x: 900, y: 600)), at: 0)
    pages.perform(.drag(BookPoint(x: 640, y: 560)), at: 0.1)
    let frame = BookPagesFrame(pages, at: 0.1)
    // Front pieces are measured from the spine, and the back of the leaf from its free edge.
    let held = frame.pieces.map { piece -> Double in
      let point = piece.picture(at: BookPoint(x: 640, y: 560))
      let x = piece.page == 4 ? point.x : frame.layout.page.width - point.x
      return max(abs(x - 400), abs(point.y - (600 - frame.flatPages[0].rect.y)))
    }
    #expect(held.min() ?? 99 < 2)
  }

  @Test func `a right-bound book is the mirror image`() {
    for time in [0.1, 0.3] {
      let frames = [BookBinding.left, .right].map { binding in
        var pages = Self.book(3, binding: binding)
        pages.perform(.turn(.back), at: 0)
        return BookPagesFrame(pages, at: time)
      }
      #expect(frames[0].pieces.count == frames[1].pieces.count)
      for (left, right) in zip(frames[0].pieces, frames[1].pieces) {
        #expect(left.page == right.page)
        for (one, other) in zip(left.outline, right.outline) {
          #expect(abs(one.x + other.x - 1000) < 1e-9 && abs(one.y - other.y) < 1e-9)
        }
        // Pictures are not mirrored: what is on the left of one is on the right of the other.
        let (here, there) = (left.origin, right.origin + frames[1].layout.page.width * right.across)
        #expect(abs(here.x + there.x - 1000) < 1e-9 && abs(here.y - there.y) < 1e-9)
      }
    }
  }

  @Test(arguments: [BookBinding.left, .right])
  func `of one page at a time, the back of a leaf is blank, and what is under it shows`(
    binding: BookBinding
  ) {
    let phone = BookSize(width: 390, height: 844)
    var pages = Self.book(3, on: phone, binding: binding)
    let still = BookPagesFrame(pages, at: 0)
    #expect(still.visiblePages == [3] && still.flatPages.map(\.rect.x) == [0])
    #expect(still.flatPages[0].rect.width == 390)
    let sign = binding == .left ? 1.0 : -1
    pages.perform(.touch(BookPoint(x: 195 + sign * 185, y: 700)), at: 0)
    pages.perform(.drag(BookPoint(x: 195 - sign * 20, y: 650)), at: 0.1)
    let frame = BookPagesFrame(pages, at: 0.1)
    #expect(frame.visiblePages == [3, 4] && frame.flatPages.map(\.page) == [4])
    #expect(Set(frame.pieces.map(\.page)) == [3, nil] && frame.shadows.count == 1)
    // The point that the finger holds is under it, with its blank side up.
    let held = frame.pieces.filter { $0.page == nil }.map { piece -> Double in
      let point = piece.picture(at: BookPoint(x: 195 - sign * 20, y: 650))
      let x = sign > 0 ? 390 - point.x : point.x
      return max(abs(x - 380), abs(point.y - (700 - still.flatPages[0].rect.y)))
    }
    #expect(held.min() ?? .infinity < 2)
    // The last page lies on the board.
    #expect(BookPagesFrame(Self.book(11, on: phone), at: 0).visiblePages == [11])
  }

  @Test func `with less motion one spread fades over the other`() {
    var pages = Self.book(3, isReduced: true)
    pages.perform(.turn(.forward), at: 0)
    var before = 0.0
    for step in 0..<40 {
      let frame = BookPagesFrame(pages, at: Double(step) * 0.01)
      #expect(frame.pieces.isEmpty && frame.shadows.isEmpty)
      // Whatever the share, paper is opaque: the page that comes lies under the one that goes.
      let opacities = frame.flatPages.map { ($0.page, $0.opacity) }
      #expect(opacities.prefix(2).allSatisfy { $0.1 == 1 })
      let comes = opacities.last { $0.0 == 5 }?.1 ?? 0
      let goes = opacities.last { $0.0 == 4 }?.1 ?? 0
      #expect(comes >= before && abs(comes + goes - 1) < 1e-12)
      #expect(frame.spine == 500)
      before = comes
    }
    #expect(before == 1 && BookPagesFrame(pages, at: 9).visiblePages == [5, 6])
  }
}
