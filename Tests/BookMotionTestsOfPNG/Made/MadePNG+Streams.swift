import BookMotionTestSupport

/// The same kind of picture compressed, and cut into chunks, in every way.
extension MadePNG {
  static let streams: [MadePNG] =
    [
      stream("zlib-level-0") { [PNGBuilder.stored($0)] },
      stream("zlib-fixed") { [Deflate.coded($0)] },
    ]
    + [8, 9, 10, 12, 14].map { bits in
      stream("zlib-window-\(1 << bits)") { data in
        var deflate = Deflate(windowBits: bits)
        deflate.code(data, reach: 1 << bits)
        return [deflate.stream()]
      }
    } + [
      stream("zlib-flushed") { [flushed($0, every: 100)] },
      stream("zlib-flushed-adam7", isInterlaced: true) { [flushed($0, every: 7)] },
      stream("zlib-restarted") { [flushed($0, every: 100, forgets: true)] },
      MadePNG("zlib-far", far.file(Deflate.coded(far.data))),

      stream("idat-many") { Deflate.coded($0).split(into: 100) },
      stream("idat-bytes", size: (9, 10)) { Deflate.coded($0).split(into: 1) },
      stream("idat-bytes-adam7", .palette, 4, isInterlaced: true, size: (10, 9)) {
        Deflate.coded($0).split(into: 1)
      },
      stream("idat-empty-first") { [[], [], Deflate.coded($0)] },
      stream("idat-empty-last") { [Deflate.coded($0), [], []] },
      stream("idat-empty-between") { between($0) },
      stream("idat-empty-between-adam7", .gray, 16, isInterlaced: true) { between($0) },
      stream("idat-header-alone") { data in
        let whole = Deflate.coded(data)
        return [Array(whole.prefix(2)), Array(whole.dropFirst(2))]
      },
      stream("idat-adler-alone") { data in
        let whole = Deflate.coded(data)
        return [whole.dropLast(4), Array(whole.suffix(4))]
      },
      stream("idat-adler-in-bytes") { data in
        let whole = Deflate.coded(data)
        return [whole.dropLast(4)] + Array(whole.suffix(4)).split(into: 1)
      },
      stream("idat-extra-in-last") { [Deflate.coded($0) + leftOver] },
      stream("idat-extra-alone") { [Deflate.coded($0), leftOver] },
      stream("idat-extra-stream") { [Deflate.coded($0), Deflate.coded($0)] },
      stream("idat-extra-adam7", isInterlaced: true) { [Deflate.coded($0) + .zeros(300)] },
      stream("idat-extra-rows") { [Deflate.coded($0 + .zeros(100))] },
      stream("idat-extra-rows-adam7", isInterlaced: true) { [Deflate.coded($0 + .zeros(9))] },
    ]

  /// Rows that repeat 3,630 bytes later.
  static let far: MadePicture = {
    var random = SeededRandom(named: "zlib-far")
    let half = MadePicture.noise(&random, 40, 30, channels: 3, top: 255)
    return MadePicture(color: .rgb, depth: 8, rows: half + half)
  }()

  private static let leftOver = Array("left over".utf8)

  /// Makes a picture whose image data is what `pieces` makes of its rows.
  private static func stream(
    _ name: String, _ color: PNGColor = .rgb, _ depth: Int = 8, isInterlaced: Bool = false,
    size: (Int, Int) = (33, 37), _ pieces: @escaping @Sendable ([UInt8]) -> [[UInt8]]
  ) -> MadePNG {
    MadePNG(name) {
      let picture = MadePicture(name, size.0, size.1, color, depth, isInterlaced: isInterlaced)
      return picture.file([]).streams(pieces(picture.data))
    }
  }

  /// Ends a block and adds an empty one after some bytes, again and again.
  private static func flushed(
    _ data: [UInt8], every count: Int, forgets: Bool = false
  ) -> [UInt8] {
    var deflate = Deflate()
    for piece in data.split(into: count) {
      deflate.code(piece, isLast: false)
      deflate.store([], isLast: false)
      if forgets { deflate.forget() }
    }
    deflate.code([])
    return deflate.stream()
  }

  private static func between(_ data: [UInt8]) -> [[UInt8]] {
    Deflate.coded(data).split(into: 50).flatMap { [[], $0] } + [[]]
  }
}
