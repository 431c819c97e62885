import BookMotionDocuments
import BookMotionTestSupport
import Foundation
import Testing

@testable import BookMotion

/// Reading JSON.
@Suite struct JSONScannerTests {
  @Test(arguments: [
    "0", "-0", "1", "-1.5", "123456789012345", "0.1", "1e3", "1E+3", "1e-3", "0.000001",
    "1234567890.12345", "123456789012345678901234567890", "2.2250738585072014e-308",
    "179769313486231570000e288", "0.30000000000000004", "9007199254740993",
    "1.7976931348623157e308",
  ])
  func `takes the nearest number`(_ text: String) throws {
    var scanner = JSONScanner(Array(text.utf8))
    let value = try scanner.number()
    try scanner.end()
    // The C library has its own parser for numbers.
    let theirs = unsafe strtod(text, nil)
    #expect(value == theirs)
  }

  @Test func `takes the nearest of many random numbers`() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let digits = String(UInt64.random(in: 0...UInt64.max, using: &random))
      let point = Int.random(in: 1...digits.count, using: &random)
      let text =
        String(digits.prefix(point)).drop { $0 == "0" } + "." + digits.dropFirst(point) + "0"
      guard text.first != "." else { continue }
      var scanner = JSONScanner(Array(text.utf8))
      let ours = try scanner.number()
      let theirs = unsafe strtod(String(text), nil)
      #expect(ours == theirs, "\(text)")
    }
  }

  static let refused: [(String, Int, String)] = [
    ("", 1, "the document ends where a value should be"),
    ("{", 1, "the document ends where a key in quotes should be"),
    (
      "[1,]", 1,
      "found \"]\" where another element after the comma should be: JSON has no trailing commas"
    ),
    (
      "{\"a\":1,}", 1,
      "found \"}\" where another element after the comma should be: JSON has no trailing commas"
    ),
    ("[\n1\n\n2]", 2, "a comma is missing after 1"),
    ("{\n \"a\": 1\n \"b\": 2\n}", 2, "a comma is missing after \"a\": 1"),
    (
      "[[1], [\"a list of many long words\"]\n[2]]", 1,
      "a comma is missing after …list of many long words\"]"
    ),
    ("[1\n}", 2, "found \"}\" where a comma or ] should be"),
    ("{\"a\": 1 \"b\": 2}", 1, "found \"b\" where a comma or } should be"),
    ("[1 2]", 1, "found \"2]\" where a comma or ] should be"),
    ("{\"a\" 1}", 1, "found \"1}\" where a colon should be"),
    ("{a: 1}", 1, "found \"a: 1}\" where a key in quotes should be"),
    ("{'a': 1}", 1, "found \"'a': 1}\" where a key in quotes should be: JSON takes double quotes"),
    ("{// a\n}", 1, "found \"// a\" where a key in quotes should be: JSON has no comments"),
    ("[1,\n# a\n2]", 2, "found \"# a\" where a value should be: JSON has no comments"),
    ("{\"a\": 0,5}", 1, "found \"5}\" where a key in quotes should be: write 0.5, not 0,5"),
    ("{\"a\": 0, 5}", 1, "found \"5}\" where a key in quotes should be"),
    (
      "[.5]", 1,
      "found \".5]\" where a value should be: a number has to begin with a digit or a minus sign"
    ),
    ("{\n\"a\": 1,\n\"a\": 2}", 3, "the key \"a\" occurs twice in one object"),
    ("01", 1, "a number has to begin with 1 to 9, or with a single 0"),
    ("-", 1, "a number has to begin with 1 to 9, or with a single 0"),
    ("1.", 1, "a digit is missing after the decimal point of a number"),
    ("1e", 1, "a digit is missing in the exponent of a number"),
    ("1e999", 1, "a number is too large: the limit is about 1.8e308"),
    ("tru", 1, "found a word other than true, false, or null"),
    ("nul", 1, "found a word other than true, false, or null"),
    ("NaN", 1, "found \"NaN\" where a value should be"),
    ("\"a\nb\"", 1, "found \"\" where the end of a string should be"),
    ("\"\\x\"", 1, "found \"x\"\" where one of \" \\ / b f n r t u after a backslash should be"),
    (
      "\"\\ud800\"", 1,
      "a surrogate is unpaired: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF"
    ),
    (
      "\"\\udc00\"", 1,
      "a surrogate is unpaired: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF"
    ),
    ("\"\\u12g4\"", 1, "found \"g4\"\" where four hexadecimal digits should be"),
    ("1 2", 1, "found \"2\" where the end of the document should be"),
    ("[1]\n\n]", 3, "found \"]\" where the end of the document should be"),
  ]

  @Test(arguments: refused)
  func `refuses what is no JSON, with its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: BookDocumentError.self) { try JSONNode(reading: Array(text.utf8)) }
    #expect(error?.line == line)
    #expect(error?.message == message)
    // Foundation accepts a comma before the end, and duplicate keys.
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) == nil
        || message.contains("twice") || message.contains("after the comma"))
  }

  @Test func `refuses what lies too deep, instead of running out of stack`() {
    let deep = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: BookDocumentError.self) { try JSONNode(reading: Array(deep.utf8)) }
    #expect(error?.message == "objects and lists are nested more than 100 levels deep")
  }

  @Test func `refuses a string is not valid UTF-8`() {
    let error = #expect(throws: BookDocumentError.self) {
      try JSONNode(reading: [0x22, 0xFF, 0x22])
    }
    #expect(error?.message == "a string is not valid UTF-8")
  }

  @Test(arguments: ["é\u{1F4D6}\n\t\"\\/\u{1}", "", "Buch \u{0}", "\u{FFFF}"])
  func `reads and writes any text`(_ text: String) throws {
    let data = try JSONEncoder().encode([text])
    guard case .array(let elements) = try JSONNode(reading: Array(data)).value,
      case .text(let read)? = elements.first?.value
    else {
      Issue.record("not a list with a text")
      return
    }
    #expect(read == text)
    let written = JSONNode(.array([JSONNode(.text(text))])).text
    #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
  }

  @Test func `skips a byte order mark`() throws {
    let node = try JSONNode(reading: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    guard case .array(let elements) = node.value else {
      Issue.record("not a list")
      return
    }
    #expect(elements.count == 1)
  }
}
