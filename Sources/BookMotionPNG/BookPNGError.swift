/// An error that occurs when a PNG can't be read: the problem, its location, and libpng's message.
///
/// ```swift
/// do {
///   _ = try BookPictureColors(png: .file("cover.png"))
/// } catch {
///   error.description  // such as "row 12: the image data ends too early"
/// }
/// ```
///
/// Colors come only from a file that was read to its end and is valid: everything that could have
/// changed a pixel is an error, even if libpng only warns about it. Parts that don't affect pixels
/// (texts, color profiles, unknown ancillary chunks, a second tRNS, the contents of IEND) are
/// skipped, even if they are damaged. Bytes after the end of the picture are ignored.
public struct BookPNGError: Error, Hashable, Sendable {
  /// The kind of problem.
  public let code: Code

  /// The message of libpng, or of the system if the file can't be read; `nil` if there is none.
  public let words: String?

  /// The row of the picture, counted from 0, where reading failed; `nil` if it failed before the
  /// first row or after the last.
  public let row: Int?

  /// The pass, 1...7, of an interlaced picture; `nil` if the picture isn't interlaced, or if there
  /// is no row.
  public let pass: Int?

  /// The name of the chunk, such as "IDAT"; `nil` if it is unknown.
  public let chunk: String?

  /// Creates an error.
  package init(
    _ code: Code, words: String? = nil, row: Int? = nil, pass: Int? = nil, chunk: String? = nil
  ) {
    self.code = code
    self.words = words
    self.row = row
    self.pass = pass
    self.chunk = chunk
  }
}

extension BookPNGError: CustomStringConvertible {
  /// The error as one sentence: the row, the problem, and the message.
  public var description: String {
    var sentence = ""
    if let row { sentence += "row \(row)" }
    if let pass { sentence += " of pass \(pass)" }
    if !sentence.isEmpty { sentence += ": " }
    sentence += code.sentence(chunk: chunk)
    if let words {
      switch code {
      case .cannotOpen, .cannotRead: sentence += " (\(words))"
      default: sentence += " (libpng: \"\(words)\")"
      }
    }
    return sentence
  }
}
