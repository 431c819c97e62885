package import BookMotion
package import BookMotionColor
import BookMotionDocuments

/// A document that lists the colors of many pictures, one line per picture, in the given order.
///
/// ```swift
/// let report = ColorReport(.ndjson, binding: .left, names: ["cover.png"])
/// print(report.line("cover.png", colors), terminator: "")
/// // {"file":"cover.png","width":500,"height":700,"edge":[…],"spine":[…],"frame":[…],"title":[…]}
/// ```
package struct ColorReport: Sendable {
  /// The format of the lines.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Aligned columns for people to read.
    case table
    /// One JSON object per line, with each color as three numbers from 0 to 1.
    case ndjson
  }

  /// The format of the lines.
  package let format: Format

  /// The side at which the books are bound.
  package let binding: BookBinding

  private let nameWidth: Int

  /// Creates a report whose first table column is as wide as the longest name, up to 40 characters.
  package init(_ format: Format, binding: BookBinding, names: [String]) {
    self.format = format
    self.binding = binding
    nameWidth = min(
      max(names.map(\.printable.count).max() ?? 0, ColorReport.leastName), ColorReport.widestName)
  }

  /// The text before the first line: the column headings of a table, or nothing for NDJSON.
  package var head: String {
    switch format {
    case .table: row("file", ["size", "edge", "spine", "frame", "title", "contrast"])
    case .ndjson: ""
    }
  }

  /// Returns the line for a picture.
  ///
  /// A file name need not be UTF-8. If it isn't, pass its bytes as `bytes`: a JSON object then has
  /// them as `"fileBytes"`, in hexadecimal digits, next to a `"file"` that is only for display.
  package func line(
    _ name: String, bytes: [UInt8]? = nil, _ colors: BookPictureColors
  ) -> String {
    let book = BookColors(cover: colors, page: colors, binding: binding)
    switch format {
    case .table:
      return row(
        name,
        [
          "\(colors.width)x\(colors.height)", book.edge.hex, book.spine.hex, book.frame.hex,
          book.title.hex, book.titleContrast.text(decimals: 1),
        ])
    case .ndjson:
      return "{\(field(name, bytes)),\"width\":\(colors.width),"
        + "\"height\":\(colors.height),\"edge\":\(book.edge.list),\"spine\":\(book.spine.list),"
        + "\"frame\":\(book.frame.list),\"title\":\(book.title.list)}\n"
    }
  }

  /// Returns the line for a picture that could not be read.
  package func line(
    _ name: String, bytes: [UInt8]? = nil, error code: String, message: String
  ) -> String {
    switch format {
    case .table: row(name, ["error: \(message.printable)"])
    case .ndjson:
      "{\(field(name, bytes)),\"error\":{\"code\":\(JSONText.quoted(code)),"
        + "\"message\":\(JSONText.quoted(message))}}\n"
    }
  }

  private func field(_ name: String, _ bytes: [UInt8]?) -> String {
    let digits = bytes?.map(\.hexadecimal).joined()
    return "\"file\":\(JSONText.quoted(name))" + (digits.map { ",\"fileBytes\":\"\($0)\"" } ?? "")
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    let cells = cells.dropLast().map { $0.filled(to: ColorReport.cellWidth) } + cells.suffix(1)
    return ([name.printable.filled(to: nameWidth)] + cells).joined(separator: "  ") + "\n"
  }

  private static let leastName = 4
  private static let widestName = 40
  private static let cellWidth = 9
}

extension RGB {
  /// The components as a JSON array.
  fileprivate var list: String {
    let components = [red, green, blue].map { $0.text(decimals: 6) }
    return "[" + components.joined(separator: ",") + "]"
  }
}

extension String {
  /// Returns the string padded with trailing spaces to at least `width` characters.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
