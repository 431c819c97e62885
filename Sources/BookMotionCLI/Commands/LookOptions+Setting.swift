import BookMotion
import BookMotionColor
import BookMotionExport
import BookMotionPNG
import BookMotionRecording

extension LookOptions {
  /// Returns the colors and pictures of a book; with `--link`, pictures are linked relative to
  /// `folder`.
  static func look(
    _ arguments: Arguments, binding: BookBinding, from folder: Path
  ) throws(Failure) -> BookLook {
    var look = BookLook()
    let isLinked = arguments.has(link)
    if let path = try arguments.optional(cover) {
      let bytes = try Input.read(path, .picture, for: cover.description.name)
      look.cover = try picture(path, bytes, for: cover, linkedFrom: isLinked ? folder : nil)
      look.spine = spine(of: bytes, binding: binding) ?? look.spine
    }
    if let path = try arguments.optional(page) {
      let bytes = try Input.read(path, .picture, for: page.description.name)
      look.page = try picture(path, bytes, for: page, linkedFrom: isLinked ? folder : nil)
      look.frame = frame(of: bytes) ?? look.frame
    }
    look.spine = try arguments.optional(spineColor) ?? look.spine
    look.frame = try arguments.optional(frameColor) ?? look.frame
    return look
  }

  /// Returns the picture of every cover, with the color of its spine.
  static func covers(
    _ arguments: Arguments, binding: BookBinding
  ) throws(Failure) -> [(picture: BookPicture, spine: RGB)] {
    var covers: [(picture: BookPicture, spine: RGB)] = []
    for path in arguments.values(of: cover) {
      let bytes = try Input.read(path, .picture, for: cover.description.name)
      let picture = try picture(path, bytes, for: cover, linkedFrom: nil)
      covers.append((picture, spine(of: bytes, binding: binding) ?? BookLook().spine))
    }
    return covers
  }

  private static func picture(
    _ path: Path, _ bytes: [UInt8], for option: Option<Path>, linkedFrom folder: Path?
  ) throws(Failure) -> BookPicture {
    let name = option.description.name
    if folder != nil, path == .standard {
      throw .usage("\(name.quoted) got '-', but stdin has no path for '--link' to link to")
    }
    return try Failure.badData(name.got(path)) { () throws(BookExportError) in
      guard let folder else { return try BookPicture(embedding: bytes) }
      return try BookPicture(linking: Link.from(folder, to: path), to: bytes)
    }
  }

  /// Returns the spine color for a cover, or `nil` if its colors can't be read, as for a JPEG.
  private static func spine(of bytes: [UInt8], binding: BookBinding) -> RGB? {
    guard let colors = try? BookPictureColors(png: .bytes(bytes), request: .cover(binding)) else {
      return nil
    }
    return BookColors(cover: colors, binding: binding).spine
  }

  /// Returns the color that frames a page, or `nil` if its colors can't be read.
  private static func frame(of bytes: [UInt8]) -> RGB? {
    try? BookPictureColors(png: .bytes(bytes), request: .page).dominant
  }
}
