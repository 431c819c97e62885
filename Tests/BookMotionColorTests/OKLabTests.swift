import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// Compares linear light and OKLab with values computed to 50 digits, and tests the inverse.
@Suite struct OKLabTests {
  /// Returns the numbers in the rows of one kind in `Fixtures/color/oklab.txt`.
  private func rows(_ kind: String, atLeast fewest: Int) throws -> [[Double]] {
    let rows = try Fixture.rows("color/oklab.txt", atLeast: fewest).filter { $0[0] == kind }
    try #require(rows.count >= fewest)
    return try rows.map { try $0.dropFirst().map { try #require(Double($0)) } }
  }

  @Test func `light is what 50 digits say, and so is the way back`() throws {
    for row in try rows("curve", atLeast: 50) {
      let light = RGB.light(ofComponent: row[0])
      #expect(abs(light - row[1]) <= 4e-16 * max(1, abs(row[1])), "light of \(row[0])")
      let component = RGB.component(ofLight: row[1])
      #expect(abs(component - row[0]) <= 1e-15 * max(1, abs(row[0])), "component of \(row[1])")
    }
  }

  @Test func `nothing and everything are exact, and light rises with every step`() {
    #expect(RGB.light(ofComponent: 0) == 0 && RGB.light(ofComponent: 1) == 1)
    #expect(RGB.component(ofLight: 0) == 0 && RGB.component(ofLight: 1) == 1)
    var light = -1.0
    for step in 0...100_000 {
      let next = RGB.light(ofComponent: Double(step) / 100_000)
      #expect(next > light, "step \(step)")
      light = next
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no component and no light is too large to be answered with a number`(value: Double) {
    #expect(RGB.light(ofComponent: value).isFinite)
    #expect(RGB.component(ofLight: value).isFinite)
  }

  @Test func `OKLab is what 50 digits say`() throws {
    for row in try rows("seen", atLeast: 190) {
      let seen = OKLab(RGB(red: row[0], green: row[1], blue: row[2]))
      let truth = OKLab(lightness: row[3], a: row[4], b: row[5])
      #expect(seen.distance(to: truth) <= 2e-15, "\(row)")
    }
  }

  @Test func `a color that no screen has becomes paler, to where 50 digits say`() throws {
    for row in try rows("shown", atLeast: 150) {
      let shown = OKLab(lightness: row[0], a: row[1], b: row[2]).rgb
      #expect(abs(shown.red - row[3]) <= 1e-12, "\(row)")
      #expect(abs(shown.green - row[4]) <= 1e-12, "\(row)")
      #expect(abs(shown.blue - row[5]) <= 1e-12, "\(row)")
    }
  }

  /// Colors inside the gamut, and on its faces, edges, and corners.
  @Test(arguments: [UInt64](1...6))
  func `there and back a color is itself`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func component() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: 1
      case 2: Double.random(in: 0...0.001, using: &random)
      case 3: Double(UInt8.random(in: 0...255, using: &random)) / 255
      default: Double.random(in: 0...1, using: &random)
      }
    }
    for _ in 0..<5000 {
      let color = RGB(red: component(), green: component(), blue: component())
      let back = OKLab(color).rgb
      let error = max(
        abs(back.red - color.red), abs(back.green - color.green), abs(back.blue - color.blue))
      #expect(error <= 1e-12, "\(color) comes back as \(back)")
    }
  }

  /// Smaller steps where the color changes most make the change small again, unless it jumps.
  @Test(arguments: [UInt64](10...13))
  func `what a screen shows never jumps`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func point() -> [Double] {
      [
        .random(in: -0.2...1.2, using: &random), .random(in: -0.5...0.5, using: &random),
        .random(in: -0.5...0.5, using: &random),
      ]
    }
    for _ in 0..<40 {
      let (from, to) = (point(), point())
      func shown(_ t: Double) -> RGB {
        let at = zip(from, to).map { $0 + t * ($1 - $0) }
        return OKLab(lightness: at[0], a: at[1], b: at[2]).rgb
      }
      var (start, end) = (0.0, 1.0)
      var largest = (change: 1.0, at: 0.0)
      for _ in 0..<4 {
        let step = (end - start) / 200
        let colors = (0...200).map { shown(start + Double($0) * step) }
        largest = (0, 0)
        for (index, pair) in zip(colors, colors.dropFirst()).enumerated() {
          let (one, two) = pair
          let change = max(
            abs(one.red - two.red), abs(one.green - two.green), abs(one.blue - two.blue))
          if change > largest.change { largest = (change, start + Double(index) * step) }
        }
        (start, end) = (largest.at, largest.at + step)
      }
      #expect(largest.change <= 1e-4, "between \(from) and \(to), at \(largest.at)")
    }
  }

  @Test(arguments: [
    OKLab(lightness: 1e100, a: -1e100, b: 1e100), OKLab(lightness: 0.5, a: 1e100, b: 0),
    OKLab(lightness: -3, a: 0.1, b: 0.1), OKLab(RGB(red: 1e100, green: -1e100, blue: 0.5)),
  ])
  func `however far a color lies, a screen shows something`(far: OKLab) {
    let shown = far.rgb
    let range = 0.0...1.0
    #expect(range.contains(shown.red) && range.contains(shown.green) && range.contains(shown.blue))
  }
}
