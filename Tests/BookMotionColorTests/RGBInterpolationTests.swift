import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

@Suite struct RGBInterpolationTests {
  private static func color(_ random: inout SeededRandom) -> RGB {
    // Corners and faces of the gamut are as likely as its inside.
    func component() -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: 0
      case 1: 1
      default: .random(in: 0...1, using: &random)
      }
    }
    return RGB(red: component(), green: component(), blue: component())
  }

  @Test(arguments: RGB.MixingSpace.allCases)
  func `both ends are the very colors, and beyond them nothing moves`(space: RGB.MixingSpace) {
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let (from, to) = (Self.color(&random), Self.color(&random))
      for before in [0, -1e-300, -7, -Double.infinity] {
        #expect(from.mix(with: to, by: before, in: space) == from)
      }
      for after in [1, 1.0.nextUp, 9, Double.infinity] {
        #expect(from.mix(with: to, by: after, in: space) == to)
      }
      #expect(from.mix(with: from, by: .random(in: 0...1, using: &random), in: space) == from)
    }
  }

  /// Perceptually even steps are large numerically where a component leaves 0, up to 70 for 1. A
  /// jump stays equally large however fine the steps, so the largest change is examined closely.
  @Test(
    arguments: RGB.MixingSpace.allCases, Effort.some(of: 1...8 as ClosedRange<UInt64>, oneIn: 4))
  func `nothing jumps on the way`(space: RGB.MixingSpace, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let steepest = 100.0
    for _ in 0..<8 {
      let (from, to) = (Self.color(&random), Self.color(&random))
      func largestStep(from start: Double, by width: Double, count: Int) -> (Double, at: Double) {
        var largest = (0.0, at: start)
        var before = from.mix(with: to, by: start, in: space)
        for step in 1...count {
          let now = from.mix(with: to, by: start + Double(step) * width, in: space)
          #expect(
            [now.red, now.green, now.blue].allSatisfy { (0...1).contains($0) }, "\(from) \(to)")
          if now.difference(before) > largest.0 {
            largest = (now.difference(before), at: start + Double(step - 1) * width)
          }
          before = now
        }
        return largest
      }
      let coarse = largestStep(from: 0, by: 0x1p-10, count: 1 << 10)
      #expect(coarse.0 <= steepest * 0x1p-10, "\(from) \(to)")
      let fine = largestStep(from: coarse.at, by: 0x1p-20, count: 1 << 10)
      #expect(fine.0 <= steepest * 0x1p-20, "\(from) \(to)")
    }
  }

  @Test(arguments: RGB.MixingSpace.allCases)
  func `a step that is hardly one changes hardly anything`(space: RGB.MixingSpace) {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let (from, to) = (Self.color(&random), Self.color(&random))
      let here = Double.random(in: 0...1, using: &random)
      for fraction in [0, here, 1 - 1e-9] {
        let now = from.mix(with: to, by: fraction, in: space)
        let next = from.mix(with: to, by: fraction + 1e-9, in: space)
        #expect(now.difference(next) <= 1e-7, "\(from) \(to) at \(fraction)")
      }
    }
  }

  @Test func `in sRGB each component goes evenly`() {
    let from = RGB(red: 0.25, green: 1, blue: -2)
    let mixed = from.mix(with: RGB(red: 0.75, green: 0, blue: 6), by: 0.25)
    #expect(mixed == RGB(red: 0.375, green: 0.75, blue: 0))
  }

  @Test func `in OKLab colors are those that a browser mixes`() throws {
    var inside = 0
    for row in try Fixture.rows("color/mixes.txt", atLeast: 250) {
      let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
      let truth = OKLab(lightness: numbers[1], a: numbers[2], b: numbers[3])
      let mixed = try RGB(hex: row[0]).mix(with: RGB(hex: row[1]), by: numbers[0], in: .oklab)
      #expect(abs(OKLab(mixed).lightness - truth.lightness) < 0.02)
      // Colors that the browser leaves outside the gamut are clipped here. Its matrices have other
      // digits than those of 2020; the difference is a thousandth of a visible one.
      guard OKLab(truth.rgb).distance(to: truth) < 1e-5 else { continue }
      inside += 1
      #expect(OKLab(mixed).distance(to: truth) < 5e-5, "\(row)")
    }
    #expect(inside > 200)
  }
}
