import Testing

@testable import BookMotion

/// The shadow in a gutter.
@Suite struct BookStyleTests {
  @Test func `has a shoulder halfway between its side and its middle, if none is given`() {
    #expect(BookStyle.Gutter(side: 0.25, middle: 0.75).shoulder == 0.5)
    #expect(BookStyle.Gutter(side: 0.25, shoulder: 0.125, middle: 0.75).shoulder == 0.125)
  }
}
