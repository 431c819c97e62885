import BookMotion
import BookMotionColor
import BookMotionTestSupport
import Foundation
import Testing

@Suite struct RGBTests {
  @Test func `bytes and hexadecimal digits come back as they were`() throws {
    for byte in UInt8.min...(.max) {
      let color = RGB(bytes: byte, 255 - byte, byte / 2)
      #expect(color.bytes == (byte, 255 - byte, byte / 2))
      #expect(try RGB(hex: color.hex) == color)
      #expect(try RGB(hex: color.hex.uppercased()) == color)
      #expect(color.hex == String(format: "#%02x%02x%02x", byte, 255 - byte, byte / 2))
    }
    #expect(try RGB(hex: "#f80") == RGB(hex: "#ff8800"))
  }

  @Test func `what lies outside becomes the nearest that can be shown`() {
    let color = RGB(red: -0.1, green: 1.5, blue: 1e100)
    #expect(color.hex == "#00ffff")
    #expect(color.clipped == RGB(red: 0, green: 1, blue: 1))
    #expect(RGB(red: 0.5 / 255, green: 0.499 / 255, blue: 254.6 / 255).bytes == (1, 0, 255))
  }

  @Test(
    arguments: [
      "", "#", "664026", "#66402", "#6640266", "#66402g", "#66 026", "#+64026", "brown",
      "rgb(1,2,3)", "##64026", "#６64026", "#66402é", " #664026",
    ])
  func `no other text is a color`(text: String) {
    let error = #expect(throws: BookMotionError.self) { try RGB(hex: text) }
    #expect(error?.description == "color is not a color such as #664026")
  }

  @Test func `a document has a list of three numbers`() throws {
    let color = RGB(red: 0.1, green: 1.0 / 3, blue: -2)
    let data = try JSONEncoder().encode(color)
    #expect(String(decoding: data, as: UTF8.self) == "[0.1,0.3333333333333333,-2]")
    #expect(try JSONDecoder().decode(RGB.self, from: data) == color)
  }

  @Test(
    arguments: [
      ("[1,0]", "color is not a list of 3 numbers"),
      ("[1,0,0,0]", "color is not a list of 3 numbers"),
      (#"{"red":1,"green":0,"blue":0}"#, "color is not a list of 3 numbers"),
      (#""brown""#, "color is not a list of 3 numbers"),
      (#"[1,"0",0]"#, "color is not a list of 3 numbers"),
      ("[1,0,1e200]", "[2] is 1e200: it takes a number from -1e100 to 1e100"),
    ])
  func `any other document is refused with its place`(text: String, sentence: String) {
    let error = #expect(throws: BookMotionError.self) {
      try JSONDecoder().decode(RGB.self, from: Data(text.utf8))
    }
    #expect(error?.description == sentence)
  }

  @Test func `a color inside a document tells its whole place`() {
    let error = #expect(throws: BookMotionError.self) {
      try JSONDecoder().decode(
        [String: [RGB]].self, from: Data(#"{"ink":[[0,0,0],[0,null,0]]}"#.utf8))
    }
    #expect(error?.description == "ink[1] is not a list of 3 numbers")
  }

  @Test func `luminance and contrast are what 50 digits say`() throws {
    for row in try Fixture.rows("color/contrasts.txt", atLeast: 300) {
      let (one, other) = (try RGB(hex: row[0]), try RGB(hex: row[1]))
      #expect(abs(one.luminance - (try #require(Double(row[2])))) <= 1e-15)
      #expect(abs(other.luminance - (try #require(Double(row[3])))) <= 1e-15)
      let contrast = try #require(Double(row[4]))
      #expect(abs(one.contrast(with: other) - contrast) <= 1e-13)
      #expect(one.contrast(with: other) == other.contrast(with: one))
      #expect(one.contrast(with: one) == 1)
    }
    #expect(RGB.white.contrast(with: .black) == 21)
  }
}
