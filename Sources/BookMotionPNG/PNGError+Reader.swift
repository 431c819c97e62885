import BookMotion
import BookMotionColor
internal import CPNGRows

extension PNGError {
  /// Creates the error that the reader reported.
  init(_ error: cpngrows_error) {
    var error = error
    let (chunk, words) = unsafe (
      String(cString: cpngrows_error_chunk(&error)), String(cString: cpngrows_error_words(&error))
    )
    self.init(
      Code(error), words: words.isEmpty ? nil : words, row: error.row < 0 ? nil : Int(error.row),
      pass: error.pass < 0 ? nil : Int(error.pass) + 1, chunk: chunk.isEmpty ? nil : chunk)
  }
}

extension PNGError.Code {
  fileprivate init(_ error: cpngrows_error) {
    let (found, limit) = (Int(clamping: error.found), Int(clamping: error.limit))
    self =
      switch error.code {
      case .cannot_open: .cannotOpen(error.system_error)
      case .cannot_read: .cannotRead(error.system_error)
      case .out_of_memory: .outOfMemory
      case .not_png: .notPNG
      case .apple_optimized: .appleOptimized
      case .truncated: .truncated
      case .wrong_checksum: .wrongChecksum
      case .invalid_chunk: .invalidChunk
      case .unknown_critical_chunk: .unknownCriticalChunk
      case .wrong_order: .wrongOrder
      case .invalid_header: .invalidHeader
      case .too_wide: .tooLarge(.width, found: found, limit: limit)
      case .too_high: .tooLarge(.height, found: found, limit: limit)
      case .too_many_pixels: .tooLarge(.pixels, found: found, limit: limit)
      case .chunk_too_large: .tooLarge(.chunkBytes, found: found, limit: limit)
      case .too_much_data: .tooLarge(.trailingBytes, found: found, limit: limit)
      case .missing_palette: .missingPalette
      case .invalid_palette: .invalidPalette
      case .invalid_transparency: .invalidTransparency
      case .damaged_data: .damagedData
      case .not_enough_data: .notEnoughData
      case .index_beyond_palette: .indexBeyondPalette(found, last: limit)
      case .cancelled: .cancelled
      case .refused, .none: .refused
      @unknown default: .refused
      }
  }
}
