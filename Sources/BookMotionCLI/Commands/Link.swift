import BookMotion

/// The address of a file as a document in some folder has to write it.
enum Link {
  /// Absolute paths stay; others begin at the working folder and become relative to `folder`, which
  /// need not be there yet.
  static func from(_ folder: Path, to path: Path) -> String {
    guard !path.isAbsolute else { return escaped(path) }
    let base = absolute(folder).names
    let target = System.resolved(path).names
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: Path(".."), count: base.count - shared)
    return escaped(Path((up + target.dropFirst(shared)).map(\.bytes).joined(separator: "/".utf8)))
  }

  /// With its links followed, also if only the folder around it is there.
  private static func absolute(_ folder: Path) -> Path {
    guard !Input.exists(folder), let name = folder.names.last else {
      return System.resolved(folder)
    }
    return System.resolved(folder.withoutLastSlashes.folder).appending(name)
  }

  /// What means something else in an address, and the colon that would end a scheme's name; and
  /// what a document can't have in it.
  private static func escaped(_ path: Path) -> String {
    let text = ByteText.text(of: path.bytes) { scalar in
      let isPlain = scalar.isPrintable && !"%#?".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : String(scalar).utf8.map(\.inAddress).joined()
    } stray: {
      $0.inAddress
    }
    return text.prefix { $0 != "/" }.contains(":") ? "./" + text : text
  }
}

extension UInt8 {
  /// As an address writes any byte.
  fileprivate var inAddress: String { "%" + hexadecimal }
}
