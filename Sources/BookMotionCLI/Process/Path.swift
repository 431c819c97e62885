/// The path of a file as the system sees it: bytes, which need not be UTF-8.
///
/// Paths are equal if their bytes are: the same accent encoded in two ways makes two files.
struct Path: Hashable, Sendable {
  /// The bytes, without a terminating or any other zero.
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(text.utf8) }

  init(_ word: ByteText) { self.init(word.bytes) }

  /// The path that means stdin for input, and stdout for output.
  static let standard = Path("-")

  /// The readable path, in which invalid bytes are written as in `\xff`.
  var text: String { ByteText(bytes).text }

  /// True if the path is valid UTF-8. If so, no other path has the same text.
  var isText: Bool { ByteText(bytes).isExact }

  /// The path in single quotes, for messages.
  var quoted: String { text.quoted }

  /// The path as a C string.
  var letters: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Path {
  func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  func contains(_ letter: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: letter)) }

  /// True if directory listings omit the name.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  var isAbsolute: Bool { bytes.first == Path.slash }

  /// Returns the path of a name in this folder.
  func appending(_ name: Path) -> Path {
    Path(bytes + (bytes.last == Path.slash ? [] : [Path.slash]) + name.bytes)
  }

  func appending(_ name: String) -> Path { appending(Path(name)) }

  /// The folder that contains the last component.
  var folder: Path {
    guard let slash = bytes.lastIndex(of: Path.slash) else { return Path(".") }
    return Path(slash == 0 ? bytes[...slash] : bytes[..<slash])
  }

  /// Returns the target of a link at this path that contains `path`.
  func meaning(of path: Path) -> Path { path.isAbsolute ? path : folder.appending(path) }

  /// The path without trailing slashes, which only mark a folder.
  var withoutLastSlashes: Path {
    let end = bytes.lastIndex { $0 != Path.slash } ?? 0
    return Path(bytes.prefix(end + 1))
  }

  /// The components of the path.
  var names: [Path] { bytes.split(separator: Path.slash).map { Path($0) } }

  private static let slash = UInt8(ascii: "/")
}

extension Path: CustomStringConvertible {
  var description: String { text }
}
