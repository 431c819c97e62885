import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Testing

/// Compares the colors of pictures in memory with exact fractions.
@Suite struct BookPictureColorsTests {
  private static let stored = BookColorRequest(edges: .all)
  private static let light = BookColorRequest(edges: .all, mean: .linearLight)

  @Test(arguments: SamplePicture.some)
  func `every edge is its exact mean, in every kind and depth`(picture: SamplePicture) {
    let colors = BookPictureColors(
      width: picture.width, height: picture.height, pixels: picture.bytes,
      format: picture.format, request: Self.stored)
    for edge in BookPictureColors.Edge.allCases {
      #expect(colors[edge] == picture.mean(of: edge, .stored), "\(edge)")
    }
  }

  @Test(arguments: SamplePicture.some)
  func `every edge is the mean of its light to 15 digits`(picture: SamplePicture) throws {
    let colors = BookPictureColors(
      width: picture.width, height: picture.height, pixels: picture.bytes,
      format: picture.format, request: Self.light)
    for edge in BookPictureColors.Edge.allCases {
      let mean = try #require(colors[edge])
      #expect(mean.difference(picture.mean(of: edge, .linearLight)) <= 1e-15, "\(edge)")
    }
  }

  @Test func `an array may have bytes between its rows and after the last`() {
    let pixels: [UInt8] = [10, 20, 0xEE, 0xCC, 30, 40, 0x77]
    let colors = BookPictureColors(
      width: 2, height: 2, pixels: pixels, format: BookPixelFormat(.gray, bitDepth: 8),
      bytesPerRow: 4, request: Self.stored)
    #expect(colors[.left] == RGB(bytes: 20, 20, 20))
  }

  @Test(arguments: SamplePicture.some)
  func `whatever else is asked for, an answer is the same`(picture: SamplePicture) {
    func colors(_ request: BookColorRequest) -> BookPictureColors {
      BookPictureColors(
        width: picture.width, height: picture.height, pixels: picture.bytes,
        format: picture.format, request: request)
    }
    for mean in BookColorRequest.Mean.allCases {
      let all = colors(
        BookColorRequest(edges: .all, mean: mean, wantsDominant: true, paletteSize: 4))
      for edge in BookPictureColors.Edge.allCases {
        let alone = colors(BookColorRequest(edges: BookPictureColors.Edge.Set(edge), mean: mean))
        #expect(alone[edge] == all[edge])
        #expect(BookPictureColors.Edge.allCases.filter { alone[$0] != nil } == [edge])
      }
      let page = colors(
        BookColorRequest(edges: [], mean: mean, wantsDominant: true, paletteSize: 4))
      #expect(page.dominant == all.dominant)
    }
  }

  @Test(arguments: SamplePicture.some)
  func `bytes between the rows are not looked at`(picture: SamplePicture) {
    let length = picture.format.bytesPerRow(ofWidth: picture.width)
    var padded: [UInt8] = []
    for y in 0..<picture.height {
      if y > 0 { padded += [0xEE, 0x33, 0xCC, 0x77, 0x11] }
      padded += picture.bytes[y * length..<(y + 1) * length]
    }
    func colors(_ bytes: [UInt8], _ stride: Int?) -> BookPictureColors {
      BookPictureColors(
        width: picture.width, height: picture.height, pixels: bytes, format: picture.format,
        bytesPerRow: stride, request: .everything)
    }
    #expect(colors(padded, length + 5) == colors(picture.bytes, nil))
  }

  @Test func `a flat picture has its own color, exactly`() throws {
    for byte in Effort.some(of: UInt8.min...(.max), oneIn: 5) {
      let pixels: [UInt8] = Array(repeating: [byte, 255 - byte, 7, 255], count: 33).flatMap { $0 }
      let colors = BookPictureColors(
        width: 11, height: 3, pixels: pixels, request: .everything)
      let flat = RGB(bytes: byte, 255 - byte, 7)
      for edge in BookPictureColors.Edge.allCases { #expect(colors[edge] == flat) }
      #expect(try #require(colors.dominant).difference(flat) < 1e-12)
    }
  }

  @Test func `a pixel that cannot be seen is black at an edge, and nothing for the rest`() {
    let pixels: [UInt8] = [200, 100, 50, 0]
    let colors = BookPictureColors(width: 1, height: 1, pixels: pixels)
    #expect(colors[.left] == .black)
    #expect(colors.dominant == nil)
  }

  /// Compares each value with a division of fractions rather than the shift that the library uses.
  @Test func `each of 65536 levels becomes the nearest byte`() {
    for value in 0...0xFFFF {
      let pixel = [UInt8(value >> 8), UInt8(value & 0xFF)]
      let colors = BookPictureColors(
        width: 1, height: 1, pixels: pixel, format: BookPixelFormat(.gray, bitDepth: 16),
        request: BookColorRequest())
      // The nearest byte is off by at most half a step, in doubled units: |2·(v·255 − b·65535)| ≤
      // 65535.
      let byte = Int((colors[.left]?.red ?? -1) * 255 + 0.25)
      #expect(abs(2 * (value * 255 - byte * 65_535)) <= 65_535, "\(value)")
    }
  }

  @Test(arguments: [1, 2, 4, 8])
  func `levels of few bits are spread evenly over all`(depth: Int) {
    let top = 1 << depth - 1
    for value in 0...top {
      let pixel = [UInt8(value << (8 - depth))]
      let colors = BookPictureColors(
        width: 1, height: 1, pixels: pixel, format: BookPixelFormat(.gray, bitDepth: depth),
        request: BookColorRequest())
      #expect(colors[.left]?.red == Double(value) / Double(top))
    }
  }

  @Test func `a premultiplied picture is its straight twin to the eye`() throws {
    var random = SeededRandom(seed: 5)
    var straight: [UInt8] = []
    var premultiplied: [UInt8] = []
    for _ in 0..<40 * 40 {
      let alpha = UInt8.random(in: 128...255, using: &random)
      let color = [UInt8](repeating: 0, count: 3).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      straight += color + [alpha]
      premultiplied += color.reversed().map { UInt8((Int($0) * Int(alpha) + 127) / 255) } + [alpha]
    }
    for mean in BookColorRequest.Mean.allCases {
      let request = BookColorRequest(edges: .all, mean: mean)
      let one = BookPictureColors(width: 40, height: 40, pixels: straight, request: request)
      let other = BookPictureColors(
        width: 40, height: 40, pixels: premultiplied, format: .bgra8.premultiplied,
        request: request)
      for edge in BookPictureColors.Edge.allCases {
        #expect(try #require(one[edge]).difference(try #require(other[edge])) < 0.5 / 255)
      }
    }
  }
}
