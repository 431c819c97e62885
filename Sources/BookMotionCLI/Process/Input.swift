import BookMotionDocuments

/// Reads whole files, or reports why it can't.
///
/// Error messages begin with the option or operand that named the file: `'--cover' got 'a.png': …`,
/// `<old> 'a.json': …`.
enum Input {
  /// The kinds of files, each with a size limit: endless input is rejected at once, before it fills
  /// the memory.
  enum Kind {
    /// A choreography or a timeline. The limit admits anything that `timeline` makes of a preset;
    /// the largest is 246 MB.
    case document
    /// A picture, which is embedded in every drawing.
    case picture
    /// A list of paths.
    case list

    var most: Int {
      switch self {
      case .document: 384 << 20
      case .picture, .list: 64 << 20
      }
    }
  }

  /// Returns the bytes of a file, or of stdin if the path is `-`.
  static func read(_ path: Path, _ kind: Kind, for name: String) throws(Failure) -> [UInt8] {
    let words = name.got(path)
    do {
      return try path == .standard
        ? System.readAll(0, most: kind.most) : System.readFile(path, most: kind.most)
    } catch {
      guard !error.isTooLarge else {
        throw .badData("\(words): it is larger than \(kind.most >> 20) MB, the limit for a \(kind)")
      }
      throw .missingFile("\(words): can't read it: \(error.message)")
    }
  }

  /// Returns the bytes of a file in a folder whose files are all read. What has no end, such as a
  /// pipe that nobody writes to, would never let the others have their turn.
  static func read(
    _ name: Path, in folder: Path, _ kind: Kind, for operand: String
  ) throws(Failure) -> [UInt8] {
    let path = folder.appending(name)
    if (try? System.status(path))?.kind == .special {
      throw .badData("\(operand.got(path)): it is a pipe or a device: put a file in its place")
    }
    return try read(path, kind, for: operand)
  }

  /// Returns the bytes of a file, if they begin like a JSON object.
  ///
  /// Checked early, so that a mixed-up file is reported by what was expected rather than by its
  /// first invalid byte.
  static func readJSON(
    _ path: Path, for name: String, takes what: String
  ) throws(Failure) -> [UInt8] {
    let bytes = try read(path, .document, for: name)
    let words = name.got(path)
    let start = bytes.withoutByteOrderMark.drop(while: blanks.contains)
    guard !start.isEmpty else { throw .badData("\(words): it is empty; it takes \(what)") }
    guard !start.starts(with: "//".utf8), !start.starts(with: "/*".utf8) else {
      throw .badData("\(words): JSON has no comments; remove the first one")
    }
    guard start.first == UInt8(ascii: "{") else {
      throw .badData("\(words): it is not a JSON object; it takes \(what)")
    }
    return bytes
  }

  /// Returns true if anything exists at a path.
  static func exists(_ path: Path) -> Bool {
    // Assume that something exists if the path can't be examined.
    do { return try System.status(path) != nil } catch { return true }
  }

  private static let blanks = Array(" \t\r\n".utf8)
}
