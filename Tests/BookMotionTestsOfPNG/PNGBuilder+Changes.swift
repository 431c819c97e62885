extension PNGBuilder {
  /// A position among the chunks of a valid file.
  enum Position {
    case afterHeader
    case beforeData
    case beforeEnd
  }

  /// Returns this file with more chunks.
  func adding(_ chunks: [(String, [UInt8])], _ position: Position) -> PNGBuilder {
    let index =
      switch position {
      case .afterHeader: 1
      case .beforeData: self.index(of: "IDAT")
      case .beforeEnd: self.index(of: "IEND")
      }
    var copy = self
    copy.chunks.insert(contentsOf: chunks.map { Chunk(name: $0, data: $1) }, at: index)
    return copy
  }

  func adding(_ name: String, _ data: [UInt8], _ position: Position) -> PNGBuilder {
    adding([(name, data)], position)
  }

  /// Returns this file without all chunks of these names.
  func without(_ names: String...) -> PNGBuilder {
    PNGBuilder(chunks.filter { !names.contains($0.name) })
  }

  /// Returns this file with the first chunk of a name twice.
  func doubling(_ name: String) -> PNGBuilder { with(name, data(name), before: name) }

  func replacing(_ name: String, _ data: [UInt8]) -> PNGBuilder {
    changing(name) { $0.data = data }
  }

  /// Returns this file with other bytes in its header.
  func header(_ offset: HeaderOffset, _ bytes: [UInt8]) -> PNGBuilder {
    changing("IHDR") {
      $0.data.replaceSubrange(offset.rawValue..<offset.rawValue + bytes.count, with: bytes)
    }
  }

  enum HeaderOffset: Int {
    case width = 0
    case height = 4
    case depth = 8
    case color
    case compression
    case filter
    case interlace
  }

  /// Returns this file with other image data, each piece in its own chunk.
  func streams(_ pieces: [[UInt8]]) -> PNGBuilder {
    var copy = without("IDAT")
    let chunks = pieces.map { Chunk(name: "IDAT", data: $0) }
    copy.chunks.insert(contentsOf: chunks, at: index(of: "IDAT"))
    return copy
  }

  /// Returns this file with other image data, in one chunk.
  func stream(_ data: [UInt8]) -> PNGBuilder { streams([data]) }

  /// Returns the data of the first chunk of a name, or nothing.
  func data(_ name: String) -> [UInt8] { chunks.first { $0.name == name }?.data ?? [] }

  /// The chunks, each with its number and the offset in the file where it begins.
  var numbered: [(number: Int, start: Int, chunk: Chunk)] {
    var start = PNGBuilder.signature.count
    return chunks.enumerated().map { number, chunk in
      defer { start += chunk.bytes.count }
      return (number, start, chunk)
    }
  }
}

extension Array where Element == UInt8 {
  /// Returns pieces of `size` bytes.
  func split(into size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }

  /// Returns a copy with some bits of one byte changed.
  func flipping(_ bits: UInt8, at index: Int) -> [UInt8] {
    var copy = self
    copy[index] ^= bits
    return copy
  }

  static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
}
