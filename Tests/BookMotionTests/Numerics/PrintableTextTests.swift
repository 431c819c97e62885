import BookMotion
import Testing

/// A printable text.
@Suite struct PrintableTextTests {
  @Test(arguments: [
    ("", ""), ("größe 本 \u{1F469}\u{200D}\u{1F469} می\u{200C}خواهم", nil),
    ("a\nb", #"a\nb"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{7F}\u{9B}", #"\u{7F}\u{009B}"#),
    ("\u{202E}\u{2029}", #"\u{202E}\u{2029}"#), ("\u{E0041}", #"\u{000E0041}"#),
  ])
  func `is one line without what cannot be seen`(text: String, printed: String?) {
    #expect(text.printable == printed ?? text)
    #expect(text.printable.printable == text.printable)
    let stray = text.printable.unicodeScalars.filter { !$0.isPrintable }
    #expect(stray.isEmpty)
  }
}
