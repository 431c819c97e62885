/// Chunks that change no pixel, right and wrong.
extension MadePNG {
  static let ancillaryChunks: [MadePNG] = {
    let gamma = ("gAMA", UInt32(45_455).bigEndianBytes)
    let (text, exif) = (("tEXt", ascii("Title\0A spine")), ascii("MM\0*\0\0\0\u{8}\0\0\0\0\0\0"))
    let profile = ("iCCP", ascii("small\0\0") + PNGBuilder.stored(MadePNG.profile()))
    let wrongProfile = ascii("wrong\0\0")
    let control = ("acTL", long(1, 0))
    return [
      extra("gamma", .afterHeader, gamma),
      extra("gamma-1", .afterHeader, ("gAMA", long(100_000))),
      extra("gamma-0", .afterHeader, ("gAMA", long(0))),
      extra("gamma-short", .afterHeader, ("gAMA", [0, 0])),
      extra("gamma-twice", .afterHeader, gamma, gamma),
      extra(
        "chromaticities", .afterHeader,
        ("cHRM", long(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000))),
      extra("chromaticities-0", .afterHeader, ("cHRM", .zeros(32))),
      extra("srgb", .afterHeader, ("sRGB", [0])),
      extra("srgb-intent-9", .afterHeader, ("sRGB", [9])),
      extra("profile", .afterHeader, profile),
      extra(
        "profile-wrong-length", .afterHeader,
        ("iCCP", wrongProfile + PNGBuilder.stored(MadePNG.profile(length: 4096)))),
      extra(
        "profile-not-zlib", .afterHeader,
        ("iCCP", wrongProfile + ascii(String(repeating: "not a stream ", count: 20)))),
      extra("profile-and-srgb", .afterHeader, profile, ("sRGB", [0])),
      extra("significant-bits", .afterHeader, ("sBIT", [5, 6, 5])),
      extra("significant-bits-0", .afterHeader, ("sBIT", [0, 0, 0])),
      extra("code-points", .afterHeader, ("cICP", [9, 16, 0, 1])),
      extra("mastering", .afterHeader, ("mDCV", .zeros(24)), ("cLLI", .zeros(8))),
      extra("density", .beforeData, ("pHYs", long(2835, 2835) + [1])),
      extra("offset", .beforeData, ("oFFs", long(UInt32(bitPattern: -5), 7) + [0])),
      extra("scale", .beforeData, ("sCAL", [1] + ascii("1.5\02.5"))),
      extra("stereo", .beforeData, ("sTER", [0])),
      extra(
        "calibration", .beforeData,
        ("pCAL", ascii("depth\0") + long(0, 255) + [0, 2] + ascii("m\00\01"))),
      extra("text", .beforeData, text),
      extra("text-no-keyword", .beforeData, ("tEXt", ascii("\0no keyword"))),
      extra("text-empty", .beforeData, ("tEXt", [])),
      extra("text-last", .beforeEnd, text, text, text),
      extra("text-pressed", .beforeData, ("zTXt", ascii("Title\0\0") + words)),
      extra("text-pressed-wrong", .beforeData, ("zTXt", ascii("Title\0\0") + words.dropLast(9))),
      extra("text-pressed-last-wrong", .beforeEnd, ("zTXt", ascii("Title\0\u{7}") + words)),
      extra(
        "text-international", .beforeEnd, ("iTXt", ascii("Title\0\u{1}\0de\0Titel\0") + words),
        ("iTXt", ascii("Title\0\0\0\0\0Bücher"))),
      extra("exif", .beforeData, ("eXIf", exif)),
      extra("exif-last", .beforeEnd, ("eXIf", ascii("II*\0\u{8}\0\0\0\0\0\0\0\0\0"))),
      extra("time", .beforeEnd, ("tIME", [7, 232, 2, 29, 23, 59, 60])),
      extra("time-wrong", .beforeEnd, ("tIME", [7, 232, 13, 99, 99, 99, 99])),
      extra(
        "suggested-list", .beforeData, ("sPLT", ascii("eight\0\u{8}") + Array(0..<24)),
        ("sPLT", ascii("sixteen\0\u{10}") + .zeros(20))),
      extra("suggested-palette", .beforeData, ("PLTE", Array(0..<30)), ("hIST", .zeros(20))),
      extra("background", .beforeData, ("bKGD", [0, 255, 0, 0, 0, 128])),
      extra("background-short", .beforeData, ("bKGD", [0])),
      extra(
        "unknown", .afterHeader, ("bmTs", ascii("ours")), ("bmTS", ascii("ours too")), ("bmTs", [])),
      extra("unknown-last", .beforeEnd, ("bmTs", .zeros(500))),
      extra("apple", .afterHeader, ("iDOT", .zeros(28))),
      extra("animation", .beforeData, control, frame(0)),
      extra(
        "animation-frames", .beforeEnd, ("acTL", long(2, 0)), frame(0),
        ("fdAT", long(1) + PNGBuilder.stored(.zeros(638))), frame(2)),
      extra(
        "all-small", .afterHeader, gamma, ("sRGB", [0]), ("bmTs", []), text,
        ("tIME", [7, 232, 2, 29, 0, 0, 0])),
      MadePNG(
        "chunk-palette-extras",
        MadePicture("chunk-palette-extras", 20, 11, .palette, 8, hasKey: true).file()
          .adding([gamma, ("sBIT", [5, 6, 5])], .afterHeader)
          .adding([("hIST", .zeros(2 * 255)), ("bKGD", [7])], .beforeData)),
      MadePNG(
        "chunk-suggested-palette-rgba",
        MadePicture("chunk-suggested-palette-rgba", 20, 11, .rgba, 8).file()
          .adding("PLTE", .zeros(768), .beforeData)),
    ]
  }()

  /// Bytes or a second file after the end.
  static let afterEnd: [MadePNG] = [
    MadePNG("after-end-bytes", small("after-end-bytes").bytes + Array(0...255)),
    MadePNG("after-end-again", small("after-end-again").bytes + small("after-end-again").bytes),
  ]

  private static func small(_ name: String) -> PNGBuilder {
    MadePicture(name, 19, 11, .rgb, 8).file()
  }

  private static func extra(
    _ word: String, _ position: PNGBuilder.Position, _ chunks: (String, [UInt8])...
  ) -> MadePNG {
    MadePNG("chunk-\(word)", small("chunk-\(word)").adding(chunks, position))
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func long(_ numbers: UInt32...) -> [UInt8] { numbers.flatMap(\.bigEndianBytes) }

  private static let words = Deflate.coded(ascii(String(repeating: "words ", count: 50)))

  /// Returns the header of a color profile without tags: as little as a reader takes for one.
  private static func profile(length: UInt32? = nil) -> [UInt8] {
    let date: [UInt8] = [7, 232, 0, 1, 0, 1]
    var body = ascii("none") + long(0x240_0000) + ascii("mntrRGB XYZ ") + date
    body += [UInt8].zeros(6) + ascii("acsp") + [UInt8].zeros(28)
    body += long(0xF6D6, 0x10000, 0xD32D) + [UInt8].zeros(52)
    return (length ?? UInt32(body.count + 4)).bigEndianBytes + body
  }

  private static func frame(_ number: UInt32) -> (String, [UInt8]) {
    ("fcTL", long(number, 19, 11, 0, 0) + [0, 1, 0, 10, 0, 0])
  }
}
