import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// Compares dominant colors with those found by a slow exhaustive script.
@Suite struct DominantColorTableTests {
  private struct Picture {
    /// The largest fraction of the picture that looks alike.
    let share: Double
    var colors: [(bytes: [UInt8], count: Int)] = []

    var total: Double { colors.reduce(0) { $0 + Double($1.count) * Double($1.bytes[3]) } }

    /// Returns the fraction of the picture that looks like a color.
    func share(near color: RGB) -> Double {
      let center = OKLab(color)
      return colors.reduce(0) { sum, part in
        let seen = OKLab(RGB(bytes: part.bytes[0], part.bytes[1], part.bytes[2]))
        return center.distance(to: seen) <= 0.05
          ? sum + Double(part.count) * Double(part.bytes[3]) : sum
      } / total
    }
  }

  private func pictures() throws -> [Picture] {
    var pictures: [Picture] = []
    for row in try Fixture.rows("color/dominant.txt", atLeast: 1000) {
      if row[0] == "picture" {
        pictures.append(Picture(share: try #require(Double(row[1]))))
      } else {
        let bytes = try row.prefix(4).map { try #require(UInt8($0)) }
        let count = try #require(Int(row[4]))
        try #require(!pictures.isEmpty)
        pictures[pictures.count - 1].colors.append((bytes, count))
      }
    }
    return pictures
  }

  /// The resolution of the cells may cost 1% of a picture.
  @Test func `hardly any place holds more than the dominant color`() throws {
    let pictures = try pictures()
    try #require(pictures.count >= 12)
    var lost = 0.0
    for (number, picture) in pictures.enumerated() {
      var histogram = ColorHistogram()
      for color in picture.colors {
        histogram.add(rgba: (0..<color.count).flatMap { _ in color.bytes })
      }
      let dominant = try #require(histogram.dominant())
      let share = picture.share(near: dominant)
      #expect(share >= picture.share - 0.015, "picture \(number + 1): \(dominant)")
      #expect(share <= picture.share + 0.015, "picture \(number + 1): the table missed a place")
      lost += picture.share - share
    }
    #expect(lost / Double(pictures.count) <= 0.005)
  }
}
