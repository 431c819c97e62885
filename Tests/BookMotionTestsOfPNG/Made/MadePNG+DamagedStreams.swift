/// Damage to the compressed data, and to the rows in it.
extension MadePNG {
  private static let rows = Base.rgbPicture.data
  /// The bytes of a row with its filter.
  private static let line = 1 + 3 * Base.rgbPicture.width
  private static let good = Deflate.coded(rows)
  private static let goodGray = Deflate.coded(Base.grayPicture.data)

  private static func rgb(_ name: String, _ pieces: [UInt8]...) -> MadePNG {
    MadePNG(name, Base.rgb.streams(pieces))
  }

  private static func gray(_ name: String, _ pieces: [UInt8]...) -> MadePNG {
    MadePNG(name, Base.gray.streams(pieces))
  }

  static let brokenStreams: [MadePNG] = {
    let blocks = Array(good.dropFirst(2))
    let raw = blocks.dropLast(4)
    let wrong = good.flipping(1, at: good.count - 4)
    let withoutEnd: [UInt8] = {
      var deflate = Deflate()
      deflate.code(rows, isLast: false)
      deflate.store([], isLast: false)
      return deflate.stream().dropLast(4)
    }()
    let gzip: [UInt8] =
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3] + raw + CRC32.of(rows).bigEndianBytes.reversed()
      + [UInt8(rows.count & 255), UInt8(rows.count >> 8), 0, 0]
    // A dictionary is named by a checksum. Any four bytes will do.
    let dictionary = Deflate.header(0x78, flags: 0x20) + [1, 2, 3, 4] + blocks
    return [
      rgb("zlib-method-7", Deflate.header(0x77) + blocks),
      rgb("zlib-check", good.flipping(1, at: 1)),
      rgb("zlib-window-16-bits", Deflate.header(0x88) + blocks),
      rgb("zlib-window-23-bits", Deflate.header(0xF8) + blocks),
      MadePNG(
        "zlib-window-too-small",
        far.file(Deflate.header(0x08) + Deflate.coded(far.data).dropFirst(2))),
      rgb("zlib-dictionary", dictionary), rgb("zlib-raw", Array(raw)), rgb("zlib-gzip", gzip),
      rgb("zlib-not-pressed", rows),
      rgb("zlib-block-3", Deflate.header(0x78) + [7] + .zeros(20)),
      rgb("zlib-stored-length", PNGBuilder.stored(rows).flipping(1, at: 5)),
      rgb("zlib-not-ended", withoutEnd),
      MadePNG("zlib-not-ended-in-bytes", Base.rgb.streams(withoutEnd.split(into: 1))),
      rgb("adler-wrong", wrong), rgb("adler-zero", good.dropLast(4) + .zeros(4)),
      rgb("adler-wrong-extra", wrong + Array("left over".utf8)),
      rgb("adler-wrong-apart", good.dropLast(4), Array(wrong.suffix(4))),
      MadePNG("adler-wrong-in-bytes", Base.rgb.streams(wrong.split(into: 1))),
      rgb("adler-missing", good.dropLast(4)), rgb("adler-half", good.dropLast(2)),
      MadePNG("adler-half-in-bytes", Base.rgb.streams(Array(good.dropLast(2)).split(into: 1))),
      gray("adler-wrong-adam7", goodGray.flipping(1, at: goodGray.count - 1)),
      gray("adler-wrong-apart-adam7", goodGray.dropLast(4), .zeros(4)),
    ] + damagedCodes
  }()

  /// Changes in what a library compressed.
  private static var damagedCodes: [MadePNG] {
    let file = MadePNG.kept.first { $0.name == "zlib-level-9" }
    @Sendable func with(_ change: ([UInt8]) -> [UInt8]) -> PNGBuilder {
      let chunks = file?.chunks ?? PNGBuilder([])
      return chunks.stream(change(chunks.data("IDAT")))
    }
    return stride(from: 2, to: 291, by: 18).flatMap { offset in
      [0, 5].map { bit in
        MadePNG("zlib-flip-\(offset)-\(bit)", with { $0.flipping(1 << bit, at: offset) })
      }
    } + [
      MadePNG("zlib-hole", with { Array($0.prefix(600)) + .zeros(20) + $0.dropFirst(620) }),
      MadePNG("zlib-lost", with { Array($0.prefix(600)) + $0.dropFirst(610) }),
    ]
  }

  /// Bytes or rows that are missing, and some that are too many.
  static let shortStreams: [MadePNG] =
    [("one-byte", 1), ("one-row", line), ("two-rows", 2 * line), ("all", rows.count)].map {
      word, count in
      rgb("short-\(word)", Deflate.coded(rows.dropLast(count)))
    } + [
      rgb("short-extra", Deflate.coded(rows.dropLast(line)) + .zeros(50)),
      rgb(
        "short-stream-goes-on", Deflate.coded(rows.dropLast(line)),
        Deflate.coded(rows.suffix(line))),
      rgb("short-empty", []), rgb("short-header-alone", Array(good.prefix(2))),
      gray("short-adam7-1", Deflate.coded(Base.grayPicture.data.dropLast(1))),
      gray("short-adam7-40", Deflate.coded(Base.grayPicture.data.dropLast(40))),
      rgb("extra-row-wrong-filter", Deflate.coded(rows + Array(repeating: 9, count: line))),
      MadePNG("extra-20-million") {
        var deflate = Deflate()
        deflate.code(rows, isLast: false)
        deflate.addRun(20_000_000)
        return Base.rgb.stream(deflate.stream())
      },
    ]

  static let wrongFilters: [MadePNG] =
    [5, 64, 255].flatMap { filter in
      [0, 4, 8].map { row in
        rgb("filter-\(filter)-row-\(row)", Deflate.coded(with(filter, at: row * line, in: rows)))
      }
    }
    + {
      let data = Base.grayPicture.data
      let last = data.count - 1 - 2 * Base.grayPicture.width
      return [
        gray("filter-5-adam7-first", Deflate.coded(with(5, at: 0, in: data))),
        gray("filter-5-adam7-last", Deflate.coded(with(5, at: last, in: data))),
      ]
    }()

  private static func with(_ byte: UInt8, at index: Int, in data: [UInt8]) -> [UInt8] {
    var copy = data
    copy[index] = byte
    return copy
  }
}
