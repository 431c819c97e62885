package import BookMotion
import BookMotionDocuments
package import BookMotionDrawing
public import BookMotionRecording

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
  package enum Format: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png
    /// JPEG, the usual format of photographs.
    case jpeg
  }

  /// What documents need of it: its size, and the `data:` URL or link that renderers load.
  package let drawn: DrawnPicture

  /// The size of the picture, in pixels.
  package var size: BookSize { drawn.size }

  /// Creates a picture that becomes part of every document that uses it.
  ///
  /// - Throws: `BookExportError` if the bytes are not a picture, or not one that every renderer draws
  ///   alike.
  public init(embedding bytes: [UInt8]) throws(BookExportError) {
    let header = try PictureHeader(bytes)
    var address = Array("data:image/\(header.format.rawValue);base64,".utf8)
    Base64.append(bytes, to: &address)
    drawn = DrawnPicture(size: header.size, address: address, isEmbedded: true)
  }

  /// Creates a picture that documents only link to.
  ///
  /// - Parameters:
  ///   - link: The file's address relative to the document, such as `covers/fox.png`.
  ///   - bytes: The contents of the file, from which the picture's size is read.
  /// - Throws: `BookExportError`, as for an embedded picture.
  public init(linking link: String, to bytes: [UInt8]) throws(BookExportError) {
    drawn = DrawnPicture(
      size: try PictureHeader(bytes).size, address: BookPicture.escaped(link), isEmbedded: false)
  }

  /// Returns the link, escaped for an XML attribute.
  private static func escaped(_ link: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in link.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x00...0x20: bytes += Array(("%" + byte.hexadecimal).utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

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
