import BookMotion
import BookMotionExport

/// The pictures of a book, and the colors that follow from them.
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
  static let spineColor = Option(
    "--spine-color", "<rrggbb>",
    "The spine's color. Without, the one that a PNG has at its bound edge, or brown.",
    reads: .color)
  static let frameColor = Option(
    "--frame-color", "<rrggbb>",
    "The color around a page. Without, the one that most of a PNG has, or blue.", reads: .color)
  static let whole = Option(
    flag: "--whole",
    "Draw more than the screen: room around it for all of a cover that swings out of it.")
  static let pictureError = Option(
    "--picture-error", "<points>",
    "How far a picture in perspective may be off; more of it makes smaller drawings. Without, "
      + "0.17, and 1 if they are animated.",
    reads: .number(.pictureError))

  /// Those that only a book on its way has.
  static let onlyOfTransitions = [
    spineColor.description.name, whole.description.name, pictureError.description.name,
  ]

  static let group = OptionGroup(
    title: "LOOK OPTIONS",
    options: [
      cover.description, page.description, link.description, spineColor.description,
      frameColor.description, whole.description, pictureError.description,
    ])
}

extension OptionReader<RGB> {
  /// A color as CSS writes it; `#` may be left out, because shells take it for a comment.
  static let color = OptionReader { text, name throws(Failure) in
    do {
      return try RGB(hex: text.hasPrefix("#") ? text : "#" + text)
    } catch {
      throw .usage(
        "\(name.quoted) got \(text.quoted): it takes a color as hexadecimal digits, such as "
          + "664026")
    }
  }
}
