import BookMotionTestSupport

/// A color type, with its number in the header.
enum PNGColor: UInt8, CaseIterable {
  case gray = 0
  case rgb = 2
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  var name: String { self == .grayAlpha ? "gray-alpha" : "\(self)" }
  var hasAlpha: Bool { self == .grayAlpha || self == .rgba }

  var channels: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}

/// The samples of a picture, and how they are stored in a file.
struct MadePicture {
  let color: PNGColor
  let depth: Int
  /// The samples of all channels, row by row.
  var rows: [[UInt16]]
  var isInterlaced = false
  /// Red, green, and blue of each entry.
  var palette: [UInt8] = []
  /// The opacities of the palette, or the samples of the transparent color.
  var key: [UInt16] = []
  /// The filters of the rows, taken in turn.
  var filters: [UInt8] = [0]
  /// A Boolean value that indicates whether the bits after a row's last pixel are ones.
  var endsInOnes = false

  var width: Int { rows[0].count / color.channels }

  /// Returns the file, which has its chunks in one order.
  func file(_ stream: [UInt8]? = nil) -> PNGBuilder {
    var file = PNGBuilder(
      width: UInt32(width), height: UInt32(rows.count), depth: UInt8(depth), type: color.rawValue,
      interlace: isInterlaced ? 1 : 0, stream: stream ?? PNGBuilder.stored(data))
    if !palette.isEmpty { file = file.adding("PLTE", palette, .beforeData) }
    if !key.isEmpty {
      let bytes = color == .palette ? key.map { UInt8($0) } : key.flatMap(\.bigEndianBytes)
      file = file.adding("tRNS", bytes, .beforeData)
    }
    return file
  }

  // MARK: - Rows as bytes

  /// First column, first row, column step, row step.
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// All rows, filtered, pass by pass.
  var data: [UInt8] {
    var (data, count) = ([UInt8](), 0)
    for (x, y, across, down) in isInterlaced ? Self.adam7 : [(0, 0, 1, 1)] where x < width {
      var above: [UInt8]?
      for row in stride(from: y, to: rows.count, by: down) {
        let line = packed(
          stride(from: x, to: width, by: across).flatMap {
            rows[row][$0 * color.channels..<($0 + 1) * color.channels]
          })
        data += filtered(line, above: above, filters[count % filters.count])
        above = line
        count += 1
      }
    }
    return data
  }

  private func packed(_ samples: [UInt16]) -> [UInt8] {
    if depth == 16 { return samples.flatMap(\.bigEndianBytes) }
    let perByte = 8 / depth
    let padding: UInt16 = endsInOnes ? 1 << UInt16(depth) - 1 : 0
    return stride(from: 0, to: samples.count, by: perByte).map { (start) -> UInt8 in
      var byte: UInt16 = 0
      for index in start..<start + perByte {
        byte = byte << UInt16(depth) | (index < samples.count ? samples[index] : padding)
      }
      return UInt8(byte)
    }
  }

  private func filtered(_ line: [UInt8], above: [UInt8]?, _ filter: UInt8) -> [UInt8] {
    let step = max(1, color.channels * depth / 8)
    return [filter]
      + line.indices.map { index in
        let left = index < step ? 0 : Int(line[index - step])
        let up = above.map { Int($0[index]) } ?? 0
        let corner = index < step ? 0 : above.map { Int($0[index - step]) } ?? 0
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: Self.paeth(left, up, corner)
          default: 0
          }
        return line[index] &- UInt8(guess)
      }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let away = [left, up, corner].map { abs(guess - $0) }
    return away[0] <= away[1] && away[0] <= away[2] ? left : away[1] <= away[2] ? up : corner
  }
}

// MARK: - Random pictures

extension MadePicture {
  /// Creates a picture of noise, all of it chosen by its name.
  init(
    _ name: String, _ width: Int, _ height: Int, _ color: PNGColor, _ depth: Int,
    isInterlaced: Bool = false, hasKey: Bool = false, filter: UInt8? = nil,
    endsInOnes: Bool = false
  ) {
    var random = SeededRandom(named: name)
    self.init(
      color: color, depth: depth, rows: [], isInterlaced: isInterlaced, endsInOnes: endsInOnes)
    var top = UInt16(1 << depth - 1)
    if color == .palette {
      // If there is more than one bit, one entry less than the depth has room for.
      let count = 1 << depth - (depth > 1 ? 1 : 0)
      palette = (0..<3 * count).map { _ in random.byte() }
      top = UInt16(count - 1)
      if hasKey {
        // Fewer than the entries: the others are opaque.
        key = Array([0, 255, 128, 1, 254].prefix(max(1, count - 1)))
        while key.count < count * 2 / 3 { key.append(UInt16(random.byte())) }
      }
    }
    rows = Self.noise(&random, width, height, channels: color.channels, top: top)
    if hasKey, color != .palette {
      key = (0..<color.channels).map { _ in 1 + random.sample(upTo: top - 1) }
      strewKey(&random)
    }
    let first = random.sample(upTo: 4)
    filters = (first..<first + 5).map { UInt8($0 % 5) }
    filters += (0..<94).map { _ in UInt8(random.sample(upTo: 4)) }
    if let filter { filters = [filter] }
  }

  /// Returns samples that often equal a neighbor or an end, so that filters meet ties.
  static func noise(
    _ random: inout SeededRandom, _ width: Int, _ height: Int, channels: Int, top: UInt16
  ) -> [[UInt16]] {
    var rows: [[UInt16]] = []
    for y in 0..<height {
      var row: [UInt16] = []
      for x in 0..<width {
        let dice = random.share()
        if dice < 0.2, x > 0 {
          row += row.suffix(channels)
        } else if dice >= 0.2, dice < 0.4, y > 0 {
          row += rows[y - 1][x * channels..<(x + 1) * channels]
        } else {
          for _ in 0..<channels {
            let any = random.sample(upTo: top)
            row.append(random.one(of: [0, top, any, any]))
          }
        }
      }
      rows.append(row)
    }
    return rows
  }

  /// Puts the key among the pixels, and pixels that miss it by one channel or one byte.
  private mutating func strewKey(_ random: inout SeededRandom) {
    for y in rows.indices {
      for x in 0..<width {
        let dice = random.share()
        guard dice < 0.6 else { continue }
        var pixel = key
        if dice >= 0.3 {
          let change = UInt16(1 + random.sample(upTo: 254))
          let bits = depth == 16 ? random.one(of: [change, change << 8]) : 1
          pixel[Int(random.sample(upTo: UInt16(pixel.count - 1)))] ^= bits
        }
        rows[y].replaceSubrange(x * pixel.count..<(x + 1) * pixel.count, with: pixel)
      }
    }
  }
}
