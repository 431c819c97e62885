import BookMotion
import BookMotionColor
import BookMotionPNG

/// The first columns of a picture, with the samples of each pixel as the reader returned them.
struct StoredPicture: Hashable {
  let width: Int
  let height: Int
  let format: BookPixelFormat
  /// The samples of all pixels, row by row; `nil` for missing ones.
  private(set) var samples: [UInt16?]
  private let columns: Int

  /// Reads a whole file. Throws the reader's errors, and traps if a pixel is delivered twice or
  /// never.
  init(_ source: BookPNGSource, columns: Int = .max) throws(BookPNGError) {
    self = try PNGReader.open(source) { reader throws(BookPNGError) in
      var picture = StoredPicture(reader.width, reader.height, reader.format, columns)
      try reader.forEachRow(columns: columns) { y, pixels, bytes throws(BookPNGError) in
        picture.add(y, pixels, bytes)
      }
      return picture
    }
    precondition(!samples.contains(nil))
  }

  private init(_ width: Int, _ height: Int, _ format: BookPixelFormat, _ columns: Int) {
    self.width = width
    self.height = height
    self.format = format
    self.columns = max(1, min(columns, width))
    samples = Array(repeating: nil, count: self.columns * height * format.samplesPerPixel)
  }

  private mutating func add(_ y: Int, _ pixels: PixelColumns, _ bytes: RawSpan) {
    let channels = format.samplesPerPixel
    precondition(bytes.byteCount == format.bytesPerRow(ofWidth: pixels.count))
    for pixel in 0..<pixels.count {
      let column = pixels.first + pixel * pixels.step
      for channel in 0..<channels {
        let index = (y * columns + column) * channels + channel
        precondition(samples[index] == nil)
        samples[index] = Self.sample(
          pixel * channels + channel, of: bytes, depth: format.bitDepth)
      }
    }
  }

  private static func sample(_ number: Int, of bytes: RawSpan, depth: Int) -> UInt16 {
    func byte(_ offset: Int) -> UInt16 {
      unsafe UInt16(bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self))
    }
    if depth == 16 { return byte(2 * number) << 8 | byte(2 * number + 1) }
    let shift = 8 - depth - number * depth % 8
    return byte(number * depth / 8) >> UInt16(shift) & (1 << UInt16(depth) - 1)
  }

  /// Returns this picture with fewer columns.
  func prefix(_ count: Int) -> StoredPicture {
    var copy = StoredPicture(width, height, format, count)
    let (from, to) = (columns * format.samplesPerPixel, copy.columns * format.samplesPerPixel)
    copy.samples = (0..<height).flatMap { samples[$0 * from..<$0 * from + to] }
    return copy
  }

  /// Returns all pixels as red, green, blue, and opacity, 8 bits each, using the palette and the
  /// transparency of the file.
  func pixels(in file: [UInt8]) -> [UInt8] {
    let chunks = PNGBuilder(reading: file)
    let (palette, opacity) = (chunks.data("PLTE"), chunks.data("tRNS"))
    let mask = UInt16.max >> UInt16(16 - format.bitDepth)
    let key = stride(from: 0, to: opacity.count - 1, by: 2).map {
      (UInt16(opacity[$0]) << 8 | UInt16(opacity[$0 + 1])) & mask
    }
    let channels = format.samplesPerPixel
    return stride(from: 0, to: samples.count, by: channels).flatMap { start -> [UInt8] in
      let pixel = samples[start..<start + channels].compactMap { $0 }
      let bytes = pixel.map { UInt8((UInt32($0) * 255 + UInt32(mask) / 2) / UInt32(mask)) }
      let alpha: UInt8 = key == pixel ? 0 : 255
      switch format.kind {
      case .gray: return [bytes[0], bytes[0], bytes[0], alpha]
      case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
      case .rgb: return bytes + [alpha]
      case .rgba, .bgra: return bytes
      case .indexed:
        let index = Int(pixel[0])
        return palette[3 * index..<3 * index + 3] + [index < opacity.count ? opacity[index] : 255]
      }
    }
  }
}
