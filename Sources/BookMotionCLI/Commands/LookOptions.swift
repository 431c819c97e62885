import BookMotion
import BookMotionColor
import BookMotionExport

/// The options for a book's pictures and the colors derived from them.
enum LookOptions {
  static let cover = Option(
    "--cover", "<file>", "The cover's picture, a PNG or a JPEG. (default: a drawn cover)",
    reads: .input)
  static let page = Option(
    "--page", "<file>",
    "The first page's picture, or the illustration in a book of leaves. (default: a drawn page)",
    reads: .input)
  static let link = Option(
    flag: "--link",
    "Link to the pictures by relative path instead of embedding them.")
  static let spineColor = Option(
    "--spine-color", "<rrggbb>",
    "The spine's color. (default: that of a PNG's bound edge, or brown)",
    reads: .color)
  static let frameColor = Option(
    "--frame-color", "<rrggbb>",
    "The color around a page. (default: a PNG's dominant color, or blue)", reads: .color)
  static let pictureError = Option(
    "--picture-error", "<points>",
    "The largest error of a picture in perspective; a larger one makes smaller files. (default: "
      + "0.17, or 1 if animated)",
    reads: .number(.pictureError))

  /// The options that apply only to a book transition.
  static let onlyOfTransitions = [
    spineColor.description.name, pictureError.description.name,
  ]

  static let group = OptionGroup(
    title: "LOOK OPTIONS",
    options: [
      cover.description, page.description, link.description, spineColor.description,
      frameColor.description, pictureError.description,
    ])
}

extension OptionReader<RGB> {
  /// Reads a color as CSS writes it. `#` may be omitted, since shells treat it as a comment.
  static let color = OptionReader { text, name throws(Failure) in
    do {
      return try RGB(hex: text.hasPrefix("#") ? text : "#" + text)
    } catch {
      throw .usage(
        "\(name.got(text)): it takes a color as hexadecimal digits, such as "
          + "664026")
    }
  }
}
