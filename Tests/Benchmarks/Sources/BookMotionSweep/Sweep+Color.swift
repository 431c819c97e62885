import BookMotion
import BookMotionColor

extension Sweep {
  /// Sweeps the colors of random pictures, and colors derived from them: mixes and titles.
  static var colors: [Section] {
    [
      Section("color.mixes") { points, hash in
        var random = SplitMix64(seed: 1)
        for _ in 0..<points {
          let (one, other) = (color(&random), color(&random))
          let fraction = random.next(in: -0.1...1.1)
          hash.add(one.mix(with: other, by: fraction))
          hash.add(one.mix(with: other, by: fraction, in: .oklab))
          hash.add(one.luminance)
        }
      },
      Section("color.titles") { points, hash in
        var random = SplitMix64(seed: 1)
        for _ in 0..<max(1, points / mixesATitle) {
          let title = TitleColor(on: color(&random), contrast: random.next(in: 1...21))
          hash.add(title.color)
          hash.add(title.contrast)
        }
      },
      Section("color.pictures") { points, hash in
        var random = SplitMix64(seed: 1)
        for number in 0..<max(1, points / pointsAPicture) {
          let colors = picture(number, &random)
          for edge in BookPictureColors.Edge.allCases {
            if let color = colors[edge] { hash.add(color) }
          }
          if let dominant = colors.dominant { hash.add(dominant) }
          for swatch in colors.palette {
            hash.add(swatch.color)
            hash.add(swatch.share)
          }
        }
      },
    ]
  }

  private static let mixesATitle = 16
  private static let pointsAPicture = 4096

  private static func color(_ random: inout SplitMix64) -> RGB {
    RGB(
      red: random.next(in: -0.05...1.05), green: random.next(in: -0.05...1.05),
      blue: random.next(in: -0.05...1.05))
  }

  /// Returns a picture of a few colors with noise over them, some of it transparent.
  private static func picture(_ number: Int, _ random: inout SplitMix64) -> BookPictureColors {
    let (width, height) = (1 + random.next(below: 40), 1 + random.next(below: 40))
    let noise = 1 + random.next(below: 60)
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      let base = 40 * (1 + random.next(below: 4))
      for _ in 0..<3 { bytes.append(UInt8(base + random.next(below: noise))) }
      bytes.append(number.isMultiple(of: 2) ? 255 : UInt8(random.next(below: 256)))
    }
    return BookPictureColors(
      width: width, height: height, pixels: bytes,
      request: BookColorRequest(
        edges: .all, mean: number.isMultiple(of: 3) ? .linearLight : .stored,
        wantsDominant: true, paletteSize: 5))
  }
}

extension BitHash {
  fileprivate mutating func add(_ color: RGB) {
    add(color.red)
    add(color.green)
    add(color.blue)
  }
}
