import BookMotion
import BookMotionDocuments
import Testing

/// Numbers for people.
@Suite struct ReadableNumbersTests {
  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (157.91367041742973, "157.914"), (0, "0"), (-0.0, "0"),
    (-0.25, "-0.25"), (12345.678, "12345.7"), (9.9999e12, "9999900000000"), (-3e-9, "-3.000e-9"),
    (6e-6, "0.000006"),
    (-1e-4, "-0.0001"), (9.99996e15, "1.000e16"),
    (1e100, "1.000e100"), (.infinity, "∞"), (-.infinity, "-∞"),
    (.leastNonzeroMagnitude, "4.941e-324"),
    (.greatestFiniteMagnitude, "1.798e308"), (0.001, "0.001"), (0.0625, "0.0625"),
  ])
  func `stand without zeros at their end`(number: Double, text: String) {
    #expect(ReadableNumbers.text(number) == text)
  }

  @Test func `in a column have as many decimals as the largest needs`() {
    #expect(ReadableNumbers(upTo: 100).text(94.51142) == "94.511")
    #expect(ReadableNumbers(upTo: 100).text(0) == "0.000")
    #expect(ReadableNumbers(upTo: 1).text(-0.00001) == "0.0000")
    #expect(ReadableNumbers(upTo: 3e20).text(2e20) == "2.000e20")
    #expect(ReadableNumbers(upTo: 3e20).text(0) == "0")
  }

  @Test func `for machines are the shortest that read back, without −0`() {
    #expect(JSONText.number(0.1 + 0.2) == "0.30000000000000004")
    #expect(JSONText.number(-0.0) == "0")
    #expect(JSONText.number(100) == "100")
  }

  @Test func `are rounded to the nearest, and half way to even`() {
    #expect(0.125.text(decimals: 2) == "0.12")
    #expect(0.375.text(decimals: 2) == "0.38")
    #expect(2.5.text(decimals: 0) == "2")
    #expect(1e300.text(decimals: 2) == "1e+300")
  }
}
