/// Damage to the header, and chunks in the wrong place or with a wrong name.
extension MadePNG {
  static let headers: [MadePNG] = {
    let (rgb, chunks) = (Base.rgb, Base.rgb.chunks)
    let sides: [(String, PNGBuilder.HeaderOffset)] = [("width", .width), ("height", .height)]
    let sizes: [UInt32] = [0, 1_000_001, 1 << 31 - 1, 1 << 31, .max]
    let methods: [(String, PNGBuilder.HeaderOffset, [UInt8])] = [
      ("compression", .compression, [1, 255]), ("filter", .filter, [1, 64, 255]),
      ("interlace", .interlace, [2, 255]),
    ]
    var damaged: [MadePNG] = []
    for (side, offset) in sides {
      damaged += sizes.map {
        MadePNG("header-\(side)-\($0)", rgb.header(offset, $0.bigEndianBytes))
      }
    }
    damaged += illegalFormats.map { color, depth in
      MadePNG("header-color-\(color)-depth-\(depth)", rgb.header(.depth, [depth, color]))
    }
    for (method, offset, values) in methods {
      damaged += values.map { MadePNG("header-\(method)-\($0)", rgb.header(offset, [$0])) }
    }
    let header = rgb.data("IHDR")
    damaged += [0, 12, 14, 26].map { size in
      MadePNG("header-\(size)-bytes", rgb.replacing("IHDR", Array((header + header).prefix(size))))
    }
    return damaged + [
      MadePNG(
        "header-both-2147483647",
        rgb.header(.width, (UInt64(Int32.max) << 32 | UInt64(Int32.max)).bigEndianBytes)),
      MadePNG("header-missing", rgb.without("IHDR")),
      MadePNG("header-missing-idat-first", PNGBuilder(chunks[3...])),
      MadePNG("header-end-alone", PNGBuilder(chunks.suffix(1))),
      MadePNG("header-alone", PNGBuilder(chunks[...0])),
      MadePNG("header-twice", rgb.doubling("IHDR")),
      MadePNG("header-twice-late", PNGBuilder(chunks[...3] + chunks[...0] + chunks[4...])),
      MadePNG("header-second", PNGBuilder([chunks[1], chunks[0]] + chunks[2...])),
      MadePNG("header-after-unknown", rgb.with("bmTs", ours, before: "IHDR")),
      // The header is valid, but not the one of these rows.
      MadePNG("header-more-rows", rgb.header(.height, UInt32(10).bigEndianBytes)),
      MadePNG("header-fewer-rows", rgb.header(.height, UInt32(8).bigEndianBytes)),
      MadePNG("header-wider", rgb.header(.width, UInt32(12).bigEndianBytes)),
      MadePNG("header-adam7-said", rgb.header(.interlace, [1])),
    ]
  }()

  /// Color types and depths that PNG doesn't have together.
  private static let illegalFormats: [(UInt8, UInt8)] =
    PNGColor.allCases.flatMap { color in
      ([0, 1, 2, 3, 4, 8, 16, 32, 255] as [UInt8])
        .filter { !color.depths.contains(Int($0)) }.map { (color.rawValue, $0) }
    } + [1, 5, 7, 8, 255].map { ($0, 8) }

  static let orders: [MadePNG] = {
    let (rgb, rgba, palette) = (Base.rgb, Base.rgba, Base.palette)
    // A header, five pieces of image data, and the end.
    let data = rgba.chunks
    let between = [PNGBuilder.Chunk(name: "tEXt", data: Array("Title\0between".utf8))]
    let bare = palette.without("hIST")
    let colors = palette.data("PLTE")
    let opacities = palette.data("tRNS")
    return [
      MadePNG("order-idat-apart", PNGBuilder(data[...2] + between + data[3...])),
      MadePNG(
        "order-idat-empty-apart",
        PNGBuilder(data[...5] + between + data[6...]).adding("IDAT", [], .beforeEnd)),
      MadePNG("order-idat-again-apart", rgb.adding("IDAT", rgb.data("IDAT"), .beforeEnd)),
      MadePNG("order-idat-swapped", PNGBuilder(data[...1] + [data[3], data[2]] + data[4...])),
      MadePNG("order-idat-dropped", PNGBuilder(data[...2] + data[4...])),
      MadePNG("order-idat-doubled", PNGBuilder(data[...2] + data[2...])),
      MadePNG("order-idat-missing", rgb.without("IDAT")),
      MadePNG("order-end-between", PNGBuilder(data[...2] + data.suffix(1) + data[3...])),
      MadePNG("order-end-early", rgb.with("IEND", before: "IDAT")),
      MadePNG("order-end-with-data", rgb.replacing("IEND", Array("more".utf8))),
      MadePNG(
        "order-palette-after-idat",
        bare.without("PLTE", "tRNS").adding("PLTE", colors, .beforeEnd)),
      MadePNG("order-palette-again-after-idat", palette.adding("PLTE", colors, .beforeEnd)),
      MadePNG(
        "order-key-before-palette", bare.without("tRNS").adding("tRNS", opacities, .afterHeader)),
      MadePNG(
        "order-key-after-idat", bare.without("tRNS").adding("tRNS", opacities, .beforeEnd)),
      MadePNG("order-suggested-after-idat", rgb.adding("PLTE", .zeros(30), .beforeEnd)),
    ]
  }()

  /// Critical chunks that nobody knows, and invalid names.
  static let names: [MadePNG] =
    [
      ("critical-unknown", "BMTS"), ("critical-public", "NEWS"),
      ("critical-lower-idat-twin", "IDAt"),
      ("name-digit", "bm1s"), ("name-blank", "bm s"), ("name-zero", "\0\0\0\0"),
      ("name-latin", "bm\u{E9}s"), ("name-reserved", "bmts"),
    ].map { word, name in
      MadePNG("chunk-\(word)", Base.rgb.adding(name, ours, .afterHeader))
    } + [
      MadePNG("chunk-critical-last", Base.rgb.adding("BMTS", ours, .beforeEnd)),
      MadePNG("chunk-idat-small", Base.rgb.changing("IDAT") { $0.name = "iDAT" }),
    ]

  private static let ours = Array("ours".utf8)
}
