/// Damage to the file and to its chunks: ends, checksums, lengths, signatures.
extension MadePNG {
  /// The file ends at each chunk's border, and inside each part of each chunk.
  static let cuts: [MadePNG] = {
    let chunks = Base.four.flatMap { word, file in
      file.numbered.flatMap { number, start, chunk in
        let count = chunk.data.count
        let offsets = [("before", 0), ("length", 2), ("name", 6), ("crc", 8 + count + 2)]
        return (offsets + (count > 0 ? [("data", 8 + count / 2)] : [])).map { part, offset in
          cut("\(word)-\(number)-\(chunk.name)-\(part)", file, start + offset)
        }
      }
    }
    let data = Base.rgb.numbered[Base.rgb.index(of: "IDAT")].start + 8
    return chunks + [0, 1, 4, 7].map { cut("rgb-\($0)-bytes", Base.rgb, $0) }
      + [1, 2, 3].map { cut("rgb-last-\($0)", Base.rgb, Base.rgb.bytes.count - $0) }
      + [1, 2, 3, 10, 50, 100, 200].map { cut("rgb-stream-\($0)", Base.rgb, data + $0) }
  }()

  private static func cut(_ word: String, _ file: PNGBuilder, _ count: Int) -> MadePNG {
    MadePNG("cut-\(word)", Array(file.bytes.prefix(count)))
  }

  /// Each chunk's checksum is wrong, or one bit of its data.
  static let checksums: [MadePNG] = Base.four.flatMap { word, file in
    file.numbered.flatMap { number, start, chunk in
      let name = "crc-\(word)-\(number)-\(chunk.name)"
      @Sendable func wrong(_ bits: UInt32) -> PNGBuilder {
        file.changing(number) { $0.checksumError = bits }
      }
      var files = [MadePNG("\(name)-low", wrong(1))]
      guard word == "rgb" else { return files }
      files.append(MadePNG("\(name)-all", wrong(.max)))
      if !chunk.data.isEmpty {
        let offset = start + 8 + chunk.data.count / 2
        files.append(MadePNG("\(name)-bit", file.bytes.flipping(0x10, at: offset)))
      }
      return files
    }
  }

  /// Each chunk's length is wrong. Its checksum is that of the true data.
  static let lengths: [MadePNG] = Base.four.flatMap { word, file in
    file.numbered.filter {
      word == "rgb" || word == "palette" || $0.chunk.name == "IDAT"
    }.flatMap { number, _, chunk in
      let count = UInt32(chunk.data.count)
      let small = [("less", count &- 1), ("more", count + 1), ("none", 0)]
      let large: [(String, UInt32)] = [
        ("100-million", 100_000_000), ("2-31-less-1", 1 << 31 - 1), ("2-31", 1 << 31),
        ("2-32-less-1", .max),
      ]
      return ((count > 0 ? small : [small[1]]) + large).map { lie, length in
        MadePNG(
          "length-\(word)-\(number)-\(chunk.name)-\(lie)",
          file.changing(number) { $0.statedLength = length })
      }
    }
  }

  static let signatures: [MadePNG] = {
    let whole = Base.rgb.bytes
    let rest = Array(whole.dropFirst(8))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF,
      0xD9,
    ]
    let gif: [UInt8] =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C, 0, 0, 0]
      + [0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    let (cr, lf): (UInt8, UInt8) = (13, 10)
    return [
      MadePNG("signature-jpeg", jpeg), MadePNG("signature-gif", gif),
      MadePNG("signature-text", Array("The cover was lost.\n".utf8)),
      MadePNG("signature-zeros", .zeros(300)),
      MadePNG("signature-mng", [0x8A, 0x4D, 0x4E, 0x47, cr, lf, 0x1A, lf] + rest),
      MadePNG("signature-jng", [0x8B, 0x4A, 0x4E, 0x47, cr, lf, 0x1A, lf] + rest),
      MadePNG("signature-seven-bits", whole.map { $0 & 127 }),
      MadePNG("signature-to-lf", whole.replacing([cr, lf], with: [lf])),
      MadePNG("signature-to-crlf", whole.replacing([lf], with: [cr, lf])),
      MadePNG("signature-to-cr", whole.replacing([lf], with: [cr])),
      MadePNG("signature-one-before", [0] + whole),
      MadePNG("signature-utf8", [0xEF, 0xBB, 0xBF] + whole),
      MadePNG("signature-none", rest), MadePNG("signature-alone", PNGBuilder.signature),
      MadePNG("signature-twice", PNGBuilder.signature + whole),
    ]
  }()
}
