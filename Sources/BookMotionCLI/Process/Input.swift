/// Reads files whole, or says why not.
///
/// Whatever is refused is told with the option or operand that named it: `'--cover' got 'a.png': …`.
enum Input {
  /// The kinds of files, which differ in how much of them is read: what has no end is refused in a
  /// moment, and before memory is full.
  enum Kind: String, CaseIterable {
    /// A choreography or a timeline. All that `timeline` makes of a preset can be read again: the
    /// longest has 246 MB.
    case document
    /// A picture, which stands in every drawing.
    case picture
    /// A list of paths.
    case list

    /// What the manual says of it.
    var limit: String { "\(self)s \(most >> 20) MB" }

    var most: Int {
      switch self {
      case .document: 384 << 20
      case .picture, .list: 64 << 20
      }
    }
  }

  /// The bytes of a file; of stdin if the path is `-`.
  static func read(_ path: Path, _ kind: Kind, for name: String) throws(Failure) -> [UInt8] {
    let words = "\(name.quoted) got \(path.quoted)"
    do {
      return try path == .standard
        ? System.readAll(0, most: kind.most) : System.readFile(path, most: kind.most)
    } catch {
      guard !error.isTooLarge else {
        throw .badData("\(words): a \(kind) of more than \(kind.most >> 20) MB is not read")
      }
      throw .missingFile("\(words): can't read it: \(error.message)")
    }
  }

  /// The bytes of a document, if they can be one.
  ///
  /// Whoever mixes up two files wants to hear what was awaited rather than which byte was wrong.
  static func readJSON(
    _ path: Path, for name: String, takes what: String
  ) throws(Failure) -> [UInt8] {
    let bytes = try read(path, .document, for: name)
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    guard let first = text.first(where: { !blanks.contains($0) }) else {
      throw .badData("\(name.quoted) got \(path.quoted): it is empty; it takes \(what)")
    }
    guard first == UInt8(ascii: "{") else {
      throw .badData("\(name.quoted) got \(path.quoted): it is no JSON object; it takes \(what)")
    }
    return bytes
  }

  /// Whether there is anything at a path.
  static func exists(_ path: Path) -> Bool {
    // What can't be looked at is there for all we know.
    do { return try System.status(path) != nil } catch { return true }
  }

  private static let blanks = Array(" \t\r\n".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
