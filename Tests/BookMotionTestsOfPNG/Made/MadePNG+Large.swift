/// What takes more memory or time than it should get, or exactly as much as it may.
extension MadePNG {
  static let large: [MadePNG] = [
    bomb(20_000, 20_000, .gray, depth: 1, "bomb-20000", Deflate.run(20_000 * 2501)),
    bomb(20_000, 20_000, .rgba, depth: 8, "bomb-20000-rgba", Deflate.run(48_000_000)),
    striped(rows: 16_000),
    bomb(1_000_000, 1, .rgb, depth: 8, "limit-wide", repeated(ramp, 12_000, after: [0])),
    bomb(
      1, 1_000_000, .gray, depth: 8, "limit-high", repeated(ramp.flatMap { [1, $0] }, 4000)),
    bomb(16_384, 16_384, .gray, depth: 1, "limit-pixels-exactly", PNGBuilder.stored(.zeros(2049))),
    bomb(16_384, 16_385, .gray, depth: 1, "limit-pixels-above", PNGBuilder.stored(.zeros(2049))),

    MadePNG("bomb-ztxt", pressed("zTXt", "Title\0\0")),
    MadePNG("bomb-itxt", pressed("iTXt", "Title\0\u{1}\0\0\0")),
    MadePNG("bomb-profile", pressed("iCCP", "wide\0\0")),
    MadePNG("many-idats", many("IDAT")), MadePNG("many-unknown", many("bmTs")),
    MadePNG("apple", apple),
  ]

  /// Returns a picture of rows of 16,000 pixels, in all of which ones and zeros alternate.
  static func striped(rows: UInt32) -> MadePNG {
    let row: [UInt8] = [0] + Array(repeatElement([0xF0, 0xFF, 0x0F, 0], count: 500).joined())
    return bomb(16_000, rows, .gray, depth: 1, "bomb-\(rows)", repeated(row, Int(rows)))
  }

  private static let ramp = (0..<250).map { UInt8($0 * 7 % 256) }

  private static func bomb(
    _ width: UInt32, _ height: UInt32, _ color: PNGColor, depth: UInt8, _ name: String,
    _ stream: @escaping @autoclosure @Sendable () -> [UInt8]
  ) -> MadePNG {
    MadePNG(
      name,
      PNGBuilder(
        width: width, height: height, depth: depth, type: color.rawValue, stream: stream()))
  }

  private static func repeated(
    _ pattern: [UInt8], _ times: Int, after start: [UInt8] = []
  ) -> [UInt8] {
    var deflate = Deflate()
    if !start.isEmpty { deflate.store(start, isLast: false) }
    deflate.code(pattern, times: times)
    return deflate.stream()
  }

  /// Returns a file with a chunk of 20 million bytes, compressed.
  private static func pressed(_ name: String, _ start: String) -> PNGBuilder {
    Base.rgb.without("gAMA")
      .adding(name, Array(start.utf8) + Deflate.run(of: 65, 20_000_000), .afterHeader)
  }

  private static func many(_ name: String) -> PNGBuilder {
    Base.rgb.adding(Array(repeating: (name, []), count: 3000), .beforeData)
  }

  /// A picture as Xcode stores it: deflate without a header, blue first, opacity multiplied in.
  private static var apple: PNGBuilder {
    var picture = Base.rgbaPicture
    for (y, row) in picture.rows.enumerated() {
      picture.rows[y] = stride(from: 0, to: row.count, by: 4).flatMap { offset in
        let alpha = row[offset + 3]
        return [2, 1, 0].map { row[offset + $0] * alpha / 255 } + [alpha]
      }
    }
    var deflate = Deflate()
    deflate.code(picture.data)
    return picture.file(deflate.blocks).with("CgBI", [0x50, 0, 0x20, 2], before: "IHDR")
  }
}
