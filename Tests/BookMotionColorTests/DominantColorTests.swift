import BookMotion
import BookMotionTestSupport
import Testing

@testable import BookMotionColor

/// The guarantees of the dominant color and the palette.
@Suite struct DominantColorTests {
  /// Returns a histogram of the given amounts of colors.
  private func histogram(_ parts: [(color: [UInt8], count: Int)]) -> ColorHistogram {
    var histogram = ColorHistogram()
    for part in parts {
      let row = (0..<part.count).flatMap { _ in part.color }
      if part.color.count == 4 {
        histogram.add(rgba: row)
      } else {
        histogram.add(rgb: row)
      }
    }
    return histogram
  }

  @Test func `a picture of one color gives exactly that one`() {
    var random = SeededRandom(seed: 1)
    let corners: [[UInt8]] = (0..<8).map { corner in
      [0, 1, 2].map { corner >> $0 & 1 == 1 ? 255 : 0 }
    }
    let others: [[UInt8]] = (0..<60).map { _ in
      (0..<3).map { _ in .random(in: 0...255, using: &random) }
    }
    for color in corners + others {
      let expected = RGB(bytes: color[0], color[1], color[2])
      let found = histogram([(color, 7)]).palette(4)
      #expect(found == [BookSwatch(color: expected, share: 1)], "\(color)")
    }
  }

  @Test(arguments: Effort.some(of: [1, 4095, 4096, 20_000, 4097], oneIn: 2))
  func `a picture of one color gives it at any size`(count: Int) {
    for color in [[200, 100, 51], [9, 9, 9], [255, 255, 255], [0, 0, 0]] as [[UInt8]] {
      let expected = RGB(bytes: color[0], color[1], color[2])
      #expect(histogram([(color, count)]).dominant() == expected)
      #expect(histogram([(color + [77], count)]).dominant() == expected)
    }
  }

  /// The colors are farther apart than the diameter of any ball.
  @Test(arguments: Effort.some(of: [UInt64](1...4), oneIn: 4))
  func `of two colors that look different the larger is given exactly`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func color() -> [UInt8] { (0..<3).map { _ in .random(in: 0...255, using: &random) } }
    func seen(_ color: [UInt8]) -> RGB { RGB(bytes: color[0], color[1], color[2]) }
    var count = 0
    while count < 15 {
      let (one, two) = (color(), color())
      guard OKLab(seen(one)).distance(to: OKLab(seen(two))) > 0.105 else { continue }
      count += 1
      let palette = histogram([(one, 40), (two, 60)]).palette(5)
      #expect(
        palette == [
          BookSwatch(color: seen(two), share: 0.6), BookSwatch(color: seen(one), share: 0.4),
        ],
        "\(one) and \(two)")
    }
  }

  @Test func `of two shades that are nearly alike a color is given that both look like`() throws {
    let (one, two): ([UInt8], [UInt8]) = ([143, 25, 12], [142, 2, 65])
    let dominant = try #require(histogram([(one, 40), (two, 60)]).dominant())
    for shade in [one, two] {
      let seen = OKLab(RGB(bytes: shade[0], shade[1], shade[2]))
      #expect(OKLab(dominant).distance(to: seen) <= 0.05)
    }
  }

  @Test func `colors that nobody sees do not count`() {
    let found = histogram([([255, 0, 0, 0], 900), ([0, 0, 255, 255], 10), ([0, 90, 0, 255], 5)])
    #expect(found.dominant() == RGB(red: 0, green: 0, blue: 1))
    #expect(found.palette(9).count == 2)
  }

  @Test func `a pixel counts as much as it is opaque`() {
    let thin: [UInt8] = [0, 0, 255, 100]
    let opaque: [UInt8] = [255, 0, 0, 255]
    #expect(histogram([(thin, 10), (opaque, 3)]).dominant() == RGB(red: 0, green: 0, blue: 1))
    #expect(histogram([(thin, 10), (opaque, 4)]).dominant() == RGB(red: 1, green: 0, blue: 0))
    #expect(histogram([(thin, 51), (opaque, 20)]).palette(2).map(\.share) == [0.5, 0.5])
  }

  @Test func `white is a color like any other`() {
    #expect(histogram([([255, 255, 255], 50), ([0, 0, 0], 49)]).dominant() == .white)
  }

  @Test func `nothing opaque is no color`() {
    #expect(histogram([]).dominant() == nil)
    #expect(histogram([]).palette(3).isEmpty)
    #expect(histogram([([1, 2, 3, 0], 100)]).dominant() == nil)
    #expect(histogram([([1, 2, 3, 0], 100)]).palette(3).isEmpty)
  }

  @Test func `a palette of none is empty`() {
    #expect(histogram([([1, 2, 3], 1)]).palette(0).isEmpty)
  }

  /// Blobs of colors on noise, once and at twice the size.
  @Test(arguments: Effort.some(of: 20...21 as ClosedRange<UInt64>, oneIn: 2))
  func `size does not matter, and palettes keep their promises`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var once = ColorHistogram()
    var twice = ColorHistogram()
    for _ in 0..<10 {
      let center = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      let spread = Int.random(in: 0...25, using: &random)
      let row = (0..<1000).flatMap { _ in
        center.map {
          UInt8(min(max($0 + Int.random(in: -spread...spread, using: &random), 0), 255))
        }
      }
      once.add(rgb: row)
      twice.add(rgb: row)
      twice.add(rgb: row)
    }
    let palette = once.palette(4)
    #expect(twice.palette(4) == palette)
    #expect(once.dominant() == palette.first?.color)
    #expect(palette.count == 4)
    #expect(palette.reduce(0) { $0 + $1.share } <= 1 + 1e-12)
    for (index, swatch) in palette.enumerated() {
      #expect(swatch.share > 0)
      for other in palette.prefix(index) {
        #expect(OKLab(swatch.color).distance(to: OKLab(other.color)) > 0.05)
        #expect(other.share >= swatch.share, "\(palette.map(\.share))")
      }
    }
  }

  @Test func `a picture of all colors has an answer`() {
    var random = SeededRandom(seed: 3)
    var histogram = ColorHistogram()
    for _ in 0..<60 {
      histogram.add(rgb: (0..<3000).map { _ in .random(in: 0...255, using: &random) })
    }
    #expect(histogram.dominant() != nil)
  }
}
