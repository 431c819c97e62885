import BookMotion
import BookMotionColor
import Testing

@Suite struct BookColorsTests {
  /// Red on the left, green on the right, blue in between.
  private let pixels: [UInt8] =
    [200, 0, 0, 255] + Array(repeating: [0, 0, 120, 255], count: 8).flatMap { $0 } + [
      0, 100, 0, 255,
    ]

  private var picture: BookPictureColors { BookPictureColors(width: 10, height: 1, pixels: pixels) }

  @Test func `the spine is of the edge that the book is bound at, and darker`() {
    let left = BookColors(cover: picture)
    #expect(left.edge == RGB(bytes: 200, 0, 0))
    #expect(left.spine == RGB(red: 200.0 / 255 * 0.85, green: 0, blue: 0))
    let right = BookColors(cover: picture, binding: .right)
    #expect(right.edge == RGB(bytes: 0, 100, 0))
    #expect(right.spine == RGB(red: 0, green: 100.0 / 255 * 0.85, blue: 0))
  }

  @Test func `the frame is of the color that most of the page has`() {
    let colors = BookColors(page: picture)
    #expect(colors.frame.difference(RGB(bytes: 0, 0, 120)) < 1e-12)
  }

  @Test func `a book without a picture is brown, and no darker`() {
    let colors = BookColors()
    #expect(colors.edge == RGB(red: 0.4, green: 0.25, blue: 0.15))
    #expect(colors.spine == colors.edge && colors.frame == colors.edge)
    let invisible = [UInt8](repeating: 0, count: 4)
    let page = BookPictureColors(width: 1, height: 1, pixels: invisible)
    #expect(BookColors(page: page).frame == .fallback)
  }

  @Test(arguments: BookBinding.allCases)
  func `the title can be read on the spine`(binding: BookBinding) {
    let colors = BookColors(cover: picture, binding: binding)
    #expect(colors.titleContrast >= 4.5)
    #expect(colors.titleContrast == colors.title.contrast(with: colors.spine))
  }
}
