import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

/// A page with a shelf.
@Suite struct BookShelfPageTests {
  private static func html(_ page: BookShelfPage) -> String {
    var html = ""
    page.writeHTML(to: &html)
    return html
  }

  @Test func `is one file that loads nothing`() throws {
    let page = try BookShelfPage(.storyReader)
    let html = Self.html(page)
    #expect(html.hasPrefix("<!DOCTYPE html>\n") && html.hasSuffix("</html>\n"))
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("url("))
    #expect(html.utf8.count < 320 * 1024)
    #expect(page.covers.count >= 6 && Set(page.covers.map(\.title)).count == page.covers.count)
  }

  @Test func `has pictures on its first covers`() throws {
    let bytes = Array(try Data(contentsOf: Fixture.url("art/fox-cover.png")))
    let picture = try BookPicture(embedding: bytes)
    let pictures = Array(repeating: (picture: picture, spine: RGB(0x12_34_56)), count: 13)
    let few = try BookShelfPage(.bookPolish, binding: .right, pictures: Array(pictures.prefix(2)))
    #expect(
      few.covers.map { $0.picture != nil } == [true, true] + Array(repeating: false, count: 10))
    #expect(Self.html(few).contains("\"binding\":1"))
    let many = try BookShelfPage(.bookPolish, pictures: pictures)
    #expect(many.covers.count == 24 && many.covers[12].board == RGB(0x12_34_56))
  }

  @Test func `can be read on every cover`() throws {
    for cover in try BookShelfPage(.bookPolish).covers {
      let white = RGB(red: 1, green: 1, blue: 1)
      #expect(white.contrast(with: cover.cloth) > 3, "\(cover.title)")
    }
  }
}
