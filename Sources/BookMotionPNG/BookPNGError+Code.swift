extension BookPNGError {
  /// A problem with a PNG.
  public enum Code: Hashable, Sendable {
    /// The file can't be opened; the number is the system's `errno`.
    case cannotOpen(Int32)
    /// Reading the file failed; the number is the system's `errno`.
    case cannotRead(Int32)
    /// There isn't enough memory for the picture's rows.
    case outOfMemory
    /// The file doesn't begin with the signature of a PNG.
    case notPNG
    /// The file is a PNG that Xcode rewrote for Apple's own decoder, which other decoders can't
    /// read.
    case appleOptimized
    /// The file ends too early.
    case truncated
    /// A chunk's checksum doesn't match its bytes.
    case wrongChecksum
    /// A chunk's name or length is impossible.
    case invalidChunk
    /// A critical chunk, without which the picture can't be decoded, is unknown.
    case unknownCriticalChunk
    /// A chunk is in the wrong place or repeated.
    case wrongOrder
    /// The header contains impossible values.
    case invalidHeader
    /// The picture exceeds a limit.
    case tooLarge(Limit, found: Int, limit: Int)
    /// The pixels are palette indices, but there is no palette.
    case missingPalette
    /// The palette is malformed.
    case invalidPalette
    /// The tRNS chunk is malformed.
    case invalidTransparency
    /// The image data can't be decompressed or doesn't decode to rows.
    case damagedData
    /// The image data ends before the last row, or before its own checksum.
    case notEnoughData
    /// A pixel's index isn't in the palette.
    case indexBeyondPalette(Int, last: Int)
    /// libpng rejected the picture for another reason, which is in its message.
    case refused
    /// The task that was reading it was cancelled.
    case cancelled
  }

  /// A size of a picture that has a limit.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// The number of columns.
    case width
    /// The number of rows.
    case height
    /// The number of pixels.
    case pixels
    /// The number of bytes in a chunk that is kept in memory.
    case chunkBytes
    /// The number of bytes of image data after the last row.
    case trailingBytes

    fileprivate var units: String {
      switch self {
      case .width: "columns"
      case .height: "rows"
      case .pixels: "pixels"
      case .chunkBytes, .trailingBytes: "bytes"
      }
    }
  }
}

extension BookPNGError.Code {
  /// A single word for programs and documents, such as "truncated": the name of the case.
  package var name: String { String("\(self)".prefix { $0 != "(" }) }

  func sentence(chunk: String?) -> String {
    let chunk = chunk.map { "the chunk \($0)" }
    let some = chunk ?? "a chunk"
    return switch self {
    case .cannotOpen: "the file cannot be opened"
    case .cannotRead: "the file cannot be read"
    case .outOfMemory: "there is not enough memory"
    case .notPNG: "the file is not a PNG"
    case .appleOptimized:
      "the file is a PNG optimized by Xcode for Apple's devices, which other decoders can't read"
    case .truncated: "the file ends too early" + (chunk.map { ", within \($0)" } ?? "")
    case .wrongChecksum: "the checksum of \(some) is wrong"
    case .invalidChunk: "\(some) is not valid"
    case .unknownCriticalChunk: "\(some) is unknown, and the picture can't be read without it"
    case .wrongOrder: "\(some) is in the wrong place"
    case .invalidHeader: "the header is not valid"
    case .tooLarge(.chunkBytes, _, let limit):
      "\(some) exceeds the limit of \(limit == 1 ? "1 byte" : "\(limit) bytes")"
    case .tooLarge(.trailingBytes, _, let limit):
      "the image data after the last row exceeds the limit of \(limit) bytes"
    case .tooLarge(let size, let found, let limit):
      "the picture has \(found) \(size.units): at most \(limit) are allowed"
    case .missingPalette: "the palette is missing"
    case .invalidPalette: "the palette is not valid"
    case .invalidTransparency: "the transparency is not valid"
    case .damagedData: "the image data is damaged"
    case .notEnoughData: "the image data ends too early"
    case .indexBeyondPalette(let index, let last):
      "a pixel has the palette index \(index), but the last index in the palette is \(last)"
    case .refused: "it cannot be read"
    case .cancelled: "reading was cancelled"
    }
  }
}
