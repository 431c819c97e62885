import BookMotion
import BookMotionColor

extension PNGError {
  /// What can be wrong with a PNG.
  public enum Code: Hashable, Sendable {
    /// The file cannot be opened; the number is the system's `errno`.
    case cannotOpen(Int32)
    /// The file cannot be read on; the number is the system's `errno`.
    case cannotRead(Int32)
    /// There is not enough memory for two rows.
    case outOfMemory
    /// It begins otherwise than a PNG does.
    case notPNG
    /// It is a PNG that Xcode rewrote for Apple's own decoder, which others cannot read.
    case appleOptimized
    /// It ends too early.
    case truncated
    /// A chunk's checksum is another one than its bytes have.
    case wrongChecksum
    /// A chunk's name or length is impossible.
    case invalidChunk
    /// There is a chunk without which the picture cannot be understood, and nobody knows it.
    case unknownCriticalChunk
    /// A chunk is in the wrong place, or a second time.
    case wrongOrder
    /// The header says what cannot be.
    case invalidHeader
    /// The picture is larger than it was allowed to be.
    case tooLarge(BookSize, found: Int, limit: Int)
    /// The pixels are numbers of colors, and there are no colors.
    case missingPalette
    /// The colors are not as they have to be.
    case invalidPalette
    /// What is transparent is not as it has to be.
    case invalidTransparency
    /// The image data cannot be decompressed, or do not mean rows.
    case damagedData
    /// The image data end before the last row does, or before their own checksum.
    case notEnoughData
    /// A pixel has the number of a color that there is not.
    case indexBeyondPalette(Int, last: Int)
    /// libpng refused the picture for some other reason, which it says.
    case refused
    /// The task that read it was cancelled.
    case cancelled
  }

  /// What of a picture can be too large.
  public enum BookSize: String, Hashable, Sendable, CaseIterable {
    /// How many columns.
    case width
    /// How many rows.
    case height
    /// How many pixels.
    case pixels
    /// How many bytes of a chunk that is kept.
    case chunkBytes
    /// How many bytes of image data after the last row.
    case trailingBytes
  }
}

extension PNGError.Code {
  /// One word for programs and documents, such as "truncated"; it never changes.
  public var name: String {
    switch self {
    case .cannotOpen: "cannotOpen"
    case .cannotRead: "cannotRead"
    case .outOfMemory: "outOfMemory"
    case .notPNG: "notPNG"
    case .appleOptimized: "appleOptimized"
    case .truncated: "truncated"
    case .wrongChecksum: "wrongChecksum"
    case .invalidChunk: "invalidChunk"
    case .unknownCriticalChunk: "unknownCriticalChunk"
    case .wrongOrder: "wrongOrder"
    case .invalidHeader: "invalidHeader"
    case .tooLarge: "tooLarge"
    case .missingPalette: "missingPalette"
    case .invalidPalette: "invalidPalette"
    case .invalidTransparency: "invalidTransparency"
    case .damagedData: "damagedData"
    case .notEnoughData: "notEnoughData"
    case .indexBeyondPalette: "indexBeyondPalette"
    case .refused: "refused"
    case .cancelled: "cancelled"
    }
  }

  func sentence(chunk: String?) -> String {
    let chunk = chunk.map { "the chunk \($0)" }
    let some = chunk ?? "a chunk"
    return switch self {
    case .cannotOpen: "the file cannot be opened"
    case .cannotRead: "the file cannot be read"
    case .outOfMemory: "there is not enough memory"
    case .notPNG: "it is not a PNG"
    case .appleOptimized:
      "it is a PNG in the form that Xcode makes for Apple's devices, which others cannot read"
    case .truncated: "the file ends too early" + (chunk.map { ", within \($0)" } ?? "")
    case .wrongChecksum: "the checksum of \(some) is wrong"
    case .invalidChunk: "\(some) is not valid"
    case .unknownCriticalChunk: "\(some) is unknown, and the picture can't be read without it"
    case .wrongOrder: "\(some) is in the wrong place"
    case .invalidHeader: "the header is not valid"
    case .tooLarge(.width, let found, let limit): "\(found) columns: at most \(limit) are read"
    case .tooLarge(.height, let found, let limit): "\(found) rows: at most \(limit) are read"
    case .tooLarge(.pixels, let found, let limit): "\(found) pixels: at most \(limit) are read"
    case .tooLarge(.chunkBytes, _, let limit): "\(some) has more than \(limit) bytes"
    case .tooLarge(.trailingBytes, _, let limit):
      "more than \(limit) bytes of image data follow the last row"
    case .missingPalette: "the palette is missing"
    case .invalidPalette: "the palette is not valid"
    case .invalidTransparency: "the transparency is not valid"
    case .damagedData: "the image data are damaged"
    case .notEnoughData: "the image data end too early"
    case .indexBeyondPalette(let index, let last):
      "a pixel has color \(index), and the last in the palette is \(last)"
    case .refused: "it cannot be read"
    case .cancelled: "reading was cancelled"
    }
  }

  /// Whether the words come from the system rather than from libpng.
  var isAboutFile: Bool {
    switch self {
    case .cannotOpen, .cannotRead: true
    default: false
    }
  }
}
