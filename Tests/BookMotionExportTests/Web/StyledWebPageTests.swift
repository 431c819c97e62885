import BookMotion
import BookMotionExport
import BookMotionRecording
import Foundation
import Testing

/// A page that plays.
@Suite struct StyledWebPageTests {
  private func page(_ choreography: Choreography) throws -> (page: String, sheet: String) {
    let sheet = try MotionStyleSheet(Recording(BookTimeline(BookScore(choreography))))
    var (page, text) = ("", "")
    sheet.write(to: &text)
    StyledWebPage(sheet)?.writeHTML(to: &page)
    return (page, text)
  }

  @Test func `holds the style sheet, and an element for each of its parts`() throws {
    for choreography in [Choreography.bookPolish, .storyReader, .reducedMotion] {
      let (page, sheet) = try page(choreography)
      #expect(page.contains(sheet))
      let parts = sheet.matches(of: #/\.book-([a-z]+)(?= \{|,)/#).map { String($0.1) }
      for part in Set(parts) where part != "open" {
        #expect(
          page.contains("<div class=\"book-\(part)")
            || part == "stage" && page.contains("<div class=\"book-stage book-open\">"), "\(part)")
      }
    }
  }

  @Test func `loads nothing`() throws {
    let (page, _) = try page(.storyReader)
    for word in ["http:", "https:", "url(", "src=", "href=", "import"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `is not ended by a name`() throws {
    let odd = try Choreography(
      name: "a</style><script>alert(1)</script></title>", opening: Choreography.bookPolish.opening,
      closing: Choreography.bookPolish.closing)
    let (page, _) = try page(odd)
    #expect(!page.contains("alert(1)</script>") && !page.contains("a</"))
    #expect(page.components(separatedBy: "</style>").count == 3)
  }

  @Test func `is of transitions only`() throws {
    let recording = try Recording(
      "bookmark", channels: [Recording.Channel("y", .points)], duration: 0.5
    ) { _ in [0] }
    #expect(StyledWebPage(try MotionStyleSheet(recording)) == nil)
  }
}
