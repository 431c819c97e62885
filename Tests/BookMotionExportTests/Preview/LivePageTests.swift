import BookMotion
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotionExport

@Suite struct `A live page` {
  private static func html(
    _ choreography: Choreography, look: BookLook = BookLook(),
    comparedWith other: Choreography? = nil
  ) throws -> String {
    var html = ""
    let timeline = try BookTimeline(choreography, direction: .both)
    try LivePage(timeline, look: look, comparedWith: other).writeHTML(to: &html)
    return html
  }

  private static func part(_ html: String, _ id: String) throws -> Substring {
    let head = try #require(html.range(of: "<script id=\"\(id)\""))
    let start = try #require(html.range(of: ">", range: head.upperBound..<html.endIndex))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    return html[start.upperBound..<end.lowerBound]
  }

  @Test(arguments: Choreography.presets) func `is small`(preset: Choreography) throws {
    #expect(try Self.html(preset, comparedWith: .storyReader).utf8.count < 200_000)
  }

  @Test func `loads nothing`() throws {
    let html = try Self.html(.storyReader).replacing(LivePage.core, with: "")
    let addresses = html.matches(of: /(?:https?:)?\/\/[a-z][^\s"'<>]*/).map { String($0.0) }
    // Names of what things are, which nobody fetches; the rest are remarks in its script.
    let names = [
      "http://www.w3.org/1999/xlink", "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml",
    ]
    #expect(Set(addresses).subtracting(names) == [])
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("url(http"))
  }

  /// What somebody calls a book ends no script and begins no element.
  @Test func `takes any name`() throws {
    var odd = Choreography.storyReader
    odd.name = "</script><b>\"&'\\ \u{2028}<!--"
    odd.opening[0].moments.append(Moment(Moment.Name("</script><i>")))
    let html = try Self.html(odd)
    #expect(html.components(separatedBy: "</script").count == 4)
    #expect(!html.contains("<b>") && html.contains("&lt;b&gt;"))
    let data = try JSONSerialization.jsonObject(with: Data(Self.part(html, "data").utf8))
    let fields = try #require(data as? [String: Any])
    #expect(fields["name"] as? String == odd.name)
    #expect((fields["moments"] as? [String])?.last == "</script><i>")
  }

  @Test func `tells what can be tuned`() throws {
    let html = try Self.html(.bookPolish)
    let data = try JSONSerialization.jsonObject(with: Data(Self.part(html, "data").utf8))
    let fields = try #require(data as? [String: Any])
    let tape = try #require(fields["tape"] as? [NSNumber])
    let places = try #require(fields["places"] as? [String: Any])
    let opening = try #require(places["opening"] as? [String: Any])
    let flipping = try #require(opening["2"] as? [String: Any])
    let lasts = try #require(flipping["lasts"] as? [Int])
    #expect(tape[lasts[0]].doubleValue == Choreography.bookPolish[.flipping].duration)
    #expect(fields["other"] is NSNull)
  }

  /// Motion is the library's: a page knows none of its numbers, and has no formula.
  @Test func `has a script without mathematics`() {
    let script = LivePage.script
    let functions = script.matches(of: /Math\.([a-zA-Z0-9]+)/).map { String($0.1) }
    #expect(Set(functions) == ["min", "max", "abs", "round"])
    // But for what unpacks the core, whose numbers are those of LZMA.
    let start = script.range(of: "// Bytes of a text")!.lowerBound
    let end = script.range(of: "// What the page knows\n")!.lowerBound
    let rest = script.replacingCharacters(in: start..<end, with: "")
      .replacing(/\/\/.*|"[^"\n]*"|`[^`]*`/, with: "")
    let numbers = Set(rest.matches(of: /[^\w.#](\d+(?:\.\d+)?(?:e\d+)?)/).map { String($0.1) })
    // Sides of drawings, steps of keys, frames and kilobytes.
    let allowed = [
      "0", "1", "2", "3", "4", "5", "6", "8", "9", "10", "15", "24", "30", "32", "38", "44", "60",
      "92",
      "96", "100", "120", "200", "255", "300", "1000", "1024", "0.001", "0.01", "0.1", "0.8", "1e9",
      "3.5", "16", "21",
    ]
    #expect(numbers.subtracting(allowed) == [])
  }

  @Test func `carries its pictures`() throws {
    var look = BookLook()
    look.cover = try BookPicture(embedding: [UInt8](Fixture.data("art/fox-cover.png")))
    let html = try Self.html(.bookPolish, look: look)
    #expect(html.components(separatedBy: "data:image/png;base64,").count > 1)
  }
}
