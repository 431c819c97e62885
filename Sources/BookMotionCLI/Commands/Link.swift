import BookMotion
import BookMotionDocuments

/// The address of a file as a document in a given folder has to write it.
enum Link {
  /// Returns the address of `path`. Absolute paths stay as they are, but begin with one slash: two
  /// would begin a host. Others are resolved against the working folder and made relative to
  /// `folder`, which need not exist yet.
  static func from(_ folder: Path, to path: Path) -> String {
    guard !path.isAbsolute else {
      return escaped(Path("/".utf8 + path.bytes.drop { $0 == UInt8(ascii: "/") }))
    }
    let base = absolute(folder).names
    let target = System.resolved(path).names
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: Path(".."), count: base.count - shared)
    return escaped(Path((up + target.dropFirst(shared)).map(\.bytes).joined(separator: "/".utf8)))
  }

  /// Returns the folder's resolved path, even if only its parent exists.
  private static func absolute(_ folder: Path) -> Path {
    guard !Input.exists(folder), let name = folder.names.last else {
      return System.resolved(folder)
    }
    return System.resolved(folder.withoutLastSlashes.folder).appending(name)
  }

  /// Escapes the characters that have a meaning in an address or can't be part of a document, and
  /// prevents a colon from being read as the end of a scheme. Browsers read a backslash as a slash.
  private static func escaped(_ path: Path) -> String {
    let text = ByteText.text(of: path.bytes) { scalar in
      let isPlain = scalar.isPrintable && !"%#?\\".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : String(scalar).utf8.map(\.inAddress).joined()
    } stray: {
      $0.inAddress
    }
    return text.prefix { $0 != "/" }.contains(":") ? "./" + text : text
  }
}

extension UInt8 {
  /// The byte, percent-encoded.
  fileprivate var inAddress: String { "%" + hexadecimal }
}
