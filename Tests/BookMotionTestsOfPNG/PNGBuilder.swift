/// A PNG file assembled by hand, so that any part of it can be wrong.
struct PNGBuilder {
  struct Chunk {
    /// Four characters of Latin-1.
    var name: String
    var data: [UInt8]
    /// The bits of the checksum that are wrong.
    var checksumError: UInt32 = 0
    /// The length in the file, if it is wrong.
    var statedLength: UInt32?

    var bytes: [UInt8] {
      let named = name.unicodeScalars.map { UInt8($0.value) } + data
      return (statedLength ?? UInt32(data.count)).bigEndianBytes + named
        + (CRC32.of(named) ^ checksumError).bigEndianBytes
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [Chunk]

  /// Creates a file with a header, image data, and an end.
  init(
    width: UInt32 = 4, height: UInt32 = 3, depth: UInt8 = 8, type: UInt8 = 2,
    interlace: UInt8 = 0, stream: [UInt8]
  ) {
    let header =
      width.bigEndianBytes + height.bigEndianBytes + [depth, type, 0, 0, interlace]
    chunks = [
      Chunk(name: "IHDR", data: header), Chunk(name: "IDAT", data: stream),
      Chunk(name: "IEND", data: []),
    ]
  }

  init(_ chunks: some Sequence<Chunk>) { self.chunks = Array(chunks) }

  /// Reads the chunks of a valid file, up to its end.
  init(reading file: [UInt8]) {
    chunks = []
    var offset = PNGBuilder.signature.count
    while offset + 12 <= file.count, chunks.last?.name != "IEND" {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let data = offset + 8..<offset + 8 + length
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append(Chunk(name: name, data: Array(file[data])))
      offset = data.upperBound + 4
    }
  }

  /// An RGB picture of 4 × 3 in which all bytes differ.
  static var sample: PNGBuilder { PNGBuilder(stream: stored(sampleRows)) }

  /// The rows of `sample`, unfiltered.
  static let sampleRows: [UInt8] = (0..<3).flatMap { row in
    [0] + (0..<12).map { UInt8(12 * row + $0) }
  }

  var bytes: [UInt8] { PNGBuilder.signature + chunks.flatMap(\.bytes) }

  /// Returns the index of the first chunk of this name.
  func index(of name: String) -> Int {
    chunks.firstIndex { $0.name == name } ?? chunks.endIndex
  }

  /// Returns this file with another chunk before the first of a name.
  func with(_ name: String, _ data: [UInt8] = [], before other: String) -> PNGBuilder {
    var copy = self
    copy.chunks.insert(Chunk(name: name, data: data), at: index(of: other))
    return copy
  }

  /// Returns this file with a chunk changed.
  func changing(_ name: String, _ change: (inout Chunk) -> Void) -> PNGBuilder {
    changing(index(of: name), change)
  }

  func changing(_ index: Int, _ change: (inout Chunk) -> Void) -> PNGBuilder {
    var copy = self
    change(&copy.chunks[index])
    return copy
  }

  /// Returns this file with its image data in chunks of `size` bytes.
  func splittingData(into size: Int) -> PNGBuilder {
    var copy = self
    let data = copy.chunks.remove(at: index(of: "IDAT")).data
    let pieces = stride(from: 0, to: data.count, by: size).map {
      Chunk(name: "IDAT", data: Array(data[$0..<min($0 + size, data.count)]))
    }
    copy.chunks.insert(contentsOf: pieces, at: copy.index(of: "IEND"))
    return copy
  }

  /// Returns a zlib stream that stores bytes uncompressed.
  static func stored(_ bytes: [UInt8], adlerError: UInt32 = 0) -> [UInt8] {
    var deflate = Deflate()
    deflate.store(bytes)
    return deflate.stream(adlerError: adlerError)
  }
}

/// The checksum of PNG chunks.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
    }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}

extension FixedWidthInteger {
  var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> $0)
    }
  }
}
