/// Pictures of every type, size, filter, and compression.
extension MadePNG {
  /// Each type and depth, with and without transparency, plain and interlaced.
  static let types: [MadePNG] = PNGColor.allCases.flatMap { color in
    color.depths.flatMap { depth in
      [false, true].flatMap { isInterlaced in
        (color.hasAlpha ? [false] : [false, true]).map { hasKey in
          let name =
            "type-\(label(color, depth))" + (hasKey ? "-key" : "")
            + (isInterlaced ? "-adam7" : "")
          let (width, height) = isInterlaced ? (19, 20) : (33, 37)
          return MadePNG(
            name,
            MadePicture(
              name, width, height, color, depth, isInterlaced: isInterlaced, hasKey: hasKey,
              endsInOnes: true
            ).file())
        }
      }
    }
  }

  private static func label(_ color: PNGColor, _ depth: Int) -> String { "\(color.name)-\(depth)" }

  /// Each filter alone, for each number of whole bytes that a pixel can have, and for bits.
  static let filters: [MadePNG] = {
    let formats: [(PNGColor, Int, isInterlaced: Bool)] = [
      (.gray, 1, false), (.gray, 1, true), (.palette, 4, false), (.gray, 8, false),
      (.gray, 16, false), (.rgb, 8, false), (.rgb, 8, true), (.rgba, 8, false), (.rgb, 16, false),
      (.rgba, 16, false),
    ]
    return formats.flatMap { color, depth, isInterlaced in
      ["none", "sub", "up", "average", "paeth"].enumerated().map { number, word in
        let name = "filter-\(word)-\(label(color, depth))" + (isInterlaced ? "-adam7" : "")
        return MadePNG(
          name,
          MadePicture(
            name, 19, 11, color, depth, isInterlaced: isInterlaced, filter: UInt8(number)
          ).file())
      }
    }
  }()

  /// Small sizes. A tenth is rounded down and never 0: it changes at 9, 10, 11, 19, and 20.
  static let sizes: [MadePNG] = [
    (1, 1), (2, 3), (3, 1), (1, 5), (5, 1), (2, 2), (4, 4), (5, 5), (8, 8), (7, 9), (9, 10),
    (10, 7), (11, 4), (19, 20), (20, 19), (33, 37), (100, 3), (3, 100),
  ].flatMap { (width: Int, height: Int) in
    [(PNGColor.gray, 1), (.palette, 2), (.rgb, 8)].flatMap { color, depth in
      [false, true].map { isInterlaced in
        let name =
          "size-\(width)x\(height)-\(label(color, depth))" + (isInterlaced ? "-adam7" : "")
        return MadePNG(
          name,
          MadePicture(
            name, width, height, color, depth, isInterlaced: isInterlaced,
            hasKey: color == .palette
          ).file())
      }
    }
  }

  /// What the damaged files are made from.
  static let bases: [MadePNG] = [
    MadePNG("base-rgb", Base.rgb), MadePNG("base-palette", Base.palette),
    MadePNG("base-gray", Base.gray), MadePNG("base-rgba", Base.rgba),
    MadePNG("base-gray-key", Base.grayKey), MadePNG("base-rgb-key", Base.rgbKey),
    MadePNG("base-palette-opaque", Base.palette.without("tRNS", "hIST")),
  ]
}

/// Small valid files that are then damaged.
enum Base {
  static let rgbPicture = MadePicture("base-rgb", 11, 9, .rgb, 8)
  static let grayPicture = MadePicture("base-gray", 9, 10, .gray, 16, isInterlaced: true)
  static let rgbaPicture = MadePicture("base-rgba", 20, 11, .rgba, 8)

  static let rgb = rgbPicture.file(Deflate.coded(rgbPicture.data))
    .adding("gAMA", UInt32(45_455).bigEndianBytes, .afterHeader)
    .adding("pHYs", [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1], .beforeData)
    .adding("tEXt", Array("Title\0A spine".utf8), .beforeEnd)
  static let palette = coded(MadePicture("base-palette", 10, 7, .palette, 4, hasKey: true))
    .adding("hIST", .zeros(30), .beforeData)
  static let gray = coded(grayPicture)
  static let rgba: PNGBuilder = {
    let stream = Deflate.coded(rgbaPicture.data)
    return coded(rgbaPicture).streams(stream.split(into: (stream.count + 4) / 5))
  }()
  static let grayKey = coded(MadePicture("base-gray-key", 10, 9, .gray, 8, hasKey: true))
  static let rgbKey = coded(MadePicture("base-rgb-key", 10, 9, .rgb, 8, hasKey: true))

  static let four = [("rgb", rgb), ("palette", palette), ("gray", gray), ("rgba", rgba)]

  private static func coded(_ picture: MadePicture) -> PNGBuilder {
    picture.file(Deflate.coded(picture.data))
  }
}
