import BookMotionTestSupport

/// What colors are taken from: palettes of few entries, and pictures that look like something.
extension MadePNG {
  /// Palettes whose entries are few, or all hidden. The bits after a row's last pixel are ones, which
  /// is no index, although no entry has this number.
  static let fewColors: [MadePNG] = [
    few("one-entry-1", 1, 1, width: 13), few("one-entry-2", 2, 1, [7], width: 13),
    few("two-entries-4", 4, 2, [0, 200]),
    few("two-entries-4-adam7", 4, 2, [0, 200], isInterlaced: true),
    few("three-entries-8", 8, 3, [255]), few("all-entries-8", 8, 256, Array(0...255)),
    few("all-opaque", 8, 17, Array(repeating: 255, count: 17)),
    few("all-hidden", 8, 17, Array(repeating: 0, count: 17)),
  ]

  private static func few(
    _ word: String, _ depth: Int, _ count: Int, _ opacities: [UInt16] = [], width: Int = 19,
    isInterlaced: Bool = false
  ) -> MadePNG {
    let name = "palette-\(word)"
    return MadePNG(name) {
      var random = SeededRandom(named: name)
      let palette = (0..<3 * count).map { _ in random.byte() }
      let rows = MadePicture.noise(&random, width, 11, channels: 1, top: UInt16(count - 1))
      return MadePicture(
        color: .palette, depth: depth, rows: rows, isInterlaced: isInterlaced, palette: palette,
        key: opacities, filters: [0, 1, 2, 3, 4], endsInOnes: true
      ).file()
    }
  }

  static let looks: [MadePNG] = [
    look("landscape", .rgb, landscape("landscape", 160, 120), filters: [4]),
    look(
      "landscape-adam7", .rgb, landscape("landscape-adam7", 90, 120), isInterlaced: true,
      filters: [1, 2, 4]),
    look("portrait", .rgb, landscape("portrait", 96, 128), filters: [2]),
    look("vignette", .rgba, landscape("vignette", 100, 100, fades: true), filters: [4]),
    look("flat", .rgb, stripes((40, [37, 141, 203]))),
    look("white", .rgb, stripes((40, [255, 255, 255]))),
    look("black", .rgb, stripes((40, [0, 0, 0]))),
    look("two-60-40", .rgb, stripes((24, [200, 30, 40]), (16, [20, 60, 190]))),
    look("two-40-60", .rgb, stripes((16, [200, 30, 40]), (24, [20, 60, 190]))),
    look("all-hidden", .rgba, stripes((40, [250, 10, 200, 0]))),
    // Seven tenths are a hidden red. All that can be seen is green.
    look("mostly-hidden", .rgba, stripes((28, [255, 0, 0, 0]), (12, [30, 160, 60, 255]))),
    look("half-seen", .rgba, stripes((40, [90, 80, 70, 128]))),
    look("hidden-edge", .rgba, stripes((4, [255, 255, 255, 0]), (36, [10, 20, 30, 255]))),
    look("cover", .rgb, cover), look("cover-adam7", .rgb, cover, isInterlaced: true),
  ]

  private static func look(
    _ word: String, _ color: PNGColor, _ rows: @escaping @autoclosure @Sendable () -> [[UInt16]],
    isInterlaced: Bool = false, filters: [UInt8] = [0]
  ) -> MadePNG {
    MadePNG(
      "look-\(word)",
      MadePicture(
        color: color, depth: 8, rows: rows(), isInterlaced: isInterlaced, filters: filters
      ).file())
  }

  /// Returns rows that are all alike.
  private static func stripes(height: Int = 30, _ parts: (Int, [UInt16])...) -> [[UInt16]] {
    let row = parts.flatMap { Array(repeating: $1, count: $0).joined() }
    return Array(repeating: row, count: height)
  }

  private static var cover: [[UInt16]] {
    let plain = stripes(height: 50, (10, [92, 40, 30]), (90, [240, 230, 210]))
    let title = stripes(
      height: 30, (10, [92, 40, 30]), (20, [240, 230, 210]), (50, [180, 150, 60]),
      (20, [240, 230, 210]))
    return plain + title + plain + Array(plain.prefix(10))
  }

  /// Returns soft hills with grain: colors as in a photograph.
  private static func landscape(
    _ name: String, _ width: Int, _ height: Int, fades: Bool = false
  ) -> [[UInt16]] {
    var random = SeededRandom(named: name)
    let corners = (0..<4).map { _ in (0..<3).map { _ in 20 + 215 * random.share() } }
    let hills = (0..<7).map { _ in
      (
        x: random.share() * Double(width), y: random.share() * Double(height),
        radius: 8 + random.share() * Double(width / 3 - 8),
        colors: (0..<3).map { _ in 180 * random.share() - 90 }
      )
    }
    func pixel(_ x: Int, _ y: Int) -> [UInt16] {
      let (u, v) = (Double(x) / Double(width - 1), Double(y) / Double(height - 1))
      let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
      var color = (0..<3).map { channel in
        (0..<4).reduce(0.0) { $0 + weights[$1] * corners[$1][channel] }
      }
      for hill in hills {
        let (dx, dy) = (Double(x) - hill.x, Double(y) - hill.y)
        let height = max(0, 1 - (dx * dx + dy * dy) / (hill.radius * hill.radius))
        for channel in 0..<3 { color[channel] += hill.colors[channel] * height * height }
      }
      var pixel: [UInt16] = []
      for value in color {
        let grain: Double = random.one(of: [-1, 0, 0, 0, 1])
        pixel.append(UInt16(max(0, min(255, value + grain))))
      }
      if fades {
        let away: Double = ((u - 0.5) * (u - 0.5) + (v - 0.5) * (v - 0.5)) * 4
        pixel.append(UInt16(max(0, min(1, 1.6 - away * 1.4)) * 255))
      }
      return pixel
    }
    return (0..<height).map { y in (0..<width).flatMap { x in pixel(x, y) } }
  }
}
