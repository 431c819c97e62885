public import BookMotion
public import BookMotionColor

/// The colors of many pictures as a document: a line a picture, in the order given.
///
/// ```swift
/// let report = ColorReport(.ndjson, binding: .left, names: ["cover.png"])
/// print(report.line("cover.png", colors), terminator: "")
/// // {"file":"cover.png","width":500,"height":700,"edge":[…],"spine":[…],"frame":[…],"title":[…]}
/// ```
public struct ColorReport: Sendable {
  /// How the lines are written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Columns to read.
    case table
    /// A JSON object a line, colors as three numbers from 0 to 1.
    case ndjson
  }

  /// How the lines are written.
  public let format: Format

  /// The side at which the books are bound.
  public let binding: BookBinding

  private let nameWidth: Int

  /// Creates a report; the table's first column is as wide as the longest of the names, within
  /// reason.
  public init(_ format: Format, binding: BookBinding, names: [String]) {
    self.format = format
    self.binding = binding
    nameWidth = min(
      max(names.map(\.printable.count).max() ?? 0, ColorReport.leastName), ColorReport.widestName)
  }

  /// What stands before the first line: the heads of the table's columns.
  public var head: String {
    switch format {
    case .table: row("file", ["size", "edge", "spine", "frame", "title", "contrast"])
    case .ndjson: ""
    }
  }

  /// The line of a picture.
  ///
  /// The name of a file need not be UTF-8. `bytes` are those of one that is not; a JSON object has
  /// them as `"fileBytes"`, in hexadecimal digits, beside a `"file"` that is only to be read.
  public func line(
    _ name: String, bytes: [UInt8]? = nil, _ colors: PictureColors
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

  /// The line of a picture that could not be read.
  public func line(
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
    let digits = bytes.map { bytes in
      bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    }
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
  /// The components as JSON.
  fileprivate var list: String {
    let components = [red, green, blue].map { $0.text(decimals: 6) }
    return "[" + components.joined(separator: ",") + "]"
  }
}

extension String {
  /// With spaces behind it, at least so wide.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
