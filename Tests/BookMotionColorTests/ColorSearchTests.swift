import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionColor

/// A search reuses what is still valid from earlier ones, and must find the same as a fresh search.
@Suite struct ColorSearchTests {
  /// Returns blobs of color on noise, close enough that what is kept of one may overlap the next.
  private func cloud(seed: UInt64) -> ColorHistogram {
    var random = SeededRandom(seed: seed)
    var histogram = ColorHistogram()
    let corner = (0..<3).map { _ in Int.random(in: 0...160, using: &random) }
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      let center = corner.map { $0 + Int.random(in: 0...95, using: &random) }
      let spread = [0, 2, 8, 20].randomElement(using: &random) ?? 0
      let pixels = (0..<Int.random(in: 5...120, using: &random)).flatMap { _ in
        center.map {
          UInt8(min(max($0 + Int.random(in: -spread...spread, using: &random), 0), 255))
        }
      }
      histogram.add(rgb: pixels)
    }
    histogram.add(rgb: (0..<300).map { _ in .random(in: 0...255, using: &random) })
    return histogram
  }

  @Test func `what is kept from find to find changes none`() {
    for seed in Effort.some(of: UInt64(0)..<300, oneIn: 100) {
      let histogram = cloud(seed: seed)
      var search = ColorSearch(histogram)
      var found: [OKLab] = []
      while found.count < 10 {
        var fresh = ColorSearch(histogram)
        for color in found { fresh.take(color) }
        let (find, plain) = (search.next(), fresh.next())
        #expect(
          find?.color == plain?.color && find?.weight == plain?.weight,
          "seed \(seed), find \(found.count + 1)")
        guard let find else { break }
        found.append(OKLab(find.color))
      }
      #expect(found.count > 2, "seed \(seed)")
    }
  }
}
