/// Damage to palettes, indices, and transparency.
extension MadePNG {
  static let palettes: [MadePNG] = {
    let (rgb, palette, bare) = (Base.rgb, Base.palette, Base.palette.without("tRNS", "hIST"))
    let colors = palette.data("PLTE")
    func suggested(_ word: String, _ data: [UInt8]) -> MadePNG {
      MadePNG("palette-suggested-\(word)", rgb.adding("PLTE", data, .afterHeader))
    }
    return [
      MadePNG("palette-missing", bare.without("PLTE")),
      MadePNG("palette-missing-with-key", palette.without("PLTE")),
      MadePNG("palette-empty", bare.replacing("PLTE", [])),
      MadePNG("palette-not-threes-1", bare.replacing("PLTE", colors + [0])),
      MadePNG("palette-not-threes-2", bare.replacing("PLTE", colors + [0, 0])),
      MadePNG("palette-257", bare.replacing("PLTE", .zeros(3 * 257))),
      MadePNG("palette-10000", bare.replacing("PLTE", .zeros(3 * 10_000))),
      MadePNG("palette-more-than-depth", bare.replacing("PLTE", colors + .zeros(30))),
      MadePNG(
        "palette-more-than-depth-key",
        palette.without("hIST").replacing("PLTE", colors + .zeros(30))
          .replacing("tRNS", Array(0..<20))),
      MadePNG("palette-twice", bare.doubling("PLTE")),
      MadePNG("palette-in-gray", Base.grayKey.adding("PLTE", .zeros(9), .afterHeader)),
      suggested("empty", []), suggested("not-threes", .zeros(4)), suggested("257", .zeros(3 * 257)),
      MadePNG(
        "palette-suggested-twice", rgb.adding("PLTE", .zeros(9), .afterHeader).doubling("PLTE")),
    ]
  }()

  /// One index for which the palette has no entry.
  static let indices: [MadePNG] =
    [
      index("first-pixel", 5, x: 0, y: 0), index("last-row", 5, x: 1, y: 8), index("15", 15, x: 1),
      index("8-bits", 255, x: 0, depth: 8), index("8-bits-next", 5, x: 0, depth: 8),
      index("2-bits", 3, x: 0, depth: 2, count: 3), index("1-bit", 1, x: 0, depth: 1, count: 1),
      index("adam7", 5, x: 1, y: 8, isInterlaced: true),
      index("adam7-last-pass", 5, x: 1, y: 7, isInterlaced: true),
    ] + [2, 10, 19].map { index("column-\($0)", 5, x: $0) }

  private static func index(
    _ word: String, _ index: UInt16, x: Int, y: Int = 4, depth: Int = 4, count: Int = 5,
    isInterlaced: Bool = false
  ) -> MadePNG {
    var rows = (0..<9).map { y in (0..<20).map { x in UInt16((x + y) % count) } }
    rows[y][x] = index
    let palette: [UInt8] = (0..<count).flatMap { [UInt8(50 * $0), 20, UInt8(255 - $0)] }
    let picture = MadePicture(
      color: .palette, depth: depth, rows: rows, isInterlaced: isInterlaced, palette: palette)
    return MadePNG("index-\(word)", picture.file())
  }

  static let keys: [MadePNG] = {
    let (palette, gray, rgb) = (Base.palette, Base.grayKey, Base.rgbKey)
    let (grayKey, rgbKey) = (gray.data("tRNS"), rgb.data("tRNS"))
    func key(_ word: String, _ file: PNGBuilder, _ data: [UInt8]) -> MadePNG {
      MadePNG("key-\(word)", file.replacing("tRNS", data))
    }
    let highBits: [UInt8] = [7, rgbKey[1], 1, rgbKey[3], 0xFF, rgbKey[5]]
    return [
      key("palette-longer", palette, .zeros(palette.data("PLTE").count / 3 + 1)),
      key("palette-257", palette, .zeros(257)), key("palette-empty", palette, []),
      key("gray-empty", gray, []), key("gray-1-byte", gray, [1]),
      key("gray-3-bytes", gray, grayKey + [0]),
      key("gray-6-bytes", gray, grayKey + grayKey + grayKey),
      key("gray-high-bits", gray, [7, grayKey[1]]),
      key("rgb-empty", rgb, []), key("rgb-2-bytes", rgb, Array(rgbKey.prefix(2))),
      key("rgb-5-bytes", rgb, Array(rgbKey.prefix(5))), key("rgb-7-bytes", rgb, rgbKey + [0]),
      key("rgb-high-bits", rgb, highBits),
      MadePNG("key-rgba", Base.rgba.adding("tRNS", .zeros(6), .afterHeader)),
      MadePNG("key-palette-twice", palette.doubling("tRNS")),
      MadePNG("key-gray-twice", gray.doubling("tRNS")),
      MadePNG("key-rgb-twice", rgb.doubling("tRNS")),
    ]
  }()
}
