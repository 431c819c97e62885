public import BookMotion

/// A picture on a cover or a page: a PNG or a JPEG, inside the document or beside it.
///
/// ```swift
/// look.cover = try BookPicture(embedding: bytes)
/// ```
///
/// Nothing is decoded: only the size is read. An embedded picture is held as the base64 text that
/// every frame repeats, and not a second time.
public struct BookPicture: Hashable, Sendable {
  /// What a picture is stored as.
  public enum Format: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// The format of photographs.
    case jpeg
  }

  /// What the picture is stored as.
  public let format: Format

  /// Its size in pixels.
  public let size: BookSize

  /// What a renderer is told to load: a `data:` address, or a link.
  let address: [UInt8]

  /// Whether it is part of every document it is in.
  let isEmbedded: Bool

  /// A picture that is there already, where documents refer to it: they do not hold it.
  package init(elsewhere size: BookSize) {
    (format, self.size, address, isEmbedded) = (.png, size, [], false)
  }

  #if !$Embedded
  /// A picture that becomes part of every document it is in.
  ///
  /// - Throws: ``ExportError`` that says why the bytes are no picture, or none that every renderer
  ///   draws alike.
  public init(embedding bytes: [UInt8]) throws(ExportError) {
    let header = try PictureHeader(bytes)
    format = header.format
    size = header.size
    var address = Array("data:image/\(header.format.rawValue);base64,".utf8)
    Base64.append(bytes, to: &address)
    self.address = address
    isEmbedded = true
  }

  /// A picture that documents only name; its bytes say how large it is.
  ///
  /// - Parameters:
  ///   - link: The file's address as seen from the document, such as `covers/fox.png`.
  ///   - bytes: What the file holds.
  /// - Throws: ``ExportError`` as for an embedded picture.
  public init(linking link: String, to bytes: [UInt8]) throws(ExportError) {
    let header = try PictureHeader(bytes)
    format = header.format
    size = header.size
    address = BookPicture.escaped(link)
    isEmbedded = false
  }

  /// As an attribute of XML holds it.
  private static func escaped(_ link: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in link.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x00...0x20: bytes += Array("%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
  #endif
}

extension BookPicture {
  func writeImage<Sink: TextSink & ~Copyable>(
    named name: String, to sink: inout Sink
  ) throws(Sink.Failure) {
    guard !address.isEmpty else { return }
    var text = SVGText()
    text.add("<image id=\"\(name)\"")
    text.add(attribute: "width", drawnSize.width)
    text.add(attribute: "height", drawnSize.height)
    text.add(" preserveAspectRatio=\"none\" xlink:href=\"")
    try sink.write(utf8: text.bytes)
    try sink.write(utf8: address)
    try sink.write("\"/>")
  }

  /// Its size in a document's definitions. A pixel of a small picture, or of a huge one, would not
  /// go well with the grid of numbers.
  var drawnSize: BookSize {
    size.scaled(by: BookPicture.drawnSide / max(size.width, size.height))
  }

  private static let drawnSide = 1000.0

  /// The part of the picture that covers a face, in points of its definition: all of one direction,
  /// the middle of the other.
  package func slice(covering face: BookSize) -> BookRect {
    BookPicture.slice(of: drawnSize, covering: face)
  }

  /// The part of something of a size that covers a face.
  package static func slice(of size: BookSize, covering face: BookSize) -> BookRect {
    let scale = max(face.width / size.width, face.height / size.height)
    return BookRect(
      center: BookPoint(x: size.width / 2, y: size.height / 2),
      size: BookSize(width: face.width / scale, height: face.height / scale))
  }
}

#if !$Embedded
/// Base64 as RFC 4648 has it.
enum Base64 {
  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    var index = 0
    while index + 2 < bytes.count {
      let group = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
      text.append(alphabet[group >> 18])
      text.append(alphabet[group >> 12 & 63])
      text.append(alphabet[group >> 6 & 63])
      text.append(alphabet[group & 63])
      index += 3
    }
    let rest = bytes.count - index
    guard rest > 0 else { return }
    let group = Int(bytes[index]) << 16 | (rest > 1 ? Int(bytes[index + 1]) << 8 : 0)
    text.append(alphabet[group >> 18])
    text.append(alphabet[group >> 12 & 63])
    text.append(rest > 1 ? alphabet[group >> 6 & 63] : padding)
    text.append(padding)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
}
#endif
