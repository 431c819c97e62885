import BookMotion
import BookMotionColor
import BookMotionPNG
import BookMotionTestSupport
import Testing

/// Damage that affects no pixel: every viewer shows such a file, so it has colors.
@Suite struct PNGHarmlessDamageTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let file: PNGBuilder
    /// A valid file with the same pixels.
    let sound: PNGBuilder

    init(_ what: String, _ file: PNGBuilder, like sound: PNGBuilder) {
      testDescription = what
      self.file = file
      self.sound = sound
    }
  }

  private static let sample = PNGBuilder.sample
  /// Makes the second pixel of the first row transparent.
  private static let key: [UInt8] = [0, 3, 0, 4, 0, 5]
  private static let keyed = sample.with("tRNS", key, before: "IDAT")

  private static func indexed(_ alphas: [UInt8]) -> PNGBuilder {
    PNGBuilder(depth: 2, type: 3, stream: PNGBuilder.stored([0, 0x1B, 0, 0x1B, 0, 0x1B]))
      .with("PLTE", (0..<12).map { 20 * $0 }, before: "IDAT")
      .with("tRNS", alphas, before: "IDAT")
  }

  /// Chunks whose content is ignored, before and after the image data.
  private static let ignored: [Case] = [
    "iCCP", "cLLI", "mDCV", "gAMA", "sRGB", "pHYs", "tEXt", "iTXt", "eXIf", "acTL", "prVt",
  ].flatMap { name in
    ["IDAT", "IEND"].flatMap { next in
      [[], [1, 2, 3]].map { (data: [UInt8]) in
        let file = sample.with(name, data, before: next).changing(name) { $0.checksumError = 1 }
        return Case(
          "a wrong checksum of \(name) with \(data.count) bytes before \(next)", file,
          like: sample)
      }
    }
  }

  private static let others: [Case] = [
    Case(
      "two profiles", sample.with("iCCP", before: "IDAT").with("iCCP", before: "IDAT"),
      like: sample),
    Case(
      "a second transparency that says the same", keyed.with("tRNS", key, before: "IDAT"),
      like: keyed),
    Case(
      "a second one that says something else, and wrongly",
      keyed.with("tRNS", [9], before: "IDAT").with("tRNS", key, before: "tRNS"), like: keyed),
    Case("a second one after the rows", keyed.with("tRNS", [1], before: "IEND"), like: keyed),
    Case(
      "a second one of a palette, with a wrong checksum",
      indexed([9]).changing("tRNS") { $0.checksumError = 1 }.with("tRNS", [0, 7], before: "tRNS"),
      like: indexed([0, 7])),
    Case(
      "high bits in a transparency of eight",
      sample.with("tRNS", [7, 3, 0xFF, 4, 1, 5], before: "IDAT"), like: keyed),
    Case(
      "high bits in a transparency of two",
      PNGBuilder(depth: 2, type: 0, stream: PNGBuilder.stored([0, 0x1B, 0, 0x1B, 0, 0x1B]))
        .with("tRNS", [0x80, 0xFE], before: "IDAT"),
      like: PNGBuilder(depth: 2, type: 0, stream: PNGBuilder.stored([0, 0x1B, 0, 0x1B, 0, 0x1B]))
        .with("tRNS", [0, 2], before: "IDAT")),
    Case(
      "an end that holds something", sample.changing("IEND") { $0.data = [1, 2, 3] },
      like: sample),
    Case(
      "an end that holds much",
      sample.changing("IEND") { $0.data = Array(repeating: 7, count: 200_000) }, like: sample),
  ]

  private static let everything = BookColorRequest(edges: .all, paletteSize: 5)

  @Test(arguments: Effort.some(of: ignored + others, oneIn: 3))
  func `has the colors of a sound file`(test: Case) throws {
    let expected = try BookPictureColors(png: .bytes(test.sound.bytes), request: Self.everything)
    let found = try BookPictureColors(png: .bytes(test.file.bytes), request: Self.everything)
    #expect(found == expected)
    #expect(
      try StoredPicture(.bytes(test.file.bytes)) == StoredPicture(.bytes(test.sound.bytes)))
  }

  @Test func `the key of the sound file makes a difference`() throws {
    let opaque = try BookPictureColors(png: .bytes(Self.sample.bytes), request: Self.everything)
    let keyed = try BookPictureColors(png: .bytes(Self.keyed.bytes), request: Self.everything)
    #expect(opaque != keyed)
  }

  private func error(_ file: PNGBuilder) -> BookPNGError? {
    do throws(BookPNGError) {
      _ = try BookPictureColors(png: .bytes(file.bytes), request: Self.everything)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the first transparency counts, so it has to be sound`() {
    let damaged = Self.keyed.changing("tRNS") { $0.checksumError = 1 }
    let expected = BookPNGError(.wrongChecksum, words: "tRNS: CRC error", chunk: "tRNS")
    #expect(error(damaged) == expected)
    #expect(error(damaged.with("tRNS", Self.key, before: "IDAT")) == expected)
  }

  @Test func `one that has lost its name is not taken for something else`() throws {
    let bytes = Self.keyed.bytes
    let name = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("tRNS".utf8)) })
    for index in name..<name + 4 {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        #expect(throws: BookPNGError.self, "bit \(bit) of letter \(index - name)") {
          try BookPictureColors(png: .bytes(damaged), request: Self.everything)
        }
      }
    }
  }

  @Test func `the end has to have its checksum, whatever it holds`() {
    let file = Self.sample.changing("IEND") {
      $0.data = [1]
      $0.checksumError = 1
    }
    #expect(error(file) == BookPNGError(.wrongChecksum, chunk: "IEND"))
  }

  @Test func `what is not needed may not end early either`() {
    for name in ["tEXt", "iCCP", "IEND"] {
      let file = Self.sample.with(name, [1, 2, 3], before: "IEND")
      let bytes = PNGBuilder.signature + file.chunks[...file.index(of: name)].flatMap(\.bytes)
      #expect(throws: BookPNGError(.truncated, chunk: name)) {
        try BookPictureColors(png: .bytes(bytes.dropLast()), request: Self.everything)
      }
    }
  }
}
