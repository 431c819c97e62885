import BookMotionDrawing
import Testing

/// A difference between two drawings.
@Suite struct SVGDifferenceTests {
  static let golden =
    "<svg><title>a book</title><path d=\"M1 2.5L-3 4\" fill=\"#0a1b2c\"/><g><g/><text>3 s</text></g></svg>"

  @Test(arguments: [
    ("2.5", "2.509"), ("M1 2.5L-3 4", "M1 2.5 L-3,4"), ("<g/>", "<g></g>"),
    ("4\" fill=\"#0a1b2c\"", "4.0\" fill=\"#0a1b2c\""),
  ])
  func `is none where nobody sees one`(part: String, other: String) {
    let made = SVGDifferenceTests.golden.replacing(part, with: other)
    #expect(made != SVGDifferenceTests.golden)
    #expect(SVGDifference.between(made, SVGDifferenceTests.golden) == nil)
  }

  @Test(arguments: [
    ("2.5", "2.52", "svg/path[1] d: number 1 is 2.52, not 2.5"),
    ("L-3", "L3", "svg/path[1] d: number 2 is 3.0, not -3.0"),
    ("-3 4", "-3 4 5", "svg/path[1] d: 5 numbers, not 4"),
    ("L-3", "C-3", "svg/path[1] d: M1 2.5C-3 4, not M1 2.5L-3 4"),
    ("#0a1b2c", "#0a1b2d", "svg/path[1] fill: #0a1b2d, not #0a1b2c"),
    (" fill=\"#0a1b2c\"", "", "svg/path[1] has no fill"),
    ("<path ", "<path id=\"x\" ", "svg/path[1] has id=x"),
    ("<g/>", "<a/>", "svg/g[2]/a[0] is a a, not a g"),
    ("<g/>", "", "svg/g[2]/text[0] is a text, not a g"),
    ("<text>3 s</text>", "", "svg/g[2] has 1 parts, not 2"),
    ("3 s", "3.1 s", "svg/g[2]/text[1]: number 0 is 3.1, not 3.0"),
    ("a book", "a hook", "svg/title[0]: a hook, not a book"),
    ("</svg>", "", "the drawing is no well-formed XML"),
  ])
  func `is told with its place`(part: String, other: String, words: String) {
    let made = SVGDifferenceTests.golden.replacing(part, with: other)
    #expect(SVGDifference.between(made, SVGDifferenceTests.golden) == words)
  }
}
