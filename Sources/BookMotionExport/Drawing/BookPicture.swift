public import BookMotion

/// A picture on a cover or a page: a PNG or a JPEG, inside the document or beside it.
///
/// ```swift
/// look.cover = try BookPicture(embedding: bytes)
/// ```
///
/// Nothing is decoded; only the size is read. An embedded picture is stored once, as the base64
/// text that every frame repeats.
public struct BookPicture: Hashable, Sendable {
  /// The file format of a picture.
  public enum Format: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG, the usual format of photographs.
    case jpeg
  }

  /// The file format of the picture.
  public let format: Format

  /// The size of the picture, in pixels.
  public let size: BookSize

  /// The address that renderers load: a `data:` URL or a link.
  let address: [UInt8]

  /// True if the picture is part of every document that uses it.
  let isEmbedded: Bool

  /// Creates a picture that is already defined where documents refer to it, so they do not contain
  /// it.
  package init(elsewhere size: BookSize) {
    (format, self.size, address, isEmbedded) = (.png, size, [], false)
  }

  #if !$Embedded
  /// Creates a picture that becomes part of every document that uses it.
  ///
  /// - Throws: ``ExportError`` if the bytes are not a picture, or not one that every renderer draws
  ///   alike.
  public init(embedding bytes: [UInt8]) throws(ExportError) {
    let header = try PictureHeader(bytes)
    format = header.format
    size = header.size
    var address = Array("data:image/\(header.format.rawValue);base64,".utf8)
    Base64.append(bytes, to: &address)
    self.address = address
    isEmbedded = true
  }

  /// Creates a picture that documents only link to.
  ///
  /// - Parameters:
  ///   - link: The file's address relative to the document, such as `covers/fox.png`.
  ///   - bytes: The contents of the file, from which the picture's size is read.
  /// - Throws: ``ExportError``, as for an embedded picture.
  public init(linking link: String, to bytes: [UInt8]) throws(ExportError) {
    let header = try PictureHeader(bytes)
    format = header.format
    size = header.size
    address = BookPicture.escaped(link)
    isEmbedded = false
  }

  /// Returns the link, escaped for an XML attribute.
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

  /// The size in a document's definitions, where the longer side is 1000 points. Measured in
  /// pixels, a very small or very large picture would not suit the number grid.
  var drawnSize: BookSize {
    size.scaled(by: BookPicture.drawnSide / max(size.width, size.height))
  }

  private static let drawnSide = 1000.0

  /// Returns the part of the picture that covers a face, in points of its definition: its full
  /// extent in one dimension, and the middle of the other.
  package func slice(covering face: BookSize) -> BookRect {
    BookPicture.slice(of: drawnSize, covering: face)
  }

  /// Returns the part of an area of the given size that covers a face.
  package static func slice(of size: BookSize, covering face: BookSize) -> BookRect {
    let scale = max(face.width / size.width, face.height / size.height)
    return BookRect(
      center: BookPoint(x: size.width / 2, y: size.height / 2),
      size: BookSize(width: face.width / scale, height: face.height / scale))
  }
}

#if !$Embedded
/// Base64 as defined by RFC 4648.
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
