import BookMotion
package import BookMotionRecording

/// The format and the size of a picture, read from its bytes.
struct PictureHeader {
  let format: BookPicture.Format
  let size: BookSize

  init(_ bytes: [UInt8]) throws(BookExportError) {
    guard !bytes.isEmpty else { throw BookExportError.empty }
    if bytes.starts(with: PictureHeader.pngSignature) {
      format = .png
      size = try PictureHeader.pngSize(bytes)
    } else if bytes.starts(with: PictureHeader.jpegSignature) {
      format = .jpeg
      size = try PictureHeader.jpegSize(bytes)
    } else {
      throw BookExportError.unknownFormat
    }
    guard size.width > 0, size.height > 0 else { throw BookExportError.noPixels }
    guard format == .png ? PictureHeader.pngEnds(bytes) : PictureHeader.jpegEnds(bytes) else {
      throw BookExportError.cutOff
    }
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]
}

extension PictureHeader {
  /// Returns the size in the IHDR chunk, which comes first.
  private static func pngSize(_ bytes: [UInt8]) throws(BookExportError) -> BookSize {
    guard bytes.count >= PNG.headerEnd else { throw BookExportError.truncated }
    guard Array(bytes[PNG.type..<PNG.width]) == Array("IHDR".utf8) else {
      throw BookExportError.noHeader
    }
    return BookSize(
      width: Double(bigEndian(bytes, at: PNG.width, count: 4)),
      height: Double(bigEndian(bytes, at: PNG.height, count: 4)))
  }

  /// Returns true if all chunks are present, up to the last. Renderers decode their contents.
  private static func pngEnds(_ bytes: [UInt8]) -> Bool {
    var index = pngSignature.count
    while index + PNG.chunkFrame <= bytes.count {
      let isLast = bytes[index + 4..<index + 8].elementsEqual("IEND".utf8)
      index += PNG.chunkFrame + bigEndian(bytes, at: index, count: 4)
      if isLast { return index <= bytes.count }
    }
    return false
  }

  /// Returns true if there is an end marker; some cameras write data after it.
  private static func jpegEnds(_ bytes: [UInt8]) -> Bool {
    bytes.indices.dropFirst().reversed().contains {
      bytes[$0] == 0xD9 && bytes[$0 - 1] == JPEG.marker
    }
  }

  /// Returns the size in the frame header, which follows any number of other segments.
  private static func jpegSize(_ bytes: [UInt8]) throws(BookExportError) -> BookSize {
    var index = 2
    while index + JPEG.segmentHeader <= bytes.count {
      guard bytes[index] == JPEG.marker else { throw BookExportError.noHeader }
      let kind = bytes[index + 1]
      // Any number of fill bytes may precede a marker, and some markers have no segment.
      if kind == JPEG.marker || kind == 0x01 || (0xD0...0xD8).contains(kind) {
        index += kind == JPEG.marker ? 1 : 2
        continue
      }
      let length = bigEndian(bytes, at: index + 2, count: 2)
      guard length >= 2 else { throw BookExportError.noHeader }
      if JPEG.isFrame(kind) {
        guard index + JPEG.frameEnd <= bytes.count else {
          throw BookExportError.truncated
        }
        return BookSize(
          width: Double(bigEndian(bytes, at: index + JPEG.width, count: 2)),
          height: Double(bigEndian(bytes, at: index + JPEG.height, count: 2)))
      }
      // Image data, or the end: there was no frame header before.
      guard kind != 0xDA, kind != 0xD9 else { throw BookExportError.noHeader }
      if kind == JPEG.exif,
        let turn = orientation(
          bytes[min(index + 4, bytes.count)..<min(index + 2 + length, bytes.count)]),
        turn != 1
      {
        throw BookExportError.turned(turn)
      }
      index += 2 + length
    }
    throw BookExportError.truncated
  }

  /// Returns the orientation noted by the camera, from 1 to 8, or `nil` if there is none.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(segment)
    guard bytes.starts(with: Array("Exif\0\0".utf8)), bytes.count >= 14 else { return nil }
    let tiff = Array(bytes[6...])
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(at index: Int, count: Int) -> Int? {
      guard index >= 0, index + count <= tiff.count else { return nil }
      let part =
        isLittle ? tiff[index..<index + count].reversed() : Array(tiff[index..<index + count])
      return part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, count: 4), let entries = number(at: directory, count: 2)
    else { return nil }
    for entry in 0..<entries {
      let offset = directory + 2 + entry * 12
      guard let tag = number(at: offset, count: 2) else { return nil }
      if tag == 0x0112, let value = number(at: offset + 8, count: 2), (1...8).contains(value) {
        return value
      }
    }
    return nil
  }

  private static func bigEndian(_ bytes: [UInt8], at index: Int, count: Int) -> Int {
    bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private enum PNG {
    /// The combined size of a chunk's length, type, and checksum.
    static let chunkFrame = 12
    static let type = 12
    static let width = 16
    static let height = 20
    static let headerEnd = 24
  }

  private enum JPEG {
    static let marker: UInt8 = 0xFF
    static let exif: UInt8 = 0xE1
    static let segmentHeader = 4
    static let height = 5
    static let width = 7
    static let frameEnd = 9

    /// Returns true for SOF0 to SOF15; DHT, JPG, and DAC, which are among these codes, are not
    /// frames.
    static func isFrame(_ kind: UInt8) -> Bool {
      (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
    }
  }
}

extension BookExportError.Code {
  /// The bytes are not a picture that can be drawn.
  package static let noPicture = BookExportError.Code(rawValue: "noPicture")
}

extension BookExportError {
  fileprivate static let empty = BookExportError(
    .noPicture, "the file is empty: it must be a PNG or a JPEG")
  fileprivate static let unknownFormat = BookExportError(
    .noPicture, "the picture is neither a PNG nor a JPEG")
  fileprivate static let truncated = BookExportError(
    .noPicture, "the file ends before the picture's size")
  fileprivate static let cutOff = BookExportError(
    .noPicture, "the picture is damaged: its file ends too early")
  fileprivate static let noHeader = BookExportError(
    .noPicture, "the picture is damaged: the header with its size is missing or misplaced")
  fileprivate static let noPixels = BookExportError(
    .noPicture, "the picture has no pixels")

  /// The error for a picture that, according to the camera, has to be turned: only some renderers
  /// turn it.
  fileprivate static func turned(_ orientation: Int) -> BookExportError {
    BookExportError(
      .noPicture,
      "the picture must be rotated or flipped for display (EXIF orientation \(orientation)), which "
        + "not every renderer does: save it upright")
  }
}
