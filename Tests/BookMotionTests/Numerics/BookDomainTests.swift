import BookMotion
import Testing

/// A domain.
@Suite struct BookDomainTests {
  @Test(arguments: [
    (BookDomain.bounce, "a number above -1, at most 1"),
    (.unit, "a number from 0 to 1"),
    (.turn, "a number from 0 to 180"),
    (.atLeast(2), "2 or more"),
    (.atLeast(1e-99), "1e-99 or more"),
    (.epsilon, "a number from 1e-100 to 0.5"),
    (.settling, "a number from 1e-90 to 1e90"),
    (.settlingRatio, "a number from 1e-9 to 1e9"),
    (.frameRate, "a number from 0.001 to 100000"),
    (BookDomain(1, 1e6), "a number from 1 to 1e6"),
    (.damping, "a number from 0 to 1e100"),
    (BookDomain(-1.5e70, 1.5e70), "a number from -1.5e70 to 1.5e70"),
    (BookDomain(-1_250_000, 1_250_000), "a number from -1250000 to 1250000"),
    (.positive, "a number above 0 (1e-100 to 1e100)"),
    (.notNegative, "a finite number, 0 or above"),
    (.finite, "a finite number"),
  ])
  func `says its numbers as people write them`(domain: BookDomain, words: String) {
    #expect(domain.description == words)
  }
}
