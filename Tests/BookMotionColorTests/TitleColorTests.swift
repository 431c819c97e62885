import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

@Suite struct TitleColorTests {
  /// All combinations of multiples of 17.
  private static let backgrounds = stride(from: 0, through: 255, by: 17).flatMap { red in
    stride(from: 0, through: 255, by: 17).flatMap { green in
      stride(from: 0, through: 255, by: 17).map { blue in
        RGB(bytes: UInt8(red), UInt8(green), UInt8(blue))
      }
    }
  }

  @Test func `every background has a title that can be read`() {
    for background in Self.backgrounds {
      let title = TitleColor(on: background)
      #expect(title.contrast >= 4.5, "\(background)")
      #expect(title.contrast == title.color.contrast(with: background))
    }
  }

  @Test(arguments: Effort.some(of: [4.5, 1, 7, 3, 21, 12], oneIn: 3))
  func `what can be reached is reached, otherwise black or white it is`(wanted: Double) {
    for background in Self.backgrounds {
      let title = TitleColor(on: background, contrast: wanted)
      let best = max(background.contrast(with: .white), background.contrast(with: .black))
      if best >= wanted {
        #expect(title.contrast >= wanted, "\(background)")
      } else {
        #expect(title.contrast == best && [.white, .black].contains(title.color))
      }
    }
  }

  @Test func `the bytes that are written can be read too`() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<3000 {
      let background = RGB(
        red: .random(in: -0.1...1.1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random))
      let title = TitleColor(on: background)
      #expect(title.contrast >= 4.5)
      #expect(try RGB(hex: title.color.hex) == title.color)
      #expect(try RGB(hex: title.color.hex).contrast(with: RGB(hex: background.hex)) >= 4.5)
    }
  }

  @Test func `a title leans towards the hue of its background, and gray has a gray one`() throws {
    let cream = try OKLab(TitleColor(on: RGB(hex: "#3a2014")).color)
    #expect(cream.lightness > 0.9 && cream.a > 0.002 && cream.b > 0.005)
    let ice = try OKLab(TitleColor(on: RGB(hex: "#102a5c")).color)
    #expect(ice.lightness > 0.9 && ice.b < -0.01)
    let ink = try OKLab(TitleColor(on: RGB(hex: "#f2d9b0")).color)
    #expect(ink.lightness < 0.35 && ink.b > 0.01)
    for level in 0...15 {
      let (red, green, blue) = TitleColor(
        on: RGB(bytes: UInt8(level * 17), UInt8(level * 17), UInt8(level * 17))
      ).color.bytes
      #expect(red == green && green == blue)
    }
  }
}
