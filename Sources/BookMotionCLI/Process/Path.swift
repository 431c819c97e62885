/// The path of a file as the system has it: bytes, which need not be UTF-8.
///
/// Paths are equal if their bytes are: an accent that is spelled in two ways makes two files.
struct Path: Hashable, Sendable {
  /// Without the zero that ends a path for the system, and with no other.
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(text.utf8) }

  init(_ word: ByteText) { self.init(word.bytes) }

  /// What stands for stdin where something is read, and for stdout where something is written.
  static let standard = Path("-")

  /// The path to read, in which a byte that is no part of a text is written as in `\xff`.
  var text: String { ByteText(bytes).text }

  /// Whether the path is UTF-8: then no other has the same text.
  var isText: Bool { ByteText(bytes).isExact }

  /// The path between single quotes, for messages.
  var quoted: String { text.quoted }

  /// The path as the system takes it.
  var letters: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}

extension Path {
  func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  func contains(_ letter: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: letter)) }

  /// Whether a listing leaves out the name.
  var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  var isAbsolute: Bool { bytes.first == Path.slash }

  /// What has a name in this folder.
  func appending(_ name: Path) -> Path {
    Path(bytes + (bytes.last == Path.slash ? [] : [Path.slash]) + name.bytes)
  }

  func appending(_ name: String) -> Path { appending(Path(name)) }

  /// The folder that the path leads through last.
  var folder: Path {
    guard let slash = bytes.lastIndex(of: Path.slash) else { return Path(".") }
    return Path(slash == 0 ? bytes[...slash] : bytes[..<slash])
  }

  /// What a link of this path means by another path.
  func meaning(of path: Path) -> Path { path.isAbsolute ? path : folder.appending(path) }

  /// Without slashes at the end, which only say that it is a folder.
  var withoutLastSlashes: Path {
    let end = bytes.lastIndex { $0 != Path.slash } ?? 0
    return Path(bytes.prefix(end + 1))
  }

  /// The names that the path leads through.
  var names: [Path] { bytes.split(separator: Path.slash).map { Path($0) } }

  private static let slash = UInt8(ascii: "/")
}

extension Path: CustomStringConvertible {
  var description: String { text }
}
