import BookMotionDocuments
import BookMotionTestSupport
import Testing

@Suite struct PrefixCountTests {
  @Test func `halving finds what going from one to the next finds`() {
    var random = SeededRandom(seed: 5)
    for count in 0..<40 {
      // Integers, so that many are equal.
      let numbers = (0..<count).map { _ in Int.random(in: 0...12, using: &random) }.sorted()
      for limit in -1...13 {
        #expect(
          numbers.prefixCount { $0 <= limit } == numbers.prefix { $0 <= limit }.count,
          "\(numbers), \(limit)")
      }
    }
  }

  @Test func `few elements are asked`() {
    var asked = 0
    let numbers = Array(0..<1_000_000)
    #expect(
      numbers.prefixCount {
        asked += 1
        return $0 < 777_777
      } == 777_777)
    #expect(asked <= 20)
  }
}
