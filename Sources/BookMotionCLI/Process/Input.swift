/// Reads files whole, or says why not.
///
/// Whatever is refused is told with the option or operand that named it: `'--cover' got 'a.png': …`.
enum Input {
  /// The bytes of a file; of stdin if the path is `-`.
  static func read(_ path: String, for name: String) throws(Failure) -> [UInt8] {
    do {
      return try path == "-" ? System.readAll(0) : System.readFile(path)
    } catch {
      throw .missingFile("\(name.quoted) got \(path.quoted): can't read it: \(error.message)")
    }
  }

  /// The bytes of a document, if they can be one.
  ///
  /// Whoever mixes up two files wants to hear what was awaited rather than which byte was wrong.
  static func readJSON(
    _ path: String, for name: String, takes what: String
  ) throws(Failure) -> [UInt8] {
    let bytes = try read(path, for: name)
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
  static func exists(_ path: String) -> Bool {
    if case .nothing? = try? System.place(path) { false } else { true }
  }

  private static let blanks = Array(" \t\r\n".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
