import BookMotion
import BookMotionExport

/// The pictures of a book, and the colours that follow from them.
enum LookOptions {
  static let cover = Option(
    "--cover", "<file>", "The cover's picture: a PNG or a JPEG. Without, a cover is drawn.",
    reads: .input)
  static let page = Option(
    "--page", "<file>", "The first page's picture. Without, a page is drawn.", reads: .input)
  static let link = Option(
    flag: "--link",
    "Name the pictures in the drawings, as seen from where those are, instead of having them "
      + "inside.")

  static let group = OptionGroup(
    title: "LOOK OPTIONS",
    options: [cover.description, page.description, link.description])

  static func look(
    _ arguments: Arguments, binding: Binding, from folder: String
  ) throws(Failure) -> BookLook {
    var look = BookLook()
    let isLinked = arguments.has(link)
    if let path = try arguments.optional(cover) {
      let bytes = try Input.read(path, for: cover.description.name)
      look.cover = try picture(path, bytes, for: cover, linkedFrom: isLinked ? folder : nil)
      if let spine = LookOptions.spine(of: bytes, binding: binding) { look.spine = spine }
    }
    if let path = try arguments.optional(page) {
      let bytes = try Input.read(path, for: page.description.name)
      look.page = try picture(path, bytes, for: page, linkedFrom: isLinked ? folder : nil)
      if let frame = LookOptions.frame(of: bytes) { look.frame = frame }
    }
    return look
  }

  private static func picture(
    _ path: String, _ bytes: [UInt8], for option: Option<String>, linkedFrom folder: String?
  ) throws(Failure) -> Picture {
    let name = option.description.name
    if folder != nil, path == "-" {
      throw .usage("\(name.quoted) got '-', which has no name that '--link' could write")
    }
    do {
      guard let folder else { return try Picture(embedding: bytes) }
      return try Picture(linking: Link.from(folder, to: path), to: bytes)
    } catch {
      throw .badData("\(name.quoted) got \(path.quoted): \(error)")
    }
  }

  /// The colour of a cover's spine; nil where pictures can't be read, and for a JPEG.
  private static func spine(of bytes: [UInt8], binding: Binding) -> RGB? {
    #if PNG && (os(Linux) || os(macOS))
    guard let colors = try? PictureColors(png: .bytes(bytes), request: .cover(binding)) else {
      return nil
    }
    return BookColors(cover: colors, binding: binding).spine
    #else
    return nil
    #endif
  }

  /// The colour that frames a page.
  private static func frame(of bytes: [UInt8]) -> RGB? {
    #if PNG && (os(Linux) || os(macOS))
    try? PictureColors(png: .bytes(bytes), request: .page).dominant
    #else
    nil
    #endif
  }
}
