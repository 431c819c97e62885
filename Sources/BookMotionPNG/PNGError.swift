import BookMotion
import BookMotionColor

/// Why a PNG could not be read: what is wrong, where, and what libpng says.
///
/// ```swift
/// do {
///   _ = try PictureColors(png: .file("cover.png"))
/// } catch {
///   error.description  // such as "row 12: the image data end too early"
/// }
/// ```
///
/// Colors come only from a file that was read to its end and is sound: whatever could have changed
/// a pixel is an error, even where libpng itself only warns of it. What has nothing to do with
/// pixels (texts, color profiles, chunks that nobody knows, a second tRNS, what IEND holds) is passed
/// over, whether it is damaged or not. Bytes after the end of the picture are ignored.
public struct PNGError: Error, Hashable, Sendable {
  /// What was wrong.
  public let code: Code

  /// What libpng said, or the system of a file that cannot be read; nil if they said nothing.
  public let words: String?

  /// The row of the picture, counted from 0, before which it happened; nil if it was before or
  /// after all rows.
  public let row: Int?

  /// The pass, 1...7, of a picture that is interlaced; nil without a row.
  public let pass: Int?

  /// The name of the chunk, such as "IDAT"; nil if it is not known.
  public let chunk: String?

  /// Creates an error.
  public init(
    _ code: Code, words: String? = nil, row: Int? = nil, pass: Int? = nil, chunk: String? = nil
  ) {
    self.code = code
    self.words = words
    self.row = row
    self.pass = pass
    self.chunk = chunk
  }
}

extension PNGError: CustomStringConvertible {
  /// One sentence: the row, what is wrong with it, and libpng's own words.
  public var description: String {
    var sentence = ""
    if let row { sentence += "row \(row)" }
    if let pass { sentence += " of pass \(pass)" }
    if !sentence.isEmpty { sentence += ": " }
    sentence += code.sentence(chunk: chunk)
    if let words {
      sentence += code.isAboutFile ? " (\(words))" : " (libpng: \"\(words)\")"
    }
    return sentence
  }
}
