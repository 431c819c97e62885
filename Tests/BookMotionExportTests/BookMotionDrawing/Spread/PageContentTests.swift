import BookMotion
import BookMotionDocuments
import BookMotionDrawing
import Testing

/// The print on the pages of an open book.
@Suite struct PageContentTests {
  @Test(arguments: 1...4) func `no picture is on both pages of a spread`(count: Int) {
    let look = SpreadDrawing.Look(
      pictures: (0..<count).map {
        DrawnPicture(elsewhere: BookSize(width: 100 + Double($0), height: 140))
      })
    let pages = (0..<24).map {
      PageContent($0, of: 24, size: BookSize(width: 300, height: 400), look: look)
    }
    for number in stride(from: 1, to: 22, by: 2) {
      let (left, right) = (pages[number].picture, pages[number + 1].picture)
      #expect(left == nil || left != right, "\(number)")
    }
    #expect(Set(pages.compactMap { $0.picture }).count == count)
  }
}
