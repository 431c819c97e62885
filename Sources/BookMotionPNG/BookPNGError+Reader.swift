internal import CPNGRows

extension BookPNGError {
  /// Creates the error that the reader reported.
  init(_ error: cpngrows_error, _ limits: BookPNGLimits) {
    var error = error
    let said = unsafe withUnsafeBytes(of: &error.words) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    // A message begins with the chunk's name if the problem is in the chunk.
    let parts = said.split(separator: ": ", maxSplits: 1)
    let isNamed = parts.count == 2 && parts[0].utf8.count == 4
    let chunk = isNamed ? String(parts[0]) : Self.name(error.chunk)
    let code = Code(error, words: said, chunk: chunk, limits: limits)
    let words =
      switch code {
      case .cannotRead(let number): PNGFile.message(number)
      // libpng says the same.
      case .notPNG where said == "Not a PNG file": ""
      default: said
      }
    self.init(
      code, words: words.isEmpty ? nil : words, row: error.row >= 0 ? Int(error.row) : nil,
      pass: error.pass > 0 ? Int(error.pass) : nil, chunk: chunk)
  }

  /// Returns the name of a chunk, or `nil` if it has none.
  private static func name(_ chunk: UInt32) -> String? {
    let letters = stride(from: 24, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: chunk >> $0)
    }
    let isName = letters.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return isName ? String(decoding: letters, as: UTF8.self) : nil
  }
}

extension BookPNGError.Code {
  fileprivate init(_ error: cpngrows_error, words: String, chunk: String?, limits: BookPNGLimits) {
    self =
      switch error.code {
      case .cannot_read: .cannotRead(error.system_error)
      case .out_of_memory: .outOfMemory
      case .not_png: .notPNG
      case .truncated: .truncated
      case .wrong_checksum: .wrongChecksum
      case .invalid_chunk: .invalidChunk
      case .unknown_critical_chunk: .unknownCriticalChunk
      case .wrong_order: .wrongOrder
      case .chunk_too_large: .tooLarge(.chunkBytes, found: 0, limit: limits.chunkBytes)
      case .too_much_data: .tooLarge(.trailingBytes, found: 0, limit: limits.trailingBytes)
      case .not_enough_data: .notEnoughData
      case .cancelled: .cancelled
      case .none, .libpng: Self(libpng: words, chunk: chunk)
      @unknown default: .refused
      }
  }

  /// Finds the problem that libpng describes; `chunk` is `nil` between two chunks.
  private init(libpng words: String, chunk: String?) {
    let parts: [(part: String, code: BookPNGError.Code)] = [
      ("Not a PNG", .notPNG), ("ASCII conversion", .notPNG), ("memory", .outOfMemory),
      ("CRC", .wrongChecksum),
      ("unhandled critical chunk", chunk == "CgBI" ? .appleOptimized : .unknownCriticalChunk),
      ("Missing PLTE", .missingPalette), ("Not enough image data", .notEnoughData),
      ("issing IHDR", .wrongOrder), ("out of place", .wrongOrder),
      ("invalid chunk type", .invalidChunk),
      // So since libpng 1.6.50: of a type or a length that is none.
      ("bad header", .invalidChunk),
    ]
    if let code = parts.first(where: { words.contains($0.part) })?.code {
      self = code
      return
    }
    self =
      switch chunk {
      case nil where words.contains("out of range"): .invalidChunk
      case "IHDR": .invalidHeader
      case "PLTE": .invalidPalette
      case "tRNS": .invalidTransparency
      case "IDAT": .damagedData
      default: .refused
      }
  }
}
